"""The history of the tables, for Alembic. Run by `everest.server.store.upgrading`."""
