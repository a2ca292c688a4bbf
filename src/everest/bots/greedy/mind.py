"""What the bot keeps in mind between its thoughts: outlooks and gains of sites, while they hold."""

from __future__ import annotations

from everest.bots.forecast import Forecast
from everest.bots.greedy.outlook import Outlook
from everest.bots.greedy.pace import pace_of
from everest.bots.greedy.stations import Stations
from everest.bots.greedy.tents import Gains, Tents, site_gains
from everest.bots.greedy.terrain import Terrain
from everest.bots.greedy.trips import Trips
from everest.bots.greedy.weights import WEIGHTS
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState

GAINS = "Mount Everest's greedy bot: gains of sites"
"""Gains of sites depend on the ruleset alone; all players of a game share them."""


class Mind:
    """Finds the trips that a game offers, and makes again only what has changed."""

    def __init__(self, game: MountEverest) -> None:
        self.game = game
        self.rules = game.rules
        played = game.rules.cards_played
        spare = min(WEIGHTS.spare_cards, played)
        cards, deck = game.rules.cards, game.rules.deck
        self.paces = pace_of(cards, deck, played), pace_of(cards, deck, spare)
        self._terrain_key: object = None
        self._terrain: Terrain | None = None
        self._outlook_key: object = None
        self._outlooks: tuple[Outlook, Outlook] | None = None

    def trips(self, state: MountEverestState, seat: int) -> Trips:
        """The trips of a seat in a state."""
        terrain = self.terrain(state)
        outlooks = self.outlooks(state, seat, terrain)
        most = self._most_points(state, seat)
        tents = Tents(self.rules, terrain, self._gains(state, seat))
        return Trips(self.game, state, seat, terrain, outlooks, tents, most)

    def terrain(self, state: MountEverestState) -> Terrain:
        """The ways on the map as it is known now."""
        key = state.tiles
        if self._terrain is None or key != self._terrain_key:
            self._terrain = Terrain(self.rules, state)
            self._terrain_key = key
        return self._terrain

    def outlooks(
        self, state: MountEverestState, seat: int, terrain: Terrain
    ) -> tuple[Outlook, Outlook]:
        """The outlooks of the leading guide and of the helping one."""
        camps = self._camps(state, seat)
        forecast = Forecast.of(self.rules, state)
        tile = (state.round - 1) // self.rules.days_per_tile
        key = (self._distances(terrain), camps, forecast.key, tile)
        kept = frozenset(state.places[2 * seat : 2 * seat + 2])
        if self._outlooks is not None and key == self._outlook_key:
            stations = self._outlooks[0].stations
            knows_today = self._outlooks[0].today <= state.round
            if knows_today and all(stations.of_space[space] >= 0 for space in kept):
                return self._outlooks
        stations = Stations(terrain, camps, kept)
        leader, helper = [
            Outlook(self.rules, stations, camps, forecast, pace, state.round) for pace in self.paces
        ]
        self._outlooks = leader, helper
        self._outlook_key = key
        return self._outlooks

    def _distances(self, terrain: Terrain) -> tuple[int, ...]:
        """How far it is from base camp and from the summit to all spaces without icefall.

        As long as these stay the same, a turned tile changes little, and no outlook is made anew.
        """
        board = self.rules.board
        return tuple(
            [
                terrain.effort(origin, space)
                for origin in (board.start, board.summit)
                for space in range(len(board))
                if self.rules.tile_slot[space] < 0
            ]
        )

    def _most_points(self, state: MountEverestState, seat: int) -> int:
        """Points that the seat can have at most in this turn, or in the one to come."""
        cards = self.rules.cards
        hand = state.unused if state.seat == seat else state.hand[seat] + state.chosen[seat]
        best = sorted([max(cards.points[4 * card : 4 * card + 3]) for card in hand.listed])
        return sum(best[-self.rules.cards_played :]) + sum(state.points)

    def _camps(self, state: MountEverestState, seat: int) -> frozenset[int]:
        return frozenset([camp for camp in state.camps[2 * seat : 2 * seat + 2] if camp >= 0])

    def _gains(self, state: MountEverestState, seat: int) -> Gains:
        """What one more camp adds; reckoned once for each set of camps that a player has."""
        if not state.tent_stock[seat] and not any(state.tents[2 * seat : 2 * seat + 2]):
            return {}
        known: dict[frozenset[int], Gains] = self.game.kept.setdefault(GAINS, {})
        camps = self._camps(state, seat)
        if camps not in known:
            untouched = Terrain(self.rules, self.game.blank_state())
            known[camps] = site_gains(self.rules, untouched, camps, self.paces[0])
        return known[camps]
