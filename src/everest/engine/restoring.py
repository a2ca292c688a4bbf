"""From a view back to a state: the parts that all games share, and hidden cards dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from everest.engine import bag
from everest.engine.game import OVER
from everest.engine.row import changed
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, State
from everest.engine.view import (
    OVER_NAME,
    PlayerView,
    PrivateView,
    RiskView,
    TurnView,
    View,
    WeatherView,
    card_bag,
)
from everest.engine.vocabulary import PIECE_NAMES


def restore_head(ruleset: Ruleset, phase_names: list[str], state: State, view: View) -> None:
    """Restore everything that is nobody's: phase, round, weather, risk tokens."""
    state.phase = OVER if view["phase"] == OVER_NAME else phase_names.index(view["phase"])
    state.round = view["round"]
    state.first_seat = NOBODY if view["first_seat"] is None else view["first_seat"]
    _restore_weather(ruleset, state, view["weather"])
    _restore_risk(ruleset, state, view["risk"])


def _restore_weather(ruleset: Ruleset, state: State, weather: WeatherView) -> None:
    tiles = [tile.name for tile in ruleset.weather]
    state.left_tile = index_or_nobody(tiles, weather["left"])
    state.right_tile = index_or_nobody(tiles, weather["right"])
    state.tile_bag = bag.from_kinds([tiles.index(name) for name in weather["face_down"]])


def _restore_risk(ruleset: Ruleset, state: State, risk: RiskView) -> None:
    values = ruleset.token_values
    state.open_tokens = bag.from_kinds([values.index(value) for value in risk["open"]])
    state.token_bag = bag.from_kinds([values.index(value) for value in risk["face_down"]])
    state.taker = NOBODY if risk["taker"] is None else risk["taker"]
    state.taken = -1 if risk["taken"] is None else values.index(risk["taken"])


def restore_player(ruleset: Ruleset, state: State, player: PlayerView[Any]) -> None:
    """Restore what everybody knows of a seat's score and cards."""
    seat = player["seat"]
    state.scores = changed(state.scores, seat, player["score"])
    state.pile = changed(state.pile, seat, card_bag(ruleset.cards, player["pile"]))
    state.chosen = changed(state.chosen, seat, card_bag(ruleset.cards, player["shown"]))
    state.stock = changed(state.stock, seat, card_bag(ruleset.cards, player["stock"]))


def restore_private(ruleset: Ruleset, state: State, seat: int, private: PrivateView) -> None:
    """Restore what a seat knows of its own cards."""
    state.hand = changed(state.hand, seat, card_bag(ruleset.cards, private["hand"]))
    state.deck = changed(state.deck, seat, card_bag(ruleset.cards, private["deck"]))
    state.chosen = changed(state.chosen, seat, card_bag(ruleset.cards, private["chosen"]))


def restore_turn(ruleset: Ruleset, state: State, turn: TurnView) -> None:
    """Restore the turn that is going on."""
    state.seat = turn["seat"]
    state.unused = card_bag(ruleset.cards, turn["unused"])
    state.points = tuple(
        [
            number
            for points in turn["points"]
            for number in (points["up"], points["any"], points["down"])
        ]
    )
    state.engaged = sum([1 << piece for piece, used in enumerate(turn["engaged"]) if used])
    state.risk_left = turn["risk_left"]
    state.passing = index_or_nobody(PIECE_NAMES, turn["passing"])


def deal_to(
    ruleset: Ruleset,
    state: State,
    player: PlayerView[Any],
    hand: list[int],
    deck: list[int],
    *,
    in_secret: bool,
) -> None:
    """Give a seat cards in a random order that it may have; `in_secret` while cards are chosen.

    The first cards of `hand` are then those it has chosen already.
    """
    seat = player["seat"]
    if in_secret and player["has_chosen"]:
        state.chosen = changed(state.chosen, seat, bag.from_kinds(hand[: ruleset.cards_played]))
        hand = hand[ruleset.cards_played :]
    state.hand = changed(state.hand, seat, bag.from_kinds(hand))
    state.deck = changed(state.deck, seat, bag.from_kinds(deck))


def index_or_nobody(names: Sequence[str], name: str | None) -> int:
    """The place of a name in a list, `NOBODY` for no name."""
    return NOBODY if name is None else names.index(name)
