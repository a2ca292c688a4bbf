"""What the bot keeps in mind between its thoughts: the outlook, while it holds."""

from __future__ import annotations

from everest.bots.forecast import Forecast
from everest.bots.k2_greedy.outlook import Outlook
from everest.bots.k2_greedy.pace import paces_of
from everest.bots.k2_greedy.planning import Planner
from everest.bots.k2_greedy.tents import Tents
from everest.bots.k2_greedy.tomorrow import Tomorrow
from everest.bots.k2_greedy.treks import Treks
from everest.engine.bag import Bag
from everest.engine.state import NOWHERE, PIECES_PER_SEAT
from everest.games.k2.game import K2
from everest.games.k2.state import K2State


class Mind:
    """Finds the plans that a game offers, and makes again only what has changed."""

    def __init__(self, game: K2) -> None:
        self.game = game
        self.rules = game.rules
        self.paces = paces_of(game.rules)
        self._key: object = None
        self._outlook: Outlook | None = None

    def planner(self, state: K2State, seat: int) -> Planner:
        """The plans of a seat in a state."""
        camps = self._camps(state, seat)
        outlook = self.outlook(state, seat)
        tents = Tents(self.game, outlook, camps, self.paces, state.rescues[seat])
        most = self._most_points(state, seat)
        treks = Treks(self.game, state, seat, tents, most)
        return Planner(treks, most, self._tomorrow(state, tents))

    def _tomorrow(self, state: K2State, tents: Tents) -> Tomorrow:
        board = self.rules.board
        loss = self.game.turn.day(state).loss
        change = [
            modifier - loss[zone] for modifier, zone in zip(board.modifier, board.zone, strict=True)
        ]
        costs = tents.outlook.costs(min(state.round + 1, self.rules.rounds))
        return Tomorrow(self.rules, tents, state.round, change, costs, self._sure_risk(state))

    def _sure_risk(self, state: K2State) -> int:
        """What the token of tomorrow is worth at least, for a player alone (KX2)."""
        if self.rules.seats > 1:
            return 0
        kinds = state.open_tokens.listed
        values = sorted([-self.rules.token_values[kind] for kind in kinds])
        # before the turn the best of those that lie open is still to be taken today
        place = 0 if state.seat >= 0 else 1
        return values[place] if place < len(values) else 0

    def kept(self, state: K2State, seat: int, hand: Bag) -> Bag | None:
        """The cards for tomorrow, if they are sure to be these of the hand; else None."""
        is_last_of_deck = not state.deck[seat] and hand.total == self.rules.cards_played
        return hand if is_last_of_deck and state.round < self.rules.rounds else None

    def outlook(self, state: K2State, seat: int) -> Outlook:
        """The outlook of a seat's climbers."""
        camps = self._camps(state, seat)
        forecast = Forecast.of(self.rules, state)
        tile = (state.round - 1) // self.rules.days_per_tile
        key = camps, forecast.key, tile, state.rescues[seat]
        known = self._outlook
        if known is None or key != self._key or known.today > state.round:
            rescues = state.rescues[seat]
            known = Outlook(self.rules, camps, forecast, self.paces, state.round, rescues)
            self._outlook = known
            self._key = key
        return known

    def _camps(self, state: K2State, seat: int) -> frozenset[int]:
        first = PIECES_PER_SEAT * seat
        camps = state.camps[first : first + PIECES_PER_SEAT]
        return frozenset([camp for camp in camps if camp != NOWHERE])

    def _most_points(self, state: K2State, seat: int) -> int:
        """Points that the seat can have at most in this turn, or in the one to come."""
        cards = self.rules.cards
        hand = state.unused if state.seat == seat else state.hand[seat] + state.chosen[seat]
        best = sorted([max(cards.points[4 * card : 4 * card + 3]) for card in hand.listed])
        return sum(best[-self.rules.cards_played :]) + sum(state.points)
