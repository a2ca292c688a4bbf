"""A turn of K2 once more, from the rules and without the engine: what may be done, and K3 and M4.

A `Turn` never changes. What is promised is found out by trying everything to the end of the turn,
so this serves for positions in which little is left to do.
"""

from collections.abc import Iterator
from typing import NamedTuple

from everest.engine.board import LEVEL
from everest.engine.cards import UP, WAY_NAMES
from everest.games.k2.game import K2
from everest.games.k2.state import K2State

Pair = tuple[int, int]
GONE = -1
"""Where a dead climber is, and who stands in a full space or is dying when nobody does."""

DEAD_END = 99
"""More risk than there is: what lapses where a turn cannot be ended."""


class Card(NamedTuple):
    """What is left of a card: its name, and its numbers up, any, down, rest."""

    name: str
    numbers: tuple[int, int, int, int]

    def ways(self) -> list[int]:
        """The ways in which it has points."""
        return [way for way, number in enumerate(self.numbers) if number]

    def less(self, way: int) -> "Card | None":
        """What is left when one of its points has paid (KC3, KR12)."""
        left = self.numbers[way] - 1
        if not left:
            return None
        printed = self.name.split("-")[0]
        chosen = f"-{WAY_NAMES[way]}" if "/" in printed else ""
        numbers = [0, 0, 0, 0]
        numbers[way] = left
        return Card(f"{printed}{chosen}-left{left}", (*numbers,))  # type: ignore[arg-type]


class Turn(NamedTuple):
    """Everything of a turn that an action can change; climbers are 0 and 1."""

    cards: tuple[Card, ...]
    points: tuple[int, ...]
    places: Pair
    levels: Pair
    tents: Pair
    moved: Pair
    risk: int
    rescues: int
    passing: int = GONE
    dying: int = GONE


class World:
    """What stays as it is: the map, today's costs, the other players' climbers.

    While a climber stands in a full space, neither it nor a partner beside it pays its last level:
    nobody gets out of there by a death (KR13).
    """

    def __init__(self, game: K2, state: K2State) -> None:
        rules = game.rules
        self.board = rules.board
        day = rules.weather[state.left_tile].days[(state.round - 1) % 3]
        self.costs = [
            cost + day.extra_cost[zone]
            for cost, zone in zip(self.board.cost, self.board.zone, strict=True)
        ]
        first = 2 * state.seat
        others = [*state.places[:first], *state.places[first + 2 :]]
        self.others = [others.count(space) for space in range(len(self.board))]
        self._least: dict[Turn, int] = {}

    # -- what the promises allow ----------------------------------------------------------------

    def legal(self, turn: Turn) -> set[str]:
        """All that may be done: what lets no more risk lapse than must."""
        most = self.least_lapsing(turn)
        found = {text for text, after in self.possible(turn) if self.least_lapsing(after) <= most}
        if self._may_end(turn) and turn.risk <= most:
            found.add("end")
        return found

    def least_lapsing(self, turn: Turn) -> int:
        """How much risk is left over when the turn is ended as well as it can be."""
        known = self._least.get(turn)
        if known is None:
            ways = [self.least_lapsing(after) for _, after in self.possible(turn)]
            ways.append(turn.risk if self._may_end(turn) else DEAD_END)
            known = self._least[turn] = min(ways)
        return known

    def effort(self) -> int:
        """How many positions have been looked at."""
        return len(self._least)

    def _may_end(self, turn: Turn) -> bool:
        return turn.passing == GONE and turn.dying == GONE

    # -- what is possible, whatever comes of it ---------------------------------------------------

    def possible(self, turn: Turn) -> Iterator[tuple[str, Turn]]:
        """Every action but the end of the turn, and what it leads to."""
        if turn.dying != GONE:
            yield from self._rescues(turn)
            return
        for piece in (0, 1):
            if turn.places[piece] == GONE:
                continue
            if turn.passing in (GONE, piece):  # M4, KR13
                yield from self._uses(turn, piece)
                yield from self._steps(turn, piece)
            yield from self._pitches(turn, piece)
        if turn.risk:
            yield from self._settlements(turn)

    def _rescues(self, turn: Turn) -> Iterator[tuple[str, Turn]]:
        piece = turn.dying
        name = "AB"[piece]
        for space, zone in enumerate(self.board.zone):
            room = self.board.limit[space] - self.others[space]
            if zone == 0 and room > (turn.places[1 - piece] == space):  # KR5
                yield (
                    f"rescue {name} to {self.board.ids[space]}",
                    turn._replace(
                        places=_with(turn.places, piece, space),
                        levels=_with(turn.levels, piece, 1),
                        rescues=turn.rescues - 1,
                        dying=GONE,
                    ),
                )
        yield f"give up {name}", _buried(turn._replace(dying=GONE), piece)

    def _uses(self, turn: Turn, piece: int) -> Iterator[tuple[str, Turn]]:
        for card in set(turn.cards):
            left = _without(turn.cards, card)
            for way in card.ways():
                number = card.numbers[way]
                if way == 3:
                    text = f"use {card.name} for {'AB'[piece]}"
                    level = min(turn.levels[piece] + number, 10)
                    levels = _with(turn.levels, piece, level)
                    moved = _with(turn.moved, piece, 1)
                    yield text, turn._replace(cards=left, levels=levels, moved=moved)
                    continue
                suffix = f" {WAY_NAMES[way]}" if len(card.ways()) > 1 else ""
                points = list(turn.points)
                points[3 * piece + way] += number
                text = f"use {card.name} for {'AB'[piece]}{suffix}"
                yield text, turn._replace(cards=left, points=tuple(points))

    def _steps(self, turn: Turn, piece: int) -> Iterator[tuple[str, Turn]]:
        for target, direction in self.board.steps[turn.places[piece]]:
            others = self.others[target] + (turn.places[1 - piece] == target)
            for points in _payments(turn.points, piece, direction, self.costs[target]):
                yield (
                    f"move {'AB'[piece]} to {self.board.ids[target]}",
                    turn._replace(
                        points=points,
                        places=_with(turn.places, piece, target),
                        moved=_with(turn.moved, piece, 1),
                        passing=piece if others >= self.board.limit[target] else GONE,
                    ),
                )

    def _pitches(self, turn: Turn, piece: int) -> Iterator[tuple[str, Turn]]:
        for points in _payments(turn.points, piece, UP, self.costs[turn.places[piece]]):
            if turn.tents[piece]:
                tents = _with(turn.tents, piece, 0)
                yield f"pitch {'AB'[piece]}", turn._replace(points=points, tents=tents)

    def _settlements(self, turn: Turn) -> Iterator[tuple[str, Turn]]:
        settled = turn._replace(risk=turn.risk - 1)
        for card in set(turn.cards):
            for way in card.ways():
                suffix = f" {WAY_NAMES[way]}" if len(card.ways()) > 1 else ""
                less = card.less(way)
                kept = _without(turn.cards, card) + (() if less is None else (less,))
                text = f"settle with card {card.name}{suffix}"
                yield text, settled._replace(cards=tuple(sorted(kept)))
        for index, number in enumerate(turn.points):
            if number:
                piece, way = divmod(index, 3)
                points = (*turn.points[:index], number - 1, *turn.points[index + 1 :])
                text = f"settle with {WAY_NAMES[way]} point of {'AB'[piece]}"
                yield text, settled._replace(points=points)
        for piece in (0, 1):
            if turn.moved[piece] and turn.places[piece] != GONE:
                level = turn.levels[piece] - 1
                is_beside = turn.passing != GONE and (
                    turn.places[piece] == turn.places[turn.passing]
                )
                if level == 0 and is_beside:
                    continue
                after = settled._replace(levels=_with(turn.levels, piece, level))
                if level == 0:
                    after = after._replace(dying=piece) if turn.rescues else _buried(after, piece)
                yield f"settle with levels of {'AB'[piece]}", after


def turn_of(game: K2, state: K2State) -> Turn:
    """The turn that is going on in a state."""
    points, ids = game.rules.cards.points, game.rules.cards.ids
    first = 2 * state.seat
    cards = [
        Card(ids[kind], tuple(points[4 * kind : 4 * kind + 4]))  # type: ignore[arg-type]
        for kind in state.unused.listed
    ]
    return Turn(
        cards=tuple(sorted(cards)),
        points=state.points,
        places=(state.places[first], state.places[first + 1]),
        levels=(state.levels[first], state.levels[first + 1]),
        tents=(int(state.camps[first] < 0), int(state.camps[first + 1] < 0)),
        moved=(state.engaged & 1, state.engaged >> 1),
        risk=state.risk_left,
        rescues=state.rescues[state.seat],
        passing=state.passing,
        dying=state.dying[0] - first if state.dying else GONE,
    )


def _with(pair: Pair, piece: int, number: int) -> Pair:
    return (number, pair[1]) if piece == 0 else (pair[0], number)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _buried(turn: Turn, piece: int) -> Turn:
    return turn._replace(
        places=_with(turn.places, piece, GONE), levels=_with(turn.levels, piece, 0)
    )


def _payments(
    points: tuple[int, ...], piece: int, direction: int, cost: int
) -> Iterator[tuple[int, ...]]:
    """The points that can be left when a step is paid: those of its direction go first (Z7).

    On a level step either number of a rope serves (KR1), so every mixture is a payment.
    """
    up, any_way, down = points[3 * piece : 3 * piece + 3]
    most_up = up if direction in (UP, LEVEL) else 0
    most_down = down if direction != UP else 0
    directed = min(cost, most_up + most_down)
    if cost - directed > any_way:
        return
    for from_up in range(max(0, directed - most_down), min(directed, most_up) + 1):
        mine = (up - from_up, any_way - (cost - directed), down - (directed - from_up))
        yield (*mine, *points[3:]) if piece == 0 else (*points[:3], *mine)
