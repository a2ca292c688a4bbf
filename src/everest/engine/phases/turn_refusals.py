"""Why an action of a turn is refused: the reasons that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from everest.engine.board import UNLIMITED
from everest.engine.cards import UP
from everest.engine.errors import IllegalAction
from everest.engine.phases.promises import Promises
from everest.engine.points import spendable
from everest.engine.row import how_many
from everest.engine.state import PIECES_PER_SEAT, StateT
from everest.engine.vocabulary import (
    PIECE_NAMES,
    SETTLE_CARD,
    SETTLE_POINT,
)


class TurnRefusals(Promises[StateT]):
    """Names the clause that forbids an action.

    Attributes:
        own_clauses: the game's own clauses for those of the shared rules that it puts in its own
            words.
    """

    own_clauses: ClassVar[Mapping[str, str]] = {}

    def refused(
        self, code: str, clause: str, params: dict[str, str | int] | None = None
    ) -> IllegalAction:
        """A refusal by a shared rule, under the name that the clause has in this game."""
        return IllegalAction(code, self.own_clauses.get(clause, clause), params)

    def use_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why a movement card cannot be used so."""
        card = self.table.arg_a[action]
        if state.unused.count(card) == 0:
            return self.refused("use.card-not-left", "U1", {"card": self.cards.ids[card]})
        if state.passing >= 0 and state.passing != self.table.arg_b[action]:
            return self.refused("passing.other-piece", "M4", self._piece(state.passing))
        return self.promise_refusal(state)

    def move_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why a piece cannot take this step."""
        piece = self.table.arg_a[action]
        target = self.table.arg_b[action]
        here = state.places[PIECES_PER_SEAT * seat + piece]
        params: dict[str, str | int] = {
            "piece": PIECE_NAMES[piece],
            "space": self.board.ids[target],
        }
        if state.passing >= 0 and state.passing != piece:
            return self.refused("passing.other-piece", "M4", self._piece(state.passing))
        direction = self.board.direction(here, target)
        if direction < 0:
            return self.refused("move.not-neighbours", "M1", params)
        closed = self.day(state).closed
        for space in (here, target):
            if closed[self.board.zone[space]]:
                return self.refused(
                    "move.zone-closed", "W3", {**params, "zone": self.board.zone[space]}
                )
        cost = self.entry_cost(state, target)
        if cost >= UNLIMITED:
            return self.refused("move.crevasse", "I4", params)
        have = spendable(state.points, piece, direction)
        if cost > have:
            return self.refused("move.too-expensive", "M1", {**params, "cost": cost, "have": have})
        if self.barred_zones(state, seat, piece, closed)[self.board.zone[target]]:
            return self.barred_refusal(state, seat, piece, target)
        if how_many(state.places, target) >= self.board.limit[target]:
            return self.refused("move.full", "M4", {**params, "limit": self.board.limit[target]})
        return self.promise_refusal(state)

    def pitch_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why a piece cannot pitch a tent here."""
        piece = self.table.arg_a[action]
        if not self.has_tent(state, seat, piece):
            return self.refused("pitch.no-tent", "T1", self._piece(piece))
        here = state.places[PIECES_PER_SEAT * seat + piece]
        cost = self.entry_cost(state, here)
        have = spendable(state.points, piece, UP)
        if cost > have:
            params: dict[str, str | int] = {"piece": PIECE_NAMES[piece], "cost": cost, "have": have}
            return self.refused("pitch.too-expensive", "T1", params)
        return self.promise_refusal(state)

    def settle_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why risk cannot be settled so."""
        if state.risk_left == 0:
            return self.refused("settle.nothing-due", "K1")
        kind = self.table.kinds[action]
        if kind == SETTLE_CARD:
            card = self.table.arg_a[action]
            if state.unused.count(card) == 0:
                return self.refused("use.card-not-left", "K3", {"card": self.cards.ids[card]})
        elif kind == SETTLE_POINT:
            piece = self.table.arg_a[action]
            if state.points[3 * piece + self.table.arg_c[action]] == 0:
                return self.refused("settle.no-such-point", "K1", self._piece(piece))
        else:
            piece = self.table.arg_a[action]
            if not (state.engaged >> piece) & 1:
                return self.refused("settle.no-card-used", "K1", self._piece(piece))
            if not self.can_pay_with_levels(state, seat, piece):
                return self.refused("settle.no-levels", "K1", self._piece(piece))
        return self.promise_refusal(state)

    def end_refusal(self, state: StateT) -> IllegalAction:
        """Why the turn cannot end yet."""
        if state.passing >= 0:
            return self.refused("end.in-full-space", "M4", self._piece(state.passing))
        return self.refused("end.risk-left", "K3", {"risk": state.risk_left})
