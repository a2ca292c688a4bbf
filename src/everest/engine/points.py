"""Movement points: what a piece has, what a cost takes from it, what cards could still add."""

from __future__ import annotations

from everest.engine.board import LEVEL
from everest.engine.cards import ANY, DOWN, UP


def spendable(points: list[int], piece: int, direction: int) -> int:
    """Points of `piece` that serve for a step in `direction` (U2, U3)."""
    first = 3 * piece
    if direction == LEVEL:
        return points[first + UP] + points[first + ANY] + points[first + DOWN]
    return points[first + ANY] + points[first + direction]


def spend(points: list[int], piece: int, direction: int, cost: int) -> None:
    """Take `cost` points for a step in `direction`, those of the direction first (Z7)."""
    first = 3 * piece
    ways = (UP, DOWN) if direction == LEVEL else (direction,)
    for way in ways:
        taken = min(points[first + way], cost)
        points[first + way] -= taken
        cost -= taken
    points[first + ANY] -= cost


def left_over(
    up: int, any_way: int, down: int, need_up: int, need_down: int, need_level: int
) -> int:
    """Points left when steps of these needs are paid, or -1 if they cannot be.

    Level steps (K2) take what is left of the directed points before any-way points.
    """
    spare_up = up - need_up
    spare_down = down - need_down
    from_any = 0
    if spare_up < 0:
        from_any -= spare_up
        spare_up = 0
    if spare_down < 0:
        from_any -= spare_down
        spare_down = 0
    if need_level > spare_up + spare_down:
        from_any += need_level - spare_up - spare_down
    if from_any > any_way:
        return -1
    return up + any_way + down - need_up - need_down - need_level
