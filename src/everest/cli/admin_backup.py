"""Copies of the table server's SQLite database: made while it runs, put back while it does not."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from everest.cli.complaints import Complaint
from everest.cli.opening import complaining, file_of, locked, opened
from everest.cli.options import cannot_write
from everest.games.faults import printable
from everest.record.errors import shown_long
from everest.server.store import CannotBackUp, CannotOpen, Store
from everest.server.store.engine import read_url
from everest.server.store.errors import BackupFault, reason_of

BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside the file of a database that is in use."""

MAGIC: Final = b"SQLite format 3\0"
"""How every SQLite database begins."""

TABLES: Final = frozenset({"alembic_version", "matches", "seats", "log"})
"""A database without these was not made by a table server."""


def back_up(database_url: str, target: Path) -> None:
    """Copy the database into a new file; a server may be running on it.

    Raises:
        Complaint: if that is not possible.
    """

    async def work() -> None:
        async with opened(database_url) as store:
            await store.back_up(target)

    with complaining():
        if file_of(read_url(database_url)) is None:
            raise Complaint("cli-admin-pg-dump")
        try:
            asyncio.run(work())
        except CannotBackUp as error:
            file = shown_long(error.params.get("file", str(target)))
            if error.code is BackupFault.FILE_EXISTS:
                raise Complaint("cli-file-exists", file=file) from error
            raise cannot_write(file, error.params.get("reason", "")) from error


def restore(database_url: str, source: Path) -> Path | None:
    """Put a backup in the place of the database, once it is known to be good.

    Returns:
        Under which name the database of before is kept; None if there was none.

    Raises:
        Complaint: if a server runs on the database, or the backup is no good; nothing has changed.
    """
    with complaining():
        url = read_url(database_url)
        database = file_of(url)
        if database is None:
            raise Complaint("cli-admin-pg-restore")
        try:
            # as the lock does: a link to the file stays, and is not replaced by the backup
            database = Path(os.path.realpath(database))
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with locked(url), _checked_copy(source, database) as copy:
                kept = _keep(database)
                _remove_beside(database)
                copy.replace(database)
                _sync(database.parent)
                return kept
        except OSError as error:
            raise cannot_write(error.filename or database, error) from error


@contextmanager
def _checked_copy(source: Path, database: Path) -> Iterator[Path]:
    """A copy of a backup beside the database, sound, with its tables brought up to date.

    Raises:
        Complaint: if the backup is no good.
        OSError: if there is no room for the copy, say.
    """
    copy = database.with_name(f".{database.name}.{os.getpid()}.unfinished")
    shown_source = shown_long(source)
    if not source.is_file():
        raise Complaint("cli-admin-no-backup", file=shown_source)
    try:
        try:
            _copy(source, copy)
            asyncio.run(_bring_up_to_date(copy))
            _sync(copy)
        except sqlite3.Error as error:
            reason = printable(reason_of(error))
            raise Complaint("cli-admin-bad-backup", file=shown_source, reason=reason) from error
        except CannotOpen as error:  # it is about the backup, and not about the copy
            raise CannotOpen(error.code, **{**error.params, "database": str(source)}) from error
        yield copy
    finally:
        copy.unlink(missing_ok=True)
        _remove_beside(copy)


def _copy(source: Path, target: Path) -> None:
    """Copy a database with what is beside it, and look whether it is sound.

    Raises:
        sqlite3.Error: if it is not.
    """
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    # without a log beside it nothing is written there, and a disk that is read-only will do
    has_log = source.with_name(source.name + BESIDE[0]).exists()
    mode = "mode=ro" if has_log else "mode=ro&immutable=1"
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?{mode}", uri=True)) as given,
        closing(sqlite3.connect(target)) as copied,
    ):
        given.backup(copied)
        verdict = copied.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        if copied.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise sqlite3.DatabaseError("rows refer to what is not there")
        found = copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        missing = sorted(TABLES - {name for (name,) in found})
        if missing:
            raise sqlite3.DatabaseError(f"no table {missing[0]}")


async def _bring_up_to_date(copy: Path) -> None:
    """What cannot be brought up to date cannot be used.

    Raises:
        CannotOpen: if that is so.
    """
    url = URL.create("sqlite", database=str(copy)).render_as_string(hide_password=False)
    async with await Store.open(url) as store:
        await store.ping()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep(database: Path) -> Path | None:
    """Keep a database under another name; it stays where it is, too, until it is replaced.

    Raises:
        OSError: if it cannot be kept.
    """
    if not database.exists():
        return None
    _put_log_away(database)
    kept = _free_name(database)
    for suffix in ("", *BESIDE):
        part = database.with_name(database.name + suffix)
        if part.exists():
            os.link(part, kept.with_name(kept.name + suffix))
    _sync(database.parent)
    return kept


def _put_log_away(database: Path) -> None:
    """Let the file itself have what its log has, after a crash say.

    Broken databases, which may be why a backup is wanted, are kept with all that is beside them:
    SQLite would throw away the log of a file that it does not know.
    """
    with database.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _free_name(database: Path) -> Path:
    stem = f"{database.name}.before-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = database.with_name(stem)
    number = 2
    while os.path.lexists(path):
        path = database.with_name(f"{stem}-{number}")
        number += 1
    return path


def _remove_beside(database: Path) -> None:
    """A log that is not of this database would spoil it."""
    for suffix in BESIDE:
        database.with_name(database.name + suffix).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
