"""`everest legal`: the actions that may follow on a record, or on a part of it."""

import json
from typing import Annotated, Any

import typer

from everest.cli import options, streams
from everest.cli.common_options import CommonOptions
from everest.cli.shared import Opened, open_record
from everest.cli.usage import command_classes
from everest.engine.actions import CHANCE
from everest.text.catalogue import Catalogue


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    common = CommonOptions(catalogue)
    command_class, _ = command_classes(catalogue)

    @app.command("legal", cls=command_class, help=say("cli-legal-short"))
    def legal(
        file: Annotated[str, common.record()],
        ply: Annotated[str | None, common.ply()] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-legal-json"))] = False,
        rules_dir: Annotated[str | None, common.rules_dir()] = None,
    ) -> None:
        number = options.whole_number("--ply", ply, 0) if ply is not None else None
        opened = open_record(file, options.directory("--rules-dir", rules_dir))
        report = legal_report(opened, opened.plies(number))
        if as_json:
            streams.write(json.dumps(report, ensure_ascii=False, indent=2))
        else:
            streams.write(_in_words(catalogue, opened, report))


def legal_report(opened: Opened, plies: int) -> dict[str, Any]:
    """The legal actions after so many plies as plain data, see docs/json.md."""
    game = opened.game
    state = opened.state(plies)
    choices: list[dict[str, Any]] = []
    for seat in game.to_act(state):
        if seat == CHANCE:
            actions = [
                {"number": action, "text": game.text(action), "weight": weight}
                for action, weight in game.chance_outcomes(state)
            ]
            choices.append({"seat": None, "actions": actions})
        else:
            actions = [
                {"number": action, "text": game.text(action)}
                for action in game.legal_actions(state, seat)
            ]
            choices.append({"seat": seat, "actions": actions})
    return {"ply": plies, "over": game.is_over(state), "legal": choices}


def _in_words(catalogue: Catalogue, opened: Opened, report: dict[str, Any]) -> str:
    """The texts as a record has them, under the names of who may act."""
    lines: list[str] = []
    for choice in report["legal"]:
        seat = choice["seat"]
        if seat is None:
            lines.append(catalogue.say("cli-legal-chance"))
        else:
            name = opened.record.header.names[seat]
            lines.append(catalogue.say("cli-legal-seat", seat=seat, name=name))
        for action in choice["actions"]:
            weight = f"  ({action['weight']})" if "weight" in action else ""
            lines.append(f"  {action['text']}{weight}")
    return "\n".join(lines or [catalogue.say("cli-legal-over")])
