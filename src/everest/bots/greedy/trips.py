"""All that one guide may sensibly do in a turn, and what the evening after it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from everest.bots.forecast import closed_zones
from everest.bots.greedy.outlook import KINDS, Outlook
from everest.bots.greedy.tents import Tents
from everest.bots.greedy.terrain import Terrain
from everest.bots.greedy.weights import WEIGHTS
from everest.engine import bag
from everest.engine.bag import Bag
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState

LEADER, HELPER = 0, 1
"""The roles of the guides: one is reckoned to get all points of the days to come, one the spare."""

FEW = 3
"""Trips of a guide that are tried with those of the other, lest both end in one full space."""

STRAIGHT = -1
"""Stands for the space that a trip touches, where it touches none."""


class Load(NamedTuple):
    """What a guide carries."""

    clients: Bag
    bottles: int
    tents: int


class Trip(NamedTuple):
    """What a guide may do in a turn.

    Attributes:
        worth: worth of the evening after it, points scored included.
        up, down: points that it takes.
        end: where it ends.
        via: base camp or summit, when it leads over them; else STRAIGHT.
        load: what the guide carries when it leaves base camp or stays there; None away from it.
        pitches: whether it pitches its tent at the end.
    """

    worth: float
    up: int
    down: int
    end: int
    via: int
    load: Load | None
    pitches: bool


class Start(NamedTuple):
    """A guide that has still to choose where to end: the part of its trip that is settled.

    Attributes:
        here: where it is.
        load: what it carries.
        score: points that it has scored on the way.
        role: LEADER or HELPER.
        rest: levels that it can give to its clients in the evening.
        taken: what it took in base camp, None where it was not there.
        via, up, down: as in `Trip`.
    """

    here: int
    load: Load
    score: float
    role: int
    rest: int
    taken: Load | None = None
    via: int = STRAIGHT
    up: int = 0
    down: int = 0


class Trips:
    """The trips of both guides of one seat in one state."""

    def __init__(
        self,
        game: MountEverest,
        state: MountEverestState,
        seat: int,
        terrain: Terrain,
        outlooks: tuple[Outlook, Outlook],
        tents: Tents,
        most_points: int,
    ) -> None:
        self.rules = game.rules
        self.board = game.rules.board
        self.clients = game.rules.clients
        self.state = state
        self.seat = seat
        self.terrain = terrain
        self.outlooks = outlooks
        self.tents = tents
        self.most_points = most_points
        self.day = state.round
        self.stations = outlooks[LEADER].stations
        self.closed = closed_zones(game.turn.day(state))
        self._camps = [camp for camp in state.camps[2 * seat : 2 * seat + 2] if camp >= 0]
        self._rows = self._most_clients()
        self._found: dict[tuple[int, int, int, int], list[Trip]] = {}
        self._worths: dict[tuple[int, int, Bag, int], float] = {}

    def _most_clients(self) -> int:
        """Clients that a guide without anything else carries in base camp."""
        loads = self.rules.loads
        zone = self.board.zone[self.board.start]
        return max([n for n in range(loads.rows + 1) if loads.fits(zone, 0, 0, n)])

    def room(self, space: int) -> int:
        """Guides of this seat that can end in a space, whatever they do before (M3)."""
        places = self.state.places
        mine = places[2 * self.seat : 2 * self.seat + 2].count(space)
        return self.board.limit[space] - places.count(space) + mine

    def of(self, guide: int, role: int, rest: int, loss: int) -> list[Trip]:
        """All trips of a guide, the best first, costs aside.

        Args:
            guide: the guide.
            role: LEADER or HELPER.
            rest: levels that it can give at the end.
            loss: levels that its cards take at the start (U4).
        """
        key = (guide, role, rest, loss)
        trips = self._found.get(key)
        if trips is None:
            trips = [
                trip
                for start in self._starts(guide, role, rest, loss)
                for trip in self._ways_on(start)
            ]
            trips.sort(key=lambda trip: (-trip.worth, trip.up + trip.down))
            trips = self._found[key] = _worth_a_look(trips)
        return trips

    # -- the way there ----------------------------------------------------------------------

    def _starts(self, guide: int, role: int, rest: int, loss: int) -> Iterator[Start]:
        """Where a guide may have got to before it goes to where it ends."""
        state, board = self.state, self.board
        holder = HOLDERS_PER_SEAT * self.seat + guide
        survivors, *dead = self.clients.lose(state.clients[holder], loss)
        died = sum([self.clients.death_points[kind] * dead[kind] for kind in KINDS])
        load = Load(survivors, state.bottles[holder], state.tents[2 * self.seat + guide])
        here = state.places[2 * self.seat + guide]
        start = Start(here, load, died * WEIGHTS.dread, role, rest)
        if here != board.start:
            yield start
            yield from self._over_base(start)
            yield from self._over_summit(start)
            return
        for taken in self._loads(survivors, role, load.tents):
            ready = start._replace(load=taken, taken=taken)
            yield ready
            yield from self._over_summit(ready)

    def _over_base(self, start: Start) -> Iterator[Start]:
        """Who has summited is home (V2), and the guide takes something new."""
        home = self._moved(start, self.board.start)
        if home is None:
            return
        after, *numbers = self.clients.come_home(start.load.clients)
        gained = self._points(self.clients.base_points, numbers)
        for taken in self._loads(after, start.role, start.load.tents):
            yield home._replace(load=taken, taken=taken, score=start.score + gained)

    def _over_summit(self, start: Start) -> Iterator[Start]:
        """Clients summit (V1); without any who does there is nothing to be had there."""
        top = self._moved(start, self.board.summit)
        if top is None:
            return
        after, *numbers = self.clients.summit(start.load.clients)
        if any(numbers):
            gained = self._points(self.clients.summit_points, numbers)
            changed = start.load._replace(clients=after)
            yield top._replace(load=changed, score=start.score + gained)

    def _moved(self, start: Start, via: int) -> Start | None:
        """The guide after the way to a space; None where it is there or cannot get there."""
        way = self.terrain.routes(start.here, self.closed).ways.get(via)
        if way is None or via == start.here or way.up + way.down > self.most_points:
            return None
        return start._replace(here=via, via=via, up=way.up, down=way.down)

    def _points(self, points: list[int], numbers: list[int]) -> int:
        return sum([points[kind] * numbers[kind] for kind in KINDS])

    def _loads(self, content: Bag, role: int, tents: int) -> list[Load]:
        """What a guide that has these clients in base camp may sensibly carry from there."""
        room = self._rows - content.total
        found = [Load(content, 0, 0)]
        if room > 0:
            fresh = self.clients.fresh
            taken = [bag.from_kinds([fresh[kind]] * room) for kind in KINDS]
            found += [Load(content + more, 0, 0) for more in taken]
        tent = self._tent_load()
        if role == HELPER and tent and (tents or self.state.tent_stock[self.seat]):
            found.append(tent)
        return found

    def _tent_load(self) -> Load | None:
        """A tent, and a bottle for its camp, as far as they can be carried everywhere."""
        loads = self.rules.loads
        zones = range(len(loads.bottle_limit))
        for bottles in (1, 0):
            if all(loads.fits(zone, 1, bottles, 0) for zone in zones):
                return Load(bag.EMPTY, bottles, 1)
        return None

    # -- the way on -------------------------------------------------------------------------

    def _ways_on(self, start: Start) -> Iterator[Trip]:
        """Trips straight from there to where they end, staying there included."""
        worth_of_tent = start.load.tents and start.role == HELPER
        for end, way in self.terrain.routes(start.here, self.closed).ways.items():
            up, down = start.up + way.up, start.down + way.down
            if up + down > self.most_points or not self._may_end(start, end):
                continue
            worth = start.score + self._evening(start.role, end, start.load.clients, start.rest)
            if not worth_of_tent:
                yield Trip(worth, up, down, end, start.via, start.taken, False)
                continue
            carried = worth + self.tents.carried(self.day, end)
            yield Trip(carried, up, down, end, start.via, start.taken, False)
            gain = self.tents.pitched(self.day, end)
            if gain:
                up += self.terrain.costs[end]
                yield Trip(worth + gain, up, down, end, start.via, start.taken, True)

    def _may_end(self, start: Start, end: int) -> bool:
        """Whether a trip may end in a space, and is not one over base camp or summit instead."""
        if self.stations.of_space[end] < 0 or self.room(end) < 1:
            return False
        if start.load.bottles > self.rules.loads.bottle_limit[self.board.zone[end]]:
            return False
        if end == start.here:
            return True
        if end == self.board.summit:
            return not self.clients.without_summited(start.load.clients)
        return end != self.board.start

    # -- the worth of an evening ------------------------------------------------------------

    def _evening(self, role: int, end: int, content: Bag, rest: int) -> float:
        """Worth of a guide that spends tonight in a space with these clients."""
        key = (role, end, content, rest)
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._reckon_evening(role, end, content, rest)
        return worth

    def _reckon_evening(self, role: int, end: int, content: Bag, rest: int) -> float:
        outlook = self.outlooks[role]
        station = self.stations.of_space[end]
        items = content.listed
        free = max(self._rows - len(items), 0)
        worth = free * outlook.free_row(self.day, station)
        if not items and end in self._camps and self.board.limit[end] == 1:
            worth -= WEIGHTS.in_the_way
        worth += sum([self._client(outlook, station, item, 0) for item in items])
        if rest:
            worth += self.best_raises(role, end, content, rest)[0]
        return worth

    def _client(self, outlook: Outlook, station: int, item: int, raised: int) -> float:
        clients = self.clients
        level = clients.level_of(item) + raised
        return outlook.client(
            self.day, station, clients.kind_of(item), level, clients.has_summited(item)
        )

    def best_raises(
        self, role: int, end: int, content: Bag, rest: int
    ) -> tuple[float, dict[int, int]]:
        """How to share out levels (Q1): what it gains, and the levels by number of the client.

        A client that two levels save and one does not makes greed for single levels fail, so
        all ways to share them out are reckoned, client by client.
        """
        outlook = self.outlooks[role]
        station = self.stations.of_space[end]
        best: list[tuple[float, dict[int, int]]] = [(0.0, {})] * (rest + 1)
        for number, item in enumerate(content.listed):
            before = self._client(outlook, station, item, 0)
            most = min(rest, self.clients.levels - self.clients.level_of(item))
            grown = best[:]
            for raised in range(1, most + 1):
                gain = self._client(outlook, station, item, raised) - before
                if gain <= 0:
                    continue
                for left in range(raised, rest + 1):
                    total, chosen = best[left - raised]
                    if total + gain > grown[left][0]:
                        grown[left] = (total + gain, {**chosen, number: raised})
            best = grown
        return best[rest]


def _worth_a_look(trips: list[Trip]) -> list[Trip]:
    """Of trips with the best first, those to which no few better ones are cheaper."""
    found: list[Trip] = []
    for trip in trips:
        better = {other.end for other in found if other.up <= trip.up and other.down <= trip.down}
        if len(better) < FEW and trip.end not in better:
            found.append(trip)
    return found
