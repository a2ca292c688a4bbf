"""Backups of the SQLite file while matches go on."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from everest.server.store import CannotBackUp, Store
from everest.server.store.backup import back_up
from everest.server.store.errors import BackupFault
from tests.server.client import PATIENCE
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio


async def test_a_backup_is_one_moment_of_all_matches(tmp_path: Path) -> None:
    match_ids = [f"m{number}" for number in range(20)]
    target = tmp_path / "backups" / "monday.db"
    target.parent.mkdir()
    async with await Store.open(f"sqlite:///{tmp_path / 'server.db'}") as store:
        for match_id in match_ids:
            await store.create_match(new_match(match_id))
        stop = asyncio.Event()

        async def play(match_id: str) -> None:
            number = 0
            while not stop.is_set():
                await store.append(match_id, number, [(0, "a"), (-1, "b")])
                number += 2

        playing = asyncio.gather(*[play(match_id) for match_id in match_ids])
        async with asyncio.timeout(PATIENCE):
            while not all([(await store.match(match_id)).length for match_id in match_ids]):
                await asyncio.sleep(0.01)
        await store.back_up(target)
        stop.set()
        await playing
    assert [path.name for path in target.parent.iterdir()] == ["monday.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    async with await Store.open(f"sqlite:///{target}") as copy:
        for match_id in match_ids:
            loaded = await copy.load(match_id)
            assert len(loaded.log) == loaded.match.length > 0
            assert loaded.match.length % 2 == 0


async def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    target.write_text("mine", encoding="utf-8")
    async with await Store.open(f"sqlite:///{tmp_path / 'server.db'}") as store:
        with pytest.raises(CannotBackUp) as refused:
            await store.back_up(target)
    assert refused.value.code is BackupFault.FILE_EXISTS
    assert target.read_text(encoding="utf-8") == "mine"


async def test_a_backup_into_no_folder(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'server.db'}") as store:
        with pytest.raises(CannotBackUp) as refused:
            await store.back_up(tmp_path / "none" / "backup.db")
    assert refused.value.code is BackupFault.FAILED
    assert refused.value.params["reason"] == "No such file or directory"


async def test_a_backup_of_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    async with await Store.open(f"sqlite:///{file}") as store:
        await store.create_match(new_match("m"))
    content = bytearray(file.read_bytes())
    content[4096:] = b"x" * (len(content) - 4096)
    file.write_bytes(content)
    with pytest.raises(sqlite3.DatabaseError), sqlite3.connect(file) as connection:
        connection.execute("SELECT * FROM matches").fetchall()
    connection.close()
    with pytest.raises(CannotBackUp) as refused:
        back_up(file, tmp_path / "backup.db")
    assert refused.value.code is BackupFault.FAILED
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []


async def test_postgresql_has_its_own_tool(postgres_url: str, tmp_path: Path) -> None:
    async with await Store.open(postgres_url) as store:
        with pytest.raises(CannotBackUp) as refused:
            await store.back_up(tmp_path / "backup.db")
    assert refused.value.code is BackupFault.NOT_SQLITE
