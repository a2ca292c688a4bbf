"""What a player sees, ready to be put into words: a view with the rules that it is of."""

from __future__ import annotations

from everest.engine.board import UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.engine.weather import Day
from everest.games.mount_everest.views import (
    EverestCampView,
    EverestPlayerView,
    EverestTurnView,
    EverestView,
    GuideView,
)
from everest.text.names import Words

TRY_COST = 1
"""What stepping onto a face-down icefall tile costs (I1)."""


class Scene:
    """A view of a match and the words for it; asks the view only, so it cannot tell secrets."""

    def __init__(self, words: Words, view: EverestView) -> None:
        self.words = words
        self.say = words.say
        self.view = view
        self.rules = words.rules
        self.board = words.rules.board
        self._faces = {tile["space"]: tile for tile in view["icefall"]}

    @property
    def seat(self) -> int:
        """The seat whose view this is."""
        seat = self.view["seat"]
        assert seat is not None, "a spectator has no seat"
        return seat

    def player(self, seat: int | None = None) -> EverestPlayerView:
        """The public part of a seat; of the viewer's own if none is named."""
        return self.view["players"][self.seat if seat is None else seat]

    def my_turn(self) -> EverestTurnView | None:
        """The turn that is going on, if it is the viewer's."""
        turn = self.view["turn"]
        return turn if turn is not None and turn["seat"] == self.seat else None

    # -- the map ------------------------------------------------------------------------------

    def number(self, space: str) -> int:
        """The number of a space on the board."""
        return self.board.ids.index(space)

    def zone(self, space: str) -> int:
        """The altitude zone of a space."""
        return self.board.zone[self.number(space)]

    def tile(self, space: str) -> str | None:
        """What the icefall tile of a space shows in words; None where none lies."""
        tile = self._faces.get(space)
        if tile is None:
            return None
        if tile["face"] is None:
            return self.say("tile-of-type", type=tile["type"])
        return self.words.face(tile["face"])

    def is_face_down(self, space: str) -> bool:
        """Whether a face-down icefall tile lies in a space."""
        tile = self._faces.get(space)
        return tile is not None and tile["face"] is None

    def cost(self, space: str) -> int | None:
        """What entering a space costs now, None where nobody can."""
        tile = self._faces.get(space)
        if tile is None:
            return self.board.cost[self.number(space)]
        if tile["face"] is None:
            return TRY_COST
        cost = self.rules.face_costs[self.rules.face_names.index(tile["face"])]
        return None if cost >= UNLIMITED else cost

    def neighbours(self, space: str, direction: int) -> list[str]:
        """The spaces next to one, up or down."""
        steps = self.board.steps[self.number(space)]
        return [self.board.ids[target] for target, way in steps if way == direction]

    def above(self, space: str) -> list[str]:
        """The neighbours to which it is up."""
        return self.neighbours(space, UP)

    def below(self, space: str) -> list[str]:
        """The neighbours to which it is down."""
        return self.neighbours(space, DOWN)

    def guides_at(self, space: str) -> list[tuple[int, GuideView]]:
        """Who stands in a space: (seat, guide)."""
        return [
            (player["seat"], guide)
            for player in self.view["players"]
            for guide in player["pieces"]
            if guide["space"] == space
        ]

    def camps_at(self, space: str) -> list[tuple[int, EverestCampView]]:
        """The camps in a space: (seat, camp)."""
        return [
            (player["seat"], camp)
            for player in self.view["players"]
            for camp in player["camps"]
            if camp["space"] == space
        ]

    def limit(self, space: str) -> int | None:
        """Most guides in a space at the end of a move, None where there is no limit."""
        limit = self.board.limit[self.number(space)]
        return None if limit >= UNLIMITED else limit

    # -- the weather --------------------------------------------------------------------------

    def day(self, ahead: int = 0) -> Day | None:
        """The weather some days from now, None where it is not known yet or the game is over."""
        weather = self.view["weather"]
        days_per_tile = self.rules.days_per_tile
        index = weather["day"] + ahead
        if self.view["round"] + ahead > self.rules.rounds or index >= 2 * days_per_tile:
            return None
        name = weather["left"] if index < days_per_tile else weather["right"]
        tile = next((tile for tile in self.rules.weather if tile.name == name), None)
        return tile.days[index % days_per_tile] if tile is not None else None

    # -- points -------------------------------------------------------------------------------

    def points_of(self, piece: int) -> dict[str, int]:
        """Points that a guide of the viewer has in this turn, by way; those it has none of not."""
        turn = self.my_turn()
        if turn is None:
            return {}
        points = turn["points"][piece]
        all_ways = {"up": points["up"], "any": points["any"], "down": points["down"]}
        return {way: number for way, number in all_ways.items() if number}
