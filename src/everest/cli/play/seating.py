"""Who sits where: humans first, then bots."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from everest.record.record import clean_name

USUAL_SEATS: Final = 2
"""Players of a match of which nothing else is said."""

USUAL_BOT: Final = "greedy"


@dataclass(frozen=True)
class Seat:
    """A seat: the name of who sits there, and the bot's name if it is one."""

    name: str
    bot: str | None = None


class SeatingError(ValueError):
    """Options that do not fit together.

    Attributes:
        message: id of the message that says what is wrong.
        params: its arguments.
    """

    def __init__(self, message: str, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.params = params


def seating(
    names: Sequence[str],
    bots: Sequence[str],
    seats: int | None,
    known_bots: Sequence[str],
    default_name: str,
    seat_counts: Sequence[int],
) -> list[Seat]:
    """The seats of a new match of a game for one of `seat_counts` players.

    Raises:
        SeatingError: if they are too few, too many, or a bot is unknown.
    """
    for bot in bots:
        if bot not in known_bots:
            raise SeatingError("play-unknown-bot", bot=bot, known=", ".join(known_bots))
    humans = [clean_name(name) for name in names if clean_name(name)] or [default_name]
    given = len(humans) + len(bots)
    wanted = seats if seats is not None else max(given, USUAL_SEATS)
    if wanted not in seat_counts:
        least, most = seat_counts[0], seat_counts[-1]
        raise SeatingError("play-bad-seats", seats=wanted, least=least, most=most)
    if given > wanted:
        raise SeatingError("play-too-many-players", given=given, seats=wanted)
    machines = [*bots, *[usual_bot(known_bots)] * (wanted - given)]
    taken: set[str] = set()
    people = [Seat(_unique(_human_name(name, known_bots), taken)) for name in humans]
    return people + [Seat(_unique(bot, taken), bot) for bot in machines]


def usual_bot(known_bots: Sequence[str]) -> str:
    """The opponent that is taken where nobody chooses one."""
    return USUAL_BOT if USUAL_BOT in known_bots else known_bots[0]


def _human_name(name: str, known_bots: Container[str]) -> str:
    """A name that no bot has: a saved game tells bots by their names."""
    return f"{name} (human)" if bot_of(name, known_bots) else name


def _unique(name: str, taken: set[str]) -> str:
    unique = name
    number = 2
    while unique.casefold() in taken:
        unique = f"{name}-{number}"
        number += 1
    taken.add(unique.casefold())
    return unique


def bot_of(name: str, known_bots: Container[str]) -> str | None:
    """The bot that plays under `name` in a saved game: ``greedy`` or ``greedy-2``.

    >>> bot_of("greedy-2", ["greedy"]), bot_of("Ann", ["greedy"])
    ('greedy', None)
    """
    bot, _, number = name.rpartition("-")
    if bot in known_bots and number.isdecimal():
        return bot
    return name if name in known_bots else None
