"""The store: all that the server remembers, behind typed methods."""

from __future__ import annotations

from collections.abc import Callable

from everest.server.store.chat import Chat
from everest.server.store.database import now
from everest.server.store.engine import make_engine, prepare_file, read_url
from everest.server.store.log import Log
from everest.server.store.matches import Matches
from everest.server.store.migrating import migrate
from everest.server.store.operation import Operation
from everest.server.store.others import Others
from everest.server.store.seats import Seats


class Store(Matches, Log, Seats, Chat, Others, Operation):
    """Everything about matches that outlives the process. Safe for any number of tasks.

    What a method that writes has returned from is on the disk. If it raises `Unavailable`, or is
    cancelled, it may have been done or not: the rows say. All methods raise `Unavailable` if the
    database does not answer.
    """

    @classmethod
    async def open(
        cls, url: str, *, make_folder: bool = False, clock: Callable[[], int] = now
    ) -> Store:
        """Open a database and bring its tables up to date.

        Args:
            url: ``sqlite:///FILE`` or ``postgresql://...``; see also `default_url`.
            make_folder: whether to make the folder of an SQLite file if it is not there.
            clock: tells the time in milliseconds since 1970.

        Raises:
            CannotOpen: if that is not possible.
        """
        parsed = read_url(url)
        prepare_file(parsed, make_folder=make_folder)
        await migrate(parsed)
        return cls(make_engine(parsed), clock)

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.close()
