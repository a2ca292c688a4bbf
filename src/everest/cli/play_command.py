"""`everest play`: the options of the game in the terminal."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from everest.bots.players import BOT_NAMES, BOTS
from everest.cli import options
from everest.cli.common_options import CommonOptions
from everest.cli.complaints import Complaint
from everest.cli.data_folder import game_of_data
from everest.cli.play import PlayOptions, run_play
from everest.cli.usage import command_classes
from everest.games.loading import DEFAULT_GAME, OFFERS
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("play", cls=command_class, help=say("cli-play-short"))
    def play(
        file: Annotated[
            str | None,
            typer.Argument(metavar=say("cli-metavar-file"), help=say("cli-argument-play-file")),
        ] = None,
        game: Annotated[str | None, common.game()] = None,
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
                help=say("cli-option-play-bots", bots=", ".join(BOT_NAMES)),
            ),
        ] = None,
        map_name: Annotated[str | None, common.map()] = None,
        weather: Annotated[str | None, common.weather()] = None,
        limits: Annotated[str | None, common.limits()] = None,
        variant: Annotated[str | None, common.variant()] = None,
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
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> int:
        goes_on = resume or file is not None
        if goes_on:
            _refuse_beside_a_record(
                {
                    "--game": game,
                    "--seats": seats,
                    "--names": names,
                    "--bots": bots,
                    "--map": map_name,
                    "--weather": weather,
                    "--limits": limits,
                    "--variant": variant,
                    "--first": first,
                }
            )
        own = options.directory("--rules-dir", rules_dir)
        chosen = options.game_name("--game", game) if game is not None else None
        name = chosen or (game_of_data(own) if own is not None else None) or DEFAULT_GAME
        humans = tuple([person for person in (names or "").split(",") if person.strip()])
        number = options.number_of_seats("--seats", seats, name) if seats is not None else None
        begins = None
        if first is not None:
            last = (number or OFFERS[name].seat_counts[-1]) - 1
            begins = options.whole_number("--first", first, 0, last)
        return run_play(
            PlayOptions(
                game=chosen,
                seats=number,
                names=humans,
                bots=options.names("--bots", bots, tuple(BOTS[name])) if bots else (),
                map=options.map_name("--map", map_name, own, name) if map_name else None,
                weather=options.weather_name("--weather", weather, own, name) if weather else None,
                limits=limits,
                variant=options.variant_name("--variant", variant, name) if variant else None,
                seed=seed,
                first=begins,
                rules_dir=own,
                lang=catalogue.language,
                resume=goes_on,
                resume_file=Path(file) if file is not None else None,
                record=Path(options.not_empty("--record", record)) if record is not None else None,
                no_color=no_color,
                quick=quick,
            )
        )


def _refuse_beside_a_record(given: Mapping[str, str | None]) -> None:
    """The options for a new match are not for one that goes on.

    Raises:
        Complaint: if one of them is given.
    """
    for option, value in given.items():
        if value is not None:
            raise Complaint("cli-not-with-record", option=option)
