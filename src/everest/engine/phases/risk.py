"""Phase 2: who carries the most movement points takes a risk token (R)."""

from __future__ import annotations

from everest.engine.actions import ActionTable
from everest.engine.bag import Bag
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw, Phase
from everest.engine.phases.dealing import CHANCE_ACTS, open_token, token_is_due
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, StateT
from everest.engine.vocabulary import TAKE, Vocabulary


class Risk(Phase[StateT]):
    """The cards are shown, the sums compared, and perhaps a token taken (R1 to R3)."""

    name = "risk"
    clause = "R2"

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.table = table
        self.words = words

    def enter(self, state: StateT) -> None:
        sums = [self.risk_sum(chosen) for chosen in state.chosen]
        if state.events is not None:
            names = self.ruleset.cards.ids
            for seat, chosen in enumerate(state.chosen):
                state.tell(
                    "cards-shown",
                    EVERYONE,
                    {
                        "seat": seat,
                        "cards": [names[card] for card in chosen.listed],
                        "sum": sums[seat],
                    },
                )
        highest = max(sums)
        state.taker = sums.index(highest) if sums.count(highest) == 1 else NOBODY
        if state.events is not None and state.taker == NOBODY:
            state.tell("risk-tied", EVERYONE, {"sum": highest})

    def risk_sum(self, chosen: Bag) -> int:
        """Movement points of a bag of shown cards: of ropes the upward ones (R1)."""
        worth = self.ruleset.cards.risk_sum
        return sum([worth[card] for card in chosen.listed])

    def to_act(self, state: StateT) -> tuple[int, ...]:
        if state.taker == NOBODY:
            return ()
        if state.taken < 0:
            return (state.taker,)
        return CHANCE_ACTS if token_is_due(self.ruleset, state) else ()

    def legal(self, state: StateT, seat: int) -> tuple[int, ...]:
        return tuple([self.words.take[kind] for kind in state.open_tokens.kinds])

    def draw(self, state: StateT) -> Draw:
        return state.token_bag, self.words.token, 0

    def act(self, state: StateT, seat: int, action: int) -> None:
        kind = self.table.arg_a[action]
        if self.table.kinds[action] != TAKE:
            open_token(self.ruleset, state, kind)
            return
        state.open_tokens = state.open_tokens.minus(kind)
        state.taken = kind
        if state.events is not None:
            value = self.ruleset.token_values[kind]
            state.tell("token-taken", EVERYONE, {"seat": seat, "value": value})

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        kind = self.table.kinds[action]
        if kind == TAKE:
            value = self.ruleset.token_values[self.table.arg_a[action]]
            return IllegalAction("take.not-open", "R2", {"value": value})
        if state.taken >= 0:
            return IllegalAction("chance.not-in-bag", "R3")
        return IllegalAction("phase.take-token-first", "R2")
