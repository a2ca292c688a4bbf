"""Building the parts of a view that all games share, field by field."""

from __future__ import annotations

from typing import Any

from everest.engine import bag
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
    card_names,
)
from everest.engine.vocabulary import PIECE_NAMES


def in_order(ranks: list[int]) -> list[int]:
    """The seats from first to last; those that draw in their own order.

    >>> in_order([2, 1, 2])
    [1, 0, 2]
    """
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


class SharedViews:
    """What every game shows of its states.

    Args:
        ruleset: the numbers.
        phase_names: the names of the game's phases.
        cards_phase: the phase in which cards are chosen in secret.
    """

    def __init__(self, ruleset: Ruleset, phase_names: list[str], cards_phase: str) -> None:
        self.ruleset = ruleset
        self.phase_names = phase_names
        self.cards_phase = phase_names.index(cards_phase)

    def head(
        self,
        state: State,
        seat: int | None,
        awaited: list[int],
        ranking: list[int],
        ranks: list[int],
    ) -> View:
        """Everything but the players and the turn."""
        rules = self.ruleset
        return {
            "game": rules.game,
            "ruleset": rules.id,
            "digest": rules.digest,
            "map": rules.map_name,
            "weather_set": rules.weather_name,
            "seats": rules.seats,
            "seat": seat,
            "round": state.round,
            "phase": self.phase_names[state.phase] if state.phase >= 0 else OVER_NAME,
            "to_act": awaited,
            "first_seat": state.first_seat if state.first_seat != NOBODY else None,
            "ranking": ranking,
            "ranks": ranks,
            "weather": self._weather(state),
            "risk": self._risk(state),
        }

    def _weather(self, state: State) -> WeatherView:
        tiles = self.ruleset.weather
        return {
            "left": tiles[state.left_tile].name if state.left_tile >= 0 else None,
            "right": tiles[state.right_tile].name if state.right_tile >= 0 else None,
            "day": (state.round - 1) % self.ruleset.days_per_tile if state.round else 0,
            "face_down": [tiles[tile].name for tile in bag.listed(state.tile_bag)],
        }

    def _risk(self, state: State) -> RiskView:
        values = self.ruleset.token_values
        return {
            "open": [values[kind] for kind in bag.listed(state.open_tokens)],
            "face_down": [values[kind] for kind in bag.listed(state.token_bag)],
            "taker": state.taker if state.taker != NOBODY else None,
            "taken": values[state.taken] if state.taken >= 0 else None,
        }

    def player(self, state: State, seat: int) -> PlayerView[Any]:
        """What everybody knows of a seat's score and cards."""
        rules = self.ruleset
        cards = rules.cards
        chosen = bag.total(state.chosen[seat])
        shown = 0 if state.phase == self.cards_phase else state.chosen[seat]
        deck_size = bag.total(state.deck[seat])
        # what everybody can count; where a player is in spending a bottle does not show (C1)
        hand_size = (
            bag.total(rules.deck) - deck_size - bag.total(state.pile[seat]) - bag.total(shown)
        )
        return {
            "seat": seat,
            "score": state.scores[seat],
            "hand_size": hand_size,
            "deck_size": deck_size,
            "has_chosen": chosen >= rules.cards_played,
            "shown": card_names(cards, shown),
            "pile": card_names(cards, state.pile[seat]),
            "stock": card_names(cards, state.stock[seat]),
        }

    def private(self, state: State, seat: int) -> PrivateView:
        """What only the seat itself knows of its cards."""
        cards = self.ruleset.cards
        return {
            "hand": card_names(cards, state.hand[seat]),
            "deck": card_names(cards, state.deck[seat]),
            "chosen": card_names(cards, state.chosen[seat]),
        }

    def turn(self, state: State) -> TurnView:
        """The turn that is going on."""
        points = state.points
        return {
            "seat": state.seat,
            "unused": card_names(self.ruleset.cards, state.unused),
            "points": [
                {"up": points[first], "any": points[first + 1], "down": points[first + 2]}
                for first in (0, 3)
            ],
            "engaged": [bool((state.engaged >> piece) & 1) for piece in (0, 1)],
            "risk_left": state.risk_left,
            "passing": PIECE_NAMES[state.passing] if state.passing != NOBODY else None,
        }
