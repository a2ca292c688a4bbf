"""A running server, and matches at it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from everest.bots.players import BOTS, make_bot
from everest.server.app import create_app
from everest.server.settings import Settings
from everest.server.store import Store
from everest.server.tables import Tables
from everest.server.thinking import MakeBot

PLENTY: dict[str, Any] = {
    "messages_per_second": 1e6,
    "most_matches": 10_000,
    "most_connections": 1000,
}
ALL_BOTS: Mapping[str, Sequence[str]] = {game: tuple(bots) for game, bots in BOTS.items()}


def settings(url: str, **options: Any) -> Settings:
    """Settings under which tests are not held to human rates."""
    return Settings(database_url=url, **{**PLENTY, **options})


@dataclass
class Served:
    """A running server.

    Attributes:
        app: the application.
        address: host and port.
        http: a client for its REST interface.
        task: what it runs in.
    """

    app: FastAPI
    address: str
    http: httpx.AsyncClient
    server: uvicorn.Server

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    @property
    def store(self) -> Store:
        return self.tables.store

    def play_url(self, match_id: str) -> str:
        return f"ws://{self.address}/api/matches/{match_id}/play"

    async def post(self, path: str, token: str | None = None, body: Any = None) -> httpx.Response:
        """Ask for something of a match, as the holder of a secret."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.post(f"/api/{path}", json=body, headers=headers)

    async def make(self, *seats: str, **wish: Any) -> Made:
        """A new match; each seat is ``mine``, ``open`` or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("mine", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = await self.http.post("/api/matches", json={"seats": kinds, **wish})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {held["seat"]: held["token"] for held in made["held"]}
        return Made(made["match"]["id"], tokens, made["match"], made["host_token"])


@dataclass
class Made:
    """A match, and the secrets of its seats."""

    id: str
    tokens: dict[int, str]
    info: dict[str, Any]
    host: str


def listen(send_buffer: int | None = None) -> socket.socket:
    """A socket on a free port; how much the system takes of what a client does not read."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=512)
    # asyncio asks for this only where it has made the socket; without it answers wait for 40 ms
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    return listener


@asynccontextmanager
async def serving(
    chosen: Settings,
    make: MakeBot = make_bot,
    bots: Mapping[str, Sequence[str]] = ALL_BOTS,
    send_buffer: int | None = None,
) -> AsyncIterator[Served]:
    """Run a server in this event loop."""
    app = create_app(chosen, make, bots)
    listener = listen(send_buffer)
    config = uvicorn.Config(app, log_config=None, timeout_keep_alive=60, lifespan="on")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    host, port = listener.getsockname()
    address = f"{host}:{port}"
    try:
        # without `verify=False` a client reads all certificates, for a quarter of all this time
        async with httpx.AsyncClient(base_url=f"http://{address}", verify=False) as http:
            yield Served(app, address, http, server)
    finally:
        server.should_exit = True
        await task
        listener.close()
