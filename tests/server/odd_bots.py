"""Bots that behave as no bot should; other processes find them here."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from everest.bots.players import make_bot
from everest.engine.game import AnyGame
from everest.table.player import AnyPlayer

NAP = 300.0
"""Seconds of a thought that is to be broken off: longer than a busy machine takes for that."""

ODD = ("raises", "illegal", "no-number", "dies", "sleeps", "random")


class OddPlayer:
    """Does what its name says."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        if self.name == "dies":
            os._exit(3)
        if self.name == "sleeps":
            time.sleep(NAP)
        if self.name == "raises":
            raise RuntimeError("no idea")
        return -1 if self.name == "illegal" else None  # type: ignore[return-value]


def make_odd_bot(name: str, game: AnyGame, rng: Random) -> AnyPlayer:
    return make_bot(name, game, rng) if name == "random" else OddPlayer(name)
