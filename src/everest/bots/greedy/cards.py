"""Phase 1 and 2: bottles, the choice of cards, and of a risk token."""

from __future__ import annotations

from itertools import combinations, islice

from everest.bots.greedy.pace import Pace
from everest.bots.greedy.planning import Planner
from everest.bots.greedy.weights import WEIGHTS
from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.cards import ANY, DOWN, REST, UP
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState

MOST_DEALS = 2000
MOST_BAGS = 60
"""Choices of cards that are looked at; beyond what the game's own deck allows (20), so that no
deck of somebody's own makes the choice endless."""


class CardMind:
    """What cards are worth, in hand and on the table."""

    def __init__(self, game: MountEverest, pace: Pace) -> None:
        self.game = game
        self.rules = game.rules
        self.cards = game.rules.cards
        self._pace = pace

    def worth(self, card: int) -> float:
        """Worth of a card that stays in hand."""
        points = self.cards.points[4 * card : 4 * card + 4]
        movement = max(points[UP], points[ANY], points[DOWN] * 0.5)
        worth = movement * WEIGHTS.kept_point + points[REST] * WEIGHTS.kept_rest
        return worth - 0.5 * WEIGHTS.kept_point * self.cards.loss[card]

    def choice(self, planner: Planner, hand: Bag, number: int) -> list[int]:
        """The cards to play of a hand, in the order in which they have to be chosen."""
        deals = islice(combinations(hand.listed, number), MOST_DEALS)
        bags = dict.fromkeys([bag.from_kinds(list(deal)) for deal in deals])
        chosen = max(
            islice(bags, MOST_BAGS), key=lambda content: self._played(planner, hand, content)
        )
        return list(chosen.listed)

    def _played(self, planner: Planner, hand: Bag, content: Bag) -> float:
        """Worth of playing a bag of cards of the hand and keeping the others."""
        kept = sum([self.worth(card) for card in (hand - content).listed])
        return planner.worth(content) + kept - self._risk(planner.trips.state, content)

    def _risk(self, state: MountEverestState, content: Bag) -> float:
        """What a risk token is expected to cost with these cards (R1, R2)."""
        mine = sum([self.cards.risk_sum[card] for card in content.listed])
        below = sum([chance for effort, chance in self._pace if effort < mine * WEIGHTS.effort_up])
        values = [self.rules.token_values[kind] for kind in state.open_tokens.kinds]
        least = -max(values, default=0)
        return below ** (self.rules.seats - 1) * least * WEIGHTS.risk_point

    # -- bottles ----------------------------------------------------------------------------

    def spends_bottle(self, planner: Planner, hand: Bag, number: int) -> int:
        """The camp (0 or 1) whose bottle is worth spending now, or -1 (O1)."""
        best_camp, best_gain = -1, WEIGHTS.bottle_gain
        if planner.trips.day == self.rules.rounds:
            best_gain = 0.0
        without: float | None = None
        for camp in (0, 1):
            card = self._expected_card(planner.trips.state, planner.trips.seat, camp)
            if card < 0:
                continue
            if without is None:
                without = self._table_worth(planner, hand, number)
            swapped = hand.minus(self.removed(hand)).plus(card)
            gain = self._table_worth(planner, swapped, number) - without
            if gain > best_gain:
                best_camp, best_gain = camp, gain
        return best_camp

    def _table_worth(self, planner: Planner, hand: Bag, number: int) -> float:
        content = bag.from_kinds(self.choice(planner, hand, number))
        return planner.worth(content)

    def _expected_card(self, state: MountEverestState, seat: int, camp: int) -> int:
        """The card that a bottle of a camp may be expected to bring, or -1."""
        space = state.camps[2 * seat + camp]
        if space < 0 or state.bottles[HOLDERS_PER_SEAT * seat + 2 + camp] == 0:
            return -1
        draws = self.rules.oxygen_draw[self.rules.board.zone[space]]
        deck = (*state.reserve_top[seat], *state.reserve[seat].listed)
        deck += state.reserve_bottom[seat]
        cards = sorted(deck, key=lambda card: self.cards.best[card])
        if not cards or not draws:
            return -1
        # the best of n draws is about n/(n+1) of the way up
        return cards[min(len(cards) - 1, len(cards) * draws // (draws + 1))]

    def kept(self, drawn: Bag) -> int:
        """The card to keep of those drawn for a bottle: the one with most points."""
        return max(drawn.kinds, key=lambda card: self.cards.best[card])

    def goes_on_top(self, state: MountEverestState, seat: int, card: int) -> bool:
        """Whether a card that goes back is better than what else may come (O3)."""
        others = state.reserve[seat].listed
        if not others:
            return True
        mean = sum([self.cards.best[other] for other in others]) / len(others)
        return self.cards.best[card] >= mean

    def removed(self, hand: Bag, kept: int = -1) -> int:
        """The card of the hand that is missed least; never the one just taken (O4)."""
        others = hand.minus(kept) if kept >= 0 else hand
        return min(others.kinds, key=self.worth)
