"""A real SQLite file and a real PostgreSQL for the tests of the store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from everest.server.store import Store
from everest.server.store.engine import default_url
from tests.server.store.making import Clock


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return default_url(tmp_path)
    found: str = request.getfixturevalue("postgres_url")
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables, of each kind in turn."""
    if request.param == "sqlite":
        return default_url(tmp_path)
    found: str = request.getfixturevalue("bare_postgres_url")
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock, anyio_backend: str) -> AsyncIterator[Store]:
    """A store on a new database of each kind in turn."""
    async with await Store.open(url, clock=clock) as opened:
        yield opened
