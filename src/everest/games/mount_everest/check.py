"""Phase 4: the acclimatization check (H)."""

from __future__ import annotations

from typing import Final

from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Phase
from everest.engine.row import changed
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.scoring import bury
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.turn import EverestTurn
from everest.games.mount_everest.vocabulary import HOLDER_NAMES

CAMP_BONUS: Final = 1
"""Levels that a camp of the player adds (H1)."""


class AcclimatizationCheck(Phase[MountEverestState]):
    """Every client's level changes by its space, its camp and the weather (H1 to H3)."""

    name = "check"
    clause = "H1"

    def __init__(self, ruleset: MountEverestRuleset, turn: EverestTurn) -> None:
        self.rules = ruleset
        self.turn = turn

    def enter(self, state: MountEverestState) -> None:
        seats = self.rules.seats
        for step in range(seats):
            self._check_seat(state, (state.first_seat + step) % seats)

    def level_change(self, state: MountEverestState, seat: int, space: int) -> int:
        """What tonight does to a client of `seat` in `space`, in one sum (H1)."""
        camp = CAMP_BONUS if self.turn.has_camp_at(state, seat, space) else 0
        loss = self.turn.day(state).loss[self.rules.board.zone[space]]
        return self.rules.board.modifier[space] + camp - loss

    def _check_seat(self, state: MountEverestState, seat: int) -> None:
        for holder in range(HOLDERS_PER_SEAT):
            index = HOLDERS_PER_SEAT * seat + holder
            clients = state.clients[index]
            if not clients:
                continue
            change = self.level_change(state, seat, self.turn.giving.space_of(state, seat, holder))
            survivors, mountaineers, tourists = self.rules.clients.check(clients, change)
            state.clients = changed(state.clients, index, survivors)
            if state.events is not None:
                state.tell(
                    "checked",
                    EVERYONE,
                    {"seat": seat, "holder": HOLDER_NAMES[holder], "change": change},
                )
            bury(self.rules, state, seat, holder, mountaineers, tourists, "check")

    def refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        """Nobody acts in this phase."""
        return IllegalAction("phase.not-in-a-turn", "H1")
