"""Other servers that share the database."""

from __future__ import annotations

from collections.abc import Callable

from everest.server.store.database import Database


class Others(Database):
    """The methods of the store for servers that share PostgreSQL; SQLite has one server only."""

    async def listen(self, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        """From now on, tell which matches other servers change.

        Args:
            heard: called with the id of a match that another server has changed.
            lost: called when changes may have been missed, and no match is kept any more: the
                connection broke, and there is a new one.

        Raises:
            Unavailable: if the database does not answer now; `lost` is called when it does.
        """
        if self._link is not None:
            self._check_open()
            await self._unbroken(self._link.listen(heard, lost))

    async def keep(self, match_id: str) -> bool:
        """Become the one server that lets bots think and clocks run in a match, if none is.

        Returns:
            Whether it is this one now.
        """
        if self._link is None:
            return True
        self._check_open()
        return await self._unbroken(self._link.keep(match_id))

    async def let_go(self, match_id: str) -> None:
        """Leave the bots and clocks of a match to others; closing the store does it too."""
        if self._link is not None and not self._is_closed:
            await self._unbroken(self._link.let_go(match_id))

    def keeps(self, match_id: str) -> bool:
        """Whether this is the server that lets bots think and clocks run in a match.

        It is none any more once the connection to the database breaks, and has to ask again.
        """
        return self._link is None or self._link.keeps(match_id)
