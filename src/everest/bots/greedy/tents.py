"""Where a camp helps most: what it adds to the outlook of a whole guide board."""

from __future__ import annotations

from everest.bots.forecast import Forecast
from everest.bots.greedy.outlook import Outlook
from everest.bots.greedy.pace import Pace
from everest.bots.greedy.stations import Stations
from everest.bots.greedy.terrain import UNREACHED, Terrain
from everest.bots.greedy.weights import WEIGHTS
from everest.games.mount_everest.ruleset import MountEverestRuleset

Gains = dict[int, list[float]]
"""For each site what a camp there adds, by the first day on which it stands."""


def site_gains(
    rules: MountEverestRuleset, terrain: Terrain, camps: frozenset[int], pace: Pace
) -> Gains:
    """What one more camp adds in average weather, for each space that is worth planning for."""
    forecast = Forecast.average(rules)
    without = _board_worths(rules, terrain, camps, forecast, pace)
    gains: Gains = {}
    for members in _sites(rules, terrain, camps):
        site = members[0]
        worths = _board_worths(rules, terrain, camps | {site}, forecast, pace)
        rows = rules.loads.rows
        gain = [
            rows * WEIGHTS.tent_trust * max(0.0, after - before)
            for after, before in zip(worths, without, strict=True)
        ]
        for space in members:
            gains[space] = gain
    return gains


def _sites(rules: MountEverestRuleset, terrain: Terrain, camps: frozenset[int]) -> list[list[int]]:
    """Stations for a camp: of those where the nights are alike, the one nearest to the summit."""
    best: dict[tuple[int, int], tuple[int, list[int]]] = {}
    board = rules.board
    for members in Stations(terrain, camps, frozenset()).members:
        space = members[0]
        left = terrain.effort(space, board.summit)
        if board.zone[space] == 0 or space in camps or left >= UNREACHED:
            continue
        nights = (board.zone[space], board.modifier[space])
        if nights not in best or left < best[nights][0]:
            best[nights] = (left, members)
    return [members for _, members in best.values()]


def _board_worths(
    rules: MountEverestRuleset,
    terrain: Terrain,
    camps: frozenset[int],
    forecast: Forecast,
    pace: Pace,
) -> list[float]:
    """Worth of a free row in base camp at the end of each day, from day 0 to two after the last."""
    stations = Stations(terrain, camps, frozenset())
    outlook = Outlook(rules, stations, camps, forecast, pace, 0)
    worths = [outlook.new_client(day) for day in range(1, rules.rounds + 1)]
    return [worths[0], *worths, 0.0, 0.0]


class Tents:
    """Worth of a tent that is on its way, and of one that was just pitched."""

    def __init__(self, rules: MountEverestRuleset, terrain: Terrain, gains: Gains) -> None:
        self.rules = rules
        self.terrain = terrain
        self.gains = gains
        self._carried: dict[tuple[int, int], float] = {}

    def pitched(self, day: int, space: int) -> float:
        """Worth of a camp that is pitched today."""
        gain = self.gains.get(space)
        return 0.0 if gain is None else gain[day]

    def carried(self, day: int, space: int) -> float:
        """Worth of a tent that spends the night of `day` with a guide in `space`."""
        key = (day, space)
        if key not in self._carried:
            self._carried[key] = self._best_of_sites(day, space)
        return self._carried[key]

    def _best_of_sites(self, day: int, space: int) -> float:
        best = 0.0
        for site, gain in self.gains.items():
            effort = self.terrain.effort(space, site)
            if effort >= UNREACHED:
                continue
            points = effort / WEIGHTS.effort_up + self.terrain.costs[site]
            when = day + max(1.0, points / WEIGHTS.tent_speed)
            whole = int(when)
            if whole > self.rules.rounds:
                continue
            share = when - whole
            best = max(best, gain[whole] * (1 - share) + gain[whole + 1] * share)
        return best
