"""The store: all that the server remembers, behind typed methods."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from everest.server.store.backup import back_up
from everest.server.store.engine import (
    POSTGRESQL,
    READERS,
    SQLITE,
    WRITERS,
    make_engine,
    prepare_file,
    read_url,
)
from everest.server.store.errors import (
    BackupFault,
    BadRow,
    CannotBackUp,
    MatchClosed,
    MatchExists,
    NoSuchMatch,
    NoSuchSeat,
    Unavailable,
    WrongKindOfSeat,
)
from everest.server.store.migrating import migrate
from everest.server.store.rows import (
    ChatRow,
    Cursor,
    LoadedMatch,
    LogRow,
    MatchRow,
    NewMatch,
    Page,
    SeatKind,
    SeatRow,
    Status,
)
from everest.server.store.tables import (
    LONGEST_ACTION,
    LONGEST_CHAT,
    LONGEST_ID,
    LONGEST_NAME,
    LONGEST_WORD,
    chat,
    log,
    matches,
    seats,
)
from everest.server.store.writer import TAKES_ACTIONS, Work, Writer, store_error

T = TypeVar("T")

NOT_ARCHIVED: Final = (Status.OPEN, Status.RUNNING, Status.OVER)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many matches there are.

    Attributes:
        matches: by status, each of them.
    """

    matches: Mapping[Status, int]


def now() -> int:
    """The time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Store:
    """Everything about matches that outlives the process. Safe for any number of tasks.

    What a method that writes has returned from is on the disk. If it raises `Unavailable`, or is
    cancelled, it may have been done or not: the rows say. All methods raise `Unavailable` if the
    database does not answer.
    """

    def __init__(self, engine: AsyncEngine, clock: Callable[[], int] = now) -> None:
        """For an engine whose tables are up to date; use `open` otherwise."""
        self._engine = engine
        self._clock = clock
        self._is_closed = False
        self._reads: set[asyncio.Task[Any]] = set()
        self._readers = asyncio.Semaphore(READERS)
        self._writer = Writer(engine, WRITERS[engine.url.get_backend_name()])
        self._reading = engine
        if self.backend == POSTGRESQL:
            # all statements of one reading see the same moment, as they do in SQLite
            self._reading = engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )

    @classmethod
    async def open(
        cls, url: str, *, make_folder: bool = False, clock: Callable[[], int] = now
    ) -> Store:
        """Open a database and bring its tables up to date.

        Args:
            url: ``sqlite:///FILE`` or ``postgresql://...``; see also `default_url`.
            make_folder: whether to make the folder of an SQLite file if it is not there.
            clock: tells the time in milliseconds since 1970.

        Raises:
            CannotOpen: if that is not possible.
        """
        parsed = read_url(url)
        prepare_file(parsed, make_folder=make_folder)
        await migrate(parsed)
        return cls(make_engine(parsed), clock)

    async def close(self) -> None:
        """Finish what was asked and let the database go."""
        await self._writer.close()
        self._is_closed = True
        while self._reads:
            await asyncio.wait(self._reads)
        await self._engine.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    @property
    def backend(self) -> str:
        """Which database it is, ``sqlite`` or ``postgresql``."""
        return self._engine.url.get_backend_name()

    # -- matches ------------------------------------------------------------------------------

    async def create_match(self, new: NewMatch) -> MatchRow:
        """Add a match with its seats; it is open and its log is empty.

        Raises:
            MatchExists: if its id is in use.
            NoSuchMatch: if it is to follow a match that is not there.
        """
        at = self._clock()
        row = _match_values(new, at)
        seat_rows = [
            {
                "match_id": new.id,
                "seat": number,
                "kind": seat.kind.value,
                "name": _checked(seat.name, 0, LONGEST_NAME),
                "bot": _checked_word(seat.bot),
                "token_hash": _checked_word(seat.token_hash),
                "held_by": None,
            }
            for number, seat in enumerate(new.seats)
        ]

        async def work(connection: AsyncConnection) -> MatchRow:
            if new.rematch_of is not None:
                await _status(connection, new.rematch_of)
            try:
                await connection.execute(insert(matches), row)
            except IntegrityError as error:
                if _is_repeated_key(error):
                    raise MatchExists(new.id) from error
                raise
            if seat_rows:
                await connection.execute(insert(seats), seat_rows)
            return await _match(connection, new.id)

        return await self._writer.change(work)

    async def match(self, match_id: str) -> MatchRow:
        """One match.

        Raises:
            NoSuchMatch: if there is none.
        """
        return await self._read(lambda connection: _match(connection, match_id))

    async def load(self, match_id: str) -> LoadedMatch:
        """A match with its seats and its log, all as of one moment.

        Raises:
            NoSuchMatch: if there is none.
        """

        async def work(connection: AsyncConnection) -> LoadedMatch:
            row = await _match(connection, match_id)
            taken = await connection.execute(_SEATS, {"ids": [match_id]})
            lines = await connection.execute(_LOG, {"match": match_id, "first": 0})
            return LoadedMatch(row, _seat_rows(taken.all()), _log_rows(lines.all()))

        return await self._read(work)

    async def matches(
        self,
        *,
        host_hash: str | None = None,
        listed: bool | None = None,
        status: Collection[Status] | None = None,
        after: Cursor | None = None,
        limit: int = 50,
    ) -> Page:
        """Matches, the newest first, a page at a time.

        Args:
            host_hash: those of one host only.
            listed: those that strangers may find only, or the others only.
            status: those that are so far only.
            after: where the page begins, from the page before.
            limit: how many a page holds.
        """
        wanted: list[ColumnElement[bool]] = []
        if host_hash is not None:
            wanted.append(matches.c.host_hash == host_hash)
        if listed is not None:
            wanted.append(matches.c.listed == listed)
        if status is not None:
            wanted.append(matches.c.status.in_([one.value for one in status]))
        order = matches.c.created_at, matches.c.id
        if after is not None:
            wanted.append(tuple_(*order) < (after.created_at, after.id))
        query = select(matches).where(*wanted).order_by(*[column.desc() for column in order])
        query = query.limit(limit + 1)

        async def work(connection: AsyncConnection) -> Page:
            found = [_match_row(row) for row in await connection.execute(query)]
            page = found[:limit]
            more = bool(page) and len(found) > limit
            return Page(page, Cursor(page[-1].created_at, page[-1].id) if more else None)

        return await self._read(work)

    async def older_than(
        self, changed_before: int, status: Collection[Status], limit: int = 100
    ) -> list[str]:
        """Ids of matches of which nothing has changed since a time, oldest first."""
        query = (
            select(matches.c.id)
            # the first condition follows from the second, and there is an index for it
            .where(matches.c.created_at < changed_before, matches.c.changed_at < changed_before)
            .where(matches.c.status.in_([one.value for one in status]))
            .order_by(matches.c.created_at, matches.c.id)
            .limit(limit)
        )

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._read(work)

    async def finish(self, match_id: str, result: Sequence[int] | None = None) -> None:
        """End a match that does not end with an action: it was given up, say.

        Raises:
            NoSuchMatch: if there is none.
            MatchClosed: if it has ended already.
        """
        at = self._clock()
        scores = None if result is None else list(result)

        async def work(connection: AsyncConnection) -> None:
            await _touch(connection, match_id, at, TAKES_ACTIONS)
            query = update(matches).where(matches.c.id == match_id)
            await connection.execute(query.values(status=Status.OVER.value, result=scores))

        await self._writer.change(work)

    async def archive(self, match_id: str) -> None:
        """Put a match away, however far it is; again does nothing.

        Raises:
            NoSuchMatch: if there is none.
        """

        async def work(connection: AsyncConnection) -> None:
            query = update(matches).where(matches.c.id == match_id)
            done = await connection.execute(query.values(status=Status.ARCHIVED.value))
            if done.rowcount == 0:
                raise NoSuchMatch(match_id)

        await self._writer.change(work)

    async def delete(self, match_id: str) -> bool:
        """Delete a match and all that belongs to it; returns whether there was one."""

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(delete(matches).where(matches.c.id == match_id))
            return done.rowcount > 0

        return await self._writer.change(work)

    # -- the log ------------------------------------------------------------------------------

    async def append(
        self,
        match_id: str,
        first_number: int,
        rows: Sequence[tuple[int, str]],
        *,
        status: Status | None = None,
        result: Sequence[int] | None = None,
    ) -> int:
        """Add lines to the log of a match, all or none, and say what becomes of the match.

        Args:
            match_id: the match.
            first_number: how many lines the log has, as the caller believes.
            rows: the new ones: actor (-1 for chance) and text.
            status: what the status becomes; None: stays.
            result: the scores, when these lines end the match.

        Returns:
            When they were written, as `LogRow.at` has it.

        Raises:
            Taken: if there is a line of the first number already; another writer was faster.
            Gap: if the line before the first number is missing.
            MatchClosed: if the match has ended.
            NoSuchMatch: if there is none.
        """
        if not rows:
            raise BadRow("nothing to append")
        lines = [(actor, _checked(line, 1, LONGEST_ACTION)) for actor, line in rows]
        at = self._clock()
        scores = None if result is None else list(result)
        await self._writer.append(match_id, first_number, lines, at, status, scores)
        return at

    async def log(self, match_id: str, first_number: int = 0) -> list[LogRow]:
        """The lines of a match's log from a number on; none if there is no such match."""

        async def work(connection: AsyncConnection) -> list[LogRow]:
            found = await connection.execute(_LOG, {"match": match_id, "first": first_number})
            return _log_rows(found.all())

        return await self._read(work)

    # -- seats --------------------------------------------------------------------------------

    async def seats(self, match_id: str) -> list[SeatRow]:
        """The seats of a match in their order; none if there is no such match."""
        return (await self.seats_of([match_id]))[match_id]

    async def seats_of(self, match_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches, of a page say."""
        by_match: dict[str, list[SeatRow]] = {match_id: [] for match_id in match_ids}

        async def work(connection: AsyncConnection) -> dict[str, list[SeatRow]]:
            for row in _seat_rows((await connection.execute(_SEATS, {"ids": [*by_match]})).all()):
                by_match[row.match_id].append(row)
            return by_match

        return await self._read(work)

    async def take_seat(self, match_id: str, seat: int, name: str, token_hash: str) -> SeatRow:
        """Somebody sits down in an open seat.

        Raises:
            WrongKindOfSeat: if it is not open any more.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values = {
            "kind": SeatKind.HUMAN.value,
            "name": _checked(name, 0, LONGEST_NAME),
            "token_hash": _checked_word(token_hash),
        }
        return await self._change_seat(match_id, seat, (SeatKind.OPEN,), values)

    async def seat_bot(self, match_id: str, seat: int, bot: str, name: str) -> SeatRow:
        """A bot of the server sits down in an open seat.

        Raises:
            WrongKindOfSeat: if it is not open any more.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values = {
            "kind": SeatKind.BOT.value,
            "name": _checked(name, 0, LONGEST_NAME),
            "bot": _checked_word(bot),
            "token_hash": None,
        }
        return await self._change_seat(match_id, seat, (SeatKind.OPEN,), values)

    async def free_seat(self, match_id: str, seat: int) -> SeatRow:
        """Whoever sits there leaves, and the secret of the seat is worth nothing any more.

        Raises:
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values = {
            "kind": SeatKind.OPEN.value,
            "name": "",
            "bot": None,
            "token_hash": None,
            "held_by": None,
        }
        return await self._change_seat(match_id, seat, tuple(SeatKind), values)

    async def hand_over(self, match_id: str, seat: int, bot: str) -> SeatRow:
        """A bot plays for the human in a seat until it is given back.

        Raises:
            WrongKindOfSeat: if no human sits there.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values = {"held_by": _checked_word(bot)}
        return await self._change_seat(match_id, seat, (SeatKind.HUMAN,), values)

    async def give_back(self, match_id: str, seat: int) -> SeatRow:
        """The human plays again.

        Raises:
            WrongKindOfSeat: if no human sits there.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        return await self._change_seat(match_id, seat, (SeatKind.HUMAN,), {"held_by": None})

    async def renew_token(self, match_id: str, seat: int, token_hash: str) -> SeatRow:
        """Another secret opens the seat from now on: an open one, or that of a human.

        Raises:
            WrongKindOfSeat: if a bot sits there.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        allowed = (SeatKind.OPEN, SeatKind.HUMAN)
        values = {"token_hash": _checked_word(token_hash)}
        return await self._change_seat(match_id, seat, allowed, values)

    async def _change_seat(
        self,
        match_id: str,
        seat: int,
        allowed: Collection[SeatKind],
        values: Mapping[str, str | None],
    ) -> SeatRow:
        at = self._clock()
        here = and_(seats.c.match_id == match_id, seats.c.seat == seat)

        async def work(connection: AsyncConnection) -> SeatRow:
            await _touch(connection, match_id, at, TAKES_ACTIONS)
            kind = (await connection.execute(select(seats.c.kind).where(here))).scalar()
            if kind is None:
                raise NoSuchSeat(match_id, seat)
            if kind not in allowed:
                raise WrongKindOfSeat(match_id, seat, kind)
            await connection.execute(update(seats).where(here).values(values))
            return _seat_rows((await connection.execute(select(seats).where(here))).all())[0]

        return await self._writer.change(work)

    # -- chat ---------------------------------------------------------------------------------

    async def add_chat(self, match_id: str, seat: int | None, name: str, line: str) -> ChatRow:
        """Something is said at a table.

        Raises:
            MatchClosed: if the match is archived.
            NoSuchMatch: if there is none.
        """
        at = self._clock()
        name = _checked(name, 0, LONGEST_NAME)
        line = _checked(line, 1, LONGEST_CHAT)

        async def work(connection: AsyncConnection) -> ChatRow:
            await _touch(connection, match_id, at, NOT_ARCHIVED)  # and nobody else counts meanwhile
            last = select(func.max(chat.c.number)).where(chat.c.match_id == match_id)
            number = (await connection.execute(last)).scalar()
            row = ChatRow(0 if number is None else number + 1, seat, name, line, at)
            values = {"number": row.number, "seat": seat, "name": name, "text": line, "at": at}
            await connection.execute(insert(chat), {"match_id": match_id, **values})
            return row

        return await self._writer.change(work)

    async def chat(
        self, match_id: str, first_number: int = 0, limit: int | None = None
    ) -> list[ChatRow]:
        """What was said at a table from a number on, at most the last `limit` of it."""
        columns = chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at
        query = (
            select(*columns)
            .where(chat.c.match_id == match_id, chat.c.number >= first_number)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )

        async def work(connection: AsyncConnection) -> list[ChatRow]:
            rows = [ChatRow(*row) for row in await connection.execute(query)]
            return rows[::-1]

        return await self._read(work)

    # -- operation ----------------------------------------------------------------------------

    async def counts(self) -> Counts:
        """How many matches there are, for the metrics."""
        query = select(matches.c.status, func.count()).group_by(matches.c.status)

        async def work(connection: AsyncConnection) -> Counts:
            found: dict[str, int] = {}
            for status, count in await connection.execute(query):
                found[status] = count
            return Counts({status: found.get(status.value, 0) for status in Status})

        return await self._read(work)

    async def ping(self) -> None:
        """Whether the database answers.

        Raises:
            Unavailable: if it does not.
        """

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("SELECT 1"))

        await self._read(work)

    async def back_up(self, target: Path) -> None:
        """Copy the SQLite database into a new file, while matches go on.

        The copy is one moment of the whole database, checked, on the disk, and for nobody else to
        read; `target` appears when it is complete.

        Raises:
            CannotBackUp: if that is not possible.
        """
        if self.backend != SQLITE:
            raise CannotBackUp(BackupFault.NOT_SQLITE)
        assert self._engine.url.database is not None
        await asyncio.to_thread(back_up, Path(self._engine.url.database), target)

    # -- reading ------------------------------------------------------------------------------

    async def _read(self, work: Work[T]) -> T:
        """Read in a transaction of its own, which whoever asked cannot break off in the middle."""
        if self._is_closed:
            raise Unavailable("the store is closed")
        task = asyncio.get_running_loop().create_task(self._reading_of(work))
        self._reads.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    async def _reading_of(self, work: Work[T]) -> T:
        async with self._readers:
            try:
                async with self._reading.connect() as connection:
                    return await work(connection)
            except Exception as error:
                raise store_error(error) from error

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._reads.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it


_SEATS: Final = (
    select(seats)
    .where(seats.c.match_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.match_id, seats.c.seat)
)
_LOG: Final = (
    select(log.c.number, log.c.actor, log.c.text, log.c.at)
    .where(log.c.match_id == bindparam("match"), log.c.number >= bindparam("first"))
    .order_by(log.c.number)
)
_MATCH: Final = select(matches).where(matches.c.id == bindparam("match"))
_STATUS: Final = select(matches.c.status).where(matches.c.id == bindparam("match"))


async def _match(connection: AsyncConnection, match_id: str) -> MatchRow:
    row = (await connection.execute(_MATCH, {"match": match_id})).first()
    if row is None:
        raise NoSuchMatch(match_id)
    return _match_row(row)


async def _status(connection: AsyncConnection, match_id: str) -> Status:
    status = (await connection.execute(_STATUS, {"match": match_id})).scalar()
    if status is None:
        raise NoSuchMatch(match_id)
    return Status(status)


async def _touch(
    connection: AsyncConnection, match_id: str, at: int, allowed: Collection[Status]
) -> None:
    """Note that a match changes, and keep others from changing it until the transaction ends."""
    query = update(matches).where(
        matches.c.id == match_id, matches.c.status.in_([status.value for status in allowed])
    )
    done = await connection.execute(query.values(changed_at=at))
    if done.rowcount == 0:
        await _status(connection, match_id)
        raise MatchClosed(match_id)


def _match_values(new: NewMatch, at: int) -> dict[str, object]:
    words = {
        name: _checked(getattr(new, name), 1, LONGEST_WORD)
        for name in (
            *("game", "ruleset", "digest", "map", "weather", "limits", "variant"),
            *("seed", "seed_hash", "host_hash"),
        )
    }
    return {
        "id": _checked(new.id, 1, LONGEST_ID),
        "created_at": at,
        "changed_at": at,
        "status": Status.OPEN.value,
        "length": 0,
        **words,
        "seats": len(new.seats),
        "listed": new.listed,
        "options": dict(new.options),
        "watch_hash": _checked_word(new.watch_hash),
        "result": None,
        "rematch_of": new.rematch_of,
    }


def _match_row(row: Row[Any]) -> MatchRow:
    values = dict(row._mapping)
    values["status"] = Status(values["status"])
    return MatchRow(**values)


def _seat_rows(rows: Iterable[Row[Any]]) -> list[SeatRow]:
    return [
        SeatRow(
            match_id=row.match_id,
            seat=row.seat,
            kind=SeatKind(row.kind),
            name=row.name,
            bot=row.bot,
            token_hash=row.token_hash,
            held_by=row.held_by,
        )
        for row in rows
    ]


def _log_rows(rows: Iterable[Row[int, int, str, int]]) -> list[LogRow]:
    return [LogRow(number, actor, line, at) for number, actor, line, at in rows]


def _checked(value: str, least: int, most: int) -> str:
    """A text that both databases take and give back as it is; SQLite would take any length."""
    if not least <= len(value) <= most:
        raise BadRow(f"a text of {len(value)} signs where {least} to {most} are allowed")
    if "\0" in value or any("\ud800" <= sign <= "\udfff" for sign in value):
        raise BadRow("a text with a sign that no text can have")
    return value


def _checked_word(value: str | None) -> str | None:
    return None if value is None else _checked(value, 1, LONGEST_WORD)


def _is_repeated_key(error: IntegrityError) -> bool:
    name = getattr(error.orig, "sqlite_errorname", None)
    return (
        name == "SQLITE_CONSTRAINT_PRIMARYKEY" or getattr(error.orig, "sqlstate", None) == "23505"
    )
