"""The best plan for a turn: who gets which cards, and which trips that pays for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from everest.bots.greedy.outlook import HOPELESS
from everest.bots.greedy.trips import FEW, HELPER, LEADER, Trip, Trips
from everest.bots.hands import Means, Split, Use, payments, splits
from everest.engine.bag import Bag

GUIDES = (0, 1)


class Plan(NamedTuple):
    """A turn: how risk is paid, who gets which cards, and the trip of each guide."""

    worth: float
    paid: tuple[tuple[int, int], ...]
    uses: tuple[Use, ...]
    trips: tuple[Trip, Trip]
    leader: int


class Planner:
    """Plans of one seat in one state; `trips` says which."""

    def __init__(self, trips: Trips) -> None:
        self.trips = trips
        self.cards = trips.rules.cards
        self._within_means: dict[tuple[int, int, Means], list[Trip]] = {}

    def worth(self, cards: Bag) -> float:
        """Worth of a turn with a bag of cards."""
        plan = self.best(cards, 0)
        return HOPELESS if plan is None else plan.worth

    def best(self, cards: Bag, risk: int) -> Plan | None:
        """The best plan with a bag of cards and the points already there.

        None when a guide stands where it cannot stay and cannot surely leave by plan.
        """
        plans = [
            plan
            for left, paid in payments(self.cards, cards, risk).items()
            for split, uses in splits(self.cards, left, self._points_there()).items()
            for plan in self._plans(paid, split, uses)
        ]
        return max(plans, key=lambda plan: plan.worth, default=None)

    def _points_there(self) -> Split:
        points = self.trips.state.points
        return Means(*points[:3]), Means(*points[3:])

    def _plans(
        self, paid: tuple[tuple[int, int], ...], split: Split, uses: tuple[Use, ...]
    ) -> Iterator[Plan]:
        for leader in GUIDES:
            pair = self._best_pair(split, leader)
            if pair is not None:
                yield Plan(pair[0].worth + pair[1].worth, paid, uses, pair, leader)

    def _best_pair(self, split: Split, leader: int) -> tuple[Trip, Trip] | None:
        """The best trip of each guide, such that both find room where they end."""
        firsts, seconds = [
            self._affordable(guide, LEADER if guide == leader else HELPER, split[guide])
            for guide in GUIDES
        ]
        if firsts and seconds and firsts[0].end != seconds[0].end:
            return firsts[0], seconds[0]
        pairs = [
            (first, second)
            for first in firsts
            for second in seconds
            if first.end != second.end or self.trips.room(first.end) >= len(GUIDES)
        ]
        return max(pairs, key=lambda pair: pair[0].worth + pair[1].worth, default=None)

    def _affordable(self, guide: int, role: int, means: Means) -> list[Trip]:
        """The best few trips that the means pay for."""
        key = (guide, role, means)
        found = self._within_means.get(key)
        if found is None:
            trips = self.trips.of(guide, role, means.rest, means.loss)
            found = [trip for trip in trips if means.affords(trip.up, trip.down)][:FEW]
            self._within_means[key] = found
        return found
