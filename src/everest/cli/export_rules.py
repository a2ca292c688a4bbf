"""`everest export-rules`: the built-in data files, copied for somebody to edit."""

from pathlib import Path
from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.complaints import Complaint
from everest.cli.usage import command_classes
from everest.games.faults import FaultCode, RulesetError, printable
from everest.games.mount_everest.loader import export_rules
from everest.record.errors import shown_long
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("export-rules", cls=command_class, help=say("cli-export-rules-short"))
    def export(
        folder: Annotated[
            str, typer.Argument(metavar=say("cli-metavar-dir"), help=say("cli-argument-export-dir"))
        ],
    ) -> None:
        try:
            paths = export_rules(Path(options.not_empty(say("cli-metavar-dir"), folder)))
        except RulesetError as error:
            raise _in_one_sentence(folder, error) from error
        except (OSError, ValueError) as error:
            raise options.cannot_write(folder, error) from error
        for path in paths:
            streams.write(printable(str(path)))
        streams.write(say("cli-exported", dir=shown_long(folder), count=len(paths)))


def _in_one_sentence(folder: str, error: RulesetError) -> Complaint | RulesetError:
    if len(error.faults) == 1 or {fault.code for fault in error.faults} != {FaultCode.FILE_EXISTS}:
        return error
    start = printable(str(Path(folder)))
    names = [fault.file.removeprefix(start).lstrip("/\\") for fault in error.faults]
    return Complaint("cli-files-exist", folder=shown_long(folder), files=", ".join(names))
