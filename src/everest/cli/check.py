"""`everest check`: are records and own data files right, and if not, where are they wrong."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.complaints import (
    BAD_INPUT,
    Complaint,
    RecordComplaint,
    fault_line,
    file_complaint,
    record_line,
    sentences,
)
from everest.cli.data_folder import game_of_data, refuse_data_of_another_game
from everest.cli.shared import open_record
from everest.cli.usage import command_classes
from everest.games.faults import Fault, RulesetError, printable
from everest.games.files import FOLDERS, SUFFIX
from everest.games.loading import DEFAULT_GAME, OFFERS
from everest.record.errors import RecordError, shown_long
from everest.record.masking import check_masked
from everest.record.replay import check_record
from everest.text.catalogue import Catalogue


@dataclass(frozen=True)
class Verdict:
    """What is said about one path: a line when it is good, else a line for each fault."""

    is_good: bool
    lines: list[str]


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("check", cls=command_class, help=say("cli-check-short"))
    def check(
        paths: Annotated[
            list[str] | None,
            typer.Argument(metavar=say("cli-metavar-path"), help=say("cli-argument-check-path")),
        ] = None,
        rules_dir: Annotated[
            str | None,
            typer.Option(
                "--rules-dir",
                metavar=say("cli-metavar-dir"),
                help=say("cli-option-check-rules-dir"),
            ),
        ] = None,
        game: Annotated[
            str | None,
            typer.Option(
                "--game", metavar=say("cli-metavar-name"), help=say("cli-option-check-game")
            ),
        ] = None,
    ) -> int:
        own = options.directory("--rules-dir", rules_dir)
        name = options.game_name("--game", game) if game is not None else None
        wanted = list(paths or [])
        if not wanted:
            if rules_dir is None:
                raise Complaint(
                    "cli-missing-argument",
                    argument=say("cli-metavar-path"),
                    command="everest check",
                )
            wanted = [rules_dir]
        for path in wanted:
            options.not_empty(say("cli-metavar-path"), path)
        code = 0
        for path in wanted:
            verdict = judge(catalogue, path, own, name)
            for line in verdict.lines:
                if verdict.is_good:
                    streams.write(line)
                else:
                    streams.complain(f"everest: {line}")
                    code = BAD_INPUT
        return code


def judge(
    catalogue: Catalogue, path: str, rules_dir: Path | None = None, game: str | None = None
) -> Verdict:
    """Whether a record, a directory of data files or one data file is right.

    Args:
        catalogue: the language.
        path: where it is.
        rules_dir: the data that a record was played with.
        game: which game data files are for; None: what they say themselves. A record says it.
    """
    place = Path(path)
    try:
        if _is_directory(place):
            name = _game_of(place, game)
            return _judge_data(catalogue, path, place, name, OFFERS[name].check_rules(place))
        if place.suffix.lower() == SUFFIX:
            return _judge_data_file(catalogue, path, place, game)
        return _judge_record(catalogue, path, rules_dir)
    except Complaint as complaint:
        return Verdict(False, sentences(catalogue, complaint))
    except OSError as error:
        if error.filename is None:
            raise
        return Verdict(False, sentences(catalogue, file_complaint(error)))


def _is_directory(place: Path) -> bool:
    try:
        return place.is_dir()
    except (OSError, ValueError):
        return False


def _game_of(folder: Path, wanted: str | None) -> str:
    """The game to check a folder for.

    Raises:
        Complaint: if the data is clearly of another game than the one asked for.
    """
    if wanted is None:
        return game_of_data(folder) or DEFAULT_GAME
    refuse_data_of_another_game(folder, wanted)
    return wanted


def _judge_data_file(catalogue: Catalogue, path: str, place: Path, game: str | None) -> Verdict:
    """One file, as a part of the directory that it is in."""
    if not place.is_file():
        missing = RecordError("record.no-such-file", 0, {"file": shown_long(path)})
        return Verdict(False, [record_line(catalogue, path, missing)])
    in_folder = place.absolute().parent.name in FOLDERS
    folder = place.absolute().parent.parent if in_folder else place.absolute().parent
    # what the file spoils elsewhere counts too, but not what is wrong with other files of its own
    neighbours = {
        printable(str(other.relative_to(folder)))
        for pattern in (f"*{SUFFIX}", f"*/*{SUFFIX}")
        for other in folder.glob(pattern)
        if other != place.absolute()
    }
    name = _game_of(folder, game)
    found = OFFERS[name].check_rules(folder)
    faults = [fault for fault in found if fault.file not in neighbours]
    return _judge_data(catalogue, path, folder, name, faults)


def _judge_data(
    catalogue: Catalogue, path: str, folder: Path, game: str, faults: list[Fault]
) -> Verdict:
    if faults:
        # faults name files within the folder; with several paths one has to know which folder
        lines = []
        for fault in faults:
            line = fault_line(catalogue, fault)
            is_named = folder != Path(path) or fault.file.startswith(printable(str(folder)))
            lines.append(line if is_named else f"{shown_long(path)}: {line}")
        return Verdict(False, lines)
    line = catalogue.say(
        "cli-check-data-good",
        path=shown_long(path),
        game=game,
        maps=", ".join(OFFERS[game].maps(folder)),
        weather=", ".join(OFFERS[game].weather(folder)),
    )
    return Verdict(True, [line])


def _judge_record(catalogue: Catalogue, path: str, rules_dir: Path | None) -> Verdict:
    try:
        opened = open_record(path, rules_dir)
        header = opened.record.header
        count = len(opened.record.plies)
        if header.masked is not None:
            check_masked(opened.game, opened.record)
            line = catalogue.say(
                "cli-check-masked", path=shown_long(path), seat=header.masked, count=count
            )
            return Verdict(True, [line])
        state = check_record(opened.game, opened.record)
    except (Complaint, RecordComplaint) as complaint:
        return Verdict(False, sentences(catalogue, complaint))
    except RecordError as error:
        return Verdict(False, [record_line(catalogue, path, error)])
    except RulesetError as error:
        return Verdict(False, [fault_line(catalogue, fault) for fault in error.faults])
    if not opened.game.is_over(state):
        line = catalogue.say(
            "cli-check-unfinished", path=shown_long(path), count=count, round=state.round
        )
        return Verdict(True, [line])
    scores = ", ".join(
        [f"{name} {score}" for name, score in zip(header.names, state.scores, strict=True)]
    )
    line = catalogue.say("cli-check-good", path=shown_long(path), count=count, scores=scores)
    return Verdict(True, [line])
