"""What whoever runs the server asks of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from everest.server.store.backup import back_up
from everest.server.store.database import Database
from everest.server.store.engine import SQLITE
from everest.server.store.errors import BackupFault, CannotBackUp
from everest.server.store.rows import Counts, Status
from everest.server.store.tables import matches


class Operation(Database):
    """The methods of the store for operating it."""

    async def counts(self) -> Counts:
        """How many matches there are, for the metrics."""
        query = select(matches.c.status, func.count()).group_by(matches.c.status)

        async def work(connection: AsyncConnection) -> Counts:
            found: dict[str, int] = {}
            for status, count in await connection.execute(query):
                found[status] = count
            return Counts({status: found.get(status.value, 0) for status in Status})

        return await self._read(work)

    async def ping(self) -> None:
        """Whether the database answers.

        Raises:
            Unavailable: if it does not.
        """

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("SELECT 1"))

        await self._read(work)

    async def back_up(self, target: Path) -> None:
        """Copy the SQLite database into a new file, while matches go on.

        The copy is one moment of the whole database, checked, on the disk, and for nobody else to
        read; `target` appears when it is complete.

        Raises:
            CannotBackUp: if that is not possible.
        """
        if self.backend != SQLITE:
            raise CannotBackUp(BackupFault.NOT_SQLITE)
        assert self._engine.url.database is not None
        await asyncio.to_thread(back_up, Path(self._engine.url.database), target)
