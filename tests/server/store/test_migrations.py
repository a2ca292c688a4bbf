"""The migrations make the very tables that `tables.py` describes."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from everest.server.store import CannotOpen, ChatRow, LogRow, SeatKind, SeatRow, Status, Store
from everest.server.store.engine import make_engine, read_url
from everest.server.store.errors import OpenFault
from everest.server.store.tables import REVISION, metadata
from everest.server.store.upgrading import alembic_config, upgrade
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio


async def _run(url: str, *statements: str) -> None:
    engine = make_engine(read_url(url), migrating=True)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def _run_all_migrations(url: str) -> None:
    engine = make_engine(read_url(url), migrating=True)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, read_url(url)))
    await engine.dispose()


async def test_the_migrated_tables_are_those_of_the_metadata(bare_url: str) -> None:
    await _run_all_migrations(bare_url)
    engine = make_engine(read_url(bare_url), migrating=True)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
        await connection.run_sync(lambda sync: command.check(alembic_config(sync)))
    await engine.dispose()


def _differences(connection: Connection) -> object:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


async def test_checks_keys_and_indexes_are_the_same_too(bare_url: str) -> None:
    """Alembic does not compare all of that, so the database is asked what it has understood."""
    await _run_all_migrations(bare_url)
    engine = make_engine(read_url(bare_url), migrating=True)
    async with engine.begin() as connection:
        migrated = await connection.run_sync(_described)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        assert await connection.run_sync(_described) == migrated
    await engine.dispose()
    assert len(migrated) > 20


def _described(connection: Connection) -> set[str]:
    """Everything about the tables in the database's own words."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql <> ''"))
        parts: set[str] = set()
        for name, sql in found:
            # one part for each line: the order of a table's constraints means nothing
            lines = [line.strip().rstrip(",").replace(", ", ",") for line in sql.split("\n")]
            # a table that was made anew and renamed is quoted since
            lines[0] = lines[0].replace(f'"{name}"', name)
            parts |= {f"{name}: {line}" for line in lines if name != "alembic_version"}
        return parts
    queries = (
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'public'::regnamespace",
        "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
        "SELECT table_name, column_name, concat_ws(' ', data_type, character_maximum_length,"
        " is_nullable, column_default) FROM information_schema.columns"
        " WHERE table_schema = 'public'",
    )
    rows = [tuple(row) for query in queries for row in connection.execute(text(query))]
    return {": ".join(map(str, row)) for row in rows if row[0] != "alembic_version"}


async def test_there_is_one_line_of_revisions() -> None:
    scripts = ScriptDirectory.from_config(alembic_config())
    assert scripts.get_heads() == [REVISION]
    assert len(scripts.get_bases()) == 1


async def test_a_new_database_is_as_if_it_had_been_migrated(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    engine = make_engine(read_url(bare_url), migrating=True)
    async with engine.begin() as connection:
        made = await connection.run_sync(_described)
        versions = await connection.run_sync(_versions)
        await connection.run_sync(metadata.drop_all)
        await connection.exec_driver_sql("DROP TABLE alembic_version")
        await connection.run_sync(lambda sync: upgrade(sync, read_url(bare_url)))
        assert await connection.run_sync(_described) == made
        assert await connection.run_sync(_versions) == versions
    await engine.dispose()


def _versions(connection: Connection) -> tuple[object, ...]:
    """Alembic's table: its column, its key, and what is in it."""
    table = inspect(connection)
    column = table.get_columns("alembic_version")[0]
    return (
        column["name"],
        str(column["type"]),
        column["nullable"],
        table.get_pk_constraint("alembic_version")["constrained_columns"],
        connection.execute(text("SELECT * FROM alembic_version")).all(),
    )


async def test_opening_again_changes_nothing(bare_url: str) -> None:
    async with await Store.open(bare_url) as store:
        made = await store.create_match(new_match("m"))
    async with await Store.open(bare_url) as store:
        assert await store.match("m") == made


async def test_several_may_open_a_new_database_at_once(bare_url: str) -> None:
    stores = await asyncio.gather(*[Store.open(bare_url) for _ in range(4)])
    await asyncio.gather(
        *[store.create_match(new_match(f"m{number}")) for number, store in enumerate(stores)]
    )
    assert len((await stores[0].matches()).matches) == 4
    for store in stores:
        await store.close()


async def test_what_a_newer_program_has_written_is_left_alone(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    await _run(bare_url, "UPDATE alembic_version SET version_num = 'from-the-future'")
    with pytest.raises(CannotOpen) as refused:
        await Store.open(bare_url)
    assert refused.value.code is OpenFault.NEWER_SCHEMA
    assert refused.value.params["revision"] == "from-the-future"


async def test_a_failed_migration_leaves_nothing_behind(bare_url: str) -> None:
    await _run(bare_url, "CREATE TABLE log (something INTEGER)")  # somebody else's
    with pytest.raises(CannotOpen) as refused:
        await Store.open(bare_url)
    assert refused.value.code is OpenFault.CANNOT_MIGRATE
    assert "log" in refused.value.params["reason"]
    await _run(bare_url, "DROP TABLE log")
    async with await Store.open(bare_url) as store:  # no half of the tables is in the way
        await store.ping()


async def test_migrating_looks_after_rows_that_refer_to_nothing(bare_url: str) -> None:
    if not bare_url.startswith("sqlite"):
        return  # PostgreSQL never lets that happen
    await _run(
        bare_url,
        "CREATE TABLE parent (id INTEGER PRIMARY KEY)",
        "CREATE TABLE child (id INTEGER REFERENCES parent (id))",
        "INSERT INTO child VALUES (1)",
    )
    with pytest.raises(CannotOpen) as refused:
        await Store.open(bare_url)
    assert refused.value.code is OpenFault.CANNOT_MIGRATE
    assert "child" in refused.value.params["reason"]


_HASH = "0" * 64
_ROWS_OF_0001 = (
    *[
        "INSERT INTO matches (id, created_at, changed_at, status, length, game, ruleset, digest,"
        " map, weather, limits, variant, seats, listed, options, seed, seed_hash, host_hash,"
        f" watch_hash, result, rematch_of) VALUES ('{match_id}', 5, 6, '{status}', 2, 'k2', 'k2',"
        " 'sha256', 'easy', 'summer', 'standard', 'family', 2, true, '{\"clock\": null}', 'seed',"
        f" '{_HASH}', '{_HASH}', '{_HASH}', {result}, {rematch_of})"
        for match_id, status, result, rematch_of in (
            ("first", "over", "'[3, 4]'", "NULL"),
            ("second", "running", "NULL", "'first'"),
        )
    ],
    "INSERT INTO seats VALUES ('second', 0, 'open', 'for Ann', NULL, NULL, NULL)",
    f"INSERT INTO seats VALUES ('second', 1, 'human', 'Bob', NULL, '{_HASH}', 'greedy')",
    "INSERT INTO log VALUES ('second', 0, -1, 'first 1', 7), ('second', 1, 1, 'end', 8)",
    "INSERT INTO chat VALUES ('second', 0, 1, 'Bob', 'hello', 9)",
)


async def _make_0001(url: str) -> None:
    """A database as the first version of the program has left it."""
    engine = make_engine(read_url(url), migrating=True)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), "0001"))
        for statement in _ROWS_OF_0001:
            await connection.exec_driver_sql(statement)
    await engine.dispose()


async def test_rows_of_0001_are_there_now(bare_url: str) -> None:
    await _make_0001(bare_url)
    async with await Store.open(bare_url) as store:
        loaded = await store.load("second")
        match = loaded.match
        assert (match.created_at, match.changed_at, match.status) == (5, 6, Status.RUNNING)
        assert (match.length, match.seats, match.listed, match.variant) == (2, 2, True, "family")
        assert (match.options, match.seed, match.host_hash) == ({"clock": None}, "seed", _HASH)
        assert (match.rematch_of, match.result) == ("first", None)
        assert (match.waiting, match.due, match.rematch, match.round) == (0, False, None, 0)
        assert loaded.seats == [
            SeatRow("second", 0, SeatKind.OPEN, "for Ann", None, None, None, 0),
            SeatRow("second", 1, SeatKind.HUMAN, "Bob", None, _HASH, "greedy", 0),
        ]
        assert loaded.log == [LogRow(0, -1, "first 1", 7), LogRow(1, 1, "end", 8)]
        assert await store.chat("second") == [ChatRow(0, 1, "Bob", "hello", 9)]
        assert (await store.match("first")).result == [3, 4]
        await store.append("second", 2, [(0, "goes on")], due=True, used={0: 5})


async def test_keys_hold_what_was_there_before_0002(bare_url: str) -> None:
    await _make_0001(bare_url)
    async with await Store.open(bare_url) as store:
        await store.delete("first")
        assert (await store.match("second")).rematch_of is None
        await store.delete("second")
        assert (await store.matches()).matches == []
        assert (await store.seats("second"), await store.log("second")) == ([], [])
        assert await store.chat("second") == []
