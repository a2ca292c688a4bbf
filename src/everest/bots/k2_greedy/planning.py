"""The best plan for a turn: who gets which cards, and which treks that pays for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from everest.bots.hands import Means, Split, Use, payments, splits
from everest.bots.k2_greedy.tents import NO_SITE
from everest.bots.k2_greedy.tomorrow import Tomorrow
from everest.bots.k2_greedy.treks import Trek, Treks
from everest.bots.k2_greedy.weights import WEIGHTS
from everest.engine.bag import Bag
from everest.engine.state import NOWHERE

CLIMBERS = (0, 1)
HOPELESS = -1e9

Levels = tuple[int, int]
"""Levels with which each climber pays risk."""


class Plan(NamedTuple):
    """A turn: how risk is paid, who gets which cards, the trek of each climber, who goes first."""

    worth: float
    paid: tuple[tuple[int, int], ...]
    levels: Levels
    uses: tuple[Use, ...]
    treks: tuple[Trek, Trek]
    first: int


class Planner:
    """Plans of one seat in one state; `treks` says which."""

    def __init__(self, treks: Treks, most: int, tomorrow: Tomorrow) -> None:
        self.treks = treks
        self.tomorrow = tomorrow
        self.cards = treks.rules.cards
        self._sites = [NO_SITE, *treks.sites(most)[: WEIGHTS.tent_sites]]
        self._plans: dict[tuple[Split, Levels, Bag | None], Plan | None] = {}

    def worth(self, cards: Bag, risk: int, kept: Bag | None) -> float:
        """Worth of a turn with a bag of cards and so much risk to settle."""
        plan = self.best(cards, risk, kept)
        return HOPELESS if plan is None else plan.worth

    def best(self, cards: Bag, risk: int, kept: Bag | None) -> Plan | None:
        """The best plan with a bag of cards and the points already there, if there is any.

        `kept` are the cards for tomorrow, None where others will join them.
        """
        plans = [
            plan._replace(paid=paid, uses=uses)
            for levels in _level_payments(risk)
            for left, paid in payments(self.cards, cards, risk - sum(levels)).items()
            for split, uses in splits(self.cards, left, self._points_there()).items()
            for plan in [self._plan(split, levels, kept)]
            if plan is not None
        ]
        return max(plans, key=lambda plan: plan.worth, default=None)

    def _points_there(self) -> Split:
        points = self.treks.state.points
        return Means(*points[:3]), Means(*points[3:])

    def _plan(self, split: Split, levels: Levels, kept: Bag | None) -> Plan | None:
        """The best plan for what each climber has and pays."""
        key = split, levels, kept
        if key not in self._plans:
            pairs = [self._pairs(split, levels, site, kept) for site in self._sites]
            self._plans[key] = max(chain(*pairs), key=lambda plan: plan.worth, default=None)
        return self._plans[key]

    def _pairs(self, split: Split, levels: Levels, site: int, kept: Bag | None) -> Iterator[Plan]:
        """Treks of both climbers that do not get in each other's way."""
        firsts, seconds = [
            self.treks.affordable(piece, split[piece], levels[piece], site) for piece in CLIMBERS
        ]
        for one in firsts:
            for other in seconds:
                if (one.pitches + other.pitches == 1) != (site != NO_SITE):
                    continue
                first = self._first_to_go((one, other))
                if first is not None:
                    worth = self._worth_of_pair(one, other, site, kept)
                    yield Plan(worth, (), levels, (), (one, other), first)

    def _worth_of_pair(self, one: Trek, other: Trek, site: int, kept: Bag | None) -> float:
        """Worth of the evening after both treks."""
        toll = 0.0 if site == NO_SITE else WEIGHTS.tent_gain
        if kept is None:
            return one.worth + other.worth - toll
        evenings = (one.end, one.score, one.level), (other.end, other.score, other.level)
        return self.tomorrow.worth(kept, evenings, site) - toll

    def _first_to_go(self, pair: tuple[Trek, Trek]) -> int | None:
        """The climber that can go first, so that both find room; None if neither can."""
        passing = self.treks.state.passing
        for first in CLIMBERS if passing < 0 else (passing,):
            if self._finds_room(pair, first):
                return first
        return None

    def _finds_room(self, pair: tuple[Trek, Trek], first: int) -> bool:
        """Whether there is room for the first one at its end, then for the second at its own."""
        ends = [trek.end for trek in pair]
        room, state = self.treks.room, self.treks.state
        start = state.places[self.treks.climbers[1 - first]]
        goes, stays = ends[first], ends[1 - first]
        # a climber that stays where it stands needs no room made for it
        if pair[first].path and goes == start != NOWHERE and room(goes) < 2:
            return False
        return goes != stays or goes == NOWHERE or room(goes) >= 2


def _level_payments(risk: int) -> list[Levels]:
    """All ways in which the climbers' levels can pay at most so much risk."""
    return [(one, other) for one in range(risk + 1) for other in range(risk + 1 - one)]
