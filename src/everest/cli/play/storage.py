"""Where games are saved, and which is the latest."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from everest.record.errors import RecordError
from everest.record.files import read_record

SUFFIX: Final = ".everest"


def new_file(folder: Path) -> Path:
    """A name for a new game that no file has yet, readable and in the order of time."""
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def take(path: Path) -> Path:
    """Create the file of a new game, so that no other game can have it; a new one if it exists.

    Two games that begin in the same second begin with the same name. A terminal or a pipe, which
    is only written to, is left as it is.

    Raises:
        OSError: if the file cannot be created.
        ValueError: if there cannot be such a file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    while not path.exists() or path.is_file():
        try:
            path.open("x").close()
        except FileExistsError:
            path = new_file(path.parent)
        else:
            break
    return path


def exists(path: Path) -> bool:
    """Whether anything is there; no for a path that the system cannot look at."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_same(path: Path, other: Path) -> bool:
    """Whether two paths lead to the same file, which exists."""
    try:
        return path.samefile(other)
    except (OSError, ValueError):
        return False


def latest_unfinished(folder: Path) -> Path | None:
    """The game that was saved last and has not ended, if there is one."""
    if not folder.is_dir():
        return None
    paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = read_record(path)
        except RecordError:
            continue  # somebody else's file
        if record.header.result is None and record.header.masked is None:
            return path
    return None
