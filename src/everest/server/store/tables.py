"""The tables. Whatever is changed here needs a migration too (`migrations/versions`).

Times are whole milliseconds since 1970, UTC: they compare and page exactly on both databases and
in JavaScript, know no zone, and are fine enough for a clock. The log is only ever added to.

The lists are in the order of making. So no index holds what changes with every action, and an
action costs SQLite few pages, and PostgreSQL no new index entry, unless it is a bot's turn after a
human's or the other way round.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    false,
    text,
)

from everest.server.store.rows import SeatKind, Status

MOST_SEATS: Final = 20
LONGEST_ID: Final = 64
LONGEST_WORD: Final = 100
LONGEST_NAME: Final = 100
LONGEST_ACTION: Final = 200
LONGEST_CHAT: Final = 1000
FINGERPRINT: Final = 64
"""The signs of a sha256 in hexadecimal. Its check keeps secrets themselves out of the tables."""

REVISION: Final = "0003"
"""The last of the migrations, which leads to these tables."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _one_of(column: str, values: type[StrEnum]) -> CheckConstraint:
    known = ", ".join([f"'{value.value}'" for value in values])
    return CheckConstraint(f"{column} IN ({known})", name=column)


def _fingerprint(column: str) -> CheckConstraint:
    return CheckConstraint(f"length({column}) = {FINGERPRINT}", name=column)


matches = Table(
    "matches",
    metadata,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String(LONGEST_WORD), nullable=False),
    # rows of the log: a writer that believes otherwise is refused, so a log cannot have a gap
    Column("length", Integer, nullable=False),
    Column("game", String(LONGEST_WORD), nullable=False),
    Column("ruleset", String(LONGEST_WORD), nullable=False),
    Column("digest", String(LONGEST_WORD), nullable=False),
    Column("map", String(LONGEST_WORD), nullable=False),
    Column("weather", String(LONGEST_WORD), nullable=False),
    Column("limits", String(LONGEST_WORD), nullable=False),
    Column("variant", String(LONGEST_WORD), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(LONGEST_WORD), nullable=False),
    Column("seed_hash", String(FINGERPRINT), nullable=False),
    Column("host_hash", String(FINGERPRINT), nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("rematch_of", String(LONGEST_ID), ForeignKey("matches.id", ondelete="SET NULL")),
    Column("waiting", Integer, nullable=False, server_default=text("0")),
    Column("due", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(LONGEST_ID), ForeignKey("matches.id", ondelete="SET NULL")),
    Column("round", SmallInteger, nullable=False, server_default=text("0")),
    CheckConstraint("length(id) > 0", name="id"),
    CheckConstraint("changed_at >= created_at", name="times"),
    CheckConstraint("length >= 0", name="length"),
    CheckConstraint(f"seats BETWEEN 1 AND {MOST_SEATS}", name="seats"),
    CheckConstraint(f"waiting >= 0 AND waiting < {1 << MOST_SEATS}", name="waiting"),
    CheckConstraint("round >= 0", name="round"),
    CheckConstraint("NOT due OR status IN ('open', 'running')", name="due"),
    _one_of("status", Status),
    _fingerprint("seed_hash"),
    _fingerprint("host_hash"),
    Index(None, "status", "created_at", "id"),
    Index(None, "listed", "created_at", "id"),
    Index(None, "host_hash", "created_at", "id"),
    Index(None, "rematch_of"),
    Index(None, "rematch"),
    # only the few that are due are in it
    Index("ix_matches_due", "id", sqlite_where=text("due = 1"), postgresql_where=text("due")),
)

seats = Table(
    "seats",
    metadata,
    Column(
        "match_id",
        String(LONGEST_ID),
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(LONGEST_WORD), nullable=False),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("bot", String(LONGEST_WORD)),
    Column("token_hash", String(FINGERPRINT)),
    Column("held_by", String(LONGEST_WORD)),
    Column("used_ms", BigInteger, nullable=False, server_default=text("0")),
    CheckConstraint(f"seat >= 0 AND seat < {MOST_SEATS}", name="seat"),
    _one_of("kind", SeatKind),
    CheckConstraint("(kind = 'bot') = (bot IS NOT NULL)", name="bot"),
    CheckConstraint("kind = 'open' OR (kind = 'human') = (token_hash IS NOT NULL)", name="token"),
    CheckConstraint("kind = 'human' OR held_by IS NULL", name="held_by"),
    CheckConstraint("used_ms >= 0", name="used_ms"),
    _fingerprint("token_hash"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column(
        "match_id",
        String(LONGEST_ID),
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", SmallInteger, nullable=False),
    Column("text", String(LONGEST_ACTION), nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint(f"actor >= -1 AND actor < {MOST_SEATS}", name="actor"),
    CheckConstraint("length(text) > 0", name="text"),
    # without a rowid the rows of a match lie together in the order of play
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column(
        "match_id",
        String(LONGEST_ID),
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("text", String(LONGEST_CHAT), nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint(f"seat >= 0 AND seat < {MOST_SEATS}", name="seat"),
    CheckConstraint("length(text) > 0", name="text"),
    sqlite_with_rowid=False,
)
