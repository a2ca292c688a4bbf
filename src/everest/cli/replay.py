"""`everest replay`: a match in words, step by step, or one position of it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from everest.cli import options, streams
from everest.cli.common_options import CommonOptions
from everest.cli.perspective import Perspective
from everest.cli.position import show_position
from everest.cli.shared import Opened, open_record
from everest.cli.state_report import state_report
from everest.cli.story import Chapter, chapters
from everest.cli.usage import command_classes
from everest.text.catalogue import Catalogue
from everest.text.events import EVERYTHING
from everest.text.names import Names, Words


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("replay", cls=command_class, help=say("cli-replay-short"))
    def replay(
        file: Annotated[str, common.record()],
        ply: Annotated[
            str | None,
            typer.Option(
                "--ply", metavar=say("cli-metavar-number"), help=say("cli-option-replay-ply")
            ),
        ] = None,
        seat: Annotated[
            str | None,
            typer.Option(
                "--seat", "-s", metavar=say("cli-metavar-seat"), help=say("cli-option-replay-seat")
            ),
        ] = None,
        whole: Annotated[bool, typer.Option("--all", help=say("cli-option-replay-all"))] = False,
        as_json: Annotated[
            bool, typer.Option("--json", help=say("cli-option-replay-json"))
        ] = False,
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> None:
        number = options.whole_number("--ply", ply, 0) if ply is not None else None
        own = options.directory("--rules-dir", rules_dir)
        opened = open_record(file, own)
        viewer: int | None = EVERYTHING
        if seat is not None:
            viewer = options.viewer("--seat", seat, opened.game.ruleset.seats)
        perspective = Perspective.of(opened, viewer)
        last = perspective.number(number)
        if as_json:
            report = state_report(perspective, last)
            streams.write(json.dumps(report, ensure_ascii=False, indent=2))
            return
        words = _words(catalogue, opened, own)
        if number is not None:
            show_position(words, perspective, last)
        else:
            _tell(words, perspective, stepwise=not whole)


def _words(catalogue: Catalogue, opened: Opened, rules_dir: Path | None) -> Words:
    game = opened.game
    return Words(catalogue, game, Names.of(game, opened.record.header.names, rules_dir))


def _tell(words: Words, perspective: Perspective, *, stepwise: bool) -> None:
    """The whole match; on a terminal one step for each Enter."""
    stops = stepwise and streams.is_terminal(sys.stdin) and streams.is_terminal(sys.stdout)
    if stops:
        streams.write(words.say("cli-replay-steps"))
    for chapter in chapters(words, perspective):
        streams.write(_chapter_text(words, chapter))
        if stops and not streams.wait_for_enter():
            return


def _chapter_text(words: Words, chapter: Chapter) -> str:
    if chapter.first == chapter.last:
        title = words.say("cli-replay-action", number=chapter.first)
    else:
        title = words.say("cli-replay-actions", first=chapter.first, last=chapter.last)
    return "\n".join([title, *[f"  {line}" for line in chapter.lines]])
