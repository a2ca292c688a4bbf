"""The two promises of a turn, and how it is seen to that they are kept.

What is left of a risk token can still be settled (K3), and a piece in a full space can still get
on (M4). An action that comes close to breaking one is tried on a copy of the state.
"""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.board import LEVEL
from everest.engine.cards import ANY, DOWN, UP
from everest.engine.errors import IllegalAction
from everest.engine.phases.pieces import PieceRules
from everest.engine.points import left_over
from everest.engine.row import how_many
from everest.engine.ruleset import Ruleset
from everest.engine.state import PIECES_PER_SEAT, StateT
from everest.engine.vocabulary import (
    END,
    MOVE,
    PITCH,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
    Vocabulary,
)

MOVEMENT_WAYS: Final[tuple[int, ...]] = (UP, ANY, DOWN)


class Purse:
    """What the piece in a full space could have, with some of the unused cards used for it.

    Attributes:
        up, any_way, down: its movement points.
        spare: points elsewhere that can pay risk, those of cards left unused included.
        loss: levels that the cards used take from those it leads (U4).
        used: whether any card is used.
    """

    def __init__(self, up: int, any_way: int, down: int, spare: int, loss: int, used: bool) -> None:
        self.up = up
        self.any_way = any_way
        self.down = down
        self.spare = spare
        self.loss = loss
        self.used = used

    def keeping(self, points: int) -> Purse:
        """With a card left unused that can pay so much of the risk."""
        return Purse(self.up, self.any_way, self.down, self.spare + points, self.loss, self.used)

    def using(self, way: int, points: int, loss: int) -> Purse:
        """With a card used for its points in one way."""
        return Purse(
            self.up + (points if way == UP else 0),
            self.any_way + (points if way == ANY else 0),
            self.down + (points if way == DOWN else 0),
            self.spare,
            self.loss + loss,
            True,
        )


class Promises(PieceRules[StateT]):
    """Keeps the promises of K3 and M4."""

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        super().__init__(ruleset, table, words)
        # for each action at most how many payable points it uses up
        self._stakes = [self.most_at_stake(action) for action in range(len(table))]

    def kept(self, state: StateT, seat: int, found: list[int]) -> list[int]:
        """Those of `found` that break neither promise, when there is one to keep (K3, M4).

        Moves from a space with room into a full one have been looked at already.
        """
        if state.risk_left == 0 and state.passing < 0:
            return found
        lapsing = self.lapsing(state, seat)
        if state.passing >= 0:
            keeping = [action for action in found if self._keeps(state, seat, action, lapsing)]
        else:
            spare = self.payable_points(state) - state.risk_left
            stakes = self._stakes
            keeping = [
                action
                for action in found
                if spare >= stakes[action]
                or self._costs_no_more(state, action, spare)
                or self._keeps(state, seat, action, lapsing)
            ]
        if keeping:
            return keeping
        # what can still be settled is an estimate where clients change hands between payments;
        # where it was too high, what is due is paid as far as it goes
        return [action for action in found if self.settles(action)] or found

    def _costs_no_more(self, state: StateT, action: int, spare: int) -> bool:
        """Whether an action is a step that costs no more than `spare` as things are now."""
        if self.table.kinds[action] != MOVE:
            return False
        return self.entry_cost(state, self.table.arg_b[action]) <= spare

    def keeps_promises(self, state: StateT, seat: int, action: int) -> bool:
        """Whether no more risk lapses than must (K3) and a piece in a full space gets on (M4)."""
        return self._keeps(state, seat, action, self.lapsing(state, seat))

    def _keeps(self, state: StateT, seat: int, action: int, lapsing: int) -> bool:
        """The same, where it is known how much of the risk lapses as things are."""
        if self.table.kinds[action] == END:
            return True
        return self.still_kept(lapsing, self.after(state, seat, action), seat)

    def still_kept(self, lapsing: int, after: StateT, seat: int) -> bool:
        """Whether both promises hold in `after`, where `lapsing` of the risk lapsed before it."""
        if after.passing >= 0:
            return self.can_get_on(after, seat, lapsing)
        return self.most_lapsing(after, seat) <= lapsing

    def settles(self, action: int) -> bool:
        """Whether an action settles risk."""
        return self.table.kinds[action] in (SETTLE_CARD, SETTLE_POINT, SETTLE_LEVEL)

    def after(self, state: StateT, seat: int, action: int) -> StateT:
        """A copy of the state in which the action has been carried out."""
        copy = state.clone()
        self.act(copy, seat, action)
        return copy

    def may_end(self, state: StateT, seat: int) -> bool:
        """Whether the turn may end: nobody in a full space, risk settled or past settling (K3)."""
        if state.passing >= 0:
            return False
        return self.lapsing(state, seat) == state.risk_left

    def promise_refusal(self, state: StateT) -> IllegalAction:
        """Which promise an otherwise possible action would break."""
        if state.passing >= 0:
            return IllegalAction("passing.no-way-out", "M4", self._piece(state.passing))
        return IllegalAction("risk.unpayable-after", "K3", {"risk": state.risk_left})

    # -- risk stays payable -------------------------------------------------------------------

    def payable_points(self, state: StateT) -> int:
        """Points of cards and pieces that could still pay risk (K1 a and b)."""
        best = self.cards.best
        total = sum(state.points) + self.pooled_points(state)
        for card in state.unused.listed:
            total += best[card]
        return total

    def most_at_stake(self, action: int) -> int:
        """At most how many payable points an action uses up beyond the risk that it settles."""
        kind = self.table.kinds[action]
        if kind in (USE, SETTLE_CARD):
            card = self.table.arg_a[action]
            way = self.table.arg_c[action]
            return self.cards.best[card] - self.cards.points[4 * card + way]
        if kind == MOVE:
            return self.highest_cost(self.table.arg_b[action])
        if kind == PITCH:
            return max([self.highest_cost(space) for space in range(len(self.board))])
        return 0

    def lapsing(self, state: StateT, seat: int) -> int:
        """How much of the risk cannot be settled any more, whatever the player does (K3, Z5)."""
        if state.risk_left == 0:
            return 0
        points = self.payable_points(state)
        short = state.risk_left - points
        if short <= 0:
            return 0
        return max(0, short - self.level_capacity(state, seat, points))

    def most_lapsing(self, state: StateT, seat: int) -> int:
        """The most that can come to lapse, where chance is about to decide something."""
        return self.lapsing(state, seat)

    # -- a piece in a full space gets on ------------------------------------------------------

    def can_get_on(self, state: StateT, seat: int, lapsing: int) -> bool:
        """Whether the passing piece can surely reach a space with room, and the risk stays payable.

        Counts the points that it has or can still get from cards, over known ground (M4, Z9);
        `lapsing` is how much of the risk nobody can settle anyhow.
        """
        piece = state.passing
        board = self.board
        closed = self.day(state).closed
        start = state.places[PIECES_PER_SEAT * seat + piece]
        if closed[board.zone[start]]:
            return False
        most = sum(state.points[3 * piece : 3 * piece + 3]) + sum(
            [max(self.cards.points[4 * card : 4 * card + 3]) for card in state.unused.listed]
        )
        purses = self._purses(state)
        frontier = [(start, 0, 0, 0)]
        seen = set(frontier)
        while frontier:
            space, up, level, down = frontier.pop()
            for target, direction in board.steps[space]:
                if closed[board.zone[target]] or not self.is_known_ground(state, target):
                    continue
                cost = self.entry_cost(state, target)
                need = (
                    target,
                    up + (cost if direction == UP else 0),
                    level + (cost if direction == LEVEL else 0),
                    down + (cost if direction == DOWN else 0),
                )
                if need[1] + need[2] + need[3] > most or need in seen:
                    continue
                seen.add(need)
                others = how_many(state.places, target) - (1 if target == start else 0)
                if others >= board.limit[target]:
                    frontier.append(need)
                elif self._can_afford(state, seat, purses, need, lapsing):
                    return True
        return False

    def _can_afford(
        self,
        state: StateT,
        seat: int,
        purses: list[Purse],
        way: tuple[int, int, int, int],
        lapsing: int,
    ) -> bool:
        """Whether the passing piece can pay a way (its end; points up, level, down) and the risk.

        Levels may pay the risk too, but only such as it still leads when it is there (Z9).
        """
        end, up, level, down = way
        for purse in purses:
            left = left_over(purse.up, purse.any_way, purse.down, up, down, level)
            if left < 0:
                continue
            short = state.risk_left - lapsing - left - purse.spare
            if short <= 0:
                return True
            if self.level_capacity_at_end(state, seat, end, purse.loss, purse.used) >= short:
                return True
        return False

    def _purses(self, state: StateT) -> list[Purse]:
        """All that the passing piece could have: each unused card is left, or used in one way."""
        first = 3 * state.passing
        up, any_way = state.points[first + UP], state.points[first + ANY]
        down = state.points[first + DOWN]
        elsewhere = sum(state.points) - up - any_way - down + self.pooled_points(state)
        purses = [Purse(up, any_way, down, elsewhere, 0, False)]
        for card in state.unused.listed:
            left = [purse.keeping(self.cards.best[card]) for purse in purses]
            for way in MOVEMENT_WAYS:
                points = self.cards.points[4 * card + way]
                if points:
                    loss = self.cards.loss[card]
                    left.extend([purse.using(way, points, loss) for purse in purses])
            purses = left
        return purses
