"""Phase 3 of K2: what a player may do in its turn (KC, KM)."""

from __future__ import annotations

from typing import ClassVar

from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phases.pieces import PIECES
from everest.engine.phases.turn import TurnPhase
from everest.engine.points import NO_POINTS, spendable
from everest.engine.row import changed
from everest.engine.state import NOWHERE, PIECES_PER_SEAT
from everest.engine.vocabulary import (
    END,
    MOVE,
    PIECE_NAMES,
    PITCH,
    SETTLE_LEVEL,
    USE,
    USE_REST,
)
from everest.games.k2.climbers import Climbers
from everest.games.k2.rescuing import Rescuing
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State
from everest.games.k2.vocabulary import GIVE_UP, RESCUE, K2Vocabulary


class K2Turn(TurnPhase[K2State]):
    """Cards, moves, tents and risk of two climbers with levels of their own."""

    own_clauses: ClassVar = {"M1": "KM1", "T1": "KM2", "U1": "KC1", "K1": "KC3"}

    def __init__(
        self,
        ruleset: K2Ruleset,
        table: ActionTable,
        words: K2Vocabulary,
        climbers: Climbers,
        rescuing: Rescuing,
    ) -> None:
        self.rules = ruleset
        self.terms = words
        self.climbers = climbers
        self.rescuing = rescuing
        self._costs = [
            [
                [
                    cost + day.extra_cost[zone]
                    for cost, zone in zip(ruleset.board.cost, ruleset.board.zone, strict=True)
                ]
                for day in tile.days
            ]
            for tile in ruleset.weather
        ]
        super().__init__(ruleset, table, words)

    # -- the ground ---------------------------------------------------------------------------

    def entry_costs(self, state: K2State) -> list[int]:
        """The printed costs, and what today's weather adds in its zones (KM1, KM3)."""
        return self._costs[state.left_tile][(state.round - 1) % self.rules.days_per_tile]

    def highest_cost(self, space: int) -> int:
        return max([costs[space] for days in self._costs for costs in days])

    def arrive(self, state: K2State, seat: int, piece: int, space: int) -> None:
        state.engaged |= 1 << piece  # who has moved can bear risk (KR3)
        self.climbers.arrive(state, PIECES_PER_SEAT * seat + piece, space)

    # -- tents --------------------------------------------------------------------------------

    def has_tent(self, state: K2State, seat: int, piece: int) -> bool:
        climber = PIECES_PER_SEAT * seat + piece
        return state.camps[climber] == NOWHERE and state.is_alive(climber)

    def raise_tent(self, state: K2State, seat: int, piece: int) -> None:
        climber = PIECES_PER_SEAT * seat + piece
        state.camps = changed(state.camps, climber, state.places[climber])

    # -- levels -------------------------------------------------------------------------------

    def can_pay_with_levels(self, state: K2State, seat: int, piece: int) -> bool:
        """A level can be paid while there is one; the last one not in a full space (KR13).

        That holds for both climbers of the seat where they stand in the full space together: one
        of them would make room for the other by its death.
        """
        first = PIECES_PER_SEAT * seat
        in_full_space = (
            state.passing >= 0
            and state.places[first + piece] == state.places[first + state.passing]
        )
        return state.levels[first + piece] >= (2 if in_full_space else 1)

    def pay_with_levels(self, state: K2State, seat: int, piece: int) -> None:
        """One level less; below 1 the climber dies at the same moment (KC3, KH2)."""
        climber = PIECES_PER_SEAT * seat + piece
        self.climbers.set_level(state, climber, state.levels[climber] - 1, "risk")
        if state.levels[climber] < 1:
            self.rescuing.begin(state, [climber], "risk")

    def level_capacity(self, state: K2State, seat: int, points: int) -> int:
        """What levels can still pay, also of a climber that could yet be engaged (KR3).

        Looks at everything that the player could still do before paying. Where this is asked
        there are fewer points left than the 1 or 2 of a token, so that is not much.
        """
        best = points
        seen: set[tuple[object, ...]] = set()
        waiting = [state]
        while waiting:
            now = waiting.pop()
            mark = now.key()
            if mark in seen:
                continue
            seen.add(mark)
            if now.passing < 0:
                best = max(best, self.payable_points(now) + self._payable_levels(now, seat))
            waiting.extend([self.after(now, seat, action) for action in self._engaging(now, seat)])
        return best - points

    def level_capacity_at_end(
        self, state: K2State, seat: int, end: int, loss: int, used: bool
    ) -> int:
        """Who has come into a full space has moved, so it can pay."""
        return self._payable_levels(state, seat)

    def _payable_levels(self, state: K2State, seat: int) -> int:
        """Levels of engaged climbers, and the one that a rescued climber begins anew with.

        A player alone has only one last level to pay: the match ends with it (KX2).
        """
        first = PIECES_PER_SEAT * seat
        payers = [
            first + piece
            for piece in PIECES
            if (state.engaged >> piece) & 1 and state.is_alive(first + piece)
        ]
        if not payers:
            return 0
        levels = sum([state.levels[climber] for climber in payers])
        if self.rules.seats == 1:
            levels -= len(payers) - 1
        return levels + state.rescues[seat] * self.rules.start_level

    def _engaging(self, state: K2State, seat: int) -> list[int]:
        """Steps and uses of cards that are possible, whatever is promised."""
        found: list[int] = []
        costs = self.entry_costs(state)
        for piece in self._movable(state, seat):
            self.add_uses(state, piece, found)
            self._add_rest_uses(state, piece, found)
            here = state.places[PIECES_PER_SEAT * seat + piece]
            for step in self.steps[piece][here]:
                if costs[step.target] <= spendable(state.points, piece, step.direction):
                    found.append(step.action)
        return found

    # -- legal actions ------------------------------------------------------------------------

    def legal(self, state: K2State, seat: int) -> tuple[int, ...]:
        if state.dying:
            choices = self.rescuing.legal(state)
            return tuple([action for action in choices if self._may_choose(state, seat, action)])
        found: list[int] = []
        pieces = self._movable(state, seat)
        if state.unused:
            for piece in pieces:
                self.add_uses(state, piece, found)
                self._add_rest_uses(state, piece, found)
        if state.points != NO_POINTS:
            closed = self.day(state).closed
            costs = self.entry_costs(state)
            for piece in pieces:
                self.add_moves(state, seat, piece, closed, costs, found)
            for piece in PIECES:
                self.add_pitching(state, seat, piece, found)
        if state.risk_left:
            self.add_settling(state, seat, found)
        if self.may_end(state, seat):
            found.append(self.terms.end)
        return tuple(self.kept(state, seat, found))

    def _movable(self, state: K2State, seat: int) -> list[int]:
        """The climbers that may use cards and move: in a full space only who stands there (M4)."""
        if state.passing >= 0:
            return [state.passing]
        first = PIECES_PER_SEAT * seat
        return [
            piece
            for piece in PIECES
            if state.is_alive(first + piece) and first + piece not in state.dying
        ]

    def _add_rest_uses(self, state: K2State, piece: int, found: list[int]) -> None:
        """Acclimatization cards for a climber (KC1)."""
        for card in state.unused.kinds:
            action = self.terms.use_rest[PIECES_PER_SEAT * card + piece]
            if action >= 0:
                found.append(action)

    def _may_choose(self, state: K2State, seat: int, action: int) -> bool:
        """Whether a choice keeps the promises of the turn (KR5).

        Death may be chosen unless risk would lapse that the rescued climber can bear, and nobody
        is put in the way of a climber that has to leave a full space.
        """
        after = state.clone()
        self.rescuing.act(after, action, "risk")
        return self.still_kept(self.lapsing(state, seat), after, seat)

    # -- carrying out -------------------------------------------------------------------------

    def act(self, state: K2State, seat: int, action: int) -> None:
        kind = self.table.kinds[action]
        if kind == USE:
            self.use_card(state, seat, action)
        elif kind == MOVE:
            self.move_piece(state, seat, self.table.arg_a[action], self.table.arg_b[action])
        elif kind == USE_REST:
            self._use_rest(state, seat, action)
        elif kind == PITCH:
            self.pitch(state, seat, self.table.arg_a[action])
        elif kind == END:
            self.end_turn(state)
        elif kind in (RESCUE, GIVE_UP):
            self.rescuing.act(state, action, "risk")
        else:
            self.settle(state, seat, action)
        if self.climbers.ends_match(state):
            self.end_turn(state)

    def most_at_stake(self, action: int) -> int:
        if self.table.kinds[action] == USE_REST:
            return self.cards.best[self.table.arg_a[action]]  # once used it cannot pay (KR3)
        return super().most_at_stake(action)

    def _use_rest(self, state: K2State, seat: int, action: int) -> None:
        """An acclimatization card raises a climber's level by its value (KC1, KR4)."""
        card = self.table.arg_a[action]
        piece = self.table.arg_b[action]
        climber = PIECES_PER_SEAT * seat + piece
        number = self.cards.best[card]
        state.unused = state.unused.minus(card)
        state.engaged |= 1 << piece
        if state.events is not None:
            state.tell(
                "rest-used",
                EVERYONE,
                {
                    "seat": seat,
                    "holder": PIECE_NAMES[piece],
                    "card": self.cards.ids[card],
                    "points": number,
                },
            )
        self.climbers.set_level(state, climber, state.levels[climber] + number, "card")

    # -- refusals -----------------------------------------------------------------------------

    def refusal(self, state: K2State, seat: int, action: int) -> IllegalAction:
        kind = self.table.kinds[action]
        reason = self.rescuing.refusal(state, action)
        if reason is not None:
            return reason
        if kind in (RESCUE, GIVE_UP):
            return self.promise_refusal(state)
        reason = self._climber_refusal(state, seat, action)
        if reason is not None:
            return reason
        if kind in (USE, USE_REST):
            return self.use_refusal(state, seat, action)
        if kind == MOVE:
            return self.move_refusal(state, seat, action)
        if kind == PITCH:
            return self.pitch_refusal(state, seat, action)
        if self.settles(action):
            return self.settle_refusal(state, seat, action)
        if kind == END:
            return self.end_refusal(state)
        return IllegalAction("phase.not-in-a-turn", "A2")

    def _climber_refusal(self, state: K2State, seat: int, action: int) -> IllegalAction | None:
        """What only climbers cannot do: act when dead, pitch twice, pay levels they have not."""
        kind = self.table.kinds[action]
        if kind not in (USE, USE_REST, MOVE, PITCH, SETTLE_LEVEL):
            return None
        piece = self.table.arg_b[action] if kind in (USE, USE_REST) else self.table.arg_a[action]
        climber = PIECES_PER_SEAT * seat + piece
        params = self._piece(piece)
        if not state.is_alive(climber):
            return IllegalAction("climber.dead", "KH2", params)
        if kind == PITCH and not self.has_tent(state, seat, piece):
            return IllegalAction("pitch.tent-stands", "KM2", params)
        if kind != SETTLE_LEVEL or state.risk_left == 0:
            return None
        if not (state.engaged >> piece) & 1:
            return IllegalAction("settle.climber-idle", "KR3", params)
        if not self.can_pay_with_levels(state, seat, piece):
            return IllegalAction("settle.death-in-full-space", "KR13", params)
        return None
