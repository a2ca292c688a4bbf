"""The WebSocket: every message, every refusal, and whatever somebody sends who means ill."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from functools import partial
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import everest.server.socket as socket_module
from everest.server.rates import Rate
from everest.server.store import Status, Taken, Unavailable
from everest.server.watcher import MOST_WAITING
from tests.server.client import PATIENCE, Client, bare, connected
from tests.server.serving import Made, Served, serving, settings

pytestmark = pytest.mark.anyio


async def until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def new_match(served: Served, **wish: Any) -> Made:
    return await served.make("mine", "mine", game="k2", **wish)


async def new_match_with_a_choice(served: Served, fewest: int = 3) -> Made:
    """A match in which seat 0 may begin with one of several cards, as in most it may."""
    while True:
        made = await new_match(served)
        async with connected(served, made.id, made.tokens[0]) as ann:
            if len(ann.legal) >= fewest:
                return made


async def test_a_client_is_welcomed_and_shown_the_position(served: Served) -> None:
    made = await new_match(served)
    async with bare(served, made.id) as client:
        welcome = await client.hello(made.tokens[1])
        assert welcome == {"type": "welcome", "seat": 1, "match": made.info}
        assert set(client.update) == {
            *("type", "start", "ply", "lines", "events", "view", "legal", "can_take_back", "over"),
            *("clock", "advice", "way_back"),
        }
        assert client.update["advice"] is None
        assert client.update["start"] == 0
        assert client.ply == len(client.lines)
        assert client.legal
        await client.send(type="ping")
        assert await client.next() == {"type": "pong"}


async def test_an_action_is_done_and_told(served: Served) -> None:
    made = await new_match_with_a_choice(served)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        before, action = ann.ply, ann.legal[0]
        await ann.send(type="act", ply=before, action=f"  {action.upper()} ")
        assert [(await ann.next())["type"] for _ in range(2)] == ["update", "done"]
        assert ann.lines[before] == f"0 {action}"
        assert await bob.catch_up() == []  # how far she has got is her secret
        # sent again, it is answered as the first time, on any connection and in any spelling
        length = len(await served.store.log(made.id))
        for again in (action, f" {action} ", action.upper()):
            assert await ann.act(again, before) == {"type": "done", "ply": ann.ply}
        async with connected(served, made.id, made.tokens[0], ann.lines) as phone:
            assert phone.lines == ann.lines
            assert (await phone.act(action, before))["type"] == "done"
        assert len(await served.store.log(made.id)) == length
        # another one at that place is not
        answer = await ann.act(ann.legal[1], before)
        assert answer["problem"]["code"] == "act.stale"
        assert answer["ply"] == answer["problem"]["params"]["ply"] == ann.ply
        answer = await ann.act(ann.legal[0], ann.ply + 1)
        assert (answer["problem"]["code"], answer["ply"]) == ("act.ahead", ann.ply)


async def test_what_others_choose_in_secret_makes_no_action_stale(served: Served) -> None:
    made = await new_match(served)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        before = ann.ply
        while bob.legal:
            await bob.act(bob.legal[0])
        await ann.catch_up()
        assert ann.lines[-1] == "1 play ?"
        assert ann.ply == before
        first = ann.legal[0]
        assert (await ann.act(first, before))["type"] == "done"
        assert (await ann.act(first, before))["type"] == "done"
        # he takes it back, and it is still the same action
        assert (await bob.take_back())["type"] == "done"
        assert (await ann.act(first, before))["type"] == "done"
        await ann.catch_up()
        assert ann.lines == [*ann.lines[:before], f"0 {first}"]
        rows = [row for row in await served.store.log(made.id) if row.actor == 0]
        assert [row.text for row in rows] == [first]


async def test_the_same_action_on_two_connections_at_once_is_done_once(served: Served) -> None:
    made = await new_match_with_a_choice(served)
    length = len(await served.store.log(made.id))
    async with (
        connected(served, made.id, made.tokens[0]) as desk,
        connected(served, made.id, made.tokens[0]) as phone,
    ):
        ply, action = desk.ply, desk.legal[0]
        answers = await asyncio.gather(desk.act(action, ply), phone.act(action, ply))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        await desk.catch_up()
        await phone.catch_up()
        assert desk.lines == phone.lines
        assert len(await served.store.log(made.id)) == length + 1
        # different ones: one is done, the other is too late
        ply = desk.ply
        answers = await asyncio.gather(desk.act(desk.legal[0], ply), phone.act(desk.legal[1], ply))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert len(await served.store.log(made.id)) == length + 2


async def test_what_is_too_far_comes_with_the_points_that_are_missing(served: Served) -> None:
    made = await new_match(served)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        while "end" not in ann.legal and "end" not in bob.legal:
            one = ann if ann.legal else bob
            # a climber may die of the levels that pay for risk
            action = min(one.legal, key=lambda action: "levels" in action)
            assert (await one.act(action))["type"] == "done"
            for client in (ann, bob):
                await client.catch_up()
        one = ann if "end" in ann.legal else bob
        answers = [(await one.act(f"move {piece} to s27"))["problem"] for piece in ("A", "B")]
        problem = next(answer for answer in answers if answer["reason"] != "climber.dead")
        assert problem["reason"] == "move.not-neighbours"
        assert problem["params"]["missing"] > 0


async def test_refusals_say_why(served: Served) -> None:
    made = await new_match(served)
    async with connected(served, made.id, made.tokens[0]) as ann:
        problem = (await ann.act("end"))["problem"]
        assert problem["code"] == "act.illegal"
        assert problem["clause"]
        assert problem["reason"]
        word = ann.legal[0].split()[-1]
        problem = (await ann.act(f"plya {word}"))["problem"]
        assert problem == {
            "code": "act.unknown",
            "clause": None,
            "reason": None,
            "params": {"nearest": ann.legal[0]},
        }
        for text in ("take back", "undo", "?", "play ?", "\u0000", "é" * 100, "* deal 1 x"):
            assert (await ann.act(text))["problem"]["code"] == "act.unknown"
        assert (await ann.take_back())["problem"]["code"] == "take-back.nothing"
        await ann.send(type="hello", token=made.tokens[1])
        answer = await ann.until("refused")
        assert answer["problem"]["code"] == "message.bad"
        assert (await ann.act(ann.legal[0]))["type"] == "done"


async def test_taking_back(served: Served) -> None:
    made = await new_match_with_a_choice(served)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        lines, legal = ann.lines[:], ann.legal
        await ann.act(legal[0])
        assert ann.update["can_take_back"]
        assert (await ann.take_back(ann.ply - 1))["problem"]["code"] == "act.stale"
        assert (await ann.take_back(ann.ply + 1))["problem"]["code"] == "act.ahead"
        assert (await ann.take_back())["type"] == "done"
        assert (ann.lines, ann.legal) == (lines, legal)
        assert ann.update["start"] == len(lines)  # and not everything once more
        assert not ann.update["can_take_back"]
        await ann.act(legal[1])
        assert ann.lines[-1] == f"0 {legal[1]}"
        assert await bob.catch_up() == []
    fixed = await new_match(served, take_back="never")
    async with connected(served, fixed.id, fixed.tokens[0]) as ann:
        await ann.act(ann.legal[0])
        assert not ann.update["can_take_back"]
        assert (await ann.take_back())["problem"]["code"] == "take-back.off"


async def test_a_client_that_was_away_learns_what_was_taken_back(served: Served) -> None:
    made = await served.make("mine", "mine", "mine", game="k2")
    clients: list[Client] = []
    async with (
        connected(served, made.id, made.tokens[0]) as one,
        connected(served, made.id, made.tokens[1]) as two,
        connected(served, made.id, made.tokens[2]) as three,
    ):
        clients = [one, two, three]
        for _ in range(200):  # to a turn in which somebody has a choice of what all see
            for client in clients:
                await client.catch_up()
            acting = next(client for client in clients if client.legal)
            seen = [action for action in acting.legal if action.startswith(("use", "move"))]
            if len(seen) > 1:
                break
            await acting.act(acting.legal[0])
        watcher = next(client for client in clients if client is not acting)
        await acting.act(seen[0])
        await watcher.catch_up()
        gone = watcher.lines[:]
        assert gone[-1].endswith(seen[0])
        # it is away, and comes back with as many lines, of which the last is another
        assert (await acting.take_back())["type"] == "done"
        await acting.act(seen[1])
        await watcher.catch_up()
        assert len(watcher.lines) >= len(gone)
        token = made.tokens[clients.index(watcher)]
        async with connected(served, made.id, token, gone) as back:
            assert back.lines == watcher.lines
            assert back.update["start"] == len(gone) - 1
        # the same when the server has read it from the database
        served.tables._live.pop(made.id)
        async with connected(served, made.id, token, gone) as back:
            assert back.lines == watcher.lines
            assert back.update["start"] == len(gone) - 1


async def test_who_may_watch(served: Served) -> None:
    made = await new_match(served)
    async with connected(served, made.id) as guest:
        assert guest.legal == []
        for answer in (await guest.act("end"), await guest.take_back()):
            assert answer["problem"]["code"] == "seat.none"
    closed = await new_match(served, spectators=False)
    async with bare(served, closed.id) as guest:
        answer = await guest.hello(None)
        assert answer["problem"]["code"] == "spectators.none"
        assert await guest.end() == (1008, "spectators.none")


@pytest.mark.parametrize("whose", ["nobody's", "the other match's", "the host's", "empty"])
async def test_a_token_opens_nothing_but_its_seat(served: Served, whose: str) -> None:
    made, other = await new_match(served), await new_match(served)
    token = {
        "nobody's": "x" * 32,
        "the other match's": other.tokens[0],
        "the host's": made.host,
        "empty": "",
    }[whose]
    async with bare(served, made.id) as client:
        answer = await client.hello(token)
        code = "message.bad" if whose == "empty" else "seat.bad-token"
        assert answer["problem"]["code"] == code
        assert (await client.end())[0] == 1008
        assert made.id not in "".join(client.received)


async def test_matches_that_cannot_be_played(served: Served) -> None:
    for match_id in ("nobody", "x" * 65):
        async with bare(served, match_id) as client:
            assert (await client.hello(None))["problem"]["code"] == "match.unknown"
            assert await client.end() == (1008, "match.unknown")


@pytest.mark.parametrize(
    ("origin", "is_allowed"),
    [
        (None, True),
        ("http://{host}", True),
        ("http://{HOST}", True),
        ("https://club.example", True),
        ("https://evil.example", False),
        ("http://127.0.0.1", False),
        ("http://{host}.evil.example", False),
        ("http://evil.example/{host}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
async def test_pages_of_others_open_no_connection(
    served: Served, origin: str | None, is_allowed: bool
) -> None:
    headers = {}
    if origin is not None:
        host = served.address
        headers["Origin"] = origin.format(host=host, HOST=host.upper())
    code = "match.unknown" if is_allowed else "origin.foreign"
    async with bare(served, "nobody", additional_headers=headers) as client:
        with contextlib.suppress(ConnectionClosed):
            await client.send(type="hello")
        assert (await client.next())["problem"]["code"] == code
        assert await client.end() == (1008, code)


async def test_connections_are_limited(url: str) -> None:
    async with serving(settings(url, most_connections=2)) as served:
        made = await new_match(served)
        async with (
            connected(served, made.id),
            connected(served, made.id),
            bare(served, made.id) as third,
        ):
            assert (await third.next())["problem"]["code"] == "rate.exceeded"
            assert await third.end() == (1013, "rate.exceeded")
        await until(lambda: not served.app.state.connections._taken)
        async with connected(served, made.id), connected(served, made.id):
            pass


DEEP = "[" * 4000
BAD: list[str | bytes] = [
    "",
    "null",
    "{",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type": null}',
    '{"type": "welcome"}',
    '{"type": "act"}',
    '{"type": "act", "ply": -1, "action": "end"}',
    '{"type": "act", "ply": 1.5, "action": "end"}',
    '{"type": "act", "ply": "1", "action": "end"}',
    '{"type": "act", "ply": true, "action": "end"}',
    '{"type": "act", "ply": 1e400, "action": "end"}',
    '{"type": "act", "ply": NaN, "action": "end"}',
    '{"type": "act", "ply": 1000001, "action": "end"}',
    '{"type": "act", "ply": 1' + "0" * 3000 + ', "action": "end"}',
    '{"type": "act", "ply": 1, "action": ""}',
    '{"type": "act", "ply": 1, "action": 7}',
    '{"type": "act", "ply": 1, "action": ["end"]}',
    '{"type": "act", "ply": 1, "action": "\\ud800"}',
    '{"type": "act", "ply": 1, "action": "end", "seat": 1}',
    json.dumps({"type": "act", "ply": 1, "action": "x" * 101}),
    '{"type": "take-back"}',
    '{"type": "ping", "more": {}}',
    '{"type": "hello", "token": "' + "x" * 65 + '"}',
    '{"type": "hello", "ply": null}',
    '{"type": "hello", "token": ' + DEEP + "}",
    DEEP,
    '{"a":' * 800,
    b'{"type": "ping"}',
    b"",
    b"\x00\xff" * 100,
]


@pytest.mark.parametrize("message", BAD, ids=range(len(BAD)))
async def test_bad_messages_end_the_connection(served: Served, message: str | bytes) -> None:
    made = await new_match(served)
    for is_welcome in (False, True):
        async with bare(served, made.id) as client:
            if is_welcome:
                await client.hello(made.tokens[0])
            await client.socket.send(message)
            answer = await client.until("refused")
            assert answer["problem"]["code"] == "message.bad"
            assert len(client.received[-1]) < 300
            assert await client.end() == (1008, "message.bad")
    log = await served.store.log(made.id)
    assert all(row.actor == -1 for row in log)


@pytest.mark.parametrize("size", [4097, 1 << 20])
async def test_large_messages_end_the_connection(served: Served, size: int) -> None:
    made = await new_match(served)
    async with bare(served, made.id) as client:
        await client.socket.send(" " * size)
        assert (await client.next())["problem"]["code"] == "message.too-large"
        assert await client.end() == (1008, "message.too-large")


async def test_messages_larger_than_the_server_takes_end_the_connection(served: Served) -> None:
    async with bare(served, "nobody") as client:
        with contextlib.suppress(ConnectionClosed):
            await client.socket.send("x" * (17 << 20))
        assert (await client.end())[0] == 1009
    assert (await served.http.get("/api/games")).status_code == 200


async def test_who_does_not_begin_with_hello_is_sent_away(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await new_match(served)
    for message in ({"type": "ping"}, {"type": "act", "ply": 0, "action": "end"}):
        async with bare(served, made.id) as client:
            await client.send(**message)
            problem = (await client.next())["problem"]
            assert (problem["code"], problem["params"]) == ("message.bad", {"expected": "hello"})
            assert (await client.end())[0] == 1008
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.1)
    async with bare(served, made.id) as client:
        assert (await client.next())["problem"]["params"] == {"expected": "hello"}
        assert (await client.end())[0] == 1008


async def test_floods_end_the_connection(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # no time passes in which more would be allowed
    monkeypatch.setattr(socket_module, "Rate", partial(Rate, clock=lambda: 0.0))
    async with serving(settings(url, messages_per_second=2.0)) as served:
        made = await new_match(served)
        async with bare(served, made.id) as client:
            await client.hello(made.tokens[0])
            for _ in range(30):
                await client.send(type="ping")
            answer = await client.until("refused")
            assert answer["problem"]["code"] == "rate.exceeded"
            assert len(client.received) == 2 + 9 + 1  # 10 messages at once, the hello among them
            assert await client.end() == (1008, "rate.exceeded")


async def test_who_does_not_read_is_given_up_and_delays_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "SEND_SECONDS", 2.0)
    async with serving(settings(url), send_buffer=4096) as served:
        made = await new_match(served)
        host, port = served.address.split(":")
        slots = served.app.state.connections
        before = sum(slots._taken.values())
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            shake = [
                f"GET /api/matches/{made.id}/play HTTP/1.1",
                f"Host: {served.address}",
                *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
            hello = json.dumps({"type": "hello", "token": made.tokens[0]}).encode()

            def begin() -> None:
                deaf.connect((host, int(port)))
                deaf.sendall("\r\n".join([*shake, "", ""]).encode())
                assert b" 101 " in deaf.recv(1024)
                deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

            await asyncio.to_thread(begin)
            # while it is being served, somebody else plays in the same seat
            async with connected(served, made.id, made.tokens[0]) as ann:
                table = served.tables._live[made.id]
                await until(lambda: len(table.watchers) == 2)
                legal = ann.legal[0]
                async with asyncio.timeout(PATIENCE):
                    while len(table.watchers) == 2:
                        assert (await ann.act(legal))["type"] == "done"
                        assert (await ann.take_back())["type"] == "done"
                        assert max(one.queue.qsize() for one in table.watchers) <= MOST_WAITING + 1
                        await asyncio.sleep(0.01)
                assert len(table.watchers) == 1
                assert (await ann.act(legal))["type"] == "done"
                # it counts as a connection as long as it is there
                assert sum(slots._taken.values()) == before + 2
        finally:
            deaf.close()
        await until(lambda: sum(slots._taken.values()) == before)


async def test_connections_break_at_any_moment(served: Served) -> None:
    """Before and after hello, in the middle of an action, with and without a farewell."""
    made = await new_match(served)
    for number in range(40):
        async with connect(served.play_url(made.id), compression=None, proxy=None) as broken:
            client = Client(broken)
            if number % 4:
                await broken.send(json.dumps({"type": "hello", "token": made.tokens[0]}))
            if number % 4 > 1:
                await client.until("update")
                if client.legal:
                    message = {"type": "act", "ply": client.ply, "action": client.legal[0]}
                    await broken.send(json.dumps(message))
            if number % 8 > 3:
                broken.transport.abort()
    table = served.tables._live[made.id]
    await until(lambda: not table.watchers and not table.users)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        acting = ann if ann.legal else bob
        assert (await acting.act(acting.legal[0]))["type"] == "done"


@pytest.mark.logs_errors
@pytest.mark.parametrize("is_done", [False, True])
async def test_when_storing_fails_nobody_is_told_and_nothing_is_lost(
    served: Served, monkeypatch: pytest.MonkeyPatch, is_done: bool
) -> None:
    """The database fails before or after it has written, and cannot be read either."""
    made = await new_match(served)
    real_append, real_load = served.store.append, served.store.load

    async def fail_append(*given: Any, **options: Any) -> int:
        if is_done:
            await real_append(*given, **options)
        raise Unavailable("gone")

    async def fail_load(*_: object) -> None:
        raise Unavailable("gone")

    async with (
        bare(served, made.id) as ann,
        connected(served, made.id, made.tokens[0]) as phone,
        connected(served, made.id, made.tokens[1]) as bob,
    ):
        await ann.hello(made.tokens[0])
        before, ply, action = ann.lines[:], ann.ply, ann.legal[0]
        monkeypatch.setattr(served.store, "append", fail_append)
        monkeypatch.setattr(served.store, "load", fail_load)
        answer = await ann.act(action)
        assert answer["problem"]["code"] == "server.storage"
        assert await ann.end() == (1013, "server.storage")
        assert [message["type"] for message in await phone.catch_up()] == []
        monkeypatch.setattr(served.store, "append", real_append)
        async with bare(served, made.id) as back:  # it still cannot be read
            assert (await back.hello(made.tokens[0]))["problem"]["code"] == "server.storage"
        monkeypatch.setattr(served.store, "load", real_load)
        async with connected(served, made.id, made.tokens[0], before) as back:
            assert len(back.lines) - len(before) == is_done
            assert (await back.act(action, ply))["type"] == "done"
            assert back.lines == [*before, f"0 {action}"]
            await phone.catch_up()
            assert phone.lines == back.lines
            assert await bob.catch_up() == []
            log = await served.store.log(made.id)
            assert [row.text for row in log if row.actor == 0] == [action]


async def test_another_process_was_faster(served: Served) -> None:
    made = await new_match_with_a_choice(served)
    async with connected(served, made.id, made.tokens[0]) as ann:
        log = await served.store.log(made.id)
        first, second = ann.legal[:2]
        await served.store.append(made.id, len(log), [(0, first)])
        ply = ann.ply
        answer = await ann.act(second, ply)
        assert answer["problem"]["code"] == "act.stale"
        assert answer["ply"] == answer["problem"]["params"]["ply"] == ply + 1
        assert ann.lines[ply] == f"0 {first}"
        assert (await ann.act(first, ply))["type"] == "done"
        with pytest.raises(Taken):
            await served.store.append(made.id, len(log), [(0, first)])
        assert ann.legal
        assert (await ann.act(ann.legal[0]))["type"] == "done"


async def test_a_match_that_is_put_away_or_deleted_meanwhile(served: Served) -> None:
    for is_deleted, code in ((False, "match.not-running"), (True, "match.unknown")):
        made = await new_match(served)
        async with bare(served, made.id) as ann:
            await ann.hello(made.tokens[0])
            if is_deleted:
                await served.store.delete(made.id)
            else:
                await served.store.archive(made.id)
            answer = await ann.act(ann.legal[0])
            assert answer["problem"]["code"] == code
        if not is_deleted:
            assert (await served.store.match(made.id)).status is Status.ARCHIVED
        assert all(row.actor == -1 for row in await served.store.log(made.id))


async def test_idle_tables_leave_the_memory_and_come_back(url: str) -> None:
    async with serving(settings(url, idle_seconds=0.02)) as served:
        made = await new_match(served)
        async with connected(served, made.id, made.tokens[0]) as ann:
            await ann.act(ann.legal[0])
            await asyncio.sleep(0.1)
            table = served.tables._live[made.id]  # somebody is there
            lines = ann.lines
        await until(lambda: made.id not in served.tables._live)

        async def visit() -> None:
            async with connected(served, made.id, made.tokens[0], lines) as back:
                assert back.lines == lines
                # however the visits and the sweeping fall together, all are at one table
                there = served.tables._live[made.id]
                assert there.users >= len(there.watchers) > 0

        for _ in range(10):
            await asyncio.gather(visit(), visit())
            await asyncio.sleep(0.01)
        assert served.tables._live.get(made.id) is not table


async def test_stopping_the_server_ends_connections(url: str) -> None:
    async with serving(settings(url)) as served:
        made = await new_match(served)
        async with bare(served, made.id) as client:
            await client.hello(made.tokens[0])
            served.server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                await client.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
