"""Players for tests: each prefers some kinds of actions, so that rare situations come about.

They look at the whole state, which real players never get; what they do is legal, and nothing
else is asked of them. A policy is a function of the game, the state, the seat, what is legal and
a source of chance. The policies of each game are in modules of their own.
"""

import heapq
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from everest.engine.board import UNLIMITED, Board
from everest.engine.game import AnyGame
from everest.engine.state import State

Policy = Callable[[Any, Any, int, Sequence[int], Random], int]

NEVER = 1e-9
"""Chosen only where nothing else is possible."""


def wander(game: AnyGame, state: State, seat: int, legal: Sequence[int], rng: Random) -> int:
    """Anything, each as likely."""
    return rng.choice(legal)


def preferring(weights: Mapping[str, float]) -> Policy:
    """A policy that weighs actions by their kind; 1 is the weight of kinds that are not named."""

    def choose(game: AnyGame, state: State, seat: int, legal: Sequence[int], rng: Random) -> int:
        table = game.actions
        weighed = [weights.get(table.kind_names[table.kinds[action]], 1.0) for action in legal]
        return rng.choices(legal, weighed)[0]

    return choose


def distances(board: Board, costs: Sequence[int], goal: int) -> list[int]:
    """Points from each space to `goal`, where entering a space costs as `costs` say."""
    far = [UNLIMITED] * len(board)
    far[goal] = 0
    waiting = [(0, goal)]
    while waiting:
        so_far, space = heapq.heappop(waiting)
        if so_far > far[space]:
            continue
        for neighbour, _ in board.steps[space]:
            through = so_far + costs[space]
            if through < far[neighbour]:
                far[neighbour] = through
                heapq.heappush(waiting, (through, neighbour))
    return far
