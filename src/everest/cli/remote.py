"""A player at a table server, as docs/protocol.md describes it: all that a program needs.

It asks the server for the position, chooses one of the legal actions and sends it. When the
connection is lost it comes back and is shown the position again.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from everest.games.faults import printable

Choose = Callable[[dict[str, Any], Sequence[int]], int]
"""Chooses one of the numbers of the legal actions by the view."""

PASSING: Final = ("rate.exceeded", "act.ahead", "server.")
"""Codes of refusals after which the server is asked again, or how they begin."""

FASTER: Final = ("act.stale", "seat.held")
"""Codes of actions that come too late: somebody else has acted, or a bot plays for us now."""

SECONDS: Final = 30.0
LONGEST_PAUSE: Final = 10.0
LARGEST_MESSAGE: Final = 1 << 22


class Refused(Exception):
    """The server says no.

    Attributes:
        code: why, see docs/protocol.md.
    """

    def __init__(self, problem: dict[str, Any]) -> None:
        self.code = str(problem["code"])
        super().__init__(self.code)


class NoServer(Exception):
    """There is no table server at the address.

    Attributes:
        reason: what is there, in the system's words.
    """

    def __init__(self, error: Exception) -> None:
        cause = getattr(error, "reason", None)
        error = cause if isinstance(cause, OSError) else error
        self.reason = printable(getattr(error, "strerror", None) or type(error).__name__)
        super().__init__(self.reason)


def request(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the REST interface; with a body it is a POST.

    Raises:
        Refused: if the server says no.
        NoServer: if it does not answer, or something else does.
    """
    content = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, content, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return dict(json.load(answer))
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(error) from error
    except (OSError, ValueError, TypeError, HTTPException) as error:
        raise NoServer(error) from error


def _refusal(error: urllib.error.HTTPError) -> Exception:
    try:
        return Refused(json.load(error))
    except (OSError, ValueError, TypeError, KeyError):
        return NoServer(OSError(error.code, f"HTTP {error.code}"))


def play(url: str, token: str, choose: Choose, lost: Callable[[float], None]) -> None:
    """Play a match to its end, over as many connections as it takes.

    Args:
        url: the match, ``http://HOST/api/matches/ID``.
        token: what opens the seat.
        choose: who plays.
        lost: is told in how many seconds the next connection is tried.

    Raises:
        Refused: if the server says no for good.
        NoServer: if it does not take the first connection.
    """
    pause = 1.0
    was_there = False
    while True:
        began = time.monotonic()
        try:
            with connect(f"ws{url.removeprefix('http')}/play", max_size=LARGEST_MESSAGE) as socket:
                was_there = True
                if _play_on(socket, token, choose):
                    return
        except Refused as error:
            if not error.code.startswith(PASSING):
                raise
        except (OSError, WebSocketException) as error:
            if not was_there:
                raise NoServer(error) from error
        if time.monotonic() - began > LONGEST_PAUSE:
            pause = 1.0
        lost(pause)
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def _play_on(socket: ClientConnection, token: str, choose: Choose) -> bool:
    """Play over one connection; returns whether the match is over."""
    socket.send(json.dumps({"type": "hello", "token": token}))
    update: dict[str, Any] | None = None  # the latest, until we have acted on it
    is_answered = True
    for text in socket:
        message = json.loads(text)
        if message["type"] == "update":
            update = message
            if message["over"]:
                return True
        elif message["type"] == "done":
            is_answered = True
        elif message["type"] == "refused":
            if message["problem"]["code"] not in FASTER:
                raise Refused(message["problem"])
            is_answered = True  # there is a newer update, or it is coming
        if update is not None and update["legal"] and is_answered:
            texts = {legal["number"]: legal["text"] for legal in update["legal"]}
            action = texts[choose(update["view"], tuple(texts))]
            socket.send(json.dumps({"type": "act", "ply": update["ply"], "action": action}))
            update, is_answered = None, False
    return False
