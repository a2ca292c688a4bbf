"""Phase 1: the choice of three cards, with what is kept and the risk in mind."""

from __future__ import annotations

from itertools import combinations, islice

from everest.bots.k2_greedy.mind import Mind
from everest.bots.k2_greedy.planning import Planner
from everest.bots.k2_greedy.weights import WEIGHTS
from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.cards import ANY, REST, UP
from everest.games.k2.state import K2State

MOST_DEALS = 2000
MOST_BAGS = 60
"""Choices of cards that are looked at; beyond what the game's own deck allows (20), so that no
deck of somebody's own makes the choice endless."""


class CardMind:
    """What cards are worth, in hand and on the table."""

    def __init__(self, mind: Mind) -> None:
        self.rules = mind.rules
        self.cards = mind.rules.cards
        self._mind = mind

    def worth(self, card: int) -> float:
        """Worth of a card that stays in hand."""
        points = self.cards.points[4 * card : 4 * card + 4]
        return max(points[UP], points[ANY]) * WEIGHTS.kept_point + points[REST] * WEIGHTS.kept_rest

    def choice(self, planner: Planner, chosen: Bag) -> list[int]:
        """The cards to play beside those already chosen, in the order in which they have to be."""
        state, seat = planner.treks.state, planner.treks.seat
        last = max(chosen.kinds, default=0)
        cards = [card for card in state.hand[seat].listed if card >= last]
        number = self.rules.cards_played - chosen.total
        deals = islice(combinations(cards, number), MOST_DEALS)
        bags = list(dict.fromkeys([bag.from_kinds(list(deal)) for deal in deals]))[:MOST_BAGS]
        if len(bags) > 1:
            hand = state.hand[seat]
            bags.sort(key=lambda more: -self._played(planner, hand - more, chosen + more))
        return list(bags[0].listed)

    def _played(self, planner: Planner, hand: Bag, content: Bag) -> float:
        """Worth of playing a bag of cards and keeping the others in hand."""
        state, seat = planner.treks.state, planner.treks.seat
        kept = self._mind.kept(state, seat, hand)
        values = [self.rules.token_values[kind] for kind in state.open_tokens.kinds]
        risk = -max(values, default=0)
        worth = planner.worth(content, 0, kept)
        if risk:
            chance = self._chance_of_token(state, seat, content)
            worth += chance * (planner.worth(content, risk, kept) - worth)
        if kept is None:
            worth += sum([self.worth(card) for card in hand.listed])
        return worth

    def _chance_of_token(self, state: K2State, seat: int, content: Bag) -> float:
        """How likely these cards have the one highest sum (R1, R2, KX2)."""
        mine = self._sum(content.listed)
        chance = 1.0
        for other in range(self.rules.seats):
            if other != seat:
                chance *= self._chance_below(state, other, mine)
        return chance

    def _chance_below(self, state: K2State, seat: int, mine: int) -> float:
        """How likely a seat plays less than so many points, of the cards that it has left."""
        left = state.stock[seat] - state.pile[seat]
        deals = list(combinations(left.listed, self.rules.cards_played))
        if not deals:
            return 1.0
        return sum([self._sum(deal) < mine for deal in deals]) / len(deals)

    def _sum(self, cards: tuple[int, ...]) -> int:
        return sum([self.cards.risk_sum[card] for card in cards])
