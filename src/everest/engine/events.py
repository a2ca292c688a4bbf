"""Events: what happened, in ids and numbers, each with the seats that may know of it."""

from __future__ import annotations

from typing import Final

Value = str | int | list[str] | list[int]

EVERYONE: Final = -1


class Event:
    """One consequence of an action.

    Attributes:
        kind: stable id of what happened, such as ``tile-turned``.
        audience: the seat that alone may know of it, or `EVERYONE`.
        data: ids and numbers by name.
    """

    __slots__ = ("audience", "data", "kind")

    def __init__(self, kind: str, audience: int, data: dict[str, Value]) -> None:
        self.kind = kind
        self.audience = audience
        self.data = data

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.audience}, {self.data!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.audience, self.data) == (other.kind, other.audience, other.data)

    def __hash__(self) -> int:
        return hash((self.kind, self.audience))
