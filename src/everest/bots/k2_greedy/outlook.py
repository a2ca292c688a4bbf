"""What a climber's score may become, by day, space, score and level.

Reckoned backwards from the last day. On each day a climber gets a random part of the day's cards
and goes where the night leaves it the best prospects; then the night changes its level. Each
climber is looked at alone: nobody is in its way.
"""

from __future__ import annotations

from collections import Counter
from operator import add

from everest.bots.forecast import Forecast
from everest.bots.k2_greedy.pace import Pace
from everest.bots.k2_greedy.walks import distances, legs
from everest.bots.k2_greedy.weights import WEIGHTS
from everest.games.k2.ruleset import K2Ruleset

Row = list[float]
"""Worths by level."""

Night = list[tuple[int, float]]
"""Changes of level that a night may bring, each with its chance."""

Targets = list[list[tuple[int, int]]]
"""Spaces that come within reach with one more point, with the step of the highest flag passed."""


class Outlook:
    """Worths for every evening from `today` on."""

    def __init__(
        self,
        rules: K2Ruleset,
        camps: frozenset[int],
        forecast: Forecast,
        paces: list[Pace],
        today: int,
        rescues: int,
    ) -> None:
        self.rules = rules
        self.board = rules.board
        self.forecast = forecast
        self.today = today
        self._paces = paces
        self._rescues = rescues
        self._step = {flag: step for step, flag in enumerate(rules.strip)}
        self._change = [
            modifier + (rules.tent_bonus if space in camps else 0)
            for space, modifier in enumerate(rules.board.modifier)
        ]
        board = rules.board
        self._to_summit = distances(board, board.cost, board.summit)
        self._to_base = distances(board, board.cost, board.start)
        self._first = self._alike()
        self._nights: dict[int, list[Night]] = {}
        self._targets: dict[tuple[int, ...], list[Targets]] = {}
        self._evenings: dict[tuple[int, int, int], Row] = {}
        # the step of the strip on which who stands in a space is at least
        self._lowest = [self._step[flag] for flag in rules.board.flags]
        self._mornings = {rules.rounds + 1: [self._final(lowest) for lowest in self._lowest]}
        for day in range(rules.rounds, today, -1):
            self._mornings[day] = self._reckon(day)

    def _final(self, lowest: int) -> Row:
        """After the last night the score is the worth."""
        rules = self.rules
        return [float(score) for score in rules.strip[lowest:] for _ in range(rules.maximum_level)]

    # -- the worth of an evening ------------------------------------------------------------

    def evening(self, day: int, space: int, score: int, level: int) -> float:
        """Worth of a climber that spends the night of `day` in a space."""
        step = self._step[max(score, self.board.flags[space])]
        if level < 1:
            return self._fallen(day, step)
        key = day, space, step
        row = self._evenings.get(key)
        if row is None:
            row = self._evenings[key] = self._evening(day, space, step)
        return row[level - 1]

    def morning(self, day: int, space: int, score: int, level: int) -> float:
        """Worth of a climber before it moves on `day`."""
        step = self._step[score] - self._lowest[space]
        return self._mornings[day][space][step * self.rules.maximum_level + level - 1]

    def _evening(self, day: int, space: int, step: int) -> Row:
        """Worths of the evening by level, from 1 to the highest."""
        highest, most = self.rules.highest_level, self.rules.maximum_level
        first = (step - self._lowest[space]) * most
        tomorrow = self._mornings[day + 1][space][first : first + most]
        # a list that gives the worth after any change as a slice: below 1 lies death
        padded = [self._fallen(day, step)] * highest + tomorrow + tomorrow[-1:] * 2 * highest
        total = [0.0] * highest
        for change, chance in self._night(day)[space]:
            first = min(max(highest + change, 0), 2 * highest)
            weight = chance * WEIGHTS.patience
            part = padded[first : first + highest]
            total = [sofar + weight * worth for sofar, worth in zip(total, part, strict=True)]
        return total

    def _fallen(self, day: int, step: int) -> float:
        """Worth of a climber that falls: what a rescue leaves it, or what its death costs."""
        rules = self.rules
        if self._rescues:
            return rules.strip[max(step - rules.rescue_steps, 0)] - WEIGHTS.dread
        worth = rules.lowest_score - WEIGHTS.dread
        if rules.seats == 1:
            worth -= WEIGHTS.dread_alone * (rules.rounds - day) / rules.rounds
        return worth

    def _night(self, day: int) -> list[Night]:
        """What the night of `day` may do to levels, by space (KH1)."""
        nights = self._nights.get(day)
        if nights is None:
            days = self.forecast.days(self.today, day)
            zones = range(max(self.board.zone) + 1)
            by_zone = [Counter([weather.loss[zone] for weather in days]) for zone in zones]
            nights = self._nights[day] = [
                [(change - loss, times / len(days)) for loss, times in by_zone[zone].items()]
                for change, zone in zip(self._change, self.board.zone, strict=True)
            ]
        return nights

    # -- the worth of a morning -------------------------------------------------------------

    def _reckon(self, day: int) -> list[Row]:
        rules, most = self.rules, self.rules.maximum_level
        evenings = [
            [
                self._evening(day, space, step)
                for step in range(self._lowest[space], len(rules.strip))
            ]
            for space in range(len(self.board))
        ]
        targets = self._targets_on(day)
        worths: list[Row] = [[] for _ in evenings]
        for rest, chances in self._paces[day - 1]:
            raised = [_flat(rows, rest, most) for rows in evenings]
            for space, worth in enumerate(worths):
                if self._first[space] == space:
                    mean = self._mean_of_best(targets[space], chances, raised, space)
                    worths[space] = list(map(add, worth, mean)) if worth else mean
        for space, worth in enumerate(worths):
            if self._is_valley(space) and worth:
                worths[space] = self._with_scores(worth, day, space)
        return [worths[first] for first in self._first]

    def _is_valley(self, space: int) -> bool:
        """Whether it is safe enough there, and who stands there has seldom been higher."""
        return self.board.zone[space] == 0

    def _with_scores(self, worths: Row, day: int, space: int) -> Row:
        """For the valley only the lowest score is reckoned: any other is the least one has."""
        waiting: float = WEIGHTS.patience ** (self.rules.rounds + 1 - day)
        return [
            max(worth, score * waiting)
            for score in self.rules.strip[self._lowest[space] :]
            for worth in worths
        ]

    def _mean_of_best(
        self, targets: Targets, chances: list[float], evenings: list[Row], space: int
    ) -> Row:
        """The mean worth, by step and level, of the best that a day's points bring in reach."""
        most, lowest = self.rules.maximum_level, self._lowest
        size = most if self._is_valley(space) else len(evenings[space])
        best: Row = []
        mean: Row = []
        waiting = 0.0
        for reached, chance in zip(targets, chances, strict=True):
            if not reached:
                waiting += chance
                continue
            if best:
                mean = [one + waiting * other for one, other in zip(mean, best, strict=True)]
            else:
                mean = [0.0] * size
            rows = [best] if best else []
            for end, top in reached:
                # with a lower score than the flags on the way one has their points afterwards
                first = (top - lowest[end]) * most
                row = evenings[end]
                below = top - lowest[space]
                if size == most:
                    rows.append(row[first : first + most])
                elif below:
                    rows.append(row[first : first + most] * below + row[first:])
                else:
                    rows.append(row[first:])
            best = list(map(max, *rows)) if len(rows) > 1 else rows[0]
            waiting = chance
        return [one + waiting * other for one, other in zip(mean, best, strict=True)]

    def costs(self, day: int) -> tuple[int, ...]:
        """What entering each space will probably cost on a day (KM3)."""
        days = self.forecast.days(self.today, day)
        extra = [
            round(sum([weather.extra_cost[zone] for weather in days]) / len(days))
            for zone in range(max(self.board.zone) + 1)
        ]
        return tuple(
            [
                cost + extra[zone]
                for cost, zone in zip(self.board.cost, self.board.zone, strict=True)
            ]
        )

    def _targets_on(self, day: int) -> list[Targets]:
        """What each point more brings within reach on a day, by space."""
        costs = self.costs(day)
        if costs not in self._targets:
            spaces = range(len(self.board))
            self._targets[costs] = [self._targets_from(costs, space) for space in spaces]
        return self._targets[costs]

    def _targets_from(self, costs: tuple[int, ...], space: int) -> Targets:
        most = WEIGHTS.most_points
        targets: Targets = [[] for _ in range(most + 1)]
        taken: list[tuple[int, int]] = []
        for leg in legs(self.board, costs, space, most):
            target = leg.end, self._step[leg.top]
            if not any(self._is_as_good(other, target) for other in taken):
                taken.append(target)
                targets[leg.cost].append(target)
        return targets

    def _is_as_good(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        """Whether a space, with the flag passed, serves as well as another of its zone.

        Both the way to the summit and the way down count, but for the lowest zone, where it is
        not far to anywhere safe.
        """
        (space, top), (target, flag) = one, other
        zone = self.board.zone[space]
        return (
            zone == self.board.zone[target]
            and top >= flag
            and self._change[space] >= self._change[target]
            and self._to_summit[space] <= self._to_summit[target]
            and (zone == 0 or self._to_base[space] <= self._to_base[target])
        )

    def _alike(self) -> list[int]:
        """For each space the first one that is worth the same."""
        first: dict[tuple[int, ...], int] = {}
        board = self.board
        return [
            first.setdefault(
                (
                    board.zone[space],
                    board.flags[space],
                    self._change[space],
                    self._to_summit[space],
                    self._to_base[space],
                ),
                space,
            )
            for space in range(len(board))
        ]


def _flat(rows: list[Row], rest: int, most: int) -> Row:
    """Worths in one list, by step and by the level before so many levels are given."""
    last = len(rows[0]) - 1
    picked = [min(number + rest, last) for number in range(most)]
    return [row[number] for row in rows for number in picked]
