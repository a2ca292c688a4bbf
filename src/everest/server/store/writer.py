"""One queue for everything that is written.

Whoever writes waits in line for one of a few lanes (SQLite has room for one). While a lane waits
for the disk, what others want to append gathers, and all of it goes into the next transaction:
many matches share one wait for the disk, however slow it is.

A transaction is carried through by its lane, whatever becomes of whoever asked for it: a client
that goes away in the middle breaks no connection.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from everest.server.store.appending import Append, Appender, PostgresAppender, SqliteAppender
from everest.server.store.engine import WRITES, store_error
from everest.server.store.errors import Unavailable
from everest.server.store.link import CHANNEL

T = TypeVar("T")

MOST_TOGETHER: Final = 256
"""How many appends share a transaction at most."""
ATTEMPTS: Final = 3
"""How often a transaction is tried that PostgreSQL breaks off to resolve a deadlock."""

_DEADLOCK_STATES: Final = ("40P01", "40001")
_TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"

Work = Callable[[AsyncConnection], Awaitable[T]]


@dataclass(slots=True)
class Change(Generic[T]):
    """Anything else that is to be written, in a transaction of its own.

    Attributes:
        match_id: the match that changes; None: nobody need know.
        work: does it, given the connection.
        done: resolved with what it returned, when all of it is on the disk.
    """

    match_id: str | None
    work: Work[T]
    done: asyncio.Future[T] = field(compare=False)


class Writer:
    """The queue and its lanes."""

    def __init__(self, engine: AsyncEngine, lanes: int, origin: str | None = None) -> None:
        """Nothing is opened yet.

        Args:
            engine: makes the connections.
            lanes: how many transactions may run at a time.
            origin: the name under which other servers are told of changes; None: there are none.
        """
        self._engine = engine.execution_options(**{WRITES: True})
        self._origin = origin
        self._appender: Appender
        if origin is None:
            self._appender = SqliteAppender(Path(engine.url.database or ""))
        else:
            self._appender = PostgresAppender(self._engine, origin)
        self._free_lanes = lanes
        self._waiting: deque[Append | Change[Any]] = deque()
        self._working: set[asyncio.Task[None]] = set()
        self._closed = False

    async def change(self, work: Work[T], match_id: str | None = None) -> T:
        """Carry out a change in a transaction of its own.

        Args:
            work: does it, given the connection.
            match_id: the match that other servers are to know of.

        Raises:
            StoreError: whatever `work` raises, or what the database says.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Change(match_id, work, done))
        return await done

    async def append(self, job: Append) -> None:
        """Add lines to a log, together with what others append meanwhile.

        Raises:
            StoreError: if it was not done; the others' lines are none the worse for it.
        """
        self._put(job)
        await job.done

    async def close(self) -> None:
        """Take nothing more, and wait for what was asked so far."""
        self._closed = True
        while self._working:
            await asyncio.wait(self._working)
        await self._appender.close()

    def _put(self, job: Append | Change[Any]) -> None:
        if self._closed:
            raise Unavailable("the store is closed")
        self._waiting.append(job)
        if self._free_lanes:
            self._free_lanes -= 1
            task = asyncio.get_running_loop().create_task(self._work())
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self) -> None:
        try:
            while self._waiting:
                job = self._waiting.popleft()
                if job.done.cancelled():
                    continue  # nobody waits for it, and nothing of it was begun
                if isinstance(job, Change):
                    await self._settle(job, partial(self._change, job))
                else:
                    await self._append_together(self._gathered(job))
        finally:
            # at once and not when the task is done: what comes in between needs a new lane
            self._free_lanes += 1

    def _gathered(self, first: Append) -> list[Append]:
        """An append and those that wait right behind it."""
        together = [first]
        while self._waiting and len(together) < MOST_TOGETHER:
            job = self._waiting[0]
            if not isinstance(job, Append):
                break
            self._waiting.popleft()
            if not job.done.cancelled():
                together.append(job)
        return together

    async def _append_together(self, jobs: list[Append]) -> None:
        try:
            refusals = await _tried(partial(self._appender.append, jobs))
        except Unavailable as error:
            for job in jobs:
                _fail(job.done, Unavailable(*error.args))
        except Exception:
            # one of them is at fault, and not the others
            for job in jobs:
                await self._settle(job, partial(self._append_one, job))
        except BaseException:
            for job in jobs:
                job.done.cancel()
            raise
        else:
            for job, refusal in zip(jobs, refusals, strict=True):
                if refusal is not None:
                    _fail(job.done, refusal)
                elif not job.done.done():
                    job.done.set_result(None)

    async def _append_one(self, job: Append) -> None:
        refusal = (await self._appender.append([job]))[0]
        if refusal is not None:
            raise refusal

    async def _change(self, job: Change[T]) -> T:
        async with self._engine.begin() as connection:
            outcome = await job.work(connection)
            if self._origin is not None and job.match_id is not None:
                said = f"{self._origin} {job.match_id}"
                await connection.exec_driver_sql(_TELL, (said,))
            return outcome

    async def _settle(
        self, job: Append | Change[Any], transaction: Callable[[], Awaitable[Any]]
    ) -> None:
        try:
            outcome = await _tried(transaction)
        except Exception as error:
            _fail(job.done, error)
        except BaseException:
            job.done.cancel()
            raise
        else:
            if not job.done.done():
                job.done.set_result(outcome)


async def _tried(transaction: Callable[[], Awaitable[T]]) -> T:
    attempt = 1
    while True:
        try:
            return await transaction()
        except Exception as error:
            if not _is_deadlock(error) or attempt == ATTEMPTS:
                raise store_error(error) from error
            attempt += 1


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


def _is_deadlock(error: BaseException) -> bool:
    reason = getattr(error, "orig", error)  # SQLAlchemy's error has the driver's in it
    return getattr(reason, "sqlstate", None) in _DEADLOCK_STATES
