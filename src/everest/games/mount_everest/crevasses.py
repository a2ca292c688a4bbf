"""Whether some arrangement of the crevasses of the icefall cuts base camp off (S5, I4)."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from everest.games.mount_everest.schema import EverestMap, IcefallType

MOST_STEPS = 1_000_000
"""Connections looked along before a map is given up as too intricate; real ones need thousands."""

MOST_CREVASSES = 99
"""Of each type; files with more are faulty, and the search must not follow them down."""


class TooManyArrangementsError(Exception):
    """The map has more arrangements to try than `MOST_STEPS` allows."""


def cutting_arrangement(
    board: EverestMap, crevasses: Mapping[IcefallType, int]
) -> tuple[str, ...] | None:
    """Spaces on which crevasses would part base camp from the summit, or None if none can.

    `crevasses` is the number of crevasse tiles of each type. Guides move down as well as up, so a
    way round may do both. Fewer crevasses never cut off more, so those that stay in the box where
    a map has fewer spaces than tiles need no thought.

    Raises:
        TooManyArrangementsError: if the search would take too long.
    """
    left = {kind: min(number, MOST_CREVASSES) for kind, number in crevasses.items()}
    return _Search(board).cut(frozenset(), left)


class _Search:
    """Every cut closes each way, so it closes the way found first: try its spaces in turn."""

    def __init__(self, board: EverestMap) -> None:
        self.start = board.start
        self.summit = board.summit
        ends = (board.start, board.summit)
        self.icefall = {
            space.id: None if space.id in ends else space.icefall for space in board.spaces
        }
        self.neighbours: dict[str, list[str]] = {space.id: [] for space in board.spaces}
        for space in board.spaces:
            for lower in space.below:
                self.neighbours[space.id].append(lower)
                self.neighbours[lower].append(space.id)
        self.tried: set[frozenset[str]] = set()
        self.steps = 0

    def cut(self, closed: frozenset[str], left: dict[IcefallType, int]) -> tuple[str, ...] | None:
        """A cut that contains the spaces in `closed` and up to `left` more of each type."""
        self.tried.add(closed)
        way = self._way(closed, left)
        if way is None:
            return tuple(sorted(closed))
        for space in way:
            kind = self.icefall[space]
            if kind is None or left[kind] <= 0 or closed | {space} in self.tried:
                continue
            found = self.cut(closed | {space}, {**left, kind: left[kind] - 1})
            if found is not None:
                return found
        return None

    def _way(self, closed: frozenset[str], left: dict[IcefallType, int]) -> list[str] | None:
        """A way to the summit over as few spaces as possible that could still be closed."""
        came_from: dict[str, str] = {}
        risk = {self.start: 0}
        waiting = deque([self.start])
        while waiting:
            space = waiting.popleft()
            self.steps += len(self.neighbours[space])
            if self.steps > MOST_STEPS:
                raise TooManyArrangementsError
            for neighbour in self.neighbours[space]:
                if neighbour in closed:
                    continue
                kind = self.icefall[neighbour]
                step = 1 if kind is not None and left[kind] > 0 else 0
                if risk[space] + step < risk.get(neighbour, len(self.icefall) + 1):
                    risk[neighbour] = risk[space] + step
                    came_from[neighbour] = space
                    if step:
                        waiting.append(neighbour)
                    else:
                        waiting.appendleft(neighbour)
        if self.summit not in risk:
            return None
        way = [self.summit]
        while way[-1] != self.start:
            way.append(came_from[way[-1]])
        return way
