"""Kills, restarts and lost connections: what was answered with `done` is there, and once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from everest.games.loading import load
from everest.record.masking import mask
from everest.record.record import actor_sign, parse_record
from everest.server.acting import question
from everest.server.store import Store
from tests.server.client import Client, connected
from tests.server.killable import Killable, Player
from tests.server.serving import Served, serving, settings

pytestmark = pytest.mark.anyio

SEATS = 4
KILLS = 2
MATCHES = 100


async def test_a_whole_game_goes_on_through_kills(url: str) -> None:
    server = Killable(url)
    await server.start()
    try:
        made = await server.make({"game": "k2", "seats": [{"kind": "mine"}] * SEATS})
        match_id = made["match"]["id"]
        players = [
            Player([server.play_url(match_id)], held["token"], Random(number))
            for number, held in enumerate(made["held"])
        ]
        async with asyncio.timeout(300), asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in players]
            for number in range(1, KILLS + 1):
                while sum(len(one.promised) for one in players) < 100 * number:
                    await asyncio.sleep(0.002)
                    assert not all(task.done() for task in playing)
                await server.freeze()
                while not any(player.waiting for player in players):  # for its answer
                    server.thaw()
                    await asyncio.sleep(0.002)
                    await server.freeze()
                server.kill()
                await server.start()
        record = parse_record(await server.record(match_id))
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


async def test_a_hundred_matches_go_on_through_kills(url: str) -> None:
    """All are in the middle when the server is killed: what was answered is there, and once."""
    server = Killable(url)
    await server.start()
    players: list[tuple[str, int, Player]] = []
    try:
        for number in range(MATCHES):
            seats = 1 + number % 2
            made = await server.make({"game": "k2", "seats": [{"kind": "mine"}] * seats})
            match_id = made["match"]["id"]
            players += [
                (
                    match_id,
                    held["seat"],
                    Player([server.play_url(match_id)], held["token"], Random(number)),
                )
                for held in made["held"]
            ]
        playing = [asyncio.create_task(player.play()) for _, _, player in players]
        async with asyncio.timeout(300):
            for number in range(1, KILLS + 1):
                # each is connected again, and has acted since; a few are over by then
                while True:
                    await asyncio.sleep(0.01)
                    assert not any(task.done() and task.exception() for task in playing)
                    going_on = [
                        player
                        for (_, _, player), task in zip(players, playing, strict=True)
                        if not task.done()
                    ]
                    assert len(going_on) > MATCHES
                    acted = [player.connections >= number for player in going_on]
                    total = sum(len(player.promised) for player in going_on)
                    if all(acted) and total >= 500 * number:
                        break
                server.kill()
                if number < KILLS:
                    await server.start()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        server.kill()
    async with await Store.open(url) as store:
        for match_id, seat, player in players:
            done = [row.text for row in await store.log(match_id) if row.actor == seat]
            # the last one may have been done without the answer's having come
            unanswered = [player.waiting[1]] if player.waiting is not None else []
            assert done in (player.promised, [*player.promised, *unanswered])
    # and a server reads every one of them
    async with serving(settings(url)) as served:
        for match_id in {match_id for match_id, _, _ in players}:
            async with served.tables.at(match_id) as table, table.held():
                assert table.watched is not None


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
        asked = await question(table)
        assert asked is not None
        assert asked.seat == 1
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
        served.tables._live.clear()
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
