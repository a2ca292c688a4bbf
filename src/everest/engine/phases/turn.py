"""Phase 3: the part of a turn that all games share (A, U, M, K).

A player uses cards for its pieces, moves them, pitches tents, settles risk and ends the turn. A
game adds its own actions in a subclass. Three modules lie under this one: `pieces` asks what each
game decides for itself, `promises` sees to K3 and M4, `turn_refusals` names the clauses.
"""

from __future__ import annotations

from everest.engine import bag
from everest.engine.actions import ActionTable
from everest.engine.cards import ANY, DOWN, GONE, UP, WAY_NAMES, WAYS
from everest.engine.events import EVERYONE
from everest.engine.phases.pieces import PIECES
from everest.engine.phases.turn_refusals import TurnRefusals
from everest.engine.points import NO_POINTS, spendable, spent
from everest.engine.row import added, changed, how_many
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, PIECES_PER_SEAT, StateT
from everest.engine.vocabulary import (
    PIECE_NAMES,
    SETTLE_CARD,
    SETTLE_POINT,
    Vocabulary,
)


class TurnPhase(TurnRefusals[StateT]):
    """Turns clockwise from the first player (A1)."""

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        super().__init__(ruleset, table, words)
        self.seat_alone = [(seat,) for seat in range(ruleset.seats)]
        self._settling_with = [
            [words.settle_card[4 * card + way] for way in WAYS if self.cards.points[4 * card + way]]
            for card in range(len(self.cards))
        ]

    # -- the course of the phase --------------------------------------------------------------

    def enter(self, state: StateT) -> None:
        self.begin_turn(state, state.first_seat)

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return self.seat_alone[state.seat] if state.seat >= 0 else ()

    def begin_turn(self, state: StateT, seat: int) -> None:
        """Hand the turn to `seat` with its three cards, and its risk if it took a token (R4)."""
        state.seat = seat
        state.unused = state.chosen[seat]
        state.points = NO_POINTS
        state.engaged = 0
        state.passing = NOBODY
        state.risk_left = 0
        if state.taker == seat:
            state.risk_left = -self.ruleset.token_values[state.taken]
        if state.events is not None:
            state.tell("turn-began", EVERYONE, {"seat": seat, "risk": state.risk_left})

    def end_turn(self, state: StateT) -> None:
        """Points and cards not used are lost, the next seat begins (A2)."""
        seat = state.seat
        if state.events is not None:
            state.tell("turn-ended", EVERYONE, {"seat": seat})
        state.unused = bag.EMPTY
        state.points = NO_POINTS
        state.engaged = 0
        state.risk_left = 0
        state.seat = NOBODY
        following = (seat + 1) % self.ruleset.seats
        if following != state.first_seat:
            self.begin_turn(state, following)

    # -- legal actions ------------------------------------------------------------------------

    def add_uses(self, state: StateT, piece: int, found: list[int]) -> None:
        """Movement cards for a piece (U1 to U3)."""
        use = self.words.use
        for card in state.unused.kinds:
            first = (card * PIECES_PER_SEAT + piece) * 3
            if use[first + ANY] >= 0:
                found.append(use[first + ANY])
                continue
            if use[first + UP] >= 0:
                found.append(use[first + UP])
            if use[first + DOWN] >= 0:
                found.append(use[first + DOWN])

    def add_moves(
        self,
        state: StateT,
        seat: int,
        piece: int,
        closed: list[bool],
        costs: list[int],
        found: list[int],
    ) -> None:
        """Steps to neighbouring spaces that the piece can pay and may enter (M1 to M7, W3).

        `closed` are today's zones without movement, `costs` the entry costs.
        """
        here = state.places[PIECES_PER_SEAT * seat + piece]
        if closed[self.board.zone[here]]:
            return
        first = 3 * piece
        have_up = state.points[first + ANY] + state.points[first + UP]
        have_down = state.points[first + ANY] + state.points[first + DOWN]
        have_level = have_up + state.points[first + DOWN]
        places = state.places
        barred = self.barred_zones(state, seat, piece, closed)
        for step in self.steps[piece][here]:
            have = have_level
            if step.direction == UP:
                have = have_up
            elif step.direction == DOWN:
                have = have_down
            if costs[step.target] > have or barred[step.zone]:
                continue
            # a piece in a full space must be able to get on; that is looked at below (M4)
            if (
                how_many(places, step.target) >= step.limit
                and state.passing < 0
                and not self.keeps_promises(state, seat, step.action)
            ):
                continue
            found.append(step.action)

    def add_pitching(self, state: StateT, seat: int, piece: int, found: list[int]) -> None:
        """Pitching a tent where the piece stands (T1)."""
        if not self.has_tent(state, seat, piece):
            return
        here = state.places[PIECES_PER_SEAT * seat + piece]
        if self.entry_cost(state, here) <= spendable(state.points, piece, UP):
            found.append(self.words.pitch[piece])

    def add_settling(self, state: StateT, seat: int, found: list[int]) -> None:
        """All ways to settle one point of risk (K1)."""
        for card in state.unused.kinds:
            found.extend(self._settling_with[card])
        for index, number in enumerate(state.points):
            if number:
                found.append(self.words.settle_point[index])
        for piece in PIECES:
            if (state.engaged >> piece) & 1 and self.can_pay_with_levels(state, seat, piece):
                found.append(self.words.settle_level[piece])

    # -- carrying out -------------------------------------------------------------------------

    def use_card(self, state: StateT, seat: int, action: int) -> None:
        """A movement card gives its points to one piece (U1 to U4)."""
        card = self.table.arg_a[action]
        piece = self.table.arg_b[action]
        way = self.table.arg_c[action]
        number = self.cards.points[4 * card + way]
        state.unused = state.unused.minus(card)
        state.points = added(state.points, 3 * piece + way, number)
        if state.events is not None:
            state.tell(
                "card-used",
                EVERYONE,
                {
                    "seat": seat,
                    "piece": PIECE_NAMES[piece],
                    "card": self.cards.ids[card],
                    "way": WAY_NAMES[way],
                    "points": number,
                },
            )
        self.card_was_used(state, seat, piece, card)

    def move_piece(self, state: StateT, seat: int, piece: int, target: int) -> None:
        """Pay and step into a space (M1)."""
        index = PIECES_PER_SEAT * seat + piece
        origin = state.places[index]
        cost = self.entry_cost(state, target)
        state.points = spent(state.points, piece, self.board.direction(origin, target), cost)
        self.put(state, seat, piece, target, cost)

    def put(self, state: StateT, seat: int, piece: int, target: int, cost: int) -> None:
        """Put a piece that has paid into its new space; in a full one it must get on (M4)."""
        index = PIECES_PER_SEAT * seat + piece
        if state.events is not None:
            state.tell(
                "moved",
                EVERYONE,
                {
                    "seat": seat,
                    "piece": PIECE_NAMES[piece],
                    "from": self.board.ids[state.places[index]],
                    "to": self.board.ids[target],
                    "cost": cost,
                },
            )
        full = how_many(state.places, target) >= self.board.limit[target]
        state.places = changed(state.places, index, target)
        state.passing = piece if full else NOBODY
        self.arrive(state, seat, piece, target)

    def pitch(self, state: StateT, seat: int, piece: int) -> None:
        """Pay and pitch a tent (T1)."""
        here = state.places[PIECES_PER_SEAT * seat + piece]
        cost = self.entry_cost(state, here)
        state.points = spent(state.points, piece, UP, cost)
        self.raise_tent(state, seat, piece)
        if state.events is not None:
            state.tell(
                "pitched",
                EVERYONE,
                {
                    "seat": seat,
                    "piece": PIECE_NAMES[piece],
                    "space": self.board.ids[here],
                    "cost": cost,
                },
            )

    def settle(self, state: StateT, seat: int, action: int) -> None:
        """Settle one point of risk (K1)."""
        kind = self.table.kinds[action]
        way = self.table.arg_c[action]
        state.risk_left -= 1
        if state.events is not None:
            state.tell("risk-settled", EVERYONE, {"seat": seat, "left": state.risk_left})
        if kind == SETTLE_CARD:
            card = self.table.arg_a[action]
            remainder = self.cards.less[4 * card + way]
            state.unused = state.unused.minus(card)
            if remainder != GONE:
                state.unused = state.unused.plus(remainder)
        elif kind == SETTLE_POINT:
            state.points = added(state.points, 3 * self.table.arg_a[action] + way, -1)
        else:
            self.pay_with_levels(state, seat, self.table.arg_a[action])
