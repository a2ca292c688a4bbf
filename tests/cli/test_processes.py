"""The program as a process: streams that close, fill up or have nobody at them, and Ctrl-C."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.record.matches import bot_record

# Whoever runs the tests in the background has Ctrl-C switched off for all that they start.
SCRIPT = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from everest.cli import main
sys.exit(main())"""
PROGRAM = [sys.executable, "-c", SCRIPT]
TIMEOUT = 120


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.everest"
    path.write_text(bot_record().to_text(), encoding="utf-8")
    return path


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "en_GB.UTF-8", **changes}


def shell(command: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which `$everest` is the program."""
    words = " ".join(f"'{word}'" for word in PROGRAM)
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", f'everest() {{ {words} "$@"; }}; {command}'],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(**changes),
        check=False,
    )


@pytest.mark.parametrize("words", ["replay FILE", "replay FILE --ply 90", "mask FILE --seat 0"])
def test_nobody_reads_on(match: Path, words: str) -> None:
    ran = shell(f"everest {words.replace('FILE', str(match))} | true")
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.parametrize("words", ["rules", "--help", "replay FILE", "replay FILE --ply 90"])
def test_a_full_disk_gets_one_sentence(match: Path, words: str) -> None:
    ran = shell(f"everest {words.replace('FILE', str(match))} > /dev/full")
    assert ran.returncode == 2
    assert ran.stderr == "everest: The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize(
    "words", ["check FILE", "rules M4", "simulate -n 1 -j 1 --bots random,random"]
)
def test_closed_streams(match: Path, words: str) -> None:
    command = f"everest {words.replace('FILE', str(match))}"
    without_output = shell(f"{command} >&-")
    assert (without_output.returncode, without_output.stderr) == (0, "")
    assert shell(f"{command} >&- 2>&- <&-").returncode == 0


def test_nobody_hears_of_what_is_wrong() -> None:
    assert shell("everest check none 2>&-").returncode == 2


def test_an_encoding_without_the_letters_needed(match: Path) -> None:
    ran = shell(f"everest --lang ru rules M1; everest check {match} none", PYTHONIOENCODING="ascii")
    assert "Traceback" not in ran.stderr
    assert "???" in ran.stdout


def test_the_language_of_the_system() -> None:
    assert "Движение" in shell("everest rules M", LANG="ru_RU.UTF-8", PYTHONUTF8="1").stdout
    assert shell("everest rules M", LANG="fr_FR.UTF-8").stdout.startswith("M  Moving")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_files_that_may_not_be_read(match: Path) -> None:
    match.chmod(0)
    ran = shell(f"everest check {match}")
    assert ran.returncode == 2
    assert "may not read" in ran.stderr


class Typist:
    """Somebody at a terminal with the program."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(TERM="xterm", COLUMNS="100"),
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str) -> None:
        self.wait_for_any(re.escape(text))

    def wait_for_any(self, pattern: str) -> None:
        """Read until something is there that a pattern finds."""
        end = time.monotonic() + TIMEOUT
        while not re.search(pattern, self.seen) and time.monotonic() < end:
            if not self._read():
                break
        assert re.search(pattern, self.seen), self.seen

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 1)
        if not ready:
            return True
        try:
            content = os.read(self.master, 65536)
        except OSError:  # the other side has closed
            return False
        self.seen += content.decode(errors="replace")
        return bool(content)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C: a signal for the program and all its processes."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        while self._read():
            if self.process.poll() is not None:
                while select.select([self.master], [], [], 0)[0] and self._read():
                    pass
                break
        code = self.process.wait(TIMEOUT)
        os.close(self.master)
        return code


Start = Callable[..., Typist]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts the program at a terminal, and ends it if it has not come to its end."""
    typists: list[Typist] = []

    def begin(*words: str) -> Typist:
        typists.append(Typist(*words))
        return typists[-1]

    yield begin
    for typist in typists:
        if typist.process.poll() is None:
            os.killpg(typist.process.pid, signal.SIGKILL)
            typist.process.wait()


def test_a_match_is_told_step_by_step_on_a_terminal(match: Path, start: Start) -> None:
    typist = start("replay", str(match))
    typist.wait_for("Action 1\r\n")
    typist.type("\n")
    typist.wait_for("Actions 2 to")
    typist.type("q\n")
    assert typist.end() == 0
    assert "Day 2 begins" not in typist.seen


def test_a_match_is_told_at_once_on_request(match: Path, start: Start) -> None:
    typist = start("replay", str(match), "--all")
    typist.wait_for("The game is over")
    assert typist.end() == 0


def test_ctrl_c_ends_a_replay(match: Path, start: Start) -> None:
    typist = start("replay", str(match))
    typist.wait_for("Action 1\r\n")
    typist.interrupt()
    assert typist.end() == 130
    assert "Traceback" not in typist.seen


def test_a_clock_runs_before_the_first_game_is_over(start: Start) -> None:
    typist = start("simulate", "-n", "1", "-j", "1", "--bots", "random,random")
    typist.wait_for("0:00:00")
    assert "0/1" in typist.seen
    assert typist.end() == 0


@pytest.mark.parametrize("delay", [0.2, 0.5])
def test_ctrl_c_while_the_program_is_read(delay: float) -> None:
    # the dot says that Python runs; a Ctrl-C before that is answered by Python itself
    script = SCRIPT.replace("sys.exit", "print('.', flush=True)\nsys.exit")
    process = subprocess.Popen(
        [sys.executable, "-c", script, "simulate", "-n", "100000", "-j", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stdout.readline() == ".\n"
    time.sleep(delay)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_the_package_can_be_run_as_a_module() -> None:
    words = [sys.executable, "-m", "everest", "simulate", "--games", "2", "--jobs", "2"]
    ran = subprocess.run([*words, "--json"], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["games"] == 2


def test_the_entry_of_the_program_reads_next_to_nothing() -> None:
    script = (
        "import sys, everest.cli; print([m for m in ('typer', 'pydantic') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_sums_up_a_simulation(jobs: str, start: Start) -> None:
    typist = start("simulate", "-n", "100000", "-j", jobs, "--bots", "random,random")
    typist.wait_for_any(r"[1-9]\d*/100000")  # there is something to sum up
    typist.interrupt()
    assert typist.end() == 130
    assert "Traceback" not in typist.seen
    assert "Interrupted; " in typist.seen
    assert "Winning score" in typist.seen


def test_no_process_stays_when_a_simulation_is_killed(start: Start) -> None:
    typist = start("simulate", "-n", "100000", "-j", "2", "--bots", "random,random")
    typist.wait_for("/100000")
    session = typist.process.pid
    typist.process.kill()
    typist.process.wait(TIMEOUT)
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            os.killpg(session, 0)
        except ProcessLookupError:
            return
        time.sleep(0.2)
    raise AssertionError("processes are left")
