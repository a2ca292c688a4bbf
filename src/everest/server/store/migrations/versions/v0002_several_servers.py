"""What servers that share a database need: who waits, what is due, what follows; time used.

The fingerprint of a link for spectators goes: nothing ever used it.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go to this revision."""
    # SQLite makes the tables anew, and reading them back it would miss the checks
    with op.batch_alter_table("matches", copy_from=_matches()) as batch:
        batch.drop_column("watch_hash")
        batch.add_column(
            sa.Column("waiting", sa.Integer, nullable=False, server_default=sa.text("0"))
        )
        batch.add_column(sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("rematch", sa.String(64)))
        batch.create_check_constraint(
            op.f("ck_matches_waiting"), "waiting >= 0 AND waiting < 1048576"
        )
        batch.create_check_constraint(
            op.f("ck_matches_due"), "NOT due OR status IN ('open', 'running')"
        )
        batch.create_foreign_key(
            op.f("fk_matches_rematch"), "matches", ["rematch"], ["id"], ondelete="SET NULL"
        )
    op.create_index(op.f("ix_matches_rematch"), "matches", ["rematch"])
    op.create_index(
        op.f("ix_matches_due"),
        "matches",
        ["id"],
        sqlite_where=sa.text("due = 1"),
        postgresql_where=sa.text("due"),
    )
    with op.batch_alter_table("seats", copy_from=_seats()) as batch:
        batch.add_column(
            sa.Column("used_ms", sa.BigInteger, nullable=False, server_default=sa.text("0"))
        )
        batch.create_check_constraint(op.f("ck_seats_used_ms"), "used_ms >= 0")


def _matches() -> sa.Table:
    """The table as revision 0001 has it, but for the check of the column that goes."""
    return sa.Table(
        "matches",
        sa.MetaData(),
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
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        *[
            sa.Index(op.f(f"ix_matches_{'_'.join(columns)}"), *columns)
            for columns in (
                ["status", "created_at", "id"],
                ["listed", "created_at", "id"],
                ["host_hash", "created_at", "id"],
                ["rematch_of"],
            )
        ],
    )


def _seats() -> sa.Table:
    """The table as revision 0001 has it."""
    return sa.Table(
        "seats",
        sa.MetaData(),
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
