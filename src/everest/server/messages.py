"""What goes over the wire, REST and WebSocket: every body and every message, typed and bounded."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from everest.record.record import LONGEST_NAME
from everest.server.tokens import LONGEST_TOKEN

MOST_SEATS = 5
MOST_PLIES = 1_000_000
LONGEST_ACTION = 100

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PlyNumber = Annotated[int, Field(ge=0, le=MOST_PLIES)]


class Model(BaseModel):
    """A part of a message: exactly the fields that it declares."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# -- REST ---------------------------------------------------------------------------------------


class SeatWish(Model):
    """Who shall sit in a seat of a new match: the one who makes it, somebody else, or a bot."""

    kind: Literal["mine", "open", "bot"]
    name: Name | None = None
    bot: Id | None = None


class NewMatch(Model):
    """A match to be made; the seats in order."""

    game: Id = "mount-everest"
    map: Id = "easy"
    weather: Id = "summer"
    limits: Id = "strict"
    variant: Id = "standard"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    spectators: bool = True
    take_back: Literal["turn", "never"] = "turn"


class HeldSeat(Model):
    """A seat and the secret that opens it; it is told this once."""

    seat: int
    token: str


class SeatInfo(Model):
    """Who sits in a seat."""

    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    bot: str | None


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
    listed: bool
    spectators: bool
    take_back: Literal["turn", "never"]
    commitment: str
    seed: str | None
    result: list[int] | None
    created_at: int
    changed_at: int


class MadeMatch(Model):
    """A new match, with the secrets of its host and of the seats that are the host's own."""

    match: MatchInfo
    host_token: str
    held: list[HeldSeat]


class Join(Model):
    """Who wants to sit down; without a seat the first open one."""

    name: Name
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class Joined(Model):
    """A seat that was taken."""

    match: MatchInfo
    held: HeldSeat


class MatchList(Model):
    """Matches that are listed."""

    matches: list[MatchInfo]


class GameOffer(Model):
    """What a game can be played with."""

    game: str
    seats: list[int]
    maps: list[str]
    weather: list[str]
    limits: list[str]
    variants: list[str]
    bots: list[str]


class Offers(Model):
    """The games."""

    games: list[GameOffer]


class ProblemBody(Model):
    """A refusal: its code, the clause where the rules forbid something, and what it is about."""

    code: str
    clause: str | None = None
    reason: str | None = None
    params: dict[str, str | int] = {}


# -- WebSocket: from the client -------------------------------------------------------------------


class Hello(Model):
    """The first message: who is there, and how many lines of the match it has already.

    Without a token it is a spectator. Lines with something hidden at the end do not count.
    """

    type: Literal["hello"]
    token: Token | None = None
    ply: PlyNumber = 0


class Act(Model):
    """An action, in the notation; `ply` is the number of lines that the client has."""

    type: Literal["act"]
    ply: PlyNumber
    action: Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION)]


class TakeBack(Model):
    """The last action of this seat shall not have been."""

    type: Literal["take-back"]
    ply: PlyNumber


class Ping(Model):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[Hello | Act | TakeBack | Ping, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[Hello | Act | TakeBack | Ping] = TypeAdapter(ClientMessage)


# -- WebSocket: from the server -------------------------------------------------------------------


class Line(Model):
    """A line of the record as the viewer may see it: a seat or ``*``, and an action."""

    actor: str
    text: str


class TableEvent(Model):
    """Something that happened, in ids and numbers."""

    kind: str
    data: dict[str, Any]


class LegalAction(Model):
    """An action that is legal now."""

    number: int
    text: str


class Welcome(Model):
    """The answer to `Hello`: as which seat, None for a spectator."""

    type: Literal["welcome"] = "welcome"
    seat: int | None
    match: MatchInfo


class Update(Model):
    """The position as the viewer may know it.

    `lines` replace those that the client has from number `start` on. `ply` is how many it then has
    for good; lines beyond, which hide a card that is not shown yet, can still change. `events` are
    what has happened since the last update; after a lost connection, none.
    """

    type: Literal["update"] = "update"
    start: int
    ply: int
    lines: list[Line]
    events: list[TableEvent]
    view: dict[str, Any]
    legal: list[LegalAction]
    can_take_back: bool
    over: bool


class Changed(Model):
    """Something about the match besides the position has changed: seats, status, the end."""

    type: Literal["changed"] = "changed"
    match: MatchInfo


class Done(Model):
    """An action was carried out, now or when it was sent before; `ply` as in `Update`."""

    type: Literal["done"] = "done"
    ply: int


class Refused(Model):
    """A message was refused; nothing has changed. `ply` is what an action has to name now."""

    type: Literal["refused"] = "refused"
    problem: ProblemBody
    ply: int


class Pong(Model):
    """Yes."""

    type: Literal["pong"] = "pong"


ServerMessage = Welcome | Update | Changed | Done | Refused | Pong
