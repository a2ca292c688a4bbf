"""`everest play`: the options of the game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from everest.bots.players import BOTS
from everest.cli import options
from everest.cli.play import PlayOptions, run_play
from everest.cli.usage import command_classes
from everest.games.loading import SEAT_COUNTS
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("play", cls=command_class, help=say("cli-play-short"))
    def play(
        file: Annotated[
            str | None,
            typer.Argument(metavar=say("cli-metavar-file"), help=say("cli-argument-play-file")),
        ] = None,
        seats: Annotated[
            str | None,
            typer.Option(
                "--seats",
                "-n",
                metavar=say("cli-metavar-number"),
                help=say("cli-option-play-seats"),
            ),
        ] = None,
        names: Annotated[
            str | None,
            typer.Option(
                "--names", metavar=say("cli-metavar-names"), help=say("cli-option-play-names")
            ),
        ] = None,
        bots: Annotated[
            str | None,
            typer.Option(
                "--bots",
                metavar=say("cli-metavar-names"),
                help=say("cli-option-play-bots", bots=", ".join(BOTS)),
            ),
        ] = None,
        map_name: Annotated[
            str | None,
            typer.Option("--map", metavar=say("cli-metavar-name"), help=say("cli-option-map")),
        ] = None,
        weather: Annotated[
            str | None,
            typer.Option(
                "--weather", metavar=say("cli-metavar-name"), help=say("cli-option-weather")
            ),
        ] = None,
        first: Annotated[
            str | None,
            typer.Option(
                "--first", metavar=say("cli-metavar-seat"), help=say("cli-option-play-first")
            ),
        ] = None,
        seed: Annotated[
            str | None,
            typer.Option(
                "--seed", metavar=say("cli-metavar-text"), help=say("cli-option-play-seed")
            ),
        ] = None,
        resume: Annotated[
            bool, typer.Option("--resume", help=say("cli-option-play-resume"))
        ] = False,
        record: Annotated[
            str | None,
            typer.Option(
                "--record", metavar=say("cli-metavar-file"), help=say("cli-option-play-record")
            ),
        ] = None,
        quick: Annotated[bool, typer.Option("--quick", help=say("cli-option-play-quick"))] = False,
        no_color: Annotated[
            bool, typer.Option("--no-color", help=say("cli-option-play-no-color"))
        ] = False,
        rules_dir: Annotated[
            str | None,
            typer.Option(
                "--rules-dir", metavar=say("cli-metavar-dir"), help=say("cli-option-rules-dir")
            ),
        ] = None,
    ) -> int:
        own = options.directory("--rules-dir", rules_dir)
        humans = tuple([name for name in (names or "").split(",") if name.strip()])
        number = options.number_of_seats("--seats", seats) if seats is not None else None
        begins = None
        if first is not None:
            begins = options.whole_number("--first", first, 0, (number or SEAT_COUNTS[-1]) - 1)
        return run_play(
            PlayOptions(
                seats=number,
                names=humans,
                bots=options.names("--bots", bots, tuple(BOTS)) if bots else (),
                map=options.map_name("--map", map_name, own) if map_name else None,
                weather=options.weather_name("--weather", weather, own) if weather else None,
                seed=seed,
                first=begins,
                rules_dir=own,
                lang=catalogue.language,
                resume=resume or file is not None,
                resume_file=Path(file) if file is not None else None,
                record=Path(record) if record is not None else None,
                no_color=no_color,
                quick=quick,
            )
        )
