"""Hints about the height that all games share: camps, and the way down."""

from __future__ import annotations

import heapq
from typing import Final

from everest.advice.codes import note
from everest.advice.nights import night_at
from everest.advice.position import Position
from everest.advice.shapes import Note

HIGH_ZONE: Final = 2
"""From 7000 m on the way down is worth counting."""

CAMP_ZONE: Final = 1
"""From 6000 m on a camp is worth its tent."""


def nearest_rest(position: Position, space: str) -> tuple[str, int] | None:
    """The nearest space below where nobody loses a level tonight, with the points to get there.

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
        if here != space and night_at(position, position.seat, here).change >= 0:
            return here, points
        if closed[position.zone(here)]:
            continue
        for below in position.below(here):
            cost = position.cost(below)
            if cost is None or closed[position.zone(below)]:
                continue
            if points + cost < best.get(below, points + cost + 1):
                best[below] = points + cost
                heapq.heappush(queue, (points + cost, below))
    return None


def way_down(position: Position, piece: str, space: str) -> list[Note]:
    """The hint where a piece that is high up finds rest; empty where it needs none."""
    if position.zone(space) < HIGH_ZONE or night_at(position, position.seat, space).change >= 0:
        return []
    found = nearest_rest(position, space)
    if found is None:
        return []
    target, points = found
    return [note("way-down", piece=piece, points=points, space=target)]


def wants_camp(position: Position, space: str) -> bool:
    """Whether a tent is of use where a piece stands: high up, and none of the player there."""
    camps = [camp["space"] for camp in position.player()["camps"]]
    return position.zone(space) >= CAMP_ZONE and space not in camps
