"""Where bots think: in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any

from everest.engine.game import AnyGame
from everest.games.loading import load
from everest.table.player import AnyPlayer

MakeBot = Callable[[str, AnyGame, Random], AnyPlayer]
"""Makes the player of a name for a game; it must be a function that other processes can find."""

MOST_GAMES = 64
"""Rules that are kept in memory at a time; a match of others loads them again."""

MOST_PLAYERS = 256
"""Players that a process keeps in mind; one that is forgotten thinks again from its view."""


@dataclass(frozen=True)
class Choices:
    """The rules that a bot plays by: the arguments of `everest.load`."""

    game: str
    seats: int
    map: str
    weather: str
    limits: str
    variant: str

    @lru_cache(maxsize=MOST_GAMES)  # noqa: B019 - a few choices, kept on purpose
    def load(self) -> AnyGame:
        """The rules; all matches that are played by the same share them.

        Raises:
            UnknownChoice, RulesetError: if there are none.
        """
        return load(
            self.game,
            seats=self.seats,
            map=self.map,
            weather=self.weather,
            limits=self.limits,
            variant=self.variant,
        )


class Thinkers:
    """Processes in which bots think, so that no thought delays anything else."""

    def __init__(
        self, make_bot: MakeBot, bots: Mapping[str, Sequence[str]], processes: int
    ) -> None:
        """`bots` names the bots of each game."""
        self.bots = bots
        self._make_bot = make_bot
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes,
            mp_context=get_context("spawn"),
            initializer=_begin,
            initargs=(self._make_bot,),
        )

    async def choose(
        self,
        choices: Choices,
        bot: str,
        key: str,
        view: dict[str, Any],
        legal: Sequence[int],
    ) -> int:
        """The action that a bot chooses; `key` names it, so that it goes on with its plan.

        Raises:
            BrokenProcessPool: if its process has died; there is a new one for the next choice.
            Exception: whatever the bot raises.
        """
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, _choose, choices, bot, key, view, tuple(legal))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the processes, in the middle of a thought if need be."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


_make_bot: MakeBot | None = None
_players: dict[str, AnyPlayer] = {}


def _begin(make_bot: MakeBot) -> None:
    global _make_bot
    _make_bot = make_bot
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the server is killed, also in the middle of a thought."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _choose(
    choices: Choices, bot: str, key: str, view: dict[str, Any], legal: tuple[int, ...]
) -> int:
    assert _make_bot is not None
    player = _players.pop(key, None)
    if player is None:
        player = _make_bot(bot, choices.load(), Random(key))
    _players[key] = player
    while len(_players) > MOST_PLAYERS:
        del _players[next(iter(_players))]
    return player.choose(view, legal)
