"""Rows of the store as plain values. Times are milliseconds since 1970, UTC.

Seeds and fingerprints of secrets do not show when a row is printed, so that they reach no log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Status(StrEnum):
    """How far a match is."""

    OPEN = "open"
    """Waiting for players."""
    RUNNING = "running"
    OVER = "over"
    """Played to its end or given up; its seed may be shown. The log takes nothing more."""
    ARCHIVED = "archived"
    """Put away; nothing of it changes any more."""


class SeatKind(StrEnum):
    """Who sits in a seat."""

    OPEN = "open"
    """Nobody yet; it may be reserved by a name."""
    HUMAN = "human"
    """Whoever holds its secret: a person, or somebody's own program."""
    BOT = "bot"
    """A bot of the server."""


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a match that is being made.

    Attributes:
        kind: who sits there.
        name: what the others read.
        bot: which bot it is, if it is one.
        token_hash: the fingerprint of the seat's secret; a human has one, an open seat may.
    """

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    token_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a match.

    Attributes:
        match_id, seat: which one.
        kind, name, bot, token_hash: as in `NewSeat`.
        held_by: the bot that plays for the human for now.
        used_ms: the thinking time that the seat has used, whoever sat there.
    """

    match_id: str
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    token_hash: str | None = field(repr=False)
    held_by: str | None
    used_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """A match that is being made.

    Attributes:
        id: its name in links.
        game, ruleset, digest, map, weather, limits, variant: the rules, as in a record's header.
        options: everything else that was chosen when it was made; the store does not look into it.
        seed: what chance comes from. Secret until the match is over.
        seed_hash: the commitment to the seed, shown from the start.
        host_hash: the fingerprint of the secret of whoever made it.
        listed: whether strangers may find it.
        rematch_of: the match that it follows, if any.
        seats: one for each player.
    """

    id: str
    game: str
    ruleset: str
    digest: str
    map: str
    weather: str
    limits: str
    variant: str
    seed: str = field(repr=False)
    seed_hash: str
    host_hash: str = field(repr=False)
    listed: bool = False
    rematch_of: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seats: Sequence[NewSeat]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A match.

    Attributes:
        id, game, ruleset, digest, map, weather, limits, variant, options, seed, seed_hash,
            host_hash, listed, rematch_of: as in `NewMatch`; `rematch_of` is None too if that match
            was deleted.
        created_at, changed_at: when it was made, and when somebody last played, sat down, left or
            spoke.
        status: how far it is.
        length: the number of rows of its log.
        seats: the number of seats.
        result: the scores by seat once it was played to its end.
        waiting: which seats may act, seat n as bit n.
        due: whether the server itself has something to do: a bot's turn, or a running clock.
        rematch: the match that follows it, if any.
        round: the day that is played, 0 before the first one.
    """

    id: str
    created_at: int
    changed_at: int
    status: Status
    length: int
    game: str
    ruleset: str
    digest: str
    map: str
    weather: str
    limits: str
    variant: str
    seats: int
    listed: bool
    options: dict[str, object]
    seed: str = field(repr=False)
    seed_hash: str
    host_hash: str = field(repr=False)
    result: list[int] | None
    rematch_of: str | None
    waiting: int
    due: bool
    rematch: str | None
    round: int


@dataclass(slots=True)
class LogRow:
    """One line of a match's log: an action of a seat or of chance, or what else changed it.

    Not frozen, unlike the others: thousands are made at a time, and that takes a quarter so long.

    Attributes:
        number: its place, from 0 on without a gap.
        actor: the seat, or -1 for chance.
        text: the action in notation, or the word for what else it is.
        at: when.
    """

    number: int
    actor: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """Everything of a match but its chat, as it was at one moment."""

    match: MatchRow
    seats: list[SeatRow]
    log: list[LogRow]


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something said at a table.

    Attributes:
        number: its place, from 0 on without a gap.
        seat: the seat that said it; None: somebody else, or the server.
        name: the name under which it was said.
        text: the words.
        at: when.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Cursor:
    """The last match of a page: the next page begins after it."""

    created_at: int
    id: str


@dataclass(frozen=True, slots=True)
class Page:
    """Some matches, newest first.

    Attributes:
        matches: them.
        after: where the next page begins; None if there is none.
    """

    matches: list[MatchRow]
    after: Cursor | None


@dataclass(frozen=True, slots=True)
class Counts:
    """How many matches there are.

    Attributes:
        matches: by status, each of them.
    """

    matches: Mapping[Status, int]
