"""`everest export-rules`: the built-in data files, copied for somebody to edit."""

from pathlib import Path
from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.common_options import CommonOptions
from everest.cli.complaints import Complaint
from everest.cli.usage import command_classes
from everest.games.faults import FaultCode, RulesetError, printable
from everest.games.loading import DEFAULT_GAME, OFFERS
from everest.record.errors import shown_long
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("export-rules", cls=command_class, help=say("cli-export-rules-short"))
    def export(
        folder: Annotated[
            str, typer.Argument(metavar=say("cli-metavar-dir"), help=say("cli-argument-export-dir"))
        ],
        game: Annotated[str, common.game()] = DEFAULT_GAME,
    ) -> None:
        name = options.game_name("--game", game)
        target = Path(options.not_empty(say("cli-metavar-dir"), folder))
        try:
            paths = OFFERS[name].export_rules(target)
        except RulesetError as error:
            raise _in_one_sentence(folder, error) from error
        except (OSError, ValueError) as error:
            raise options.cannot_write(folder, error) from error
        for path in paths:
            streams.write(printable(str(path)))
        streams.write(say("cli-exported", dir=shown_long(folder), count=len(paths), game=name))


def _in_one_sentence(folder: str, error: RulesetError) -> Complaint | RulesetError:
    if len(error.faults) == 1 or {fault.code for fault in error.faults} != {FaultCode.FILE_EXISTS}:
        return error
    start = printable(str(Path(folder)))
    names = [fault.file.removeprefix(start).lstrip("/\\") for fault in error.faults]
    return Complaint("cli-files-exist", folder=shown_long(folder), files=", ".join(names))
