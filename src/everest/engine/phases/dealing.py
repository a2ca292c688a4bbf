"""Phases in which only chance acts: the setup, and what happens between two rounds."""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.actions import CHANCE, ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw, Phase
from everest.engine.row import changed
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOBODY, State, StateT
from everest.engine.vocabulary import Vocabulary

CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE,)


class ChancePhase(Phase[StateT]):
    """A phase that waits for chance until nothing is left to deal."""

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.table = table
        self.words = words

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Only what the bag holds can be drawn."""
        return IllegalAction("chance.not-in-bag", self.clause)


class FirstSeat(ChancePhase[StateT]):
    """Who begins: drawn at random, or given to the dealer (S8)."""

    name = "first-seat"
    clause = "S8"

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return CHANCE_ACTS if state.first_seat == NOBODY else ()

    def draw(self, state: StateT) -> Draw:
        return bag.from_kinds(range(self.ruleset.seats)), self.words.first, 0

    def act(self, state: StateT, seat: int, action: int) -> None:
        state.first_seat = self.table.arg_a[action]
        if state.events is not None:
            state.tell("first-seat", EVERYONE, {"seat": state.first_seat})


class OpenTokens(ChancePhase[StateT]):
    """Risk tokens are opened until enough lie open, while there are any (S6, R3)."""

    name = "open-tokens"
    clause = "S6"

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return CHANCE_ACTS if token_is_due(self.ruleset, state) else ()

    def draw(self, state: StateT) -> Draw:
        return state.token_bag, self.words.token, 0

    def act(self, state: StateT, seat: int, action: int) -> None:
        open_token(self.ruleset, state, self.table.arg_a[action])


def token_is_due(ruleset: Ruleset, state: State) -> bool:
    """Whether another risk token has to be opened (R3)."""
    return state.open_tokens.total < ruleset.open_tokens and state.token_bag.total > 0


def open_token(ruleset: Ruleset, state: State, kind: int) -> None:
    """Turn a face-down risk token up (S6, R3)."""
    state.token_bag = state.token_bag.minus(kind)
    state.open_tokens = state.open_tokens.plus(kind)
    if state.events is not None:
        state.tell("token-opened", EVERYONE, {"value": ruleset.token_values[kind]})


class NextDay(ChancePhase[StateT]):
    """The day changes: phase 5 of the round that ends, and the beginning of the first (F1, F2).

    Played cards go to the pile, the first player and the weather marker move on, and weather
    tiles are opened until two lie in the row, while there are any (S4).
    """

    name = "next-day"
    clause = "F2"

    def enter(self, state: StateT) -> None:
        if state.round > 0:
            self._end_round(state)
        state.round += 1
        if state.events is not None:
            state.tell(
                "day-began", EVERYONE, {"round": state.round, "first_seat": state.first_seat}
            )

    def _end_round(self, state: StateT) -> None:
        for seat in range(self.ruleset.seats):
            state.pile = changed(state.pile, seat, state.pile[seat] + state.chosen[seat])
            state.chosen = changed(state.chosen, seat, bag.EMPTY)
        state.taker = NOBODY
        state.taken = -1
        state.first_seat = (state.first_seat + 1) % self.ruleset.seats
        if state.round % self.ruleset.days_per_tile == 0:
            state.left_tile = state.right_tile
            state.right_tile = -1

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return CHANCE_ACTS if state.right_tile < 0 and state.tile_bag else ()

    def draw(self, state: StateT) -> Draw:
        return state.tile_bag, self.words.weather, 0

    def act(self, state: StateT, seat: int, action: int) -> None:
        tile = self.table.arg_a[action]
        state.tile_bag = state.tile_bag.minus(tile)
        if state.left_tile < 0:
            state.left_tile = tile
        else:
            state.right_tile = tile
        if state.events is not None:
            state.tell("weather-opened", EVERYONE, {"tile": self.ruleset.weather[tile].name})


class DrawCards(ChancePhase[StateT]):
    """Each player draws up to a full hand; a player with no cards left shuffles first (S3, F3).

    After an ordinary round that is 3 cards, and none from an empty main deck: with 18 cards and
    a hand of 6 the deck runs out exactly when 3 cards are still in hand (C3).
    """

    name = "draw"
    clause = "F3"

    def enter(self, state: StateT) -> None:
        for seat in range(self.ruleset.seats):
            if not state.hand[seat] and not state.deck[seat]:
                state.stock = changed(state.stock, seat, state.pile[seat])
                state.deck = changed(state.deck, seat, state.pile[seat])
                state.pile = changed(state.pile, seat, bag.EMPTY)
                if state.events is not None:
                    state.tell("shuffled", EVERYONE, {"seat": seat})

    def to_act(self, state: StateT) -> tuple[int, ...]:
        return CHANCE_ACTS if self._drawing_seat(state) != NOBODY else ()

    def draw(self, state: StateT) -> Draw:
        seat = self._drawing_seat(state)
        return state.deck[seat], self.words.deal, seat * self.ruleset.cards.printed

    def act(self, state: StateT, seat: int, action: int) -> None:
        drawer = self.table.arg_a[action]
        card = self.table.arg_b[action]
        state.deck = changed(state.deck, drawer, state.deck[drawer].minus(card))
        state.hand = changed(state.hand, drawer, state.hand[drawer].plus(card))
        if state.events is not None:
            state.tell("drawn", drawer, {"seat": drawer, "card": self.ruleset.cards.ids[card]})

    def _drawing_seat(self, state: StateT) -> int:
        """The first seat that has to draw, or NOBODY."""
        full = self.ruleset.hand_size
        for seat, hand in enumerate(state.hand):
            if hand.total < full and state.deck[seat].total:
                return seat
        return NOBODY
