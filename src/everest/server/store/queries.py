"""What several parts of the store ask and do within their transactions."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import Row, bindparam, case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.errors import MatchClosed, NoSuchMatch
from everest.server.store.rows import LogRow, SeatKind, SeatRow, Status
from everest.server.store.tables import log, matches, seats

SEATS: Final = (
    select(seats)
    .where(seats.c.match_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.match_id, seats.c.seat)
)
LOG: Final = (
    select(log.c.number, log.c.actor, log.c.text, log.c.at)
    .where(log.c.match_id == bindparam("match"), log.c.number >= bindparam("first"))
    .order_by(log.c.number)
)
_STATUS: Final = select(matches.c.status).where(matches.c.id == bindparam("match"))


async def touch(
    connection: AsyncConnection, match_id: str, at: int, allowed: Collection[Status]
) -> None:
    """Note that a match changes, and keep others from changing it until the transaction ends.

    Raises:
        NoSuchMatch: if there is none.
        MatchClosed: if it is not so far as is `allowed`.
    """
    query = update(matches).where(
        matches.c.id == match_id, matches.c.status.in_([status.value for status in allowed])
    )
    # the clocks of two servers may differ a little
    later = case((matches.c.changed_at > at, matches.c.changed_at), else_=at)
    done = await connection.execute(query.values(changed_at=later))
    if done.rowcount == 0:
        found = await connection.execute(_STATUS, {"match": match_id})
        raise NoSuchMatch(match_id) if found.first() is None else MatchClosed(match_id)


def seat_rows(rows: Iterable[Row[Any]]) -> list[SeatRow]:
    """What was found with `SEATS`."""
    return [
        SeatRow(
            match_id=row.match_id,
            seat=row.seat,
            kind=SeatKind(row.kind),
            name=row.name,
            bot=row.bot,
            token_hash=row.token_hash,
            held_by=row.held_by,
            used_ms=row.used_ms,
        )
        for row in rows
    ]


def log_rows(rows: Iterable[Row[int, int, str, int]]) -> list[LogRow]:
    """What was found with `LOG`."""
    return [LogRow(number, actor, line, at) for number, actor, line, at in rows]
