"""The record file: a header, then one line an action, chance included.

::

    everest-record 1
    game mount-everest
    ruleset mount-everest
    map easy
    weather summer
    digest sha256:...
    seats 2
    name 0 Ann
    name 1 greedy
    result 14 9

    * first 1
    ...
    0 play any2
    0 use any2 for A

An action line is the actor (a seat, or ``*`` for chance) and the action's text; a text of ``?``
stands for an action that a masked record hides. Lines that begin with ``#`` are comments.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from everest.engine.actions import CHANCE
from everest.record.errors import RecordError

FORMAT: Final = "everest-record"
VERSION: Final = 1
CHANCE_SIGN: Final = "*"
HIDDEN: Final = "?"
SPECTATOR: Final = "spectator"
MOST_BYTES: Final = 4 << 20
"""Larger files are not records; a long match takes a hundredth of this."""

_SINGLE_KEYS: Final = ("game", "ruleset", "map", "weather", "digest", "seats", "result", "masked")
_REQUIRED_KEYS: Final = ("game", "ruleset", "map", "weather", "digest", "seats")


@dataclass
class Header:
    """What a match was played by and by whom.

    Attributes:
        game, ruleset, map, weather, digest: the rules, see `everest.load`.
        seats: number of players.
        names: who sat where.
        result: the final scores by seat, None for an unfinished match.
        masked: None for a complete record; the seat that it is masked for, or ``spectator``.
    """

    game: str
    ruleset: str
    map: str
    weather: str
    digest: str
    seats: int
    names: list[str]
    result: list[int] | None = None
    masked: str | None = None


@dataclass
class Ply:
    """One action: who did it, its text, and the line it stands on (0 if it is not from a file)."""

    actor: int
    text: str
    line: int = 0


@dataclass
class Record:
    """A whole match as text."""

    header: Header
    plies: list[Ply] = field(default_factory=list)

    def to_text(self) -> str:
        """The record as a file's content."""
        header = self.header
        lines = [
            f"{FORMAT} {VERSION}",
            f"game {header.game}",
            f"ruleset {header.ruleset}",
            f"map {header.map}",
            f"weather {header.weather}",
            f"digest {header.digest}",
            f"seats {header.seats}",
        ]
        lines.extend([f"name {seat} {name}" for seat, name in enumerate(header.names)])
        if header.result is not None:
            lines.append("result " + " ".join([str(score) for score in header.result]))
        if header.masked is not None:
            lines.append(f"masked {header.masked}")
        lines.append("")
        lines.extend([f"{actor_sign(ply.actor)} {ply.text}" for ply in self.plies])
        return "\n".join(lines) + "\n"


def actor_sign(actor: int) -> str:
    """How a record names who acts."""
    return CHANCE_SIGN if actor == CHANCE else str(actor)


def clean_name(name: str) -> str:
    """A player's name as a record can hold it: one line, single spaces, no more than 40 signs."""
    printable = "".join([sign if sign.isprintable() else " " for sign in name])
    return " ".join(printable.split())[:40].strip()


def parse_record(text: str) -> Record:
    """Read a record; whether its actions are legal is for `everest.record.replay`.

    Raises:
        RecordError: if it is no record, with the first line that is wrong.
    """
    lines = text.split("\n")
    first = lines[0].removeprefix("\ufeff").split()
    if len(first) != 2 or first[0] != FORMAT:
        raise RecordError("record.not-a-record", 1, {"format": f"{FORMAT} {VERSION}"})
    if first[1] != str(VERSION):
        raise RecordError("record.other-version", 1, {"version": first[1], "known": VERSION})
    values: dict[str, str] = {}
    names: dict[int, str] = {}
    where: dict[str, int] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        line = lines[number].strip()
        number += 1
        if not line.startswith("#"):
            _read_header_line(line, number, values, names, where)
    header = _header(values, names, where, number)
    plies: list[Ply] = []
    for index in range(number, len(lines)):
        line = lines[index].strip()
        if line and not line.startswith("#"):
            plies.append(_ply(line, index + 1, header))
    return Record(header, plies)


def _read_header_line(
    line: str, number: int, values: dict[str, str], names: dict[int, str], where: dict[str, int]
) -> None:
    key, _, value = line.partition(" ")
    value = value.strip()
    if key == "name":
        seat, _, name = value.partition(" ")
        if not seat.isascii() or not seat.isdecimal() or not clean_name(name):
            raise RecordError("record.bad-name", number, {"value": value})
        names[int(seat[:9])] = clean_name(name)
        return
    if key not in _SINGLE_KEYS:
        raise RecordError("record.unknown-key", number, {"key": key[:40]})
    if key in values:
        raise RecordError("record.repeated-key", number, {"key": key})
    values[key] = value
    where[key] = number


def _header(
    values: dict[str, str], names: dict[int, str], where: dict[str, int], line: int
) -> Header:
    for key in _REQUIRED_KEYS:
        if not values.get(key):
            raise RecordError("record.missing-key", line, {"key": key})
    seats = _whole_number(values["seats"])
    if seats is None or not 1 <= seats <= 5:
        raise RecordError("record.bad-seats", where["seats"], {"value": values["seats"][:40]})
    if sorted(names) != list(range(seats)):
        raise RecordError("record.wrong-names", line, {"seats": seats})
    result = None
    if "result" in values:
        scores = [_whole_number(word) for word in values["result"].split()]
        result = [score for score in scores if score is not None]
        if len(result) != seats or len(scores) != seats:
            raise RecordError("record.bad-result", where["result"], {"seats": seats})
    masked = values.get("masked")
    if masked is not None and masked not in [SPECTATOR, *[str(seat) for seat in range(seats)]]:
        raise RecordError("record.bad-mask", where["masked"], {"value": masked[:40]})
    return Header(
        game=values["game"],
        ruleset=values["ruleset"],
        map=values["map"],
        weather=values["weather"],
        digest=values["digest"],
        seats=seats,
        names=[names[seat] for seat in range(seats)],
        result=result,
        masked=masked,
    )


def _whole_number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else None


def _ply(line: str, number: int, header: Header) -> Ply:
    sign, _, text = line.partition(" ")
    text = text.split(" #")[0].strip()
    actor = CHANCE if sign == CHANCE_SIGN else _whole_number(sign)
    if actor is None or actor >= header.seats or not text:
        raise RecordError("record.bad-line", number, {"text": line[:60]})
    if text == HIDDEN and header.masked is None:
        raise RecordError("record.hidden-action", number)
    return Ply(actor, text, number)
