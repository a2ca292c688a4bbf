"""Reading of the server's messages just what a driver of load needs.

Most of an update is the view, which the scripted clients do not look at; to read all of it as JSON
would take longer than all else that they do. So the parts are found by their names, which the view
has none of.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final

_KIND: Final = re.compile(rb'"type": ?"([a-z-]+)"')
_PLY: Final = re.compile(rb'"ply": ?(\d+)')
_LEGAL: Final = re.compile(rb'"legal": ?(\[[^]]*\])')
_OVER: Final = re.compile(rb'"over": ?(true|false)')


class NotUnderstood(Exception):
    """A message without a part that it has to have."""


@dataclass(frozen=True, slots=True)
class Update:
    """What is needed of an update.

    Attributes:
        ply: how many lines the client now has for good.
        is_over: whether the match is over.
    """

    ply: int
    is_over: bool
    _legal: bytes

    @property
    def may_act(self) -> bool:
        """Whether there is a legal action."""
        return len(self._legal) > len(b"[]")

    def legal(self) -> list[dict[str, Any]]:
        """The legal actions."""
        actions: list[dict[str, Any]] = json.loads(self._legal)
        return actions


def kind_of(message: bytes) -> str:
    """The type of a message.

    >>> kind_of(b'{"type":"done","ply":3}')
    'done'
    """
    return _found(_KIND, message).decode()


def read_update(message: bytes) -> Update:
    """What is needed of an update.

    Raises:
        NotUnderstood: if a part is not there.

    >>> read_update(b'{"type":"update","ply":7,"legal":[{"number":1,"text":"end"}],"over":false}')
    Update(ply=7, is_over=False, _legal=b'[{"number":1,"text":"end"}]')
    """
    return Update(
        ply=int(_found(_PLY, message)),
        is_over=_found(_OVER, message) == b"true",
        _legal=_found(_LEGAL, message),
    )


def as_line(seat: int, text: str) -> bytes:
    """A line of an update as the server writes it: what a seat has done.

    >>> as_line(2, "move A to i3")
    b'{"actor":"2","text":"move A to i3"}'
    """
    line = {"actor": str(seat), "text": text}
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()


def _found(pattern: re.Pattern[bytes], message: bytes) -> bytes:
    found = pattern.search(message)
    if found is None:
        raise NotUnderstood(f"no {pattern.pattern!r} in {message[:200]!r}")
    return found.group(1)
