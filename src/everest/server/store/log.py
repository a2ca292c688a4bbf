"""The log of each match, which is only ever added to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.appending import Append
from everest.server.store.checks import checked
from everest.server.store.database import Database
from everest.server.store.errors import BadRow
from everest.server.store.queries import LOG, log_rows
from everest.server.store.rows import LogRow, Status
from everest.server.store.tables import LONGEST_ACTION


class Log(Database):
    """The methods of the store for logs."""

    async def append(
        self,
        match_id: str,
        first_number: int,
        rows: Sequence[tuple[int, str]],
        *,
        status: Status | None = None,
        result: Sequence[int] | None = None,
        waiting: int = 0,
        round: int = 0,
        due: bool = False,
        used: Mapping[int, int] | None = None,
    ) -> int:
        """Add lines to the log of a match, all or none, and say what becomes of the match.

        Args:
            match_id: the match.
            first_number: how many lines the log has, as the caller believes.
            rows: the new ones: actor (-1 for chance) and text.
            status: what the status becomes; None: stays.
            result: the scores, when these lines end the match.
            waiting: which seats may act now, seat n as bit n.
            round: the day that is played now.
            due: whether the server itself has something to do now.
            used: the thinking time in milliseconds that seats have used by now.

        Returns:
            When they were written, as `LogRow.at` has it.

        Raises:
            Taken: if there is a line of the first number already; another writer was faster.
            Gap: if the line before the first number is missing.
            MatchClosed: if the match has ended.
            NoSuchMatch, NoSuchSeat: if that is so.
        """
        if not rows:
            raise BadRow("nothing to append")
        lines = [(actor, checked(line, 1, LONGEST_ACTION)) for actor, line in rows]
        at = self._clock()
        await self._writer.append(
            Append(
                match_id=match_id,
                first_number=first_number,
                lines=lines,
                at=at,
                status=status,
                result=result,
                waiting=waiting,
                round=round,
                due=due,
                used=used or {},
            )
        )
        return at

    async def log(self, match_id: str, first_number: int = 0) -> list[LogRow]:
        """The lines of a match's log from a number on; none if there is no such match."""

        async def work(connection: AsyncConnection) -> list[LogRow]:
            found = await connection.execute(LOG, {"match": match_id, "first": first_number})
            return log_rows(found.all())

        return await self._read(work)
