"""Reading and writing record files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from everest.record.errors import RecordError
from everest.record.record import MOST_BYTES, Record, parse_record


def read_record(path: Path) -> Record:
    """Read a record file.

    Raises:
        RecordError: if there is no such file or it is no record.
    """
    params: dict[str, str | int] = {"file": str(path)}
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise RecordError("record.no-such-file", 0, params) from error
    except OSError as error:
        raise RecordError("record.unreadable", 0, params) from error
    if len(content) > MOST_BYTES:
        raise RecordError("record.too-large", 0, {**params, "most": MOST_BYTES >> 20})
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError("record.not-utf8", line, params) from error
    return parse_record(text.replace("\r\n", "\n"))


def write_record(path: Path, record: Record) -> None:
    """Write a record file so that, whatever happens, the old or the new content is there.

    Raises:
        RecordError: if it cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(record.to_text())
            Path(temporary).chmod(0o644)
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError("record.cannot-write", 0, {"file": str(path)}) from error
