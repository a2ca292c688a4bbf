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
from everest.games.loading import GAMES
from everest.record.record import Record, parse_record
from everest.record.replay import check_record, game_of
from everest.table.commitment import with_commitment
from everest.table.match import Match
from everest.text.events import EVERYTHING
from tests.cli.program import Program
from tests.cli.table_server import table_server
from tests.record.matches import (
    bot_record,
    carry_oxygen,
    climb,
    new_k2_match,
    new_match,
    play_on,
)

DOCS = Path(__file__).parents[2] / "docs"


def section(name: str, game: str = "") -> set[str]:
    """The keys in the table under a heading of docs/json.md, without those of the other game."""
    text = (DOCS / "json.md").read_text(encoding="utf-8")
    body = text.split(f"## `{name}`\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \|.*?(?:\| `([a-z0-9-]+)` )?\|$", body, re.MULTILINE)
    assert {only for _, only in rows} <= {"", *GAMES}
    return {key for key, only in rows if only in ("", game)}


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


def rich_matches(game: str) -> list[Match]:
    """Matches in which everything comes up that a state can hold."""
    if game == "k2":
        return [
            climb(new_k2_match(2, "2"), 9),
            climb(new_k2_match(2, "1", variant="family"), 1),
            play_on(new_k2_match(1)),
        ]
    return [carry_oxygen(new_match(3), 8), play_on(new_match(2, "walk1"), "walk1")]


def positions(game: str) -> list[tuple[Perspective, int]]:
    found = []
    for match in rich_matches(game):
        opened = Opened("", match.record(), match.game)
        texts = [ply.text for ply in match.record().plies]
        choices = [index for index, text in enumerate(texts) if text.startswith("rescue")]
        for viewer in (EVERYTHING, None, 0, match.game.ruleset.seats - 1):
            perspective = Perspective.of(opened, viewer)
            numbers = [*range(0, perspective.last, 5), 1, 2, 3, 4, perspective.last]
            if viewer == EVERYTHING:
                numbers += choices
            found += [(perspective, number) for number in numbers]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_position_is_documented_and_no_other(game: str) -> None:
    found: set[str] = set()
    phases: set[str] = set()
    for perspective, number in positions(game):
        report = json.loads(json.dumps(state_report(perspective, number)))
        found |= paths(report)
        phases.add(report["view"]["phase"])
    assert found == section("everest replay --json", game)
    names = {phase.name for phase in rich_matches(game)[0].game.phases} | {"over"}
    documented = (DOCS / "json.md").read_text(encoding="utf-8")
    assert phases | {"check"} == names, "only K2 stops within the check, for a rescue"
    assert all(f"`{name}`" in documented for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_legal_actions_is_documented_and_no_other(program: Program, game: str) -> None:
    found: set[str] = set()
    path = program.file(play_on(new_match(2) if game != "k2" else new_k2_match(2)).record())
    for plies in ("0", "5", "60", "100"):
        found |= paths(json.loads(program.good("legal", path, "--ply", plies, "--json")))
    found |= paths(json.loads(program.good("legal", path, "--json")))
    assert found == section("everest legal --json")


@pytest.mark.parametrize(
    ("game", "bots"),
    [("mount-everest", "random,random"), ("k2", "random,random"), ("k2", "random")],
)
def test_every_key_of_a_simulation_is_documented_and_no_other(
    program: Program, game: str, bots: str
) -> None:
    words = ("simulate", "-n", "1", "--json", "--jobs", "1")
    found = paths(json.loads(program.good(*words, "--game", game, "--bots", bots)))
    wanted = section("everest simulate --json", game)
    if bots != "random":
        wanted -= {"solo_ranks", "solo_ranks[].rank", "solo_ranks[].games"}
    assert found == wanted


def test_the_example_of_a_record_is_one() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    example = text.split("```\n")[1]
    current = new_match().game.ruleset.digest
    example = re.sub(r"digest .*", f"digest {current}", example)
    record = parse_record(example)
    assert check_record(game_of(record.header), record)
    assert isinstance(record, Record)


def test_every_key_of_a_head_is_in_the_document() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    table = text.split("## The file")[1].split("\n## ")[0]
    documented = set(re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE))
    relaxed = new_k2_match(5, variant="family", limits="relaxed").record()
    written = {
        line.split(" ")[0]
        for record in (with_commitment(bot_record(), "0a"), relaxed)
        for line in record.to_text().split("\n\n")[0].split("\n")[1:]
    }
    assert documented == written | {"masked"}


PAGES = ["notation.md", "records.md", "json.md", "own-data.md", "protocol.md", "hosting.md"]


@pytest.mark.parametrize("name", PAGES)
def test_commands_in_the_documents_exist(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    commands = set(re.findall(r"(?<![-\w])everest ([a-z][a-z-]*)(?= |`|$)", text, re.MULTILINE))
    assert commands <= set(EXAMPLES), commands


README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
TABLE = re.findall(r"^\| `(\.venv/bin/everest .*?)` \|", README, re.MULTILINE)
BLOCK = re.findall(r"^(\.venv/bin/everest [^#\n]*)", README, re.MULTILINE)
NEED_A_SERVER = {"table", "serve", "bot", "verify", "admin"}
ALONE = [line for line in [*TABLE, *BLOCK] if shlex.split(line)[1] not in NEED_A_SERVER]


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
    assert commands == {name.split()[0] for name in EXAMPLES if name != "everest"}
    assert {shlex.split(line)[1] for line in BLOCK} == {
        *("export-rules", "check", "play", "serve", "bot"),
    }


@pytest.mark.parametrize("line", ALONE)
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


def test_a_match_is_made_and_played_as_the_readme_says(program: Program, tmp_path: Path) -> None:
    (line,) = [one for one in BLOCK if "everest bot" in one]
    (body,) = re.findall(r"-d '(.*?)'", README)
    with table_server(tmp_path, "--messages-per-second", "1000") as server:
        made = server.get("/api/matches", json.loads(body))
        assert next(iter(made)) == "match"
        assert next(iter(made["match"])) == "id"
        here = line.replace("http://127.0.0.1:8000", server.url)
        out = program.good(*shlex.split(here.replace("/ID", f"/{made['match']['id']}"))[1:])
    assert "The match is over" in out


def test_the_readme_says_how_to_go_on_with_a_game(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    (options,) = re.findall(r"make terminal ARGS='(--resume)'", README)
    seen = plays(monkeypatch)
    program.good("play", *options.split())
    assert seen[0].resume
