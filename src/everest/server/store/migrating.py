"""Brings the tables of a database up to date, or says why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, text
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

FOLDER: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x65766572_65737431
"""PostgreSQL's advisory lock of whoever migrates: several processes may start together."""


def alembic_config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know to work on a connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


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
    except (SQLAlchemyError, CommandError) as error:
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
    scripts = ScriptDirectory.from_config(alembic_config())
    revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise CannotOpen(OpenFault.NEWER_SCHEMA, database=shown_url(url), revision=revision)
    return revision == scripts.get_current_head()


def _upgrade(connection: Connection, url: URL) -> None:
    if url.get_backend_name() != SQLITE:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if _is_current(connection, url):
        return  # another process was faster
    command.upgrade(alembic_config(connection), "head")
    if url.get_backend_name() == SQLITE:
        lost = connection.execute(text("PRAGMA foreign_key_check")).first()
        if lost is not None:
            reason = f"rows of {lost[0]} refer to what is not there"
            raise CannotOpen(OpenFault.CANNOT_MIGRATE, database=shown_url(url), reason=reason)
