"""Who sits where: people come and go, bots play for them, and they come back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from contextlib import suppress

from everest.record.record import clean_name
from everest.server.live import LiveTable
from everest.server.problems import Problem
from everest.server.store import (
    MatchClosed,
    OutOfStep,
    SeatKind,
    SeatRow,
    StoreError,
    WrongKindOfSeat,
)
from everest.server.tokens import fingerprint, opens
from everest.table.log import REFUSE

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
            taking = table.store.take_seat(table.row.id, seat.seat, shown, fingerprint(token))
            try:
                row = await _changed(table, taking)
            except WrongKindOfSeat:
                continue  # another process was faster
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


async def free(table: LiveTable, seat: int, token: str) -> None:
    """The host frees a seat: whoever sits there leaves, and their secret is worth nothing any more.

    Raises:
        Problem: if it is not the host, the seat is free, or the match over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        if not is_host(table, token):
            raise Problem("host.bad-token")
        if _seat(table, seat).kind is SeatKind.OPEN:
            raise Problem("seat.empty")
        if _is_out_of_time(table, seat):
            raise Problem("clock.over")
        used_ms = _used_time(table, seat)
        freeing = table.store.free_seat(table.row.id, seat, used_ms=used_ms)
        await _seated(table, await _changed(table, freeing))


async def hand_to_bot(table: LiveTable, seat: int, bot: str, token: str) -> None:
    """A bot plays for the person in a seat until they take it back; an open seat becomes its own.

    Raises:
        Problem: if it is neither the host nor the one who sits there, a bot of the server does, or
            the match is over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        _check_may_change(table, seat, token)
        kind = _seat(table, seat).kind
        if kind is SeatKind.BOT:
            raise Problem("seat.taken")
        if kind is SeatKind.OPEN:
            row = await _changed(table, table.store.seat_bot(table.row.id, seat, bot, bot))
            await _seated(table, row)
        else:
            await take_over(table, seat, bot)


async def take_over(table: LiveTable, seat: int, bot: str) -> None:
    """A bot plays on for the person in a seat; whoever holds the table may say so.

    Raises:
        Problem: if the match is over.
        StoreError: if it may have been done or not.
    """
    used_ms = _used_time(table, seat)
    handing = table.store.hand_over(table.row.id, seat, bot, used_ms=used_ms)
    await _seated(table, await _changed(table, handing))


async def return_seat(table: LiveTable, seat: int, token: str) -> None:
    """The person in a seat plays again.

    Raises:
        Problem: if it is neither they nor the host, no bot plays for them, their time is up, or the
            match is over.
        StoreError: if it may have been done or not.
    """
    async with table.held():
        _check_may_change(table, seat, token)
        if _seat(table, seat).held_by is None:
            raise Problem("seat.not-held")
        if _is_out_of_time(table, seat):
            raise Problem("clock.over")
        await _seated(table, await _changed(table, table.store.give_back(table.row.id, seat)))


def is_host(table: LiveTable, token: str) -> bool:
    """Whether a secret is the host's."""
    return opens(token, table.row.host_hash)


def seat_of(table: LiveTable, token: str) -> int:
    """The seat that a secret opens; whoever holds the table may ask.

    Raises:
        Problem: if it opens none.
    """
    found = [seat.seat for seat in table.seats if opens(token, seat.token_hash)]
    if not found:
        raise Problem("seat.bad-token")
    return found[0]


def _check_may_change(table: LiveTable, seat: int, token: str) -> None:
    if not is_host(table, token) and seat_of(table, token) != seat:
        raise Problem("seat.bad-token")


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise Problem("seat.unknown", {"seats": len(table.seats)})
    return table.seats[seat]


def _is_out_of_time(table: LiveTable, seat: int) -> bool:
    clock = table.clock
    return clock is not None and clock.is_total and clock.left(seat) == 0


def _used_time(table: LiveTable, seat: int) -> int | None:
    clock = table.clock
    return clock.used(seat) if clock is not None and clock.is_total else None


async def _changed(table: LiveTable, change: Awaitable[SeatRow]) -> SeatRow:
    """Change a seat in the store; if that fails, the table reads it again before all else.

    Raises:
        Problem: if the match is closed.
        WrongKindOfSeat: if another process was faster.
        StoreError: if it may have been done or not.
    """
    try:
        return await change
    except MatchClosed as error:
        raise Problem("match.not-running") from error
    except BaseException:
        table.mark_behind()
        raise


async def _seated(table: LiveTable, row: SeatRow) -> None:
    """Somebody else plays a seat from now on: that is stored, whatever becomes of the rest.

    A question that waits for answers is void: it was asked of others. What could not be dealt now
    is as soon as somebody comes to the table.
    """
    table.seat_people([row if seat.seat == row.seat else seat for seat in table.seats])
    table.let_clock_run()
    table.tell_changed()
    try:
        while table.ask is not None:
            with suppress(OutOfStep):  # another process was faster, and it is read again
                await table.append([(table.ask.seat, REFUSE)])
        await table.deal_if_full()
    except StoreError as error:
        LOG.error("a match could not go on: %s: %s", type(error).__name__, error)
    else:
        table.tell([])
