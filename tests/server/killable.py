"""Servers that can be killed, and players who play on all the same."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.client import Client
from tests.server.serving import listen

ROOT = Path(__file__).parents[2]


class Killable:
    """A server in a process of its own, on one port all the time."""

    def __init__(self, url: str) -> None:
        self.url = url
        with listen() as free:
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        arguments = ["-m", "tests.server.killed", str(self.port), self.url]
        self.process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT)
        async with httpx.AsyncClient(verify=False) as http:
            while True:
                assert self.process.poll() is None
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"http://{self.address}/api/games")
                    return
                await asyncio.sleep(0.05)

    async def freeze(self) -> None:
        """Let it do nothing any more; what it has answered before has come by then."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.1)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def play_url(self, match_id: str) -> str:
        return f"ws://{self.address}/api/matches/{match_id}/play"

    async def make(self, wish: dict[str, Any]) -> Any:
        """A new match, as the server answers it."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}/api", verify=False) as http:
            answer = await http.post("/matches", json=wish)
            assert answer.status_code == 201, answer.text
            return answer.json()

    async def record(self, match_id: str) -> str:
        async with httpx.AsyncClient(base_url=f"http://{self.address}/api", verify=False) as http:
            return (await http.get(f"/matches/{match_id}/record")).text


@dataclass
class Player:
    """Plays a seat over as many connections as it takes, and notes what it was promised.

    Attributes:
        urls: where the match is served; the next is tried when a connection ends.
        token: what opens the seat.
        rng: chooses the actions.
        promised: the actions that were answered with `done`.
        lines, settled: what it has, and how much of it stays.
        connections, sent_again: how often it has come, and acted without knowing whether it had.
        may_act: as long as it is not set, it waits before its next action.
        waiting: the action that waits for its answer.
    """

    urls: list[str]
    token: str
    rng: Random
    promised: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    settled: int = 0
    connections: int = 0
    sent_again: int = 0
    tried: int = 0
    may_act: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: tuple[int, str] | None = None

    def __post_init__(self) -> None:
        self.may_act.set()

    async def play(self) -> None:
        while True:
            with contextlib.suppress(
                OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError
            ):
                url = self.urls[self.tried % len(self.urls)]
                self.tried += 1
                async with connect(url, compression=None, proxy=None, max_size=1 << 22) as socket:
                    self.connections += 1
                    client = Client(socket, self.lines[: self.settled])
                    if await self._play_on(client):
                        return
            await asyncio.sleep(0.05)

    async def _play_on(self, client: Client) -> bool:
        await client.hello(self.token, client.ply)
        if self.waiting is not None:  # without looking: it is answered as the first time
            self.sent_again += 1
            await client.send(type="act", ply=self.waiting[0], action=self.waiting[1])
        while True:
            self.lines, self.settled = client.lines, client.ply
            if client.update["over"] and self.waiting is None:
                return True
            if client.legal and self.waiting is None:
                await self.may_act.wait()
                self.waiting = client.ply, self.rng.choice(client.legal)
                await client.send(type="act", ply=self.waiting[0], action=self.waiting[1])
            message = await client.next()
            if message["type"] == "done":
                assert self.waiting is not None
                self.promised.append(self.waiting[1])
                self.waiting = None
            assert message["type"] in ("done", "update", "changed"), message
