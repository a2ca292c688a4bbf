"""The ways that hints tell of, down to rest and up to the summit, and where a camp is of use."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Final, NamedTuple

from everest.advice.nights import night_at
from everest.advice.position import Position

HIGH_ZONE: Final = 2
"""From 7000 m on the way down is worth counting."""

CAMP_ZONE: Final = 1
"""From 6000 m on a camp is worth its tent."""


class Way(NamedTuple):
    """Where a way leads, and the points that it takes."""

    space: str
    points: int


def nearest(
    position: Position,
    space: str,
    onward: Callable[[str], list[str]],
    is_goal: Callable[[str], bool],
) -> Way | None:
    """The nearest other space of a kind, if steps lead `onward` only.

    Ways that today's weather closes do not count, nor does how many pieces a space holds.
    """
    day = position.day()
    closed = day.closed if day is not None else [False] * (max(position.board.zone) + 1)
    best = {space: 0}
    queue = [(0, space)]
    while queue:
        points, here = heapq.heappop(queue)
        if points > best[here]:
            continue
        if here != space and is_goal(here):
            return Way(here, points)
        if closed[position.zone(here)]:
            continue
        for there in onward(here):
            cost = position.cost(there)
            if cost is None or closed[position.zone(there)]:
                continue
            if points + cost < best.get(there, points + cost + 1):
                best[there] = points + cost
                heapq.heappush(queue, (points + cost, there))
    return None


def nearest_rest(position: Position, space: str) -> Way | None:
    """The nearest space below where nobody loses a level tonight."""
    return nearest(
        position,
        space,
        position.below,
        lambda below: night_at(position, position.seat, below).change >= 0,
    )


def way_up(position: Position, space: str) -> Way | None:
    """The way up to the summit; None from there, and from further down than a day's climb."""
    summit = position.board.ids[position.board.summit]
    if position.zone(space) < CAMP_ZONE:
        return None
    return nearest(position, space, position.above, lambda above: above == summit)


def wants_camp(position: Position, space: str) -> bool:
    """Whether a tent is of use where a piece stands: high up, and none of the player there."""
    camps = [camp["space"] for camp in position.player()["camps"]]
    return position.zone(space) >= CAMP_ZONE and space not in camps
