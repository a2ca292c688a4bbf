"""`everest perft`: how many sequences of legal actions there are, depth by depth."""

from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.complaints import Complaint
from everest.cli.shared import open_record
from everest.cli.usage import command_classes
from everest.engine.perft import perft
from everest.games.loading import load
from everest.text.catalogue import Catalogue

MOST_DEPTH = 1000


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("perft", cls=command_class, help=say("cli-perft-short"))
    def perft_command(
        depth: Annotated[
            str,
            typer.Option(
                "--depth", "-d", metavar=say("cli-metavar-number"), help=say("cli-option-depth")
            ),
        ],
        file: Annotated[
            str | None,
            typer.Argument(metavar=say("cli-metavar-file"), help=say("cli-argument-perft-record")),
        ] = None,
        ply: Annotated[
            str | None,
            typer.Option("--ply", metavar=say("cli-metavar-number"), help=say("cli-option-ply")),
        ] = None,
        seats: Annotated[
            str | None,
            typer.Option(
                "--seats", metavar=say("cli-metavar-number"), help=say("cli-option-perft-seats")
            ),
        ] = None,
        map_name: Annotated[
            str | None,
            typer.Option(
                "--map", metavar=say("cli-metavar-name"), help=say("cli-option-perft-map")
            ),
        ] = None,
        weather: Annotated[
            str | None,
            typer.Option(
                "--weather", metavar=say("cli-metavar-name"), help=say("cli-option-perft-weather")
            ),
        ] = None,
        rules_dir: Annotated[
            str | None,
            typer.Option(
                "--rules-dir", metavar=say("cli-metavar-dir"), help=say("cli-option-rules-dir")
            ),
        ] = None,
    ) -> None:
        deepest = options.whole_number("--depth", depth, 0, MOST_DEPTH)
        own = options.directory("--rules-dir", rules_dir)
        if file is not None:
            for option, value in (("--seats", seats), ("--map", map_name), ("--weather", weather)):
                if value is not None:
                    raise Complaint("cli-not-with-record", option=option)
            opened = open_record(file, own)
            game = opened.game
            number = options.whole_number("--ply", ply, 0) if ply is not None else None
            state = opened.state(opened.plies(number))
        else:
            if ply is not None:
                raise Complaint("cli-only-with-record", option="--ply")
            game = load(
                seats=options.number_of_seats("--seats", seats if seats is not None else "2"),
                map=options.map_name("--map", map_name if map_name is not None else "easy", own),
                weather=options.weather_name(
                    "--weather", weather if weather is not None else "summer", own
                ),
                rules_dir=own,
            )
            state = game.new_state()
        for plies in range(deepest + 1):
            streams.write(f"{plies} {perft(game, state, plies)}")
