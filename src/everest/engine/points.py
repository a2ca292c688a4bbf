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
    if direction == LEVEL:
        _spend_level(points, first, cost)
        return
    taken = min(points[first + direction], cost)
    points[first + direction] -= taken
    points[first + ANY] -= cost - taken


def _spend_level(points: list[int], first: int, cost: int) -> None:
    """Take points for a level step, which either number of a rope serves (KM1, KR1).

    Which of the upward and downward points it took stays open as long as it can: of those that
    either of them could have paid, as many are left as points for any direction. That is the
    same as if the player had chosen with all later steps in mind.

    >>> points = [2, 0, 1, 0, 0, 0]
    >>> _spend_level(points, 0, 1)  # one of the upward points, or the downward one
    >>> points
    [1, 1, 0, 0, 0, 0]
    """
    up, down = points[first + UP], points[first + DOWN]
    from_any = max(cost - up - down, 0)
    directed = cost - from_any
    most_up, least_up = min(directed, up), max(directed - down, 0)
    points[first + UP] = up - most_up
    points[first + DOWN] = down - (directed - least_up)
    points[first + ANY] += most_up - least_up - from_any


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
