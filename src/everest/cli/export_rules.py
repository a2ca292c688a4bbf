"""`everest export-rules`: the built-in data files, copied for somebody to edit."""

from pathlib import Path
from typing import Annotated

import typer

from everest.cli import streams
from everest.cli.complaints import Complaint
from everest.cli.usage import command_classes
from everest.games.faults import printable, shown
from everest.games.mount_everest.loader import export_rules
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
            paths = export_rules(Path(folder))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise Complaint(
                "cli-cannot-write-file",
                file=shown(folder),
                reason=printable(reason or type(error).__name__),
            ) from error
        for path in paths:
            streams.write(printable(str(path)))
        streams.write(say("cli-exported", dir=printable(folder), count=len(paths)))
