"""Alembic runs this file for each of its commands."""

from alembic import context

from everest.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    compare_type=True,
    compare_server_default=True,
    # SQLite changes a table by making it anew
    render_as_batch=True,
)
# the transaction is that of whoever gave the connection
context.run_migrations()
