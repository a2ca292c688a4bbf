"""Adding lines to logs: what happens most, and so past SQLAlchemy, in few steps.

What is appended at the same time shares a transaction. What is wrong with one of them, and what
becomes of each match, is worked out in `Plan`, the same for both databases.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from everest.server.store.engine import connect_sqlite
from everest.server.store.errors import (
    Gap,
    MatchClosed,
    NoSuchMatch,
    NoSuchSeat,
    StoreError,
    Taken,
)
from everest.server.store.link import CHANNEL
from everest.server.store.rows import Status

TAKES_ACTIONS: Final = (Status.OPEN, Status.RUNNING)
"""How far a match is whose log takes lines."""


def _new_future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True, kw_only=True)
class Append:
    """Lines that are to be added to the log of one match.

    Attributes:
        match_id: the match.
        first_number: the number of the first line, that is how many the writer knows.
        lines: actors and texts.
        at: when.
        status: what the match's status becomes; None: stays.
        result: the scores, if the lines end the match.
        waiting: which seats may act then, seat n as bit n.
        round: the day that is played then.
        due: whether the server itself has something to do then.
        used: the thinking time in milliseconds that seats have used by then.
        done: resolved when all of it is on the disk.
    """

    match_id: str
    first_number: int
    lines: Sequence[tuple[int, str]]
    at: int
    status: Status | None
    result: Sequence[int] | None
    waiting: int
    round: int
    due: bool
    used: Mapping[int, int]
    done: asyncio.Future[None] = field(default_factory=_new_future, compare=False)


@dataclass(slots=True)
class Head:
    """What of a match changes with its log, as it stands in a transaction.

    Attributes:
        status, length, changed_at, seats, due, waiting, round: as in `MatchRow`.
        result: the scores as JSON; None: stays.
        is_turned: whether anything but `length`, `changed_at`, `waiting` and `round` changes,
            which is seldom so.
    """

    status: str
    length: int
    changed_at: int
    seats: int
    due: bool
    waiting: int = 0
    round: int = 0
    result: str | None = None
    is_turned: bool = False


class Plan:
    """What is to be written of some appends.

    Attributes:
        refusals: for each append what is wrong with it, or None.
        lines: rows of the log: match, number, actor, text, time.
        heads: the matches that change.
        used: rows of seats: match, seat, time used.
    """

    def __init__(self, jobs: Iterable[Append], known: Mapping[str, Head]) -> None:
        """For appends in the order in which they came, and the matches that there are."""
        self.refusals: list[StoreError | None] = []
        self.lines: list[tuple[str, int, int, str, int]] = []
        self.heads: dict[str, Head] = {}
        self.used: dict[tuple[str, int], int] = {}
        for job in jobs:
            head = known.get(job.match_id)
            refusal = _refusal(job, head)
            self.refusals.append(refusal)
            if refusal is None and head is not None:
                self._add(job, head)

    def _add(self, job: Append, head: Head) -> None:
        for actor, text in job.lines:
            self.lines.append((job.match_id, head.length, actor, text, job.at))
            head.length += 1
        # the clocks of two servers may differ a little
        head.changed_at = max(head.changed_at, job.at)
        head.waiting, head.round = job.waiting, job.round
        status = head.status if job.status is None else job.status.value
        due = job.due and status in TAKES_ACTIONS
        if status != head.status or due != head.due:
            head.status, head.due, head.is_turned = status, due, True
        if job.result is not None:
            head.result, head.is_turned = json.dumps(list(job.result)), True
        self.heads[job.match_id] = head
        for seat, used_ms in job.used.items():
            self.used[job.match_id, seat] = used_ms


def _refusal(job: Append, head: Head | None) -> StoreError | None:
    if head is None:
        return NoSuchMatch(job.match_id)
    if job.first_number < head.length:  # first of all: a late writer may have missed the end
        return Taken(job.match_id, job.first_number, head.length)
    if job.first_number > head.length:
        return Gap(job.match_id, job.first_number, head.length)
    if head.status not in TAKES_ACTIONS:
        return MatchClosed(job.match_id)
    for seat in job.used:
        if not 0 <= seat < head.seats:
            return NoSuchSeat(job.match_id, seat)
    return None


class Appender(Protocol):
    """Adds lines to logs in one database."""

    async def append(self, jobs: Sequence[Append]) -> list[StoreError | None]:
        """Append in one transaction what is right, and say what is wrong with each of the others.

        Raises whatever the driver does, and has done nothing then.
        """

    async def close(self) -> None:
        """Let the database go."""


class SqliteAppender:
    """For SQLite: a thread with a connection of its own, and one visit to it per transaction.

    What is written goes in as JSON, whole columns at a time. Each step of SQLite gives the
    interpreter's lock away, and to get it back from a busy event loop takes longer than the step.
    """

    _HEADS: Final = (
        "SELECT json_group_array(json_array(id, status, length, changed_at, seats, due))"
        " FROM matches WHERE id IN (SELECT value FROM json_each(?))"
    )
    _ADD_LINES: Final = (
        "INSERT INTO log (match_id, number, actor, text, at)"
        " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)"
    )
    _SET_HEADS: Final = (
        "UPDATE matches SET length = new.value ->> 1, changed_at = new.value ->> 2,"
        " waiting = new.value ->> 3, round = new.value ->> 4"
        " FROM json_each(?) AS new WHERE matches.id = new.value ->> 0"
    )
    # there are indexes of these, which SQLite writes anew even if nothing of them changes
    _TURN_HEADS: Final = (
        "UPDATE matches SET status = new.value ->> 1, due = new.value ->> 2,"
        " result = coalesce(new.value ->> 3, matches.result)"
        " FROM json_each(?) AS new WHERE matches.id = new.value ->> 0"
    )
    _SET_USED: Final = (
        "UPDATE seats SET used_ms = new.value ->> 2 FROM json_each(?) AS new"
        " WHERE seats.match_id = new.value ->> 0 AND seats.seat = new.value ->> 1"
    )

    def __init__(self, path: Path) -> None:
        """For a file; it is opened when it is first needed."""
        self._path = path
        self._thread = ThreadPoolExecutor(1, "everest-append")
        self._connection: sqlite3.Connection | None = None

    async def append(self, jobs: Sequence[Append]) -> list[StoreError | None]:
        """See `Appender`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, jobs)

    async def close(self) -> None:
        """See `Appender`."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._connection = None
        self._thread.shutdown()

    def _append(self, jobs: Sequence[Append]) -> list[StoreError | None]:
        if self._connection is None:
            self._connection = connect_sqlite(self._path)
        with self._connection as connection:  # which commits or rolls back
            connection.execute("BEGIN IMMEDIATE")
            match_ids = json.dumps(list({job.match_id for job in jobs}))
            ((found,),) = connection.execute(self._HEADS, (match_ids,)).fetchall()
            known = {match_id: Head(*head) for match_id, *head in json.loads(found)}
            plan = Plan(jobs, known)
            heads = plan.heads.items()
            for statement, rows in (
                (self._ADD_LINES, plan.lines),
                (
                    self._SET_HEADS,
                    [
                        (key, head.length, head.changed_at, head.waiting, head.round)
                        for key, head in heads
                    ],
                ),
                (
                    self._TURN_HEADS,
                    [
                        (key, head.status, head.due, head.result)
                        for key, head in heads
                        if head.is_turned
                    ],
                ),
                (self._SET_USED, [(*key, used_ms) for key, used_ms in plan.used.items()]),
            ):
                if rows:
                    connection.execute(statement, (json.dumps(rows),))
        return plan.refusals


class PostgresAppender:
    """For PostgreSQL: whole columns at a time, so that a transaction is a few statements."""

    # in one order, so that two transactions cannot wait for each other
    _KNOWN: Final = (
        "SELECT id, status, length, changed_at, seats, due FROM matches WHERE id = ANY($1::text[])"
        " ORDER BY id FOR NO KEY UPDATE"
    )
    _LINES: Final = (
        "INSERT INTO log (match_id, number, actor, text, at)"
        " SELECT * FROM unnest($1::text[], $2::int[], $3::smallint[], $4::text[], $5::bigint[])"
    )
    # whatever changes is told to the other servers
    _HEADS: Final = (
        "UPDATE matches SET status = new.status, length = new.length, changed_at = new.changed_at,"
        " waiting = new.waiting, round = new.round, due = new.due,"
        " result = coalesce(new.result::json, matches.result)"
        " FROM unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::int[],"
        " $6::smallint[], $7::bool[], $8::text[])"
        " AS new (id, status, length, changed_at, waiting, round, due, result)"
        f" WHERE matches.id = new.id RETURNING pg_notify('{CHANNEL}', $9 || ' ' || matches.id)"
    )
    _USED: Final = (
        "UPDATE seats SET used_ms = new.used_ms"
        " FROM unnest($1::text[], $2::smallint[], $3::bigint[]) AS new (match_id, seat, used_ms)"
        " WHERE seats.match_id = new.match_id AND seats.seat = new.seat"
    )

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        """For an engine, and under the name by which other servers know this one."""
        self._engine = engine
        self._origin = origin

    async def append(self, jobs: Sequence[Append]) -> list[StoreError | None]:
        """See `Appender`."""
        async with self._engine.connect() as pooled:
            connection: Any = (await pooled.get_raw_connection()).driver_connection
            async with connection.transaction():
                return await self._append(connection, jobs)

    async def close(self) -> None:
        """See `Appender`."""

    async def _append(self, connection: Any, jobs: Sequence[Append]) -> list[StoreError | None]:
        match_ids = list({job.match_id for job in jobs})
        found = await connection.fetch(self._KNOWN, match_ids)
        plan = Plan(jobs, {match_id: Head(*head) for match_id, *head in found})
        if plan.lines:
            await connection.execute(self._LINES, *zip(*plan.lines, strict=True))
            heads = [
                (
                    *(match_id, head.status, head.length, head.changed_at),
                    *(head.waiting, head.round, head.due, head.result),
                )
                for match_id, head in plan.heads.items()
            ]
            await connection.fetch(self._HEADS, *zip(*heads, strict=True), self._origin)
        if plan.used:
            used = [(match_id, seat, used_ms) for (match_id, seat), used_ms in plan.used.items()]
            await connection.execute(self._USED, *zip(*used, strict=True))
        return plan.refusals
