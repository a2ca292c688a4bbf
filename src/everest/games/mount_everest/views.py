"""Views of Mount Everest: what each seat may know, and the whole state for reviews."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from everest.engine import bag
from everest.engine.phases.card_choice import CardChoice
from everest.engine.state import NOBODY
from everest.engine.view import (
    OVER_NAME,
    CampView,
    PieceView,
    PlayerView,
    PrivateView,
    TurnView,
    View,
    card_names,
)
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import (
    EITHER_END,
    FACE_DOWN,
    HOLDERS_PER_SEAT,
    IDLE,
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import CAMPS, HOLDER_NAMES

STAGE_NAMES = ("idle", "drawing", "keeping", "returning", "removing")
END_NAMES = ("top", "bottom")


class ClientView(TypedDict):
    """One client."""

    kind: str
    level: int
    summited: bool


class GuideView(PieceView):
    """A guide and its load."""

    clients: list[ClientView]
    bottles: int
    tents: int


class EverestCampView(CampView):
    """A camp and what is kept in it."""

    clients: list[ClientView]
    bottles: int


class OxygenView(TypedDict):
    """Where a seat is in spending a bottle (O2 to O4)."""

    stage: str
    drawn: list[str]
    due: int
    kept: str | None
    return_end: str | None


class EverestPrivateView(PrivateView):
    """Also the acclimatization deck as far as its owner knows it, and removed cards."""

    reserve_top: list[str]
    reserve_unknown: list[str]
    reserve_bottom: list[str]
    removed: list[str]
    oxygen: OxygenView


class EverestPlayerView(PlayerView):
    """Also guides, camps, tents, and what is open about the acclimatization deck."""

    pieces: list[GuideView]
    camps: list[EverestCampView]
    tent_stock: int
    reserve_size: int
    swaps: int
    private: NotRequired[EverestPrivateView]


class RunView(TypedDict):
    """What a holder has received and given in the present run of gives (L4)."""

    holder: str
    got: list[str]
    gave: list[str]


class EverestTurnView(TurnView):
    """Also acclimatization points, an icefall tile in front of a guide, and the run of gives."""

    rest_target: str | None
    rest_left: int
    rest_pool: int
    at_tile: str | None
    at_tile_piece: str | None
    overloaded: bool
    runs: list[RunView]


class TileView(TypedDict):
    """An icefall tile: its face, None while it lies face down."""

    space: str
    type: str
    face: str | None


class EverestView(View):
    """A view of Mount Everest."""

    players: list[EverestPlayerView]
    turn: EverestTurnView | None
    icefall: list[TileView]
    icefall_face_down: list[list[str]]


class EverestViews:
    """Builds views of one ruleset."""

    def __init__(
        self,
        ruleset: MountEverestRuleset,
        choice: CardChoice[MountEverestState],
        phase_names: list[str],
    ) -> None:
        self.rules = ruleset
        self.choice = choice
        self.phase_names = phase_names
        self.cards_phase = phase_names.index(choice.name)
        self.type_names = ("I", "II")

    def view(self, state: MountEverestState, seat: int | None, awaited: list[int]) -> EverestView:
        """What `seat` may know; None: what everybody may know."""
        view = self._public(state, awaited)
        view["seat"] = seat
        if seat is not None:
            view["players"][seat]["private"] = self._private(state, seat)
        return view

    def full(self, state: MountEverestState, awaited: list[int]) -> EverestView:
        """The whole state, for reviews of finished games: all seats' private parts."""
        view = self._public(state, awaited)
        for seat in range(self.rules.seats):
            view["players"][seat]["private"] = self._private(state, seat)
        return view

    # -- what everybody knows -----------------------------------------------------------------

    def _public(self, state: MountEverestState, awaited: list[int]) -> EverestView:
        rules = self.rules
        values = rules.token_values
        tiles = rules.weather
        return {
            "game": rules.game,
            "ruleset": rules.id,
            "digest": rules.digest,
            "map": rules.map_name,
            "weather_set": rules.weather_name,
            "seats": rules.seats,
            "seat": None,
            "round": state.round,
            "phase": self.phase_names[state.phase] if state.phase >= 0 else OVER_NAME,
            "to_act": awaited,
            "first_seat": state.first_seat if state.first_seat != NOBODY else None,
            "ranking": sorted(state.track, key=lambda seat: -state.scores[seat]),
            "weather": {
                "left": tiles[state.left_tile].name if state.left_tile >= 0 else None,
                "right": tiles[state.right_tile].name if state.right_tile >= 0 else None,
                "day": (state.round - 1) % rules.days_per_tile if state.round else 0,
                "face_down": [tiles[tile].name for tile in bag.listed(state.tile_bag)],
            },
            "risk": {
                "open": [values[kind] for kind in bag.listed(state.open_tokens)],
                "face_down": [values[kind] for kind in bag.listed(state.token_bag)],
                "taker": state.taker if state.taker != NOBODY else None,
                "taken": values[state.taken] if state.taken >= 0 else None,
            },
            "players": [self._player(state, seat) for seat in range(rules.seats)],
            "turn": self._turn(state) if state.seat != NOBODY else None,
            "icefall": self._icefall(state),
            "icefall_face_down": [
                [rules.face_names[face] for face in bag.listed(faces)] for faces in state.face_bags
            ],
        }

    def _player(self, state: MountEverestState, seat: int) -> EverestPlayerView:
        rules = self.rules
        cards = rules.cards
        chosen_in_secret = state.phase == self.cards_phase
        shown = 0 if chosen_in_secret else state.chosen[seat]
        deck_size = bag.total(state.deck[seat])
        # what everybody can count; where a player is in spending a bottle does not show (C1)
        hand_size = (
            bag.total(rules.deck) - deck_size - bag.total(state.pile[seat]) - bag.total(shown)
        )
        spending = 0 if state.oxygen_stage[seat] == IDLE else 1
        reserve_size = bag.total(rules.reserve) - bag.total(state.removed[seat]) - spending
        return {
            "seat": seat,
            "score": state.scores[seat],
            "hand_size": hand_size,
            "deck_size": deck_size,
            "has_chosen": self.choice.has_chosen(state, seat),
            "shown": card_names(cards, shown),
            "pile": card_names(cards, state.pile[seat]),
            "stock": card_names(cards, state.stock[seat]),
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

    def clients(self, content: int) -> list[ClientView]:
        """The clients in a bag, one by one."""
        rules = self.rules.clients
        return [
            {
                "kind": KIND_NAMES[rules.kind_of(item)],
                "level": rules.level_of(item),
                "summited": rules.has_summited(item),
            }
            for item in bag.listed(content)
        ]

    def _turn(self, state: MountEverestState) -> EverestTurnView:
        points = state.points
        return {
            "seat": state.seat,
            "unused": card_names(self.rules.cards, state.unused),
            "points": [
                {"up": points[first], "any": points[first + 1], "down": points[first + 2]}
                for first in (0, 3)
            ],
            "engaged": [bool((state.engaged >> piece) & 1) for piece in (0, 1)],
            "risk_left": state.risk_left,
            "passing": PIECE_NAMES[state.passing] if state.passing != NOBODY else None,
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
        names = [*self.rules.clients.names, "bottle", "tent"]
        return [name for item, name in enumerate(names) if (bits >> item) & 1]

    def _icefall(self, state: MountEverestState) -> list[TileView]:
        rules = self.rules
        return [
            {
                "space": rules.board.ids[space],
                "type": self.type_names[rules.tile_type[slot]],
                "face": (
                    rules.face_names[state.tiles[slot]] if state.tiles[slot] != FACE_DOWN else None
                ),
            }
            for space, slot in enumerate(rules.tile_slot)
            if slot >= 0
        ]

    # -- what only the seat knows -------------------------------------------------------------

    def _private(self, state: MountEverestState, seat: int) -> EverestPrivateView:
        cards = self.rules.cards
        kept = state.kept[seat]
        end = state.return_end[seat]
        return {
            "hand": card_names(cards, state.hand[seat]),
            "deck": card_names(cards, state.deck[seat]),
            "chosen": card_names(cards, state.chosen[seat]),
            "reserve_top": [cards.ids[card] for card in state.reserve_top[seat]],
            "reserve_unknown": card_names(cards, state.reserve[seat]),
            "reserve_bottom": [cards.ids[card] for card in state.reserve_bottom[seat]],
            "removed": card_names(cards, state.removed[seat]),
            "oxygen": {
                "stage": STAGE_NAMES[state.oxygen_stage[seat]],
                "drawn": card_names(cards, state.drawn[seat]),
                "due": state.due[seat],
                "kept": cards.ids[kept] if kept >= 0 else None,
                "return_end": END_NAMES[end] if end != EITHER_END else None,
            },
        }
