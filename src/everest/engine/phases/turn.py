"""Phase 3: the part of a turn that all games share (A, U, M, K).

A player uses cards for its pieces, moves them, pitches tents, settles risk and ends the turn. A
game adds its own actions in a subclass. Two promises hold at every moment and are kept by trying
an action on a copy when it comes close to breaking one: what is left of a risk token can still
be settled (K3), and a piece in a full space can still get on (M4).
"""

from __future__ import annotations

from everest.engine import bag
from everest.engine.actions import ActionTable
from everest.engine.board import LEVEL, UNLIMITED
from everest.engine.cards import ANY, DOWN, GONE, REST, UP, WAY_NAMES
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Phase
from everest.engine.points import left_over, spend, spendable
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, NOWHERE, PIECES_PER_SEAT, StateT
from everest.engine.vocabulary import (
    END,
    MOVE,
    PIECE_NAMES,
    PITCH,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
    Vocabulary,
)
from everest.engine.weather import Day

PIECES = (0, 1)


class TurnPhase(Phase[StateT]):
    """Turns clockwise from the first player (A1)."""

    name = "actions"
    clause = "A2"

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.board = ruleset.board
        self.cards = ruleset.cards
        self.table = table
        self.words = words
        self.seat_alone = [(seat,) for seat in range(ruleset.seats)]
        board = ruleset.board
        self.steps = [
            [
                [
                    (
                        target,
                        direction,
                        words.move[piece * len(board) + target],
                        board.zone[target],
                        board.limit[target],
                    )
                    for target, direction in board.steps[space]
                ]
                for space in range(len(board))
            ]
            for piece in PIECES
        ]
        """For each piece and space its steps: target, direction, action, zone, limit of guides."""
        self.most_at_stake = self._most_at_stake()

    # -- the course of the phase --------------------------------------------------------------

    def enter(self, state: StateT) -> None:
        self.begin_turn(state, state.first_seat)

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return self.seat_alone[state.seat] if state.seat >= 0 else ()

    def begin_turn(self, state: StateT, seat: int) -> None:
        """Hand the turn to `seat` with its three cards, and its risk if it took a token (R4)."""
        state.seat = seat
        state.unused = state.chosen[seat]
        state.points = [0] * (3 * PIECES_PER_SEAT)
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
        state.unused = 0
        state.points = [0] * (3 * PIECES_PER_SEAT)
        state.engaged = 0
        state.risk_left = 0
        state.seat = NOBODY
        following = (seat + 1) % self.ruleset.seats
        if following != state.first_seat:
            self.begin_turn(state, following)

    def day(self, state: StateT) -> Day:
        """Today's weather (W1)."""
        tile = self.ruleset.weather[state.left_tile]
        return tile.days[(state.round - 1) % self.ruleset.days_per_tile]

    # -- what a game decides ------------------------------------------------------------------

    def entry_costs(self, state: StateT) -> list[int]:
        """Points that entering each space costs now (M1); UNLIMITED where nobody can enter."""
        raise NotImplementedError

    def entry_cost(self, state: StateT, space: int) -> int:
        """Points that entering `space` costs now (M1)."""
        return self.entry_costs(state)[space]

    def is_known_ground(self, state: StateT, space: int) -> bool:
        """Whether it is sure that `space` can be entered for its cost (M4)."""
        return True

    def barred_zones(self, state: StateT, seat: int, piece: int) -> list[bool]:
        """Which zones the piece cannot enter: weather (W3), or a game's own reason (M7)."""
        return self.day(state).closed

    def barred_refusal(self, state: StateT, seat: int, piece: int, space: int) -> IllegalAction:
        """A game's own reason for a zone in `barred_zones`."""
        raise NotImplementedError

    def arrive(self, state: StateT, seat: int, piece: int, space: int) -> None:
        """What happens when a piece stands in `space`."""
        raise NotImplementedError

    def has_tent(self, state: StateT, seat: int, piece: int) -> bool:
        """Whether the piece has a tent to pitch (T1, T2)."""
        raise NotImplementedError

    def raise_tent(self, state: StateT, seat: int, piece: int) -> None:
        """Turn the piece's tent into a camp in its space (T1)."""
        raise NotImplementedError

    def card_was_used(self, state: StateT, seat: int, piece: int, card: int) -> None:
        """What a movement card does besides giving points, such as a loss (U4)."""

    def pooled_points(self, state: StateT) -> int:
        """Unspent points of used acclimatization cards that may still pay risk (Z3)."""
        return 0

    def level_capacity(self, state: StateT, seat: int, any_usable: bool) -> int:
        """Points of risk that levels could still pay (K1 c, Z5).

        `any_usable` says whether a card could still be used for a piece that has had none.
        """
        raise NotImplementedError

    def level_capacity_on_the_way(self, state: StateT, seat: int, loss: int, used: bool) -> int:
        """What of `level_capacity` stays sure when the passing piece moves on.

        `loss` are levels that cards used on the way take; `used` says whether any is used.
        """
        raise NotImplementedError

    def pay_with_levels(self, state: StateT, seat: int, piece: int) -> None:
        """One level less for all that the piece leads (K1 c)."""
        raise NotImplementedError

    def can_pay_with_levels(self, state: StateT, seat: int, piece: int) -> bool:
        """Whether the piece leads anyone who could lose a level (K1 c)."""
        raise NotImplementedError

    # -- legal actions ------------------------------------------------------------------------

    def add_uses(self, state: StateT, piece: int, found: list[int]) -> None:
        """Movement cards for a piece (U1 to U3)."""
        use = self.words.use
        for card in bag.kinds(state.unused):
            first = (card * PIECES_PER_SEAT + piece) * 3
            if use[first + ANY] >= 0:
                found.append(use[first + ANY])
                continue
            if use[first + UP] >= 0:
                found.append(use[first + UP])
            if use[first + DOWN] >= 0:
                found.append(use[first + DOWN])

    def add_moves(self, state: StateT, seat: int, piece: int, found: list[int]) -> None:
        """Steps to neighbouring spaces that the piece can pay and may enter (M1 to M7, W3)."""
        points = state.points
        first = 3 * piece
        any_way = points[first + ANY]
        here = state.places[PIECES_PER_SEAT * seat + piece]
        if self.day(state).closed[self.board.zone[here]]:
            return
        have = (
            points[first + UP] + any_way,
            points[first + UP] + any_way + points[first + DOWN],
            any_way + points[first + DOWN],
        )
        places = state.places
        barred = self.barred_zones(state, seat, piece)
        costs = self.entry_costs(state)
        for target, direction, action, zone, limit in self.steps[piece][here]:
            if costs[target] > have[direction] or barred[zone]:
                continue
            # a piece in a full space must be able to get on; that is looked at below (M4)
            if (
                places.count(target) >= limit
                and state.passing < 0
                and not self.keeps_promises(state, seat, action)
            ):
                continue
            found.append(action)

    def add_pitching(self, state: StateT, seat: int, piece: int, found: list[int]) -> None:
        """Pitching a tent where the piece stands (T1)."""
        if not self.has_tent(state, seat, piece):
            return
        here = state.places[PIECES_PER_SEAT * seat + piece]
        if self.entry_cost(state, here) <= spendable(state.points, piece, UP):
            found.append(self.words.pitch[piece])

    def add_settling(self, state: StateT, seat: int, found: list[int]) -> None:
        """All ways to settle one point of risk (K1)."""
        less = self.cards.less
        for card in bag.kinds(state.unused):
            for way in (UP, ANY, DOWN, REST):
                if less[4 * card + way] >= GONE:
                    found.append(self.words.settle_card[4 * card + way])
        for index, number in enumerate(state.points):
            if number:
                found.append(self.words.settle_point[index])
        for piece in PIECES:
            if (state.engaged >> piece) & 1 and self.can_pay_with_levels(state, seat, piece):
                found.append(self.words.settle_level[piece])

    def kept(self, state: StateT, seat: int, found: list[int]) -> list[int]:
        """Those of `found` that break neither promise, when there is one to keep (K3, M4).

        Moves from a space with room into a full one have been looked at already.
        """
        if state.passing >= 0:
            return [action for action in found if self.keeps_promises(state, seat, action)]
        if state.risk_left == 0:
            return found
        spare = self.payable_points(state) - state.risk_left
        if spare >= self.most_at_stake:
            return found
        return [
            action
            for action in found
            if spare >= self.points_at_stake(state, action)
            or self.settles(action)
            or self.keeps_promises(state, seat, action)
        ]

    # -- the two promises ---------------------------------------------------------------------

    def keeps_promises(self, state: StateT, seat: int, action: int) -> bool:
        """Whether the risk stays payable (K3) and a piece in a full space can get on (M4)."""
        if self.table.kinds[action] == END:
            return True
        after = self.after(state, seat, action)
        if after.passing >= 0:
            return self.can_get_on(after, seat)
        return self.settles(action) or self.is_payable(after, seat)

    def settles(self, action: int) -> bool:
        """Whether an action settles risk, which K3 never forbids."""
        return self.table.kinds[action] in (SETTLE_CARD, SETTLE_POINT, SETTLE_LEVEL)

    def after(self, state: StateT, seat: int, action: int) -> StateT:
        """A copy of the state in which the action has been carried out."""
        copy = state.clone()
        self.act(copy, seat, action)
        return copy

    def payable_points(self, state: StateT) -> int:
        """Points of cards and pieces that could still pay risk (K1 a and b)."""
        best = self.cards.best
        total = sum(state.points) + self.pooled_points(state)
        for card in bag.listed(state.unused):
            total += best[card]
        return total

    def _most_at_stake(self) -> int:
        """More payable points than any single action of the shared kinds can use up."""
        cards = self.cards
        most = max(self.board.cost)
        for card in range(len(cards)):
            for way in (UP, ANY, DOWN):
                if cards.points[4 * card + way]:
                    most = max(most, cards.best[card] - cards.points[4 * card + way])
        return most

    def points_at_stake(self, state: StateT, action: int) -> int:
        """At most how many payable points an action uses up."""
        kind = self.table.kinds[action]
        if kind == USE:
            card = self.table.arg_a[action]
            way = self.table.arg_c[action]
            return self.cards.best[card] - self.cards.points[4 * card + way]
        piece = self.table.arg_a[action]
        if kind == MOVE:
            return min(self.entry_cost(state, self.table.arg_b[action]), UNLIMITED)
        if kind == PITCH:
            return self.entry_cost(state, state.places[PIECES_PER_SEAT * state.seat + piece])
        return 0

    def is_payable(self, state: StateT, seat: int) -> bool:
        """Whether what is left of the risk can still be settled (K3, Z5)."""
        if state.risk_left == 0:
            return True
        points = self.payable_points(state)
        if points >= state.risk_left:
            return True
        any_usable = any(self.cards.best[card] for card in bag.kinds(state.unused))
        return points + self.level_capacity(state, seat, any_usable) >= state.risk_left

    def can_get_on(self, state: StateT, seat: int) -> bool:
        """Whether the passing piece can surely reach a space with room, and the risk stays payable.

        Counts the points that it has or can still get from cards, over known ground (M4, Z9).
        """
        piece = state.passing
        board = self.board
        closed = self.day(state).closed
        start = state.places[PIECES_PER_SEAT * seat + piece]
        if closed[board.zone[start]]:
            return False
        most = sum(state.points[3 * piece : 3 * piece + 3]) + sum(
            [max(self.cards.points[4 * card : 4 * card + 3]) for card in bag.listed(state.unused)]
        )
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
                others = state.places.count(target) - (1 if target == start else 0)
                if others >= board.limit[target]:
                    frontier.append(need)
                elif self._can_afford(state, seat, need[1], need[2], need[3]):
                    return True
        return False

    def _can_afford(
        self, state: StateT, seat: int, need_up: int, need_level: int, need_down: int
    ) -> bool:
        """Whether the passing piece can pay these needs and leave the risk payable (Z9)."""
        first = 3 * state.passing
        mine = state.points[first : first + 3]
        elsewhere = sum(state.points) - sum(mine) + self.pooled_points(state)
        # each plan: points up, any, down; points left on cards; loss; whether a card is used
        plans = [(mine[UP], mine[ANY], mine[DOWN], elsewhere, 0, 0)]
        for card in bag.listed(state.unused):
            points = self.cards.points[4 * card : 4 * card + 3]
            loss = self.cards.loss[card]
            grown = [
                (up, any_way, down, spare + self.cards.best[card], lost, used)
                for up, any_way, down, spare, lost, used in plans
            ]
            for way in (UP, ANY, DOWN):
                if points[way]:
                    gain = [0, 0, 0]
                    gain[way] = points[way]
                    grown.extend(
                        [
                            (
                                up + gain[UP],
                                any_way + gain[ANY],
                                down + gain[DOWN],
                                spare,
                                lost + loss,
                                1,
                            )
                            for up, any_way, down, spare, lost, used in plans
                        ]
                    )
            plans = grown
        for up, any_way, down, spare, lost, used in plans:
            left = left_over(up, any_way, down, need_up, need_down, need_level)
            if left < 0:
                continue
            short = state.risk_left - left - spare
            if short <= 0:
                return True
            if self.level_capacity_on_the_way(state, seat, lost, bool(used)) >= short:
                return True
        return False

    # -- carrying out -------------------------------------------------------------------------

    def use_card(self, state: StateT, seat: int, action: int) -> None:
        """A movement card gives its points to one piece (U1 to U4)."""
        card = self.table.arg_a[action]
        piece = self.table.arg_b[action]
        way = self.table.arg_c[action]
        number = self.cards.points[4 * card + way]
        state.unused -= bag.one(card)
        state.points[3 * piece + way] += number
        state.engaged |= 1 << piece
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
        spend(state.points, piece, self.board.direction(origin, target), cost)
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
        full = state.places.count(target) >= self.board.limit[target]
        state.places[index] = target
        state.passing = piece if full else NOBODY
        self.arrive(state, seat, piece, target)

    def pitch(self, state: StateT, seat: int, piece: int) -> None:
        """Pay and pitch a tent (T1)."""
        here = state.places[PIECES_PER_SEAT * seat + piece]
        cost = self.entry_cost(state, here)
        spend(state.points, piece, UP, cost)
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
            state.unused -= bag.one(card)
            if remainder != GONE:
                state.unused += bag.one(remainder)
        elif kind == SETTLE_POINT:
            state.points[3 * self.table.arg_a[action] + way] -= 1
        else:
            self.pay_with_levels(state, seat, self.table.arg_a[action])

    # -- refusals -----------------------------------------------------------------------------

    def use_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why a movement card cannot be used so."""
        card = self.table.arg_a[action]
        if bag.count(state.unused, card) == 0:
            return IllegalAction("use.card-not-left", "U1", {"card": self.cards.ids[card]})
        if state.passing >= 0 and state.passing != self.table.arg_b[action]:
            return IllegalAction("passing.other-piece", "M4", self._piece(state.passing))
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
            return IllegalAction("passing.other-piece", "M4", self._piece(state.passing))
        direction = self.board.direction(here, target)
        if direction < 0:
            return IllegalAction("move.not-neighbours", "M1", params)
        closed = self.day(state).closed
        for space in (here, target):
            if closed[self.board.zone[space]]:
                return IllegalAction(
                    "move.zone-closed", "W3", {**params, "zone": self.board.zone[space]}
                )
        cost = self.entry_cost(state, target)
        if cost >= UNLIMITED:
            return IllegalAction("move.crevasse", "I4", params)
        have = spendable(state.points, piece, direction)
        if cost > have:
            return IllegalAction("move.too-expensive", "M1", {**params, "cost": cost, "have": have})
        if self.barred_zones(state, seat, piece)[self.board.zone[target]]:
            return self.barred_refusal(state, seat, piece, target)
        if state.places.count(target) >= self.board.limit[target]:
            return IllegalAction("move.full", "M4", {**params, "limit": self.board.limit[target]})
        return self.promise_refusal(state)

    def pitch_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why a piece cannot pitch a tent here."""
        piece = self.table.arg_a[action]
        if not self.has_tent(state, seat, piece):
            return IllegalAction("pitch.no-tent", "T1", self._piece(piece))
        here = state.places[PIECES_PER_SEAT * seat + piece]
        cost = self.entry_cost(state, here)
        have = spendable(state.points, piece, UP)
        if cost > have:
            params: dict[str, str | int] = {"piece": PIECE_NAMES[piece], "cost": cost, "have": have}
            return IllegalAction("pitch.too-expensive", "T1", params)
        return self.promise_refusal(state)

    def settle_refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why risk cannot be settled so."""
        if state.risk_left == 0:
            return IllegalAction("settle.nothing-due", "K1")
        kind = self.table.kinds[action]
        if kind == SETTLE_CARD:
            card = self.table.arg_a[action]
            if bag.count(state.unused, card) == 0:
                return IllegalAction("use.card-not-left", "K3", {"card": self.cards.ids[card]})
        elif kind == SETTLE_POINT:
            piece = self.table.arg_a[action]
            if state.points[3 * piece + self.table.arg_c[action]] == 0:
                return IllegalAction("settle.no-such-point", "K1", self._piece(piece))
        else:
            piece = self.table.arg_a[action]
            if not (state.engaged >> piece) & 1:
                return IllegalAction("settle.no-card-used", "K1", self._piece(piece))
            if not self.can_pay_with_levels(state, seat, piece):
                return IllegalAction("settle.no-levels", "K1", self._piece(piece))
        return self.promise_refusal(state)

    def end_refusal(self, state: StateT) -> IllegalAction:
        """Why the turn cannot end yet."""
        if state.passing >= 0:
            return IllegalAction("end.in-full-space", "M4", self._piece(state.passing))
        return IllegalAction("end.risk-left", "K3", {"risk": state.risk_left})

    def promise_refusal(self, state: StateT) -> IllegalAction:
        """Which promise an otherwise possible action would break."""
        if state.passing >= 0:
            return IllegalAction("passing.no-way-out", "M4", self._piece(state.passing))
        return IllegalAction("risk.unpayable-after", "K3", {"risk": state.risk_left})

    def may_end(self, state: StateT, seat: int) -> bool:
        """Whether the turn may end: nobody in a full space, risk settled or past settling (K3)."""
        if state.passing >= 0:
            return False
        return state.risk_left == 0 or not self.is_payable(state, seat)

    def has_camp_at(self, state: StateT, seat: int, space: int) -> bool:
        """Whether a camp of the seat stands in `space` (H1)."""
        first = PIECES_PER_SEAT * seat
        return space in (state.camps[first], state.camps[first + 1]) and space != NOWHERE

    def _piece(self, piece: int) -> dict[str, str | int]:
        return {"piece": PIECE_NAMES[piece]}
