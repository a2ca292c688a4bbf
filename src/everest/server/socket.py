"""The WebSocket of a table: one client that looks on or plays."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from everest.server import acting, chatting, seating
from everest.server.live import LiveTable
from everest.server.messages.play import (
    CLIENT_MESSAGE,
    Act,
    AnswerBack,
    AskBack,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    TakeBack,
    Welcome,
)
from everest.server.metrics import Metrics
from everest.server.problems import Problem
from everest.server.rates import Rate, Slots, client_name
from everest.server.refusals import problem_body, problem_of
from everest.server.sitters import Sitter
from everest.server.store import StoreError
from everest.server.tables import Tables
from everest.server.tokens import fingerprint
from everest.server.watcher import BEHIND, NO_ENTRY, Farewell, Watcher

router = APIRouter(prefix="/api")

LONGEST_MESSAGE: Final = 4096
HELLO_SECONDS: Final = 10.0
"""Who does not say who it is for so long is sent away."""

SEND_SECONDS: Final = 20.0
"""A client that takes no message for so long is given up."""

LOOKS: Final = 4
"""How often it is looked at meanwhile whether it does."""

CLOSED: Final = 1000


@router.websocket("/matches/{match_id}/play")
async def play(socket: WebSocket, match_id: str) -> None:
    """Look on or play; docs/protocol.md describes the messages."""
    state = socket.app.state
    slots: Slots = state.connections
    client = client_name(socket.client.host if socket.client is not None else "")
    if not state.origins.allows(socket.headers):
        await _turn_away(socket, NO_ENTRY, Problem("origin.foreign"))
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
    metrics: Metrics = socket.app.state.metrics
    metrics.refused(problem.code)
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
        self._sending_since: float | None = None

    async def serve(self, match_id: str) -> None:
        """Everything from the first message to the last."""
        sender = asyncio.create_task(self._send())
        sender.add_done_callback(self._stop_waiting)
        self._look_at(sender)
        try:
            await self._talk(match_id, sender)
        except Problem as problem:
            self._refuse(problem)
            self.watcher.close(NO_ENTRY, problem.code)
        except StoreError as error:
            reason = problem_of(error)
            self._refuse(reason)
            is_gone = reason.code != "server.storage"
            self.watcher.close(NO_ENTRY if is_gone else BEHIND, reason.code)
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
        async with self.tables.fresh(match_id) as table:
            watcher = self.watcher
            try:
                async with table.held():
                    self._sit_down(table, hello)
                    watcher.send(Welcome(seat=watcher.viewer, match=table.info))
                    table.welcome(watcher, hello.ply)
                    await chatting.welcome(table, watcher, hello.chat)
                while not watcher.is_closed and not sender.done():
                    await self._answer(table)
            finally:
                table.watchers.discard(watcher)

    def _sit_down(self, table: LiveTable, hello: Hello) -> None:
        """Find out who comes; the table is held, so the seat is theirs still.

        Raises:
            Problem: if they may not look on.
        """
        self.watcher.wants_advice = hello.advice
        if hello.token is not None:
            self.watcher.viewer = seating.seat_of(table, hello.token)
            self.watcher.token_hash = fingerprint(hello.token)
        elif not table.options.spectators and not table.is_over:
            raise Problem("spectators.none")

    async def _receive(self, seconds: float | None = None) -> ClientMessage:
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
        if self.watcher.is_closed:
            return  # it was sent away, and has not read of it yet
        if isinstance(message, Ping):
            self.watcher.send(Pong())
            return
        try:
            self.watcher.send(Done(ply=await self._done(table, message)))
        except Problem as problem:
            async with table.held():
                ply = table.ply(self.watcher)
            self._refuse(problem, ply)

    async def _done(self, table: LiveTable, message: ClientMessage) -> int:
        """Do what a seat asks for; returns how many lines that stay it then knows of.

        Raises:
            Problem: if it is refused.
            StoreError: if it may have been done or not.
        """
        seat = self.watcher.viewer
        if isinstance(message, Hello | Ping):
            raise Problem("message.bad", {"expected": "act"})
        if seat is None:
            raise Problem("seat.none")
        sitter = Sitter(seat, self.watcher.token_hash)
        match message:
            case Act():
                begun = time.perf_counter()
                ply = await acting.act(table, sitter, message.ply, message.action)
                self.tables.metrics.acted(time.perf_counter() - begun)
                return ply
            case TakeBack():
                return await acting.take_back(table, sitter, message.ply)
            case AskBack():
                return await acting.ask_back(table, sitter, message.ply)
            case AnswerBack():
                return await acting.answer_back(table, sitter, message.ask, message.agree)
            case Say():
                await chatting.say(table, sitter, message.text)
                self.tables.metrics.said()
                return table.ply(self.watcher)

    def _refuse(self, problem: Problem, ply: int = 0) -> None:
        self.tables.metrics.refused(problem.code)
        self.watcher.send(Refused(problem=problem_body(problem), ply=ply))

    async def _send(self) -> None:
        """Send what waits, until the farewell or until the client takes nothing more."""
        try:
            while True:
                message = await self.watcher.queue.get()
                self._sending_since = time.monotonic()
                if isinstance(message, Farewell):
                    await self.socket.close(message.code, message.reason)
                    return
                await self.socket.send_text(message)
                self._sending_since = None
        except asyncio.CancelledError:
            if not self._is_stuck:
                raise
        except (WebSocketDisconnect, RuntimeError):
            pass  # it is gone; whoever reads from it learns of it too
        self.watcher.close(BEHIND)

    def _look_at(self, sender: asyncio.Task[None]) -> None:
        """Give the client up if it takes no message; a timer for each message would cost more."""
        if sender.done():
            return
        since = self._sending_since
        if since is not None and time.monotonic() - since > SEND_SECONDS:
            self._is_stuck = True
            sender.cancel()
            return
        asyncio.get_running_loop().call_later(SEND_SECONDS / LOOKS, self._look_at, sender)

    def _stop_waiting(self, _: asyncio.Task[None]) -> None:
        """Nothing can be sent any more: there is no use in waiting for another message."""
        if self._waiting is not None and not self._waiting.expired():
            self._waiting.reschedule(0)
