"""The bodies of REST: making matches, sitting down, and what is told of matches."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from everest.server.messages.base import MOST_SEATS, Id, Model, Name, Seat, Token

MOST_MINE: Final = 100
"""Matches that one request of `POST /api/mine` may name."""

SHORTEST_REMINDER: Final = 10
LONGEST_REMINDER: Final = 7 * 24 * 3600
SHORTEST_TIME: Final = 60
LONGEST_TIME: Final = 30 * 24 * 3600

TakeBackRule = Literal["turn", "consent", "never"]


class SeatWish(Model):
    """Who shall sit in a seat of a new match: the one who makes it, somebody else, or a bot.

    An open seat with a name is reserved for whoever joins under this name.
    """

    kind: Literal["mine", "open", "bot"]
    name: Name | None = None
    bot: Id | None = None


class Reminder(Model):
    """A clock that only reminds: of a seat whose turn lasts longer than so many seconds."""

    kind: Literal["reminder"]
    seconds: Annotated[int, Field(ge=SHORTEST_REMINDER, le=LONGEST_REMINDER)]


class TotalTime(Model):
    """A clock that gives each seat so many seconds for the whole match; then a bot plays on."""

    kind: Literal["total"]
    seconds: Annotated[int, Field(ge=SHORTEST_TIME, le=LONGEST_TIME)]
    bot: Id = "greedy"


ClockRule = Annotated[Reminder | TotalTime, Field(discriminator="kind")]


class NewMatch(Model):
    """A match to be made; the seats in order."""

    game: Id = "mount-everest"
    map: Id = "easy"
    weather: Id = "summer"
    limits: Id = "strict"
    variant: Id = "standard"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    first_seat: Seat | None = None
    listed: bool = False
    spectators: bool = True
    take_back: TakeBackRule = "turn"
    chat: bool = True
    clock: ClockRule | None = None


class HeldSeat(Model):
    """A seat and the secret that opens it; it is told this once."""

    seat: int
    token: str


class SeatInfo(Model):
    """Who sits in a seat, and which bot plays for them for now."""

    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: str | None
    held_by: str | None


class MatchInfo(Model):
    """What everybody with the link may know of a match, besides the position.

    `commitment` is a checksum of the seed that the match is dealt from; `seed` is told at the end.
    """

    id: str
    status: Literal["open", "running", "over"]
    game: str
    ruleset: str
    digest: str
    map: str
    weather: str
    limits: str
    variant: str
    seats: list[SeatInfo]
    first_seat: int | None
    listed: bool
    spectators: bool
    take_back: TakeBackRule
    chat: bool
    clock: ClockRule | None
    commitment: str
    seed: str | None
    result: list[int] | None
    created_at: int
    ended_at: int | None
    rematch_of: str | None
    rematch: str | None


class MadeMatch(Model):
    """A new match, with the secrets of its host and of the seats that are the host's own."""

    match: MatchInfo
    host_token: str
    held: list[HeldSeat]


class Join(Model):
    """Who wants to sit down; without a seat the first that is open to them."""

    name: Name
    seat: Seat | None = None


class Joined(Model):
    """A seat that was taken."""

    match: MatchInfo
    held: HeldSeat


class WhichBot(Model):
    """The bot that shall play."""

    bot: Id


class MatchList(Model):
    """Matches that are listed."""

    matches: list[MatchInfo]


class Holding(Model):
    """A match, and the secret of a seat of it or of its host."""

    match: Id
    token: Token


class Mine(Model):
    """The matches that somebody has secrets of."""

    held: Annotated[list[Holding], Field(max_length=MOST_MINE)]


class MyMatch(Model):
    """A match that a secret is of, with the day that is played, 0 before the first.

    `seat` is None for its host, and `waits` for this seat.
    """

    match: MatchInfo
    seat: int | None
    waits: bool
    round: int


class MyMatches(Model):
    """Those of the matches that are there, and whose secrets are right."""

    matches: list[MyMatch]


class LimitsOffer(Model):
    """The limits that go with a map and a number of players."""

    map: str
    seats: int
    limits: list[str]


class GameOffer(Model):
    """What a game can be played with; whatever `limits_for` leaves open goes together."""

    game: str
    seats: list[int]
    maps: list[str]
    weather: list[str]
    limits: list[str]
    limits_for: list[LimitsOffer]
    variants: list[str]
    bots: list[str]


class Offers(Model):
    """The games, and where others find the server.

    `network_hosts` is what to put into the address if it says localhost: empty if nobody else can
    come to the server, None if it does not know.
    """

    games: list[GameOffer]
    network_hosts: list[str] | None = None
