"""What a player of any game may have overlooked when it ends its turn: cards and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from everest.advice.codes import note
from everest.advice.position import Position
from everest.advice.shapes import Note
from everest.engine.cards import ANY, DOWN, UP
from everest.engine.vocabulary import MOVE, PITCH


def leftovers(
    position: Position,
    legal: Sequence[int],
    is_worth_it: bool,
    is_rest_of_use: Callable[[int], bool],
) -> list[Note]:
    """What is lost with the end of the turn: cards and points.

    Args:
        position: the viewer's turn.
        legal: what the player could do instead.
        is_worth_it: whether any leftover is to be named, of use by itself or not.
        is_rest_of_use: whether an acclimatization card of this kind could do anything.
    """
    found: list[Note] = []
    unused = position.my_turn()["unused"]
    points = position.all_points()
    if len(unused) == position.rules.cards_played:
        found.append(note("no-card"))
    elif unused and (
        is_worth_it or any(_is_of_use(position, card, is_rest_of_use) for card in unused)
    ):
        found.append(note("cards-left", count=len(unused)))
    kinds = position.table.kinds
    can_use_them = any(kinds[action] in (MOVE, PITCH) for action in legal)
    if points and (is_worth_it or found or can_use_them):
        found.append(note("points-left", points=points))
    return found


def _is_of_use(position: Position, name: str, is_rest_of_use: Callable[[int], bool]) -> bool:
    """Whether a card could do anything: rest somebody, or take a piece where it can go."""
    cards = position.rules.cards
    kind = cards.ids.index(name)
    up, anywhere, down = (cards.points[4 * kind + way] for way in (UP, ANY, DOWN))
    if not (up or anywhere or down):
        return is_rest_of_use(kind)
    spaces = [piece["space"] for piece in position.player()["pieces"] if piece["space"] is not None]
    level = (up or anywhere or down) and any(position.beside(space) for space in spaces)
    return bool(level) or any(
        ((up or anywhere) and position.above(space))
        or ((down or anywhere) and position.below(space))
        for space in spaces
    )
