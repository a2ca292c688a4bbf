"""Brings the tables of a database up to date, or says why not."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from everest.server.store.engine import (
    OPENING_ERRORS,
    SQLITE,
    WRITES,
    cannot_open,
    make_engine,
    shown_url,
)
from everest.server.store.errors import CannotOpen, OpenFault, reason_of
from everest.server.store.tables import REVISION, metadata

_LOCK: Final = 0x65766572_65737431
"""PostgreSQL's advisory lock of whoever migrates: several processes may start together."""

_VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table: which of the migrations there have been."""


async def migrate(url: URL) -> None:
    """Bring the tables up to date; all or nothing.

    Raises:
        CannotOpen: if there is no database, or one that a newer program has written.
    """
    engine = make_engine(url, migrating=True)
    try:
        try:
            async with engine.connect() as connection:
                if await connection.run_sync(_is_current, url):
                    return
        except OPENING_ERRORS as error:
            raise cannot_open(url, error) from error
        async with engine.execution_options(**{WRITES: True}).begin() as connection:
            await connection.run_sync(_upgrade, url)
    except SQLAlchemyError as error:
        reason = reason_of(error)
        raise CannotOpen(
            OpenFault.CANNOT_MIGRATE, database=shown_url(url), reason=reason
        ) from error
    finally:
        await engine.dispose()


def _is_current(connection: Connection, url: URL) -> bool:
    if url.get_backend_name() == SQLITE:
        mode = connection.execute(text("PRAGMA journal_mode")).scalar_one()
        if mode != "wal":  # as on a network drive
            reason = f"its folder allows no write-ahead log (journal mode {mode})"
            raise CannotOpen(OpenFault.UNUSABLE_FILE, database=shown_url(url), reason=reason)
    revision = _revision(connection)
    if revision is None or revision == REVISION:
        return revision is not None
    # here, since Alembic takes time and memory, and is needed after a change of version only
    from everest.server.store.upgrading import revisions

    if revision not in revisions():
        raise CannotOpen(OpenFault.NEWER_SCHEMA, database=shown_url(url), revision=revision)
    return False


def _revision(connection: Connection) -> str | None:
    """Which revision of the tables there is; None in an empty database."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    found: str | None = connection.scalar(select(_VERSION.c.version_num))
    return found


def _make_all(connection: Connection) -> None:
    """Make in one go what all migrations would lead to; what is there already is an error."""
    metadata.create_all(connection, checkfirst=False)
    _VERSION.create(connection, checkfirst=True)
    connection.execute(_VERSION.insert(), {"version_num": REVISION})


def _upgrade(connection: Connection, url: URL) -> None:
    if url.get_backend_name() != SQLITE:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if _is_current(connection, url):
        return  # another process was faster
    if _revision(connection) is None:
        _make_all(connection)
    else:
        from everest.server.store.upgrading import upgrade

        upgrade(connection, url)
    if url.get_backend_name() == SQLITE:
        lost = connection.execute(text("PRAGMA foreign_key_check")).first()
        if lost is not None:
            reason = f"rows of {lost[0]} refer to what is not there"
            raise CannotOpen(OpenFault.CANNOT_MIGRATE, database=shown_url(url), reason=reason)
