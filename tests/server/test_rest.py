"""The REST interface: every route, its refusals, its headers."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest

import everest.server
from everest.games.loading import OFFERS, load
from everest.record.record import parse_record
from everest.server.app import MOST_BODY, MOST_RECORDS
from everest.server.problems import STATUS
from everest.server.rates import Rate
from everest.server.store import Unavailable
from everest.table.commitment import commitment
from tests.server.client import connected
from tests.server.serving import Served, serving, settings

pytestmark = pytest.mark.anyio

TWO = [{"kind": "mine"}, {"kind": "mine"}]


def code_of(answer: httpx.Response) -> str:
    body = answer.json()
    assert set(body) == {"code", "clause", "reason", "params"}
    assert answer.status_code == STATUS[body["code"]]
    return str(body["code"])


async def test_the_games_are_offered_as_they_can_be_loaded(served: Served) -> None:
    offers = (await served.http.get("/api/games")).json()["games"]
    assert [offer["game"] for offer in offers] == list(OFFERS)
    for offer in offers:
        assert "random" in offer["bots"]
        for map_name in offer["maps"]:
            load(offer["game"], seats=offer["seats"][-1], map=map_name)


async def test_the_limits_are_offered_that_go_with_the_rest(served: Served) -> None:
    for offer in (await served.http.get("/api/games")).json()["games"]:
        told = {(one["map"], one["seats"]): one["limits"] for one in offer["limits_for"]}
        assert set(told) == {(board, count) for board in offer["maps"] for count in offer["seats"]}
        assert len(told) == len(offer["limits_for"])
        for (board, count), limits in told.items():
            for one in offer["limits"]:
                choices = {"game": offer["game"], "map": board, "seats": count, "limits": one}
                answer = await served.http.get("/api/ruleset", params=choices)
                assert (answer.status_code == 200) == (one in limits), choices


async def test_a_match_is_made_joined_and_listed(fresh: Served) -> None:
    seats = [{"kind": "mine", "name": " Ann\t\u0000 "}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "k2", "seats": seats, "listed": True}
    made = (await fresh.http.post("/api/matches", json=wish)).json()
    match = made["match"]
    assert match["status"] == "open"
    assert [seat["kind"] for seat in match["seats"]] == ["human", "open", "open"]
    assert match["seats"][0]["name"] == "Ann"
    assert match["seed"] is None
    listed = (await fresh.http.get("/api/matches")).json()["matches"]
    assert listed == [match] == [(await fresh.http.get(f"/api/matches/{match['id']}")).json()]

    join = f"/api/matches/{match['id']}/join"
    joined = (await fresh.http.post(join, json={"name": "Bob", "seat": 2})).json()
    assert joined["held"]["seat"] == 2
    assert joined["match"]["status"] == "open"
    assert code_of(await fresh.http.post(join, json={"name": "Cyd", "seat": 2})) == "seat.taken"
    # only what is printable of a name counts
    joined = (await fresh.http.post(join, json={"name": "\u0007"})).json()
    assert joined["match"]["seats"][1]["name"] == "seat 1"
    assert joined["match"]["status"] == "running"
    assert code_of(await fresh.http.post(join, json={"name": "Dan"})) == "match.full"
    tokens = {held["token"] for held in [*made["held"], joined["held"]]} | {made["host_token"]}
    assert len(tokens) == 3
    assert min(len(token) for token in tokens) >= 32


async def test_a_match_that_nobody_listed_is_not_listed(served: Served) -> None:
    await served.make("mine", "open")
    assert (await served.http.get("/api/matches")).json() == {"matches": []}


async def test_many_join_at_once_and_each_seat_is_taken_once(served: Served) -> None:
    made = await served.make("mine", "open", "open", "open", game="k2")
    join = f"/api/matches/{made.id}/join"
    answers = await asyncio.gather(
        *[served.http.post(join, json={"name": f"P{number}"}) for number in range(9)]
    )
    seats = [answer.json()["held"]["seat"] for answer in answers if answer.status_code == 200]
    assert sorted(seats) == [1, 2, 3]
    assert {code_of(answer) for answer in answers if answer.status_code != 200} == {"match.full"}
    log = await served.store.log(made.id)
    assert [row.number for row in log] == list(range(len(log)))
    assert log[0].text.startswith("first")


async def test_records_are_for_who_may_read_them(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2", spectators=False)
    path = f"/api/matches/{made.id}/record"
    assert code_of(await served.http.get(path)) == "spectators.none"
    for header in ("Bearer x", "Bearer", f"Basic {made.tokens[0]}", made.host):
        answer = await served.http.get(path, headers={"Authorization": header})
        assert code_of(answer) == "seat.bad-token"
    for seat, token in made.tokens.items():
        answer = await served.http.get(path, headers={"Authorization": f"bearer {token}"})
        record = parse_record(answer.text)
        assert record.header.masked == str(seat)
        assert record.header.commitment == made.info["commitment"]
        assert record.header.seed is None
        deals = [ply.text for ply in record.plies if ply.text.startswith(f"deal {1 - seat} ")]
        assert set(deals) == {f"deal {1 - seat} ?"}
    open_match = await served.make("mine", "open", game="k2")
    answer = await served.http.get(f"/api/matches/{open_match.id}/record")
    assert code_of(answer) == "match.not-running"
    watched = await served.make("mine", "mine", game="k2")
    answer = await served.http.get(f"/api/matches/{watched.id}/record")
    assert parse_record(answer.text).header.masked == "spectator"


async def test_unknown_matches(served: Served) -> None:
    for match_id in ("x", "x" * 64, "x" * 65, "a.b", "%00", "%ff", "..%2f..", "%F0%9F%8F%94"):
        for method, path in (("GET", ""), ("GET", "/record"), ("POST", "/join")):
            body = {"name": "Ann"} if method == "POST" else None
            answer = await served.http.request(method, f"/api/matches/{match_id}{path}", json=body)
            # some of them are paths that are none of ours
            assert code_of(answer) in ("match.unknown", "address.unknown")


async def test_asking_for_the_same_unknown_match_at_once_leaves_nothing(fresh: Served) -> None:
    answers = await asyncio.gather(
        *[fresh.http.get("/api/matches/nobody/record") for _ in range(20)]
    )
    assert {code_of(answer) for answer in answers} == {"match.unknown"}
    assert fresh.tables._live == {}
    assert fresh.tables._loading == {}


@pytest.mark.parametrize(
    ("wish", "option"),
    [
        ({"game": "chess"}, "game"),
        ({"map": "moon"}, "map"),
        ({"weather": "hail"}, "weather"),
        ({"limits": "none"}, "limits"),
        ({"variant": "blitz"}, "variant"),
        ({"seats": [{"kind": "mine"}]}, "seats"),
        ({"seats": [{"kind": "mine"}, {"kind": "bot", "bot": "hal"}]}, "bot"),
        ({"seats": [{"kind": "mine"}, {"kind": "bot"}]}, "bot"),
    ],
)
async def test_choices_that_there_are_not(
    served: Served, wish: dict[str, object], option: str
) -> None:
    answer = await served.http.post("/api/matches", json={"seats": TWO, **wish})
    assert code_of(answer) == "choice.unknown"
    assert answer.json()["params"]["option"] == option


BAD = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b"{}",
    b'{"seats": []}',
    b'{"seats": [{"kind": "mine"}], "seats": 5}',
    b'{"seats": {"kind": "mine"}}',
    b'{"seats": [{"kind": "host"}]}',
    b'{"seats": [{"kind": "mine", "more": 1}]}',
    b'{"seats": [{"kind": "mine", "name": ""}]}',
    b'{"seats": [{"kind": "mine", "name": 7}]}',
    b'{"seats": [{"kind": "mine", "name": "\\ud800"}]}',
    json.dumps({"seats": [{"kind": "mine", "name": "x" * 41}]}).encode(),
    json.dumps({"seats": TWO * 3}).encode(),
    json.dumps({"seats": TWO, "map": "../../etc/passwd"}).encode(),
    json.dumps({"seats": TWO, "listed": "yes"}).encode(),
    json.dumps({"seats": TWO, "take_back": "always"}).encode(),
    b"[" * 15_000,
    b'{"seats": ' + b"9" * 5_000 + b"}",
    b'{"seats": NaN}',
]


@pytest.mark.parametrize("body", BAD, ids=range(len(BAD)))
async def test_bad_bodies(served: Served, body: bytes) -> None:
    for path in ("/api/matches", "/api/matches/x/join"):
        answer = await served.http.post(
            path, content=body, headers={"Content-Type": "application/json"}
        )
        assert code_of(answer) == "message.bad"
        assert len(answer.content) < 400


async def test_large_bodies_are_not_read(served: Served) -> None:
    async def endless() -> object:
        raise AssertionError("nobody asks for it")
        yield b""

    for size in (MOST_BODY + 1, 1 << 26):
        answer = await served.http.post("/api/matches", content=b" " * size)
        assert code_of(answer) == "message.too-large"

    async def chunks() -> object:
        yield b"{}"

    answer = await served.http.post("/api/matches", content=chunks())  # type: ignore[arg-type]
    assert code_of(answer) == "message.too-large"


async def test_lengths_that_are_none(served: Served) -> None:
    """Past a server of HTTP that lets them through."""
    transport = httpx.ASGITransport(served.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        for length in ("9" * 5000, "-1", "1e3", "²", "", "0x10", "16385"):
            header = {b"Content-Length": length.encode()}
            answer = await http.post("/api/matches", content=b"{}", headers=header)
            assert code_of(answer) == "message.too-large"


async def test_headers_protect_whatever_is_answered(served: Served) -> None:
    answers = [
        await served.http.get("/api/games"),
        await served.http.get("/api/matches/x"),
        await served.http.get("/nothing"),
        await served.http.put("/api/games"),
        await served.http.post("/api/matches", content=b" " * (MOST_BODY + 1)),
        await served.http.post("/api/matches", content=b"{"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in answer.headers


async def test_making_and_joining_are_limited(url: str) -> None:
    async with serving(settings(url, most_matches=3)) as served:
        made = await served.make("mine", "open")
        for _ in range(2):
            answer = await served.http.post(f"/api/matches/{made.id}/join", json={"name": "A"})
        assert code_of(answer) == "match.full"
        for path, body in (("", {"seats": TWO}), (f"/{made.id}/join", {"name": "A"})):
            answer = await served.http.post(f"/api/matches{path}", json=body)
            assert code_of(answer) == "rate.exceeded"
        assert (await served.http.get("/api/matches")).status_code == 200


async def test_reading_records_is_limited(fresh: Served) -> None:
    fresh.app.state.reading = Rate(2, 1e9)
    assert MOST_RECORDS > 2
    answers = [await fresh.http.get("/api/matches/x/record") for _ in range(3)]
    assert [code_of(answer) for answer in answers] == ["match.unknown"] * 2 + ["rate.exceeded"]


async def test_openapi_has_every_route(served: Served) -> None:
    document = (await served.http.get("/api/openapi.json")).json()
    assert document["openapi"].startswith("3.1")
    routes = {(method, path) for path, item in document["paths"].items() for method in item}
    assert routes == {
        ("get", "/healthz"),
        ("get", "/readyz"),
        ("get", "/metrics"),
        ("get", "/api/games"),
        ("get", "/api/ruleset"),
        ("get", "/api/messages.json"),
        ("get", "/api/matches"),
        ("post", "/api/matches"),
        ("post", "/api/mine"),
        ("get", "/api/matches/{match_id}"),
        ("post", "/api/matches/{match_id}/join"),
        ("get", "/api/matches/{match_id}/record"),
        ("get", "/api/matches/{match_id}/history"),
        ("post", "/api/matches/{match_id}/rematch"),
        *[
            ("post", f"/api/matches/{{match_id}}/seats/{{seat}}/{word}")
            for word in ("free", "bot", "return")
        ],
    }
    references = [word for word in json.dumps(document).split('"') if word.startswith("#/")]
    assert references
    for reference in references:
        node = document
        for part in reference[2:].split("/"):
            node = node[part]
    for path, item in document["paths"].items():
        for operation in item.values():
            assert operation["description"]
            if path.startswith("/api/matches"):
                refusals = {"403", "404", "409", "413", "422", "429", "503"}
                assert set(operation["responses"]) > refusals
    for path in ("/docs", "/redoc"):  # nothing but the page, which says so
        assert (await served.http.get(path)).status_code == 404


def test_every_code_is_raised_somewhere_and_no_other() -> None:
    folder = Path(everest.server.__path__[0])
    used: set[str] = set()
    for path in folder.glob("*.py"):
        if path.name == "problems.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if is_call and node.func.id in ("Problem", "ProblemBody"):  # type: ignore[attr-defined]
                constants = [
                    part.value
                    for argument in [*node.args[:1], *[word.value for word in node.keywords[:1]]]  # type: ignore[attr-defined]
                    for part in ast.walk(argument)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                used |= {constant for constant in constants if "." in constant}
    assert used == set(STATUS)


@pytest.mark.logs_errors
async def test_a_database_that_does_not_answer(
    fresh: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await fresh.make("mine", "mine")

    async def fail(*_: object) -> None:
        raise Unavailable("the disk is full")

    monkeypatch.setattr(fresh.store, "create_match", fail)
    monkeypatch.setattr(fresh.store, "match", fail)
    monkeypatch.setattr(fresh.store, "load", fail)
    fresh.tables._live.clear()
    answers = [
        await fresh.http.post("/api/matches", json={"seats": TWO}),
        await fresh.http.get(f"/api/matches/{made.id}"),
        await fresh.http.get(f"/api/matches/{made.id}/record"),
    ]
    assert [code_of(answer) for answer in answers] == ["server.storage"] * 3
    assert all("disk" not in answer.text for answer in answers)


async def test_no_secret_gets_into_logs_or_refusals(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    secrets: list[str] = []
    texts: list[str] = []
    async with serving(settings(url)) as served:
        made = await served.make("mine", "mine", game="k2")
        other = await served.make("mine", "mine", game="k2")
        secrets += [*made.tokens.values(), *other.tokens.values(), made.host]
        path = f"/api/matches/{made.id}"
        for token in secrets:
            header = {"Authorization": f"Bearer {token}"}
            answers = [
                await served.http.get(f"{path}/record", headers=header),
                await served.http.post(f"{path}/join", json={"name": "A", "token": token}),
                await served.http.post(f"{path}/join", json={"name": token, "seat": 1}),
                await served.http.get(path),
                await served.http.get("/api/matches"),
            ]
            texts += [answer.text for answer in answers]
        async with connected(served, made.id, made.tokens[0]) as client:
            await client.act(made.tokens[1])
            await client.send(type="hello", token=made.tokens[1], more=made.tokens[1])
            await client.end()
            texts += client.received
        row = await served.store.match(made.id)
        secrets.append(row.seed)
        assert row.seed not in str(row)
        assert commitment(row.seed) == made.info["commitment"]
    texts += [record.getMessage() for record in caplog.records]
    assert any("/play" in text for text in texts)
    for secret in secrets:
        assert not [text for text in texts if secret in text]


async def test_a_seat_is_not_lost_if_the_match_cannot_begin_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = await served.make("mine", "open", game="k2")

    async def fail(*_: object, **__: object) -> int:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(served.store, "append", fail)
        answer = await served.http.post(f"/api/matches/{made.id}/join", json={"name": "Bob"})
    assert answer.status_code == 200
    assert await served.store.log(made.id) == []
    assert "could not go on" in caplog.text
    caplog.clear()
    async with connected(served, made.id, answer.json()["held"]["token"]) as client:
        log = await served.store.log(made.id)
        assert len(log) == len(client.lines) > 0
