"""`everest mask`: a record as one seat may see it."""

from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.common_options import CommonOptions
from everest.cli.complaints import RecordComplaint
from everest.cli.shared import open_record
from everest.cli.usage import command_classes
from everest.record.errors import RecordError
from everest.record.files import write_record
from everest.record.masking import mask
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("mask", cls=command_class, help=say("cli-mask-short"))
    def mask_command(
        file: Annotated[str, common.record()],
        seat: Annotated[
            str,
            typer.Option(
                "--seat", "-s", metavar=say("cli-metavar-seat"), help=say("cli-option-mask-seat")
            ),
        ],
        output: Annotated[
            str | None,
            typer.Option(
                "--output",
                "-o",
                metavar=say("cli-metavar-file"),
                help=say("cli-option-mask-output"),
            ),
        ] = None,
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> None:
        target = options.new_file("--output", output)
        opened = open_record(file, options.directory("--rules-dir", rules_dir))
        viewer = options.viewer("--seat", seat, opened.game.ruleset.seats)
        try:
            masked = mask(opened.game, opened.record, viewer)
            if target is not None:
                write_record(target, masked)
                return
        except RecordError as error:
            raise RecordComplaint(file, error) from error
        streams.write(masked.to_text().rstrip("\n"))
