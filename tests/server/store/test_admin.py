"""`everest admin` works on both kinds of database."""

from __future__ import annotations

import asyncio
import json

import pytest

from everest.cli.main import main
from everest.server.store import Store
from tests.server.store.making import Clock, new_match

pytestmark = pytest.mark.anyio


async def test_matches_are_listed_put_away_and_deleted(
    url: str, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(*words: str) -> str:
        command = ["--lang", "en", "admin", *words, "--database-url", url]
        assert await asyncio.to_thread(main, command) == 0
        return capsys.readouterr().out

    async def listed(*words: str) -> list[str]:
        return [match["id"] for match in json.loads(await run("list", "--json", *words))["matches"]]

    async with await Store.open(url, clock=clock) as store:
        for name in ("first", "second", "third"):
            clock.time += 1
            await store.create_match(new_match(name))
        assert await listed() == ["third", "second", "first"]
        assert await run("archive", "fir") == "1 match was put away.\n"
        assert await run("delete", "--yes", "third") == "1 match was deleted.\n"
        assert await listed("--status", "archived") == ["first"]
        assert await listed("--status", "open") == ["second"]
