"""Whether the server lives and can be used, as it says itself."""

from __future__ import annotations

import asyncio

import pytest

from everest.server import health
from everest.server.health import FRESH_SECONDS, Health
from everest.server.problems import Problem
from everest.server.store import Store, Unavailable
from tests.server.serving import Served, serving, settings

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def code(state: Health) -> str:
    try:
        await state.check()
    except Problem as problem:
        return problem.code
    return "ok"


async def test_all_is_well(served: Served) -> None:
    for path in ("/healthz", "/readyz"):
        answer = await served.http.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        assert answer.headers["cache-control"] == "no-store"


async def test_both_are_described(served: Served) -> None:
    paths = (await served.http.get("/api/openapi.json")).json()["paths"]
    assert set(paths["/healthz"]["get"]["responses"]) == {"200"}
    assert set(paths["/readyz"]["get"]["responses"]) == {"200", "503"}


async def test_under_a_path_of_a_proxy(url: str) -> None:
    async with serving(settings(url, root_path="/everest")) as server:
        for path in ("/everest/healthz", "/everest/readyz", "/readyz"):
            assert (await server.http.get(path)).status_code == 200


async def test_a_database_that_does_not_answer(
    fresh: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(store: Store) -> None:
        raise Unavailable("the disk of the owner is full")

    monkeypatch.setattr(Store, "ping", refuse)
    answer = await fresh.http.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["code"] == "server.storage"
    assert "disk" not in answer.text
    assert (await fresh.http.get("/healthz")).status_code == 200


async def test_a_server_that_is_being_stopped(fresh: Served) -> None:
    health.health_of(fresh.app).stop()
    answer = await fresh.http.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "server.stopping")
    assert (await fresh.http.get("/healthz")).status_code == 200


async def test_before_the_start_it_is_not_ready() -> None:
    assert await code(Health()) == "server.stopping"


async def test_asking_often_is_no_work_for_the_database(url: str) -> None:
    clock, asked = Clock(), 0

    class Counting(Store):
        async def ping(self) -> None:
            nonlocal asked
            asked += 1
            await super().ping()

    async with await Counting.open(url) as store:
        state = Health(clock)
        state.start(store)
        assert set(await asyncio.gather(*[code(state) for _ in range(20)])) == {"ok"}
        assert asked == 1
        clock.time = FRESH_SECONDS / 2
        assert await code(state) == "ok"
        assert asked == 1
        clock.time = 2 * FRESH_SECONDS
        assert await code(state) == "ok"
        assert asked == 2
    clock.time = 4 * FRESH_SECONDS
    assert await code(state) == "server.storage"  # it is closed now


async def test_a_database_that_never_answers(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Store):
        async def ping(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(health, "PING_SECONDS", 0.05)
    async with await Silent.open(url) as store:
        state = Health()
        state.start(store)
        assert await code(state) == "server.storage"
