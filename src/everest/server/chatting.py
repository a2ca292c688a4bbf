"""People at a table talk."""

from __future__ import annotations

from typing import Final

from everest.record.record import clean_line
from everest.server.chat import chat_message
from everest.server.live import LiveTable
from everest.server.problems import Problem
from everest.server.sitters import Sitter, check_sits
from everest.server.store import MatchClosed
from everest.server.watcher import Watcher

MOST_LINES: Final = 2000
"""Lines that are said at one table at most."""


async def say(table: LiveTable, sitter: Sitter, text: str) -> None:
    """A seat says something to all who are here.

    Raises:
        Problem: if nothing can be said here.
        StoreError: if it may have been said or not.
    """
    words = clean_line(text)
    async with table.held():
        check_sits(table, sitter)
        if not table.options.chat:
            raise Problem("chat.off")
        if not words:
            raise Problem("message.bad", {"where": "text", "kind": "string_too_short"})
        if not table.chat.rate.allows(str(sitter.seat)):
            raise Problem("rate.exceeded")
        lines = await table.chat.latest()
        if lines and lines[-1].number + 1 >= MOST_LINES:
            raise Problem("chat.full", {"most": MOST_LINES})
        try:
            name = table.seats[sitter.seat].name
            await table.store.add_chat(table.row.id, sitter.seat, name, words)
        except MatchClosed as error:
            raise Problem("match.not-running") from error
        await table.tell_chat()


async def welcome(table: LiveTable, watcher: Watcher, known: int) -> None:
    """Tell a client that has come what was said since it had `known` lines; the table is held.

    Raises:
        StoreError: if it cannot be read.
    """
    if table.options.chat:
        lines = [row for row in await table.chat.latest() if row.number >= known]
        if lines:
            watcher.send(chat_message(lines))
