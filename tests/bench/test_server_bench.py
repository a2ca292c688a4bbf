from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import server
from bench.load import LONGEST_DEBT

ROOT = Path(__file__).parents[2]
SEATS, PLAYING, PACE = 3, 2, 50
SHORT = ("--seconds", "1", "--warm-up", "0.2", "--matches", "3", "--playing", f"{PLAYING}")

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs Linux")


def run(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.server", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


def test_stages_and_memory_are_measured(tmp_path: Path) -> None:
    """In one test, since each process that runs tests would measure for itself."""
    file = tmp_path / "speed.json"
    ended = run(*SHORT, "--seats", f"{SEATS}", "--pace", f"{PACE}", "--json", str(file))
    assert ended.returncode == 0, ended.stderr
    assert f"paced, {PACE}/s" in ended.stdout
    assert "…" not in ended.stdout  # all of it has room
    figures: dict[str, Any] = json.loads(file.read_text())
    check_stages(figures)
    check_memory(figures)


def check_stages(figures: dict[str, Any]) -> None:
    stages = figures["stages"]
    assert [(one["open_matches"], one["playing"]) for one in stages] == [(2, 2), (2, 2), (3, 2)]
    assert [one["pace"] is None for one in stages] == [True, False, True]
    for stage in stages:
        assert 0 < stage["actions"] <= stage["seconds"] * stage["per_second"] + 1
        assert stage["acknowledged_ms"]["p50"] <= stage["acknowledged_ms"]["p99"]
        assert stage["server_cpu_ms_per_action"] > 0
        assert stage["refused"] == 0
    # what was under way before is answered too: an action of each seat, and what was a bit late
    most = (stages[1]["seconds"] + LONGEST_DEBT) * PACE + SEATS * PLAYING + 1
    assert stages[1]["actions"] <= most


def check_memory(figures: dict[str, Any]) -> None:
    memory = figures["memory"]
    assert memory["idle_matches"] == 1
    assert memory["before"] > 10 << 20
    assert memory["with_playing"] > memory["before"] / 2


def exit_code(monkeypatch: pytest.MonkeyPatch, *options: str) -> object:
    """How it ends, in this process, with options that make it end at once."""
    monkeypatch.setattr(sys, "argv", ["bench-server", *options])
    with pytest.raises(SystemExit) as ended:
        server.main()
    return ended.value.code


def test_help_has_examples(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(monkeypatch, "--help") == 0
    assert "make bench-server ARGS=" in capsys.readouterr().out


@pytest.mark.parametrize("options", [("--playing", "5", "--matches", "4"), ("--pace", "0")])
def test_what_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    assert exit_code(monkeypatch, *options) == 2


def test_a_server_that_does_not_start_is_told_of() -> None:
    ended = run("--serve=--no-such-option")
    assert ended.returncode == 1
    assert "the server did not start" in ended.stderr
