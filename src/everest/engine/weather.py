"""Weather as numbers by zone: what a day takes, where nobody moves, what it adds to costs."""

from __future__ import annotations


class Day:
    """One day of a weather tile (W1).

    Attributes:
        loss: levels lost in phase 4, by zone (W2).
        closed: zones without movement (W3).
        extra_cost: points added to entering and pitching, by zone (K2's winter, KM3).
        any_closed: whether any zone is closed.
    """

    def __init__(self, loss: list[int], closed: list[bool], extra_cost: list[int]) -> None:
        self.loss = loss
        self.closed = closed
        self.extra_cost = extra_cost
        self.any_closed = True in closed

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        return Day, (self.loss, self.closed, self.extra_cost)


class WeatherTile:
    """A tile of the weather row: its name and its days in order."""

    def __init__(self, name: str, days: list[Day]) -> None:
        self.name = name
        self.days = days

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        return WeatherTile, (self.name, self.days)
