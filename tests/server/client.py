"""A client of the protocol, and nothing else: it knows what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from everest.server.messages.play import SERVER_MESSAGE
from tests.server.serving import Served

PATIENCE = 120.0
"""Seconds after which nothing comes any more: a busy machine may take long for anything."""

Message = dict[str, Any]


class Client:
    """One connection.

    Attributes:
        received: all messages, as they came.
        lines: the lines that it has, ``actor text`` each.
        ply: how many of them stay.
        update: the last one.
    """

    def __init__(self, socket: ClientConnection, known: list[str] | None = None) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.lines = known[:] if known is not None else []
        self.ply = len(self.lines)
        self.update: Message = {}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        """The next message of any type, which is just what its model says."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        # back again, since a field that the server must not leave out may have a default
        assert SERVER_MESSAGE.validate_json(text).model_dump(mode="json") == message
        if message["type"] == "update":
            self._take(message)
        return message

    def _take(self, update: Message) -> None:
        new = [f"{line['actor']} {line['text']}" for line in update["lines"]]
        assert update["start"] <= len(self.lines)
        self.lines[update["start"] :] = new
        assert update["start"] <= update["ply"] <= len(self.lines)
        self.ply = update["ply"]
        self.update = update

    async def until(self, *types: str) -> Message:
        """The next message of one of some types."""
        while (message := await self.next())["type"] not in types:
            pass
        return message

    async def hello(self, token: str | None, ply: int = 0, advice: bool = False) -> Message:
        """Say who we are; returns the welcome. The update that may follow is taken too."""
        await self.send(type="hello", token=token, ply=ply, advice=advice)
        welcome = await self.next()
        if welcome["type"] == "welcome" and welcome["match"]["status"] != "open":
            assert (await self.next())["type"] == "update"
        return welcome

    async def act(self, action: str, ply: int | None = None) -> Message:
        """Act, and return the answer."""
        await self.send(type="act", ply=self.ply if ply is None else ply, action=action)
        return await self.until("done", "refused")

    async def take_back(self, ply: int | None = None) -> Message:
        await self.send(type="take-back", ply=self.ply if ply is None else ply)
        return await self.until("done", "refused")

    async def ask_back(self) -> Message:
        """Ask whether the last action may be taken back, and return the answer to that."""
        await self.send(type="ask-back", ply=self.ply)
        return await self.until("done", "refused")

    async def answer_back(self, ask: int, agree: bool) -> Message:
        await self.send(type="answer-back", ask=ask, agree=agree)
        return await self.until("done", "refused")

    async def say(self, text: str) -> Message:
        await self.send(type="say", text=text)
        return await self.until("done", "refused")

    def all(self, kind: str) -> list[Message]:
        """All messages of a type, as they came."""
        messages: list[Message] = [json.loads(text) for text in self.received]
        return [message for message in messages if message["type"] == kind]

    async def catch_up(self) -> list[Message]:
        """Read all that was sent before now, and return it."""
        await self.send(type="ping")
        found: list[Message] = []
        while (message := await self.next())["type"] != "pong":
            found.append(message)
        return found

    async def end(self) -> tuple[int, str]:
        """Read to the end; returns the close code and why."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code or 0, self.socket.close_reason or ""

    @property
    def legal(self) -> list[str]:
        return [legal["text"] for legal in self.update["legal"]]


@asynccontextmanager
async def connected(
    served: Served,
    match_id: str,
    token: str | None = None,
    known: list[str] | None = None,
    advice: bool = False,
) -> AsyncIterator[Client]:
    """A client that has been welcomed, with lines that it has from before."""
    async with connect(
        served.play_url(match_id), compression=None, proxy=None, max_size=1 << 22
    ) as socket:
        client = Client(socket, known)
        welcome = await client.hello(token, client.ply, advice)
        assert welcome["type"] == "welcome", welcome
        yield client


@asynccontextmanager
async def bare(served: Served, match_id: str, **options: Any) -> AsyncIterator[Client]:
    """A client that has not said anything."""
    async with connect(
        served.play_url(match_id), compression=None, proxy=None, **options
    ) as socket:
        yield Client(socket)
