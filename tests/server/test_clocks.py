"""Clocks: how time is counted, what is told of it, and who plays on when it is up."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from everest.server.clocks import Clock
from tests.server.client import PATIENCE, connected
from tests.server.serving import Made, Served, serving, settings
from tests.server.test_rest import code_of

pytestmark = pytest.mark.anyio

TOTAL: dict[str, Any] = {"kind": "total", "seconds": 60, "bot": "random"}
ROUNDING = 0.01
"""Seconds: each time that is told is one of milliseconds."""


def used_seconds(left: int) -> float:
    """Of the total time, from what is told to be left of it."""
    seconds: float = TOTAL["seconds"] - left / 1000
    return seconds


class Hands:
    """The hands of a clock, moved by the test."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_total_time_runs_for_who_is_awaited() -> None:
    hands = Hands()
    clock = Clock(60, [0, 5_000, 0], is_total=True, now=hands)
    assert clock.pause() is None
    assert clock.run([0, 1]) == {}
    assert clock.pause() == 55
    hands.seconds = 10
    assert clock.run([1, 2]) == {0: 10_000, 1: 15_000}
    hands.seconds = 50
    assert [clock.left(seat) for seat in (0, 1, 2)] == [50_000, 5_000, 20_000]
    assert clock.running == [1, 2]
    assert clock.rings() == []
    hands.seconds = 55
    assert clock.rings() == [1]
    assert clock.pause() == 0
    assert clock.run([2]) == {1: 60_000, 2: 45_000}
    assert clock.rings() == []
    clock.set_used([0, 0, 50_000])
    assert clock.left(2) == 10_000
    clock.set_used([0, 0, 20_000])  # time does not go back
    assert clock.left(2) == 10_000
    hands.seconds = 60
    assert clock.left(2) == 5_000


def test_a_reminder_comes_once_a_turn() -> None:
    hands = Hands()
    clock = Clock(10, [0, 0], is_total=False, now=hands)
    clock.run([0])
    hands.seconds = 6
    clock.run([0, 1])  # still the same turn of seat 0
    hands.seconds = 10
    assert clock.rings() == [0]
    assert clock.rings() == []
    assert clock.pause() == 6
    clock.run([1])
    hands.seconds = 16
    clock.run([0, 1])
    assert clock.rings() == [1]
    hands.seconds = 26
    assert clock.rings() == [0]
    # whoever goes on in another phase has another turn
    clock.run([0], "cards")
    assert clock.pause() == 10
    hands.seconds = 35
    clock.run([0], "actions")
    assert clock.rings() == []
    hands.seconds = 45
    assert clock.rings() == [0]


def clock_of(served: Served, made: Made) -> Clock:
    clock = served.tables._live[made.id].clock
    assert clock is not None
    return clock


async def test_time_is_told_kept_and_used_up(url: str) -> None:
    async with serving(settings(url)) as served:
        began = time.monotonic()
        made = await served.make("mine", "mine", game="k2", clock=TOTAL)
        assert made.info["clock"] == TOTAL
        async with connected(served, made.id, made.tokens[0]) as ann:
            assert ann.update["clock"]["running"] == [0, 1]
            await asyncio.sleep(0.3)
            while ann.legal:
                await ann.act(ann.legal[0])
            await ann.catch_up()
            left = ann.update["clock"]["left"][0]
            assert 0.3 - ROUNDING <= used_seconds(left) <= time.monotonic() - began + ROUNDING
            assert ann.update["clock"]["running"] == [1]
        used = [seat.used_ms for seat in await served.store.seats(made.id)]
        assert used[0] == 60_000 - left
    # while the server does not run, nobody's time does
    async with (
        serving(settings(url)) as served,
        connected(served, made.id, made.tokens[0]) as ann,
    ):
        assert ann.update["clock"]["left"][0] == left
        # the table stays in memory, for the time of seat 1 is running out
        table = served.tables._live[made.id]
        assert table.is_timed_now
        clock_of(served, made)._used[1] = 59_900
        table.let_clock_run()
        changed = await ann.until("changed")
        assert changed["match"]["seats"][1]["held_by"] == "random"
        seat = f"matches/{made.id}/seats/1"
        assert code_of(await served.post(f"{seat}/return", made.tokens[1])) == "clock.over"
        assert code_of(await served.post(f"{seat}/free", made.host)) == "clock.over"
        while not ann.legal:
            await ann.until("update")
        assert ann.update["clock"]["left"][1] is None


async def test_time_that_is_used_stays_used(url: str) -> None:
    """Also when a bot has played meanwhile, and the server was stopped."""
    async with serving(settings(url)) as served:
        made = await served.make("mine", "mine", game="k2", clock=TOTAL)
        clock_of(served, made)._used[0] = 40_000
        path = f"matches/{made.id}/seats/0"
        await served.post(f"{path}/bot", made.tokens[0], {"bot": "random"})
        assert (await served.post(f"{path}/return", made.tokens[0])).status_code == 200
        assert clock_of(served, made).left(0) < 20_000
    async with (
        serving(settings(url)) as served,
        connected(served, made.id, made.tokens[0]) as ann,
    ):
        assert ann.update["clock"]["left"][0] < 20_000
        clock_of(served, made)._used[0] = 60_000
        served.tables._live[made.id].let_clock_run()
        while (await ann.until("changed"))["match"]["seats"][0]["held_by"] is None:
            pass
    async with serving(settings(url)) as served:
        assert code_of(await served.post(f"{path}/return", made.tokens[0])) == "clock.over"


async def test_a_clock_runs_out_with_nobody_there_and_after_a_restart(url: str) -> None:
    async with serving(settings(url)) as served:
        made = await served.make("mine", "mine", game="k2", clock=TOTAL)
        clock_of(served, made)._used[0] = 59_500
        async with connected(served, made.id, made.tokens[1]) as bob:
            await bob.act(bob.legal[0])
        assert (await served.store.seats(made.id))[0].used_ms > 59_000
        assert (await served.store.match(made.id)).due
    async with serving(settings(url, idle_seconds=0.05)) as served, asyncio.timeout(PATIENCE):
        while (await served.store.seats(made.id))[0].held_by is None:
            await asyncio.sleep(0.05)


async def test_reminders_are_told(served: Served) -> None:
    wish = {"kind": "reminder", "seconds": 10}
    made = await served.make("mine", "mine", game="k2", clock=wish)
    async with connected(served, made.id, made.tokens[0]) as ann:
        assert ann.update["clock"] is None
        table = served.tables._live[made.id]
        clock_of(served, made).seconds = 0
        table.let_clock_run()
        seats = {(await ann.until("reminder"))["seat"] for _ in range(2)}
        assert seats == {0, 1}


async def test_clocks_that_cannot_be(served: Served) -> None:
    for clock in (
        {"kind": "total", "seconds": 59},
        {"kind": "reminder", "seconds": 9},
        {"kind": "total", "seconds": 60.5},
        {"kind": "egg"},
        {"kind": "reminder", "seconds": 60, "bot": "random"},
    ):
        body = {"seats": [{"kind": "mine"}] * 2, "clock": clock}
        assert code_of(await served.post("matches", body=body)) == "message.bad"
    body = {"seats": [{"kind": "mine"}] * 2, "clock": {**TOTAL, "bot": "nobody"}}
    assert code_of(await served.post("matches", body=body)) == "choice.unknown"
