"""Icefall: tiles that are turned over when a guide tries them (I, Z8)."""

from __future__ import annotations

from everest.engine.board import UNLIMITED
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw
from everest.engine.phases.dealing import CHANCE_ACTS
from everest.engine.points import spendable, spent
from everest.engine.row import changed
from everest.engine.state import NOBODY, NOWHERE
from everest.engine.vocabulary import (
    PIECE_NAMES,
)
from everest.games.mount_everest.acclimatizing import Acclimatizing
from everest.games.mount_everest.guides import TRY_COST
from everest.games.mount_everest.state import (
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import (
    PAY,
)


class Icefall(Acclimatizing):
    """Trying, paying for and going back from icefall tiles."""

    def to_act(self, state: MountEverestState) -> tuple[int, ...]:
        return self.next_to_act(state, state.seat, -1)

    def next_to_act(self, state: MountEverestState, seat: int, action: int) -> tuple[int, ...]:
        if state.pending_space < 0:
            return self.seat_alone[state.seat] if state.seat >= 0 else ()
        if self._is_face_down(state, state.pending_space):
            return CHANCE_ACTS
        return self.seat_alone[state.seat]

    def draw(self, state: MountEverestState) -> Draw:
        slot = self.rules.tile_slot[state.pending_space]
        return state.face_bags[self.rules.tile_type[slot]], self.terms.tile, 0

    def most_lapsing(self, state: MountEverestState, seat: int) -> int:
        """Whatever a tile shows that is being tried: the guide may stay, or it may have entered."""
        most = self.lapsing(state, seat)
        if state.pending_space >= 0 and self._is_face_down(state, state.pending_space):
            index = 2 * seat + state.pending_piece
            origin = state.places[index]
            state.places = changed(state.places, index, state.pending_space)
            most = max(most, self.lapsing(state, seat))
            state.places = changed(state.places, index, origin)
        return most

    def most_at_stake(self, action: int) -> int:
        if self.table.kinds[action] == PAY:
            return self.dearest_face
        return super().most_at_stake(action)

    def _add_tile_actions(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """In front of a turned tile only cards, acclimatizing, risk, paying and going back (Z8)."""
        if state.unused:
            self.add_uses(state, state.pending_piece, found)
            self._add_rest_uses(state, seat, found)
        if state.risk_left:
            self.add_settling(state, seat, found)
        if self._tile_surcharge(state) <= self._points_at_tile(state, seat):
            found.append(self.terms.pay)
        found.append(self.terms.back)

    def _tile_surcharge(self, state: MountEverestState) -> int:
        """What a turned tile costs beyond the point already spent (I3)."""
        return self.entry_cost(state, state.pending_space) - TRY_COST

    def _points_at_tile(self, state: MountEverestState, seat: int) -> int:
        return spendable(state.points, state.pending_piece, self._direction_at_tile(state, seat))

    def _direction_at_tile(self, state: MountEverestState, seat: int) -> int:
        origin = state.places[2 * seat + state.pending_piece]
        return self.board.direction(origin, state.pending_space)

    def _move(self, state: MountEverestState, seat: int, piece: int, target: int) -> None:
        if not self._is_face_down(state, target):
            self.move_piece(state, seat, piece, target)
            return
        origin = state.places[2 * seat + piece]
        direction = self.board.direction(origin, target)
        state.points = spent(state.points, piece, direction, TRY_COST)
        state.pending_piece = piece
        state.pending_space = target
        if state.events is not None:
            state.tell(
                "tile-tried",
                EVERYONE,
                {"seat": seat, "piece": PIECE_NAMES[piece], "space": self.board.ids[target]},
            )

    def _turn_tile(self, state: MountEverestState, face: int) -> None:
        """Turn the tile over; it stays open for the rest of the game (I1 to I4)."""
        space = state.pending_space
        slot = self.rules.tile_slot[space]
        kind = self.rules.tile_type[slot]
        state.face_bags = changed(state.face_bags, kind, state.face_bags[kind].minus(face))
        state.tiles = changed(state.tiles, slot, face)
        if state.events is not None:
            state.tell(
                "tile-turned",
                EVERYONE,
                {"space": self.board.ids[space], "face": self.rules.face_names[face]},
            )
        cost = self.rules.face_costs[face]
        if cost >= UNLIMITED:
            self._go_back(state, state.seat)
        elif cost == TRY_COST:
            self._enter_pending(state, state.seat)

    def _pay_at_tile(self, state: MountEverestState, seat: int) -> None:
        direction = self._direction_at_tile(state, seat)
        surcharge = self._tile_surcharge(state)
        state.points = spent(state.points, state.pending_piece, direction, surcharge)
        self._enter_pending(state, seat)

    def _enter_pending(self, state: MountEverestState, seat: int) -> None:
        piece = state.pending_piece
        space = state.pending_space
        state.pending_piece = NOBODY
        state.pending_space = NOWHERE
        self.put(state, seat, piece, space, self.entry_cost(state, space))

    def _go_back(self, state: MountEverestState, seat: int) -> None:
        """The guide is where it came from; it never left that space's count (I5, Z8)."""
        piece = state.pending_piece
        state.pending_piece = NOBODY
        state.pending_space = NOWHERE
        if state.events is not None:
            state.tell(
                "went-back",
                EVERYONE,
                {
                    "seat": seat,
                    "piece": PIECE_NAMES[piece],
                    "space": self.board.ids[state.places[2 * seat + piece]],
                },
            )

    def _tile_refusal(self, state: MountEverestState, seat: int, kind: int) -> IllegalAction:
        if state.pending_space < 0:
            return IllegalAction("tile.none-turned", "I3")
        if kind == PAY:
            cost = self._tile_surcharge(state)
            have = self._points_at_tile(state, seat)
            if cost > have:
                return IllegalAction("tile.cannot-pay", "I3", {"cost": cost, "have": have})
        return self.promise_refusal(state)
