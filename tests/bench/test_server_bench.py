from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench import server

ROOT = Path(__file__).parents[2]
SHORT = ("--seconds", "0.5", "--warm-up", "0.2", "--matches", "3", "--playing", "2", "--pace", "20")

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs Linux")


def run(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.server", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("bench") / "speed.json"
    ended = run(*SHORT, "--seats", "3", "--json", str(file))
    assert ended.returncode == 0, ended.stderr
    assert "paced, 20/s" in ended.stdout
    assert "…" not in ended.stdout  # all of it has room
    read: dict[str, Any] = json.loads(file.read_text())
    return read


def test_all_stages_are_measured(figures: dict[str, Any]) -> None:
    stages = figures["stages"]
    assert [(one["open_matches"], one["playing"]) for one in stages] == [(2, 2), (2, 2), (3, 2)]
    assert [one["pace"] is None for one in stages] == [True, False, True]
    for stage in stages:
        assert 0 < stage["actions"] <= stage["seconds"] * stage["per_second"] + 1
        assert stage["acknowledged_ms"]["p50"] <= stage["acknowledged_ms"]["p99"]
        assert stage["server_cpu_ms_per_action"] > 0
        assert stage["refused"] == 0
    assert stages[1]["actions"] <= 1.2 * 20 * stages[1]["seconds"] + 1


def test_memory_is_measured(figures: dict[str, Any]) -> None:
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
