"""`everest verify`: was the chance of a match what the dealer had committed to."""

from typing import Annotated, Final

import typer

from everest.cli import options, streams
from everest.cli.common_options import CommonOptions
from everest.cli.complaints import Complaint, RecordComplaint
from everest.cli.shared import open_record
from everest.cli.usage import command_classes
from everest.games.faults import shown
from everest.record.errors import RecordError, shown_long
from everest.table.commitment import NothingToVerify, verify
from everest.text.catalogue import Catalogue

NOT_AS_COMMITTED: Final = 1
"""The exit code for a record whose seed or chance is not what it should be."""


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("verify", cls=command_class, help=say("cli-verify-short"))
    def verify_command(
        file: Annotated[str, common.record()],
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> int:
        opened = open_record(file, options.directory("--rules-dir", rules_dir))
        name = shown_long(file)
        try:
            found = verify(opened.game, opened.record)
        except NothingToVerify as error:
            missing = "cli-verify-no-seed" if error.has_commitment else "cli-verify-no-commitment"
            raise Complaint(missing, file=name) from error
        except RecordError as error:
            raise RecordComplaint(file, error) from error
        committed = str(opened.record.header.commitment)
        first_seat = opened.record.header.first_seat
        if found.is_seed_right:
            streams.write(say("cli-verify-seed-good", file=name, commitment=committed))
        else:
            text = say("cli-verify-seed-wrong", file=name, commitment=committed)
            streams.complain(f"everest: {text}")
        if first_seat is not None and not found.is_first_seat_wrong:
            streams.write(say("cli-verify-first-chosen", file=name, seat=first_seat))
        if found.wrong is not None:
            is_first = found.is_first_seat_wrong
            text = say(
                "cli-verify-first-wrong" if is_first else "cli-verify-chance-wrong",
                file=name,
                line=found.wrong.line,
                text=shown(found.wrong.text),
                right=found.right,
            )
            streams.complain(f"everest: {text}")
        elif found.is_over:
            streams.write(say("cli-verify-chance-good", file=name, count=found.outcomes))
        else:
            streams.write(say("cli-verify-chance-so-far", file=name, count=found.outcomes))
        is_good = found.is_seed_right and found.wrong is None
        return 0 if is_good else NOT_AS_COMMITTED
