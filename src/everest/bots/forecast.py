"""What each day's weather may do: known where tiles lie open, else each tile as likely."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.ruleset import Ruleset
from everest.engine.state import State
from everest.engine.weather import Day


class Forecast:
    """The days that are possible, by round.

    Attributes:
        key: what the forecast depends on; equal keys, equal forecasts for the days to come.
    """

    def __init__(self, rules: Ruleset, left: int, right: int, hidden: Bag) -> None:
        self.key = (left, right, hidden)
        self._rules = rules
        self._hidden = hidden.kinds
        self._left, self._right = left, right

    @classmethod
    def of(cls, rules: Ruleset, state: State) -> Forecast:
        """The forecast that the weather row of a state allows."""
        return cls(rules, state.left_tile, state.right_tile, state.tile_bag)

    @classmethod
    def average(cls, rules: Ruleset) -> Forecast:
        """The forecast of somebody who sees no tile."""
        return cls(rules, -1, -1, bag.from_kinds(range(len(rules.weather))))

    def days(self, today: int, day: int) -> list[Day]:
        """What the weather of `day` can be, seen from `today` (both count from 1)."""
        per_tile = self._rules.days_per_tile
        ahead = (day - 1) // per_tile - (today - 1) // per_tile
        tiles: tuple[int, ...] = self._hidden
        if ahead == 0 and self._left >= 0:
            tiles = (self._left,)
        elif ahead == 1 and self._right >= 0:
            tiles = (self._right,)
        return [self._rules.weather[tile].days[(day - 1) % per_tile] for tile in tiles]


def closed_zones(day: Day) -> int:
    """The zones without movement, as a set of bits (W3)."""
    return sum([1 << zone for zone, closed in enumerate(day.closed) if closed])
