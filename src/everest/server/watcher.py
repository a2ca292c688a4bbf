"""One connected client: what waits to be sent to it, and what it was shown last."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from pydantic import BaseModel

from everest.server.perspective import Viewer

MOST_WAITING: Final = 64
"""A client that lets more messages wait than this does not listen any more."""

BEHIND: Final = 1013
"""The close code for a client that is to come again: it did not listen, or we cannot serve it."""


@dataclass(frozen=True)
class Farewell:
    """The end of a connection: the close code, and why."""

    code: int
    reason: str = ""


class Watcher:
    """What is sent to a client.

    Attributes:
        viewer: the seat that it sits in, None for a spectator.
        queue: messages to be sent, as JSON, and at the end a farewell.
        is_closed: whether nothing more is taken.
    """

    def __init__(self) -> None:
        self.viewer: Viewer = None
        self.queue: asyncio.Queue[str | Farewell] = asyncio.Queue()
        self.is_closed = False
        self._shown = b""

    def send(self, message: BaseModel) -> None:
        """Queue a message; a client that does not read is given up."""
        self._put(message.model_dump_json())

    def show(self, shown: bytes, update: str) -> None:
        """Queue an update as JSON, unless `shown`, a digest of what it can tell, is told already.

        So nobody learns from a message without content that somebody else has done something.
        """
        if shown != self._shown:
            self._shown = shown
            self._put(update)

    def close(self, code: int, reason: str = "") -> None:
        """End the connection when everything before has been sent."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put_nowait(Farewell(code, reason))

    def _put(self, text: str) -> None:
        if self.is_closed:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.close(BEHIND)
            return
        self.queue.put_nowait(text)
