"""Who acts for a seat: whoever holds its secret, or a bot."""

from __future__ import annotations

from dataclasses import dataclass

from everest.server.consent import is_person
from everest.server.live import LiveTable, bot_of
from everest.server.problems import Problem


@dataclass(frozen=True)
class Sitter:
    """Somebody who acts for a seat.

    Attributes:
        seat: the seat.
        token_hash: the fingerprint of the secret that they have shown.
        bot: the bot that they are; None: a person, or a program of somebody's own.
    """

    seat: int
    token_hash: str | None = None
    bot: str | None = None


def check_sits(table: LiveTable, sitter: Sitter) -> None:
    """Whether the seat is still theirs; whoever holds the table may ask.

    Raises:
        Problem: if somebody else has got it meanwhile.
    """
    row = table.seats[sitter.seat]
    if sitter.bot is None and (row.token_hash is None or row.token_hash != sitter.token_hash):
        raise Problem("seat.bad-token")


def check_plays(table: LiveTable, sitter: Sitter) -> None:
    """Whether they are the one who plays the seat now; whoever holds the table may ask.

    Raises:
        Problem: if a bot plays for them, or no longer this one.
    """
    row = table.seats[sitter.seat]
    if sitter.bot is None and not is_person(row):
        raise Problem("seat.held", {"bot": bot_of(row) or ""})
    if sitter.bot is not None and bot_of(row) != sitter.bot:
        raise Problem("act.stale")
