"""Several servers on one PostgreSQL: each serves any match, and when one dies nothing is lost."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from random import Random

import pytest

from everest.games.loading import load
from everest.record.masking import mask
from everest.record.record import actor_sign, parse_record
from everest.server.store import Store
from everest.server.tables import Tables
from tests.server.client import PATIENCE, Client, bare, connected
from tests.server.killable import Killable, Player
from tests.server.serving import Served, serving, settings
from tests.server.test_bots import ended, play_on
from tests.server.test_clocks import ROUNDING, TOTAL, used_seconds
from tests.server.test_rest import code_of

pytestmark = pytest.mark.anyio

SEATS = 4
KILLS = 2
"""Each of the two once."""


async def test_what_is_done_at_one_server_is_told_at_the_other(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        east, west = [
            await stack.enter_async_context(serving(settings(postgres_url))) for _ in range(2)
        ]
        made = await east.make("mine", "open", game="k2", take_back="consent")
        ann = await stack.enter_async_context(connected(east, made.id, made.tokens[0]))
        guest = await stack.enter_async_context(connected(west, made.id))
        joined = (await west.post(f"matches/{made.id}/join", body={"name": "Bob"})).json()
        bob = await stack.enter_async_context(connected(west, made.id, joined["held"]["token"]))
        assert (await ann.until("changed"))["match"]["seats"][1]["name"] == "Bob"
        await ann.until("update")
        await guest.until("update")
        rng = Random(3)
        clients = {0: ann, 1: bob}
        for count in range(60):
            seat = await acting(clients)
            client = clients[seat]
            if client.update["can_take_back"] and rng.random() < 0.15:
                assert (await client.take_back())["type"] == "done"
            else:
                assert (await client.act(rng.choice(client.legal)))["type"] == "done"
            if count % 10 == 9:
                await same_as_stored(east, west, made.id, [ann, bob, guest])
        await bob.say("climbing")
        assert (await ann.until("chat"))["lines"][0]["text"] == "climbing"
        assert (await guest.until("chat"))["lines"][0]["name"] == "Bob"
        # what is asked at one server is answered at the other
        seat = await acting(clients)
        while clients[seat].update["can_take_back"] or clients[seat].legal[0].startswith("play "):
            await clients[seat].act(clients[seat].legal[0])
            seat = await acting(clients)
        assert (await clients[seat].ask_back())["type"] == "done"
        asked = await clients[1 - seat].until("asked")
        assert (await clients[1 - seat].answer_back(asked["ask"], True))["type"] == "done"
        while clients[seat].all("asked")[-1]["outcome"] != "granted":
            await clients[seat].until("asked")
        await same_as_stored(east, west, made.id, [ann, bob, guest])


async def acting(clients: dict[int, Client]) -> int:
    """A seat that may act, as soon as its server knows of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat, client in clients.items():
                await client.catch_up()
                if client.legal:
                    return seat


async def same_as_stored(east: Served, west: Served, match_id: str, clients: list[Client]) -> None:
    """Everybody has the lines of the match, whichever server they are at."""
    for served in (east, west):
        async with served.tables.fresh(match_id) as table, table.held():
            found = table.record()
    assert found is not None
    game = load("k2", seats=2)
    async with asyncio.timeout(PATIENCE):
        for client in clients:
            masked = mask(game, found, client.update["view"]["seat"])
            lines = [f"{actor_sign(ply.actor)} {ply.text}" for ply in masked.plies]
            while client.lines != lines:
                await client.catch_up()


async def test_who_comes_knows_all_that_was_done_before(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the other server has not heard of it yet."""
    monkeypatch.setattr(Tables, "_heard", lambda *_: None)
    async with AsyncExitStack() as stack:
        east, west = [
            await stack.enter_async_context(serving(settings(postgres_url))) for _ in range(2)
        ]
        made = await east.make("mine", "mine", game="k2")
        ann = await stack.enter_async_context(connected(east, made.id, made.tokens[0]))
        guest = await stack.enter_async_context(connected(west, made.id))
        while ann.legal:
            await ann.act(ann.legal[0])
        async with connected(west, made.id, made.tokens[0], ann.lines[: ann.ply]) as phone:
            assert phone.lines == ann.lines
        assert (await guest.until("update"))["lines"][-1]["text"] == "play ?"


async def test_who_has_lost_a_seat_at_one_server_has_lost_it_at_the_other(
    postgres_url: str,
) -> None:
    async with AsyncExitStack() as stack:
        east, west = [
            await stack.enter_async_context(serving(settings(postgres_url))) for _ in range(2)
        ]
        made = await east.make("mine", "mine", game="k2", clock=TOTAL)
        old = await stack.enter_async_context(connected(west, made.id, made.tokens[0]))
        path = f"matches/{made.id}"
        assert (await east.post(f"{path}/seats/0/free", made.host)).status_code == 200
        bearer = {"Authorization": f"Bearer {made.tokens[0]}"}
        answer = await west.http.get(f"/api/{path}/record", headers=bearer)
        assert code_of(answer) == "seat.bad-token"
        assert await old.end() == (1008, "seat.freed")
        await west.post(f"{path}/join", body={"name": "New"})
        async with bare(west, made.id) as back:
            assert (await back.hello(made.tokens[0]))["problem"]["code"] == "seat.bad-token"


async def test_a_clock_is_not_set_back_by_those_who_look(postgres_url: str) -> None:
    """Each server counts all the time that has passed since it has the match, and no more."""
    async with AsyncExitStack() as stack:
        servers = {
            name: await stack.enter_async_context(serving(settings(postgres_url)))
            for name in ("east", "west")
        }
        began = time.monotonic()
        made = await servers["east"].make("mine", "mine", game="k2", clock=TOTAL)
        has_it = {"east": time.monotonic()}
        for name in ("east", "west", "east", "west", "east"):
            await asyncio.sleep(0.2)
            now = time.monotonic()
            least = now - has_it.get(name, now)
            async with connected(servers[name], made.id) as guest:
                used = used_seconds(guest.update["clock"]["left"][0])
            assert least - ROUNDING <= used <= time.monotonic() - began + ROUNDING
            has_it.setdefault(name, time.monotonic())


async def test_what_is_said_before_the_deal_is_told_at_the_other(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        east, west = [
            await stack.enter_async_context(serving(settings(postgres_url))) for _ in range(2)
        ]
        made = await east.make("mine", "open", game="k2")
        ann = await stack.enter_async_context(connected(east, made.id, made.tokens[0]))
        guest = await stack.enter_async_context(connected(west, made.id))
        await guest.catch_up()
        await ann.say("anybody?")
        assert (await guest.until("chat"))["lines"][0]["text"] == "anybody?"


async def test_one_server_lets_the_bots_of_a_match_think(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        east = await stack.enter_async_context(serving(settings(postgres_url)))
        async with serving(settings(postgres_url, idle_seconds=0.2)) as west:
            made = await west.make("mine", "random", "random", game="k2")
            assert west.store.keeps(made.id)
            ann = await stack.enter_async_context(connected(east, made.id, made.tokens[0]))
            assert not east.store.keeps(made.id)
            await play_on(ann, Random(1), 10)
            assert not east.store.keeps(made.id)
        # the one that kept it is gone; the other takes over when it looks
        await east.tables.adopt()
        assert east.store.keeps(made.id)
        await play_on(ann, Random(2), 10)


async def test_bots_alone_go_on_at_another_server(postgres_url: str) -> None:
    async with serving(settings(postgres_url, idle_seconds=0.5)) as east:
        async with serving(settings(postgres_url)) as west:
            made = await west.make("random", "random", game="k2")
            assert west.store.keeps(made.id)
            async with asyncio.timeout(PATIENCE):
                while len(await west.store.log(made.id)) < 30:
                    await asyncio.sleep(0.01)
        await ended(east, made.id)


async def test_a_deleted_match_is_gone_at_the_other_server(postgres_url: str) -> None:
    async with AsyncExitStack() as stack:
        east, west = [
            await stack.enter_async_context(serving(settings(postgres_url))) for _ in range(2)
        ]
        made = await east.make("mine", "mine", game="k2")
        ann = await stack.enter_async_context(connected(west, made.id, made.tokens[0]))
        await east.store.delete(made.id)
        assert await ann.end() == (1008, "match.unknown")


async def test_whole_games_go_on_while_servers_are_killed(postgres_url: str) -> None:
    """Four clients, two servers: a client whose server is killed goes on at the other."""
    servers = [Killable(postgres_url), Killable(postgres_url)]
    try:
        for server in servers:
            await server.start()
        made = await servers[0].make({"game": "k2", "seats": [{"kind": "mine"}] * SEATS})
        match_id = made["match"]["id"]
        urls = [server.play_url(match_id) for server in servers]
        players = [
            Player(
                [urls[number % 2], urls[1 - number % 2]],
                held["token"],
                Random(number),
            )
            for number, held in enumerate(made["held"])
        ]
        async with asyncio.timeout(600), asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in players]

            async def play_on() -> None:
                before = sum(len(one.promised) for one in players)
                while sum(len(one.promised) for one in players) < before + 20:
                    await asyncio.sleep(0.002)
                    assert not any(task.done() for task in playing)

            for number in range(1, KILLS + 1):
                await play_on()
                server = servers[number % 2]
                server.kill()
                await play_on()
                # the match is not to be over before the next one is killed
                for player in players:
                    player.may_act.clear()
                await server.start()
                for player in players:
                    player.may_act.set()
        record = parse_record(await servers[0].record(match_id))
    finally:
        for server in servers:
            server.kill()
    assert sum(player.connections for player in players) > SEATS + KILLS
    async with await Store.open(postgres_url) as store:
        log = await store.log(match_id)
    assert [(ply.actor, ply.text) for ply in record.plies] == [(one.actor, one.text) for one in log]
    record.header.seed = None
    game = load("k2", seats=SEATS)
    for seat, player in enumerate(players):
        assert [one.text for one in log if one.actor == seat] == player.promised
        masked = mask(game, record, seat)
        assert player.lines == [f"{actor_sign(ply.actor)} {ply.text}" for ply in masked.plies]
