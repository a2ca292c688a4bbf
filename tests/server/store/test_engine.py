"""Opening databases, good ones and bad ones, and what SQLite is told."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from everest.server.store import CannotOpen, Store, Unavailable, default_url
from everest.server.store.engine import connect_sqlite, make_engine, read_url
from everest.server.store.errors import OpenFault
from tests.server.postgres import Postgres
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio


async def _refusal(url: str, *, make_folder: bool = False) -> CannotOpen:
    with pytest.raises(CannotOpen) as refused:
        await Store.open(url, make_folder=make_folder)
    return refused.value


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", OpenFault.BAD_URL),
        ("not a url", OpenFault.BAD_URL),
        ("/var/lib/everest.db", OpenFault.BAD_URL),
        ("postgresql://ann:secret@db:port/everest", OpenFault.BAD_URL),
        ("sqlite:///games.db?mode=ro", OpenFault.BAD_URL),
        ("sqlite://games.db", OpenFault.BAD_URL),
        ("mysql://ann:secret@db/everest", OpenFault.UNKNOWN_DATABASE),
        ("postgresql+psycopg://ann:secret@db/everest", OpenFault.UNKNOWN_DATABASE),
        ("sqlite://", OpenFault.IN_MEMORY),
        ("sqlite:///:memory:", OpenFault.IN_MEMORY),
        ("postgresql://ann:secret@localhost:1/everest", OpenFault.NO_SERVER),
        ("postgresql://ann:secret@/everest?host=/nowhere", OpenFault.NO_SERVER),
        ("postgresql://ann:secret@localhost:1/everest?what=this", OpenFault.BAD_URL),
        ("postgresql://ann:secret@localhost:1/everest?sslmode=sideways", OpenFault.NO_SERVER),
    ],
)
async def test_bad_urls_have_a_reason_and_keep_the_password(url: str, code: OpenFault) -> None:
    refused = await _refusal(url)
    assert refused.code is code
    assert "secret" not in str(refused)
    assert "database" in refused.params
    assert "\n" not in str(refused)


async def test_no_such_database_on_the_server(postgres: Postgres) -> None:
    refused = await _refusal(postgres.url("nowhere"))
    assert refused.code is OpenFault.NO_SERVER
    assert 'database "nowhere" does not exist' in refused.params["reason"]


async def test_no_such_user_on_the_server(postgres: Postgres) -> None:
    refused = await _refusal(postgres.url("x").replace("postgres@", "nobody-knows-me@"))
    assert refused.code is OpenFault.NO_SERVER
    assert "nobody-knows-me" in refused.params["reason"]


@pytest.mark.parametrize("name", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_names_of_postgresql(postgres_url: str, name: str) -> None:
    async with await Store.open(postgres_url.replace("postgresql", name, 1)) as store:
        assert store.backend == "postgresql"


async def test_ssl_by_the_name_that_others_give_it() -> None:
    assert read_url("postgresql://db/x?sslmode=require").query == {"ssl": "require"}


async def test_no_folder_for_the_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'none' / 'server.db'}"
    refused = await _refusal(url)
    assert refused.code is OpenFault.NO_FOLDER
    assert refused.params["folder"] == str(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


async def test_the_usual_folder_is_made_and_closed_to_others(tmp_path: Path) -> None:
    url = default_url(tmp_path / "data" / "everest")
    async with await Store.open(url, make_folder=True) as store:
        await store.ping()
        for path in (tmp_path / "data" / "everest").iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    assert stat.S_IMODE((tmp_path / "data" / "everest").stat().st_mode) == 0o700


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = await _refusal(default_url(tmp_path / "file" / "everest"), make_folder=True)
    assert refused.code is OpenFault.NO_FOLDER


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    content = "Dear Ann,\n" * 200
    file.write_text(content, encoding="utf-8")
    refused = await _refusal(f"sqlite:///{file}")
    assert refused.code is OpenFault.UNUSABLE_FILE
    assert refused.params == {"database": str(file), "reason": "file is not a database"}
    assert file.read_text(encoding="utf-8") == content


async def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    assert (await _refusal(f"sqlite:///{tmp_path}")).code is OpenFault.UNUSABLE_FILE


async def test_a_relative_path_means_the_same_file_from_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    async with await Store.open("sqlite:///server.db") as store:
        monkeypatch.chdir(tmp_path / "elsewhere")
        await asyncio.gather(*[store.create_match(new_match(f"m{n}")) for n in range(5)])
        await asyncio.gather(*[store.match(f"m{n}") for n in range(5)])
    assert list((tmp_path / "elsewhere").iterdir()) == []


async def test_sqlite_is_told_to_lose_nothing(tmp_path: Path) -> None:
    engine = make_engine(read_url(f"sqlite:///{tmp_path / 'server.db'}"))
    expected = {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 10_000,
        "fullfsync": 1,
    }
    async with engine.connect() as connection:
        for pragma, value in expected.items():
            found = await connection.exec_driver_sql(f"PRAGMA {pragma}")
            assert found.scalar_one() == value, pragma
    await engine.dispose()
    with closing(connect_sqlite(tmp_path / "server.db")) as plain:
        for pragma, value in expected.items():
            assert plain.execute(f"PRAGMA {pragma}").fetchone() == (value,), pragma


async def test_reading_goes_on_while_another_process_writes(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    async with await Store.open(f"sqlite:///{file}") as store:
        await store.create_match(new_match("m"))
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            append = asyncio.create_task(store.append("m", 0, [(0, "a")]))
            await asyncio.sleep(0.1)
            assert await store.log("m") == []  # nothing waits for the writer but writers
            assert not append.done()
            other.execute("ROLLBACK")
            await append
        assert len(await store.log("m")) == 1


async def test_a_new_file_that_another_is_writing_goes_over_when_it_is_free(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(Store.open(f"sqlite:///{file}"))
        await asyncio.wait([opening], timeout=0.2)
        assert not opening.done()
        other.execute("ROLLBACK")
        async with await opening as store:
            await store.ping()


async def test_a_new_file_that_is_never_free_is_unusable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everest.server.store.engine._BUSY_MILLISECONDS", 50)
    file = tmp_path / "server.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await _refusal(f"sqlite:///{file}")
    assert refused.code is OpenFault.UNUSABLE_FILE
    assert refused.params["reason"] == "database is locked"


async def test_a_database_that_stays_locked_is_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everest.server.store.engine._BUSY_MILLISECONDS", 50)
    file = tmp_path / "server.db"
    async with await Store.open(f"sqlite:///{file}") as store:
        await store.create_match(new_match("m"))
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable, match="locked"):
                await store.append("m", 0, [(0, "a")])
            with pytest.raises(Unavailable, match="locked"):
                await store.archive("m")
            other.execute("ROLLBACK")
        await store.append("m", 0, [(0, "a")])


async def test_a_server_that_breaks_off_is_unavailable_and_then_there_again(
    postgres: Postgres, postgres_url: str
) -> None:
    async with await Store.open(postgres_url) as store:
        await store.create_match(new_match("m"))
        await postgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'everest'"
        )
        for _ in range(3):
            try:
                await store.append("m", 0, [(0, "a")])
                break
            except Unavailable:
                continue
        assert len(await store.log("m")) == 1
