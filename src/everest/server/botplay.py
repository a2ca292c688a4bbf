"""Bots at the tables: they are asked when it is their turn, and act as every player does."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from everest.server.acting import Question, act, question
from everest.server.live import LiveTable, bot_of
from everest.server.metrics import Metrics
from everest.server.problems import Problem
from everest.server.sitters import Sitter
from everest.server.store import NoSuchMatch, StoreError
from everest.server.thinking import Choices, Thinkers
from everest.server.tokens import fingerprint

LOG = logging.getLogger(__name__)

MOST_FAILURES: Final = 3
"""A bot that has failed so often at a choice takes the first legal action: others wait for it."""

CHANGED: Final = "act."
"""So begin the codes of an action for a position that is not any more: the bot was asked about
another, and somebody has acted or the match has gone back since."""

AT_ONCE: Final = ("act.stale", "act.ahead")
"""Those of which the next question is of another position for sure."""

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before the next try when the database does not answer; each pause is twice the last."""


class BotPlay:
    """Lets the bots of all tables act."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        self.thinkers = thinkers
        self._metrics = metrics
        self._tasks: dict[LiveTable, asyncio.Task[None]] = {}
        self._is_closed = False

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table act, if it has any and they are not at it already.

        Of several processes that serve a match only the one that keeps it lets them.
        """
        has_bots = any(bot_of(seat) is not None for seat in table.seats)
        is_due = has_bots and not table.is_over and table.store.keeps(table.row.id)
        if is_due and table not in self._tasks and not self._is_closed:
            table.users += 1
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks[table] = task
            # before its first step it can be cancelled too
            task.add_done_callback(lambda done: self._rest(table, done))

    def _rest(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]
            table.users -= 1
            table.used = time.monotonic()

    async def _play(self, table: LiveTable) -> None:
        """Act for the bots of a table until it is somebody else's turn."""
        pause = FIRST_PAUSE
        while True:
            try:
                asked = await question(table)
                if asked is None:
                    break
                text = table.game.text(await self._answer(table, asked))
                await act(table, Sitter(asked.seat, bot=asked.bot), asked.ply, text)
                pause = FIRST_PAUSE
            except Problem as problem:
                if not problem.code.startswith(CHANGED):
                    LOG.error("a bot was refused: %s", problem.code)
                    return
                await asyncio.sleep(0 if problem.code in AT_ONCE else pause)
            except NoSuchMatch:
                return  # it was deleted meanwhile
            except StoreError as error:
                LOG.error("the database failed a bot: %s: %s", type(error).__name__, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:
                LOG.exception("the bots of a table stop until something happens there")
                return
        # at once and not when the task is done: what comes in between needs a new one
        task = asyncio.current_task()
        assert task is not None
        self._rest(table, task)

    async def _answer(self, table: LiveTable, asked: Question) -> int:
        legal = asked.legal
        if len(legal) == 1:
            return legal[0]
        row = table.row
        choices = Choices(row.game, row.seats, row.map, row.weather, row.limits, row.variant)
        # a bot's chance comes from the seed, which is secret, and not from the id, which is not
        key = fingerprint(f"{row.seed}:{row.id}:{asked.seat}")
        for _ in range(MOST_FAILURES):
            try:
                with self._metrics.thinking():
                    action = await self.thinkers.choose(choices, asked.bot, key, asked.view, legal)
            except Exception:
                LOG.exception("the bot %s failed at %s", asked.bot, row.game)
                continue
            if action in legal:
                return action
            self._metrics.bot_failed()
            LOG.error("the bot %s chose at %s what is not legal", asked.bot, row.game)
        return legal[0]

    async def close(self) -> None:
        """Stop what bots are doing; what is stored goes on at the next start."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
