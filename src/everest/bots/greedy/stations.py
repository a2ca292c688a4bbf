"""Spaces that are worth planning for, those that are alike taken together as one station."""

from __future__ import annotations

from typing import NamedTuple

from everest.bots.greedy.terrain import UNREACHED, Terrain
from everest.bots.greedy.weights import WEIGHTS


class Leg(NamedTuple):
    """A day's way between two stations.

    Attributes:
        effort: what it takes.
        target: the station at its end.
        over_summit: whether it leads over (or ends on) the summit.
        zones: zones that it touches, as a set of bits.
    """

    effort: int
    target: int
    over_summit: bool
    zones: int


class Stations:
    """The stations of a terrain, and the legs between them.

    Attributes:
        of_space: the station of each space, -1 where none is.
        members: the spaces of each station.
        base, summit: the stations of base camp and summit.
        legs: for each station the legs from it, by effort.
    """

    def __init__(self, terrain: Terrain, camps: frozenset[int], kept: frozenset[int]) -> None:
        """Find the stations; those spaces in `kept` become stations wherever they are."""
        self.terrain = terrain
        board = terrain.board
        self.of_space = [-1] * len(board)
        self.members: list[list[int]] = []
        self._group_spaces(camps, kept)
        self.base = self.of_space[board.start]
        self.summit = self.of_space[board.summit]
        self.legs = [self._legs_from(station) for station in range(len(self.members))]

    def _group_spaces(self, camps: frozenset[int], kept: frozenset[int]) -> None:
        terrain, board = self.terrain, self.terrain.board
        to_summit = terrain.effort(board.start, board.summit)
        found: dict[tuple[int, ...], int] = {}
        for space in range(len(board)):
            up = terrain.effort(space, board.summit)
            home = terrain.effort(space, board.start)
            is_far = terrain.effort(board.start, space) + up > to_summit + WEIGHTS.detour
            ends = space in (board.start, board.summit)
            if is_far and not ends and space not in kept and space not in camps:
                continue
            key = (board.zone[space], board.modifier[space], space in camps, up, home)
            station = found.setdefault(key, len(self.members))
            if station == len(self.members):
                self.members.append([])
            self.members[station].append(space)
            self.of_space[space] = station

    def _legs_from(self, station: int) -> list[Leg]:
        legs = [
            Leg(effort, target, target == self.summit, zones)
            for target in range(len(self.members))
            for effort, zones in [self._shortest(station, target)]
            if effort < UNREACHED
        ]
        up = next((leg for leg in legs if leg.over_summit), None)
        if up is not None and station != self.summit:
            for target in range(len(self.members)):
                effort, zones = self._shortest(self.summit, target)
                if target != self.summit and effort < UNREACHED:
                    legs.append(Leg(up.effort + effort, target, True, up.zones | zones))
        return sorted(legs)

    def _shortest(self, origin: int, target: int) -> tuple[int, int]:
        """Effort and zones of the shortest way between any spaces of two stations."""
        if origin == target:
            return 0, 0
        best, zones = UNREACHED, 0
        for source in self.members[origin]:
            ways = self.terrain.routes(source).ways
            for space in self.members[target]:
                way = ways.get(space)
                if way is not None and way.effort < best:
                    best, zones = way.effort, way.zones
        return best, zones
