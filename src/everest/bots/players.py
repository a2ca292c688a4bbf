"""The bots of each game by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from everest.bots.greedy import GreedyPlayer
from everest.bots.k2_greedy import K2GreedyPlayer
from everest.bots.random_player import RandomPlayer
from everest.engine.game import AnyGame
from everest.table.player import AnyPlayer

Maker = Callable[[Any, Random], AnyPlayer]
"""Makes a player from its game and its own source of chance."""


def _random(game: AnyGame, rng: Random) -> AnyPlayer:
    return RandomPlayer(rng)


BOTS: Final[dict[str, dict[str, Maker]]] = {
    "mount-everest": {"greedy": GreedyPlayer, "random": _random},
    "k2": {"greedy": K2GreedyPlayer, "random": _random},
}
"""By the name of the game; a bot of the same name is the same sort of player in each."""

BOT_NAMES: Final = tuple(dict.fromkeys([name for bots in BOTS.values() for name in bots]))
"""The names of all bots."""


def make_bot(name: str, game: AnyGame, rng: Random) -> AnyPlayer:
    """A new player of this name for one match.

    Raises:
        KeyError: for a name that is not in `BOTS`.
    """
    return BOTS[game.ruleset.game][name](game, rng)
