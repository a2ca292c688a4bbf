"""`everest serve` as a process of its own, and what it takes of the machine."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

NO_LIMIT: Final = "1000000"
"""What the server's limits on clients are raised to: all load comes from one address."""

_SERVE: Final = "import sys; from everest.cli import main; sys.exit(main(sys.argv[1:]))"
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_STAT_USER: Final = 11
"""Where /proc/PID/stat has the ticks in user mode, behind the name; those of the system follow."""


class ServerFailed(Exception):
    """The server did not start, has ended, or refuses what the bench needs."""


@dataclass(frozen=True)
class Served:
    """A running server.

    Attributes:
        process: what it runs in.
        host: its address and port, as they stand in URLs.
    """

    process: subprocess.Popen[str]
    host: str

    @property
    def address(self) -> tuple[str, int]:
        """The address and the port."""
        name, _, port = self.host.rpartition(":")
        return name, int(port)

    def cpu_seconds(self) -> float:
        """Processor time of the server since its start, that of its processes with it."""
        return sum([_cpu_seconds(pid) for pid in self._pids()])

    def memory(self) -> int:
        """Bytes of memory that are in use: VmRSS; PSS if there are several processes."""
        pids = self._pids()
        if len(pids) > 1:
            return sum([_kibibytes(f"/proc/{pid}/smaps_rollup", "Pss") for pid in pids]) * 1024
        return _kibibytes(f"/proc/{pids[0]}/status", "VmRSS") * 1024

    def _pids(self) -> list[int]:
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found.extend([int(word) for word in task.read_text().split()])
        return found


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return sum([int(ticks) for ticks in fields[_STAT_USER : _STAT_USER + 2]]) / _TICKS


def _kibibytes(path: str, name: str) -> int:
    found = re.search(rf"^{name}:\s+(\d+) kB", Path(path).read_text(), re.MULTILINE)
    assert found is not None, f"{path} has no {name}"
    return int(found.group(1))


@contextmanager
def serving(options: list[str], database_url: str | None = None) -> Iterator[Served]:
    """Run a server on a port of its own, on loopback, and stop it afterwards.

    Args:
        options: more options for `everest serve`.
        database_url: where it keeps matches; None: a new SQLite file that goes away.

    Raises:
        ServerFailed: if it does not start, or does not stop as it should.
    """
    with tempfile.TemporaryDirectory(prefix="everest-bench-") as folder:
        url = database_url or f"sqlite+aiosqlite:///{folder}/server.db"
        log = Path(folder) / "server.log"
        command = [sys.executable, "-c", _SERVE, "serve", "--port", "0", "--database-url", url]
        for limit in ("most-connections", "most-matches", "messages-per-second", "idle-seconds"):
            command += [f"--{limit}", NO_LIMIT]
        with (
            log.open("w") as errors,
            subprocess.Popen(
                [*command, *options], stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process,
        ):
            try:
                yield Served(process, _announced(process, log))
            finally:
                process.terminate()
                try:
                    process.wait(60)
                except subprocess.TimeoutExpired:
                    process.kill()
        if process.returncode != 0:
            raise ServerFailed(f"the server ended with {process.returncode}\n{_tail(log)}")


def _announced(process: subprocess.Popen[str], log: Path) -> str:
    """The address that the server says when it listens."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://([^/\s]+)", line)
        if found is not None:
            return found.group(1)
    process.wait()
    raise ServerFailed(f"the server did not start\n{_tail(log)}")


def _tail(log: Path) -> str:
    return "\n".join(log.read_text(errors="replace").splitlines()[-20:])


class Maker:
    """Makes matches over one HTTP connection.

    Args:
        served: the server.
        wish: the body of `POST /api/matches`.
    """

    def __init__(self, served: Served, wish: dict[str, Any]) -> None:
        self._http = HTTPConnection(*served.address, timeout=60)
        self._body = json.dumps(wish)

    def make(self) -> tuple[str, list[str]]:
        """A new match: its id, and the secrets of its seats.

        Raises:
            ServerFailed: if the server refuses.
        """
        headers = {"Content-Type": "application/json"}
        self._http.request("POST", "/api/matches", self._body, headers)
        answer = self._http.getresponse()
        body = answer.read().decode()
        if answer.status != 201:
            raise ServerFailed(f"making a match: {answer.status} {body}")
        made = json.loads(body)
        return made["match"]["id"], [held["token"] for held in made["held"]]

    def close(self) -> None:
        """Close the connection."""
        self._http.close()


def settle(served: Served, seconds: float = 1.0) -> None:
    """Wait until the server has nothing to do any more, for a minute at most."""
    for _ in range(60):
        before = served.cpu_seconds()
        time.sleep(seconds)
        if served.cpu_seconds() - before < 0.05 * seconds:
            return
