"""Values from the command line: read, checked, and complained about in one sentence."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from everest.bots.players import BOT_NAMES, BOTS
from everest.cli.complaints import Complaint
from everest.games.faults import printable, shown
from everest.games.loading import DEFAULT_GAME, GAMES, OFFERS, Offer, limits_for
from everest.record.errors import shown_long
from everest.record.record import SPECTATOR

W = TypeVar("W", bound=str)

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


def game_name(option: str, given: str, known: tuple[str, ...] = GAMES) -> str:
    """One of the games.

    Raises:
        Complaint: if there is no such game.
    """
    return one_of(option, given, known)


def number_of_seats(option: str, given: str, game: str = DEFAULT_GAME) -> int:
    """How many play.

    Raises:
        Complaint: if it is no number that the game can be played with.
    """
    counts = OFFERS[game].seat_counts
    return whole_number(option, given, counts[0], counts[-1])


def map_name(option: str, given: str, rules_dir: Path | None, game: str = DEFAULT_GAME) -> str:
    """One of the maps of a game.

    Raises:
        Complaint: if there is no such map.
    """
    return _of_game(option, given, game, lambda offer: offer.maps(rules_dir))


def weather_name(option: str, given: str, rules_dir: Path | None, game: str = DEFAULT_GAME) -> str:
    """One of the weather sets of a game.

    Raises:
        Complaint: if there is no such set.
    """
    return _of_game(option, given, game, lambda offer: offer.weather(rules_dir))


def variant_name(option: str, given: str, game: str) -> str:
    """One of the variants of a game.

    Raises:
        Complaint: if there is no such variant.
    """
    return _of_game(option, given, game, lambda offer: offer.variants)


def limits_name(option: str, given: str, game: str, seats: int, map_name: str) -> str:
    """Which of the printed limits; most go with some numbers of players and some maps only.

    Raises:
        Complaint: if there are no such limits, or not for this number of players on this map.
    """
    wanted = _of_game(option, given, game, lambda offer: offer.limits)
    if wanted in limits_for(game, seats, map_name):
        return wanted
    most = OFFERS[game].seat_counts[-1]
    usual = OFFERS[game].limits[0]
    if seats != most:
        raise Complaint(
            "cli-limits-of-seats",
            option=option,
            given=wanted,
            usual=usual,
            most=most,
            seats=seats,
        )
    raise Complaint("cli-limits-of-map", option=option, given=wanted, usual=usual, map=map_name)


def bot_name(option: str, given: str) -> str:
    """One of the bots.

    Raises:
        Complaint: if there is no such bot.
    """
    return one_of(option, given, BOT_NAMES)


def bots(option: str, given: str, game: str) -> tuple[str, ...]:
    """A bot for each seat of a game.

    Raises:
        Complaint: if there is no such bot, or there are more or fewer than the game has seats.
    """
    found = names(option, given, tuple(BOTS[game]))
    counts = OFFERS[game].seat_counts
    if len(found) not in counts:
        raise Complaint(
            "cli-number-of-bots",
            option=option,
            count=len(found),
            least=counts[0],
            most=counts[-1],
            game=game,
        )
    return found


def names(option: str, given: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Several of the words of `known`, with commas between them.

    Raises:
        Complaint: for a word that is not one of them.
    """
    return tuple([one_of(option, word, known) for word in given.split(",")])


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


def one_of(option: str, given: str, known: tuple[W, ...]) -> W:
    """One of some words, however it is capitalised.

    Raises:
        Complaint: if it is none of them.
    """
    for word in known:
        if word == _word(given):
            return word
    raise Complaint("cli-not-one-of", option=option, given=shown(given), known=", ".join(known))


def _of_game(
    option: str, given: str, game: str, offered: Callable[[Offer], tuple[str, ...]]
) -> str:
    """Something that a game offers; what only another game offers is said to be that game's."""
    known = offered(OFFERS[game])
    word = _word(given)
    if word not in known:
        for other, offer in OFFERS.items():
            if word in offered(offer):
                raise Complaint("cli-of-other-game", option=option, given=word, game=other)
    return one_of(option, given, known)


def _word(given: str) -> str:
    return given.strip().lower()
