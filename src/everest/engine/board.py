"""The map as numbers: spaces, what entering them costs, and which lead up and down."""

from __future__ import annotations

from typing import Final

from everest.engine.cards import DOWN, UP

LEVEL: Final = 1
"""The direction of a connection whose ends are exactly level (K2 only): either number serves."""

NOT_JOINED: Final = -1

UNLIMITED: Final = 1 << 20


class Board:
    """One side of the map, for one number of players.

    Attributes:
        ids: the name of each space.
        altitude: height of each space in metres.
        zone: altitude zone of each space, 0 to 3.
        cost: points that entering each space costs (M1).
        modifier: levels that each space gives or takes in the acclimatization check (H1).
        flags: points of each space in a game of K2 (X1).
        limit: most guides that may stand on each space at the end of a move (M3).
        start, summit: base camp and summit.
        steps: for each space its neighbours as (space, direction), the direction being UP,
            DOWN or LEVEL, in the order of the map's file.
    """

    def __init__(
        self,
        ids: list[str],
        altitude: list[int],
        zone: list[int],
        cost: list[int],
        modifier: list[int],
        flags: list[int],
        limit: list[int],
        start: int,
        summit: int,
    ) -> None:
        self.ids = ids
        self.altitude = altitude
        self.zone = zone
        self.cost = cost
        self.modifier = modifier
        self.flags = flags
        self.limit = limit
        self.start = start
        self.summit = summit
        self.steps: list[list[tuple[int, int]]] = [[] for _ in ids]
        self._directions = [[NOT_JOINED] * len(ids) for _ in ids]

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        made_of = (self.ids, self.altitude, self.zone, self.cost, self.modifier, self.flags)
        return Board, (*made_of, self.limit, self.start, self.summit), self.steps

    def __setstate__(self, steps: list[list[tuple[int, int]]]) -> None:
        for origin, found in enumerate(steps):
            for target, direction in found:
                self._join(origin, target, direction)

    def __len__(self) -> int:
        return len(self.ids)

    def connect(self, lower: int, upper: int) -> None:
        """Join two spaces; moving to `upper` is up, to `lower` is down (M2)."""
        self._join(lower, upper, UP)
        self._join(upper, lower, DOWN)

    def connect_level(self, one: int, other: int) -> None:
        """Join two spaces that are exactly level; either number of a rope serves (KM1, KR1)."""
        self._join(one, other, LEVEL)
        self._join(other, one, LEVEL)

    def _join(self, origin: int, target: int, direction: int) -> None:
        self.steps[origin].append((target, direction))
        self._directions[origin][target] = direction

    def direction(self, origin: int, target: int) -> int:
        """UP, DOWN or LEVEL for neighbours, NOT_JOINED for spaces that are not joined."""
        return self._directions[origin][target]
