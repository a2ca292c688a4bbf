"""Matches: making, finding and ending them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.checks import checked, checked_word
from everest.server.store.database import Database
from everest.server.store.errors import Followed, MatchExists, NoSuchMatch
from everest.server.store.queries import LOG, SEATS, log_rows, seat_rows
from everest.server.store.rows import Cursor, LoadedMatch, MatchRow, NewMatch, Page, Status
from everest.server.store.tables import LONGEST_ID, LONGEST_NAME, LONGEST_WORD, matches, seats


class Matches(Database):
    """The methods of the store for matches as a whole."""

    async def create_match(self, new: NewMatch) -> MatchRow:
        """Add a match with its seats; it is open and its log is empty.

        Raises:
            MatchExists: if its id is in use.
            NoSuchMatch: if it is to follow a match that is not there.
            Followed: if another match follows that one already.
        """
        at = self._clock()
        row = _match_values(new, at)
        new_seats = [
            {
                "match_id": new.id,
                "seat": number,
                "kind": seat.kind.value,
                "name": checked(seat.name, 0, LONGEST_NAME),
                "bot": checked_word(seat.bot),
                "token_hash": checked_word(seat.token_hash),
                "held_by": None,
            }
            for number, seat in enumerate(new.seats)
        ]

        async def work(connection: AsyncConnection) -> MatchRow:
            if new.rematch_of is not None:
                await _check_unfollowed(connection, new.rematch_of)
            try:
                await connection.execute(insert(matches), row)
            except IntegrityError as error:
                if _is_repeated_key(error):
                    raise MatchExists(new.id) from error
                raise
            if new_seats:
                await connection.execute(insert(seats), new_seats)
            if new.rematch_of is not None:
                query = update(matches).where(matches.c.id == new.rematch_of)
                await connection.execute(query.values(rematch=new.id))
            return await _match(connection, new.id)

        # nobody knows of the new match yet
        return await self._change(new.rematch_of, work)

    async def match(self, match_id: str) -> MatchRow:
        """One match.

        Raises:
            NoSuchMatch: if there is none.
        """
        return await self._read(lambda connection: _match(connection, match_id))

    async def load(self, match_id: str, first_number: int = 0) -> LoadedMatch:
        """A match with its seats and its log from a number on, all as of one moment.

        Raises:
            NoSuchMatch: if there is none.
        """

        async def work(connection: AsyncConnection) -> LoadedMatch:
            row = await _match(connection, match_id)
            taken = await connection.execute(SEATS, {"ids": [match_id]})
            lines = await connection.execute(LOG, {"match": match_id, "first": first_number})
            return LoadedMatch(row, seat_rows(taken.all()), log_rows(lines.all()))

        return await self._read(work)

    async def matches_of(self, match_ids: Collection[str]) -> list[MatchRow]:
        """Those of some matches that are there, in no order."""
        query = select(matches).where(matches.c.id.in_(match_ids))

        async def work(connection: AsyncConnection) -> list[MatchRow]:
            return [_match_row(row) for row in await connection.execute(query)]

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

    async def due(self, limit: int = 100, after: str = "") -> list[str]:
        """Ids of matches that go on and in which the server has something to do, in order of id.

        Args:
            limit: how many at most.
            after: the last id of those before.
        """
        query = (
            select(matches.c.id)
            .where(matches.c.due, matches.c.id > after)  # an ended match is never due
            .order_by(matches.c.id)
            .limit(limit)
        )

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._read(work)

    async def archive(self, match_id: str) -> None:
        """Put a match away, however far it is; again does nothing.

        Raises:
            NoSuchMatch: if there is none.
        """
        away = {"status": Status.ARCHIVED.value, "waiting": 0, "due": False}

        async def work(connection: AsyncConnection) -> None:
            query = update(matches).where(matches.c.id == match_id)
            done = await connection.execute(query.values(**away))
            if done.rowcount == 0:
                raise NoSuchMatch(match_id)

        await self._change(match_id, work)

    async def delete(self, match_id: str) -> bool:
        """Delete a match and all that belongs to it; returns whether there was one."""

        async def work(connection: AsyncConnection) -> bool:
            done = await connection.execute(delete(matches).where(matches.c.id == match_id))
            return done.rowcount > 0

        return await self._change(match_id, work)


_MATCH: Final = select(matches).where(matches.c.id == bindparam("match"))


async def _match(connection: AsyncConnection, match_id: str) -> MatchRow:
    row = (await connection.execute(_MATCH, {"match": match_id})).first()
    if row is None:
        raise NoSuchMatch(match_id)
    return _match_row(row)


async def _check_unfollowed(connection: AsyncConnection, match_id: str) -> None:
    """See that no match follows, and keep others from adding one until the transaction ends."""
    query = select(matches.c.rematch).where(matches.c.id == match_id)
    row = (await connection.execute(query.with_for_update(key_share=True))).first()
    if row is None:
        raise NoSuchMatch(match_id)
    if row.rematch is not None:
        raise Followed(match_id, row.rematch)


def _match_row(row: Row[Any]) -> MatchRow:
    values = dict(row._mapping)
    values["status"] = Status(values["status"])
    return MatchRow(**values)


def _match_values(new: NewMatch, at: int) -> dict[str, object]:
    words = {
        name: checked(getattr(new, name), 1, LONGEST_WORD)
        for name in (
            *("game", "ruleset", "digest", "map", "weather", "limits", "variant"),
            *("seed", "seed_hash", "host_hash"),
        )
    }
    return {
        "id": checked(new.id, 1, LONGEST_ID),
        "created_at": at,
        "changed_at": at,
        "status": Status.OPEN.value,
        "length": 0,
        **words,
        "seats": len(new.seats),
        "listed": new.listed,
        "options": dict(new.options),
        "result": None,
        "rematch_of": new.rematch_of,
    }


def _is_repeated_key(error: IntegrityError) -> bool:
    name = getattr(error.orig, "sqlite_errorname", None)
    return (
        name == "SQLITE_CONSTRAINT_PRIMARYKEY" or getattr(error.orig, "sqlstate", None) == "23505"
    )
