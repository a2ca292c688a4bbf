"""What a viewer sees, with the rules that it is of: what all advice is worked out from.

Each game has a position of its own (`guides.position`, `climbers.position`); here is what they
share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from everest.engine.board import LEVEL
from everest.engine.cards import DOWN, UP
from everest.engine.game import AnyGame
from everest.engine.ruleset import Ruleset
from everest.engine.weather import Day

PositionT = TypeVar("PositionT", bound="Position")
"""The kind of position that a game has."""


class Position(ABC):
    """A view of a match; asks the view and the rules only, so it cannot tell secrets."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        self.table = game.actions
        self.view = view
        self.rules: Ruleset = game.ruleset
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
    def is_alone(self) -> bool:
        """Whether one player plays alone (KX2)."""
        return bool(self.view["seats"] == 1)

    # -- what each game says for itself -------------------------------------------------------

    @property
    def camp_bonus(self) -> int:
        """What a camp or tent of the player adds at night (H1, KH1)."""
        return 1

    @abstractmethod
    def cost(self, space: str) -> int | None:
        """What entering a space costs now, None where its ground lets nobody in."""

    def costs(self) -> dict[str, int | None]:
        """What entering each space costs now, None where nobody can, be it for weather (W3)."""
        day = self.day()
        return {
            space: None if day is not None and day.closed[self.zone(space)] else self.cost(space)
            for space in self.board.ids
        }

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
