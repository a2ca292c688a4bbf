"""Bots at the table, and one client in several seats."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from everest.games.loading import load
from everest.record.record import parse_record
from everest.server.store import Status, Unavailable
from everest.server.thinking import Choices, Thinkers
from everest.table.commitment import verify
from tests.server.client import PATIENCE, Client, connected
from tests.server.odd_bots import NAP, ODD, make_odd_bot
from tests.server.serving import Served, serving, settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
BOTS = {"k2": ODD, "mount-everest": ODD}


async def ended(served: Served, match_id: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await served.store.match(match_id)).status is not Status.OVER:
            await asyncio.sleep(0.05)


async def play_on(client: Client, rng: Random, most: int = 10_000) -> int:
    """Play a seat until the end or for so many actions; returns how many."""
    done = 0
    while not client.update["over"] and done < most:
        if client.legal:
            answer = await client.act(rng.choice(client.legal))
            assert answer["type"] == "done", answer
            done += 1
        else:
            await client.until("update")
    return done


async def test_bots_play_a_match_alone(served: Served) -> None:
    made = await served.make("random", "random", game="k2")
    async with connected(served, made.id) as guest:
        while not guest.update["over"]:
            await guest.until("update")
        assert (await guest.until("changed"))["match"]["status"] == "over"
    record = parse_record((await served.http.get(f"/api/matches/{made.id}/record")).text)
    checked = verify(load("k2", seats=2), record)
    assert checked.is_seed_right
    assert checked.is_over
    assert checked.wrong is None
    table = served.tables._live[made.id]
    assert table.users == 0


async def test_bots_play_with_nobody_watching(url: str) -> None:
    """The table stays in memory while they are at it, and no longer."""
    async with serving(settings(url, idle_seconds=0.05)) as served:
        made = await served.make("random", "random", game="k2")
        table = served.tables._live[made.id]
        there: object = table
        while (await served.store.match(made.id)).status is not Status.OVER:
            assert there is table  # it was so a moment ago, when the match was not over either
            await asyncio.sleep(0.05)
            there = served.tables._live.get(made.id)
        async with asyncio.timeout(PATIENCE):
            while served.tables._live:
                await asyncio.sleep(0.02)
        assert served.tables._bots._tasks == {}


async def test_a_person_plays_with_greedy(served: Served) -> None:
    made = await served.make("mine", "greedy", game="mount-everest")
    async with connected(served, made.id, made.tokens[0]) as client:
        await play_on(client, Random(1), 15)
        assert any(line.startswith("1 ") for line in client.lines)


async def test_one_client_sits_in_several_seats(served: Served) -> None:
    """Hot seat: a connection for each seat, and a bot as well."""
    made = await served.make("mine", "mine", "random", game="k2")
    async with AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(connected(served, made.id, made.tokens[seat]))
            for seat in (0, 1)
        ]
        playing = [asyncio.create_task(play_on(seats[n], Random(n), 30)) for n in (0, 1)]
        finished, going_on = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)
        assert {task.result() for task in finished} == {30}
        assert {line[0] for line in seats[0].lines} >= {"0", "1", "2"}


async def test_taking_back_while_a_bot_thinks(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot chooses with the others at once: what it chose before is still its choice."""
    made = await served.make("mine", "random", game="k2")
    thinkers = served.tables.thinkers
    real_choose = thinkers.choose
    is_asked, may_answer = asyncio.Event(), asyncio.Event()

    async def slowly(*given: Any) -> int:
        is_asked.set()
        await may_answer.wait()
        return await real_choose(*given)

    async with connected(served, made.id, made.tokens[0]) as client:
        # to the next time that both choose
        monkeypatch.setattr(thinkers, "choose", slowly)
        may_answer.set()
        for _ in range(300):
            is_choosing = any(text.startswith("play ") for text in client.legal)
            if is_choosing and not is_asked.is_set():
                break
            is_asked.clear()
            may_answer.set()
            if client.legal:
                await client.act(client.legal[0])
            if not client.legal:
                await client.until("update")
        may_answer.clear()
        ply = client.ply
        for _ in range(5):
            await client.act(client.legal[0], ply)
            await client.catch_up()
            if client.update["can_take_back"]:
                await client.take_back()
        may_answer.set()
        await play_on(client, Random(3), 20)
    log = await served.store.log(made.id)
    assert [row.number for row in log] == list(range(len(log)))


@pytest.mark.logs_errors
@pytest.mark.parametrize("bot", ["raises", "illegal", "no-number"])
async def test_a_bot_that_fails_holds_nobody_up(
    url: str, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(settings(url), make_odd_bot, BOTS) as served:
        made = await served.make("mine", bot, game="k2")
        async with connected(served, made.id, made.tokens[0]) as client:
            await play_on(client, Random(1), 12)
            assert any(line.startswith("1 ") for line in client.lines)
        assert f"the bot {bot}" in caplog.text
        row = await served.store.match(made.id)
        assert row.seed not in caplog.text


async def test_a_process_that_dies_is_replaced(anyio_backend: str) -> None:
    thinkers = Thinkers(make_odd_bot, BOTS, 1)
    choices = Choices("k2", 2, "easy", "summer", "strict", "standard")
    try:
        answers = await asyncio.gather(
            *[thinkers.choose(choices, "dies", "key", {}, (1, 2)) for _ in range(3)],
            return_exceptions=True,
        )
        assert {type(answer) for answer in answers} == {BrokenProcessPool}
        assert await thinkers.choose(choices, "random", "key", {}, (1, 2)) in (1, 2)
    finally:
        thinkers.close()


async def test_the_server_stops_while_bots_think(url: str) -> None:
    async with serving(settings(url), make_odd_bot, BOTS) as served:
        made = await served.make("sleeps", "mine", game="k2")
        async with connected(served, made.id, made.tokens[1]) as client:
            await client.act(client.legal[0])
        pool = served.tables.thinkers._pool
        while not pool._processes:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        processes = list(pool._processes.values())
        began = time.monotonic()
    assert time.monotonic() - began < NAP  # nobody has waited for it
    assert not [process for process in processes if process.is_alive()]


@pytest.mark.logs_errors
async def test_bots_try_again_when_the_database_fails(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_append = served.store.append
    failures = [Unavailable("busy")] * 2

    async def fail(match_id: str, first_number: int, *given: Any, **options: Any) -> int:
        if first_number > 20 and failures:
            raise failures.pop()
        return await real_append(match_id, first_number, *given, **options)

    monkeypatch.setattr("everest.server.botplay.FIRST_PAUSE", 0.01)
    monkeypatch.setattr(served.store, "append", fail)
    made = await served.make("random", "random", game="k2")
    await ended(served, made.id)
    assert failures == []
    log = await served.store.log(made.id)
    assert [row.number for row in log] == list(range(len(log)))


def test_processes_of_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Also in the middle of a thought, which nobody waits for any more."""
    script = tmp_path / "thinking_server.py"
    script.write_text(
        "import asyncio, os\n"
        "from everest.server.thinking import Choices, Thinkers\n"
        "from tests.server.odd_bots import make_odd_bot, ODD\n"
        "async def main():\n"
        "    thinkers = Thinkers(make_odd_bot, {}, 1)\n"
        "    choices = Choices('k2', 2, 'easy', 'summer', 'strict', 'standard')\n"
        "    await thinkers.choose(choices, 'random', 'key', {}, (1, 2))\n"
        "    print(*thinkers._pool._processes, flush=True)\n"
        "    await thinkers.choose(choices, 'sleeps', 'other', {}, (1, 2))\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n",
        encoding="utf-8",
    )
    paths = [str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths).rstrip(os.pathsep)}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        time.sleep(0.3)  # by now it thinks
        assert _is_running(worker)
        server.send_signal(signal.SIGKILL)
        server.wait()
    end = time.monotonic() + PATIENCE
    while _is_running(worker):
        assert time.monotonic() < end
        time.sleep(0.02)


def _is_running(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
