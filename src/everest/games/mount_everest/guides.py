"""What Mount Everest answers to the shared rules of a turn: costs, arrivals, levels (M, V, K)."""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.board import UNLIMITED
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phases.pieces import PIECES
from everest.engine.phases.turn import TurnPhase
from everest.engine.row import added, changed
from everest.engine.state import NOBODY, NOWHERE
from everest.engine.vocabulary import (
    PIECE_NAMES,
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
    EverestVocabulary,
)

_CACHE_LIMIT: Final = 1 << 12

TRY_COST: Final = 1
"""Entering the space of a face-down icefall tile costs 1 point (I1)."""


class TileCosts:
    """What entering each space costs with certain faces of the icefall.

    Attributes:
        tiles: the face of each tile.
        costs: points for each space.
    """

    def __init__(self, tiles: tuple[int, ...], costs: list[int]) -> None:
        self.tiles = tiles
        self.costs = costs


class GuideRules(TurnPhase[MountEverestState]):
    """Guides with loads on a map with icefall."""

    def __init__(
        self, ruleset: MountEverestRuleset, table: ActionTable, words: EverestVocabulary
    ) -> None:
        self.rules = ruleset
        self.tile_spaces = [ruleset.tile_slot.index(slot) for slot in range(len(ruleset.tile_type))]
        passable = [cost for cost in ruleset.face_costs if cost < UNLIMITED]
        self.dearest_face = max(passable, default=TRY_COST)
        super().__init__(ruleset, table, words)
        self.clients = ruleset.clients
        self.terms = words
        self.giving = Giving(ruleset, words)
        self._costs_by_tiles: dict[tuple[int, ...], TileCosts] = {}
        self._recent_costs = TileCosts((), self._costs_with(()))
        self._barred_by_key: dict[int, list[bool]] = {}

    # -- the ground ---------------------------------------------------------------------------

    def _is_face_down(self, state: MountEverestState, space: int) -> bool:
        slot = self.rules.tile_slot[space]
        return slot >= 0 and state.tiles[slot] == FACE_DOWN

    def entry_costs(self, state: MountEverestState) -> list[int]:
        # rows are never changed in place, so the same row is the same icefall
        recent = self._recent_costs
        if recent.tiles is state.tiles:
            return recent.costs
        known = self._costs_by_tiles.get(state.tiles)
        if known is None:
            known = TileCosts(state.tiles, self._costs_with(state.tiles))
            if len(self._costs_by_tiles) >= _CACHE_LIMIT:
                self._costs_by_tiles.clear()
            self._costs_by_tiles[state.tiles] = known
        self._recent_costs = known
        return known.costs

    def _costs_with(self, tiles: tuple[int, ...]) -> list[int]:
        """What entering each space costs with these faces of the icefall (M1, I1, I3)."""
        costs = self.board.cost[:]
        for slot, face in enumerate(tiles):
            cost = TRY_COST if face == FACE_DOWN else self.rules.face_costs[face]
            costs[self.tile_spaces[slot]] = cost
        return costs

    def highest_cost(self, space: int) -> int:
        return self.board.cost[space] if self.rules.tile_slot[space] < 0 else self.dearest_face

    def is_known_ground(self, state: MountEverestState, space: int) -> bool:
        return not self._is_face_down(state, space)

    def barred_zones(
        self, state: MountEverestState, seat: int, piece: int, closed: list[bool]
    ) -> list[bool]:
        bottles = state.bottles[HOLDERS_PER_SEAT * seat + piece]
        if not bottles:
            return closed
        limits = self.rules.loads.bottle_limit
        key = bottles
        for is_closed in closed:
            key = 2 * key + is_closed
        barred = self._barred_by_key.get(key)
        if barred is None:
            barred = [closed[zone] or bottles > limit for zone, limit in enumerate(limits)]
            self._barred_by_key[key] = barred
        return barred

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

    # -- arriving, tents ----------------------------------------------------------------------

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
        state.clients = changed(state.clients, holder, after)
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
        state.tents = added(state.tents, 2 * seat + piece, -1)
        state.camps = changed(state.camps, 2 * seat + camp, state.places[2 * seat + piece])

    # -- levels -------------------------------------------------------------------------------

    def card_was_used(self, state: MountEverestState, seat: int, piece: int, card: int) -> None:
        state.engaged |= 1 << piece
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
        state.clients = changed(state.clients, holder, survivors)
        if state.events is not None:
            state.tell(
                "levels-lost",
                EVERYONE,
                {"seat": seat, "piece": PIECE_NAMES[piece], "levels": levels, "cause": cause},
            )
        bury(self.rules, state, seat, piece, mountaineers, tourists, cause)

    def can_pay_with_levels(self, state: MountEverestState, seat: int, piece: int) -> bool:
        return state.clients[HOLDERS_PER_SEAT * seat + piece].total > 0

    def pay_with_levels(self, state: MountEverestState, seat: int, piece: int) -> None:
        self._lose_levels(state, seat, piece, 1, "risk")

    def level_capacity(self, state: MountEverestState, seat: int, points: int) -> int:
        # a card with a loss could take the very levels that were to pay (U4)
        cards = self.cards
        usable = sum(
            [cards.best[card] > 0 and cards.loss[card] == 0 for card in state.unused.listed]
        )
        # with points left, something else can be done before levels have to pay (L4)
        run_can_end = points > 0
        engaged = [piece for piece in PIECES if (state.engaged >> piece) & 1]
        idle = [
            piece for piece in PIECES if piece not in engaged and state.passing in (NOBODY, piece)
        ]
        if usable == 1 and len(idle) == 2:
            # one card makes one guide liable
            return max([self._levels_of(state, seat, [piece], run_can_end) for piece in idle])
        payers = engaged + idle if usable else engaged
        return self._levels_of(state, seat, payers, run_can_end)

    def _levels_of(
        self, state: MountEverestState, seat: int, payers: list[int], run_can_end: bool
    ) -> int:
        """Levels that these guides could pay (K1 c); a place counts once."""
        places = state.places[2 * seat : 2 * seat + 2]
        if len(payers) == 2 and places[0] != places[1]:
            return sum([self._levels_at(state, seat, [piece], run_can_end) for piece in payers])
        return self._levels_at(state, seat, payers, run_can_end)

    def _levels_at(
        self, state: MountEverestState, seat: int, payers: list[int], run_can_end: bool
    ) -> int:
        """Levels that clients at one place could pay, one payment after the other (Z5).

        A guide that is alone pays with all its clients at once, so only the highest level counts.
        Where another holder of its player is, clients can be put down and taken up between two
        payments, so all their levels count. With nothing else left to do that would end the run
        of gives, those that a guide has just received cannot be put down before the first payment
        (L4) and pay it together, and those just put down cannot be taken up again before it.
        """
        if not payers:
            return 0
        here = state.places[2 * seat + payers[0]]
        holders = [
            holder
            for holder in range(HOLDERS_PER_SEAT)
            if self.giving.space_of(state, seat, holder) == here
        ]
        if len(holders) == 1:
            return self.clients.highest(state.clients[HOLDERS_PER_SEAT * seat + payers[0]])
        everybody = [state.clients[HOLDERS_PER_SEAT * seat + holder] for holder in holders]
        levels = sum([self.clients.level_sum(clients) for clients in everybody])
        if run_can_end:
            return levels
        wasted = [
            max(0, self._bound(state, seat, payer, holders) - 1)
            for payer in payers
            if self._could_lead(state, seat, payer, holders)
        ]
        return levels - min(wasted) if wasted else 0

    def _bound(self, state: MountEverestState, seat: int, guide: int, holders: list[int]) -> int:
        """How many clients a guide cannot put down now, because of what it gave and got (L4)."""
        clients = state.clients[HOLDERS_PER_SEAT * seat + guide]
        others = [holder for holder in holders if holder != guide]
        return sum(
            [
                clients.count(item)
                for item in clients.kinds
                if (state.got[guide] >> item) & 1
                or all((state.gave[other] >> item) & 1 for other in others)
            ]
        )

    def _could_lead(
        self, state: MountEverestState, seat: int, guide: int, holders: list[int]
    ) -> bool:
        """Whether a guide has a client or could take one from a holder beside it (L1)."""
        first = HOLDERS_PER_SEAT * seat
        if state.clients[first + guide]:
            return True
        return any(
            not ((state.got[holder] | state.gave[guide]) >> item) & 1
            for holder in holders
            for item in state.clients[first + holder].kinds
        )

    def level_capacity_at_end(
        self, state: MountEverestState, seat: int, end: int, loss: int, used: bool
    ) -> int:
        """Levels that stay payable whatever is beside the guides: those that each itself leads.

        In base camp the clients that have summited leave the guide that comes there (V2).
        """
        piece = state.passing
        first = HOLDERS_PER_SEAT * seat
        capacity = 0
        if used or (state.engaged >> piece) & 1:
            led = state.clients[first + piece]
            if end == self.board.start:
                led = self.clients.without_summited(led)
            capacity += max(self.clients.highest(led) - loss, 0)
        if (state.engaged >> (1 - piece)) & 1:
            capacity += self.clients.highest(state.clients[first + 1 - piece])
        return capacity

    def pooled_points(self, state: MountEverestState) -> int:
        return state.rest_pool
