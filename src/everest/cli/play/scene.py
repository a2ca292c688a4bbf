"""What a player sees, ready to be put into words: a view with the rules that it is of.

Each game has a scene of its own (`guides_scene`, `climbers_scene`); here is what they share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from everest.engine.board import LEVEL, UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.engine.ruleset import Ruleset
from everest.engine.view import CampView
from everest.engine.weather import Day
from everest.text.names import Words


class Scene(ABC):
    """A view of a match and the words for it; asks the view only, so it cannot tell secrets."""

    def __init__(self, words: Words, view: Any) -> None:
        self.words = words
        self.say = words.say
        self.view = view
        self.rules: Ruleset = words.game.ruleset
        self.board = self.rules.board

    @property
    def seat(self) -> int:
        """The seat whose view this is."""
        seat: int | None = self.view["seat"]
        assert seat is not None, "a spectator has no seat"
        return seat

    def player(self, seat: int | None = None) -> Any:
        """The public part of a seat; of the viewer's own if none is named."""
        return self.view["players"][self.seat if seat is None else seat]

    def my_turn(self) -> Any:
        """The turn that is going on, if it is the viewer's, else None."""
        turn = self.view["turn"]
        return turn if turn is not None and turn["seat"] == self.seat else None

    @property
    def camp_bonus(self) -> int:
        """What a camp or tent of the player adds at night (H1, KH1)."""
        return 1

    # -- what each game says for itself -------------------------------------------------------

    @abstractmethod
    def cost(self, space: str) -> int | None:
        """What entering a space costs now, None where nobody can."""

    @abstractmethod
    def neighbour_text(self, space: str) -> str:
        """A neighbouring space in a few words: its id, and what entering it costs."""

    @abstractmethod
    def move_text(self, piece: int, space: str) -> str:
        """A step to a neighbouring space, as a choice."""

    @abstractmethod
    def band_text(self, zone: int) -> str:
        """The heading of an altitude zone on the map: its limits, and today's weather."""

    def flag_text(self, space: str) -> str:
        """On the map, what reaching a space is worth; empty where it is worth nothing itself."""
        return ""

    def ground_text(self, space: str) -> str:
        """What the map shows under the row of a space: what lies there, mostly nothing."""
        return ""

    @abstractmethod
    def camp_text(self, seat: int, camp: Any) -> str:
        """A camp or tent on the map with its owner."""

    # -- the map ------------------------------------------------------------------------------

    def number(self, space: str) -> int:
        """The number of a space on the board."""
        return self.board.ids.index(space)

    def zone(self, space: str) -> int:
        """The altitude zone of a space."""
        return self.board.zone[self.number(space)]

    def neighbours(self, space: str, direction: int) -> list[str]:
        """The spaces next to one, up, down or level."""
        steps = self.board.steps[self.number(space)]
        return [self.board.ids[target] for target, way in steps if way == direction]

    def above(self, space: str) -> list[str]:
        """The neighbours to which it is up."""
        return self.neighbours(space, UP)

    def below(self, space: str) -> list[str]:
        """The neighbours to which it is down."""
        return self.neighbours(space, DOWN)

    def beside(self, space: str) -> list[str]:
        """The neighbours at exactly the same height (KR1)."""
        return self.neighbours(space, LEVEL)

    def way(self, piece: int, space: str) -> str:
        """Whether a step of a piece of the viewer leads up, down or to the same height."""
        here = self.number(self.player()["pieces"][piece]["space"])
        direction = self.board.direction(here, self.number(space))
        return {UP: "up", DOWN: "down"}.get(direction, "level")

    def pieces_at(self, space: str) -> list[tuple[int, str]]:
        """Who stands in a space: (seat, name of the piece)."""
        return [
            (player["seat"], piece["name"])
            for player in self.view["players"]
            for piece in player["pieces"]
            if piece["space"] == space
        ]

    def camps_at(self, space: str) -> list[tuple[int, CampView]]:
        """The camps in a space: (seat, camp)."""
        return [
            (player["seat"], camp)
            for player in self.view["players"]
            for camp in player["camps"]
            if camp["space"] == space
        ]

    def limit(self, space: str) -> int | None:
        """Most pieces in a space at the end of a move, None where there is no limit."""
        limit = self.board.limit[self.number(space)]
        return None if limit >= UNLIMITED else limit

    def room(self, space: str) -> int | None:
        """How many more pieces a space holds, None where there is no limit."""
        limit = self.limit(space)
        return None if limit is None else max(limit - len(self.pieces_at(space)), 0)

    def zone_limit(self, zone: int) -> int:
        """The limit of the spaces of a zone; base camp has none, and does not count."""
        limits = [
            self.limit(self.board.ids[number])
            for number, other in enumerate(self.board.zone)
            if other == zone and number != self.board.start
        ]
        return next((limit for limit in limits if limit is not None), 0)

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
        """Points that a piece of the viewer has in this turn, by way; those it has none of not."""
        turn = self.my_turn()
        if turn is None:
            return {}
        points = turn["points"][piece]
        all_ways = {"up": points["up"], "any": points["any"], "down": points["down"]}
        return {way: number for way, number in all_ways.items() if number}

    def all_points(self) -> int:
        """All points of the viewer's pieces in this turn."""
        pieces = range(len(self.player()["pieces"]))
        return sum([sum(self.points_of(piece).values()) for piece in pieces])
