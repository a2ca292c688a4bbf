"""`everest admin backup` and `restore`, and that a database has one server only."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from everest.server.store import Store
from everest.server.store.engine import default_url
from everest.text.catalogue import LANGUAGES
from tests.cli.program import Program
from tests.cli.table_server import table_server
from tests.cli.test_admin import AGES, fill, ids, new_match

SOLO = {"game": "k2", "seats": [{"kind": "mine"}, {"kind": "mine"}]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is that is used if none is named."""
    monkeypatch.delenv("EVEREST_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "everest"


@pytest.fixture
def database(folder: Path) -> Path:
    asyncio.run(fill(default_url(folder)))
    return folder / "server.db"


def add(database: Path, *names: str) -> None:
    async def work() -> None:
        async with await Store.open(f"sqlite:///{database}") as store:
            for name in names:
                await store.create_match(new_match(name))

    asyncio.run(work())


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def kept_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if ".before-" in path.name)


# -- there and back ------------------------------------------------------------------------------


def test_there_and_back(program: Program, database: Path) -> None:
    said = program.good("admin", "backup", "backup.db")
    assert said == "The database was copied into backup.db.\n"
    assert (program.folder / "backup.db").stat().st_mode & 0o777 == 0o600
    add(database, "later")
    before = database.read_bytes()
    said = program.good("admin", "restore", "backup.db")
    (kept,) = kept_in(database.parent)
    assert said == f"backup.db is the database now; the one of before is kept as {kept}.\n"
    assert kept.read_bytes() == before
    assert set(ids(program)) == set(AGES)
    assert set(ids(program, "--database-url", f"sqlite:///{kept}")) == {*AGES, "later"}
    assert database.stat().st_mode & 0o777 == 0o600
    assert (program.folder / "backup.db").exists()


def test_twice_in_a_second_keeps_both(program: Program, database: Path) -> None:
    program.good("admin", "backup", "backup.db")
    for _ in range(2):
        program.good("admin", "restore", "backup.db")
    assert len(kept_in(database.parent)) == 2


def test_where_there_was_no_database(program: Program, database: Path) -> None:
    program.good("admin", "backup", "backup.db")
    shutil.rmtree(database.parent)
    assert program.good("admin", "restore", "backup.db") == "backup.db is the database now.\n"
    assert set(ids(program)) == set(AGES)


def test_a_broken_database_is_kept_with_its_log(program: Program, database: Path) -> None:
    program.good("admin", "backup", "backup.db")
    database.write_bytes(b"broken " * 1000)
    database.with_name("server.db-wal").write_bytes(b"its log")
    program.good("admin", "restore", "backup.db")
    kept, log = kept_in(database.parent)
    assert kept.read_bytes() == b"broken " * 1000
    assert (log.name, log.read_bytes()) == (f"{kept.name}-wal", b"its log")
    assert set(ids(program)) == set(AGES)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_what_only_the_log_has_is_kept_too(program: Program, database: Path) -> None:
    """As after a server that was killed."""
    program.good("admin", "backup", "backup.db")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE matches SET game = 'changed'")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{database}{suffix}", program.folder / f"killed{suffix}")
    for suffix in ("", "-wal"):
        shutil.move(program.folder / f"killed{suffix}", f"{database}{suffix}")
    program.good("admin", "restore", "backup.db")
    assert "changed" not in program.good("admin", "list")
    (kept,) = kept_in(database.parent)
    assert "changed" in program.good("admin", "list", "--database-url", f"sqlite:///{kept}")


def test_a_plain_copy_with_its_log_is_a_backup_too(program: Program, database: Path) -> None:
    """As docs/hosting.md says for a server that is stopped, or was killed."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE matches SET game = 'changed'")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{database}{suffix}", program.folder / f"copy.db{suffix}")
    program.good("admin", "restore", "copy.db")
    assert "changed" in program.good("admin", "list")


def test_a_database_behind_a_link_is_replaced_where_it_is(
    program: Program, database: Path, tmp_path: Path
) -> None:
    program.good("admin", "backup", "backup.db")
    real = tmp_path / "real.db"
    database.rename(real)
    database.symlink_to(real)
    program.good("admin", "restore", "backup.db")
    assert database.is_symlink()
    assert kept_in(tmp_path)


def test_a_folder_with_signs_that_urls_have(program: Program, tmp_path: Path) -> None:
    odd = tmp_path / "a b%20?c#d"
    odd.mkdir()
    asyncio.run(fill(f"sqlite:///{tmp_path / 'source.db'}"))
    program.good(
        "admin", "backup", f"{odd}/b.db", "--database-url", f"sqlite:///{tmp_path}/source.db"
    )
    target = tmp_path / "target.db"
    program.good("admin", "restore", f"{odd}/b.db", "--database-url", f"sqlite:///{target}")
    assert set(ids(program, "--database-url", f"sqlite:///{target}")) == set(AGES)


# -- what is refused -----------------------------------------------------------------------------


def spoil(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    path.write_bytes(content)


def drop_log(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE log")


def make_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def lose_rows(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM matches")
        connection.commit()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda path: path.unlink(), "no file backup.db"),
        (lambda path: path.write_bytes(b""), "no table"),
        (lambda path: path.write_bytes(b"text " * 1000), "not a database"),
        (lambda path: path.write_bytes(path.read_bytes()[:5000]), "no sound copy"),
        (spoil, "no sound copy"),
        (drop_log, "no table log"),
        (lose_rows, "no sound copy"),
        (make_newer, "newer version"),
    ],
)
def test_what_is_no_good_backup_changes_nothing(
    program: Program, database: Path, change: object, said: str
) -> None:
    program.good("admin", "backup", "backup.db")
    assert callable(change)
    change(program.folder / "backup.db")
    before = (database.read_bytes(), names_in(database.parent))
    complaint = program.bad("admin", "restore", "backup.db")
    assert said in complaint
    assert "unfinished" not in complaint
    after = (database.read_bytes(), names_in(database.parent) - {"server.db.lock"})
    assert after == before
    assert set(ids(program)) == set(AGES)


def test_nothing_is_overwritten_by_a_backup(program: Program, database: Path) -> None:
    (program.folder / "backup.db").write_text("mine")
    assert "exists" in program.bad("admin", "backup", "backup.db")
    assert (program.folder / "backup.db").read_text() == "mine"
    assert "cannot be written" in program.bad("admin", "backup", "no/backup.db")


@pytest.mark.parametrize("language", LANGUAGES)
def test_postgresql_has_its_own_tools(program: Program, language: str) -> None:
    url = ["--database-url", "postgresql://127.0.0.1:9/everest"]
    backup = program.bad("--lang", language, "admin", "backup", "b.db", *url)
    assert "pg_dump" in backup
    assert "pg_restore" in program.bad("--lang", language, "admin", "restore", "b.db", *url)


# -- one server on one database ------------------------------------------------------------------


def test_a_second_server_and_restoring_are_refused_while_one_runs(
    program: Program, tmp_path: Path, folder: Path
) -> None:
    with table_server(tmp_path) as server:
        made = server.get("/api/matches", SOLO)["match"]["id"]
        program.good("admin", "backup", "backup.db")
        for words in (["serve", "--port", "0"], ["admin", "restore", "backup.db"]):
            said = program.bad(*words)
            assert "is running on the database" in said
            assert str(folder / "server.db") in said
        assert not kept_in(folder)
        server.stop(signal.SIGKILL)
        program.good("admin", "restore", "backup.db")
    with table_server(tmp_path) as server:
        assert server.get(f"/api/matches/{made}")["id"] == made
