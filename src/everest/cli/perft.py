"""`everest perft`: how many sequences of legal actions there are, depth by depth."""

from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.common_options import DEFAULT_MAP, DEFAULT_WEATHER, CommonOptions
from everest.cli.complaints import Complaint
from everest.cli.data_folder import refuse_data_of_another_game
from everest.cli.shared import open_record
from everest.cli.usage import command_classes
from everest.engine.perft import perft
from everest.games.loading import DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT, load
from everest.text.catalogue import Catalogue

MOST_DEPTH = 1000
_OF_A_NEW_MATCH = ("--game", "--seats", "--map", "--weather", "--limits", "--variant")


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("perft", cls=command_class, help=say("cli-perft-short"))
    def perft_command(
        context: typer.Context,
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
        ply: Annotated[str | None, common.ply()] = None,
        game: Annotated[str, common.game()] = DEFAULT_GAME,
        seats: Annotated[
            str,
            typer.Option(
                "--seats", metavar=say("cli-metavar-number"), help=say("cli-option-perft-seats")
            ),
        ] = "2",
        map_name: Annotated[str, common.map()] = DEFAULT_MAP,
        weather: Annotated[str, common.weather()] = DEFAULT_WEATHER,
        limits: Annotated[str, common.limits()] = DEFAULT_LIMITS,
        variant: Annotated[str, common.variant()] = DEFAULT_VARIANT,
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> None:
        deepest = options.whole_number("--depth", depth, 0, MOST_DEPTH)
        own = options.directory("--rules-dir", rules_dir)
        if file is not None:
            _refuse_beside_a_record(context)
            opened = open_record(file, own)
            rules = opened.game
            number = options.whole_number("--ply", ply, 0) if ply is not None else None
            state = opened.state(opened.plies(number))
        else:
            if ply is not None:
                raise Complaint("cli-only-with-record", option="--ply")
            name = options.game_name("--game", game)
            refuse_data_of_another_game(own, name)
            players = options.number_of_seats("--seats", seats, name)
            board = options.map_name("--map", map_name, own, name)
            rules = load(
                name,
                seats=players,
                map=board,
                weather=options.weather_name("--weather", weather, own, name),
                rules_dir=own,
                limits=options.limits_name("--limits", limits, name, players, board),
                variant=options.variant_name("--variant", variant, name),
            )
            state = rules.new_state()
        for plies in range(deepest + 1):
            streams.write(f"{plies} {perft(rules, state, plies)}")


def _refuse_beside_a_record(context: typer.Context) -> None:
    """The options for a new match are not for one that is recorded.

    Raises:
        Complaint: if one of them is given.
    """
    for param in context.command.params:
        option = max(param.opts, key=len)
        if option in _OF_A_NEW_MATCH and param.name is not None:
            source = context.get_parameter_source(param.name)
            if source is not None and source.name == "COMMANDLINE":
                raise Complaint("cli-not-with-record", option=option)
