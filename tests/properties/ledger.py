"""What must be conserved in a match of any game, by an account kept from the events alone."""

from collections import Counter
from typing import Generic

from everest.engine import bag
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.state import State, StateT
from tests.properties.matches import number, word


class Ledger(Generic[StateT]):
    """Follows the events of a match from its beginning and audits states.

    A game audits what it has besides cards, risk tokens and weather in a subclass.

    Attributes:
        tokens_taken: values of the risk tokens taken so far (R3).
        tiles_opened: weather tiles in the order in which they were opened.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tokens_taken: Counter[int] = Counter()
        self.tiles_opened: list[str] = []

    def note(self, events: list[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if event.kind == "token-taken":
                self.tokens_taken[number(event, "value")] += 1
            elif event.kind == "weather-opened":
                self.tiles_opened.append(word(event, "tile"))

    def audit(self, state: StateT) -> None:
        """Fail if anything has been lost or has come from nowhere."""
        self._audit_tokens(state)
        self._audit_weather(state)

    def _audit_tokens(self, state: State) -> None:
        rules = self.game.ruleset
        values = rules.token_values
        lying = Counter(values[kind] for kind in (state.open_tokens + state.token_bag).listed)
        printed = Counter(values[kind] for kind in rules.tokens.listed)
        assert lying + self.tokens_taken == printed
        assert sum(printed.values()) == 20  # S6, KS3

    def _audit_weather(self, state: State) -> None:
        names = [tile.name for tile in self.game.ruleset.weather]
        face_down = [names[tile] for tile in state.tile_bag.listed]
        assert sorted(face_down + self.tiles_opened) == sorted(names)
        row = [names[tile] for tile in (state.left_tile, state.right_tile) if tile >= 0]
        if state.right_tile >= 0:
            assert row == self.tiles_opened[-len(row) :]
        else:
            assert row == self.tiles_opened[-1:]


def audit_unused(game: AnyGame, state: State, seat: int) -> None:
    """What a seat has left to use in its turn comes from the cards that it has chosen."""
    if state.seat == seat:
        printed = game.ruleset.cards.printed_kind
        left = bag.from_kinds([printed[card] for card in state.unused.listed])
        assert left.overlap(state.chosen[seat]) == left
