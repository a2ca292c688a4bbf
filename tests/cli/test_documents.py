"""The documents say what the program does: every key, every command."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from everest.cli.examples import EXAMPLES
from everest.cli.perspective import Perspective
from everest.cli.shared import Opened
from everest.cli.state_report import state_report
from everest.games.mount_everest.files import built_in_names
from everest.games.mount_everest.schema import (
    DeckFile,
    EverestMap,
    LimitsFile,
    RulesFile,
    TokensFile,
)
from everest.games.schema import Table, WeatherFile
from everest.record.record import Record, parse_record
from everest.record.replay import check_record, game_of
from everest.table.match import Match
from everest.text.events import EVERYTHING
from tests.cli.program import Program
from tests.record.matches import bot_record, carry_oxygen, new_match, play_on

DOCS = Path(__file__).parents[2] / "docs"


def section(name: str) -> set[str]:
    """The keys in the table under a heading of docs/json.md."""
    text = (DOCS / "json.md").read_text(encoding="utf-8")
    body = text.split(f"## `{name}`\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", body, re.MULTILINE))


def paths(value: Any, start: str = "") -> set[str]:
    """Every key of JSON data with the way to it."""
    found: set[str] = set()
    if isinstance(value, dict):
        for key, inner in value.items():
            path = f"{start}.{key}" if start else key
            found |= {path} | paths(inner, path)
    elif isinstance(value, list):
        for inner in value:
            found |= paths(inner, f"{start}[]")
    return found


def rich_matches() -> list[Match]:
    """Matches in which everything comes up that a state can hold."""
    return [carry_oxygen(new_match(3), 8), play_on(new_match(2, "walk1"), "walk1")]


def positions() -> list[tuple[Perspective, int]]:
    found = []
    for match in rich_matches():
        opened = Opened("", match.record(), match.game)
        for viewer in (EVERYTHING, None, 0, 1):
            perspective = Perspective.of(opened, viewer)
            numbers = [*range(0, perspective.last, 5), 1, 2, 3, 4, perspective.last]
            found += [(perspective, number) for number in numbers]
    return found


def test_every_key_of_a_position_is_documented_and_no_other() -> None:
    found: set[str] = set()
    phases: set[str] = set()
    for perspective, number in positions():
        report = json.loads(json.dumps(state_report(perspective, number)))
        found |= paths(report)
        phases.add(report["view"]["phase"])
    assert found == section("everest replay --json")
    names = {phase.name for phase in new_match().game.phases} | {"over"}
    documented = (DOCS / "json.md").read_text(encoding="utf-8")
    assert phases == names - {"check"}, "no position is within the check"
    assert all(f"`{name}`" in documented for name in names)


def test_every_key_of_legal_actions_is_documented_and_no_other(program: Program) -> None:
    found: set[str] = set()
    path = program.file(bot_record())
    for plies in ("0", "5", "60", "100"):
        found |= paths(json.loads(program.good("legal", path, "--ply", plies, "--json")))
    found |= paths(json.loads(program.good("legal", path, "--json")))
    assert found == section("everest legal --json")


def test_every_key_of_a_simulation_is_documented_and_no_other(program: Program) -> None:
    found = paths(
        json.loads(
            program.good("simulate", "-n", "1", "--bots", "random,random", "--json", "--jobs", "1")
        )
    )
    assert found == section("everest simulate --json")


def test_every_key_of_the_data_files_is_explained() -> None:
    text = (DOCS / "own-data.md").read_text(encoding="utf-8")
    keys: set[str] = set()
    for model in (RulesFile, LimitsFile, DeckFile, TokensFile, EverestMap, WeatherFile):
        keys |= model_keys(model)
    missing = {
        key for key in keys if not re.search(rf"(?<![a-z_]){re.escape(key)}(?![a-z_])", text)
    }
    assert missing == set()
    assert {name.split("/")[0] for name in built_in_names()} == {
        "rules.toml", "limits.toml", "deck.toml", "tokens.toml", "maps", "weather",
    }  # fmt: skip
    assert all(
        f"## {name}" in text
        for name in (
            "rules.toml",
            "limits.toml",
            "deck.toml",
            "tokens.toml",
            "weather/*.toml",
            "maps/*.toml",
        )
    )


def model_keys(model: type[Table]) -> set[str]:
    """The keys of a table and of the tables in it, as they are written in TOML."""
    keys: set[str] = set()

    def walk(schema: Any, root: Any) -> None:
        if isinstance(schema, dict):
            if "$ref" in schema:
                walk(root["$defs"][schema["$ref"].rpartition("/")[2]], root)
            keys.update(schema.get("properties", {}))
            for inner in schema.values():
                walk(inner, root)
        elif isinstance(schema, list):
            for inner in schema:
                walk(inner, root)

    schema = model.model_json_schema(by_alias=True)
    walk({key: value for key, value in schema.items() if key != "$defs"}, schema)
    return keys


def test_the_example_of_a_record_is_one() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    example = text.split("```\n")[1]
    current = new_match().game.rules.digest
    example = re.sub(r"digest .*", f"digest {current}", example)
    record = parse_record(example)
    assert check_record(game_of(record.header), record)
    assert isinstance(record, Record)


def test_every_key_of_a_head_is_in_the_document() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    table = text.split("## The file")[1].split("\n## ")[0]
    documented = set(re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE))
    written = {
        line.split(" ")[0] for line in bot_record().to_text().split("\n\n")[0].split("\n")[1:]
    }
    assert documented == written | {"masked"}


@pytest.mark.parametrize("name", ["notation.md", "records.md", "json.md", "own-data.md"])
def test_commands_in_the_documents_exist(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    commands = set(re.findall(r"(?<![-\w])everest ([a-z][a-z-]*)(?= |`|$)", text, re.MULTILINE))
    assert commands <= set(EXAMPLES), commands


README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
TABLE = re.findall(r"^\| `(\.venv/bin/everest .*?)` \|", README, re.MULTILINE)
BLOCK = re.findall(r"^(\.venv/bin/everest [^#\n]*)", README, re.MULTILINE)


def plays(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the game in the terminal is asked for from now on; nothing is played."""
    seen: list[Any] = []

    def note(given: Any) -> int:
        seen.append(given)
        return 0

    monkeypatch.setattr("everest.cli.play_command.run_play", note)
    return seen


def test_the_readme_has_every_command() -> None:
    commands = {shlex.split(line)[1] for line in TABLE}
    assert commands == {name for name in EXAMPLES if name != "everest"}
    assert {shlex.split(line)[1] for line in BLOCK} == {"export-rules", "check", "play"}


@pytest.mark.parametrize("line", [*TABLE, *BLOCK])
def test_commands_of_the_readme_run_as_they_are_written(
    program: Program, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    program.file(bot_record())
    words = shlex.split(line)[1:]
    if "my-box" in words and words[0] != "export-rules":
        program.good("export-rules", "my-box")
    if words[0] != "play":
        assert program.good(*words)
        return
    seen = plays(monkeypatch)
    program.good(*words)
    assert len(seen) == 1


def test_the_readme_says_how_to_go_on_with_a_game(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    (options,) = re.findall(r"make play ARGS='(--resume)'", README)
    seen = plays(monkeypatch)
    program.good("play", *options.split())
    assert seen[0].resume
