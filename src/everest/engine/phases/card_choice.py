"""Phase 1: every player chooses cards in secret, all at the same time (C)."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.phase import Phase
from everest.engine.ruleset import Ruleset
from everest.engine.state import StateT
from everest.engine.vocabulary import PLAY, Vocabulary


class CardChoice(Phase[StateT]):
    """Each seat plays three cards of its hand, in the order of the card kinds (C1 to C3)."""

    name = "cards"
    clause = "C2"

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.table = table
        self.words = words

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return tuple(self.awaited(state))

    def awaited(self, state: StateT) -> list[int]:
        return [seat for seat in range(self.ruleset.seats) if not self.has_chosen(state, seat)]

    def has_chosen(self, state: StateT, seat: int) -> bool:
        """Whether the seat's three cards lie on the table."""
        return bag.total(state.chosen[seat]) >= self.ruleset.cards_played

    def legal(self, state: StateT, seat: int) -> list[int]:
        return [self.words.play[card] for card in self.playable(state, seat)]

    def playable(self, state: StateT, seat: int) -> list[int]:
        """The cards that may be chosen next: not below the last one, and leaving enough above."""
        hand = state.hand[seat]
        still = self.ruleset.cards_played - bag.total(state.chosen[seat])
        lowest = max(bag.highest_kind(state.chosen[seat]), 0)
        return [
            card
            for card in bag.kinds(hand)
            if card >= lowest and bag.total(hand >> (card << 3)) >= still
        ]

    def act(self, state: StateT, seat: int, action: int) -> None:
        card = self.table.arg_a[action]
        state.hand[seat] -= bag.one(card)
        state.chosen[seat] += bag.one(card)
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
