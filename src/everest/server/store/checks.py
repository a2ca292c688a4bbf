"""What texts the tables take, checked before a database sees them."""

from __future__ import annotations

from everest.server.store.errors import BadRow
from everest.server.store.tables import LONGEST_WORD


def checked(value: str, least: int, most: int) -> str:
    """A text that both databases take and give back as it is; SQLite would take any length.

    Raises:
        BadRow: if it is none.
    """
    if not least <= len(value) <= most:
        raise BadRow(f"a text of {len(value)} signs where {least} to {most} are allowed")
    try:
        value.encode()
    except UnicodeEncodeError:  # half a sign
        bad = True
    else:
        bad = "\0" in value
    if bad:
        raise BadRow("a text with a sign that no text can have")
    return value


def checked_word(value: str | None) -> str | None:
    """A word as it may be in a column of words, or none.

    Raises:
        BadRow: if it is neither.
    """
    return None if value is None else checked(value, 1, LONGEST_WORD)
