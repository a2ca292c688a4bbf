"""A server on a new database, over real sockets on the loopback interface."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from everest.server.store.engine import default_url
from tests.server.postgres import Postgres, running
from tests.server.serving import Served, serving, settings


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "logs_errors: a test that makes the server log errors")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def chance_brings_the_same_each_time(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The matches of a test are dealt as they were when it ran before."""
    numbers = count()

    def token_hex(size: int) -> str:
        text = f"{request.node.nodeid} {next(numbers)}"
        return hashlib.sha256(text.encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr("everest.table.dealer.secrets", SimpleNamespace(token_hex=token_hex))


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The URL of a database that is empty."""
    return default_url(tmp_path)


@pytest.fixture(scope="module")
async def served(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Served]:
    """A server that the tests of a module share."""
    url = default_url(tmp_path_factory.mktemp("served"))
    async with serving(settings(url, allowed_origins=("https://club.example",))) as running:
        yield running


@pytest.fixture
async def fresh(url: str, anyio_backend: str) -> AsyncIterator[Served]:
    """A server for one test alone."""
    async with serving(settings(url)) as running:
        yield running


@pytest.fixture(autouse=True)
def no_error_is_logged(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Exceptions that only a log tells of are failures; tests that provoke some say so."""
    yield
    if request.node.get_closest_marker("logs_errors") is None:
        found = [record for record in caplog.get_records("call") if record.levelname == "ERROR"]
        assert found == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that need one."""
    with running() as started:
        yield started


@pytest.fixture
async def postgres_url(postgres: Postgres, anyio_backend: str) -> AsyncIterator[str]:
    """The URL of a database of PostgreSQL that is empty."""
    database = await postgres.take()
    yield postgres.url(database)
    await postgres.give_back(database, are_tables_as_ever=True)


@pytest.fixture
async def bare_postgres_url(postgres: Postgres, anyio_backend: str) -> AsyncIterator[str]:
    """The URL of a database of PostgreSQL that has not even our tables."""
    database = await postgres.take_bare()
    yield postgres.url(database)
    await postgres.give_back(database, are_tables_as_ever=False)
