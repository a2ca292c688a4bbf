"""Reading and writing record files."""

from __future__ import annotations

import secrets
from pathlib import Path

from everest.games.faults import printable
from everest.record.errors import RecordError, shown_long
from everest.record.record import MOST_BYTES, Record, parse_record


def read_record(path: Path) -> Record:
    """Read a record file.

    Raises:
        RecordError: if there is no such file or it is no record.
    """
    params: dict[str, str | int] = {"file": shown_long(path)}
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise RecordError("record.no-such-file", 0, params) from error
    except IsADirectoryError as error:
        raise RecordError("record.is-a-directory", 0, params) from error
    except PermissionError as error:
        raise RecordError("record.no-permission", 0, params) from error
    except (OSError, ValueError) as error:  # a NUL in a path is a ValueError
        raise RecordError("record.unreadable", 0, {**params, **_reason(error)}) from error
    if len(content) > MOST_BYTES:
        raise RecordError("record.too-large", 0, {**params, "most": MOST_BYTES >> 20})
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError("record.not-utf8", line) from error
    return parse_record(text)


def write_record(path: Path, record: Record) -> None:
    """Write a record file so that, whatever happens, the old or the new content is there.

    Raises:
        RecordError: if it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            # a terminal or a pipe is written to and must not be replaced by a file
            path.write_text(record.to_text(), encoding="utf-8", newline="\n")
            return
        target = path.resolve()
        temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        try:
            with temporary.open("x", encoding="utf-8", newline="\n") as file:
                file.write(record.to_text())
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        params: dict[str, str | int] = {"file": shown_long(path), **_reason(error)}
        raise RecordError("record.cannot-write", 0, params) from error


def _reason(error: OSError | ValueError) -> dict[str, str | int]:
    words = error.strerror if isinstance(error, OSError) else None
    return {"reason": printable(words or type(error).__name__)}
