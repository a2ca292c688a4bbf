"""Who sits where: people come and go, bots play for them, and they come back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from everest.record.record import clean_name
from everest.server.acting import settle_ask
from everest.server.live import LiveTable
from everest.server.messages.base import ProblemBody
from everest.server.messages.play import Refused
from everest.server.problems import Problem
from everest.server.store import MatchClosed, SeatKind, SeatRow, StoreError, WrongKindOfSeat
from everest.server.tokens import fingerprint, opens
from everest.server.watcher import NO_ENTRY

LOG = logging.getLogger(__name__)


async def join(table: LiveTable, name: str, wanted: int | None, token: str) -> int:
    """Somebody takes an open seat; returns which.

    A seat that is reserved is for whoever comes under its name, in whatever case, and they get it
    before any other.

    Raises:
        Problem: if there is no such seat.
        StoreError: if it may have been done or not.
    """
    name = clean_name(name)
    async with table.held():
        if table.is_over:
            raise Problem("match.not-running")
        asked = [seat for seat in table.seats if wanted in (None, seat.seat)]
        still_open = [seat for seat in asked if seat.kind is SeatKind.OPEN]
        if not still_open:
            raise Problem("match.full" if wanted is None else "seat.taken")
        mine = [seat for seat in still_open if is_same_name(seat.name, name)]
        free = [seat for seat in still_open if not seat.name]
        for seat in [*mine, *free]:
            shown = name or f"seat {seat.seat}"
            try:
                row = await table.store.take_seat(
                    table.row.id, seat.seat, shown, fingerprint(token)
                )
            except WrongKindOfSeat:
                table.mark_behind()  # another process was faster
                continue
            except MatchClosed as error:
                raise Problem("match.not-running") from error
            await _seated(table, row)
            return seat.seat
        if mine or free:
            raise Problem("match.full" if wanted is None else "seat.taken")
        raise Problem("seat.reserved")


def is_same_name(reserved: str, given: str) -> bool:
    """Whether a seat is reserved for a name.

    >>> is_same_name("Ann", "ANN"), is_same_name("", ""), is_same_name("Ann", "Bob")
    (True, False, False)
    """
    return reserved != "" and reserved.casefold() == given.casefold()


async def free(table: LiveTable, seat: int) -> None:
    """Whoever sits there leaves, and their secret is worth nothing any more.

    Raises:
        Problem: if the seat is free, or the match over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        if _seat(table, seat).kind is SeatKind.OPEN:
            raise Problem("seat.empty")
        if _is_out_of_time(table, seat):
            raise Problem("clock.over")
        row = await _changed(table.store.free_seat(table.row.id, seat))
        for watcher in [one for one in table.watchers if one.viewer == seat]:
            watcher.send(Refused(problem=ProblemBody(code="seat.freed"), ply=0))
            watcher.close(NO_ENTRY, "seat.freed")
        await _seated(table, row)


async def hand_to_bot(table: LiveTable, seat: int, bot: str) -> None:
    """A bot plays for the person in a seat until they take it back; an open seat becomes its own.

    Raises:
        Problem: if a bot of the server sits there, or the match is over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        kind = _seat(table, seat).kind
        if kind is SeatKind.BOT:
            raise Problem("seat.taken")
        if kind is SeatKind.OPEN:
            row = await _changed(table.store.seat_bot(table.row.id, seat, bot, bot))
        else:
            row = await _changed(table.store.hand_over(table.row.id, seat, bot))
        await _seated(table, row)


async def take_over(table: LiveTable, seat: int, bot: str) -> None:
    """The time of a seat is up: a bot plays on; whoever holds the table may say so.

    Raises:
        Problem: if the match is over.
        StoreError: if it may have been done or not.
    """
    await _seated(table, await _changed(table.store.hand_over(table.row.id, seat, bot)))


async def return_seat(table: LiveTable, seat: int) -> None:
    """The person in a seat plays again.

    Raises:
        Problem: if no bot plays for them, their time is up, or the match is over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        row = _seat(table, seat)
        if row.held_by is None:
            raise Problem("seat.not-held")
        if _is_out_of_time(table, seat):
            raise Problem("clock.over")
        await _seated(table, await _changed(table.store.give_back(table.row.id, seat)))


def is_host(table: LiveTable, token: str) -> bool:
    """Whether a secret is the host's."""
    return opens(token, table.row.host_hash)


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Problem("seat.unknown", {"seats": len(table.seats)})
    return table.seats[seat]


def _is_out_of_time(table: LiveTable, seat: int) -> bool:
    clock = table.clock
    return clock is not None and clock.is_total and clock.left(seat) == 0


async def _changed(change: Awaitable[SeatRow]) -> SeatRow:
    try:
        return await change
    except MatchClosed as error:
        raise Problem("match.not-running") from error
    except WrongKindOfSeat as error:  # another process was faster
        raise Problem("seat.taken") from error


async def _seated(table: LiveTable, row: SeatRow) -> None:
    """Somebody else plays a seat from now on: that is stored, whatever becomes of the rest.

    What could not be dealt now is as soon as somebody comes to the table.
    """
    table.seats = [row if seat.seat == row.seat else seat for seat in table.seats]
    table.let_clock_run()
    table.tell_changed()
    try:
        await settle_ask(table)
        await table.deal_if_full()
    except StoreError as error:
        LOG.error("a match could not go on: %s: %s", type(error).__name__, error)
    else:
        table.tell([])
