"""One server on one SQLite file: a second one, or whoever replaces the file, is kept out."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from everest.server.store.engine import SQLITE

try:
    import fcntl
except ImportError:  # Windows has none; docs/hosting.md says that nothing is checked there
    fcntl = None  # type: ignore[assignment]

SUFFIX: Final = ".lock"
"""The lock file stands beside the database, and stays: whoever removes such files lets two in."""


class InUse(Exception):
    """Another process has the database for itself.

    Attributes:
        file: the database.
    """

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.file = file


def lock_file(database: Path) -> Path:
    """The lock file of a database, whatever name of it is used.

    >>> lock_file(Path("/data/server.db")).name
    'server.db.lock'
    """
    real = Path(os.path.realpath(database))
    return real.with_name(real.name + SUFFIX)


class Lock:
    """A lock that is held, and where whoever is kept out can find its holder."""

    def __init__(self, handle: int | None) -> None:
        """The lock of an open lock file; None where nothing is locked."""
        self._handle = handle

    def note(self, address: str, listens_at: str = "") -> None:
        """Say under which address the holder serves, and at which it listens."""
        if self._handle is not None:
            os.ftruncate(self._handle, 0)
            os.pwrite(self._handle, f"{address}\n{listens_at}\n".encode(), 0)


def holder_of(database: Path) -> str | None:
    """The address at which the server serves that has a database, if it has said so."""
    return _line_of(database, 0)


def listening_at(database: Path) -> str | None:
    """The address at which that server listens, such as ``http://0.0.0.0:8000/``."""
    return _line_of(database, 1)


def _line_of(database: Path, number: int) -> str | None:
    try:
        text = lock_file(database).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    lines = text.split("\n")[:-1]
    return lines[number] if number < len(lines) else None


@contextmanager
def sole_use(url: URL) -> Iterator[Lock]:
    """Have an SQLite database for oneself, among all who ask so; PostgreSQL needs no such thing.

    The system ends it with the process, however that ends. Bots' processes do not inherit it.

    Raises:
        InUse: if another process has it.
        OSError: if there can be no lock file.
    """
    if fcntl is None or url.get_backend_name() != SQLITE:
        yield Lock(None)
        return
    assert url.database is not None
    path = Path(url.database)
    handle = os.open(lock_file(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                raise InUse(path) from error
            raise
        os.ftruncate(handle, 0)  # what whoever had it before has left there
        yield Lock(handle)
    finally:
        os.close(handle)
