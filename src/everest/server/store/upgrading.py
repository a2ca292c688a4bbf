"""Makes the tables what they are now, step by step, with Alembic.

Read only for tables of an earlier version: Alembic takes eleven megabytes of memory.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection

from everest.server.store.engine import shown_url
from everest.server.store.errors import CannotOpen, OpenFault, reason_of

FOLDER: Final = Path(__file__).parent / "migrations"


def alembic_config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know to work on a connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def revisions() -> set[str]:
    """All revisions of the tables that there have been."""
    scripts = ScriptDirectory.from_config(alembic_config())
    return {script.revision for script in scripts.walk_revisions()}


def upgrade(connection: Connection, url: URL) -> None:
    """Run what is missing of the migrations, in the transaction that the connection is in.

    Raises:
        CannotOpen: if Alembic cannot.
    """
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        reason = reason_of(error)
        raise CannotOpen(
            OpenFault.CANNOT_MIGRATE, database=shown_url(url), reason=reason
        ) from error
