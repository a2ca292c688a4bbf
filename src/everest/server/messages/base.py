"""What all messages share: a strict kind of model, and bounded words."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from everest.record.record import LONGEST_NAME
from everest.server.tokens import LONGEST_TOKEN

MOST_SEATS: Final = 5
MOST_PLIES: Final = 1_000_000
LONGEST_ACTION: Final = 100
LONGEST_CHAT: Final = 300

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Field(min_length=1, max_length=LONGEST_TOKEN)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Count = Annotated[int, Field(ge=0, le=MOST_PLIES)]


class Model(BaseModel):
    """A part of a message: exactly the fields that it declares.

    The server sends all of them, and the schemas say so.
    """

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        json_schema_serialization_defaults_required=True,
    )


class ProblemBody(Model):
    """A refusal: its code, the clause where the rules forbid something, and what it is about."""

    code: str
    clause: str | None = None
    reason: str | None = None
    params: dict[str, str | int] = {}
