"""Kills, restarts and lost connections: what was answered with `done` is there, and once."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from everest.games.loading import load
from everest.record.masking import mask
from everest.record.record import actor_sign, parse_record
from everest.server.store import Store
from tests.server.client import Client, connected
from tests.server.serving import Served, listen, serving, settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
SEATS = 4
KILLS = 3


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
        async with httpx.AsyncClient() as http:
            while True:
                assert self.process.poll() is None
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"http://{self.address}/api/games")
                    return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@dataclass
class Player:
    """Plays a seat over as many connections as it takes, and notes what it was promised."""

    url: str
    token: str
    rng: Random
    promised: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    settled: int = 0
    connections: int = 0
    sent_again: int = 0
    waiting: tuple[int, str] | None = None

    async def play(self) -> None:
        while True:
            with contextlib.suppress(
                OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError
            ):
                async with connect(
                    self.url, compression=None, proxy=None, max_size=1 << 22
                ) as socket:
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
                self.waiting = client.ply, self.rng.choice(client.legal)
                await client.send(type="act", ply=self.waiting[0], action=self.waiting[1])
            message = await client.next()
            if message["type"] == "done":
                assert self.waiting is not None
                self.promised.append(self.waiting[1])
                self.waiting = None
            assert message["type"] in ("done", "update", "changed"), message


async def test_a_whole_game_goes_on_through_kills(url: str) -> None:
    server = Killable(url)
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=f"http://{server.address}/api") as http:
            wish = {"game": "k2", "seats": [{"kind": "mine"}] * SEATS}
            made = (await http.post("/matches", json=wish)).json()
            match_id = made["match"]["id"]
            play_url = f"ws://{server.address}/api/matches/{match_id}/play"
            players = [
                Player(play_url, held["token"], Random(number))
                for number, held in enumerate(made["held"])
            ]
            async with asyncio.timeout(100), asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play()) for player in players]
                for number in range(1, KILLS + 1):
                    while sum(len(one.promised) for one in players) < 100 * number:
                        await asyncio.sleep(0.002)
                        assert not all(task.done() for task in playing)
                    server.kill()
                    await server.start()
            record = parse_record((await http.get(f"/matches/{match_id}/record")).text)
    finally:
        server.kill()
    assert min(player.connections for player in players) >= KILLS + 1
    assert max(player.sent_again for player in players) > 0
    async with await Store.open(url) as store:
        log = await store.log(match_id)
        row = await store.match(match_id)
    assert [(ply.actor, ply.text) for ply in record.plies] == [(one.actor, one.text) for one in log]
    game = load("k2", seats=SEATS)
    assert record.header.result == row.result
    complete = record
    complete.header.seed = None
    for seat, player in enumerate(players):
        # every action that was answered with `done` is there, once, and no other
        assert [one.text for one in log if one.actor == seat] == player.promised
        masked = mask(game, complete, seat)
        assert player.lines == [f"{actor_sign(ply.actor)} {ply.text}" for ply in masked.plies]


async def test_bots_go_on_after_a_kill(url: str) -> None:
    """Whose turn it was when the server was killed: the bots are asked again."""
    async with serving(settings(url)) as served:
        made = await served.make("mine", "random", game="k2")
        # as it is stored when a server is killed between the seat's action and the bot's
        table = served.tables._live[made.id]
        served.tables._bots._is_closed = True
        async with connected(served, made.id, made.tokens[0]) as client:
            while client.legal:
                await client.act(client.legal[0])
        question = await table.question()
        assert question is not None
        assert question.seat == 1
        lines = client.lines
    async with (
        serving(settings(url)) as served,
        connected(served, made.id, made.tokens[0], lines) as client,
    ):
        while not client.legal:
            await client.until("update")
        assert len(client.lines) > len(lines)


async def test_a_match_that_was_never_dealt_is_dealt_when_somebody_comes(url: str) -> None:
    """The server was killed between the last seat's being taken and the deal."""
    async with serving(settings(url)) as served:
        made = await served.make("mine", "open", game="mount-everest")
        await served.store.take_seat(made.id, 1, "Bob", "0" * 64)
        assert await served.store.log(made.id) == []
        async with connected(served, made.id, made.tokens[0]) as client:
            log = await served.store.log(made.id)
            assert len(log) == len(client.lines) > 0
            while client.legal:
                assert (await client.act(client.legal[0]))["type"] == "done"
        served.tables._live.clear()
        async with connected(served, made.id, made.tokens[0]) as back:
            assert back.lines == client.lines


@asynccontextmanager
async def coming_back(
    served: Served, match_id: str, token: str, before: Client
) -> AsyncIterator[Client]:
    async with connected(served, match_id, token, before.lines[: before.ply]) as client:
        assert client.update["start"] == before.ply
        yield client


@pytest.mark.parametrize(
    ("seats", "most", "is_forgotten"),
    [(1, 10_000, False), (2, 25, False), (2, 12, True)],
    ids=["whole", "two", "read again"],
)
async def test_coming_back_at_every_ply(
    served: Served, seats: int, most: int, is_forgotten: bool
) -> None:
    """Each client leaves after each of its actions and comes back with the lines it has."""
    made = await served.make(*["mine"] * seats, game="k2")
    rng = Random(5)
    have: list[Client] = []
    for seat in range(seats):
        async with connected(served, made.id, made.tokens[seat]) as client:
            have.append(client)
    acted = [0] * seats
    for _ in range(most):
        if is_forgotten:
            served.tables._live.clear()
        for seat in range(seats):
            async with coming_back(served, made.id, made.tokens[seat], have[seat]) as client:
                have[seat] = client
                if client.legal:
                    acted[seat] += 1
                    assert (await client.act(rng.choice(client.legal)))["type"] == "done"
        if have[0].update["over"]:
            break
    log = await served.store.log(made.id)
    assert acted == [len([row for row in log if row.actor == seat]) for seat in range(seats)]
    assert have[0].update["over"] == (seats == 1)
    for seat in range(seats):
        token = made.tokens[seat]
        async with (
            connected(served, made.id, token) as whole,
            coming_back(served, made.id, token, have[seat]) as client,
        ):
            assert client.lines == whole.lines
            assert client.update["view"] == whole.update["view"]
