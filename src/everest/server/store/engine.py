"""Connections to SQLite and PostgreSQL that lose nothing they have acknowledged."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    SQLAlchemyError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from everest.server.store.errors import (
    BadRow,
    CannotOpen,
    OpenFault,
    StoreError,
    Unavailable,
    reason_of,
)

FILE_NAME: Final = "server.db"
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"

READERS: Final = 4
"""How many reads run at a time; further ones wait their turn."""
WRITERS: Final = {SQLITE: 1, POSTGRESQL: 4}
"""How many transactions write at a time; SQLite knows one writer only."""

WRITES: Final = "everest_writes"
"""The execution option of a transaction that is going to write."""

_DRIVERS: Final = {
    "sqlite": (SQLITE, "sqlite+aiosqlite"),
    "sqlite+aiosqlite": (SQLITE, "sqlite+aiosqlite"),
    "postgres": (POSTGRESQL, "postgresql+asyncpg"),
    "postgresql": (POSTGRESQL, "postgresql+asyncpg"),
    "postgresql+asyncpg": (POSTGRESQL, "postgresql+asyncpg"),
}
_BUSY_MILLISECONDS: Final = 10_000
_CONNECT_SECONDS: Final = 10
_STATEMENT_SECONDS: Final = 60

OPENING_ERRORS: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
    TypeError,
    ValueError,
)
"""What the drivers raise when there is no connection."""


def default_url(folder: Path) -> str:
    """The URL of the database file in a folder, which need not be there yet.

    >>> default_url(Path("/data/everest"))
    'sqlite+aiosqlite:////data/everest/server.db'
    """
    path = str(folder / FILE_NAME)
    return URL.create("sqlite+aiosqlite", database=path).render_as_string(hide_password=False)


def shown_url(url: URL) -> str:
    """A URL as it may be shown: the path of an SQLite file, no password.

    >>> shown_url(make_url("postgresql://ann:secret@db/everest"))
    'postgresql://ann:***@db/everest'
    """
    if url.get_backend_name() == SQLITE:
        return url.database or ":memory:"
    return url.set(query={}).render_as_string(hide_password=True)


def read_url(text: str) -> URL:
    """A database URL with the driver that we use for it.

    Raises:
        CannotOpen: if it is none, or for another kind of database.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # the text is not repeated: a password may be in it
        raise CannotOpen(OpenFault.BAD_URL, database="?", reason="not a database URL") from None
    if url.drivername not in _DRIVERS:
        known = "sqlite, postgresql"
        raise CannotOpen(OpenFault.UNKNOWN_DATABASE, database=url.drivername, known=known)
    kind, driver = _DRIVERS[url.drivername]
    url = url.set(drivername=driver)
    if kind == SQLITE:
        return _file_url(url)
    if "sslmode" in url.query:  # libpq's word for what asyncpg calls ssl
        mode = url.query["sslmode"]
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url


def _file_url(url: URL) -> URL:
    name = url.database or ""
    if url.query or url.host:
        reason = "an SQLite URL is sqlite:///FILE, and nothing after it"
        raise CannotOpen(OpenFault.BAD_URL, database=name or "?", reason=reason)
    if not name or name == ":memory:" or name.startswith("file:"):
        raise CannotOpen(OpenFault.IN_MEMORY, database=name or ":memory:")
    return url.set(database=str(Path(name).absolute()))


def prepare_file(url: URL, *, make_folder: bool) -> None:
    """See to it that there is a file that nobody else can read: seeds of matches are in it.

    Raises:
        CannotOpen: if there is no folder for it, or no writing in it.
    """
    if url.get_backend_name() != SQLITE:
        return
    assert url.database is not None
    path = Path(url.database)
    shown = shown_url(url)
    if make_folder:
        with suppress(OSError):  # it is said below
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.parent.is_dir():
        raise CannotOpen(OpenFault.NO_FOLDER, database=shown, folder=str(path.parent))
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotOpen(OpenFault.UNUSABLE_FILE, database=shown, reason=reason) from error


def make_engine(url: URL, *, migrating: bool = False) -> AsyncEngine:
    """The engine of a URL from `read_url`; it connects when it is first used.

    One for migrating keeps no connections and, in SQLite, does not look after foreign keys: else
    replacing a table would delete all rows that refer to it.
    """
    arguments: dict[str, Any]
    if url.get_backend_name() == SQLITE:
        arguments = {}
    else:
        arguments = {
            "pool_pre_ping": True,
            "pool_recycle": 1800,
            "connect_args": {
                "timeout": _CONNECT_SECONDS,
                "command_timeout": None if migrating else _STATEMENT_SECONDS,
                "server_settings": {
                    "application_name": "everest",
                    "synchronous_commit": "on",  # whatever the database's own setting is
                    "lock_timeout": "0" if migrating else str(_BUSY_MILLISECONDS),
                },
            },
        }
    if migrating:
        arguments["poolclass"] = NullPool
    else:
        size = READERS + WRITERS[url.get_backend_name()]
        arguments |= {"pool_size": size, "max_overflow": 0, "pool_use_lifo": True}
    # parameters of a statement in an error message could be seeds and fingerprints
    engine = create_async_engine(url, hide_parameters=True, **arguments)
    if url.get_backend_name() == SQLITE:
        _set_up_sqlite(engine, foreign_keys=not migrating)
    return engine


def connect_sqlite(path: Path) -> sqlite3.Connection:
    """A plain connection to a file, told what those of an engine are told.

    Whoever uses it begins and ends its transactions.
    """
    connection = sqlite3.connect(path, isolation_level=None)
    _tell(connection.execute, foreign_keys=True)
    return connection


def _tell(execute: Callable[[str], object], *, foreign_keys: bool) -> None:
    """Tell a new connection to SQLite how it is to work."""
    execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    _write_ahead(execute)
    # with a write-ahead log: each commit waits until it is on the disk
    execute("PRAGMA synchronous = FULL")
    execute("PRAGMA fullfsync = ON")  # what it takes on macOS
    execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
    execute(f"PRAGMA journal_size_limit = {64 << 20}")


def _write_ahead(execute: Callable[[str], object]) -> None:
    """Go over to a write-ahead log, which a file keeps once it has it.

    While a new file goes over, SQLite does not wait for others that want the same (each holds what
    the other waits for) but refuses at once, whatever the busy timeout says. So we try again.
    """
    until = time.monotonic() + _BUSY_MILLISECONDS / 1000
    while True:
        try:
            execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(0.005)


def _set_up_sqlite(engine: AsyncEngine, *, foreign_keys: bool) -> None:
    def connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Python's sqlite3 is to begin no transactions of its own; SQLAlchemy says when
        connection.isolation_level = None
        cursor = connection.cursor()
        _tell(cursor.execute, foreign_keys=foreign_keys)
        cursor.close()

    def begin(connection: Connection) -> None:
        # a writer takes the lock at once: with a lock that it gets only later it could find that
        # what it has read is no longer so, and waiting would not help
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine.sync_engine, "connect", connect)
    event.listen(engine.sync_engine, "begin", begin)


def cannot_open(url: URL, error: BaseException) -> CannotOpen:
    """The error for a first connection that failed."""
    code = OpenFault.UNUSABLE_FILE if url.get_backend_name() == SQLITE else OpenFault.NO_SERVER
    if isinstance(error, TypeError):  # the driver does not know a word after the question mark
        code = OpenFault.BAD_URL
    return CannotOpen(code, database=shown_url(url), reason=reason_of(error))


def store_error(error: Exception) -> Exception:
    """What an error of a driver means to whoever uses the store; others stay as they are."""
    match error:
        case StoreError():
            return error
        case IntegrityError() | DataError() | sqlite3.IntegrityError() | sqlite3.DataError():
            return BadRow(reason_of(error))
        case asyncpg.IntegrityConstraintViolationError() | asyncpg.DataError():
            return BadRow(reason_of(error))
        case DBAPIError() | PoolTimeoutError() | OSError() | TimeoutError():
            return Unavailable(reason_of(error))
        case asyncpg.PostgresError() | asyncpg.InterfaceError() | sqlite3.Error():
            return Unavailable(reason_of(error))
        case StatementError():  # a value that cannot become JSON, say
            return BadRow(reason_of(error))
    return error
