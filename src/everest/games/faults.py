"""What can be wrong with the data files of a game, as codes; sentences come from catalogues."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

ENTRY_SEPARATOR = " · "
LONGEST_SHOWN_TEXT = 40
LARGEST_SHOWN_NUMBER = 10**12

_IDENTIFIER = re.compile(r"[a-z0-9][a-z0-9-]*")


class FaultCode(StrEnum):
    """Every kind of fault; each has a message `fault-CODE` in every catalogue."""

    # Folders and files.
    NOT_A_DIRECTORY = "not-a-directory"
    NO_RULES_FILES = "no-rules-files"
    NO_SUCH_MAP = "no-such-map"
    NO_SUCH_WEATHER = "no-such-weather"
    MISPLACED_FILE = "misplaced-file"
    BAD_FILE_NAME = "bad-file-name"
    RESERVED_NAME = "reserved-name"
    FILE_EXISTS = "file-exists"
    UNREADABLE_FILE = "unreadable-file"
    NOT_UTF8 = "not-utf8"
    TOML_SYNTAX = "toml-syntax"
    # The shape of a file.
    MISSING_TABLE = "missing-table"
    MISSING_KEY = "missing-key"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_KEY = "unknown-key"
    WRONG_TYPE = "wrong-type"
    WRONG_LENGTH = "wrong-length"
    NOT_A_CHOICE = "not-a-choice"
    # Single values.
    BLANK_TEXT = "blank-text"
    BAD_ID = "bad-id"
    OUT_OF_RANGE = "out-of-range"
    WRONG_NUMBER = "wrong-number"
    DUPLICATE_ID = "duplicate-id"
    DUPLICATE_ENTRY = "duplicate-entry"
    # Numbers that have to agree.
    MORE_THAN_ALLOWED = "more-than-allowed"
    NOT_A_MULTIPLE = "not-a-multiple"
    WRONG_ROUNDS = "wrong-rounds"
    WRONG_CARD_COUNT = "wrong-card-count"
    WRONG_ICEFALL_COUNT = "wrong-icefall-count"
    WRONG_TILE_COUNT = "wrong-tile-count"
    WRONG_DAY_COUNT = "wrong-day-count"
    TOO_FEW_RISK_TOKENS = "too-few-risk-tokens"
    # Cards, icefall tiles, days.
    CARD_KIND = "card-kind"
    CARD_WITHOUT_POINTS = "card-without-points"
    ICEFALL_TILE_KIND = "icefall-tile-kind"
    DUPLICATE_ZONE = "duplicate-zone"
    DAY_WITHOUT_EFFECT = "day-without-effect"
    DAY_WITHOUT_ZONES = "day-without-zones"
    # Ranks of games played alone.
    DUPLICATE_RANKS = "duplicate-ranks"
    # Maps.
    UNKNOWN_SPACE = "unknown-space"
    SELF_CONNECTION = "self-connection"
    DUPLICATE_CONNECTION = "duplicate-connection"
    DOWNHILL_CONNECTION = "downhill-connection"
    UNEVEN_CONNECTION = "uneven-connection"
    CONNECTION_LOOP = "connection-loop"
    WRONG_ZONE = "wrong-zone"
    START_IS_SUMMIT = "start-is-summit"
    START_ZONE = "start-zone"
    START_NOT_LOWEST = "start-not-lowest"
    SECOND_START = "second-start"
    UNREACHABLE_SPACE = "unreachable-space"
    UNREACHABLE_SUMMIT = "unreachable-summit"
    CUT_OFF_SPACE = "cut-off-space"
    FLAG_BELOW_START = "flag-below-start"
    FLAG_NOT_BELOW_SUMMIT = "flag-not-below-summit"
    ICEFALL_AT_END = "icefall-at-end"
    TOO_MANY_ICEFALL_SPACES = "too-many-icefall-spaces"
    CREVASSES_CUT_OFF = "crevasses-cut-off"
    TOO_MANY_ARRANGEMENTS = "too-many-arrangements"


FAULT_CODES = frozenset(code.value for code in FaultCode)
"""The codes as plain strings."""


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong, and where.

    Attributes:
        file: path within the rules directory, such as ``maps/easy.toml``.
        table: the TOML table, such as ``counts`` or ``space``; empty at the head of a file.
        entry: the place in that table, such as ``c3 · cost``. Entries of a list that have no id
            are counted from 1: ``cards · #2 · any``.
        code: the kind of fault.
        params: what a sentence about it needs besides the place.
    """

    file: str
    table: str
    entry: str
    code: FaultCode
    params: dict[str, str | int] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return f"{self.file} [{self.table}] {self.entry}: {self.code}"

    def arguments(self) -> dict[str, str | int]:
        """The arguments of the message `fault-CODE`: `params`, the place, and its form.

        `place` is ``file``, ``key`` (at the head of a file), ``table`` or ``entry``, because a
        sentence that names an empty table reads badly.
        """
        if self.table:
            place = "entry" if self.entry else "table"
        else:
            place = "key" if self.entry else "file"
        where = {"file": self.file, "table": self.table, "entry": self.entry, "place": place}
        return {**self.params, **where}


class RulesetError(Exception):
    """The data cannot be used; `faults` says all that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(
            "; ".join(
                f"{fault.file} [{fault.table}] {fault.entry}: {fault.code}" for fault in faults
            )
        )
        self.faults = tuple(faults)


@dataclass(frozen=True)
class Place:
    """Where a check is looking; makes the faults it finds there."""

    file: str
    table: str = ""
    entry: tuple[str, ...] = ()

    def at(self, *entry: str) -> Place:
        """The place of an entry within this one."""
        return Place(self.file, self.table, self.entry + entry)

    def fault(self, code: FaultCode, **params: str | int) -> Fault:
        """A fault here."""
        entry = ENTRY_SEPARATOR.join(shown(part) for part in self.entry)
        return Fault(printable(self.file), shown(self.table), entry, code, params)


def is_identifier(text: str) -> bool:
    """Whether `text` can name a thing in commands and records.

    >>> [is_identifier(text) for text in ("c1-west", "Camp 1", "-c1", "")]
    [True, False, False, False]
    """
    return _IDENTIFIER.fullmatch(text) is not None


def item_label(identifier: object, index: int) -> str:
    """What an entry of a list is called in faults: its id when that is usable, else its number."""
    if isinstance(identifier, str) and is_identifier(identifier):
        return identifier
    return f"#{index + 1}"


def shown(value: str) -> str:
    """`value` fit for one line of a terminal: no control characters, not too long."""
    text = printable(value)
    return text if len(text) <= LONGEST_SHOWN_TEXT else text[: LONGEST_SHOWN_TEXT - 1] + "…"


def shown_number(value: float) -> str | int:
    """A number for a sentence. Whole numbers that nobody wants to read in full are bounded."""
    if isinstance(value, int):
        if value > LARGEST_SHOWN_NUMBER:
            return "> 10^12"
        return "< -10^12" if value < -LARGEST_SHOWN_NUMBER else value
    return repr(value)


def printable(text: str) -> str:
    """`text` with what cannot be printed replaced, so that a file cannot steer a terminal."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
