"""What is said at the tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.checks import checked
from everest.server.store.database import Database
from everest.server.store.queries import touch
from everest.server.store.rows import ChatRow, Status
from everest.server.store.tables import LONGEST_CHAT, LONGEST_NAME, chat

NOT_ARCHIVED: Final = (Status.OPEN, Status.RUNNING, Status.OVER)


class Chat(Database):
    """The methods of the store for chat."""

    async def add_chat(self, match_id: str, seat: int | None, name: str, line: str) -> ChatRow:
        """Something is said at a table.

        Raises:
            MatchClosed: if the match is archived.
            NoSuchMatch: if there is none.
        """
        at = self._clock()
        name = checked(name, 0, LONGEST_NAME)
        line = checked(line, 1, LONGEST_CHAT)

        async def work(connection: AsyncConnection) -> ChatRow:
            # nobody else counts meanwhile; of the match itself nothing changes by what is said
            await touch(connection, match_id, 0, NOT_ARCHIVED)
            last = select(func.max(chat.c.number)).where(chat.c.match_id == match_id)
            number = (await connection.execute(last)).scalar()
            row = ChatRow(0 if number is None else number + 1, seat, name, line, at)
            values = {"number": row.number, "seat": seat, "name": name, "text": line, "at": at}
            await connection.execute(insert(chat), {"match_id": match_id, **values})
            return row

        return await self._change(match_id, work)

    async def chat(
        self, match_id: str, first_number: int = 0, limit: int | None = None
    ) -> list[ChatRow]:
        """What was said at a table from a number on, at most the last `limit` of it."""
        columns = chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at
        query = (
            select(*columns)
            .where(chat.c.match_id == match_id, chat.c.number >= first_number)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )

        async def work(connection: AsyncConnection) -> list[ChatRow]:
            rows = [ChatRow(*row) for row in await connection.execute(query)]
            return rows[::-1]

        return await self._read(work)
