"""Opening the table server's database: alone where need be, and with a sentence if it fails."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import URL

from everest.cli.complaints import Complaint
from everest.games.faults import printable
from everest.record.errors import shown_long
from everest.server.filelock import InUse, Lock, sole_use
from everest.server.store import CannotOpen, Store, StoreError
from everest.server.store.engine import SQLITE, cannot_open, prepare_file, read_url, shown_url


@contextmanager
def complaining() -> Iterator[None]:
    """Around everything that has to do with a database.

    Raises:
        Complaint: if it cannot be opened, or does not do what is asked.
    """
    try:
        yield
    except CannotOpen as error:
        params = {name: shown_long(value) for name, value in error.params.items()}
        raise Complaint(f"cli-serve-{error.code.value}", **params) from error
    except InUse as error:
        raise Complaint("cli-serve-in-use", file=shown_long(error.file)) from error
    except StoreError as error:
        reason = printable(str(error)) or type(error).__name__
        raise Complaint("cli-admin-database-failed", reason=shown_long(reason)) from error


@contextmanager
def sole_server(database_url: str, *, make_folder: bool) -> Iterator[Lock]:
    """Keep other servers from an SQLite file.

    Raises:
        CannotOpen: if there cannot be such a file.
        InUse: if another server has it.
    """
    url = read_url(database_url)
    prepare_file(url, make_folder=make_folder)
    with locked(url) as lock:
        yield lock


@contextmanager
def locked(url: URL) -> Iterator[Lock]:
    """Have a database for oneself, where it is an SQLite file.

    Raises:
        CannotOpen: if there can be no lock file.
        InUse: if a server has it.
    """
    with ExitStack() as stack:
        try:
            lock = stack.enter_context(sole_use(url))
        except OSError as error:
            raise cannot_open(url, error) from error
        yield lock


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL."""
    if url.get_backend_name() != SQLITE:
        return None
    assert url.database is not None
    return Path(url.database)


@asynccontextmanager
async def opened(database_url: str) -> AsyncIterator[Store]:
    """A database that is there already; a server may be running on it.

    Raises:
        Complaint: if there is no such file.
        CannotOpen: if it cannot be opened.
    """
    url = read_url(database_url)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise Complaint("cli-admin-no-database", file=shown_long(shown_url(url)))
    async with await Store.open(database_url) as store:
        yield store
