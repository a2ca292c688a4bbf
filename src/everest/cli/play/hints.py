"""Advice that all games share: when it is given, and the way down."""

from __future__ import annotations

import heapq
from typing import Final

from everest.cli.play.forecast import night_at
from everest.cli.play.scene import Scene

LAST_DAY: Final = 3
"""Who has played this many days needs no hints about every step."""

HIGH_ZONE: Final = 2
"""From 7000 m on the way down is worth counting."""

CAMP_ZONE: Final = 1
"""From 6000 m on a camp is worth its tent."""


def nearest_rest(scene: Scene, space: str) -> tuple[str, int] | None:
    """The nearest space below where nobody loses a level tonight, with the points to get there.

    Ways that today's weather closes do not count, nor does how many pieces a space holds.
    """
    day = scene.day()
    closed = day.closed if day is not None else [False] * (max(scene.board.zone) + 1)
    best = {space: 0}
    queue = [(0, space)]
    while queue:
        points, here = heapq.heappop(queue)
        if points > best[here]:
            continue
        if here != space and night_at(scene, scene.seat, here).change >= 0:
            return here, points
        if closed[scene.zone(here)]:
            continue
        for below in scene.below(here):
            cost = scene.cost(below)
            if cost is None or closed[scene.zone(below)]:
                continue
            if points + cost < best.get(below, points + cost + 1):
                best[below] = points + cost
                heapq.heappush(queue, (points + cost, below))
    return None


def way_down(scene: Scene, piece: str, space: str) -> str | None:
    """The hint where a piece that is high up finds rest; None where it needs none."""
    if scene.zone(space) < HIGH_ZONE or night_at(scene, scene.seat, space).change >= 0:
        return None
    found = nearest_rest(scene, space)
    if found is None:
        return None
    target, points = found
    where = scene.words.space(target)
    return scene.say("hint-way-down", piece=piece, points=points, space=where)


def wants_camp(scene: Scene, space: str) -> bool:
    """Whether a tent is of use where a piece stands: high up, and none of the player there."""
    camps = [camp["space"] for camp in scene.player()["camps"]]
    return scene.zone(space) >= CAMP_ZONE and space not in camps
