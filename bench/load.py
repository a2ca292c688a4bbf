"""Scripted clients that play at many tables at once, and what they have measured.

Each seat has a connection and a seed of its own. As soon as a client may act, it sends one of the
legal actions of its latest update, and waits for the answer before it sends another.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from bench.messages import Update, as_line, kind_of, read_update
from bench.wire import Wire
from everest.engine.game import AnyGame
from everest.engine.vocabulary import PLAY

TICK_SECONDS: Final = 0.001
"""How often a paced load looks whether an action is due."""

LONGEST_DEBT: Final = 0.05
"""What could not be sent in time for so many seconds is not made up for: the pace is missed."""


@dataclass
class Window:
    """What was measured between two moments.

    Attributes:
        done: actions that were acknowledged.
        refused: actions that were refused because somebody else was faster.
        acknowledged: seconds from sending an action to its `done`, of all actions.
        seen: seconds from sending an action to the last of the table's clients having the update
            that has the action in its lines, of the actions that all seats may see.
        updates, received: messages of kind `update`, and bytes of all messages.
        matches: matches that were played to their end.
    """

    done: int = 0
    refused: int = 0
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    updates: int = 0
    received: int = 0
    matches: int = 0


class LoadFailed(Exception):
    """The server has answered something that no client can go on with."""


class _Sent:
    """An action that was sent.

    Attributes:
        line: it, as all updates tell it that tell it.
        is_public: whether it is told to all seats.
        at: when it was sent.
        missing: the seats that have not been told yet.
    """

    __slots__ = ("at", "is_public", "line", "missing")

    def __init__(self, line: bytes, is_public: bool, seats: int) -> None:
        self.line, self.is_public = line, is_public
        self.at = time.perf_counter()
        self.missing = set(range(seats))


class _Player:
    """A client in one seat.

    Attributes:
        is_queued: whether it waits for its turn to act.
    """

    def __init__(self, table: Table, seat: int, token: str, rng: Random) -> None:
        self.table = table
        self.seat = seat
        self.wire: Wire
        self.is_queued = False
        self._token = token
        self._rng = rng
        self._update: Update | None = None
        self._sent: _Sent | None = None

    def connect(self, path: str) -> Wire:
        """A new connection."""
        self.wire = Wire(self.table.load.host, path, self._hello, self._hear, self._lost)
        return self.wire

    def _hello(self) -> None:
        self.wire.send(json.dumps({"type": "hello", "token": self._token}).encode())

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        kind = kind_of(text)
        load = self.table.load
        load.window.received += len(text)
        if kind == "update":
            load.window.updates += 1
            self._update = update = read_update(text)
            self.table.see(self.seat, text, now)
            if update.is_over:
                self.table.end(self.seat)
                return
        elif kind == "done":
            self._acknowledged(now)
        elif kind == "refused":
            self._refused(json.loads(text)["problem"])
        if self.may_act:
            load.ready(self)

    def _acknowledged(self, now: float) -> None:
        sent, self._sent = self._sent, None
        assert sent is not None, "the answer to nothing"
        if sent.is_public and self.seat in sent.missing:
            self.table.load.fail(LoadFailed(f"no update had the line {sent.line!r}"))
        self.table.load.window.done += 1
        self.table.load.window.acknowledged.append(now - sent.at)

    def _refused(self, problem: dict[str, Any]) -> None:
        if problem["code"] != "act.stale":
            self.table.load.fail(LoadFailed(f"refused: {problem}"))
        self.table.load.window.refused += 1
        if self._sent is not None:
            self.table.forget(self._sent)
        self._sent = None

    @property
    def may_act(self) -> bool:
        return (
            self._sent is None
            and self._update is not None
            and self._update.may_act
            and not self.table.is_over
        )

    def act(self) -> None:
        """Send one of the legal actions."""
        assert self._update is not None
        update, self._update = self._update, None
        legal = update.legal()
        action = legal[int(self._rng.random() * len(legal))]
        text = action["text"]
        self._sent = self.table.sent(self.seat, action["number"], text)
        act = {"type": "act", "ply": update.ply, "action": text}
        self.wire.send(json.dumps(act).encode())

    def _lost(self, code: int) -> None:
        if not self.table.is_over and not self.table.load.is_stopped:
            self.table.load.fail(LoadFailed(f"the server closed a connection with {code}"))


class Table:
    """A match with a client in each seat."""

    def __init__(self, load: Load, number: int, match_id: str, tokens: list[str]) -> None:
        self.load = load
        self.is_over = False
        self._path = f"/api/matches/{match_id}/play"
        self._sent: list[_Sent] = []
        self._ended: set[int] = set()
        self._players = [
            _Player(self, seat, token, Random(f"{load.seed}/{number}/{seat}"))
            for seat, token in enumerate(tokens)
        ]

    async def sit_down(self) -> None:
        """Connect all clients."""
        loop = asyncio.get_running_loop()
        for player in self._players:
            connect = partial(player.connect, self._path)
            await loop.create_connection(connect, *self.load.address)

    def sent(self, seat: int, action: int, text: str) -> _Sent:
        """A seat sends an action: from now on it is awaited where all may see it."""
        is_public = self.load.is_public(action)
        sent = _Sent(as_line(seat, text), is_public, len(self._players))
        if is_public:
            self._sent.append(sent)
        return sent

    def forget(self, sent: _Sent) -> None:
        """An action was refused."""
        if sent in self._sent:
            self._sent.remove(sent)

    def see(self, seat: int, update: bytes, now: float) -> None:
        """A seat has an update; its lines tell which actions the seat now knows of."""
        for sent in self._sent:
            if seat in sent.missing and sent.line in update:
                sent.missing.discard(seat)
                if not sent.missing:
                    self.load.window.seen.append(now - sent.at)
        self._sent = [sent for sent in self._sent if sent.missing]

    def end(self, seat: int) -> None:
        """A seat has learned that the match is over; when all have, another one begins."""
        self.is_over = True
        self._ended.add(seat)
        if len(self._ended) == len(self._players):
            self.leave()
            self.load.window.matches += 1
            self.load.replace(self)

    def leave(self) -> None:
        """Close all connections."""
        self.is_over = True
        for player in self._players:
            player.wire.close()


class Load:
    """The clients of all tables.

    Args:
        host: the server's address and port.
        game: the rules that are played by.
        make: makes a match and returns its id and the secrets of its seats; is called in a thread.
        seed: the clients choose by it.
    """

    def __init__(
        self, host: str, game: AnyGame, make: Callable[[], tuple[str, list[str]]], seed: str
    ) -> None:
        name, _, port = host.rpartition(":")
        self.host, self.address = host, (name, int(port))
        self.seed = seed
        self.window = Window()
        self.is_stopped = False
        self._game = game
        self._secret_kinds = game.private_kinds | {PLAY}
        self._make = make
        self._made = 0
        self._making = asyncio.Lock()
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready: deque[_Player] = deque()
        self._per_second: float | None = None
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def is_public(self, action: int) -> bool:
        """Whether an action is a line for all seats as soon as it is done."""
        return self._game.actions.kinds[action] not in self._secret_kinds

    # -- tables -------------------------------------------------------------------------------

    async def open(self, number: int) -> None:
        """Make matches and sit down at them; the clients wait until they are let go."""
        self._per_second = 0.0
        for _ in range(number):
            await self._open()

    async def _open(self) -> None:
        async with self._making:
            made = await asyncio.to_thread(self._make)
        if not self.is_stopped:
            table = Table(self, self._made, *made)
            self._made += 1
            self._tables.append(table)
            await table.sit_down()

    def replace(self, table: Table) -> None:
        """A match is over: another one is made in its place."""
        self._tables.remove(table)
        task = asyncio.get_running_loop().create_task(self._open())
        self._tasks.add(task)
        task.add_done_callback(self._opened)

    def _opened(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.fail(error)

    def stop(self) -> None:
        """Leave all tables."""
        self.is_stopped = True
        for table in self._tables:
            table.leave()

    def fail(self, error: BaseException) -> None:
        """Break the measurement off."""
        if not self._failed.done():
            self._failed.set_exception(error)

    # -- playing ------------------------------------------------------------------------------

    def ready(self, player: _Player) -> None:
        """A client may act: now, or when it is due."""
        if self._per_second is None:
            player.act()
        elif not player.is_queued:
            player.is_queued = True
            self._ready.append(player)

    async def run(self, seconds: float, per_second: float | None = None) -> Window:
        """Play for some time and return what was measured in it.

        Args:
            seconds: how long.
            per_second: how many actions are sent in a second at most; None: all that can be.

        Raises:
            LoadFailed: if the server does not do its part.
        """
        self.window = window = Window()
        self._per_second = per_second
        if per_second is None:
            while self._ready:
                self._act()
            await self._unless_failed(asyncio.sleep(seconds))
        else:
            await self._unless_failed(self._pace(seconds, per_second))
        self.window = Window()
        return window

    async def rest(self) -> None:
        """Send nothing more, and wait until all that was sent is answered."""
        self._per_second = 0.0
        await self._unless_failed(asyncio.sleep(2.0))

    async def _pace(self, seconds: float, per_second: float) -> None:
        now = time.perf_counter()
        end, due = now + seconds, now
        while now < end:
            while due <= now and self._ready:
                due += self._act() / per_second
            await asyncio.sleep(TICK_SECONDS)
            now = time.perf_counter()
            due = max(due, now - LONGEST_DEBT)

    def _act(self) -> bool:
        """Let the one act who has waited for longest, if it still may."""
        player = self._ready.popleft()
        player.is_queued = False
        if player.may_act:
            player.act()
            return True
        return False

    async def _unless_failed(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait([task, self._failed], return_when=asyncio.FIRST_COMPLETED)
        if self._failed.done():
            task.cancel()
            self._failed.result()
