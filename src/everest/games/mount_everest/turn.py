"""Phase 3 of Mount Everest: what a player may do in its turn (A, L).

The rules of a turn are layered, each in a file of its own: `guides` (ground and levels),
`acclimatizing`, `icefall`, `changing_places`, and beside them `giving`. Here they come together.
"""

from __future__ import annotations

from typing import Final

from everest.engine.actions import CHANCE, ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.phases.pieces import PIECES
from everest.engine.points import has_any
from everest.engine.vocabulary import (
    END,
    MOVE,
    PITCH,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
    USE_REST,
)
from everest.games.mount_everest.changing_places import ChangingPlaces
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import (
    NOTHING_PASSED,
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import (
    BACK,
    GIVE,
    PAY,
    RAISE,
    SETTLE_POOL,
    SWAP,
    TILE,
    EverestVocabulary,
)

_CACHE_LIMIT: Final = 1 << 12

_LEAVE_GIVING_OUT_OPEN: Final = (
    RAISE,
    USE_REST,
    SETTLE_CARD,
    SETTLE_POINT,
    SETTLE_LEVEL,
    SETTLE_POOL,
)
"""After these, points of the acclimatization card just used can still be given out (Q1)."""


class EverestTurn(ChangingPlaces):
    """What a player may do in its turn."""

    def __init__(
        self, ruleset: MountEverestRuleset, table: ActionTable, words: EverestVocabulary
    ) -> None:
        super().__init__(ruleset, table, words)
        # by which camps are pitched, then by the unused cards
        self._uses_by_cards: list[dict[int, list[int]]] = [{} for _ in range(4)]

    # -- legal actions ------------------------------------------------------------------------

    def legal(self, state: MountEverestState, seat: int) -> tuple[int, ...]:
        if state.overloaded or state.pending_space >= 0 or state.passing >= 0:
            return tuple(self._legal_when_bound(state, seat))
        found: list[int] = []
        if state.rest_left:
            self._add_raises(state, seat, found)
        if state.unused:
            found += self._uses(state, seat)
        can_move = [piece for piece in PIECES if has_any(state.points, piece)]
        if can_move:
            closed = self.day(state).closed
            costs = self.entry_costs(state)
            for piece in can_move:
                self.add_moves(state, seat, piece, closed, costs, found)
                if state.tents[2 * seat + piece]:
                    self.add_pitching(state, seat, piece, found)
            if (
                self._are_neighbours_in_full_spaces(state, seat)
                and self._swap_refusal(state, seat) is None
                and self.keeps_promises(state, seat, self.terms.swap)
            ):
                found.append(self.terms.swap)
        self.giving.add_gives(state, seat, found)
        if state.risk_left == 0:
            found.append(self.terms.end)
            return tuple(found)
        self.add_settling(state, seat, found)
        if self.may_end(state, seat):
            found.append(self.terms.end)
        return tuple(self.kept(state, seat, found))

    def _uses(self, state: MountEverestState, seat: int) -> list[int]:
        """All uses of the unused cards; the same for the same cards and number of camps."""
        camps = (state.camps[2 * seat] >= 0) + 2 * (state.camps[2 * seat + 1] >= 0)
        known = self._uses_by_cards[camps]
        uses = known.get(state.unused.packed)
        if uses is None:
            uses = []
            for piece in PIECES:
                self.add_uses(state, piece, uses)
            self._add_rest_uses(state, seat, uses)
            if len(known) >= _CACHE_LIMIT:
                known.clear()
            known[state.unused.packed] = uses
        return uses

    def _legal_when_bound(self, state: MountEverestState, seat: int) -> list[int]:
        """Legal actions while something has to be finished first (L4, Z8, M4)."""
        found: list[int] = []
        if state.overloaded:
            self.giving.add_gives(state, seat, found)
            return self.kept(state, seat, found)
        if state.rest_left:
            self._add_raises(state, seat, found)
        if state.pending_space >= 0:
            self._add_tile_actions(state, seat, found)
            return self.kept(state, seat, found)
        # the guide in a full space has to get on; both may pitch where they stand (Z9)
        self.add_uses(state, state.passing, found)
        self._add_rest_uses(state, seat, found)
        closed = self.day(state).closed
        self.add_moves(state, seat, state.passing, closed, self.entry_costs(state), found)
        for piece in PIECES:
            self.add_pitching(state, seat, piece, found)
        self.giving.add_gives(state, seat, found)
        if state.risk_left:
            self.add_settling(state, seat, found)
        return self.kept(state, seat, found)

    # -- carrying out -------------------------------------------------------------------------

    def act(self, state: MountEverestState, seat: int, action: int) -> None:
        kind = self.table.kinds[action]
        if state.rest_left and kind not in _LEAVE_GIVING_OUT_OPEN:
            self._close_giving_out(state)
        if kind == GIVE:
            self.giving.give(state, seat, action)
            return
        if state.in_run:
            self._end_run(state)
        if kind == USE:
            self.use_card(state, seat, action)
        elif kind == MOVE:
            self._move(state, seat, self.table.arg_a[action], self.table.arg_b[action])
        elif kind == END:
            self.end_turn(state)
        elif kind == RAISE:
            self._raise_level(state, seat, action)
        elif kind == USE_REST:
            self._use_rest(state, seat, action)
        elif kind == PITCH:
            self.pitch(state, seat, self.table.arg_a[action])
        elif kind == TILE:
            self._turn_tile(state, self.table.arg_a[action])
        elif kind == PAY:
            self._pay_at_tile(state, seat)
        elif kind == BACK:
            self._go_back(state, seat)
        elif kind == SWAP:
            self._swap(state, seat)
        elif kind == SETTLE_POOL:
            self._settle_from_pool(state, seat)
        else:
            self.settle(state, seat, action)

    def _end_run(self, state: MountEverestState) -> None:
        """A run of gives ends with any other action (L4)."""
        state.in_run = False
        state.got = NOTHING_PASSED
        state.gave = NOTHING_PASSED

    # -- refusals -----------------------------------------------------------------------------

    def refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        kind = self.table.kinds[action]
        if seat == CHANCE:
            return IllegalAction("chance.not-in-bag", "I1")
        if state.overloaded and kind != GIVE:
            return IllegalAction("load.overloaded", "L4")
        if state.pending_space >= 0 and not self._is_allowed_at_tile(state, action):
            return IllegalAction(
                "tile.decide-first", "Z8", {"space": self.board.ids[state.pending_space]}
            )
        if kind == USE:
            return self.use_refusal(state, seat, action)
        if kind == MOVE:
            return self.move_refusal(state, seat, action)
        if kind == PITCH:
            return self.pitch_refusal(state, seat, action)
        if kind == USE_REST:
            return self._use_rest_refusal(state, seat, action)
        if kind == RAISE:
            return self._raise_refusal(state, seat, action)
        if kind == GIVE:
            reason = self.giving.refusal(state, seat, action)
            return reason if reason is not None else self.promise_refusal(state)
        if kind == SWAP:
            reason = self._swap_refusal(state, seat)
            return reason if reason is not None else self.promise_refusal(state)
        if kind in (PAY, BACK):
            return self._tile_refusal(state, seat, kind)
        if kind == SETTLE_POOL and state.risk_left and not state.rest_pool:
            return IllegalAction("settle.no-rest-point", "K1")
        if self.settles(action):
            return self.settle_refusal(state, seat, action)
        if kind == END:
            return self.end_refusal(state)
        return IllegalAction("phase.not-in-a-turn", "A2")

    def _is_allowed_at_tile(self, state: MountEverestState, action: int) -> bool:
        kind = self.table.kinds[action]
        if kind == USE:
            return self.table.arg_b[action] == state.pending_piece
        return kind in (USE_REST, RAISE, PAY, BACK) or self.settles(action)
