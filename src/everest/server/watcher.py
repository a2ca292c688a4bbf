"""One connected client: what waits to be sent to it, and what it was shown last."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel

from everest.server.perspective import Viewer
from everest.server.shown import Shown

MOST_WAITING: Final = 64
"""A client that lets more messages wait than this does not listen any more."""

BEHIND: Final = 1013
"""The close code for a client that is to come again: it did not listen, or we cannot serve it."""


NO_ENTRY: Final = 1008
"""The close code for a client that is refused, and need not come again as it was."""


@dataclass(frozen=True)
class Farewell:
    """The end of a connection: the close code, and why."""

    code: int
    reason: str = ""


class Watcher:
    """What is sent to a client.

    Attributes:
        viewer: the seat that it sits in, None for a spectator.
        token_hash: the fingerprint of the secret by which it does.
        wants_advice: whether its updates have advice.
        queue: messages to be sent, as JSON, and at the end a farewell.
        is_closed: whether nothing more is taken.
    """

    def __init__(self) -> None:
        self.viewer: Viewer = None
        self.token_hash: str | None = None
        self.wants_advice = False
        self.queue: asyncio.Queue[str | Farewell] = asyncio.Queue()
        self.is_closed = False
        self._shown: int | None = None

    def send(self, message: BaseModel) -> None:
        """Queue a message; a client that does not read is given up."""
        self.send_text(message.model_dump_json())

    def show(self, shown: Shown) -> None:
        """Queue an update, unless all that it can tell is told already.

        So nobody learns from a message without content that somebody else has done something.
        """
        if shown.digest != self._shown:
            self._shown = shown.digest
            self.send_text(shown.advised if self.wants_advice else shown.plain)

    def close(self, code: int, reason: str = "") -> None:
        """End the connection when everything before has been sent."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put_nowait(Farewell(code, reason))

    def send_text(self, text: str) -> None:
        """Queue a message that is JSON already."""
        if self.is_closed:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.close(BEHIND)
            return
        self.queue.put_nowait(text)
