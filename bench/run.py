"""Measure the engine beside others: random games, copies of a state, records, memory.

Every engine has a process of its own; the processes take turns, so that a change in the machine's
speed hits all of them. Times are processor time, figures medians. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.engines import CHESS, ENGINES, Engine
from bench.playing import Run
from bench.plot import draw
from everest.games.loading import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
PLOT: Final = ROOT / "build" / "bench.svg"


class Worker:
    """A process that measures one engine; see `bench.worker`.

    Attributes:
        runs: what it has measured.
        bytes: memory of the process with the engine loaded and a game played.
    """

    def __init__(self, engine: Engine, seats: int) -> None:
        self.engine = engine
        self.runs: list[Run] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", engine.name, str(seats)],
            cwd=ROOT,
            env=environment(engine.is_compiled),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.bytes: int = self._answer()["bytes"]

    def measure(self, seconds: float) -> None:
        """Let it play for so many seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        self.runs.append(Run(**self._answer()))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"The process that measures {self.engine.name} has ended.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    @property
    def per_second(self) -> float:
        """Decisions in a second, the median of the runs."""
        return statistics.median([run.per_second for run in self.runs])


def environment(is_compiled: bool) -> dict[str, str]:
    """The environment of a process that takes our package compiled, or as it is."""
    return {**os.environ, "PYTHONPATH": str(COMPILED) if is_compiled else str(ROOT / "src")}


def available() -> list[Engine]:
    """The engines that are installed here."""
    return [
        engine
        for engine in ENGINES.values()
        if importlib.util.find_spec(engine.module) and (COMPILED.exists() or not engine.is_compiled)
    ]


def details(name: str, is_compiled: bool, options: argparse.Namespace) -> dict[str, Any]:
    """What `bench.details` measures of a game."""
    command = [sys.executable, "-m", "bench.details", name, str(options.seats), "1"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment(is_compiled), stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def speeds(workers: list[Worker], seats: int) -> Table:
    """What was measured of random games."""
    title = f"Random games, ours with {seats} seats on easy/summer; medians"
    table = Table(title=f"{title}; Python {sys.version.split()[0]}")
    columns = ("engine", "decisions/s", f": {CHESS}", "games/s", "decisions/game", "memory")
    for column in columns:
        table.add_column(column, justify="left" if column == "engine" else "right")
    chess = next((worker for worker in workers if worker.engine.name == CHESS), None)
    for worker in workers:
        ratios = [
            run.per_second / other.per_second
            for run, other in zip(worker.runs, chess.runs if chess else worker.runs, strict=True)
        ]
        table.add_row(
            worker.engine.name,
            f"{worker.per_second:,.0f}",
            f"{statistics.median(ratios):.2f}" if chess else "",
            f"{statistics.median([run.games / run.seconds for run in worker.runs]):,.1f}",
            f"{statistics.median([run.decisions / run.games for run in worker.runs]):,.0f}",
            f"{worker.bytes / 2**20:.0f} MB",
        )
    return table


def main() -> None:
    """Measure, print one table, and draw a plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a stretch")
    parser.add_argument("--rounds", type=int, default=3, help="stretches of each engine")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4, 5))
    options = parser.parse_args()
    console, progress = Console(), Console(stderr=True)
    console.width = max(console.width, 110)
    engines = available()
    for engine in ENGINES.values():
        if engine not in engines:
            progress.print(f"{engine.name}: not measured, as {engine.module} is not there")
    workers = [
        Worker(engine, options.seats)
        for engine in track(engines, "Loading the engines ...", console=progress)
    ]
    for _ in track(range(options.rounds), "Playing random games ...", console=progress):
        for worker in workers:
            worker.measure(options.seconds)
    for worker in workers:
        worker.close()
    console.print(speeds(workers, options.seats))
    curves: dict[str, dict[str, Any]] = {}
    for name in track(GAMES, "Measuring copies and records ...", console=progress):
        for way in ("pure", "compiled") if COMPILED.exists() else ("pure",):
            curves[f"{name} {way}"] = details(name, way == "compiled", options)
    for label, found in curves.items():
        console.print(
            f"{label}: clone of a state in round 9: {found['clone'] * 1e6:.2f} µs; "
            f"longest record of 3 random matches: {found['record'] / 1024:.1f} KiB"
        )
    draw(PLOT, curves)
    console.print(f"Time per decision by seats and by round: {PLOT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
