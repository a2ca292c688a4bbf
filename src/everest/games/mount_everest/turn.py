"""Phase 3 of Mount Everest: guides with loads, icefall, acclimatization cards (A, I, L, Q, K)."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.actions import CHANCE, ActionTable
from everest.engine.board import UNLIMITED
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phases.dealing import CHANCE_ACTS
from everest.engine.phases.turn import PIECES, TurnPhase
from everest.engine.points import spend, spendable
from everest.engine.state import NOBODY, NOWHERE
from everest.engine.vocabulary import (
    END,
    MOVE,
    PIECE_NAMES,
    PITCH,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
    weighted,
)
from everest.games.mount_everest.giving import Giving
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.scoring import bury, score_clients
from everest.games.mount_everest.state import (
    FACE_DOWN,
    HOLDERS_PER_SEAT,
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import (
    BACK,
    CAMPS,
    GIVE,
    HOLDER_NAMES,
    PAY,
    RAISE,
    SETTLE_POOL,
    SWAP,
    TILE,
    USE_REST,
    EverestVocabulary,
)

_CACHE_LIMIT = 1 << 12

TRY_COST = 1
"""Entering the space of a face-down icefall tile costs 1 point (I1)."""


_LEAVE_GIVING_OUT_OPEN = (
    RAISE,
    USE_REST,
    SETTLE_CARD,
    SETTLE_POINT,
    SETTLE_LEVEL,
    SETTLE_POOL,
)
"""After these, points of the acclimatization card just used can still be given out (Q1)."""


class EverestTurn(TurnPhase[MountEverestState]):
    """What a player may do in its turn."""

    def __init__(
        self, ruleset: MountEverestRuleset, table: ActionTable, words: EverestVocabulary
    ) -> None:
        self.rules = ruleset
        super().__init__(ruleset, table, words)
        self.clients = ruleset.clients
        self.terms = words
        self.giving = Giving(ruleset, words)
        self._uses_by_key: dict[int, list[int]] = {}
        self._costs_by_tiles: dict[tuple[int, ...], list[int]] = {}

    # -- the course of the phase --------------------------------------------------------------

    def to_act(self, state: MountEverestState) -> tuple[int, ...]:
        if state.pending_space >= 0 and self._is_face_down(state, state.pending_space):
            return CHANCE_ACTS
        return self.seat_alone[state.seat] if state.seat >= 0 else ()

    def chance(self, state: MountEverestState) -> list[tuple[int, int]]:
        slot = self.rules.tile_slot[state.pending_space]
        return weighted(state.face_bags[self.rules.tile_type[slot]], self.terms.tile)

    def end_turn(self, state: MountEverestState) -> None:
        self._close_giving_out(state)
        state.rest_pool = 0
        super().end_turn(state)

    def _end_run(self, state: MountEverestState) -> None:
        """A run of gives ends with any other action (L4)."""
        state.in_run = False
        state.got = [0] * HOLDERS_PER_SEAT
        state.gave = [0] * HOLDERS_PER_SEAT

    def _close_giving_out(self, state: MountEverestState) -> None:
        """A card's points are shared out when it is used; what is left can only pay risk (Q1)."""
        state.rest_target = NOBODY
        state.rest_left = 0

    # -- what the shared turn asks ------------------------------------------------------------

    def _is_face_down(self, state: MountEverestState, space: int) -> bool:
        slot = self.rules.tile_slot[space]
        return slot >= 0 and state.tiles[slot] == FACE_DOWN

    def entry_costs(self, state: MountEverestState) -> list[int]:
        key = tuple(state.tiles)
        costs = self._costs_by_tiles.get(key)
        if costs is None:
            costs = [self._cost_with_tile(state, space) for space in range(len(self.board))]
            if len(self._costs_by_tiles) >= _CACHE_LIMIT:
                self._costs_by_tiles.clear()
            self._costs_by_tiles[key] = costs
        return costs

    def _cost_with_tile(self, state: MountEverestState, space: int) -> int:
        slot = self.rules.tile_slot[space]
        if slot < 0:
            return self.board.cost[space]
        face = state.tiles[slot]
        return TRY_COST if face == FACE_DOWN else self.rules.face_costs[face]

    def is_known_ground(self, state: MountEverestState, space: int) -> bool:
        return not self._is_face_down(state, space)

    def barred_zones(self, state: MountEverestState, seat: int, piece: int) -> list[bool]:
        closed = self.day(state).closed
        bottles = state.bottles[HOLDERS_PER_SEAT * seat + piece]
        if not bottles:
            return closed
        limits = self.rules.loads.bottle_limit
        return [closed[zone] or bottles > limit for zone, limit in enumerate(limits)]

    def barred_refusal(
        self, state: MountEverestState, seat: int, piece: int, space: int
    ) -> IllegalAction:
        return IllegalAction(
            "move.too-many-bottles",
            "M7",
            {
                "piece": PIECE_NAMES[piece],
                "space": self.board.ids[space],
                "bottles": state.bottles[HOLDERS_PER_SEAT * seat + piece],
                "limit": self.rules.loads.bottle_limit[self.board.zone[space]],
            },
        )

    def arrive(self, state: MountEverestState, seat: int, piece: int, space: int) -> None:
        holder = HOLDERS_PER_SEAT * seat + piece
        if not state.clients[holder]:
            return
        if space == self.board.summit:
            after, mountaineers, tourists = self.clients.summit(state.clients[holder])
            kind, points = "summited", self.clients.summit_points
        elif space == self.board.start:
            after, mountaineers, tourists = self.clients.come_home(state.clients[holder])
            kind, points = "came-home", self.clients.base_points
        else:
            return
        if not (mountaineers or tourists):
            return
        state.clients[holder] = after
        if state.events is not None:
            state.tell(
                kind,
                EVERYONE,
                {
                    "seat": seat,
                    "piece": PIECE_NAMES[piece],
                    "mountaineers": mountaineers,
                    "tourists": tourists,
                },
            )
        score_clients(self.rules, state, seat, mountaineers, tourists, points)

    def has_tent(self, state: MountEverestState, seat: int, piece: int) -> bool:
        return state.tents[2 * seat + piece] > 0

    def raise_tent(self, state: MountEverestState, seat: int, piece: int) -> None:
        camp = 0 if state.camps[2 * seat] == NOWHERE else 1
        state.tents[2 * seat + piece] -= 1
        state.camps[2 * seat + camp] = state.places[2 * seat + piece]

    def card_was_used(self, state: MountEverestState, seat: int, piece: int, card: int) -> None:
        loss = self.cards.loss[card]
        if loss:
            self._lose_levels(state, seat, piece, loss, "card")

    def _lose_levels(
        self, state: MountEverestState, seat: int, piece: int, levels: int, cause: str
    ) -> None:
        """All clients with a guide lose levels; who falls below 1 dies at once (U4, K1, V4)."""
        holder = HOLDERS_PER_SEAT * seat + piece
        if not state.clients[holder]:
            return
        survivors, mountaineers, tourists = self.clients.lose(state.clients[holder], levels)
        state.clients[holder] = survivors
        if state.events is not None:
            state.tell(
                "levels-lost",
                EVERYONE,
                {"seat": seat, "piece": PIECE_NAMES[piece], "levels": levels, "cause": cause},
            )
        bury(self.rules, state, seat, piece, mountaineers, tourists, cause)

    def pooled_points(self, state: MountEverestState) -> int:
        return state.rest_pool

    def can_pay_with_levels(self, state: MountEverestState, seat: int, piece: int) -> bool:
        return state.clients[HOLDERS_PER_SEAT * seat + piece] != 0

    def pay_with_levels(self, state: MountEverestState, seat: int, piece: int) -> None:
        self._lose_levels(state, seat, piece, 1, "risk")

    def level_capacity(self, state: MountEverestState, seat: int, any_usable: bool) -> int:
        """Levels that could still pay (Z5): a place counts once, whoever pays there.

        A guide that is alone pays with all its clients at once, so only the highest level
        counts. Where another holder of its player is, clients can be put down and taken up
        between two payments, so all their levels count.
        """
        capacity = 0
        places = state.places[2 * seat : 2 * seat + 2]
        for piece in PIECES:
            may_pay = (state.engaged >> piece) & 1 or (
                any_usable and (state.passing < 0 or state.passing == piece)
            )
            if not may_pay:
                continue
            other = 1 - piece
            if places[0] == places[1] and piece == 1 and (state.engaged & 1 or any_usable):
                continue  # this place has been counted for guide A
            mine = state.clients[HOLDERS_PER_SEAT * seat + piece]
            around = 0
            companions = places[other] == places[piece]
            if companions:
                around += self._takeable(state, seat, other, piece)
            for camp in CAMPS:
                if state.camps[2 * seat + camp - 2] == places[piece]:
                    companions = True
                    around += self._takeable(state, seat, camp, piece)
            if not mine and not around:
                continue
            if companions:
                capacity += self.clients.level_sum(mine) + self.clients.level_sum(around)
            else:
                capacity += self.clients.highest(mine)
        return capacity

    def _takeable(self, state: MountEverestState, seat: int, source: int, guide: int) -> int:
        """Clients that a guide could take from a holder beside it (L1)."""
        clients = state.clients[HOLDERS_PER_SEAT * seat + source]
        blocked = state.got[source] | state.gave[guide]
        if not blocked:
            return clients
        return sum(
            [
                bag.count(clients, item) << (item << 3)
                for item in bag.kinds(clients)
                if not (blocked >> item) & 1
            ]
        )

    def level_capacity_on_the_way(
        self, state: MountEverestState, seat: int, loss: int, used: bool
    ) -> int:
        """Levels that stay payable wherever the way leads: what each guide itself carries.

        Clients that have summited do not count for the passing guide: it may come through base
        camp, where they leave it (V2).
        """
        piece = state.passing
        first = HOLDERS_PER_SEAT * seat
        capacity = 0
        if used or (state.engaged >> piece) & 1:
            carried = self.clients.without_summited(state.clients[first + piece])
            capacity += max(self.clients.highest(carried) - loss, 0)
        if (state.engaged >> (1 - piece)) & 1:
            capacity += self.clients.highest(state.clients[first + 1 - piece])
        return capacity

    def settles(self, action: int) -> bool:
        return self.table.kinds[action] == SETTLE_POOL or super().settles(action)

    def points_at_stake(self, state: MountEverestState, action: int) -> int:
        kind = self.table.kinds[action]
        if kind == RAISE:
            return 1
        if kind == PAY:
            return self._tile_surcharge(state)
        return super().points_at_stake(state, action)

    def _most_at_stake(self) -> int:
        faces = [cost for cost in self.rules.face_costs if cost < UNLIMITED]
        return max([1, super()._most_at_stake(), *faces])

    # -- legal actions ------------------------------------------------------------------------

    def legal(self, state: MountEverestState, seat: int) -> list[int]:
        found: list[int] = []
        if state.overloaded:
            self.giving.add_gives(state, seat, found)
            return self.kept(state, seat, found)
        if state.rest_left:
            self._add_raises(state, seat, found)
        if state.pending_space >= 0:
            self._add_tile_actions(state, seat, found)
            return self.kept(state, seat, found)
        if state.passing < 0:
            self._add_turn_actions(state, seat, found)
        else:
            self._add_actions_in_full_space(state, seat, found)
        self.giving.add_gives(state, seat, found)
        if state.risk_left:
            self.add_settling(state, seat, found)
        if self.may_end(state, seat):
            found.append(self.terms.end)
        return self.kept(state, seat, found)

    def _add_turn_actions(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Cards, moves and tents of both guides (A2)."""
        if state.unused:
            camps = state.camps
            pitched = (camps[2 * seat] >= 0) + 2 * (camps[2 * seat + 1] >= 0)
            found.extend(self._uses(state, seat, 4 * state.unused + pitched))
        points = state.points
        if points[0] or points[1] or points[2]:
            self._add_steps(state, seat, 0, found)
        if points[3] or points[4] or points[5]:
            self._add_steps(state, seat, 1, found)
        place = state.places[2 * seat]
        if (
            state.places.count(place) >= self.board.limit[place]
            and self._swap_refusal(state, seat) is None
            and self.keeps_promises(state, seat, self.terms.swap)
        ):
            found.append(self.terms.swap)

    def _add_steps(self, state: MountEverestState, seat: int, piece: int, found: list[int]) -> None:
        """What a guide with points can do with them."""
        self.add_moves(state, seat, piece, found)
        if state.tents[2 * seat + piece]:
            self.add_pitching(state, seat, piece, found)

    def _uses(self, state: MountEverestState, seat: int, key: int) -> list[int]:
        """All uses of the unused cards; the same for the same cards and number of camps."""
        uses = self._uses_by_key.get(key)
        if uses is None:
            uses = []
            for piece in PIECES:
                self.add_uses(state, piece, uses)
            self._add_rest_uses(state, seat, uses)
            if len(self._uses_by_key) >= _CACHE_LIMIT:
                self._uses_by_key.clear()
            self._uses_by_key[key] = uses
        return uses

    def _add_actions_in_full_space(
        self, state: MountEverestState, seat: int, found: list[int]
    ) -> None:
        """Cards and moves of the guide that has to get on; both may pitch (M4, Z9)."""
        self.add_uses(state, state.passing, found)
        self._add_rest_uses(state, seat, found)
        self.add_moves(state, seat, state.passing, found)
        for piece in PIECES:
            self.add_pitching(state, seat, piece, found)

    def add_settling(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        super().add_settling(state, seat, found)
        if state.rest_pool:
            found.append(self.terms.settle_pool)

    def _add_raises(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Give a point of the card just used to a client there (Q1), up to level 6 (Q2)."""
        holder = state.rest_target
        first = holder * self.clients.classes
        for item in bag.kinds(state.clients[HOLDERS_PER_SEAT * seat + holder]):
            action = self.terms.raise_level[first + item]
            if action >= 0:
                found.append(action)

    def _add_rest_uses(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Acclimatization cards on a guide or a camp, anywhere (Q1); M4 limits them (Z9)."""
        use_rest = self.terms.use_rest
        for card in bag.kinds(state.unused):
            if use_rest[4 * card] < 0:
                continue
            for holder in range(HOLDERS_PER_SEAT):
                if self._rest_target_refusal(state, seat, holder) is None:
                    found.append(use_rest[4 * card + holder])

    def _rest_target_refusal(
        self, state: MountEverestState, seat: int, holder: int
    ) -> IllegalAction | None:
        if state.passing >= 0 and holder != state.passing:
            return IllegalAction("passing.other-piece", "M4", self._piece(state.passing))
        if holder in CAMPS and state.camps[2 * seat + holder - 2] == NOWHERE:
            return IllegalAction("camp.not-pitched", "U5", {"camp": holder - 1})
        return None

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

    # -- changing places ----------------------------------------------------------------------

    def _swap_refusal(self, state: MountEverestState, seat: int) -> IllegalAction | None:
        """Why the two guides cannot change places, if so (M5, Z10)."""
        places = state.places[2 * seat : 2 * seat + 2]
        if places[0] == places[1]:
            return IllegalAction("swap.not-neighbours", "M5")
        directions = [
            self.board.direction(places[0], places[1]),
            self.board.direction(places[1], places[0]),
        ]
        if directions[0] < 0:
            return IllegalAction("swap.not-neighbours", "M5")
        if any(state.places.count(place) < self.board.limit[place] for place in places):
            return IllegalAction("swap.not-full", "M5")
        if state.passing >= 0:
            return IllegalAction("swap.passing", "Z10")
        closed = self.day(state).closed
        for place in places:
            if closed[self.board.zone[place]]:
                return IllegalAction("swap.zone-closed", "W3", {"zone": self.board.zone[place]})
        for piece in PIECES:
            target = places[1 - piece]
            cost = self.entry_cost(state, target)
            have = spendable(state.points, piece, directions[piece])
            if cost > have:
                return IllegalAction(
                    "move.too-expensive",
                    "M5",
                    {
                        "piece": PIECE_NAMES[piece],
                        "space": self.board.ids[target],
                        "cost": cost,
                        "have": have,
                    },
                )
            if self.barred_zones(state, seat, piece)[self.board.zone[target]]:
                return self.barred_refusal(state, seat, piece, target)
        return None

    def _swap(self, state: MountEverestState, seat: int) -> None:
        places = state.places[2 * seat : 2 * seat + 2]
        costs = [self.entry_cost(state, place) for place in places]
        for piece in PIECES:
            direction = self.board.direction(places[piece], places[1 - piece])
            spend(state.points, piece, direction, costs[1 - piece])
        # both steps are one: nobody is ever beyond a limit, and nobody passes
        state.places[2 * seat], state.places[2 * seat + 1] = places[1], places[0]
        if state.events is not None:
            state.tell(
                "swapped",
                EVERYONE,
                {
                    "seat": seat,
                    "A": self.board.ids[places[1]],
                    "B": self.board.ids[places[0]],
                },
            )
        for piece in PIECES:
            self.arrive(state, seat, piece, places[1 - piece])

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

    def _use_rest(self, state: MountEverestState, seat: int, action: int) -> None:
        """An acclimatization card is used on a guide or a camp (U5, Q1, Z3)."""
        card = self.table.arg_a[action]
        holder = self.table.arg_b[action]
        number = self.cards.best[card]
        state.unused -= bag.one(card)
        # points of an earlier card on the same place can still be shared out there
        if holder != state.rest_target:
            state.rest_left = 0
        state.rest_target = holder
        state.rest_left += number
        state.rest_pool += number
        if holder < 2:
            state.engaged |= 1 << holder
        if state.events is not None:
            state.tell(
                "rest-used",
                EVERYONE,
                {
                    "seat": seat,
                    "holder": HOLDER_NAMES[holder],
                    "card": self.cards.ids[card],
                    "points": number,
                },
            )

    def _raise_level(self, state: MountEverestState, seat: int, action: int) -> None:
        holder = self.table.arg_a[action]
        item = self.table.arg_b[action]
        state.clients[HOLDERS_PER_SEAT * seat + holder] += bag.one(item + 1) - bag.one(item)
        state.rest_left -= 1
        state.rest_pool -= 1
        if state.events is not None:
            state.tell(
                "raised",
                EVERYONE,
                {
                    "seat": seat,
                    "holder": HOLDER_NAMES[holder],
                    "client": self.clients.names[item],
                    "level": self.clients.level_of(item) + 1,
                },
            )

    def _settle_from_pool(self, state: MountEverestState, seat: int) -> None:
        """One acclimatization point less on a card that was used (K1 b, Z3).

        Points that can no longer be given out pay first.
        """
        state.risk_left -= 1
        state.rest_pool -= 1
        state.rest_left = min(state.rest_left, state.rest_pool)
        if state.events is not None:
            state.tell("risk-settled", EVERYONE, {"seat": seat, "left": state.risk_left})

    def _move(self, state: MountEverestState, seat: int, piece: int, target: int) -> None:
        if not self._is_face_down(state, target):
            self.move_piece(state, seat, piece, target)
            return
        origin = state.places[2 * seat + piece]
        spend(state.points, piece, self.board.direction(origin, target), TRY_COST)
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
        state.face_bags[self.rules.tile_type[slot]] -= bag.one(face)
        state.tiles[slot] = face
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
        spend(state.points, state.pending_piece, direction, self._tile_surcharge(state))
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

    def _use_rest_refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        card = self.table.arg_a[action]
        if bag.count(state.unused, card) == 0:
            return IllegalAction("use.card-not-left", "U5", {"card": self.cards.ids[card]})
        reason = self._rest_target_refusal(state, seat, self.table.arg_b[action])
        return reason if reason is not None else self.promise_refusal(state)

    def _raise_refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        holder = self.table.arg_a[action]
        item = self.table.arg_b[action]
        params: dict[str, str | int] = {
            "holder": HOLDER_NAMES[holder],
            "client": self.clients.names[item],
        }
        if state.rest_target != holder or not state.rest_left:
            return IllegalAction("raise.no-points", "Q1", params)
        if bag.count(state.clients[HOLDERS_PER_SEAT * seat + holder], item) == 0:
            return IllegalAction("raise.not-there", "Q1", params)
        return self.promise_refusal(state)

    def _tile_refusal(self, state: MountEverestState, seat: int, kind: int) -> IllegalAction:
        if state.pending_space < 0:
            return IllegalAction("tile.none-turned", "I3")
        if kind == PAY:
            cost = self._tile_surcharge(state)
            have = self._points_at_tile(state, seat)
            if cost > have:
                return IllegalAction("tile.cannot-pay", "I3", {"cost": cost, "have": have})
        return self.promise_refusal(state)
