"""The worth of a client, and of a guide's free row, by day, station and level.

Reckoned backwards from the last day. On each day a client's guide has a random number of points
and brings the client to the best station within reach; then the night changes its level. Each row
of a guide's board is looked at alone: it carries a client up and home and then the next. All
clients with a guide want much the same, so the sum over the rows serves for the guide.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from operator import itemgetter

from everest.bots.forecast import Forecast, closed_zones
from everest.bots.greedy.pace import Pace
from everest.bots.greedy.stations import Stations
from everest.bots.greedy.weights import WEIGHTS
from everest.games.mount_everest.clients import MOUNTAINEER, TOURIST
from everest.games.mount_everest.ruleset import MountEverestRuleset

ZONES = 4
KINDS = (MOUNTAINEER, TOURIST)

Levels = list[list[float]]
"""Worths at ``[station][level]``."""

Reach = list[tuple[Callable[[list[float]], tuple[float, ...]], float]]
"""What comes within reach with more and more points: a picker of the worths, and its chance."""

Night = list[tuple[int, float]]
"""Changes of level that a night may bring, each with its chance."""

HOPELESS = -1e9


class Morning:
    """Worths before a day's move.

    Attributes:
        fresh, done: for each kind of client the worths of those that have not summited, and of
            those that have, by station and level.
        free: worth of a free row of a guide's board, by station.
    """

    def __init__(self, rules: MountEverestRuleset, stations: int) -> None:
        levels = [highest + 1 for highest in rules.clients.highest_level]
        self.fresh: list[Levels] = [[[0.0] * levels[k] for _ in range(stations)] for k in KINDS]
        self.done: list[Levels] = [[[0.0] * levels[k] for _ in range(stations)] for k in KINDS]
        self.free = [0.0] * stations


class Outlook:
    """Worths for every day from `today` on, for a guide with a certain pace."""

    def __init__(
        self,
        rules: MountEverestRuleset,
        stations: Stations,
        camps: frozenset[int],
        forecast: Forecast,
        pace: Pace,
        today: int,
    ) -> None:
        self.rules = rules
        self.clients = rules.clients
        self.stations = stations
        self.forecast = forecast
        self._efforts = [effort for effort, _ in pace]
        self._chances = [chance for _, chance in pace]
        self.today = today
        self._base = stations.base
        self._change = [
            rules.board.modifier[members[0]] + (1 if members[0] in camps else 0)
            for members in stations.members
        ]
        self._zone = [rules.board.zone[members[0]] for members in stations.members]
        self._ends: dict[tuple[int, int, int, bool], list[float]] = {}
        self._ways: dict[int, tuple[list[Reach], list[Reach]]] = {}
        self._nights: dict[int, list[Night]] = {}
        size = len(stations.members)
        self._mornings = {rules.rounds + 1: Morning(rules, size)}
        for day in range(rules.rounds, today, -1):
            self._mornings[day] = self._reckon(day)

    # -- the worth of an evening ------------------------------------------------------------

    def client(self, day: int, station: int, kind: int, level: int, summited: bool) -> float:
        """Worth of a client that spends the night of `day` at a station."""
        return self._evenings(day, kind, level, summited)[station]

    def _evenings(self, day: int, kind: int, level: int, summited: bool) -> list[float]:
        """Worth of a client that spends the night of `day` somewhere, by station."""
        key = (day, kind, level, summited)
        worths = self._ends.get(key)
        if worths is None:
            worths = [
                self._after_night(day, station, kind, level, summited)
                for station in range(len(self.stations.members))
            ]
            self._ends[key] = worths
            if summited:
                worths[self._base] = self.clients.base_points[kind] + self.new_client(day)
        return worths

    def _after_night(self, day: int, station: int, kind: int, level: int, summited: bool) -> float:
        tomorrow = self._mornings[day + 1]
        worths = (tomorrow.done if summited else tomorrow.fresh)[kind][station]
        highest = self.clients.highest_level[kind]
        total = 0.0
        for change, chance in self._night(day)[station]:
            after = level + change
            if after < 1:
                lost = self.clients.death_points[kind] * WEIGHTS.dread
                total += chance * (lost + tomorrow.free[station])
            else:
                total += chance * worths[after if after < highest else highest]
        return total * WEIGHTS.patience

    def free_row(self, day: int, station: int) -> float:
        """Worth of a row that stays free in the night of `day`, the guide being at a station."""
        return self._mornings[day + 1].free[station] * WEIGHTS.patience

    def new_client(self, day: int) -> float:
        """Worth of a row that takes the better kind of client in base camp on `day`."""
        start = self.clients.start_level
        return max(0.0, *[self.client(day, self._base, kind, start, False) for kind in KINDS])

    def _night(self, day: int) -> list[Night]:
        """What the night of `day` may do to levels, by station (H1)."""
        nights = self._nights.get(day)
        if nights is None:
            days = self.forecast.days(self.today, day)
            by_zone = [Counter([weather.loss[zone] for weather in days]) for zone in range(ZONES)]
            nights = self._nights[day] = [
                [(change - loss, times / len(days)) for loss, times in by_zone[zone].items()]
                for change, zone in zip(self._change, self._zone, strict=True)
            ]
        return nights

    # -- the worth of a morning -------------------------------------------------------------

    def _reckon(self, day: int) -> Morning:
        size = len(self.stations.members)
        morning = Morning(self.rules, size)
        plain, climbing = self._reaches(day)
        free = [self.free_row(day, station) for station in range(size)]
        free[self._base] = self.new_client(day)
        morning.free = [_mean_of_best(reach, free) for reach in plain]
        for kind in KINDS:
            summit_points = self.clients.summit_points[kind]
            for level in range(1, self.clients.highest_level[kind] + 1):
                done = self._evenings(day, kind, level, True)
                # one list for both: past the summit a fresh client is a done one with its points
                fresh = self._evenings(day, kind, level, False)
                fresh = fresh + [summit_points + worth for worth in done]
                for station in range(size):
                    morning.done[kind][station][level] = _mean_of_best(plain[station], done)
                    morning.fresh[kind][station][level] = _mean_of_best(climbing[station], fresh)
        return morning

    def _reaches(self, day: int) -> tuple[list[Reach], list[Reach]]:
        """What a day brings within reach, for those who do not climb the summit and who do.

        For those who do, what lies beyond the summit has the number of its station plus the
        number of stations.
        """
        days = self.forecast.days(self.today, day)
        closed = closed_zones(days[0]) if len(days) == 1 else 0
        if closed not in self._ways:
            size = len(self.stations.members)
            self._ways[closed] = (
                [self._reach(station, closed, False) for station in range(size)],
                [self._reach(station, closed, True) for station in range(size)],
            )
        return self._ways[closed]

    def _reach(self, station: int, closed: int, climbing: bool) -> Reach:
        size, summit = len(self.stations.members), self.stations.summit
        steps: list[list[int]] = [[] for _ in self._efforts]
        seen: set[int] = set()
        for leg in self.stations.legs[station]:
            step = bisect_left(self._efforts, leg.effort)
            if step == len(steps) or leg.zones & closed:
                continue
            if not leg.over_summit:
                target = leg.target
            elif climbing:
                target = size + leg.target
            elif leg.target == summit:
                target = summit
            else:
                continue
            if target not in seen:
                seen.add(target)
                steps[step].append(target)
        return _reach_of(steps, self._chances)


def _reach_of(steps: list[list[int]], chances: list[float]) -> Reach:
    """The reach with these stations at each step; steps that bring nothing new join the last."""
    reach: Reach = []
    for targets, chance in zip(steps, chances, strict=True):
        if targets:
            # one more of the same, since a getter of one thing gives no tuple
            reach.append((itemgetter(targets[0], *targets), chance))
        else:
            getter, before = reach[-1]
            reach[-1] = (getter, before + chance)
    return reach


def _mean_of_best(reach: Reach, worths: list[float]) -> float:
    """The mean worth of the best that a day's points bring within reach."""
    best, mean = HOPELESS, 0.0
    for getter, chance in reach:
        here = max(getter(worths))
        if here > best:
            best = here
        mean += chance * best
    return mean
