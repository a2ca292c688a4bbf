"""Standard output and standard error, whatever they are connected to."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import Final, TextIO

_REASONS: Final = frozenset(
    [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EPIPE, errno.ENXIO]
)


class ReaderGone(Exception):
    """Whoever read our output has stopped reading, as in ``everest rules | head``."""


class CannotWrite(Exception):
    """Standard output cannot take what we write, such as a full disk.

    Attributes:
        reason: the system's words for it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def prepare() -> None:
    """Let signs that a stream's encoding lacks be replaced instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def write(text: str) -> None:
    """Write a text and a line break to standard output; nothing where it is closed.

    Raises:
        ReaderGone: if nobody reads it any more.
        CannotWrite: if it cannot be written.
    """
    if sys.stdout is None:
        return
    try:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
    except BrokenPipeError as error:
        raise ReaderGone from error
    except (OSError, ValueError) as error:  # a stream closed by hand is a ValueError
        words = error.strerror if isinstance(error, OSError) else None
        raise CannotWrite(words or str(error)) from error


def is_of_output(error: OSError) -> bool:
    """Whether an error comes from writing to standard output, as Typer's does with help pages."""
    return error.filename is None and error.errno in _REASONS


def complain(text: str) -> None:
    """Write a line to standard error, if anybody can read it."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text + "\n")
            sys.stderr.flush()


def read_line() -> str | None:
    """A line of input; None at its end."""
    return sys.stdin.readline() or None


def wait_for_enter() -> bool:
    """Wait for a line of input; False when the user wants no more: ``q`` or the end of input."""
    line = sys.stdin.readline()
    return line != "" and line.strip().lower() != "q"


def abandon_output() -> None:
    """Lead standard output nowhere, so that Python's last flush at its end finds no fault."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits at a stream."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False
