"""The connection to PostgreSQL that stays open, for what servers tell and leave to each other.

Each server says in the transactions in which it changes a match that it does so, and hears it of
the others. Bots think and clocks run in one server for each match: the one that holds the match's
advisory lock, which PostgreSQL takes back when the connection ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from everest.server.store.engine import OPENING_ERRORS
from everest.server.store.errors import Unavailable, reason_of

CHANNEL: Final = "everest"
"""Under this name changes are told, each as the teller's origin, a space, and the match."""

CHECK_SECONDS: Final = 15.0
"""How often an idle connection is asked whether it is there still; a dead one may not tell."""
ANSWER_SECONDS: Final = 10.0
"""How long an answer may take."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
"""How many seconds there are between attempts to connect again; each pause doubles, up to here."""

# the number of a lock is made of all of this text, so that other locks are none of a match
_LOCK: Final = "hashtextextended('everest match ' || $1, 0)"
_KEEP: Final = f"SELECT pg_try_advisory_lock({_LOCK})"
_LET_GO: Final = f"SELECT pg_advisory_unlock({_LOCK})"
_LET_ALL_GO: Final = "SELECT pg_advisory_unlock_all()"


class Link:
    """One connection of a server, opened when it is first needed and again when it breaks.

    Its methods are to be carried through once begun: what PostgreSQL has and what is known here
    would differ otherwise.
    """

    def __init__(self, engine: AsyncEngine, origin: str) -> None:
        """Nothing is opened yet.

        Args:
            engine: makes the connection, which is none of its pool then.
            origin: the name under which this server itself tells changes.
        """
        self._engine = engine
        self._origin = origin
        self._connection: Any = None
        self._kept: set[str] = set()
        self._turn = asyncio.Lock()  # a connection does one thing at a time
        self._broken = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self._heard: Callable[[str], None] | None = None
        self._lost: Callable[[], None] | None = None

    async def listen(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """From now on, tell what others change, and when something may have been missed.

        Raises:
            Unavailable: if there is no connection; `lost` is called when there is one.
        """
        self._heard, self._lost = heard, lost
        async with self._turn:
            await self._connected()

    async def keep(self, match_id: str) -> bool:
        """Take the lock of a match, if nobody has it; returns whether it is held now.

        Raises:
            Unavailable: if there is no connection.
        """
        if match_id in self._kept:
            return True
        async with self._turn:
            # whoever asked at the same time has it by now; PostgreSQL would count it twice
            if match_id not in self._kept and await self._ask(_KEEP, match_id):
                self._kept.add(match_id)
            return match_id in self._kept

    async def let_go(self, match_id: str) -> None:
        """Give the lock of a match back, if it is held."""
        held = match_id in self._kept
        self._kept.discard(match_id)  # at once: who keeps it from now on has to ask
        async with self._turn:
            held = held or match_id in self._kept
            self._kept.discard(match_id)
            if held and self._connection is not None:
                with suppress(Unavailable):  # the lock is gone with the connection
                    await self._ask(_LET_GO, match_id)

    def keeps(self, match_id: str) -> bool:
        """Whether the lock of a match is held, as far as is known."""
        return match_id in self._kept

    async def close(self) -> None:
        """Give all back, and connect no more."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.wait([self._staying])
        async with self._turn:
            connection = self._connection
            self._forget()
            if connection is not None:
                with suppress(*OPENING_ERRORS):
                    await connection.execute(_LET_ALL_GO, timeout=ANSWER_SECONDS)
                    await connection.close(timeout=ANSWER_SECONDS)
                connection.terminate()

    async def _ask(self, statement: str, *values: object) -> Any:
        connection = await self._connected()
        try:
            return await connection.fetchval(statement, *values, timeout=ANSWER_SECONDS)
        except OPENING_ERRORS as error:
            # what became of it is not known; with the connection's end it is
            self._forget()
            connection.terminate()
            raise Unavailable(reason_of(error)) from error

    async def _connected(self) -> Any:
        if self._connection is None:
            if self._staying is None:
                self._staying = asyncio.get_running_loop().create_task(self._stay())
            try:
                self._connection = await self._connect()
            except OPENING_ERRORS as error:
                self._broken.set()
                raise Unavailable(reason_of(error)) from error
        return self._connection

    async def _connect(self) -> Any:
        pooled = await self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        try:
            connection.add_termination_listener(self._on_end)
            await connection.add_listener(CHANNEL, self._on_notice)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _stay(self) -> None:
        """See to it that there is a connection until this is cancelled."""
        while True:
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._broken.wait()
            except TimeoutError:
                with suppress(Unavailable):  # then it is known to be broken
                    async with self._turn:
                        await self._ask("SELECT 1")
                continue
            pause = FIRST_PAUSE
            while not await self._is_connected():
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            self._broken.clear()
            if self._lost is not None:
                asyncio.get_running_loop().call_soon(self._lost)

    async def _is_connected(self) -> bool:
        async with self._turn:
            try:
                await self._connected()
            except Unavailable:
                return False
        return True

    def _on_notice(self, _connection: object, _process: int, _channel: str, said: object) -> None:
        origin, _, match_id = str(said).partition(" ")
        if origin != self._origin and match_id and self._heard is not None:
            self._heard(match_id)

    def _on_end(self, connection: object) -> None:
        if connection is self._connection:
            self._forget()

    def _forget(self) -> None:
        self._connection = None
        self._kept.clear()
        self._broken.set()
