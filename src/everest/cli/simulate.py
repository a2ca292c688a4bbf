"""`everest simulate`: many matches between bots, and what came of them."""

import json
import os
import re
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from everest.bots.players import BOT_NAMES
from everest.bots.simulation import Outcome, Setting, simulate
from everest.cli import options, streams
from everest.cli.common_options import DEFAULT_MAP, DEFAULT_WEATHER, CommonOptions
from everest.cli.complaints import INTERRUPTED, RecordComplaint
from everest.cli.data_folder import refuse_data_of_another_game
from everest.cli.tally import Series, Tally, summary_json, summary_table
from everest.cli.usage import command_classes
from everest.games.loading import DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT
from everest.record.errors import RecordError
from everest.record.files import write_record
from everest.text.catalogue import Catalogue

MOST_JOBS = 512


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("simulate", cls=command_class, help=say("cli-simulate-short"))
    def simulate_command(
        games: Annotated[
            str,
            typer.Option(
                "--games", "-n", metavar=say("cli-metavar-number"), help=say("cli-option-games")
            ),
        ] = "20",
        game: Annotated[str, common.game()] = DEFAULT_GAME,
        bots: Annotated[
            str,
            typer.Option(
                "--bots",
                metavar=say("cli-metavar-names"),
                help=say("cli-option-simulate-bots", bots=", ".join(BOT_NAMES)),
            ),
        ] = "greedy,random",
        map_name: Annotated[str, common.map()] = DEFAULT_MAP,
        weather: Annotated[str, common.weather()] = DEFAULT_WEATHER,
        limits: Annotated[str, common.limits()] = DEFAULT_LIMITS,
        variant: Annotated[str, common.variant()] = DEFAULT_VARIANT,
        seed: Annotated[
            str | None,
            typer.Option(
                "--seed", metavar=say("cli-metavar-text"), help=say("cli-option-simulate-seed")
            ),
        ] = None,
        jobs: Annotated[
            str | None,
            typer.Option(
                "--jobs", "-j", metavar=say("cli-metavar-number"), help=say("cli-option-jobs")
            ),
        ] = None,
        record: Annotated[
            str | None,
            typer.Option(
                "--record", metavar=say("cli-metavar-dir"), help=say("cli-option-record-dir")
            ),
        ] = None,
        as_json: Annotated[
            bool, typer.Option("--json", help=say("cli-option-simulate-json"))
        ] = False,
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> int:
        own = options.directory("--rules-dir", rules_dir)
        name = options.game_name("--game", game)
        refuse_data_of_another_game(own, name)
        seated = options.bots("--bots", bots, name)
        board = options.map_name("--map", map_name, own, name)
        setting = Setting(
            game=name,
            map=board,
            weather=options.weather_name("--weather", weather, own, name),
            bots=seated,
            rules_dir=own,
            limits=options.limits_name("--limits", limits, name, len(seated), board),
            variant=options.variant_name("--variant", variant, name),
        )
        rules = setting.load()  # complains here about its data, and not in other processes
        series = Series(
            setting=setting,
            games=options.whole_number("--games", games, 1),
            seed=seed if seed is not None else secrets.token_hex(8),
        )
        number = os.cpu_count() or 1
        if jobs is not None:
            number = options.whole_number("--jobs", jobs, 1, MOST_JOBS)
        folder = options.new_folder("--record", record)
        if folder is not None:
            refuse_to_overwrite(folder, series.games)
        tally = Tally(rules, setting.bots)
        is_whole = play_all(series, min(number, series.games), tally, folder)
        if as_json:
            streams.write(json.dumps(summary_json(series, tally), ensure_ascii=False, indent=2))
        else:
            streams.write(summary_table(catalogue, series, tally))
        if not is_whole:
            streams.complain(say("cli-simulate-interrupted", count=tally.games))
        return 0 if is_whole else INTERRUPTED


def refuse_to_overwrite(folder: Path, games: int) -> None:
    """No record of the series may be there already.

    Raises:
        Complaint: if one is.
    """
    try:
        names = sorted([path.name for path in folder.iterdir()])
    except OSError as error:
        raise options.cannot_write(folder, error) from error
    for name in names:
        number = re.fullmatch(r"match-([0-9]+)\.everest", name)
        if number and int(number[1]) < games and name == _record_name(int(number[1]), games):
            options.refuse_to_overwrite(folder / name)


def _record_name(number: int, games: int) -> str:
    return f"match-{number:0{len(str(games - 1))}}.everest"


def play_all(series: Series, processes: int, tally: Tally, folder: Path | None) -> bool:
    """Play a series into a tally; returns whether it came to its end before Ctrl-C.

    Raises:
        RecordComplaint: if a record cannot be written.
    """
    outcomes = simulate(series.setting, series.games, series.seed, processes)
    try:
        for outcome in _with_progress(outcomes, series.games):
            tally.add(outcome)
            if folder is not None:
                path = folder / _record_name(outcome.number, series.games)
                try:
                    write_record(path, outcome.record)
                except RecordError as error:
                    raise RecordComplaint(str(path), error) from error
    except KeyboardInterrupt:
        return False
    finally:
        outcomes.close()
    return True


def _with_progress(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """The outcomes; on a terminal a bar and a clock show how far they have come.

    The clock runs before the first match is over. Where nobody sits, nothing is shown, even if the
    environment asks for colours.
    """
    if not streams.is_terminal(sys.stderr):
        yield from outcomes
        return
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=games)
        for outcome in outcomes:
            yield outcome
            bar.advance(task)
