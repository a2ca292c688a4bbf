"""The game in a real terminal: line editing and history."""

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
pytest.importorskip("readline")

TIMEOUT = 120
PROGRAM = [sys.executable, "-c", "import sys; from everest.cli import main; sys.exit(main())"]
UP, LEFT = b"\x1b[A", b"\x1b[D"


def environment(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(folder), "TERM": "xterm"}


class Typist:
    """Types into a terminal in which the game runs."""

    def __init__(self, folder: Path) -> None:
        self._master, slave = pty.openpty()
        command = [*PROGRAM, "play", "--quick", "--no-color", "--seed", "t"]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment(folder)
        )
        os.close(slave)

    def read_until(self, text: str) -> str:
        found = ""
        end = time.monotonic() + TIMEOUT
        while text not in found:
            assert time.monotonic() < end, found
            if select.select([self._master], [], [], 1)[0]:
                found += os.read(self._master, 1 << 16).decode()
        return found

    def type(self, keys: bytes) -> None:
        os.write(self._master, keys)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)


def test_arrows_and_history_work_in_a_terminal(tmp_path: Path) -> None:
    typist = Typist(tmp_path)
    try:
        start = typist.read_until("3 more cards > ")
        assert "\x1b[?2004" not in start, "no marks for pasting"
        typist.type(b"weathr" + LEFT + b"e\n")
        assert "Weather ahead" in typist.read_until("3 more cards > ")
        typist.type(UP + b"\n")
        assert "Weather ahead" in typist.read_until("3 more cards > ")
        typist.type(b"quit\n")
        assert typist.process.wait(TIMEOUT) == 0
    finally:
        typist.close()


def test_without_a_terminal_nothing_edits_lines(tmp_path: Path) -> None:
    script = (
        "import sys; from everest.cli import main; main(); assert 'readline' not in sys.modules"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, "play", "--quick"],
        input="weather\nquit\n",
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(tmp_path),
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Weather ahead" in ran.stdout
