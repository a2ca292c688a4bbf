"""Phase 1: every player chooses cards in secret, all at the same time (C)."""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.phase import Phase
from everest.engine.row import added
from everest.engine.ruleset import Ruleset
from everest.engine.state import StateT
from everest.engine.vocabulary import PLAY, Vocabulary

_CACHE_LIMIT: Final = 1 << 12


class CardChoice(Phase[StateT]):
    """Each seat plays three cards of its hand, in the order of the card kinds (C1 to C3)."""

    name = "cards"
    clause = "C2"
    simultaneous = True

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.table = table
        self.words = words
        # by the cards in hand, then by those already chosen
        self._plays: dict[int, dict[int, tuple[int, ...]]] = {}

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return tuple(self.awaited(state))

    def next_to_act(self, state: StateT, seat: int, action: int) -> tuple[int, ...]:
        if bag.total(state.chosen[seat]) < self.ruleset.cards_played:
            return state.waiting
        return tuple([other for other in state.waiting if other != seat])

    def awaited(self, state: StateT) -> list[int]:
        enough = self.ruleset.cards_played
        return [seat for seat, chosen in enumerate(state.chosen) if bag.total(chosen) < enough]

    def has_chosen(self, state: StateT, seat: int) -> bool:
        """Whether the seat's three cards lie on the table."""
        return bag.total(state.chosen[seat]) >= self.ruleset.cards_played

    def legal(self, state: StateT, seat: int) -> tuple[int, ...]:
        hand, chosen = state.hand[seat], state.chosen[seat]
        known = self._plays.get(hand)
        if known is None:
            if len(self._plays) >= _CACHE_LIMIT:
                self._plays.clear()
            known = self._plays[hand] = {}
        actions = known.get(chosen)
        if actions is None:
            actions = tuple([self.words.play[card] for card in self._playable(hand, chosen)])
            known[chosen] = actions
        return actions

    def _playable(self, hand_bag: int, chosen_bag: int) -> list[int]:
        """The cards that may be chosen next: not below the last one, and leaving enough above."""
        chosen = bag.listed(chosen_bag)
        cards = bag.listed(hand_bag)
        lowest = chosen[-1] if chosen else 0
        still = self.ruleset.cards_played - len(chosen)
        found: list[int] = []
        previous = -1
        for card in cards[: len(cards) - still + 1]:
            if card != previous and card >= lowest:
                found.append(card)
            previous = card
        return found

    def act(self, state: StateT, seat: int, action: int) -> None:
        card = self.table.arg_a[action]
        one = bag.one(card)
        state.hand = added(state.hand, seat, -one)
        state.chosen = added(state.chosen, seat, one)
        if state.events is not None:
            state.tell("card-chosen", seat, {"seat": seat, "card": self.ruleset.cards.ids[card]})

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        if self.table.kinds[action] != PLAY:
            return IllegalAction("phase.choose-cards-first", "C2")
        card = self.table.arg_a[action]
        name = self.ruleset.cards.ids[card]
        if bag.count(state.hand[seat], card) == 0:
            return IllegalAction("play.not-in-hand", "C2", {"card": name})
        return IllegalAction("play.order", "C2", {"card": name})
