"""The first tables: matches, seats, log, chat."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(100), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("ruleset", sa.String(100), nullable=False),
        sa.Column("digest", sa.String(100), nullable=False),
        sa.Column("map", sa.String(100), nullable=False),
        sa.Column("weather", sa.String(100), nullable=False),
        sa.Column("limits", sa.String(100), nullable=False),
        sa.Column("variant", sa.String(100), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(100), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64)),
        sa.Column("result", sa.JSON),
        sa.Column("rematch_of", sa.String(64)),
        sa.CheckConstraint("length(id) > 0", name=op.f("ck_matches_id")),
        sa.CheckConstraint("changed_at >= created_at", name=op.f("ck_matches_times")),
        sa.CheckConstraint("length >= 0", name=op.f("ck_matches_length")),
        sa.CheckConstraint("seats BETWEEN 1 AND 20", name=op.f("ck_matches_seats")),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'archived')", name=op.f("ck_matches_status")
        ),
        sa.CheckConstraint("length(seed_hash) = 64", name=op.f("ck_matches_seed_hash")),
        sa.CheckConstraint("length(host_hash) = 64", name=op.f("ck_matches_host_hash")),
        sa.CheckConstraint("length(watch_hash) = 64", name=op.f("ck_matches_watch_hash")),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    for columns in (
        ["status", "created_at", "id"],
        ["listed", "created_at", "id"],
        ["host_hash", "created_at", "id"],
        ["rematch_of"],
    ):
        op.create_index(op.f(f"ix_matches_{'_'.join(columns)}"), "matches", columns)
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(100), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("bot", sa.String(100)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("held_by", sa.String(100)),
        sa.CheckConstraint("seat >= 0 AND seat < 20", name=op.f("ck_seats_seat")),
        sa.CheckConstraint("kind IN ('open', 'human', 'bot')", name=op.f("ck_seats_kind")),
        sa.CheckConstraint("(kind = 'bot') = (bot IS NOT NULL)", name=op.f("ck_seats_bot")),
        sa.CheckConstraint(
            "kind = 'open' OR (kind = 'human') = (token_hash IS NOT NULL)",
            name=op.f("ck_seats_token"),
        ),
        sa.CheckConstraint("kind = 'human' OR held_by IS NULL", name=op.f("ck_seats_held_by")),
        sa.CheckConstraint("length(token_hash) = 64", name=op.f("ck_seats_token_hash")),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_seats_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("actor", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint("number >= 0", name=op.f("ck_log_number")),
        sa.CheckConstraint("actor >= -1 AND actor < 20", name=op.f("ck_log_actor")),
        sa.CheckConstraint("length(text) > 0", name=op.f("ck_log_text")),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_log_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_log")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("match_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint("number >= 0", name=op.f("ck_chat_number")),
        sa.CheckConstraint("seat >= 0 AND seat < 20", name=op.f("ck_chat_seat")),
        sa.CheckConstraint("length(text) > 0", name=op.f("ck_chat_text")),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_chat_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_chat")),
        sqlite_with_rowid=False,
    )
