"""How many movement points a piece lacks for a space that it cannot come to in this turn."""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from everest.advice.advising import ADVISERS
from everest.advice.budget import budgets
from everest.advice.position import Position
from everest.engine.board import LEVEL
from everest.engine.cards import DOWN, UP
from everest.engine.game import AnyGame
from everest.engine.view import View

Needs = tuple[int, int, int]
"""Points that a way needs for steps up, level and down."""


def missing_points(game: AnyGame, view: View, piece: str, space: str) -> int | None:
    """Points that a piece of the viewer lacks, with all cards that are left; None if it lacks none.

    Also None where no way leads there today. How many pieces a space holds does not count.
    """
    position: Position = ADVISERS[game.ruleset.game].position(game, view)
    here = next(one["space"] for one in position.player()["pieces"] if one["name"] == piece)
    if position.my_turn() is None or here is None:
        return None
    needs = _cheapest(position, here, space)
    if needs is None:
        return None
    return min([_lack(have, needs) for have in budgets(position, piece)]) or None


def _lack(have: Sequence[int], needs: Needs) -> int:
    """Points of any direction that have to be added to those that a piece can have."""
    up, anywhere, down = have
    spare = max(up - needs[UP], 0) + max(down - needs[DOWN], 0)
    lacks = max(needs[UP] - up, 0) + max(needs[DOWN] - down, 0) + max(needs[LEVEL] - spare, 0)
    return max(lacks - anywhere, 0)


def _cheapest(position: Position, start: str, goal: str) -> Needs | None:
    """What the cheapest way needs."""
    board, costs = position.board, position.costs()
    if costs[start] is None:  # today's weather lets nobody leave either (W3)
        return None
    queue: list[tuple[int, str, Needs]] = [(0, start, (0, 0, 0))]
    been = set()
    while queue:
        points, here, needs = heapq.heappop(queue)
        if here == goal:
            return needs
        if here in been:
            continue
        been.add(here)
        for target, way in board.steps[position.number(here)]:
            cost = costs[board.ids[target]]
            if cost is not None and board.ids[target] not in been:
                more = list(needs)
                more[way] += cost
                heapq.heappush(
                    queue, (points + cost, board.ids[target], (more[0], more[1], more[2]))
                )
    return None
