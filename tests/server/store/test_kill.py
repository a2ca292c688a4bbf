"""A process that is killed in the middle loses nothing that it was promised."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from everest.server.store import Store
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio

MATCHES = [f"match-{number}" for number in range(100)]
KILLS = 2
ACKNOWLEDGED_BEFORE_THE_KILL = 400


async def test_kill_9_in_the_middle_of_a_hundred_matches_loses_nothing(url: str) -> None:
    for attempt in range(KILLS):
        match_ids = [f"{attempt}-{match_id}" for match_id in MATCHES]
        async with await Store.open(url) as store:
            await asyncio.gather(*[store.create_match(new_match(one)) for one in match_ids])
        acknowledged = await asyncio.to_thread(_append_and_kill, url, match_ids)
        assert len(acknowledged) == len(match_ids)
        async with await Store.open(url) as store:
            await asyncio.gather(*[_check(store, one, acknowledged[one]) for one in match_ids])


async def _check(store: Store, match_id: str, last_acknowledged: int) -> None:
    loaded = await store.load(match_id)
    assert loaded.match.length == len(loaded.log) > last_acknowledged
    assert [row.number for row in loaded.log] == list(range(len(loaded.log)))
    assert [row.text for row in loaded.log] == [f"line {n}" for n in range(len(loaded.log))]
    # actions came with what followed them: one line, two, three, one, two, three, ...
    assert len(loaded.log) % 6 in (0, 1, 3)
    # and the match goes on from there
    await store.append(match_id, len(loaded.log), [(0, "goes on")])


def _append_and_kill(url: str, match_ids: list[str]) -> dict[str, int]:
    """The last acknowledged number of each match, as the process said before it was killed."""
    command = [sys.executable, "-m", "tests.server.store.appending", url, *match_ids]
    last: dict[str, int] = {}
    lines = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            match_id, number = line.split()
            last[match_id] = int(number)
            lines += 1
            if lines == ACKNOWLEDGED_BEFORE_THE_KILL:
                process.kill()  # and what is still in the pipe was acknowledged too
        assert process.wait() == -9
    return last
