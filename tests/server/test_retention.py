"""Old matches are deleted when that is wanted, and no others."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from everest.server import retention
from everest.server.retention import BATCH, DAY, ROUND_SECONDS, keep_tidy, tidy
from everest.server.store import Status, Store, Unavailable
from tests.server.serving import settings
from tests.server.store.making import Clock, new_match

pytestmark = pytest.mark.anyio

START = 1_750_000_000_000


async def make(store: Store, match_id: str, status: Status) -> None:
    """A match that is so far."""
    await store.create_match(new_match(match_id))
    if status is Status.RUNNING:
        await store.append(match_id, 0, [(-1, "x")], status=status)
    if status is Status.OVER:
        await store.append(match_id, 0, [(-1, "x")], status=status, result=[1, 2])
    if status is Status.ARCHIVED:
        await store.archive(match_id)


async def left(store: Store) -> set[str]:
    return {row.id for row in (await store.matches(limit=1000)).matches}


async def no_sleep(seconds: float) -> None:
    assert seconds > 0


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({}, {"open", "running", "over", "archived"}),
        ({"delete_over_after": 2}, {"open", "running"}),
        ({"delete_unfinished_after": 2}, {"over", "archived"}),
        ({"delete_over_after": 2, "delete_unfinished_after": 2}, set()),
        ({"delete_over_after": 4, "delete_unfinished_after": 2}, {"over", "archived"}),
    ],
)
async def test_what_is_too_old_goes(url: str, options: dict[str, Any], kept: set[str]) -> None:
    clock = Clock(START)
    async with await Store.open(url, clock=clock) as store:
        for status in Status:
            await make(store, status.value, status)
        clock.time += 3 * DAY
        for status in Status:
            await make(store, f"new-{status.value}", status)
        count = await tidy(store, settings(url, **options), clock=clock, sleep=no_sleep)
        assert await left(store) == kept | {f"new-{status.value}" for status in Status}
        assert count == 4 - len(kept)


async def test_a_match_counts_from_its_last_change(url: str) -> None:
    clock = Clock(START)
    chosen = settings(url, delete_unfinished_after=2)
    async with await Store.open(url, clock=clock) as store:
        await make(store, "a", Status.RUNNING)
        clock.time += 2 * DAY
        await store.append("a", 1, [(0, "x")])
        clock.time += DAY
        assert await tidy(store, chosen, clock=clock, sleep=no_sleep) == 0
        clock.time += DAY
        assert await tidy(store, chosen, clock=clock, sleep=no_sleep) == 0
        clock.time += 1
        assert await tidy(store, chosen, clock=clock, sleep=no_sleep) == 1


async def test_many_go_in_batches_with_pauses(url: str) -> None:
    clock = Clock(START)
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        assert len(await left(store)) == 2 * BATCH + 5 - len(pauses) * BATCH

    async with await Store.open(url, clock=clock) as store:
        for number in range(2 * BATCH + 5):
            await store.create_match(new_match(f"m{number}"))
        clock.time += 2 * DAY
        chosen = settings(url, delete_unfinished_after=1)
        assert await tidy(store, chosen, clock=clock, sleep=note) == 2 * BATCH + 5
        assert await left(store) == set()
    assert pauses == [retention.PAUSE_SECONDS] * 2


async def test_somebody_who_comes_back_meanwhile_keeps_the_match(url: str) -> None:
    clock = Clock(START)

    class Busy(Store):
        async def older_than(self, *args: Any, **options: Any) -> list[str]:
            found = await super().older_than(*args, **options)
            if found:
                await self.append("a", 1, [(0, "x")])
            return found

    async with await Busy.open(url, clock=clock) as store:
        await make(store, "a", Status.RUNNING)
        clock.time += 3 * DAY
        chosen = settings(url, delete_unfinished_after=2)
        assert await tidy(store, chosen, clock=clock, sleep=no_sleep) == 0
        assert await left(store) == {"a"}


@pytest.mark.logs_errors
async def test_it_goes_on_every_hour_whatever_the_database_does(url: str) -> None:
    clock = Clock(START)
    rounds = 0

    class Failing(Store):
        async def older_than(self, *args: Any, **options: Any) -> list[str]:
            if rounds == 1:
                raise Unavailable("it is gone")
            return await super().older_than(*args, **options)

    async def hour(seconds: float) -> None:
        nonlocal rounds
        assert seconds == ROUND_SECONDS
        rounds += 1
        clock.time += DAY
        if rounds == 4:
            raise asyncio.CancelledError

    async with await Failing.open(url, clock=clock) as store:
        await make(store, "a", Status.OVER)
        chosen = settings(url, delete_over_after=2)
        with pytest.raises(asyncio.CancelledError):
            await keep_tidy(store, chosen, clock=clock, sleep=hour)
        assert rounds == 4
        assert await left(store) == set()


async def test_where_nothing_is_to_be_deleted_it_does_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        await keep_tidy(store, settings(url))
