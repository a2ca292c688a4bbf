"""What a piece of the viewer can pay for in this turn, with its points and the cards that are left.

A sum, not a search: cards that cost levels are left out, and so is what the other piece wants.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from everest.advice.position import Position
from everest.engine.cards import ANY, DOWN, REST, UP
from everest.engine.points import left_over
from everest.engine.vocabulary import PIECE_NAMES


def can_pay(position: Position, piece: str, *, up: int = 0, down: int = 0) -> bool:
    """Whether a piece can have so many points for the way up and down."""
    return any(left_over(*have, up, down, 0) >= 0 for have in budgets(position, piece))


def budgets(position: Position, piece: str) -> Iterator[tuple[int, int, int]]:
    """What a piece can have: points up, in any direction and down."""
    own = position.points_of(PIECE_NAMES.index(piece))
    for more in _card_points(position):
        yield (
            own.get("up", 0) + more[UP],
            own.get("any", 0) + more[ANY],
            own.get("down", 0) + more[DOWN],
        )


def has_rest_card(position: Position) -> bool:
    """Whether a card that is left gives levels."""
    return any(position.rules.cards.points[4 * kind + REST] for kind in _unused(position))


def has_movement_card(position: Position) -> bool:
    """Whether a card that is left gives movement points."""
    points = position.rules.cards.points
    return any(points[4 * kind + way] for kind in _unused(position) for way in (UP, ANY, DOWN))


def _unused(position: Position) -> list[int]:
    """The kinds of the cards that are left."""
    turn = position.my_turn()
    ids = position.rules.cards.ids
    return [ids.index(name) for name in turn["unused"]] if turn is not None else []


def _card_points(position: Position) -> Iterator[tuple[int, int, int]]:
    """What the cards that are left give, in each way in which they can be used."""
    cards = position.rules.cards
    ways = [
        [
            tuple([cards.points[4 * kind + way] if way == chosen else 0 for way in (UP, ANY, DOWN)])
            for chosen in (UP, ANY, DOWN)
            if cards.points[4 * kind + chosen]
        ]
        for kind in _free_of_loss(position)
    ]
    for chosen in product(*ways):
        sums = [sum(column) for column in zip(*chosen, strict=True)] or [0, 0, 0]
        yield sums[UP], sums[ANY], sums[DOWN]


def _free_of_loss(position: Position) -> list[int]:
    """The kinds of the cards that are left and give movement points without costing levels."""
    cards = position.rules.cards
    return [
        kind
        for kind in _unused(position)
        if not cards.loss[kind] and any(cards.points[4 * kind + way] for way in (UP, ANY, DOWN))
    ]
