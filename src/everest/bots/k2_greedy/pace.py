"""What a climber can hope for in a day: chances over points and levels from cards of the deck."""

from __future__ import annotations

from math import comb

from everest.bots.k2_greedy.weights import WEIGHTS
from everest.engine.bag import Bag
from everest.engine.cards import ANY, REST, UP, CardKinds
from everest.engine.ruleset import Ruleset

Pace = list[tuple[int, list[float]]]
"""Levels that a day may bring, each with the chances of 0, 1, 2... points beside them."""

Gains = dict[tuple[int, int], float]
"""Chances of points and levels together."""


def paces_of(rules: Ruleset) -> list[Pace]:
    """The pace of a climber on each day, from the first."""
    cards, deck, played = rules.cards, rules.deck, rules.cards_played
    early, late = [
        pace_of(cards, deck, played, share) for share in (WEIGHTS.share, WEIGHTS.late_share)
    ]
    last = min(WEIGHTS.late_days, rules.rounds)
    return [early] * (rules.rounds - last) + [late] * last


def pace_of(cards: CardKinds, deck: Bag, played: int, share: float) -> Pace:
    """The pace of a climber that gets a share of `played` cards of `deck` a day.

    To keep it short, all days with levels have their mean.
    """
    bare = [0.0] * (WEIGHTS.most_points + 1)
    rested = bare[:]
    levels = 0.0
    for number in range(played + 1):
        part = _chance_of(number, played, share)
        for (points, rest), chance in _deals(cards, deck, number).items():
            (rested if rest else bare)[min(points, WEIGHTS.most_points)] += part * chance
            levels += part * chance * rest
    total = sum(rested)
    return [(0, bare), (round(levels / total), rested)] if total else [(0, bare)]


def _chance_of(number: int, played: int, share: float) -> float:
    """How likely a climber gets so many of the cards that are played."""
    return comb(played, number) * share**number * (1 - share) ** (played - number)


def _deals(cards: CardKinds, deck: Bag, number: int) -> Gains:
    """The chances of the points and levels of `number` cards."""
    deals: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for card in deck.listed:
        points = max(cards.points[4 * card + UP], cards.points[4 * card + ANY])
        rest = cards.points[4 * card + REST]
        for (drawn, up, levels), ways in list(deals.items()):
            if drawn < number:
                key = drawn + 1, up + points, levels + rest
                deals[key] = deals.get(key, 0) + ways
    total = comb(deck.total, number)
    return {
        (up, levels): ways / total
        for (drawn, up, levels), ways in deals.items()
        if drawn == number and total
    }
