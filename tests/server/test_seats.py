"""Who sits where: waiting for players, reserved seats, the host's powers, and coming back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import httpx
import pytest

from everest.server.store import Unavailable
from tests.server.client import PATIENCE, Client, bare, connected
from tests.server.serving import Served, serving, settings
from tests.server.test_bots import play_on
from tests.server.test_rest import code_of

pytestmark = pytest.mark.anyio


def info_of(answer: httpx.Response) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    info: dict[str, Any] = answer.json()
    return info


async def test_who_waits_at_the_table_sees_others_come(served: Served) -> None:
    made = await served.make("mine", "open", "open", game="k2")
    join = f"matches/{made.id}/join"
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id) as guest,
    ):
        assert ann.update == guest.update == {}
        assert (await ann.act("end", 0))["problem"]["code"] == "match.not-running"
        assert (await ann.ask_back())["problem"]["code"] == "match.not-running"
        await served.post(join, body={"name": "Bob"})
        changed = await ann.until("changed")
        assert [seat["name"] for seat in changed["match"]["seats"]] == ["seat 0", "Bob", ""]
        assert changed["match"]["status"] == "open"
        await served.post(join, body={"name": "Cyd"})
        for client in (ann, guest):
            assert (await client.until("update"))["start"] == 0
            assert client.all("changed")[-1]["match"]["status"] == "running"
            assert client.lines
        assert ann.legal
        assert not guest.legal


async def test_a_reserved_seat_is_for_its_name(served: Served) -> None:
    seats = [{"kind": "open", "name": "Ann"}, {"kind": "open"}, {"kind": "open", "name": "Žofia"}]
    made = (await served.post("matches", body={"game": "k2", "seats": seats})).json()["match"]
    join = f"matches/{made['id']}/join"
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "", "Žofia"]
    assert code_of(await served.post(join, body={"name": "Bob", "seat": 0})) == "seat.reserved"
    assert (await served.post(join, body={"name": "ŽOFIA"})).json()["held"]["seat"] == 2
    assert (await served.post(join, body={"name": "Bob"})).json()["held"]["seat"] == 1
    assert code_of(await served.post(join, body={"name": "Cyd"})) == "seat.reserved"
    assert (await served.post(join, body={"name": "ann"})).json()["held"]["seat"] == 0
    assert code_of(await served.post(join, body={"name": "ann"})) == "match.full"


async def test_only_the_host_frees_a_seat(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2")
    path = f"matches/{made.id}/seats/1/free"
    assert code_of(await served.post(path)) == "seat.bad-token"
    for token in (*made.tokens.values(), "x"):
        assert code_of(await served.post(path, token)) == "host.bad-token"
    assert (
        code_of(await served.post(f"matches/{made.id}/seats/2/free", made.host)) == "seat.unknown"
    )
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        action = bob.legal[0]
        info = info_of(await served.post(path, made.host))
        assert info["status"] == "running"
        assert info["seats"][1] == {
            "seat": 1,
            "kind": "open",
            "name": "",
            "bot": None,
            "held_by": None,
        }
        assert await bob.end() == (1008, "seat.freed")
        assert bob.all("refused")[-1]["problem"]["code"] == "seat.freed"
        assert (await ann.until("changed"))["match"] == info
        assert code_of(await served.post(path, made.host)) == "seat.empty"
        async with bare(served, made.id) as back:
            await back.send(type="hello", token=made.tokens[1])
            assert (await back.next())["problem"]["code"] == "seat.bad-token"
        joined = (await served.post(f"matches/{made.id}/join", body={"name": "Dan"})).json()
        assert joined["held"]["seat"] == 1
        async with connected(served, made.id, joined["held"]["token"]) as dan:
            assert action in dan.legal
            assert (await dan.act(action))["type"] == "done"
        record = (await served.http.get(f"/api/matches/{made.id}/record")).text
        assert "Dan" in record


async def test_an_old_secret_opens_nothing_however_it_comes(served: Served) -> None:
    """Connections and requests that wait for the table while the seat is freed."""
    for _ in range(3):
        made = await served.make("mine", "mine", game="k2")
        path = f"matches/{made.id}/seats/0"
        table = served.tables._live[made.id]
        async with AsyncExitStack() as stack:
            late = [await stack.enter_async_context(bare(served, made.id)) for _ in range(10)]
            async with table._lock:
                freeing = asyncio.create_task(served.post(f"{path}/free", made.host))
                while not table._lock._waiters:  # the others have to come later
                    await asyncio.sleep(0.01)
                for client in late:
                    await client.send(type="hello", token=made.tokens[0])
                asking = [
                    asyncio.create_task(
                        served.post(f"{path}/bot", made.tokens[0], {"bot": "random"})
                    )
                    for _ in range(3)
                ]
                await asyncio.sleep(0.05)
            assert info_of(await freeing)["seats"][0]["kind"] == "open"
            for client in late:
                assert await client.end() == (1008, "seat.bad-token")
            for answer in await asyncio.gather(*asking):
                assert code_of(answer) == "seat.bad-token"
        info = (await served.http.get(f"/api/matches/{made.id}")).json()
        assert info["seats"][0]["kind"] == "open"


async def test_a_connection_does_nothing_for_a_seat_that_is_not_its_own_any_more(
    served: Served,
) -> None:
    made = await served.make("mine", "mine", game="k2")
    async with connected(served, made.id, made.tokens[0]) as old:
        (watcher,) = served.tables._live[made.id].watchers
        watcher.token_hash = "0" * 64  # as one whose seat has got another secret
        assert (await old.act(old.legal[0]))["problem"]["code"] == "seat.bad-token"
        assert (await old.take_back())["problem"]["code"] == "seat.bad-token"
        assert (await old.say("hello"))["problem"]["code"] == "seat.bad-token"
        assert (await old.answer_back(0, True))["problem"]["code"] == "seat.bad-token"


@pytest.mark.logs_errors
@pytest.mark.parametrize("is_done", [False, True])
async def test_a_seat_that_could_not_be_changed_is_what_is_stored(
    served: Served, monkeypatch: pytest.MonkeyPatch, is_done: bool
) -> None:
    made = await served.make("mine", "mine", game="k2")
    real = served.store.free_seat

    async def fail(*given: Any, **more: Any) -> None:
        if is_done:
            await real(*given, **more)
        raise Unavailable("gone")

    async with connected(served, made.id, made.tokens[0]) as ann:
        with monkeypatch.context() as patched:
            patched.setattr(served.store, "free_seat", fail)
            answer = await served.post(f"matches/{made.id}/seats/0/free", made.host)
            assert code_of(answer) == "server.storage"
        if is_done:
            assert (await ann.act(ann.legal[0]))["problem"]["code"] == "seat.freed"
        else:
            assert (await ann.act(ann.legal[0]))["type"] == "done"


async def test_a_match_that_is_deleted_is_gone_for_its_bots_too(served: Served) -> None:
    made = await served.make("mine", "random", game="k2")
    async with connected(served, made.id, made.tokens[0]) as ann:
        await served.store.delete(made.id)
        await ann.act(ann.legal[0])
        assert await ann.end() == (1008, "match.unknown")
    async with asyncio.timeout(PATIENCE):
        while any(task for task in served.tables._bots._tasks):
            await asyncio.sleep(0.02)
    assert code_of(await served.http.get(f"/api/matches/{made.id}/record")) == "match.unknown"
    assert made.id not in served.tables._live


async def test_a_bot_plays_until_the_seat_is_taken_back(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2")
    seat = f"matches/{made.id}/seats/1"
    for token in (made.tokens[0], "x"):
        answer = await served.post(f"{seat}/bot", token, {"bot": "random"})
        assert code_of(answer) == "seat.bad-token"
    answer = await served.post(f"{seat}/bot", made.host, {"bot": "nobody"})
    assert code_of(answer) == "choice.unknown"
    assert code_of(await served.post(f"{seat}/return", made.tokens[1])) == "seat.not-held"
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        info = info_of(await served.post(f"{seat}/bot", made.tokens[1], {"bot": "random"}))
        assert info["seats"][1]["held_by"] == "random"
        assert info["seats"][1]["kind"] == "human"
        assert (await bob.until("changed"))["match"] == info
        await play_on(ann, Random(1), 12)
        await bob.catch_up()
        assert any(line.startswith("1 ") for line in bob.lines)
        assert bob.legal == []
        for refused in (await bob.act("end"), await bob.take_back(), await bob.act("end", 10_000)):
            assert refused["problem"]["code"] == "seat.held"
        assert code_of(await served.post(f"{seat}/return", made.tokens[0])) == "seat.bad-token"
        info = info_of(await served.post(f"{seat}/return", made.tokens[1]))
        assert info["seats"][1]["held_by"] is None
        await play_both(ann, bob, 20)


async def play_both(ann: Client, bob: Client, most: int) -> None:
    """Play on with two clients until both have acted often enough."""
    tasks = [asyncio.create_task(play_on(client, Random(2), most)) for client in (ann, bob)]
    done, going_on = await asyncio.wait(
        tasks, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE
    )
    for task in going_on:
        task.cancel()
    await asyncio.gather(*going_on, return_exceptions=True)
    assert {task.result() for task in done} == {most}


async def test_a_bot_takes_an_open_seat_for_good(served: Served) -> None:
    made = await served.make("mine", "open", game="k2")
    seat = f"matches/{made.id}/seats/1"
    info = info_of(await served.post(f"{seat}/bot", made.host, {"bot": "random"}))
    assert info["status"] == "running"
    assert info["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "random",
        "bot": "random",
        "held_by": None,
    }
    assert code_of(await served.post(f"{seat}/bot", made.host, {"bot": "greedy"})) == "seat.taken"
    assert code_of(await served.post(f"{seat}/return", made.host)) == "seat.not-held"
    async with connected(served, made.id, made.tokens[0]) as ann:
        await play_on(ann, Random(1), 10)
        assert any(line.startswith("1 ") for line in ann.lines)
        # the host can let somebody have it after all
        info_of(await served.post(f"{seat}/free", made.host))
        assert (await ann.until("changed"))["match"]["seats"][1]["kind"] in ("open", "bot")


async def test_a_bot_that_was_let_in_goes_on_after_a_restart(url: str) -> None:
    async with serving(settings(url)) as served:
        made = await served.make("mine", "mine", game="k2")
        served.tables._bots._is_closed = True
        await served.post(f"matches/{made.id}/seats/1/bot", made.host, {"bot": "random"})
        length = len(await served.store.log(made.id))
    async with serving(settings(url)) as served:
        async with asyncio.timeout(PATIENCE):
            while len(await served.store.log(made.id)) == length:
                await asyncio.sleep(0.02)


async def test_bots_alone_go_on_after_a_restart_with_nobody_looking(url: str) -> None:
    async with serving(settings(url)) as served:
        made = await served.make("random", "random", game="k2")
        async with asyncio.timeout(PATIENCE):
            while len(await served.store.log(made.id)) < 40:
                await asyncio.sleep(0.01)
    async with serving(settings(url)) as served:
        assert (await served.store.match(made.id)).due
        async with asyncio.timeout(PATIENCE):
            while (await served.http.get(f"/api/matches/{made.id}")).json()["status"] != "over":
                await asyncio.sleep(0.1)
        assert not (await served.store.match(made.id)).due


async def test_my_matches(served: Served) -> None:
    first = await served.make("mine", "mine", game="k2")
    second = await served.make("mine", "open", game="k2")

    def held(*pairs: tuple[str, str]) -> dict[str, Any]:
        return {"held": [{"match": match, "token": token} for match, token in pairs]}

    wish = held(
        (first.id, first.tokens[1]),
        (second.id, second.tokens[0]),
        (first.id, first.host),
        (first.id, second.tokens[0]),
        ("nothing", "x"),
    )
    found = (await served.post("mine", body=wish)).json()["matches"]
    assert [(one["match"]["id"], one["seat"], one["waits"], one["round"]) for one in found] == [
        (first.id, 1, True, 1),
        (second.id, 0, False, 0),
        (first.id, None, False, 1),
    ]
    async with connected(served, first.id, first.tokens[1]) as bob:
        while bob.legal:
            await bob.act(bob.legal[0])
    (mine,) = (await served.post("mine", body=held((first.id, first.tokens[1])))).json()["matches"]
    assert not mine["waits"]
    too_many = held(*[("x", "y")] * 101)
    assert code_of(await served.post("mine", body=too_many)) == "message.bad"
