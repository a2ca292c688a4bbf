"""Phases in which only chance acts: the setup, and what happens between two rounds."""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.actions import CHANCE, ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw, Phase
from everest.engine.row import added, changed
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
        return bag.from_kinds(list(range(self.ruleset.seats))), self.words.first, 0

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
    return bag.total(state.open_tokens) < ruleset.open_tokens and state.token_bag != 0


def open_token(ruleset: Ruleset, state: State, kind: int) -> None:
    """Turn a face-down risk token up (S6, R3)."""
    state.token_bag -= bag.one(kind)
    state.open_tokens += bag.one(kind)
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
            state.pile = added(state.pile, seat, state.chosen[seat])
            state.chosen = changed(state.chosen, seat, 0)
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
        state.tile_bag -= bag.one(tile)
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

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        super().__init__(ruleset, table, words)
        # hands and decks, and who draws: the same rows are asked about several times
        self._recent: tuple[tuple[int, ...], tuple[int, ...], int] = ((), (), NOBODY)

    def enter(self, state: StateT) -> None:
        for seat in range(self.ruleset.seats):
            if state.hand[seat] == 0 and state.deck[seat] == 0:
                state.stock = changed(state.stock, seat, state.pile[seat])
                state.deck = changed(state.deck, seat, state.pile[seat])
                state.pile = changed(state.pile, seat, 0)
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
        one = bag.one(card)
        state.deck = added(state.deck, drawer, -one)
        state.hand = added(state.hand, drawer, one)
        if state.events is not None:
            state.tell("drawn", drawer, {"seat": drawer, "card": self.ruleset.cards.ids[card]})

    def _drawing_seat(self, state: StateT) -> int:
        hand, deck, seat = self._recent
        if state.hand is not hand or state.deck is not deck:
            seat = self._first_to_draw(state)
            self._recent = (state.hand, state.deck, seat)
        return seat

    def _first_to_draw(self, state: StateT) -> int:
        full = self.ruleset.hand_size
        for seat in range(self.ruleset.seats):
            if state.deck[seat] and bag.total(state.hand[seat]) < full:
                return seat
        return NOBODY
