"""`everest serve` as a process, on a port of its own, with a database of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TIMEOUT = 120
LONGEST = 3600.0
"""Seconds after which a server is given up that nobody has stopped."""

# Whoever runs the tests in the background has Ctrl-C switched off for all that they start.
SCRIPT = """import signal, sys
from everest.cli import main
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
"""


def environment(folder: Path, **changes: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "EVEREST_"))
    }
    return {**kept, "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(folder), **changes}


@dataclass
class TableServer:
    """A running server.

    Attributes:
        line: what it has said.
        url: where it is.
        log: what it has written to standard error, once it has ended.
        rest: what it has said after its first line, once it has ended.
    """

    process: subprocess.Popen[str]
    line: str
    url: str
    log: str = ""
    rest: str = ""

    def get(self, path: str, body: object = None, **headers: str) -> Any:
        """What the REST interface answers: JSON, or the text of a record."""
        content = None if body is None else json.dumps(body).encode()
        sent = {"Content-Type": "application/json"}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        asked = urllib.request.Request(f"{self.url}{path}", content, sent)
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
            text = answer.read().decode()
        return text if path.endswith("/record") else json.loads(text)

    def stop(self, number: int = signal.SIGTERM, *, everybody: bool = False) -> int:
        """Send a signal, to the whole group as a terminal does or not; returns the exit code."""
        if everybody:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(TIMEOUT)
        assert self.process.stdout is not None
        self.rest = self.process.stdout.read()
        return code


@contextmanager
def table_server(folder: Path, *options: str, **variables: str) -> Iterator[TableServer]:
    """`everest serve` with any free port; it is stopped at the end if it still runs."""
    with serving_command(folder, "serve", "--port", "0", *options, **variables) as server:
        yield server


@contextmanager
def serving_command(
    folder: Path, name: str, *options: str, script_text: str = SCRIPT, **variables: str
) -> Iterator[TableServer]:
    """A command that serves; it is stopped at the end if it still runs."""
    script = folder / f"{name}.py"
    script.write_text(script_text)
    log_file = folder / f"{name}.log"
    with log_file.open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, str(script), name, *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(folder, **variables),
            start_new_session=True,
        )
        killer = threading.Timer(LONGEST, process.kill)
        killer.start()
        try:
            assert process.stdout is not None
            line = process.stdout.readline().rstrip("\n")
            found = re.search(r"http://\S+:\d+", line)
            log.flush()
            assert found is not None, (line, log_file.read_text())
            server = TableServer(process, line, found[0])
            yield server
            if process.poll() is None:
                assert server.stop() == 0
        finally:
            killer.cancel()
            if process.poll() is None:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()
        server.log = log_file.read_text()
