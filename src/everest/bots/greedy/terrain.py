"""Distances on the map as it is known now: crevasses left out, face-down tiles at their mean."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from everest.bots.greedy.weights import WEIGHTS
from everest.engine.bag import Bag
from everest.engine.board import UNLIMITED
from everest.engine.cards import UP
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import FACE_DOWN, MountEverestState

UNREACHED = 1 << 30


class Way(NamedTuple):
    """The cheapest way from one space to another.

    Attributes:
        effort: its points, each weighed by its direction.
        up, down: its points by direction.
        zones: the zones that it touches, as a set of bits; none for a way that goes nowhere.
    """

    effort: int
    up: int
    down: int
    zones: int


class Routes:
    """The cheapest ways from one space to all others; `ways` has only what can be reached."""

    def __init__(self, source: int) -> None:
        self.source = source
        self.ways: dict[int, Way] = {source: Way(0, 0, 0, 0)}
        self.parents: dict[int, int] = {}

    def path(self, target: int) -> list[int]:
        """The spaces from the one after the source to `target`."""
        path: list[int] = []
        while target != self.source:
            path.append(target)
            target = self.parents[target]
        return path[::-1]


class Terrain:
    """What entering each space costs, as far as one can know, and the ways that follow."""

    def __init__(self, rules: MountEverestRuleset, state: MountEverestState) -> None:
        self.rules = rules
        self.board = rules.board
        self.costs = [self._cost(state, space) for space in range(len(rules.board))]
        self._routes: dict[tuple[int, int], Routes] = {}

    def _cost(self, state: MountEverestState, space: int) -> int:
        slot = self.rules.tile_slot[space]
        if slot < 0:
            return self.board.cost[space]
        face = state.tiles[slot]
        if face != FACE_DOWN:
            return self.rules.face_costs[face]
        return self._mean_cost(state.face_bags[self.rules.tile_type[slot]])

    def _mean_cost(self, faces: Bag) -> int:
        """The mean cost of tiles that may lie here, rounded up."""
        costs = [min(self.rules.face_costs[face], WEIGHTS.crevasse_cost) for face in faces.listed]
        return -(-sum(costs) // len(costs)) if costs else 1

    def routes(self, source: int, closed: int = 0) -> Routes:
        """The cheapest ways from `source` while the zones in `closed`, a set of bits, are shut."""
        key = (source, closed)
        routes = self._routes.get(key)
        if routes is None:
            routes = self._routes[key] = self._search(source, closed)
        return routes

    def _search(self, source: int, closed: int) -> Routes:
        """Dijkstra's search by effort."""
        board = self.board
        routes = Routes(source)
        if (closed >> board.zone[source]) & 1:
            return routes
        ways = routes.ways
        queue = [(0, source)]
        while queue:
            effort, here = heappop(queue)
            way = ways[here]
            if effort > way.effort:
                continue
            zones = way.zones | (1 << board.zone[here])
            for target, direction in board.steps[here]:
                cost = self.costs[target]
                if cost >= UNLIMITED or (closed >> board.zone[target]) & 1:
                    continue
                going_up = direction == UP
                weight = WEIGHTS.effort_up if going_up else WEIGHTS.effort_down
                reached = effort + cost * weight
                known = ways.get(target)
                if known is not None and known.effort <= reached:
                    continue
                ways[target] = Way(
                    reached,
                    way.up + (cost if going_up else 0),
                    way.down + (0 if going_up else cost),
                    zones | (1 << board.zone[target]),
                )
                routes.parents[target] = here
                heappush(queue, (reached, target))
        return routes

    def effort(self, source: int, target: int) -> int:
        """Effort of the cheapest way, UNREACHED where there is none."""
        way = self.routes(source).ways.get(target)
        return UNREACHED if way is None else way.effort
