"""A copy of the SQLite database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from everest.server.store.errors import BackupFault, CannotBackUp, reason_of


def back_up(source: Path, target: Path) -> None:
    """Copy the database `source` into the new file `target`. Blocks for as long as it takes.

    Raises:
        CannotBackUp: if that is not possible; `target` is not there then.
    """
    if os.path.lexists(target):
        raise CannotBackUp(BackupFault.FILE_EXISTS, file=str(target))
    unfinished = target.with_name(f".{target.name}.{os.getpid()}.unfinished")
    try:
        _copy(source, unfinished)
        # unlike a rename, this never replaces what somebody else has put there meanwhile
        os.link(unfinished, target)
        _sync(target.parent)
    except FileExistsError as error:
        raise CannotBackUp(BackupFault.FILE_EXISTS, file=str(error.filename2 or target)) from error
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotBackUp(BackupFault.FAILED, file=str(target), reason=reason) from error
    except sqlite3.Error as error:
        reason = reason_of(error)
        raise CannotBackUp(BackupFault.FAILED, file=str(target), reason=reason) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    # VACUUM INTO takes a file that is empty, and leaves it the mode it has
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target)) as connection:
        verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    _sync(target)  # VACUUM INTO itself does not wait for the disk


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
