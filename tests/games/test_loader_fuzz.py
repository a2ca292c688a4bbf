"""Whatever stands in the files: loading gives a ruleset or says what is wrong, nothing else."""

import tempfile
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from everest.games.faults import FAULT_CODES, Fault, FaultCode, RulesetError
from everest.games.k2 import loader as k2
from everest.games.mount_everest import loader as mount_everest
from everest.games.mount_everest.files import built_in_names
from tests.games.rule_edits import copy_of_rules


class Game(NamedTuple):
    """The data layer of a game, and what its built-in files hold."""

    load_data: Callable[[str, str, Path], object]
    check_rules_dir: Callable[[Path], list[Fault]]
    export_rules: Callable[[Path], tuple[Path, ...]]
    contents: dict[str, str]


def contents(package: str, names: tuple[str, ...]) -> dict[str, str]:
    data = files(package).joinpath("data")
    return {name: data.joinpath(name).read_text(encoding="utf-8") for name in names}


GAMES = (
    Game(
        mount_everest.load_data,
        mount_everest.check_rules_dir,
        mount_everest.export_rules,
        contents("everest.games.mount_everest", built_in_names()),
    ),
    Game(
        k2.load_data,
        k2.check_rules_dir,
        k2.export_rules,
        contents("everest.games.k2", k2.built_in_names()),
    ),
)
PIECES = st.sampled_from(
    [
        *('""', '"c3"', "0", "-1", "7", "1.5", "nan", "true", "[]", "{}", "[[]]", "2020-01-01"),
        *("[", "]", "{", "}", "=", ",", "#", "\n", '"', "'", "[space]", "[[space]]", "[[tile]]"),
        *("id", "below", "zones", "count", "[counts]", "a.b = 1", "9" * 400, "0x" + "f" * 4000),
        *("[0, 1]", '["base"]', "[{}]", "{ any = 1 }", '{ id = "x" }', "\u001b", "é"),
    ]
)


@st.composite
def mutated_files(draw: st.DrawFn) -> tuple[Game, dict[str, str]]:
    """Some files with some tokens replaced, dropped or doubled, or some lines moved."""
    game = draw(st.sampled_from(GAMES))
    changed = {}
    for name in draw(st.lists(st.sampled_from(sorted(game.contents)), min_size=1, max_size=3)):
        text = game.contents[name]
        for _ in range(draw(st.integers(1, 4))):
            lines = text.split("\n")
            row = draw(st.integers(0, len(lines) - 1))
            words = lines[row].split(" ")
            column = draw(st.integers(0, len(words) - 1))
            match draw(st.sampled_from(["replace", "insert", "drop", "drop line", "double line"])):
                case "replace":
                    words[column] = draw(PIECES)
                case "insert":
                    words.insert(column, draw(PIECES | st.text(max_size=5)))
                case "drop":
                    del words[column]
                case "drop line":
                    words = ["#"]
                case "double line":
                    words = [lines[row], "\n", *words]
            lines[row] = " ".join(words)
            text = "\n".join(lines)
        changed[name] = text
    return game, changed


@st.composite
def replaced_file(draw: st.DrawFn) -> tuple[Game, dict[str, bytes]]:
    """One file with anything in it."""
    game = draw(st.sampled_from(GAMES))
    name = draw(st.sampled_from(sorted(game.contents)))
    return game, {name: draw(st.binary(max_size=50) | st.text().map(str.encode))}


def check_total(game: Game, changed: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rules_dir = copy_of_rules(Path(folder), game.export_rules)
        for name, content in changed.items():
            (rules_dir / name).write_bytes(content)
        found = game.check_rules_dir(rules_dir)
        assert {fault.code for fault in found} <= FAULT_CODES
        for map_name, weather_name in (("easy", "summer"), ("hard", "winter")):
            stopping = faults_of_loading(game, map_name, weather_name, rules_dir)
            assert set(map(str, stopping)) <= set(map(str, found))


def faults_of_loading(
    game: Game, map_name: str, weather_name: str, rules_dir: Path
) -> tuple[Fault, ...]:
    try:
        data = game.load_data(map_name, weather_name, rules_dir)
    except RulesetError as error:
        # An error without a fault would be as bad as none.
        return error.faults or (Fault("", "", "", FaultCode.NO_RULES_FILES),)
    assert isinstance(data, mount_everest.RulesetData | k2.RulesetData)
    return ()


@settings(max_examples=50)
@given(mutated_files())
def test_mutated_files(mutated: tuple[Game, dict[str, str]]) -> None:
    game, changed = mutated
    encoded = {name: text.encode("utf-8", "surrogatepass") for name, text in changed.items()}
    check_total(game, encoded)


@settings(max_examples=40)
@given(replaced_file())
def test_arbitrary_files(replaced: tuple[Game, dict[str, bytes]]) -> None:
    check_total(*replaced)
