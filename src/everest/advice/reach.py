"""Where a piece can come to in this turn, tried out with the engine on copies of the state.

Only what the viewer can do by itself is followed: using movement cards for the piece, and moving
it. A step onto a face-down icefall tile is the last one, since chance would act next (I1). What
is legal in a turn depends on what everybody can see, so no secret shows.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from everest.advice.shapes import Destination, Reach
from everest.engine.actions import ActionTable
from everest.engine.game import AnyGame
from everest.engine.phases.pieces import PIECES
from everest.engine.vocabulary import MOVE, PIECE_NAMES, USE

MOST_NODES: Final = 300
"""With cards to be used first, at most so many positions of a piece are looked at."""


@dataclass(frozen=True)
class _Start:
    """Some cards used for the piece, in the order of the engine, and what that leads to."""

    state: Any
    uses: tuple[int, ...]


class _Visits:
    """Where a piece has been in a search, and with which points it stood there."""

    def __init__(self) -> None:
        self._points: dict[int, list[tuple[int, ...]]] = {}

    def is_news(self, space: int, points: tuple[int, ...]) -> bool:
        """Whether it has not been there with at least so many points of each way."""
        return not any(all(map(int.__ge__, other, points)) for other in self._points.get(space, ()))

    def add(self, space: int, points: tuple[int, ...]) -> None:
        """Note that it is there now."""
        self._points.setdefault(space, []).append(points)


def reach(game: AnyGame, state: Any, seat: int) -> list[Reach]:
    """Where the pieces of the seat whose turn it is can come to."""
    found = [_Walk(game, state, seat, piece).reach() for piece in PIECES]
    return [one for one in found if one["destinations"]]


class _Walk:
    """All ways of one piece."""

    def __init__(self, game: AnyGame, state: Any, seat: int, piece: int) -> None:
        self._game = game
        self._table: ActionTable = game.actions
        self._state = state
        self._seat = seat
        self._piece = piece
        self._left = MOST_NODES
        self._here = self._place(state)
        self._found: dict[int, Destination] = {}

    def reach(self) -> Reach:
        """With the points that it has where they are enough, else with the cheapest cards."""
        starts = self._starts()
        self._search(next(starts))
        seen = set()
        for start in starts:
            # the same points by other cards lead nowhere else
            points = self._points(start.state)
            if points in seen:
                continue
            seen.add(points)
            if self._left <= 0:
                break
            self._search(start)
        return {
            "piece": PIECE_NAMES[self._piece],
            "destinations": sorted(
                self._found.values(), key=lambda one: (bool(one["uses"]), one["cost"])
            ),
        }

    # -- cards --------------------------------------------------------------------------------

    def _starts(self) -> Iterator[_Start]:
        """The present state, then it after each set of cards, the most sparing set first.

        A way with the fewest points of cards that are enough for it wastes the fewest.
        """
        starts = [_Start(self._state, ())]
        for start in starts:
            for action in self._legal(start.state, USE):
                # in ascending order, so that the same cards are not tried in each order
                if not start.uses or action >= start.uses[-1]:
                    starts.append(_Start(self._after(start.state, action), (*start.uses, action)))
        return iter(sorted(starts, key=self._price))

    def _price(self, start: _Start) -> tuple[int, int, int, int]:
        """What a set of cards costs: levels of clients, points, cards, points in other ways."""
        cards, table = self._game.ruleset.cards, self._table
        kinds = [table.arg_a[action] for action in start.uses]
        points = [cards.points[4 * table.arg_a[use] + table.arg_c[use]] for use in start.uses]
        return (
            sum([cards.loss[kind] for kind in kinds]),
            sum(points),
            len(kinds),
            sum([cards.best[kind] for kind in kinds]),
        )

    # -- steps --------------------------------------------------------------------------------

    def _search(self, start: _Start) -> None:
        """Dijkstra over what is spent; spaces that have been found keep their way."""
        begin = sum(self._points(start.state))
        queue: list[tuple[int, int, Any, tuple[int, ...]]] = [(0, 0, start.state, ())]
        number = 0
        been = _Visits()
        while queue:
            _, _, state, steps = heapq.heappop(queue)
            points = self._points(state)
            if not any(points) or not been.is_news(self._place(state), points):
                continue
            been.add(self._place(state), points)
            if start.uses:
                self._left -= 1
                if self._left < 0:
                    return
            for action in self._legal(state, MOVE):
                if not been.is_news(self._table.arg_b[action], points):
                    continue  # not even if the step were free
                after = self._after(state, action)
                cost = begin - sum(self._points(after))
                way = (*steps, action)
                is_blind = self._place(after) == self._place(state)
                self._note(start, way, cost, after, is_blind)
                if not is_blind:
                    number += 1
                    heapq.heappush(queue, (cost, number, after, way))

    def _note(
        self, start: _Start, way: tuple[int, ...], cost: int, after: Any, is_blind: bool
    ) -> None:
        """Note where a way leads, unless a better one to there has been found."""
        space = self._table.arg_b[way[-1]]
        known = self._found.get(space)
        uses = [self._game.ruleset.cards.ids[self._table.arg_a[use]] for use in start.uses]
        if space == self._here or (known and (known["uses"] != uses or known["cost"] <= cost)):
            return
        self._found[space] = {
            "space": self._game.ruleset.board.ids[space],
            "cost": cost,
            "uses": uses,
            "actions": [self._table.texts[action] for action in (*start.uses, *way)],
            "blind": is_blind,
            "passing": after.passing == self._piece,
        }

    # -- the engine ---------------------------------------------------------------------------

    def _legal(self, state: Any, kind: int) -> list[int]:
        """Legal actions of a kind that concern the piece."""
        table = self._table
        whose = table.arg_a if kind == MOVE else table.arg_b
        return [
            action
            for action in self._game.legal_actions(state, self._seat)
            if table.kinds[action] == kind and whose[action] == self._piece
        ]

    def _after(self, state: Any, action: int) -> Any:
        """A copy of a state in which an action has been done."""
        after = state.clone()
        self._game.apply(after, self._seat, action)
        return after

    def _place(self, state: Any) -> int:
        """Where the piece stands."""
        place: int = state.places[len(PIECES) * self._seat + self._piece]
        return place

    def _points(self, state: Any) -> tuple[int, ...]:
        """The points of the piece, by way."""
        points: tuple[int, ...] = state.points[3 * self._piece : 3 * self._piece + 3]
        return points
