"""From a view back to a state: what the viewer cannot know is dealt at random, consistently."""

from __future__ import annotations

from typing import Protocol, TypeVar

from everest.engine import bag
from everest.engine.game import OVER
from everest.engine.state import NOBODY
from everest.engine.view import OVER_NAME, card_bag
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import (
    EITHER_END,
    FACE_DOWN,
    HOLDERS_PER_SEAT,
    MountEverestState,
)
from everest.games.mount_everest.views import (
    END_NAMES,
    STAGE_NAMES,
    ClientView,
    EverestPlayerView,
    EverestPrivateView,
    EverestTurnView,
    EverestView,
)
from everest.games.mount_everest.vocabulary import HOLDER_NAMES

Item = TypeVar("Item")


class RandomSource(Protocol):
    """Where randomness comes from; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop - 1``, each as likely."""
        ...


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
        rules = self.rules
        names = self.phase_names
        state = MountEverestState(rules)
        state.phase = OVER if view["phase"] == OVER_NAME else names.index(view["phase"])
        state.round = view["round"]
        state.first_seat = NOBODY if view["first_seat"] is None else view["first_seat"]
        state.scores = [player["score"] for player in view["players"]]
        self._restore_track_order(state, view["ranking"])
        self._restore_weather(state, view)
        self._restore_risk(state, view)
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
        state.track = sorted(ranking, key=lambda seat: (state.scores[seat], rank[seat]))

    def _restore_weather(self, state: MountEverestState, view: EverestView) -> None:
        tiles = [tile.name for tile in self.rules.weather]
        weather = view["weather"]
        state.left_tile = -1 if weather["left"] is None else tiles.index(weather["left"])
        state.right_tile = -1 if weather["right"] is None else tiles.index(weather["right"])
        state.tile_bag = bag.from_kinds([tiles.index(name) for name in weather["face_down"]])

    def _restore_risk(self, state: MountEverestState, view: EverestView) -> None:
        values = self.rules.token_values
        risk = view["risk"]
        state.open_tokens = bag.from_kinds([values.index(value) for value in risk["open"]])
        state.token_bag = bag.from_kinds([values.index(value) for value in risk["face_down"]])
        state.taker = NOBODY if risk["taker"] is None else risk["taker"]
        state.taken = -1 if risk["taken"] is None else values.index(risk["taken"])

    def _restore_icefall(self, state: MountEverestState, view: EverestView) -> None:
        faces = self.rules.face_names
        state.tiles = [
            FACE_DOWN if tile["face"] is None else faces.index(tile["face"])
            for tile in view["icefall"]
        ]
        state.face_bags = [
            bag.from_kinds([faces.index(face) for face in left])
            for left in view["icefall_face_down"]
        ]

    def _restore_public(self, state: MountEverestState, player: EverestPlayerView) -> None:
        rules = self.rules
        cards = rules.cards
        seat = player["seat"]
        state.pile[seat] = card_bag(cards, player["pile"])
        state.chosen[seat] = card_bag(cards, player["shown"])
        state.stock[seat] = card_bag(cards, player["stock"])
        state.tent_stock[seat] = player["tent_stock"]
        for piece, guide in enumerate(player["pieces"]):
            holder = HOLDERS_PER_SEAT * seat + piece
            state.places[2 * seat + piece] = rules.board.ids.index(guide["space"])
            state.clients[holder] = self._clients(guide["clients"])
            state.bottles[holder] = guide["bottles"]
            state.tents[2 * seat + piece] = guide["tents"]
        for camp in player["camps"]:
            index = HOLDER_NAMES.index(camp["name"])
            holder = HOLDERS_PER_SEAT * seat + index
            state.camps[2 * seat + index - 2] = rules.board.ids.index(camp["space"])
            state.clients[holder] = self._clients(camp["clients"])
            state.bottles[holder] = camp["bottles"]

    def _clients(self, clients: list[ClientView]) -> int:
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
        state.hand[seat] = card_bag(cards, private["hand"])
        state.deck[seat] = card_bag(cards, private["deck"])
        state.chosen[seat] = card_bag(cards, private["chosen"])
        state.removed[seat] = card_bag(cards, private["removed"])
        state.reserve[seat] = card_bag(cards, private["reserve_unknown"])
        state.reserve_top[seat] = tuple([cards.ids.index(name) for name in private["reserve_top"]])
        state.reserve_bottom[seat] = tuple(
            [cards.ids.index(name) for name in private["reserve_bottom"]]
        )
        stage = STAGE_NAMES.index(oxygen["stage"])
        state.oxygen_stage[seat] = stage
        state.drawn[seat] = card_bag(cards, oxygen["drawn"])
        state.due[seat] = oxygen["due"]
        state.kept[seat] = -1 if oxygen["kept"] is None else cards.ids.index(oxygen["kept"])
        end = oxygen["return_end"]
        state.return_end[seat] = EITHER_END if end is None else END_NAMES.index(end)
        state.swaps[seat] = player["swaps"] - (1 if stage else 0)

    def _restore_turn(self, state: MountEverestState, turn: EverestTurnView) -> None:
        state.seat = turn["seat"]
        state.unused = card_bag(self.rules.cards, turn["unused"])
        state.points = [
            number
            for points in turn["points"]
            for number in (points["up"], points["any"], points["down"])
        ]
        state.engaged = sum([1 << piece for piece, used in enumerate(turn["engaged"]) if used])
        state.risk_left = turn["risk_left"]
        state.passing = _index_or_nobody(PIECE_NAMES, turn["passing"])
        state.rest_target = _index_or_nobody(HOLDER_NAMES, turn["rest_target"])
        state.rest_left = turn["rest_left"]
        state.rest_pool = turn["rest_pool"]
        state.pending_piece = _index_or_nobody(PIECE_NAMES, turn["at_tile_piece"])
        state.pending_space = _index_or_nobody(self.rules.board.ids, turn["at_tile"])
        state.overloaded = turn["overloaded"]
        items = [*self.rules.clients.names, "bottle", "tent"]
        state.got = [sum([1 << items.index(name) for name in run["got"]]) for run in turn["runs"]]
        state.gave = [sum([1 << items.index(name) for name in run["gave"]]) for run in turn["runs"]]
        state.in_run = any(state.got) or any(state.gave)

    # -- what the viewer cannot know ----------------------------------------------------------

    def _deal_hidden(
        self,
        state: MountEverestState,
        player: EverestPlayerView,
        phase: str,
        rng: RandomSource,
    ) -> None:
        """Deal a seat's hidden cards.

        At its last shuffle everybody knew its 18 cards. Since then each swap has brought one
        card of the acclimatization deck and removed one card of the hand (O2, O4).
        """
        rules = self.rules
        seat = player["seat"]
        swaps = player["swaps"]
        stock = state.stock[seat]
        visible = state.pile[seat] + state.chosen[seat]
        # outside the 18 cards at that time: the acclimatization deck, and what was removed before
        outside = rules.deck + rules.reserve - stock
        brought_and_shown = _surplus(visible, stock)
        deck_cards = bag.overlap(outside, rules.deck)
        candidates = list(bag.listed(outside - deck_cards - brought_and_shown))
        _shuffle(candidates, rng)
        shown = list(bag.listed(brought_and_shown))
        staying = player["reserve_size"] + swaps - len(shown)
        removed_before = deck_cards + bag.from_kinds(candidates[staying:])
        hidden = candidates[: swaps - len(shown)]
        state.reserve[seat] = bag.from_kinds(candidates[swaps - len(shown) : staying])
        state.swaps[seat] = swaps

        hand_size = player["hand_size"]
        old_cards = list(bag.listed(stock - bag.overlap(visible, stock)))
        removed, hand = _swap(old_cards, shown, hidden, hand_size, rng)
        state.removed[seat] = removed_before + bag.from_kinds(removed)
        _shuffle(old_cards, rng)
        missing = hand_size - len(hand)
        hand += old_cards[:missing]
        state.deck[seat] = bag.from_kinds(old_cards[missing:])
        if phase == "cards" and player["has_chosen"]:
            _shuffle(hand, rng)
            state.chosen[seat] = bag.from_kinds(hand[: rules.cards_played])
            hand = hand[rules.cards_played :]
        state.hand[seat] = bag.from_kinds(hand)


def _swap(
    old_cards: list[int], shown: list[int], hidden: list[int], hand_size: int, rng: RandomSource
) -> tuple[list[int], list[int]]:
    """Let a seat spend its bottles one after the other: (cards removed, cards brought and kept).

    Each bottle removes a card of the hand, but not the one that it brought (O4). A card that was
    brought is in the hand until it is shown or removed; it never comes into the deck. The cards
    removed are taken out of `old_cards`.
    """
    brought = [(card, True) for card in shown] + [(card, False) for card in hidden]
    _shuffle(brought, rng)
    removed: list[int] = []
    kept: list[int] = []
    for card, was_shown in brought:
        choices = len(old_cards) + len(kept)
        # a hand full of brought cards must give one of them away
        first = len(old_cards) if len(kept) >= hand_size and kept else 0
        choice = first + rng.randrange(choices - first)
        if choice < len(old_cards):
            removed.append(old_cards.pop(choice))
        else:
            removed.append(kept.pop(choice - len(old_cards)))
        if not was_shown:
            kept.append(card)
    return removed, kept


def _index_or_nobody(names: tuple[str, ...] | list[str], name: str | None) -> int:
    return NOBODY if name is None else names.index(name)


def _surplus(first: int, second: int) -> int:
    """The bag of what `first` holds beyond `second`."""
    return first - bag.overlap(first, second)


def _shuffle(items: list[Item], rng: RandomSource) -> None:
    for index in range(len(items) - 1, 0, -1):
        other = rng.randrange(index + 1)
        items[index], items[other] = items[other], items[index]
