"""The WebSocket of a table: one client that looks on or plays."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from everest.server.infos import match_info
from everest.server.live import LiveTable
from everest.server.messages import (
    CLIENT_MESSAGE,
    Act,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    TakeBack,
    Welcome,
)
from everest.server.perspective import Viewer
from everest.server.problems import Problem
from everest.server.rates import Rate, Slots, client_name
from everest.server.refusals import problem_body, problem_of
from everest.server.store import StoreError
from everest.server.tables import Tables
from everest.server.watcher import BEHIND, Farewell, Watcher

router = APIRouter(prefix="/api")

LONGEST_MESSAGE: Final = 4096
HELLO_SECONDS: Final = 10.0
"""Who does not say who it is for so long is sent away."""

SEND_SECONDS: Final = 20.0
"""A client that takes no message for so long is given up."""

CLOSED: Final = 1000
REFUSED: Final = 1008


@router.websocket("/matches/{match_id}/play")
async def play(socket: WebSocket, match_id: str) -> None:
    """Look on or play; docs/protocol.md describes the messages."""
    state = socket.app.state
    slots: Slots = state.connections
    client = client_name(socket.client.host if socket.client is not None else "")
    if not state.origins.allows(socket.headers):
        await _turn_away(socket, REFUSED, Problem("origin.foreign"))
    elif not slots.take(client):
        await _turn_away(socket, BEHIND, Problem("rate.exceeded"))
    else:
        try:
            await socket.accept()
            await _Connection(socket, state.tables, state.settings.messages_per_second).serve(
                match_id
            )
        finally:
            slots.free(client)


async def _turn_away(socket: WebSocket, code: int, problem: Problem) -> None:
    """Open a connection only to say why it is closed: browsers tell nothing of other answers."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.accept()
        refused = Refused(problem=problem_body(problem), ply=0)
        await socket.send_text(refused.model_dump_json())
        await socket.close(code, problem.code)


class _Connection:
    """One client: reads its messages, and sends what waits for it."""

    def __init__(self, socket: WebSocket, tables: Tables, per_second: float) -> None:
        self.socket = socket
        self.tables = tables
        self.rate = Rate(max(1.0, 5 * per_second), 5.0)
        self.watcher = Watcher()
        self._waiting: asyncio.Timeout | None = None
        self._is_stuck = False

    async def serve(self, match_id: str) -> None:
        """Everything from the first message to the last."""
        sender = asyncio.create_task(self._send())
        sender.add_done_callback(self._stop_waiting)
        try:
            await self._talk(match_id, sender)
        except Problem as problem:
            self._refuse(problem)
            self.watcher.close(REFUSED, problem.code)
        except StoreError as error:
            reason = problem_of(error)
            self._refuse(reason)
            self.watcher.close(BEHIND, reason.code)
        except WebSocketDisconnect:
            sender.cancel()
        except BaseException:
            sender.cancel()
            raise
        finally:
            with contextlib.suppress(asyncio.CancelledError):
                await sender
        while self._is_stuck:  # the connection stays open and counts until what is sent is taken
            self._is_stuck = (await self.socket.receive())["type"] != "websocket.disconnect"

    async def _talk(self, match_id: str, sender: asyncio.Task[None]) -> None:
        hello = await self._receive(HELLO_SECONDS)
        if not isinstance(hello, Hello):
            raise Problem("message.bad", {"expected": "hello"})
        async with self.tables.at(match_id) as table:
            watcher = self.watcher
            watcher.viewer = self._viewer(table, hello)
            try:
                async with table.held():
                    info = match_info(table.row, table.seats)
                    watcher.send(Welcome(seat=watcher.viewer, match=info))
                    table.welcome(watcher, hello.ply)
                while not watcher.is_closed and not sender.done():
                    await self._answer(table)
            finally:
                table.watchers.discard(watcher)

    def _viewer(self, table: LiveTable, hello: Hello) -> Viewer:
        if hello.token is not None:
            return self.tables.seat_of(table.seats, hello.token)
        if not table.row.options.get("spectators"):
            raise Problem("spectators.none")
        return None

    async def _receive(self, seconds: float | None = None) -> Hello | Act | TakeBack | Ping:
        """The next message.

        Raises:
            Problem: if it is none that anybody may send, or does not come in time.
            WebSocketDisconnect: if the client is gone, or does not take what we send.
        """
        try:
            async with asyncio.timeout(seconds) as self._waiting:
                message = await self.socket.receive()
        except TimeoutError as error:
            if self.watcher.is_closed or seconds is None:
                raise WebSocketDisconnect from error
            raise Problem("message.bad", {"expected": "hello"}) from error
        finally:
            self._waiting = None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", CLOSED))
        text = message.get("text")
        if text is None:
            raise Problem("message.bad", {"expected": "text"})
        if len(text) > LONGEST_MESSAGE:
            raise Problem("message.too-large", {"most": LONGEST_MESSAGE})
        if not self.rate.allows(""):
            raise Problem("rate.exceeded")
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join([str(part) for part in first["loc"]])
            raise Problem("message.bad", {"where": where[:80], "kind": first["type"]}) from error

    async def _answer(self, table: LiveTable) -> None:
        """Read one message and answer it; what is refused ends the connection only if it is bad."""
        message = await self._receive()
        if isinstance(message, Ping):
            self.watcher.send(Pong())
            return
        viewer = self.watcher.viewer
        try:
            if isinstance(message, Hello):
                raise Problem("message.bad", {"expected": "act"})
            if viewer is None:
                raise Problem("seat.none")
            if isinstance(message, Act):
                ply = await table.act(viewer, message.ply, message.action)
            else:
                ply = await table.take_back(viewer, message.ply)
            self.watcher.send(Done(ply=ply))
        except Problem as problem:
            async with table.held():
                ply = table.ply(viewer)
            self._refuse(problem, ply)

    def _refuse(self, problem: Problem, ply: int = 0) -> None:
        self.watcher.send(Refused(problem=problem_body(problem), ply=ply))

    async def _send(self) -> None:
        """Send what waits, until the farewell or until the client takes nothing more."""
        try:
            while True:
                message = await self.watcher.queue.get()
                async with asyncio.timeout(SEND_SECONDS):
                    if isinstance(message, Farewell):
                        await self.socket.close(message.code, message.reason)
                        return
                    await self.socket.send_text(message)
        except TimeoutError:
            self._is_stuck = True
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is gone; whoever reads from it learns of it too
        self.watcher.close(BEHIND)

    def _stop_waiting(self, _: asyncio.Task[None]) -> None:
        """Nothing can be sent any more: there is no use in waiting for another message."""
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(0)
