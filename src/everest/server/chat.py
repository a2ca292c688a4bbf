"""What was said at a table, as far as it is in memory."""

from __future__ import annotations

from typing import Final

from everest.server.messages.play import Chat, ChatLine
from everest.server.rates import Rate
from everest.server.store import ChatRow, Store

MOST_TOLD: Final = 200
"""Lines that a client is told of at most when it comes."""

SAID_TOGETHER: Final = 5
SAID_SECONDS: Final = 10.0
"""A seat may say so many things within so many seconds."""


class TableChat:
    """The latest lines of one table.

    Attributes:
        rate: how much each seat may say.
    """

    def __init__(self, store: Store, match_id: str) -> None:
        self.rate = Rate(SAID_TOGETHER, SAID_SECONDS)
        self._store = store
        self._match_id = match_id
        self._lines: list[ChatRow] | None = None

    async def latest(self) -> list[ChatRow]:
        """The latest lines, oldest first.

        Raises:
            StoreError: if they cannot be read.
        """
        if self._lines is None:
            self._lines = await self._store.chat(self._match_id, limit=MOST_TOLD)
        return self._lines

    async def new(self) -> list[ChatRow]:
        """The lines that are stored and were not told yet; none if nobody has asked for any.

        Raises:
            StoreError: if they cannot be read.
        """
        if self._lines is None:
            return []
        first = self._lines[-1].number + 1 if self._lines else 0
        lines = await self._store.chat(self._match_id, first)
        self._lines = [*self._lines, *lines][-MOST_TOLD:]
        return lines


def chat_message(rows: list[ChatRow]) -> Chat:
    """Lines as they are sent."""
    return Chat(
        lines=[
            ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
            for row in rows
            if row.seat is not None
        ]
    )
