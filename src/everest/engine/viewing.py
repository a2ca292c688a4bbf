"""Building the parts of a view that all games share, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, State, StateT
from everest.engine.view import (
    OVER_NAME,
    PlayerView,
    PrivateView,
    RiskView,
    TableView,
    TurnView,
    View,
    WeatherView,
)
from everest.engine.vocabulary import PIECE_NAMES

NameT = TypeVar("NameT")
"""What names a kind: a text, or a number as on the tokens."""

TableViewT = TypeVar("TableViewT", bound=TableView[Any])
"""The kind of view that is made."""

_CACHE_LIMIT: Final = 1 << 12


def in_order(ranks: list[int]) -> list[int]:
    """The seats from first to last; those that draw in their own order.

    >>> in_order([2, 1, 2])
    [1, 0, 2]
    """
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


class Names(Generic[NameT]):
    """How each kind of a bag is called; the names in a bag that recurs are looked up once.

    >>> Names(["any1", "rest2"]).of(bag.from_kinds([1, 0, 1]))
    ['any1', 'rest2', 'rest2']
    """

    def __init__(self, names: Sequence[NameT]) -> None:
        self._names = names
        self._found: dict[int, tuple[NameT, ...]] = {}

    def of(self, content: Bag) -> list[NameT]:
        """The names of what is in a bag, sorted by kind: a new list each time."""
        found = self._found.get(content.packed)
        if found is None:
            found = tuple([self._names[kind] for kind in content.listed])
            if len(self._found) >= _CACHE_LIMIT:
                self._found.clear()
            self._found[content.packed] = found
        return list(found)


class Views(Generic[StateT, TableViewT]):
    """Makes the views of a state: to what everybody may know comes what the viewer alone knows.

    A game says what is in the two parts. This is the only place where they come together.
    """

    def public(self, state: StateT, awaited: list[int]) -> TableViewT:
        """What everybody may know: the view of a spectator."""
        raise NotImplementedError

    def private(self, state: StateT, seat: int) -> PrivateView:
        """What only the seat itself knows."""
        raise NotImplementedError

    def views(
        self, state: StateT, viewers: Iterable[int | None], awaited: list[int]
    ) -> dict[int | None, TableViewT]:
        """What each viewer may know; they share what is in the public part."""
        public = self.public(state, awaited)
        return {
            viewer: self._added(public, state, viewer, () if viewer is None else (viewer,))
            for viewer in viewers
        }

    def full(self, state: StateT, awaited: list[int]) -> TableViewT:
        """The whole state, for reviews of finished games: all seats' private parts."""
        return self._added(self.public(state, awaited), state, None, range(len(state.scores)))

    def _added(
        self, public: TableViewT, state: StateT, viewer: int | None, seats: Iterable[int]
    ) -> TableViewT:
        """The view of `viewer`, with the private parts of `seats`; `public` stays as it is."""
        view = public.copy()
        players = public["players"][:]
        for seat in seats:
            players[seat] = {**players[seat], "private": self.private(state, seat)}
        view["seat"] = viewer
        view["players"] = players
        return view


class SharedViews:
    """What every game shows of its states.

    Args:
        ruleset: the numbers.
        phase_names: the names of the game's phases.
        cards_phase: the phase in which cards are chosen in secret.

    Attributes:
        card_names: the names of the cards.
    """

    def __init__(self, ruleset: Ruleset, phase_names: list[str], cards_phase: str) -> None:
        self.ruleset = ruleset
        self.phase_names = phase_names
        self.cards_phase = phase_names.index(cards_phase)
        self.card_names = Names(ruleset.cards.ids)
        self._tile_names = Names([tile.name for tile in ruleset.weather])
        self._token_values = Names(ruleset.token_values)
        self._deck_size = ruleset.deck.total

    def head(self, state: State, awaited: list[int], ranking: list[int], ranks: list[int]) -> View:
        """Everything but the players and the turn, for a spectator."""
        rules = self.ruleset
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
            "face_down": self._tile_names.of(state.tile_bag),
        }

    def _risk(self, state: State) -> RiskView:
        return {
            "open": self._token_values.of(state.open_tokens),
            "face_down": self._token_values.of(state.token_bag),
            "taker": state.taker if state.taker != NOBODY else None,
            "taken": self.ruleset.token_values[state.taken] if state.taken >= 0 else None,
        }

    def player(self, state: State, seat: int) -> PlayerView[Any]:
        """What everybody knows of a seat's score and cards."""
        names = self.card_names
        chosen, pile = state.chosen[seat], state.pile[seat]
        chosen_size, deck_size = chosen.total, state.deck[seat].total
        shown, shown_size = chosen, chosen_size
        if state.phase == self.cards_phase:
            shown, shown_size = bag.EMPTY, 0
        return {
            "seat": seat,
            "score": state.scores[seat],
            # what everybody can count; where a player is in spending a bottle does not show (C1)
            "hand_size": self._deck_size - deck_size - pile.total - shown_size,
            "deck_size": deck_size,
            "has_chosen": chosen_size >= self.ruleset.cards_played,
            "shown": names.of(shown),
            "pile": names.of(pile),
            "stock": names.of(state.stock[seat]),
        }

    def private(self, state: State, seat: int) -> PrivateView:
        """What only the seat itself knows of its cards."""
        names = self.card_names
        return {
            "hand": names.of(state.hand[seat]),
            "deck": names.of(state.deck[seat]),
            "chosen": names.of(state.chosen[seat]),
        }

    def turn(self, state: State) -> TurnView:
        """The turn that is going on."""
        points = state.points
        return {
            "seat": state.seat,
            "unused": self.card_names.of(state.unused),
            "points": [
                {"up": points[first], "any": points[first + 1], "down": points[first + 2]}
                for first in (0, 3)
            ],
            "engaged": [bool((state.engaged >> piece) & 1) for piece in (0, 1)],
            "risk_left": state.risk_left,
            "passing": PIECE_NAMES[state.passing] if state.passing != NOBODY else None,
        }
