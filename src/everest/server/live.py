"""A table: a match and its seats in memory, and who is at it.

The rows of the store are the match; what is here is a cache of them. An action is first carried
out here, then stored, and only then is anybody told of it. From the moment it begins until it is
stored, what is here counts as ahead of the store; whoever comes next and finds it so, because the
one before failed or was broken off, reads the match again first. And when another process has
written to it, whoever comes next reads what is new.

What can be done at a table is in modules of its own: `acting`, `seating`, `chatting`, `ringing`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from pydantic import BaseModel

from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.record.record import Record
from everest.server.chat import TableChat, chat_message
from everest.server.clocks import Bell, Clock, new_clock
from everest.server.consent import Ask, Asks, Outcome, is_person
from everest.server.infos import Options, match_info
from everest.server.messages.base import ProblemBody
from everest.server.messages.play import Asked, Changed, Refused, WayBack
from everest.server.messages.rest import MatchInfo
from everest.server.metrics import Metrics
from everest.server.store import (
    LoadedMatch,
    NoSuchMatch,
    OutOfStep,
    SeatKind,
    SeatRow,
    Status,
    Store,
    StoreError,
)
from everest.server.watched import Row, Telling, WatchedMatch
from everest.server.watcher import NO_ENTRY, Watcher


class LiveTable:
    """One match in memory.

    What is said of the match holds inside `held` only: while the lock is free it may be ahead of
    the store, or behind it.

    Attributes:
        row, seats: the match and its seats as they are stored.
        options: what was chosen when it was made.
        game: its rules.
        watched: the match itself; None until all seats have been taken for the first time.
        ask: the question about taking back that waits for answers, if any.
        clock: the clock, if there is one.
        chat: what was said.
        watchers: the clients that are here.
        store: where all of it is kept.
        changed: is called when something has happened that bots may have waited for.
        rings: is called when the clock has to be looked at.
        is_gone: whether the match was deleted.
        users: how many hold on to this table; it stays in memory as long.
        used: when somebody let go of it last.
    """

    def __init__(self, loaded: LoadedMatch, game: AnyGame, store: Store, metrics: Metrics) -> None:
        """The match as it was loaded.

        Raises:
            BadRow: if its log is not what this version of the rules allows.
        """
        self.game = game
        self.store = store
        self._metrics = metrics
        self.watchers: set[Watcher] = set()
        self.changed: Callable[[LiveTable], None] = lambda table: None
        self.rings: Callable[[LiveTable], None] = lambda table: None
        self.is_gone = False
        self.users = 0
        self.used = time.monotonic()
        self.watched: WatchedMatch | None = None
        self.chat = TableChat(store, loaded.match.id)
        self._lock = asyncio.Lock()
        self.seats: list[SeatRow] = []
        self.clock: Clock | None = None
        self._bell = Bell(lambda: self.rings(self))
        self._read(loaded)
        self._is_behind = False
        self._end_told = self.is_over

    # -- what there is ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.watched is not None and self.watched.is_over

    @property
    def info(self) -> MatchInfo:
        """What everybody with the link may know."""
        return match_info(self.row, self.seats)

    @property
    def ask(self) -> Ask | None:
        """The question about taking back that waits for answers."""
        return self._asks.open

    @property
    def is_waiting(self) -> bool:
        """Whether a seat is open."""
        return any(seat.kind is SeatKind.OPEN for seat in self.seats)

    @property
    def has_work(self) -> bool:
        """Whether a bot or a clock acts at this table, now or later."""
        has_bots = any(bot_of(seat) is not None for seat in self.seats)
        is_timed = self.clock is not None and self.clock.is_total
        return not self.is_over and (has_bots or is_timed)

    @property
    def is_timed_now(self) -> bool:
        """Whether the time of a seat is running out, and it has to be seen here."""
        return self.clock is not None and self.clock.is_total and bool(self.clock.running)

    def ply(self, watcher: Watcher) -> int:
        """How many lines that stay a client knows of."""
        return 0 if self.watched is None else self.watched.ply(watcher.viewer)

    def record(self) -> Record | None:
        """The complete record, for whoever may have it; None before the deal."""
        if self.watched is None:
            return None
        match = self.watched.match
        match.names = self._names()
        return match.record()

    # -- the store --------------------------------------------------------------------------------

    def _read(self, loaded: LoadedMatch) -> None:
        """Make the table what its rows say."""
        self.row = loaded.match
        self.seat_people(loaded.seats)
        self.options = Options.of(self.row)
        clock, self.clock = self.clock, new_clock(self.options, self.seats)
        if clock is not None and self.clock is not None:
            self.clock.set_used([clock.used(seat.seat) for seat in self.seats])
        rows = [(row.actor, row.text) for row in loaded.log]
        self._length = len(rows)
        self._asks = Asks(self.game, rows)
        before, self.watched = self.watched, None
        if rows:
            self.watched = self._watch(rows)
            if before is not None:
                self.watched.adopt(before)
        self._is_ahead = False
        self.let_clock_run()

    def seat_people(self, seats: list[SeatRow]) -> None:
        """Somebody else may sit there now: whoever has come with an old secret is sent away."""
        self.seats = seats
        for watcher in self.watchers:
            seat = watcher.viewer
            if seat is not None and seats[seat].token_hash != watcher.token_hash:
                watcher.send(Refused(problem=ProblemBody(code="seat.freed"), ply=0))
                watcher.close(NO_ENTRY, "seat.freed")

    def _watch(self, rows: list[Row]) -> WatchedMatch:
        """The match of a log, with what chance has still to do."""
        first = self.options.first_seat
        return WatchedMatch(self.game, self._names(), self.row.seed, first, rows)

    def _names(self) -> list[str]:
        return [seat.name or f"seat {seat.seat}" for seat in self.seats]

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table; the match is then what is stored, with all that chance has dealt.

        Raises:
            StoreError: if it cannot be read or stored.
        """
        async with self._lock:
            if self._is_ahead:
                await self._reload()
            elif self._is_behind:
                await self._catch_up()
            await self.deal_if_full()
            yield

    async def deal_if_full(self) -> None:
        """Deal when the last seat is taken, and store what chance has done."""
        if self.watched is None and not self.is_waiting:
            self.watched = self._watch([])
        if self.watched is not None and (rows := self.watched.unstored()):
            try:
                await self.append(rows)
            except OutOfStep:
                return  # another process has dealt, and its deal was read and told
            self.tell_changed()
            self.tell([])

    async def _reload(self) -> None:
        """Read the match again from the store.

        Raises:
            StoreError: if that is not possible; then it is to be done before all else.
        """
        before = self.info
        # first of all: what others write while it is read is not in it
        self._is_behind, self._is_ahead = False, True
        asked = self.ask
        self._read(await self._loaded())
        self._tell_if_changed(before)
        self.tell([])
        if asked is not None and self.ask != asked:
            self._tell_ask(asked, "void")
        if self.ask is not None and self.ask != asked:
            self._tell_ask(self.ask, "open")
        await self.tell_chat()

    async def _loaded(self, first_number: int = 0) -> LoadedMatch:
        """The match as it is stored.

        Raises:
            StoreError: if it cannot be read; if it is not there any more, it is gone here, too.
        """
        try:
            return await self.store.load(self.row.id, first_number)
        except NoSuchMatch:
            self.is_gone = True
            for watcher in self.watchers:
                watcher.send(Refused(problem=ProblemBody(code="match.unknown"), ply=0))
                watcher.close(NO_ENTRY, "match.unknown")
            raise

    def mark_behind(self) -> None:
        """Another process has changed the match: it is read before anybody acts or looks."""
        self._is_behind = True

    async def _catch_up(self) -> None:
        """Read what other processes have written, and tell it.

        Raises:
            StoreError: if that is not possible; then it is to be done before all else.
        """
        self._is_behind = False  # first of all, as above
        try:
            loaded = await self._loaded(self._length)
        except BaseException:
            self._is_behind = True
            raise
        if self.watched is None or loaded.match.length != self._length + len(loaded.log):
            await self._reload()
            return
        self._is_ahead = True
        rows = [(row.actor, row.text) for row in loaded.log]
        events = self.watched.follow(rows)
        self._is_ahead = False
        before = self.info
        self.row = loaded.match
        self.seat_people(loaded.seats)
        if self.clock is not None:
            self.clock.set_used([seat.used_ms for seat in self.seats])
        self.let_clock_run()
        self._take_in(rows)
        self._tell_if_changed(before)
        if rows:
            self.tell(events)
        await self.tell_chat()

    def be_ahead(self) -> None:
        """What is done from here on is not stored yet."""
        self._is_ahead = True

    def be_level(self) -> None:
        """Nothing was done after all."""
        self._is_ahead = False

    async def append(self, rows: list[Row]) -> None:
        """Store rows; if that fails, this table is what is stored, now or as soon as it can be.

        Raises:
            StoreError: if it fails.
        """
        assert self.watched is not None
        result = self.game.scores(self.watched.match.state) if self.is_over else None
        status = Status.OVER if self.is_over else Status.RUNNING
        used = self.let_clock_run()
        self._is_ahead = True
        try:
            with self._metrics.appending():
                at = await self.store.append(
                    self.row.id,
                    self._length,
                    rows,
                    status=None if status is self.row.status else status,
                    result=result,
                    waiting=sum(1 << seat for seat in self.watched.awaited),
                    round=self.watched.match.state.round,
                    due=self._is_due,
                    used=used,
                )
        except StoreError:
            await self._reload()
            raise
        self._is_ahead = False
        if status is not self.row.status:  # what else changes with every action, nobody looks at
            length = self._length + len(rows)
            self.row = replace(self.row, length=length, changed_at=at, status=status, result=result)
        self._take_in(rows)

    @property
    def _is_due(self) -> bool:
        """Whether the server itself has to do something: it is a bot's turn, or a clock runs."""
        assert self.watched is not None
        acts = [self.seats[seat] for seat in self.watched.awaited]
        return self.is_timed_now or any(bot_of(seat) is not None for seat in acts)

    def _take_in(self, rows: Sequence[Row]) -> None:
        """Rows are in the log now, and what they say is done."""
        assert self.watched is not None
        self._length += len(rows)
        self.watched.note_stored()
        for ask, outcome in self._asks.note(rows):
            self._tell_ask(ask, outcome)

    def let_clock_run(self) -> dict[int, int]:
        """Let the clock run for the people who are awaited; what those who were have used."""
        if self.clock is None:
            return {}
        awaited = self.watched.awaited if self.watched is not None else []
        people = [seat for seat in awaited if is_person(self.seats[seat])]
        used = self.clock.run(people, self.watched.turn if self.watched is not None else None)
        # the one process that keeps the match lets bots play on when the time of a seat is up
        is_here = not self.clock.is_total or self.store.keeps(self.row.id)
        self._bell.set(self.clock.pause() if is_here else None)
        return used

    def note_rematch(self, match_id: str) -> None:
        """There is a match that follows this one."""
        self.row = replace(self.row, rematch=match_id)
        self.tell_changed()

    def close(self) -> None:
        """The table leaves the memory."""
        self._bell.stop()

    # -- telling ----------------------------------------------------------------------------------

    def tell(self, events: Sequence[Event]) -> None:
        """Tell every client what it may know of what has happened."""
        if self.watched is not None and self.watchers:
            viewers = list({watcher.viewer for watcher in self.watchers})
            updates = self.watched.updates(viewers, events, self._telling())
            for watcher in list(self.watchers):
                watcher.show(updates[watcher.viewer])
        if self.is_over and not self._end_told:
            self._end_told = True
            self.tell_changed()
        self.changed(self)

    def _tell_if_changed(self, before: MatchInfo) -> None:
        if self.info != before:
            self.tell_changed()

    def tell_changed(self) -> None:
        """Tell every client what is not of the position: seats, status, the end."""
        self.send(Changed(match=self.info))

    async def tell_chat(self) -> None:
        """Tell every client what was said and not told yet.

        Raises:
            StoreError: if it cannot be read.
        """
        lines = await self.chat.new()
        if lines:
            self.send(chat_message(lines))

    def send(self, message: BaseModel) -> None:
        """Send a message to every client."""
        if self.watchers:
            text = message.model_dump_json()
            for watcher in self.watchers:
                watcher.send_text(text)

    def welcome(self, watcher: Watcher, start: int) -> None:
        """A client has come that has `start` lines already; whoever holds the table may say so."""
        self.watchers.add(watcher)
        if self.watched is not None:
            viewer = watcher.viewer
            how = self._telling(self.watched.unchanged(viewer, start))
            watcher.show(self.watched.updates([viewer], [], how)[viewer])
        if self.ask is not None:
            watcher.send(self._asked(self.ask, "open"))

    @property
    def may_take_back(self) -> bool:
        """Whether anything may be taken back at this table."""
        return self.options.take_back != "never"

    def _telling(self, start: int | None = None) -> Telling:
        is_closed = self.row.status in (Status.OVER, Status.ARCHIVED)
        people = [] if is_closed else [seat.seat for seat in self.seats if is_person(seat)]
        may_ask = self.options.take_back == "consent"
        return Telling(people, self.may_take_back, may_ask, self._clock_now(), start)

    def _clock_now(self) -> dict[str, object] | None:
        """What everybody may know of the clock, as `ClockNow`."""
        clock = self.clock
        if clock is None or not clock.is_total:
            return None
        left = [clock.left(seat.seat) if is_person(seat) else None for seat in self.seats]
        return {"left": left, "running": clock.running}

    def _tell_ask(self, ask: Ask, outcome: Outcome) -> None:
        self.send(self._asked(ask, outcome))

    def _asked(self, ask: Ask, outcome: Outcome) -> Asked:
        missing = ask.missing(self.seats) if outcome == "open" else []
        # one that was granted at once is told after the match has gone back
        is_open = outcome == "open" and ask == self.ask and self.watched is not None
        way = self.watched.way_back_told(ask.seat) if is_open and self.watched is not None else None
        return Asked(
            ask=ask.number,
            seat=ask.seat,
            agreed=list(ask.agreed),
            missing=missing,
            outcome=outcome,
            way_back=WayBack.model_validate(way) if way is not None else None,
        )


def bot_of(seat: SeatRow) -> str | None:
    """The bot that acts for a seat, its own or one that plays for a person; None: a person does."""
    return seat.held_by or seat.bot
