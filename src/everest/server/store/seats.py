"""Seats, and who sits in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.appending import TAKES_ACTIONS
from everest.server.store.checks import checked, checked_word
from everest.server.store.database import Database
from everest.server.store.errors import NoSuchSeat, WrongKindOfSeat
from everest.server.store.queries import SEATS, seat_rows, touch
from everest.server.store.rows import SeatKind, SeatRow
from everest.server.store.tables import LONGEST_NAME, matches, seats


class Seats(Database):
    """The methods of the store for seats."""

    async def seats(self, match_id: str) -> list[SeatRow]:
        """The seats of a match in their order; none if there is no such match."""
        return (await self.seats_of([match_id]))[match_id]

    async def seats_of(self, match_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches, of a page say."""
        by_match: dict[str, list[SeatRow]] = {match_id: [] for match_id in match_ids}

        async def work(connection: AsyncConnection) -> dict[str, list[SeatRow]]:
            for row in seat_rows((await connection.execute(SEATS, {"ids": [*by_match]})).all()):
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
            "name": checked(name, 0, LONGEST_NAME),
            "token_hash": checked_word(token_hash),
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
            "name": checked(name, 0, LONGEST_NAME),
            "bot": checked_word(bot),
            "token_hash": None,
        }
        return await self._change_seat(match_id, seat, (SeatKind.OPEN,), values, is_bot=True)

    async def free_seat(
        self, match_id: str, seat: int, name: str = "", *, used_ms: int | None = None
    ) -> SeatRow:
        """Whoever sits there leaves, and the secret of the seat is worth nothing any more.

        The time that the seat has used stays with it, `used_ms` by now if it is given; `name` is
        for whom it is reserved.

        Raises:
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values: dict[str, str | int | None] = {
            "kind": SeatKind.OPEN.value,
            "name": checked(name, 0, LONGEST_NAME),
            "bot": None,
            "token_hash": None,
            "held_by": None,
        }
        return await self._change_seat(
            match_id, seat, tuple(SeatKind), values | _used_time(used_ms)
        )

    async def hand_over(
        self, match_id: str, seat: int, bot: str, *, used_ms: int | None = None
    ) -> SeatRow:
        """A bot plays for the human in a seat until it is given back.

        `used_ms` is the time that the seat has used by now, if it is given.

        Raises:
            WrongKindOfSeat: if no human sits there.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        values = {"held_by": checked_word(bot)} | _used_time(used_ms)
        return await self._change_seat(match_id, seat, (SeatKind.HUMAN,), values, is_bot=True)

    async def give_back(self, match_id: str, seat: int) -> SeatRow:
        """The human plays again.

        Raises:
            WrongKindOfSeat: if no human sits there.
            NoSuchMatch, NoSuchSeat, MatchClosed: if that is so.
        """
        return await self._change_seat(match_id, seat, (SeatKind.HUMAN,), {"held_by": None})

    async def _change_seat(
        self,
        match_id: str,
        seat: int,
        allowed: Collection[SeatKind],
        values: Mapping[str, str | int | None],
        *,
        is_bot: bool = False,
    ) -> SeatRow:
        at = self._clock()
        here = and_(seats.c.match_id == match_id, seats.c.seat == seat)

        async def work(connection: AsyncConnection) -> SeatRow:
            await touch(connection, match_id, at, TAKES_ACTIONS)
            kind = (await connection.execute(select(seats.c.kind).where(here))).scalar()
            if kind is None:
                raise NoSuchSeat(match_id, seat)
            if kind not in allowed:
                raise WrongKindOfSeat(match_id, seat, kind)
            await connection.execute(update(seats).where(here).values(values))
            if is_bot:  # it may be its turn; the next append says what is due then
                due = update(matches).where(matches.c.id == match_id).values(due=True)
                await connection.execute(due)
            return seat_rows((await connection.execute(select(seats).where(here))).all())[0]

        return await self._change(match_id, work)


def _used_time(used_ms: int | None) -> dict[str, str | int | None]:
    return {} if used_ms is None else {"used_ms": used_ms}
