"""The order in which the score pawns stand at the beginning (S7)."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.actions import ActionTable
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw
from everest.engine.phases.dealing import CHANCE_ACTS, ChancePhase
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.vocabulary import EverestVocabulary


class PawnOrder(ChancePhase[MountEverestState]):
    """The score pawns are put on the first number from left to right (S7)."""

    name = "pawn-order"
    clause = "S7"

    def __init__(
        self, ruleset: MountEverestRuleset, table: ActionTable, words: EverestVocabulary
    ) -> None:
        super().__init__(ruleset, table, words)
        self.terms = words

    def to_act(self, state: MountEverestState) -> tuple[int, ...]:
        return CHANCE_ACTS if len(state.track) < self.ruleset.seats else ()

    def draw(self, state: MountEverestState) -> Draw:
        left = [seat for seat in range(self.ruleset.seats) if seat not in state.track]
        return bag.from_kinds(left), self.terms.pawn, 0

    def act(self, state: MountEverestState, seat: int, action: int) -> None:
        state.track = (*state.track, self.table.arg_a[action])
        if state.events is not None and len(state.track) == self.ruleset.seats:
            state.tell("pawn-order", EVERYONE, {"seats": list(state.track)})
