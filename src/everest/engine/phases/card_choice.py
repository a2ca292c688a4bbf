"""Phase 1: every player chooses cards in secret, all at the same time (C)."""

from __future__ import annotations

from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.phase import Phase
from everest.engine.row import changed
from everest.engine.ruleset import Ruleset
from everest.engine.state import StateT
from everest.engine.vocabulary import PLAY, Vocabulary


class CardChoice(Phase[StateT]):
    """Each seat plays three cards of its hand, in the order of the card kinds (C1 to C3)."""

    name = "cards"
    clause = "C2"
    simultaneous = True

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.table = table
        self.words = words

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return tuple(self.awaited(state))

    def next_to_act(self, state: StateT, seat: int, action: int) -> tuple[int, ...]:
        if state.chosen[seat].total < self.ruleset.cards_played:
            return state.waiting
        return tuple([other for other in state.waiting if other != seat])

    def awaited(self, state: StateT) -> list[int]:
        enough = self.ruleset.cards_played
        return [seat for seat, chosen in enumerate(state.chosen) if chosen.total < enough]

    def has_chosen(self, state: StateT, seat: int) -> bool:
        """Whether the seat's three cards lie on the table."""
        return state.chosen[seat].total >= self.ruleset.cards_played

    def legal(self, state: StateT, seat: int) -> tuple[int, ...]:
        """The cards that may be chosen next: not below the last one, and leaving enough above."""
        hand, chosen = state.hand[seat], state.chosen[seat]
        lowest = chosen.listed[-1] if chosen.total else 0
        still = self.ruleset.cards_played - chosen.total
        highest = hand.listed[-still]
        play = self.words.play
        return tuple([play[card] for card in hand.kinds if lowest <= card <= highest])

    def act(self, state: StateT, seat: int, action: int) -> None:
        card = self.table.arg_a[action]
        state.hand = changed(state.hand, seat, state.hand[seat].minus(card))
        state.chosen = changed(state.chosen, seat, state.chosen[seat].plus(card))
        if state.events is not None:
            state.tell("card-chosen", seat, {"seat": seat, "card": self.ruleset.cards.ids[card]})

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        if self.table.kinds[action] != PLAY:
            return IllegalAction("phase.choose-cards-first", "C2")
        card = self.table.arg_a[action]
        name = self.ruleset.cards.ids[card]
        if state.hand[seat].count(card) == 0:
            return IllegalAction("play.not-in-hand", "C2", {"card": name})
        return IllegalAction("play.order", "C2", {"card": name})
