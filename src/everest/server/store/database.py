"""What all parts of the store share: the database, and how to read and to change it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from everest.server.store.engine import POSTGRESQL, READERS, WRITERS, store_error
from everest.server.store.errors import Unavailable
from everest.server.store.link import Link
from everest.server.store.writer import Work, Writer

T = TypeVar("T")


def now() -> int:
    """The time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Database:
    """A database whose tables are up to date. Safe for any number of tasks."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now) -> None:
        """For an engine of `make_engine`.

        Args:
            engine: of a database that is migrated.
            clock: tells the time in milliseconds since 1970.
        """
        self._engine = engine
        self._clock = clock
        self._is_closed = False
        self._reads: set[asyncio.Task[Any]] = set()
        self._readers = asyncio.Semaphore(READERS)
        self._reading = engine
        self._link: Link | None = None
        origin = None
        if self.backend == POSTGRESQL:
            origin = secrets.token_hex(8)
            self._link = Link(engine, origin)
            # all statements of one reading see the same moment, as they do in SQLite
            self._reading = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        self._writer = Writer(engine, WRITERS[self.backend], origin)

    async def close(self) -> None:
        """Finish what was asked and let the database go."""
        await self._writer.close()
        self._is_closed = True
        while self._reads:
            await asyncio.wait(self._reads)
        if self._link is not None:
            await self._link.close()
        await self._engine.dispose()

    @property
    def backend(self) -> str:
        """Which database it is, ``sqlite`` or ``postgresql``."""
        return self._engine.url.get_backend_name()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.backend == POSTGRESQL

    async def _change(self, match_id: str | None, work: Work[T]) -> T:
        """Change something of a match in a transaction of its own, and tell other servers."""
        return await self._writer.change(work, match_id)

    async def _read(self, work: Work[T]) -> T:
        """Read in a transaction of its own, which whoever asked cannot break off in the middle."""
        self._check_open()
        return await self._unbroken(self._reading_of(work))

    async def _reading_of(self, work: Work[T]) -> T:
        async with self._readers:
            try:
                async with self._reading.connect() as connection:
                    return await work(connection)
            except Exception as error:
                raise store_error(error) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise Unavailable("the store is closed")

    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.get_running_loop().create_task(work)
        self._reads.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._reads.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it
