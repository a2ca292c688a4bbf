"""All tables of the server: made, found, kept in memory while something happens at them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Final

from everest.games.errors import UnknownChoice
from everest.games.faults import RulesetError
from everest.record.masking import mask
from everest.server import seating
from everest.server.botplay import BotPlay
from everest.server.infos import match_info
from everest.server.live import LiveTable
from everest.server.making import check_bot, draft, rematch
from everest.server.messages.rest import (
    HeldSeat,
    Holding,
    Join,
    Joined,
    MadeMatch,
    MatchInfo,
    MyMatch,
    NewMatch,
)
from everest.server.metrics import Metrics
from everest.server.problems import Problem
from everest.server.ringing import Ringing
from everest.server.settings import Settings
from everest.server.store import (
    BadRow,
    Followed,
    MatchRow,
    NoSuchMatch,
    SeatRow,
    Status,
    Store,
    StoreError,
)
from everest.server.thinking import Choices, Thinkers
from everest.server.tokens import new_token, opens
from everest.table.commitment import with_commitment

LOG = logging.getLogger(__name__)

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

MOST_LOOKING_BACK: Final = 1
"""Histories that are made at a time: each is a match that is played through once more."""

ADOPTED_TOGETHER: Final = 100
"""Matches that are looked for at a time."""


class Tables:
    """Makes and finds tables; the store holds them all, the memory those that are in use."""

    def __init__(
        self, store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.thinkers = thinkers
        self.settings = settings
        self._bots = BotPlay(thinkers, metrics)
        self._ringing = Ringing()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking_back = asyncio.Semaphore(MOST_LOOKING_BACK)

    async def open(self) -> None:
        """Hear of what other processes do, and go on with what bots and clocks have to do."""
        await self.store.listen(self._heard, self._lost)
        await self.adopt()

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # -- what is told -----------------------------------------------------------------------------

    async def listed(self) -> list[MatchInfo]:
        """Matches that strangers may find: those that wait for players, and those going on."""
        page = await self.store.matches(listed=True, status=(Status.OPEN, Status.RUNNING))
        seats = await self.store.seats_of([row.id for row in page.matches])
        return [match_info(row, seats[row.id]) for row in page.matches]

    async def info(self, match_id: str) -> MatchInfo:
        """What everybody with the link may know.

        Raises:
            Problem: if there is no such match.
        """
        if _ID.fullmatch(match_id) is None:
            raise Problem("match.unknown")
        row, seats = await self._rows(match_id)
        return match_info(row, seats)

    async def _rows(self, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
        try:
            return await self.store.match(match_id), await self.store.seats(match_id)
        except NoSuchMatch as error:
            raise Problem("match.unknown") from error

    async def mine(self, held: Sequence[Holding]) -> list[MyMatch]:
        """The matches of some secrets; none for what is not there or not right."""
        ids = {holding.match for holding in held}
        rows = {row.id: row for row in await self.store.matches_of(ids)}
        seats = await self.store.seats_of(rows)
        found = []
        for holding in held:
            if (row := rows.get(holding.match)) is None:
                continue
            here = seats[row.id]
            seat = _seat_of(here, holding.token)
            if seat is not None or opens(holding.token, row.host_hash):
                waits = seat is not None and bool(row.waiting >> seat & 1)
                is_theirs = seat is not None and here[seat].held_by is None
                info = match_info(row, here)
                found.append(
                    MyMatch(match=info, seat=seat, waits=waits and is_theirs, round=row.round)
                )
        return found

    async def record(self, match_id: str, token: str | None) -> str:
        """The record of a match as whoever asks may see it.

        Raises:
            Problem: if there is no such match, it has not begun, or the token opens no seat of it.
        """
        async with self.fresh(match_id) as table, table.held():
            seat = _who_looks(table, token)
            record = table.record()
            if record is None:
                raise Problem("match.not-running")
            record = with_commitment(record, table.row.seed)
            return (record if table.is_over else mask(table.game, record, seat)).to_text()

    async def history(self, match_id: str, token: str | None, *, packed: bool) -> bytes:
        """A match step by step as whoever asks may see it, as JSON, `packed` with gzip or not.

        Raises:
            Problem: if there is no such match, it has not begun, or the token opens no seat of it.
        """
        async with self.fresh(match_id) as table, table.held():
            seat = _who_looks(table, token)
            if table.watched is None:
                raise Problem("match.not-running")
            past = table.watched.past(seat)
        async with self._looking_back:
            return await asyncio.to_thread(past.packed if packed else past.to_json)

    # -- making and sitting down ------------------------------------------------------------------

    async def make(self, wish: NewMatch) -> MadeMatch:
        """Make a match; it begins at once if nobody has to join.

        Raises:
            Problem: if there is no such choice.
        """
        made = draft(wish, self.thinkers.bots)
        row = await self.store.create_match(made.row)
        info = await self._begun(row)
        return MadeMatch(match=info, host_token=made.host_token, held=made.held)

    async def _begun(self, row: MatchRow) -> MatchInfo:
        """Deal if no seat is open.

        The secrets of a match are told in any case: nobody else has them. One that could not begin
        does so as soon as somebody comes to the table.
        """
        try:
            async with self.at(row.id) as table, table.held():
                return table.info
        except StoreError as error:
            LOG.error("a match could not begin: %s: %s", type(error).__name__, error)
            return match_info(*await self._rows(row.id))

    async def join(self, match_id: str, wish: Join) -> Joined:
        """Take an open seat of a match.

        Raises:
            Problem: if there is no such match, or no open seat.
        """
        token = new_token()
        async with self.fresh(match_id) as table:
            seat = await seating.join(table, wish.name, wish.seat, token)
            return Joined(match=table.info, held=HeldSeat(seat=seat, token=token))

    async def free(self, match_id: str, seat: int, token: str) -> MatchInfo:
        """The host frees a seat.

        Raises:
            Problem: if it is not the host, or not possible.
        """
        async with self.fresh(match_id) as table:
            await seating.free(table, seat, token)
            return table.info

    async def hand_to_bot(self, match_id: str, seat: int, bot: str, token: str) -> MatchInfo:
        """The host, or whoever sits there, lets a bot play.

        Raises:
            Problem: if it is neither of them, or not possible.
        """
        async with self.fresh(match_id) as table:
            check_bot(table.row.game, bot, self.thinkers.bots)
            await seating.hand_to_bot(table, seat, bot, token)
            await self._keep(table)
            return table.info

    async def return_seat(self, match_id: str, seat: int, token: str) -> MatchInfo:
        """Whoever sits there plays again.

        Raises:
            Problem: if it is neither they nor the host, or not possible.
        """
        async with self.fresh(match_id) as table:
            await seating.return_seat(table, seat, token)
            return table.info

    async def rematch(self, match_id: str, token: str) -> MatchInfo:
        """Make a match of the same people, or find the one that somebody else has made.

        Raises:
            Problem: if whoever asks has not played in it, or it is not over.
        """
        async with self.fresh(match_id) as table, table.held():
            if not seating.is_host(table, token):
                seating.seat_of(table, token)
            if table.row.rematch is None:
                await self._make_rematch(table)
            follows = table.row.rematch
        assert follows is not None
        return await self.info(follows)

    async def _make_rematch(self, table: LiveTable) -> None:
        try:
            row = await self.store.create_match(rematch(table))
            follows = row.id
        except Followed as error:  # another process was faster
            follows = error.rematch
        else:
            await self._begun(row)
        table.note_rematch(follows)

    # -- tables in memory -------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, match_id: str) -> AsyncIterator[LiveTable]:
        """A table; it stays in memory meanwhile.

        Raises:
            Problem: if there is no such match.
            StoreError: if it cannot be read.
        """
        while (table := self._live.get(match_id)) is None or table.is_gone:
            if table is not None:
                self._drop(table)
            await self._loaded(match_id)
        # and nothing comes in between here: there is never more than one table of a match
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    @asynccontextmanager
    async def fresh(self, match_id: str) -> AsyncIterator[LiveTable]:
        """A table for somebody who may know from another server what is not told here yet.

        Raises:
            Problem: if there is no such match.
            StoreError: if it cannot be read.
        """
        async with self.at(match_id) as table:
            if self.store.is_shared:
                table.mark_behind()
            yield table

    async def _loaded(self, match_id: str) -> None:
        """Load a table, once for all who want it."""
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda done: self._forget(match_id, done))
        await asyncio.shield(task)

    def _forget(self, match_id: str, task: asyncio.Task[None]) -> None:
        del self._loading[match_id]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it

    async def _load(self, match_id: str) -> None:
        if _ID.fullmatch(match_id) is None:
            raise Problem("match.unknown")
        try:
            loaded = await self.store.load(match_id)
        except NoSuchMatch as error:
            raise Problem("match.unknown") from error
        row = loaded.match
        choices = Choices(row.game, row.seats, row.map, row.weather, row.limits, row.variant)
        try:
            game = choices.load()
        except (UnknownChoice, RulesetError) as error:
            raise BadRow(f"no such rules any more: {type(error).__name__}") from error
        table = LiveTable(loaded, game, self.store, self.metrics)
        table.changed = self._bots.wake
        table.rings = self._ringing.rings
        self._live[match_id] = table
        if self.store.is_shared:
            table.mark_behind()  # what was changed while it was loaded, nobody has heard of
        await self._keep(table)

    async def _keep(self, table: LiveTable) -> None:
        """Let bots think and the clock run here, if no other process does."""
        if not table.has_work:
            return
        try:
            is_here = await self.store.keep(table.row.id)
        except StoreError as error:  # it is tried again later
            LOG.error("a match cannot be kept: %s: %s", type(error).__name__, error)
            return
        if is_here:
            table.let_clock_run()
            self._bots.wake(table)

    async def adopt(self) -> None:
        """Go on with matches in which a bot or a clock has to act, and no process sees to it.

        Raises:
            StoreError: if the database does not answer.
        """
        for table in list(self._live.values()):
            if not self.store.keeps(table.row.id):
                await self._keep(table)
        last = ""
        while ids := await self.store.due(ADOPTED_TOGETHER, last):
            last = ids[-1]
            for match_id in ids:
                if match_id not in self._live and await self.store.keep(match_id):
                    await self._adopt(match_id)

    async def _adopt(self, match_id: str) -> None:
        try:
            async with self.at(match_id) as table, table.held():
                pass
        except (Problem, StoreError) as error:
            LOG.error("a match cannot go on: %s: %s", type(error).__name__, error)

    async def drop_idle(self) -> None:
        """Let go of tables at which nobody is and nothing has happened for long."""
        before = time.monotonic() - self.settings.idle_seconds
        for match_id, table in list(self._live.items()):
            is_idle = not table.is_timed_now and table.used < before
            if not table.users and (is_idle or table.is_gone):
                self._drop(table)
                await self.store.let_go(match_id)
                if (again := self._live.get(match_id)) is not None:  # somebody came meanwhile
                    await self._keep(again)

    def _drop(self, table: LiveTable) -> None:
        table.close()
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    # -- other processes --------------------------------------------------------------------------

    def _heard(self, match_id: str) -> None:
        """Another process has changed a match."""
        table = self._live.get(match_id)
        if table is not None:
            table.mark_behind()
            self._do(self._catch_up(table))

    def _lost(self) -> None:
        """Other processes may have changed any match."""
        for match_id in list(self._live):
            self._heard(match_id)
        self._do(self._adopt_again())

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _adopt_again(self) -> None:
        """What was kept here is not any more: the connection that has kept it was lost."""
        try:
            await self.adopt()
        except StoreError as error:
            LOG.error("matches were not adopted: %s: %s", type(error).__name__, error)

    async def _catch_up(self, table: LiveTable) -> None:
        try:
            async with table.held():
                pass
        except NoSuchMatch:
            pass  # it was deleted, and all who were there know
        except (Problem, StoreError) as error:
            LOG.error("a match was not caught up with: %s: %s", type(error).__name__, error)

    async def close(self) -> None:
        """Stop what bots and clocks are doing; what is stored goes on at the next start."""
        for task in self._tasks:
            task.cancel()
        await self._ringing.close()
        for table in self._live.values():
            table.close()
        await self._bots.close()


def _who_looks(table: LiveTable, token: str | None) -> int | None:
    """The seat of whoever wants to see what has happened at a table, None for a spectator.

    Raises:
        Problem: if they may not.
    """
    seat = None if token is None else seating.seat_of(table, token)
    is_begun = table.watched is not None
    if seat is None and is_begun and not table.options.spectators and not table.is_over:
        raise Problem("spectators.none")
    return seat


def _seat_of(seats: Sequence[SeatRow], token: str) -> int | None:
    """The seat that a secret opens, if it opens one."""
    found = [seat.seat for seat in seats if opens(token, seat.token_hash)]
    return found[0] if found else None
