"""What a player sees, ready to be put into words: a position with the words for it.

Each game has a scene of its own (`guides_scene`, `climbers_scene`); here is what they share.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from everest.advice.position import Position
from everest.engine.board import UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.engine.view import CampView
from everest.text.names import Words


class Scene(Position):
    """A position and the words for it."""

    def __init__(self, words: Words, view: Any) -> None:
        super().__init__(words.game, view)
        self.words = words
        self.say = words.say

    # -- what each game says for itself -------------------------------------------------------

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
