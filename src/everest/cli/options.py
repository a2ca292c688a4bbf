"""Values from the command line: read, checked, and complained about in one sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from everest.cli.complaints import Complaint
from everest.games.faults import printable, shown
from everest.games.loading import SEAT_COUNTS
from everest.games.mount_everest.loader import available_maps, available_weather
from everest.record.errors import shown_long
from everest.record.record import SPECTATOR

MOST = 10**9
"""No number on a command line is larger."""


def whole_number(option: str, given: str, least: int, most: int = MOST) -> int:
    """A whole number within bounds.

    >>> whole_number("--depth", "3", 0)
    3

    Raises:
        Complaint: if it is none.
    """
    word = given.strip()
    if word.isascii() and word.isdecimal() and len(word) <= 10 and least <= int(word) <= most:
        return int(word)
    raise Complaint("cli-not-a-number", option=option, given=shown(given), least=least, most=most)


def number_of_seats(option: str, given: str) -> int:
    """How many play.

    Raises:
        Complaint: if it is no number that the game can be played with.
    """
    return whole_number(option, given, SEAT_COUNTS[0], SEAT_COUNTS[-1])


def viewer(option: str, given: str, seats: int) -> int | None:
    """A seat of a match, or None for a spectator.

    Raises:
        Complaint: if it is neither.
    """
    word = given.strip().lower()
    if word == SPECTATOR:
        return None
    if word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < seats:
        return int(word)
    raise Complaint("cli-not-a-seat", option=option, given=shown(given), last=seats - 1)


def map_name(option: str, given: str, rules_dir: Path | None) -> str:
    """One of the maps.

    Raises:
        Complaint: if there is no such map.
    """
    return _one_of(option, given, available_maps(rules_dir))


def weather_name(option: str, given: str, rules_dir: Path | None) -> str:
    """One of the weather sets.

    Raises:
        Complaint: if there is no such set.
    """
    return _one_of(option, given, available_weather(rules_dir))


def names(option: str, given: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Several of the words of `known`, with commas between them.

    Raises:
        Complaint: for a word that is not one of them.
    """
    return tuple([_one_of(option, word, known) for word in given.split(",")])


def directory(option: str, given: str | None) -> Path | None:
    """A directory that exists, None if none is given.

    Raises:
        Complaint: if there is no such directory.
    """
    if given is None:
        return None
    path = Path(not_empty(option, given))
    try:
        exists = path.is_dir()
    except (OSError, ValueError):
        exists = False
    if not exists:
        raise Complaint("cli-not-a-directory", option=option, given=shown(given))
    return path


def not_empty(name: str, given: str) -> str:
    """A text that is not empty.

    Raises:
        Complaint: if it is empty.
    """
    if not given.strip():
        raise Complaint("cli-empty", name=name)
    return given


def new_file(option: str, given: str | None) -> Path | None:
    """A file to write that does not exist yet, None if none is given; a terminal may exist.

    Raises:
        Complaint: if it exists, or is a folder.
    """
    if given is None:
        return None
    path = Path(not_empty(option, given))
    try:
        if path.is_dir():
            raise cannot_write(path, os.strerror(errno.EISDIR))
        refuse_to_overwrite(path)
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    return path


def new_folder(option: str, given: str | None) -> Path | None:
    """A folder to write into, made if it is not there; None if none is given.

    Raises:
        Complaint: if it cannot be one.
    """
    if given is None:
        return None
    path = Path(not_empty(option, given))
    try:
        if path.exists() and not path.is_dir():
            raise cannot_write(path, os.strerror(errno.ENOTDIR))
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise cannot_write(path, error) from error
    return path


def refuse_to_overwrite(path: Path) -> None:
    """Nothing that exists is overwritten.

    Raises:
        Complaint: if there is such a file.
    """
    if path.is_file():
        raise Complaint("cli-file-exists", file=shown_long(path))


def cannot_write(path: object, reason: OSError | ValueError | str) -> Complaint:
    """The complaint about a place where nothing can be written."""
    if isinstance(reason, OSError):
        reason = reason.strerror or type(reason).__name__
    elif isinstance(reason, ValueError):
        reason = type(reason).__name__
    return Complaint("cli-cannot-write-file", file=shown_long(path), reason=printable(reason))


def _one_of(option: str, given: str, known: tuple[str, ...]) -> str:
    word = given.strip().lower()
    if word not in known:
        raise Complaint("cli-not-one-of", option=option, given=shown(given), known=", ".join(known))
    return word
