"""Measure the table server: actions per second, how soon all have them, memory, processor time.

Runs `everest serve` on loopback with a database of its own, and plays at it from this process.
Figures are what was measured; nothing here passes or fails. docs/server-speed.md says what they
mean.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import everest
from bench.load import Load, LoadFailed
from bench.process import Maker, Served, ServerFailed, serving, settle
from everest.engine.game import AnyGame
from everest.games.loading import GAMES

EXAMPLES: Final = """\
examples:
  make bench-server                                        all stages, a minute and a half
  make bench-server ARGS='--game k2 --seconds 30'          K2, longer
  make bench-server ARGS='--matches 200 --playing 20'      smaller
  make bench-server ARGS='--json speed.json'               the figures for a program as well
  make bench-server ARGS='--serve=--log-level=warning'     an option for everest serve
"""

SHARES: Final = (50, 90, 99)
"""The percentiles that are shown."""

NEARLY: Final = 0.97
"""A pace counts as kept if so much of it was reached."""


@dataclass(frozen=True)
class Stage:
    """What one stage has measured.

    Attributes:
        name: what was done.
        open_matches, playing: matches in the server's memory, and those at which clients play.
        pace: actions per second that were asked for, None for all that can be.
        seconds: how long it was measured.
        actions, refused: actions that were acknowledged, and those that came too late.
        per_second: acknowledged actions per second.
        acknowledged_ms: percentiles of the time from sending an action to its `done`.
        seen_ms: percentiles of the time from sending an action to all clients of the match having
            the update with it; None where nothing was counted.
        seen: how many actions were counted for that.
        updates_per_action, bytes_per_action: what was received for one action.
        matches_ended: matches that came to their end meanwhile; others were made in their place.
        server_cpu, driver_cpu: processor time in a second.
        server_cpu_ms_per_action: processor time of the server for one action.
    """

    name: str
    open_matches: int
    playing: int
    pace: float | None
    seconds: float
    actions: int
    refused: int
    per_second: float
    acknowledged_ms: dict[str, float] | None
    seen_ms: dict[str, float] | None
    seen: int
    updates_per_action: float
    bytes_per_action: float
    matches_ended: int
    server_cpu: float
    driver_cpu: float
    server_cpu_ms_per_action: float


@dataclass(frozen=True)
class Memory:
    """Bytes of memory of the server.

    Attributes:
        before: with one match, so that all code and the rules are loaded.
        idle_matches: matches that were made then, at which nobody is.
        with_idle: with these.
        per_idle_match: what one of them takes.
        playing_matches: matches at which clients have played, on a server with no others.
        with_playing: with these.
        per_playing_match: what one of them takes, with a connection for each seat.
    """

    before: int
    idle_matches: int
    with_idle: int
    per_idle_match: float
    playing_matches: int
    with_playing: int
    per_playing_match: float


def percentiles(seconds: Sequence[float]) -> dict[str, float] | None:
    """Median and so on, in milliseconds; None if there is nothing.

    >>> percentiles([0.004, 0.001, 0.002, 0.003])
    {'p50': 2.0, 'p90': 4.0, 'p99': 4.0}
    """
    if not seconds:
        return None
    ordered = sorted(seconds)
    # the smallest that is not below the share
    places = [-(-len(ordered) * share // 100) - 1 for share in SHARES]
    return {
        f"p{share}": round(ordered[at] * 1000, 3) for share, at in zip(SHARES, places, strict=True)
    }


class Bench:
    """All stages, one after another.

    Args:
        options: what was chosen.
        say: is told what is being done.
    """

    def __init__(self, options: argparse.Namespace, say: Console) -> None:
        self.options = options
        self.say = say
        self.game: AnyGame = everest.load(
            options.game, seats=options.seats, map="easy", weather="summer"
        )
        self.stages: list[Stage] = []

    async def run(self) -> Memory:
        """Measure everything.

        Raises:
            ServerFailed, LoadFailed: if the server does not do its part.
        """
        playing, idle = self.options.playing, self.options.matches - self.options.playing
        with self._serving() as (served, maker):
            before_playing = served.memory()
            async with self._load(served, maker) as load:
                await self._stage(served, load, "as fast as can be", playing)
                pace = self._pace(self.stages[0].per_second)
                await self._stage(served, load, "paced", playing, pace)
                await load.rest()
                with_playing = served.memory()
        with self._serving() as (served, maker):
            before = served.memory()
            self.say.print(f"Making {idle:,} matches at which nobody plays ...")
            for _ in range(idle):
                maker.make()
            settle(served)
            with_idle = served.memory()
            async with self._load(served, maker) as load:
                await self._stage(served, load, "as fast as can be", playing + idle)
        return Memory(
            before=before,
            idle_matches=idle,
            with_idle=with_idle,
            per_idle_match=(with_idle - before) / max(1, idle),
            playing_matches=playing,
            with_playing=with_playing,
            per_playing_match=(with_playing - before_playing) / playing,
        )

    @contextmanager
    def _serving(self) -> Iterator[tuple[Served, Maker]]:
        """A new server at which one match was made."""
        options = self.options
        wish = {
            "game": options.game,
            "map": "easy",
            "weather": "summer",
            "seats": [{"kind": "mine"}] * options.seats,
        }
        with serving(options.serve, options.database_url) as served:
            maker = Maker(served, wish)
            maker.make()
            settle(served)
            yield served, maker
            maker.close()

    @asynccontextmanager
    async def _load(self, served: Served, maker: Maker) -> AsyncIterator[Load]:
        """Clients that have played for some time already."""
        load = Load(served.host, self.game, maker.make, self.options.seed)
        self.say.print(f"Opening {self.options.playing:,} matches and playing them warm ...")
        try:
            await load.open(self.options.playing)
            await load.run(self.options.warm_up)
            yield load
        finally:
            load.stop()

    def _pace(self, reached: float) -> float:
        """The pace of the paced stage: half of what can be reached, if not the one wanted."""
        wanted: float = self.options.pace
        if wanted <= reached:
            return wanted
        self.say.print(
            f"{wanted:,.0f} actions/s cannot be reached here, but {reached:,.0f}: half of them now."
        )
        return reached / 2

    async def _stage(
        self, served: Served, load: Load, name: str, open_matches: int, pace: float | None = None
    ) -> None:
        """Measure one stage."""
        seconds: float = self.options.seconds
        shown = name if pace is None else f"{name}, {pace:,.0f} actions/s"
        # what the stage before has left undone is none of this one
        await load.rest()
        await load.run(self.options.warm_up / 2, pace)
        self.say.print(f"Measuring: {open_matches:,} open matches, {shown}, {seconds:g} s ...")
        begin, server, driver = time.perf_counter(), served.cpu_seconds(), time.process_time()
        window = await load.run(seconds, pace)
        took = time.perf_counter() - begin
        server, driver = served.cpu_seconds() - server, time.process_time() - driver
        actions = max(1, window.done)
        self.stages.append(
            Stage(
                name=name,
                open_matches=open_matches,
                playing=self.options.playing,
                pace=pace,
                seconds=round(took, 3),
                actions=window.done,
                refused=window.refused,
                per_second=round(window.done / took, 1),
                acknowledged_ms=percentiles(window.acknowledged),
                seen_ms=percentiles(window.seen),
                seen=len(window.seen),
                updates_per_action=round(window.updates / actions, 2),
                bytes_per_action=round(window.received / actions),
                matches_ended=window.matches,
                server_cpu=round(server / took, 3),
                driver_cpu=round(driver / took, 3),
                server_cpu_ms_per_action=round(server / actions * 1000, 3),
            )
        )


def speeds(stages: Sequence[Stage], title: str) -> Table:
    """What the stages have measured."""
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("stage", no_wrap=True)
    for column in (
        "actions\n/s",
        "done, ms\n50/90/99 %",
        "all, ms\n50/90/99 %",
        "CPU ms\n/action",
        "server\nCPU",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for stage in stages:
        how = stage.name if stage.pace is None else f"{stage.name}, {stage.pace:,.0f}/s"
        table.add_row(
            f"{stage.open_matches:,} open, {stage.playing:,} play\n{how}",
            f"{stage.per_second:,.0f}",
            _shown(stage.acknowledged_ms),
            _shown(stage.seen_ms),
            f"{stage.server_cpu_ms_per_action:.2f}",
            f"{stage.server_cpu:.0%}",
        )
    return table


def _shown(measured: dict[str, float] | None) -> str:
    if measured is None:
        return "-"
    return " ".join(
        [f"{value:.1f}" if value < 10 else f"{value:.0f}" for value in measured.values()]
    )


def report(console: Console, stages: Sequence[Stage], memory: Memory) -> None:
    """Print what is not in the table."""
    fast = stages[0]
    for stage in stages:
        if stage.pace is not None and stage.per_second < NEARLY * stage.pace:
            console.print(
                f"The pace of {stage.pace:,.0f} actions/s was not kept: {stage.per_second:,.0f}."
            )
    counted = "; ".join([f"{stage.seen:,} of {stage.actions:,}" for stage in stages])
    drivers = ", ".join([f"{stage.driver_cpu:.0%}" for stage in stages])
    lines = [
        "done: from sending an action until it is acknowledged. all: until each client of the "
        "match has received the update with it; counted are the actions that all seats may see, "
        f"in the stages {counted}.",
        f"CPU: processor time of the server; the clients themselves took {drivers} of a processor.",
        f"For one action the clients received {fast.updates_per_action:.1f} updates and "
        f"{fast.bytes_per_action / 1024:.1f} KiB; {fast.refused:,} actions came too late.",
        f"Memory of the server: {_mib(memory.before)} at first; {_mib(memory.with_idle)} with "
        f"{memory.idle_matches:,} idle matches, {memory.per_idle_match / 1024:.1f} KiB each; "
        f"{_mib(memory.with_playing)} with {memory.playing_matches:,} that connected clients "
        f"have played, {memory.per_playing_match / 1024:.0f} KiB each.",
    ]
    for line in lines:
        console.print(line, highlight=False)


def _mib(size: int) -> str:
    return f"{size / 2**20:.0f} MiB"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench-server",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="length of a stage (20)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before the first (5)")
    parser.add_argument("--matches", type=int, default=2000, help="open matches at most (2000)")
    parser.add_argument("--playing", type=int, default=100, help="those that are played (100)")
    parser.add_argument("--pace", type=float, default=1000.0, help="actions/s of a stage (1000)")
    parser.add_argument("--game", choices=sorted(GAMES), default="mount-everest")
    parser.add_argument("--seats", type=int, default=4, help="clients of a match (4)")
    parser.add_argument("--seed", default="1", help="the clients choose by it (1)")
    parser.add_argument("--database-url", help="as of everest serve; default: a new SQLite file")
    parser.add_argument("--serve", action="append", default=[], help="option for everest serve")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    options = parser.parse_args()
    if not 1 <= options.playing <= options.matches or options.seconds <= 0 or options.pace <= 0:
        parser.error("--playing is from 1 to --matches, and --seconds and --pace are more than 0")
    return options


def main() -> int:
    """Measure, and print one table."""
    options = _options()
    if not Path("/proc/self/smaps_rollup").exists():
        print("The server's memory and processor time are read from /proc, so this needs Linux.")
        return 1
    say = Console(stderr=True)
    bench = Bench(options, say)
    try:
        memory = asyncio.run(bench.run())
    except (ServerFailed, LoadFailed) as error:
        say.print(str(error), markup=False)
        return 1
    console = Console()
    what = f"{options.game}, {options.seats} seats, easy/summer"
    machine = f"{os.cpu_count()} processors, Python {platform.python_version()}"
    console.print(speeds(bench.stages, f"everest serve: {what}; {machine}"))
    report(console, bench.stages, memory)
    if options.json is not None:
        figures: dict[str, Any] = {
            "game": options.game,
            "seats": options.seats,
            "python": platform.python_version(),
            "processors": os.cpu_count(),
            "load_average": os.getloadavg(),
            "stages": [asdict(stage) for stage in bench.stages],
            "memory": asdict(memory),
        }
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
