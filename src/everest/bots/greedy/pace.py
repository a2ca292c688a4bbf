"""How many points a day a guide can hope for: chances over sums of cards of the deck."""

from __future__ import annotations

from everest.bots.greedy.weights import WEIGHTS
from everest.engine.bag import Bag
from everest.engine.cards import ANY, UP, CardKinds

Pace = list[tuple[float, float]]
"""Efforts that a day's points pay for, in ascending order, each with its chance."""


def pace_of(cards: CardKinds, deck: Bag, drawn: int) -> Pace:
    """The pace of a guide that gets the points of `drawn` cards of `deck` a day."""
    sums = _sums(cards, deck, drawn)
    total = sum(sums.values())
    pace: Pace = []
    below = 0.0
    for points in sorted(sums):
        chance = sums[points] / total
        # the better of two deals is at most `points` when both are
        best_of_two = (below + chance) ** 2 - below**2
        luck = WEIGHTS.pace_luck
        pace.append((points * WEIGHTS.effort_up, luck * best_of_two + (1 - luck) * chance))
        below += chance
    return pace


def _sums(cards: CardKinds, deck: Bag, drawn: int) -> dict[int, int]:
    """How many deals of `drawn` cards have each sum of points."""
    deals: dict[tuple[int, int], int] = {(0, 0): 1}
    for card in deck.listed:
        worth = max(cards.points[4 * card + UP], cards.points[4 * card + ANY])
        for (number, points), ways in list(deals.items()):
            if number < drawn:
                key = (number + 1, points + worth)
                deals[key] = deals.get(key, 0) + ways
    return {points: ways for (number, points), ways in deals.items() if number == drawn}
