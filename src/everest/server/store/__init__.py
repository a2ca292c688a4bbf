"""What the server remembers: matches, seats, the log of each match, chat.

Nothing outside this package knows of SQL. `Store` is its one door; rows come and go as the plain
dataclasses of `everest.server.store.rows`.
"""

from everest.server.store.engine import default_url
from everest.server.store.errors import (
    BadRow,
    CannotBackUp,
    CannotOpen,
    Followed,
    Gap,
    MatchClosed,
    MatchExists,
    NoSuchMatch,
    NoSuchSeat,
    OutOfStep,
    StoreError,
    Taken,
    Unavailable,
    WrongKindOfSeat,
)
from everest.server.store.rows import (
    ChatRow,
    Counts,
    Cursor,
    LoadedMatch,
    LogRow,
    MatchRow,
    NewMatch,
    NewSeat,
    Page,
    SeatKind,
    SeatRow,
    Status,
)
from everest.server.store.store import Store

__all__ = [
    "BadRow",
    "CannotBackUp",
    "CannotOpen",
    "ChatRow",
    "Counts",
    "Cursor",
    "Followed",
    "Gap",
    "LoadedMatch",
    "LogRow",
    "MatchClosed",
    "MatchExists",
    "MatchRow",
    "NewMatch",
    "NewSeat",
    "NoSuchMatch",
    "NoSuchSeat",
    "OutOfStep",
    "Page",
    "SeatKind",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "Taken",
    "Unavailable",
    "WrongKindOfSeat",
    "default_url",
]
