"""The queue of everything that is written."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store import Store, Unavailable
from everest.server.store.engine import make_engine, read_url
from everest.server.store.writer import ATTEMPTS, Writer
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio


class Deadlock(Exception):
    """What asyncpg raises when PostgreSQL breaks a transaction off."""

    sqlstate = "40P01"


class Failing:
    """Work that PostgreSQL breaks off a number of times."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.calls = 0

    async def __call__(self, connection: AsyncConnection) -> str:
        await connection.execute(text("SELECT 1"))
        self.calls += 1
        if self.calls <= self.failures:
            raise DBAPIError("SELECT 1", None, Deadlock("deadlock detected"))
        return "done"


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


async def test_a_deadlock_is_tried_again(file_url: str) -> None:
    engine = make_engine(read_url(file_url))
    writer = Writer(engine, 1)
    once = Failing(1)
    assert await writer.change(once) == "done"
    assert once.calls == 2
    always = Failing(100)
    with pytest.raises(Unavailable, match="deadlock"):
        await writer.change(always)
    assert always.calls == ATTEMPTS
    await writer.close()
    await engine.dispose()


async def test_what_nobody_waits_for_any_more_is_not_begun(file_url: str) -> None:
    async with await Store.open(file_url) as store:
        await store.create_match(new_match("m"))
        first = asyncio.create_task(store.add_chat("m", None, "", "first"))
        await asyncio.sleep(0)
        later = [
            asyncio.create_task(store.append("m", 0, [(0, "a")])),
            asyncio.create_task(store.append("m", 1, [(0, "a")])),
            asyncio.create_task(store.add_chat("m", None, "", "second")),
        ]
        await asyncio.sleep(0)
        for task in later:
            task.cancel()
        await asyncio.gather(*later, return_exceptions=True)
        await first
        await store.ping()
    async with await Store.open(file_url) as store:
        assert await store.log("m") == []
        assert [row.text for row in await store.chat("m")] == ["first"]


async def test_a_lane_that_has_just_run_dry_takes_what_comes_next(file_url: str) -> None:
    """Each job comes at the very moment at which the one before is done."""
    async with await Store.open(file_url) as store:
        await store.create_match(new_match("m"))

        async def play() -> None:
            for number in range(50):
                await store.append("m", number, [(0, "a")])
                await store.add_chat("m", None, "", "a")

        await asyncio.wait_for(play(), timeout=60)


async def test_an_error_of_the_program_reaches_whoever_asked(file_url: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        raise RuntimeError("a fault")

    async with await Store.open(file_url) as store:
        with pytest.raises(RuntimeError, match="a fault"):
            await store._writer.change(work)
        await store.create_match(new_match("m"))  # and the lane goes on
