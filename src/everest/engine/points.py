"""Movement points: what a piece has, what a cost takes from it, what cards could still add."""

from __future__ import annotations

from typing import Final

from everest.engine.board import LEVEL
from everest.engine.cards import ANY, DOWN, UP

Points = tuple[int, ...]
"""The points of the turn's pieces: at ``3 * piece + way`` those for UP, ANY and DOWN."""

NO_POINTS: Final[Points] = (0, 0, 0, 0, 0, 0)


def has_any(points: Points, piece: int) -> bool:
    """Whether a piece has points at all."""
    first = 3 * piece
    return points[first] > 0 or points[first + 1] > 0 or points[first + 2] > 0


def spendable(points: Points, piece: int, direction: int) -> int:
    """Points of `piece` that serve for a step in `direction` (U2, U3)."""
    first = 3 * piece
    if direction == LEVEL:
        return points[first + UP] + points[first + ANY] + points[first + DOWN]
    return points[first + ANY] + points[first + direction]


def spent(points: Points, piece: int, direction: int, cost: int) -> Points:
    """What is left after paying `cost` in a direction, those of the direction first (Z7).

    A level step can be paid by either number of a rope (KM1, KR1). Which of the upward and
    downward points it took stays open as long as it can: of those that either of them could have
    paid, as many are left as points for any direction. That is the same as if the player had
    chosen with all later steps in mind.

    >>> spent((1, 2, 0, 0, 0, 0), 0, UP, 2)
    (0, 1, 0, 0, 0, 0)
    >>> spent((2, 0, 1, 0, 0, 0), 0, LEVEL, 1)  # one of the upward points, or the downward one
    (1, 1, 0, 0, 0, 0)
    """
    first = 3 * piece
    up, any_way, down = points[first + UP], points[first + ANY], points[first + DOWN]
    if direction == UP:
        taken = up if up < cost else cost
        up -= taken
        any_way -= cost - taken
    elif direction == DOWN:
        taken = down if down < cost else cost
        down -= taken
        any_way -= cost - taken
    else:
        from_any = max(cost - up - down, 0)
        directed = cost - from_any
        most_up, least_up = min(directed, up), max(directed - down, 0)
        up -= most_up
        any_way += most_up - least_up - from_any
        down -= directed - least_up
    if piece == 0:
        return (up, any_way, down, points[3], points[4], points[5])
    return (points[0], points[1], points[2], up, any_way, down)


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
