"""From a view back to a state: what the viewer cannot know is dealt at random, consistently."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.randomness import RandomSource
from everest.engine.restoring import (
    deal_to,
    index_or_nobody,
    restore_head,
    restore_player,
    restore_private,
    restore_turn,
)
from everest.engine.row import changed
from everest.engine.view import card_bag
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.hidden_cards import Known, deal_hidden
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import (
    EITHER_END,
    FACE_DOWN,
    HOLDERS_PER_SEAT,
    MountEverestState,
)
from everest.games.mount_everest.view import (
    ClientView,
    EverestPlayerView,
    EverestPrivateView,
    EverestTurnView,
    EverestView,
)
from everest.games.mount_everest.views import END_NAMES, STAGE_NAMES
from everest.games.mount_everest.vocabulary import HOLDER_NAMES


class Determinizer:
    """Rebuilds states of one ruleset."""

    def __init__(self, ruleset: MountEverestRuleset, phase_names: list[str]) -> None:
        self.rules = ruleset
        self.phase_names = phase_names

    def determinize(self, view: EverestView, rng: RandomSource) -> MountEverestState:
        """A state of which `view` is the view, the rest being drawn from `rng`.

        An opponent that is busy with oxygen has finished with the bottle in the result: where
        it is does not show.
        """
        state = MountEverestState(self.rules)
        restore_head(self.rules, self.phase_names, state, view)
        state.scores = tuple([player["score"] for player in view["players"]])
        self._restore_track_order(state, view["ranking"])
        self._restore_icefall(state, view)
        for player in view["players"]:
            self._restore_public(state, player)
            private = player.get("private")
            if private is not None:
                self._restore_private(state, player, private)
            else:
                self._deal_hidden(state, player, view["phase"], rng)
        if view["turn"] is not None:
            self._restore_turn(state, view["turn"])
        return state

    # -- what the view says -------------------------------------------------------------------

    def _restore_track_order(self, state: MountEverestState, ranking: list[int]) -> None:
        """The track runs by score, and from left to right, that is by rank, on one number."""
        rank = {seat: place for place, seat in enumerate(ranking)}
        state.track = tuple(sorted(ranking, key=lambda seat: (state.scores[seat], rank[seat])))

    def _restore_icefall(self, state: MountEverestState, view: EverestView) -> None:
        faces = self.rules.face_names
        state.tiles = tuple(
            [
                FACE_DOWN if tile["face"] is None else faces.index(tile["face"])
                for tile in view["icefall"]
            ]
        )
        state.face_bags = tuple(
            [
                bag.from_kinds([faces.index(face) for face in left])
                for left in view["icefall_face_down"]
            ]
        )

    def _restore_public(self, state: MountEverestState, player: EverestPlayerView) -> None:
        rules = self.rules
        seat = player["seat"]
        restore_player(rules, state, player)
        state.tent_stock = changed(state.tent_stock, seat, player["tent_stock"])
        for piece, guide in enumerate(player["pieces"]):
            holder = HOLDERS_PER_SEAT * seat + piece
            space = rules.board.ids.index(guide["space"])
            state.places = changed(state.places, 2 * seat + piece, space)
            state.clients = changed(state.clients, holder, self._clients(guide["clients"]))
            state.bottles = changed(state.bottles, holder, guide["bottles"])
            state.tents = changed(state.tents, 2 * seat + piece, guide["tents"])
        for camp in player["camps"]:
            index = HOLDER_NAMES.index(camp["name"])
            holder = HOLDERS_PER_SEAT * seat + index
            space = rules.board.ids.index(camp["space"])
            state.camps = changed(state.camps, 2 * seat + index - 2, space)
            state.clients = changed(state.clients, holder, self._clients(camp["clients"]))
            state.bottles = changed(state.bottles, holder, camp["bottles"])

    def _clients(self, clients: list[ClientView]) -> Bag:
        rules = self.rules.clients
        return bag.from_kinds(
            [
                rules.class_of(
                    KIND_NAMES.index(client["kind"]), client["level"], client["summited"]
                )
                for client in clients
            ]
        )

    def _restore_private(
        self, state: MountEverestState, player: EverestPlayerView, private: EverestPrivateView
    ) -> None:
        cards = self.rules.cards
        seat = player["seat"]
        oxygen = private["oxygen"]
        restore_private(self.rules, state, seat, private)
        state.removed = changed(state.removed, seat, card_bag(cards, private["removed"]))
        state.reserve = changed(state.reserve, seat, card_bag(cards, private["reserve_unknown"]))
        reserve_top = tuple([cards.ids.index(name) for name in private["reserve_top"]])
        state.reserve_top = changed(state.reserve_top, seat, reserve_top)
        reserve_bottom = tuple([cards.ids.index(name) for name in private["reserve_bottom"]])
        state.reserve_bottom = changed(state.reserve_bottom, seat, reserve_bottom)
        stage = STAGE_NAMES.index(oxygen["stage"])
        state.oxygen_stage = changed(state.oxygen_stage, seat, stage)
        state.drawn = changed(state.drawn, seat, card_bag(cards, oxygen["drawn"]))
        state.due = changed(state.due, seat, oxygen["due"])
        kept = -1 if oxygen["kept"] is None else cards.ids.index(oxygen["kept"])
        state.kept = changed(state.kept, seat, kept)
        end = oxygen["return_end"]
        return_end = EITHER_END if end is None else END_NAMES.index(end)
        state.return_end = changed(state.return_end, seat, return_end)
        state.swaps = changed(state.swaps, seat, player["swaps"] - (1 if stage else 0))

    def _restore_turn(self, state: MountEverestState, turn: EverestTurnView) -> None:
        restore_turn(self.rules, state, turn)
        state.rest_target = index_or_nobody(HOLDER_NAMES, turn["rest_target"])
        state.rest_left = turn["rest_left"]
        state.rest_pool = turn["rest_pool"]
        state.pending_piece = index_or_nobody(PIECE_NAMES, turn["at_tile_piece"])
        state.pending_space = index_or_nobody(self.rules.board.ids, turn["at_tile"])
        state.overloaded = turn["overloaded"]
        items = [*self.rules.clients.names, "bottle", "tent"]
        state.got = tuple([_bits(items, run["got"]) for run in turn["runs"]])
        state.gave = tuple([_bits(items, run["gave"]) for run in turn["runs"]])
        state.in_run = any(state.got) or any(state.gave)

    # -- what the viewer cannot know ----------------------------------------------------------

    def _deal_hidden(
        self,
        state: MountEverestState,
        player: EverestPlayerView,
        phase: str,
        rng: RandomSource,
    ) -> None:
        """Deal a seat's hidden cards."""
        rules = self.rules
        seat = player["seat"]
        hidden = deal_hidden(
            Known(
                stock=state.stock[seat],
                shown=state.pile[seat] + state.chosen[seat],
                outside=rules.deck + rules.reserve - state.stock[seat],
                main_cards=rules.deck,
                hand_size=player["hand_size"],
                reserve_size=player["reserve_size"],
                bottles=player["swaps"],
            ),
            rng,
        )
        deal_to(rules, state, player, hidden.hand, hidden.deck, in_secret=phase == "cards")
        state.reserve = changed(state.reserve, seat, hidden.reserve)
        state.removed = changed(state.removed, seat, hidden.removed)
        state.swaps = changed(state.swaps, seat, player["swaps"])


def _bits(items: list[str], names: list[str]) -> int:
    """A set of classes of things as a set of bits."""
    return sum([1 << items.index(name) for name in names])
