"""The messages of the WebSocket, from the client and from the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from everest.server.messages.base import (
    LONGEST_ACTION,
    LONGEST_CHAT,
    Count,
    Model,
    ProblemBody,
    Token,
)
from everest.server.messages.rest import MatchInfo

# -- from the client ------------------------------------------------------------------------------


class Hello(Model):
    """The first message: who is there, and how many lines of the match and the chat it has.

    Without a token it is a spectator. Lines with something hidden at the end do not count. With
    `advice` each update has advice for the viewer.
    """

    type: Literal["hello"]
    token: Token | None = None
    ply: Count = 0
    chat: Count = 0
    advice: bool = False


class Act(Model):
    """An action, in the notation; `ply` is the number of lines that the client has."""

    type: Literal["act"]
    ply: Count
    action: Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION)]


class TakeBack(Model):
    """The last action of this seat shall not have been; it has learned nothing from it yet."""

    type: Literal["take-back"]
    ply: Count


class AskBack(Model):
    """May the last action of this seat, and all after it, not have been? The others decide."""

    type: Literal["ask-back"]
    ply: Count


class AnswerBack(Model):
    """Whether this seat agrees to what was asked."""

    type: Literal["answer-back"]
    ask: Count
    agree: bool


class Say(Model):
    """Something for all at the table to read."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Ping(Model):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Hello | Act | TakeBack | AskBack | AnswerBack | Say | Ping
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


# -- from the server ------------------------------------------------------------------------------


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


class ClockNow(Model):
    """Milliseconds that each seat has left, None for bots, and the seats whose clock runs."""

    left: list[int | None]
    running: list[int]


class Welcome(Model):
    """The answer to `Hello`: as which seat, None for a spectator.

    An update follows if the match has begun.
    """

    type: Literal["welcome"] = "welcome"
    seat: int | None
    match: MatchInfo


class WayBack(Model):
    """Where the match goes back to when a seat's last action is taken back with all since.

    `cards`: everybody chooses cards anew; otherwise it is just before the action.
    """

    round: int
    cards: bool


class Update(Model):
    """The position as the viewer may know it.

    `lines` replace those that the client has from number `start` on. `ply` is how many it then has
    for good; lines beyond, which hide a card that is not shown yet, can still change. `events` are
    what has happened since the last update; after a lost connection, none. `view` and `advice` are
    described by `everest.server.shapes`; advice comes to those only who have asked for it.
    """

    type: Literal["update"] = "update"
    start: int
    ply: int
    lines: list[Line]
    events: list[TableEvent]
    view: dict[str, Any]
    legal: list[LegalAction]
    can_take_back: bool
    way_back: WayBack | None
    over: bool
    clock: ClockNow | None
    advice: dict[str, Any] | None


class Changed(Model):
    """Something about the match besides the position has changed: seats, status, the end."""

    type: Literal["changed"] = "changed"
    match: MatchInfo


class Asked(Model):
    """A seat has asked to take back across turns, or something has come of it.

    `missing` are the seats whose answer is awaited, `way_back` is what they are asked about, for
    as long as they are. It is void when the match goes on meanwhile.
    """

    type: Literal["asked"] = "asked"
    ask: int
    seat: int
    agreed: list[int]
    missing: list[int]
    outcome: Literal["open", "granted", "refused", "void"]
    way_back: WayBack | None


class ChatLine(Model):
    """Something said at the table, at milliseconds since 1970 UTC."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Chat(Model):
    """What was said since the client was told last."""

    type: Literal["chat"] = "chat"
    lines: list[ChatLine]


class Reminded(Model):
    """The turn of a seat lasts longer than the match's reminder allows."""

    type: Literal["reminder"] = "reminder"
    seat: int


class Done(Model):
    """What was sent was carried out, now or when it was sent before; `ply` as in `Update`."""

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


ServerMessage = Welcome | Update | Changed | Asked | Chat | Reminded | Done | Refused | Pong
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)
