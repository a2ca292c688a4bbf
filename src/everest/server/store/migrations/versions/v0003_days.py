"""Which day is played in each match, so that lists of matches can tell it."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go to this revision."""
    # SQLite makes the table anew, and reading it back it would miss the checks
    with op.batch_alter_table("matches", copy_from=_matches()) as batch:
        batch.add_column(
            sa.Column("round", sa.SmallInteger, nullable=False, server_default=sa.text("0"))
        )
        batch.create_check_constraint(op.f("ck_matches_round"), "round >= 0")


def _matches() -> sa.Table:
    """The table as revision 0002 has it."""
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
        sa.Column("result", sa.JSON),
        sa.Column("rematch_of", sa.String(64)),
        sa.Column("waiting", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("due", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String(64)),
        sa.CheckConstraint("length(id) > 0", name=op.f("ck_matches_id")),
        sa.CheckConstraint("changed_at >= created_at", name=op.f("ck_matches_times")),
        sa.CheckConstraint("length >= 0", name=op.f("ck_matches_length")),
        sa.CheckConstraint("seats BETWEEN 1 AND 20", name=op.f("ck_matches_seats")),
        sa.CheckConstraint("waiting >= 0 AND waiting < 1048576", name=op.f("ck_matches_waiting")),
        sa.CheckConstraint("NOT due OR status IN ('open', 'running')", name=op.f("ck_matches_due")),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'archived')", name=op.f("ck_matches_status")
        ),
        sa.CheckConstraint("length(seed_hash) = 64", name=op.f("ck_matches_seed_hash")),
        sa.CheckConstraint("length(host_hash) = 64", name=op.f("ck_matches_host_hash")),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["rematch"], ["matches.id"], name=op.f("fk_matches_rematch"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        *[
            sa.Index(op.f(f"ix_matches_{'_'.join(columns)}"), *columns)
            for columns in (
                ["status", "created_at", "id"],
                ["listed", "created_at", "id"],
                ["host_hash", "created_at", "id"],
                ["rematch_of"],
                ["rematch"],
            )
        ],
        sa.Index(
            op.f("ix_matches_due"),
            "id",
            sqlite_where=sa.text("due = 1"),
            postgresql_where=sa.text("due"),
        ),
    )
