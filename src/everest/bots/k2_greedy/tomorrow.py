"""The day before a deck runs out: tomorrow's cards are those that stay in hand.

Then the outlook of each climber alone, with an average day before it, is not the best that can be
known: what both climbers can make of those very cards is reckoned.
"""

from __future__ import annotations

from collections.abc import Sequence

from everest.bots.hands import Means, payments, splits
from everest.bots.k2_greedy.tents import Tents
from everest.bots.k2_greedy.walks import legs
from everest.engine.bag import Bag
from everest.engine.state import NOWHERE
from everest.games.k2.ruleset import K2Ruleset

Evening = tuple[int, int, int]
"""A climber in the evening: its space, its score and its level."""

Share = tuple[int, int]
"""Points and levels of a climber."""


class Tomorrow:
    """What two climbers can make of the next day with given cards.

    Args:
        tents: worths of tomorrow's evenings.
        today: the day that ends.
        change: what tonight does to a level in each space, tents left out.
        costs: what entering each space will cost.
        risk: points of risk that tomorrow is sure to bring.
    """

    def __init__(
        self,
        rules: K2Ruleset,
        tents: Tents,
        today: int,
        change: Sequence[int],
        costs: Sequence[int],
        risk: int,
    ) -> None:
        self.rules = rules
        self._tents = tents
        self._today = today
        self._change = change
        self._costs = costs
        self._risk = risk
        self._shares: dict[Bag, list[tuple[Share, Share]]] = {}
        self._best: dict[tuple[Evening, int, int], list[float]] = {}
        self._worths: dict[tuple[Bag, int, Evening, int], list[float]] = {}

    def worth(self, cards: Bag, evenings: tuple[Evening, Evening], site: int) -> float:
        """Worth of both climbers' evening, with these cards for tomorrow."""
        one, other = [
            self._by_share(cards, piece, evening, site) for piece, evening in enumerate(evenings)
        ]
        return max([mine + others for mine, others in zip(one, other, strict=True)])

    def _by_share(self, cards: Bag, piece: int, evening: Evening, site: int) -> list[float]:
        """Worths of a climber for each way to share the cards."""
        key = cards, piece, evening, site
        worths = self._worths.get(key)
        if worths is None:
            shares = [share[piece] for share in self._ways_to_share(cards)]
            worths = self._worths[key] = [self._alone(evening, share, site) for share in shares]
        return worths

    def _ways_to_share(self, cards: Bag) -> list[tuple[Share, Share]]:
        """What the climbers can have from the cards, after these have paid the risk."""
        if cards not in self._shares:
            kinds = self.rules.cards
            found = [
                split
                for left in payments(kinds, cards, self._risk)
                for split in splits(kinds, left, (Means(), Means()))
            ]
            pairs = [tuple([(one.up + one.any_way, one.rest) for one in split]) for split in found]
            self._shares[cards] = [(pair[0], pair[1]) for pair in dict.fromkeys(pairs)]
        return self._shares[cards]

    def _alone(self, evening: Evening, share: Share, site: int) -> float:
        """Worth of a climber that gets so many points and levels tomorrow."""
        points, rest = share
        by_points = self._by_points(evening, rest, site)
        return by_points[min(points, len(by_points) - 1)]

    def _by_points(self, evening: Evening, rest: int, site: int) -> list[float]:
        """Worths of a climber for 0, 1, 2... points and so many levels."""
        key = evening, rest, site
        worths = self._best.get(key)
        if worths is None:
            worths = self._best[key] = self._reckon(evening, rest, site)
        return worths

    def _reckon(self, evening: Evening, rest: int, site: int) -> list[float]:
        space, score, level = evening
        if space == NOWHERE:
            return [0.0]
        rules, tents, day = self.rules, self._tents, self._today + 1
        level += self._change[space]
        if space == site or space in tents.camps:
            level += rules.tent_bonus
        if level < 1:
            return [tents.outlook.evening(self._today, space, score, 0)]
        level = min(min(level, rules.maximum_level) + rest, rules.highest_level)
        most = self._most
        worths = [float("-inf")] * (most + 1)
        for leg in legs(rules.board, self._costs, space, most):
            worth = tents.worth(day, leg.end, max(score, leg.top), level, site)
            worths[leg.cost] = max(worths[leg.cost], worth)
        for points in range(most):
            worths[points + 1] = max(worths[points + 1], worths[points])
        return worths

    @property
    def _most(self) -> int:
        """The most points that the cards of a day can give."""
        return max(self.rules.cards.risk_sum) * self.rules.cards_played
