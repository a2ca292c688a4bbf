"""What happens when the clock of a match rings: somebody is reminded, or a bot plays on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from everest.server import seating
from everest.server.live import LiveTable
from everest.server.messages.play import Reminded
from everest.server.messages.rest import TotalTime
from everest.server.problems import Problem
from everest.server.store import NoSuchMatch, StoreError

LOG = logging.getLogger(__name__)

PAUSE: Final = 10.0
"""Seconds before the next try when the database does not answer."""


class Ringing:
    """Looks at the clocks of all tables when they ring."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def rings(self, table: LiveTable) -> None:
        """The clock of a table has rung."""
        task = asyncio.get_running_loop().create_task(self._look(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table: LiveTable) -> None:
        while True:
            try:
                async with table.held():
                    await look(table)
                    table.let_clock_run()
                return
            except (Problem, NoSuchMatch):
                return  # the match was put away or deleted meanwhile
            except StoreError as error:
                LOG.error("a clock has rung in vain: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Nobody looks at clocks any more."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def look(table: LiveTable) -> None:
    """See whose time is up; whoever holds the table may say so.

    Raises:
        Problem: if the match was closed meanwhile.
        StoreError: if it may have been done or not.
    """
    clock, rule = table.clock, table.options.clock
    if clock is None or table.is_over:
        return
    for seat in clock.rings():
        if not isinstance(rule, TotalTime):
            table.send(Reminded(seat=seat))
        elif table.store.keeps(table.row.id):
            await seating.take_over(table, seat, rule.bot)
