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
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Generic, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from everest.server.store.engine import WRITES
from everest.server.store.errors import (
    BadRow,
    Gap,
    MatchClosed,
    NoSuchMatch,
    StoreError,
    Taken,
    Unavailable,
    reason_of,
)
from everest.server.store.rows import Status
from everest.server.store.tables import log, matches

T = TypeVar("T")

MOST_TOGETHER: Final = 256
"""How many appends share a transaction at most."""
ATTEMPTS: Final = 3
"""How often a transaction is tried that PostgreSQL breaks off to resolve a deadlock."""

_DEADLOCK_STATES: Final = ("40P01", "40001")
TAKES_ACTIONS: Final = (Status.OPEN, Status.RUNNING)

Work = Callable[[AsyncConnection], Awaitable[T]]


@dataclass(slots=True)
class Append:
    """Rows that are to be added to the log of one match.

    Attributes:
        match_id: the match.
        first_number: the number of the first row, that is how many the writer knows.
        rows: actors and texts.
        at: when.
        status: what the match's status becomes; None: stays.
        result: the scores, if the rows end the match.
        done: resolved when all of it is on the disk.
    """

    match_id: str
    first_number: int
    rows: Sequence[tuple[int, str]]
    at: int
    status: Status | None
    result: list[int] | None
    done: asyncio.Future[None] = field(compare=False)


@dataclass(slots=True)
class Change(Generic[T]):
    """Anything else that is to be written, in a transaction of its own.

    Attributes:
        work: does it, given the connection.
        done: resolved with what it returned, when all of it is on the disk.
    """

    work: Work[T]
    done: asyncio.Future[T] = field(compare=False)


class Writer:
    """The queue and its lanes."""

    def __init__(self, engine: AsyncEngine, lanes: int) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._free_lanes = lanes
        self._waiting: deque[Append | Change[Any]] = deque()
        self._working: set[asyncio.Task[None]] = set()
        self._closed = False

    async def change(self, work: Work[T]) -> T:
        """Carry out a change in a transaction of its own.

        Raises:
            StoreError: whatever `work` raises, or what the database says.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(Change(work, done))
        return await done

    async def append(
        self,
        match_id: str,
        first_number: int,
        rows: Sequence[tuple[int, str]],
        at: int,
        status: Status | None,
        result: list[int] | None,
    ) -> None:
        """Add rows to a log, together with what others append meanwhile.

        Raises:
            StoreError: if it was not done; the others' rows are none the worse for it.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(Append(match_id, first_number, rows, at, status, result, done))
        await done

    async def close(self) -> None:
        """Take nothing more, and wait for what was asked so far."""
        self._closed = True
        while self._working:
            await asyncio.wait(self._working)

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
                    await self._settle(job, job.work)
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
            refusals = await self._transaction(lambda connection: _append(connection, jobs))
        except Unavailable as error:
            for job in jobs:
                _fail(job.done, Unavailable(*error.args))
        except Exception:
            # one of them is at fault, and not the others
            for job in jobs:
                await self._settle(job, partial(_append_one, job))
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

    async def _settle(self, job: Append | Change[Any], work: Work[Any]) -> None:
        try:
            outcome = await self._transaction(work)
        except Exception as error:
            _fail(job.done, error)
        except BaseException:
            job.done.cancel()
            raise
        else:
            if not job.done.done():
                job.done.set_result(outcome)

    async def _transaction(self, work: Work[T]) -> T:
        attempt = 1
        while True:
            try:
                async with self._engine.begin() as connection:
                    return await work(connection)
            except Exception as error:
                if not _is_deadlock(error) or attempt == ATTEMPTS:
                    raise store_error(error) from error
                attempt += 1


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


_KNOWN = (
    select(matches.c.id, matches.c.status, matches.c.length)
    .where(matches.c.id.in_(bindparam("ids", expanding=True)))
    # in one order, so that two transactions cannot wait for each other
    .order_by(matches.c.id)
    .with_for_update(key_share=True)
)
_LENGTHEN = (
    update(matches)
    .where(matches.c.id == bindparam("match_id"))
    .values(
        length=bindparam("new_length"),
        changed_at=bindparam("at"),
        status=bindparam("new_status"),
    )
)
_END = update(matches).where(matches.c.id == bindparam("match_id"))
_END = _END.values(result=bindparam("scores", type_=matches.c.result.type))


async def _append(connection: AsyncConnection, jobs: Sequence[Append]) -> list[StoreError | None]:
    """Append what is in step, and say what is wrong with each of the others."""
    found = await connection.execute(_KNOWN, {"ids": sorted({job.match_id for job in jobs})})
    known: dict[str, tuple[str, int]] = {row.id: (row.status, row.length) for row in found}
    refusals: list[StoreError | None] = []
    rows: list[dict[str, object]] = []
    touched: dict[str, dict[str, object]] = {}
    ended: list[dict[str, object]] = []
    for job in jobs:
        refusal = _refusal(job, known.get(job.match_id))
        refusals.append(refusal)
        if refusal is not None:
            continue
        for number, (actor, text) in enumerate(job.rows, job.first_number):
            row: dict[str, object] = {"match_id": job.match_id, "number": number}
            rows.append(row | {"actor": actor, "text": text, "at": job.at})
        length = job.first_number + len(job.rows)
        status = known[job.match_id][0] if job.status is None else job.status.value
        known[job.match_id] = status, length
        touched[job.match_id] = {
            "match_id": job.match_id,
            "new_length": length,
            "at": job.at,
            "new_status": status,
        }
        if job.result is not None:
            ended.append({"match_id": job.match_id, "scores": job.result})
    if rows:
        await connection.execute(insert(log), rows)
    if touched:
        await connection.execute(_LENGTHEN, list(touched.values()))
    if ended:
        await connection.execute(_END, ended)
    return refusals


async def _append_one(job: Append, connection: AsyncConnection) -> None:
    refusal = (await _append(connection, [job]))[0]
    if refusal is not None:
        raise refusal


def _refusal(job: Append, known: tuple[str, int] | None) -> StoreError | None:
    if known is None:
        return NoSuchMatch(job.match_id)
    status, length = known
    if job.first_number < length:  # first of all: a late writer may have missed the end
        return Taken(job.match_id, job.first_number, length)
    if job.first_number > length:
        return Gap(job.match_id, job.first_number, length)
    if status not in TAKES_ACTIONS:
        return MatchClosed(job.match_id)
    return None


def _is_deadlock(error: BaseException) -> bool:
    return (
        isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _DEADLOCK_STATES
    )


def store_error(error: Exception) -> Exception:
    """What an error of a driver means to whoever uses the store; others stay as they are."""
    match error:
        case StoreError():
            return error
        case IntegrityError() | DataError():
            return BadRow(reason_of(error))
        case DBAPIError() | PoolTimeoutError() | OSError() | TimeoutError():
            return Unavailable(reason_of(error))
        case asyncpg.PostgresError() | asyncpg.InterfaceError():
            return Unavailable(reason_of(error))
        case StatementError():  # a value that cannot become JSON, say
            return BadRow(reason_of(error))
    return error
