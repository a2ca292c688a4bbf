"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from everest.bots.greedy import GreedyPlayer
from everest.bots.random_player import RandomPlayer
from everest.games.mount_everest.game import MountEverest
from everest.table.player import Player

BOTS: dict[str, Callable[[MountEverest, Random], Player]] = {
    "greedy": GreedyPlayer,
    "random": lambda game, rng: RandomPlayer(rng),
}


def make_bot(name: str, game: MountEverest, rng: Random) -> Player:
    """A new player of this name for one match.

    Raises:
        KeyError: for a name that is not in `BOTS`.
    """
    return BOTS[name](game, rng)
