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
    plies 512

    * first 1
    ...
    0 play any2
    0 use any2 for A

``limits`` and ``variant`` stand in the header only where a match was played with others than the
usual ones, ``first-seat`` only where it was chosen who begins, ``commitment`` and ``seed`` only
where a table server dealt. An action line is the actor
(a seat, or ``*`` for chance) and the action's text; in a masked record ``?`` stands for the word
that is hidden. Lines that begin with ``#`` are comments, and so is what follows `` #`` in an action
line. docs/records.md describes all of it for users.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from everest.engine.actions import CHANCE
from everest.games.faults import shown
from everest.games.loading import DEFAULT_LIMITS, DEFAULT_VARIANT, OFFERS
from everest.record.errors import RecordError

FORMAT: Final = "everest-record"
VERSION: Final = 1
CHANCE_SIGN: Final = "*"
HIDDEN: Final = "?"
SPECTATOR: Final = "spectator"
LONGEST_NAME: Final = 40
JOINER: Final = "\u200d"
"""It cannot be printed by itself, and makes one sign of several, such as a family."""

LONGEST_SEED: Final = 100
MOST_BYTES: Final = 4 << 20
"""Larger files are not records; a long match takes a hundredth of this."""

_SINGLE_KEYS: Final = (
    "game",
    "ruleset",
    "map",
    "weather",
    "digest",
    "seats",
    "limits",
    "variant",
    "first-seat",
    "result",
    "plies",
    "commitment",
    "seed",
    "masked",
)
_REQUIRED_KEYS: Final = ("game", "ruleset", "map", "weather", "digest", "seats")


@dataclass
class Header:
    """What a match was played by and by whom.

    Attributes:
        game, ruleset, map, weather, digest: the rules, see `everest.load`.
        seats: number of players.
        names: who sat where.
        result: the final scores by seat, None for an unfinished match.
        limits, variant: which of the game's limits and variants, see `everest.load`.
        first_seat: the seat that was chosen to begin; None where that was drawn.
        masked: None for a complete record; the seat that it is masked for, or ``spectator``.
        plies: number of action lines of a finished match, so that a lost line is noticed.
        commitment: what the dealer showed of its seed before the match, see
            `everest.table.commitment`; None where it showed nothing.
        seed: what chance was drawn from, told after the end of a match with a commitment.
        lines: the line in the file on which each key stands; empty if it is not from a file.
    """

    game: str
    ruleset: str
    map: str
    weather: str
    digest: str
    seats: int
    names: list[str]
    limits: str = DEFAULT_LIMITS
    variant: str = DEFAULT_VARIANT
    first_seat: int | None = None
    result: list[int] | None = None
    masked: str | None = None
    plies: int | None = None
    commitment: str | None = None
    seed: str | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    def line_of(self, key: str) -> int:
        """The line on which `key` stands, 0 if it stands nowhere."""
        return self.lines.get(key, 0)


@dataclass
class Ply:
    """One action: who did it, its text, and the line it stands on (0 if it is not from a file)."""

    actor: int
    text: str
    line: int = field(default=0, compare=False)


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
        if header.limits != DEFAULT_LIMITS:
            lines.append(f"limits {header.limits}")
        if header.variant != DEFAULT_VARIANT:
            lines.append(f"variant {header.variant}")
        if header.first_seat is not None:
            lines.append(f"first-seat {header.first_seat}")
        lines.extend([f"name {seat} {name}" for seat, name in enumerate(header.names)])
        if header.result is not None:
            lines.append("result " + " ".join([str(score) for score in header.result]))
        if header.plies is not None:
            lines.append(f"plies {header.plies}")
        if header.commitment is not None:
            lines.append(f"commitment {header.commitment}")
        if header.seed is not None:
            lines.append(f"seed {header.seed}")
        if header.masked is not None:
            lines.append(f"masked {header.masked}")
        lines.append("")
        lines.extend([f"{actor_sign(ply.actor)} {ply.text}" for ply in self.plies])
        return "\n".join(lines) + "\n"


def actor_sign(actor: int) -> str:
    """How a record names who acts."""
    return CHANCE_SIGN if actor == CHANCE else str(actor)


def is_hidden(text: str) -> bool:
    """Whether a masked record hides something of an action.

    >>> is_hidden("deal 1 ?"), is_hidden("deal 1 any2")
    (True, False)
    """
    return text.split(" ")[-1] == HIDDEN


def clean_line(text: str) -> str:
    r"""A text of a person with nothing in it that is no sign: neither controls nor directions.

    >>> clean_line(" on  belay\n?\u202e ")
    'on belay ?'
    """
    signs = "".join([sign if sign.isprintable() or sign == JOINER else " " for sign in text])
    return " ".join([word for part in signs.split() if (word := part.strip(JOINER))])


def clean_name(name: str) -> str:
    """A player's name as a record can hold it: one line, single spaces, no more than 40 signs."""
    return clean_line(name)[:LONGEST_NAME].strip(" " + JOINER)


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
        raise RecordError("record.other-version", 1, {"version": shown(first[1]), "known": VERSION})
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
        word, _, name = value.partition(" ")
        seat = _whole_number(word)
        if seat is None or not clean_name(name):
            raise RecordError("record.bad-name", number, {"value": shown(value)})
        if seat in names:
            raise RecordError("record.repeated-key", number, {"key": f"name {seat}"})
        names[seat] = clean_name(name)
        where[f"name {seat}"] = number
        return
    if key not in _SINGLE_KEYS:
        known = ", ".join([*_SINGLE_KEYS[:6], "name", *_SINGLE_KEYS[6:]])
        raise RecordError("record.unknown-key", number, {"key": shown(key), "known": known})
    if key in values:
        raise RecordError("record.repeated-key", number, {"key": key})
    values[key] = value
    where[key] = number


def _header(
    values: dict[str, str], names: dict[int, str], where: dict[str, int], line: int
) -> Header:
    for key in _REQUIRED_KEYS:
        if not values.get(key):
            raise RecordError("record.missing-key", where.get(key, line), {"key": key})
    seats = _whole_number(values["seats"])
    known = _seat_counts(values["game"])
    if seats is None or seats not in known:
        raise RecordError(
            "record.bad-seats",
            where["seats"],
            {"value": shown(values["seats"]), "known": ", ".join([str(one) for one in known])},
            game=values["game"],
        )
    for seat in names:
        if seat >= seats:
            params: dict[str, str | int] = {"seat": seat, "last": seats - 1}
            raise RecordError("record.no-such-seat", where[f"name {seat}"], params)
    if len(names) < seats:
        raise RecordError("record.wrong-names", line, {"seats": seats, "last": seats - 1})
    first_seat = None
    if "first-seat" in values:
        first_seat = _whole_number(values["first-seat"])
        if first_seat is None or first_seat >= seats:
            params = {"value": shown(values["first-seat"]), "last": seats - 1}
            raise RecordError("record.bad-first-seat", where["first-seat"], params)
    result = None
    if "result" in values:
        scores = [_whole_number(word) for word in values["result"].split()]
        result = [score for score in scores if score is not None]
        if len(result) != seats or len(scores) != seats:
            raise RecordError("record.bad-result", where["result"], {"seats": seats})
    plies = None
    if "plies" in values:
        plies = _whole_number(values["plies"])
        if plies is None:
            raise RecordError("record.bad-plies", where["plies"], {"value": shown(values["plies"])})
    masked = values.get("masked")
    if masked is not None and masked not in [SPECTATOR, *[str(seat) for seat in range(seats)]]:
        params = {"value": shown(masked), "last": seats - 1}
        raise RecordError("record.bad-mask", where["masked"], params)
    if masked is not None and plies is not None:
        raise RecordError("record.masked-plies", where["plies"])
    commitment, seed = values.get("commitment"), values.get("seed")
    if commitment is not None and not _is_checksum(commitment):
        params = {"value": shown(commitment)}
        raise RecordError("record.bad-commitment", where["commitment"], params)
    if seed is not None and not _is_seed(seed):
        raise RecordError("record.bad-seed", where["seed"], {"value": shown(seed)})
    if masked is not None and seed is not None:
        raise RecordError("record.masked-seed", where["seed"])
    return Header(
        game=values["game"],
        ruleset=values["ruleset"],
        map=values["map"],
        weather=values["weather"],
        digest=values["digest"],
        seats=seats,
        names=[names[seat] for seat in range(seats)],
        limits=values.get("limits", DEFAULT_LIMITS),
        variant=values.get("variant", DEFAULT_VARIANT),
        first_seat=first_seat,
        result=result,
        masked=masked,
        plies=plies,
        commitment=commitment,
        seed=seed,
        lines=where,
    )


def _seat_counts(game: str) -> list[int]:
    """How many can play a game; for one that is unknown, any game of the family."""
    offers = [OFFERS[game]] if game in OFFERS else OFFERS.values()
    return sorted({count for offer in offers for count in offer.seat_counts})


def _whole_number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else None


def _is_checksum(word: str) -> bool:
    return len(word) == 64 and not set(word) - set("0123456789abcdef")


def _is_seed(word: str) -> bool:
    return word.isascii() and word.isalnum() and len(word) <= LONGEST_SEED


def _ply(line: str, number: int, header: Header) -> Ply:
    sign, _, text = line.partition(" ")
    text = text.split(" #")[0].strip()
    actor = CHANCE if sign == CHANCE_SIGN else _whole_number(sign)
    if actor is None or not text or text.startswith("#"):
        raise RecordError("record.bad-line", number, {"text": shown(line)})
    if actor >= header.seats:
        raise RecordError("record.no-such-seat", number, {"seat": actor, "last": header.seats - 1})
    if is_hidden(text) and header.masked is None:
        raise RecordError("record.hidden-action", number, {"text": shown(text)})
    return Ply(actor, text, number)
