"""Where a climber can get to with so many points, and the highest flag that it passes there."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from everest.engine.board import LEVEL, Board
from everest.engine.cards import DOWN, UP

UNREACHED = 1 << 30


class Leg(NamedTuple):
    """The cheapest way to a space that passes a flag so high.

    Attributes:
        cost: its points, whatever their direction.
        end: the space at its end.
        top: the highest flag on it, the one of its beginning included.
    """

    cost: int
    end: int
    top: int


class Walk(NamedTuple):
    """A way of a climber with its points by direction, and the spaces that it enters."""

    up: int
    down: int
    flat: int
    end: int
    top: int
    path: tuple[int, ...]


def distances(board: Board, costs: Sequence[int], goal: int) -> list[int]:
    """The points that it takes to get from each space to `goal`."""
    found: dict[int, int] = {}
    queue = [(0, goal)]
    while queue:
        distance, here = heappop(queue)
        if here in found:
            continue
        found[here] = distance
        for origin, _ in board.steps[here]:
            heappush(queue, (distance + costs[here], origin))
    return [found.get(space, UNREACHED) for space in range(len(board))]


def legs(board: Board, costs: Sequence[int], start: int, most: int) -> list[Leg]:
    """All legs of at most so many points, the cheapest first."""
    found: list[Leg] = []
    queue = [(0, start, board.flags[start])]
    tops: dict[int, int] = {}
    while queue:
        cost, here, top = heappop(queue)
        if tops.get(here, -1) >= top:
            continue
        tops[here] = top
        found.append(Leg(cost, here, top))
        for target, _ in board.steps[here]:
            if cost + costs[target] <= most:
                heappush(queue, (cost + costs[target], target, max(top, board.flags[target])))
    return found


def walks(board: Board, costs: Sequence[int], start: int, most: int) -> list[Walk]:
    """All walks of at most so many points to which no other is in all ways as good."""
    found: dict[int, list[Walk]] = {}
    queue = [(0, Walk(0, 0, 0, start, board.flags[start], ()))]
    while queue:
        cost, walk = heappop(queue)
        known = found.setdefault(walk.end, [])
        if any(_is_as_good(other, walk) for other in known):
            continue
        known.append(walk)
        for target, direction in board.steps[walk.end]:
            price = costs[target]
            if cost + price > most:
                continue
            further = Walk(
                walk.up + (price if direction == UP else 0),
                walk.down + (price if direction == DOWN else 0),
                walk.flat + (price if direction == LEVEL else 0),
                target,
                max(walk.top, board.flags[target]),
                (*walk.path, target),
            )
            heappush(queue, (cost + price, further))
    return [walk for known in found.values() for walk in known]


def _is_as_good(one: Walk, other: Walk) -> bool:
    return (
        one.up <= other.up
        and one.down <= other.down
        and one.flat <= other.flat
        and one.top >= other.top
    )
