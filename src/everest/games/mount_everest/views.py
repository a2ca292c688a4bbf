"""Views of Mount Everest: what each seat may know, and the whole state for reviews."""

from __future__ import annotations

from everest.engine.bag import Bag
from everest.engine.phases.card_choice import CardChoice
from everest.engine.state import NOBODY
from everest.engine.viewing import Names, SharedViews, Views
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.scoring import ranking, ranks
from everest.games.mount_everest.state import (
    EITHER_END,
    FACE_DOWN,
    HOLDERS_PER_SEAT,
    IDLE,
    MountEverestState,
)
from everest.games.mount_everest.view import (
    ClientView,
    EverestPlayerView,
    EverestPrivateView,
    EverestTurnView,
    EverestView,
    TileView,
)
from everest.games.mount_everest.vocabulary import CAMPS, HOLDER_NAMES

STAGE_NAMES = ("idle", "drawing", "keeping", "returning", "removing")
END_NAMES = ("top", "bottom")
TYPE_NAMES = ("I", "II")


class EverestViews(Views[MountEverestState, EverestView]):
    """Builds views of one ruleset."""

    def __init__(
        self,
        ruleset: MountEverestRuleset,
        choice: CardChoice[MountEverestState],
        phase_names: list[str],
    ) -> None:
        self.rules = ruleset
        self.shared = SharedViews(ruleset, phase_names, choice.name)
        self._face_names = Names(ruleset.face_names)
        self._item_names = (*ruleset.clients.names, "bottle", "tent")
        self._reserve_size = ruleset.reserve.total
        self._tiles = [
            (slot, ruleset.board.ids[space], TYPE_NAMES[ruleset.tile_type[slot]])
            for space, slot in enumerate(ruleset.tile_slot)
            if slot >= 0
        ]
        clients = ruleset.clients
        self._clients: list[ClientView] = [
            {
                "kind": KIND_NAMES[clients.kind_of(item)],
                "level": clients.level_of(item),
                "summited": clients.has_summited(item),
            }
            for item in range(clients.classes)
        ]

    # -- what everybody knows -----------------------------------------------------------------

    def public(self, state: MountEverestState, awaited: list[int]) -> EverestView:
        rules = self.rules
        return {
            **self.shared.head(state, awaited, ranking(state), ranks(state)),
            "players": [self._player(state, seat) for seat in range(rules.seats)],
            "turn": self._turn(state) if state.seat != NOBODY else None,
            "icefall": self._icefall(state),
            "icefall_face_down": [self._face_names.of(faces) for faces in state.face_bags],
        }

    def _player(self, state: MountEverestState, seat: int) -> EverestPlayerView:
        rules = self.rules
        spending = 0 if state.oxygen_stage[seat] == IDLE else 1
        # one card leaves with each bottle; that a bottle is being spent does not show (C1)
        reserve_size = self._reserve_size - state.removed[seat].total - spending
        return {
            **self.shared.player(state, seat),
            "pieces": [
                {
                    "name": PIECE_NAMES[piece],
                    "space": rules.board.ids[state.places[2 * seat + piece]],
                    "clients": self.clients(state.clients[HOLDERS_PER_SEAT * seat + piece]),
                    "bottles": state.bottles[HOLDERS_PER_SEAT * seat + piece],
                    "tents": state.tents[2 * seat + piece],
                }
                for piece in (0, 1)
            ],
            "camps": [
                {
                    "name": HOLDER_NAMES[camp],
                    "space": rules.board.ids[state.camps[2 * seat + camp - 2]],
                    "clients": self.clients(state.clients[HOLDERS_PER_SEAT * seat + camp]),
                    "bottles": state.bottles[HOLDERS_PER_SEAT * seat + camp],
                }
                for camp in CAMPS
                if state.camps[2 * seat + camp - 2] >= 0
            ],
            "tent_stock": state.tent_stock[seat],
            "reserve_size": reserve_size,
            "swaps": state.swaps[seat] + spending,
        }

    def clients(self, content: Bag) -> list[ClientView]:
        """The clients in a bag, one by one."""
        return [self._clients[item].copy() for item in content.listed]

    def _turn(self, state: MountEverestState) -> EverestTurnView:
        return {
            **self.shared.turn(state),
            "rest_target": (
                HOLDER_NAMES[state.rest_target] if state.rest_target != NOBODY else None
            ),
            "rest_left": state.rest_left,
            "rest_pool": state.rest_pool,
            "at_tile": (
                self.rules.board.ids[state.pending_space] if state.pending_space >= 0 else None
            ),
            "at_tile_piece": (
                PIECE_NAMES[state.pending_piece] if state.pending_piece != NOBODY else None
            ),
            "overloaded": state.overloaded,
            "runs": [
                {
                    "holder": HOLDER_NAMES[holder],
                    "got": self.item_names(state.got[holder]),
                    "gave": self.item_names(state.gave[holder]),
                }
                for holder in range(HOLDERS_PER_SEAT)
            ],
        }

    def item_names(self, bits: int) -> list[str]:
        """The names of a set of classes of things."""
        found: list[str] = []
        while bits:
            lowest = bits & -bits
            found.append(self._item_names[lowest.bit_length() - 1])
            bits ^= lowest
        return found

    def _icefall(self, state: MountEverestState) -> list[TileView]:
        faces, tiles = self.rules.face_names, state.tiles
        return [
            {
                "space": space,
                "type": type_name,
                "face": faces[tiles[slot]] if tiles[slot] != FACE_DOWN else None,
            }
            for slot, space, type_name in self._tiles
        ]

    # -- what only the seat knows -------------------------------------------------------------

    def private(self, state: MountEverestState, seat: int) -> EverestPrivateView:
        cards, names = self.rules.cards.ids, self.shared.card_names
        kept = state.kept[seat]
        end = state.return_end[seat]
        return {
            **self.shared.private(state, seat),
            "reserve_top": [cards[card] for card in state.reserve_top[seat]],
            "reserve_unknown": names.of(state.reserve[seat]),
            "reserve_bottom": [cards[card] for card in state.reserve_bottom[seat]],
            "removed": names.of(state.removed[seat]),
            "oxygen": {
                "stage": STAGE_NAMES[state.oxygen_stage[seat]],
                "drawn": names.of(state.drawn[seat]),
                "due": state.due[seat],
                "kept": cards[kept] if kept >= 0 else None,
                "return_end": END_NAMES[end] if end != EITHER_END else None,
            },
        }
