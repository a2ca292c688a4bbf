"""Whatever stands in the files: loading gives a ruleset or says what is wrong, nothing else."""

import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from everest.games.faults import FAULT_CODES, Fault, FaultCode, RulesetError
from everest.games.mount_everest.files import RuleFiles, built_in_names
from everest.games.mount_everest.loader import RulesetData, check_rules_dir, load_data
from tests.games.rule_edits import copy_of_rules

CONTENTS = {name: RuleFiles().read(name).decode() for name in built_in_names()}
PIECES = st.sampled_from(
    [
        *('""', '"c3"', "0", "-1", "7", "1.5", "nan", "true", "[]", "{}", "[[]]", "2020-01-01"),
        *("[", "]", "{", "}", "=", ",", "#", "\n", '"', "'", "[space]", "[[space]]", "[[tile]]"),
        *("id", "below", "zones", "count", "[counts]", "a.b = 1", "9" * 400, "0x" + "f" * 4000),
        *("[0, 1]", '["base"]', "[{}]", "{ any = 1 }", '{ id = "x" }', "\u001b", "é"),
    ]
)


@st.composite
def mutated_files(draw: st.DrawFn) -> dict[str, str]:
    """Some files with some tokens replaced, dropped or doubled, or some lines moved."""
    files = {}
    for name in draw(st.lists(st.sampled_from(sorted(CONTENTS)), min_size=1, max_size=3)):
        text = CONTENTS[name]
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
        files[name] = text
    return files


def check_total(files: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rules_dir = copy_of_rules(Path(folder))
        for name, content in files.items():
            (rules_dir / name).write_bytes(content)
        found = check_rules_dir(rules_dir)
        assert {fault.code for fault in found} <= FAULT_CODES
        for map_name, weather_name in (("easy", "summer"), ("hard", "winter")):
            stopping = faults_of_loading(map_name, weather_name, rules_dir)
            assert set(map(str, stopping)) <= set(map(str, found))


def faults_of_loading(map_name: str, weather_name: str, rules_dir: Path) -> tuple[Fault, ...]:
    try:
        data = load_data(map_name, weather_name, rules_dir)
    except RulesetError as error:
        # An error without a fault would be as bad as none.
        return error.faults or (Fault("", "", "", FaultCode.NO_RULES_FILES),)
    assert isinstance(data, RulesetData)
    return ()


@given(mutated_files())
def test_mutated_files(files: dict[str, str]) -> None:
    check_total({name: text.encode("utf-8", "surrogatepass") for name, text in files.items()})


@given(st.sampled_from(sorted(CONTENTS)), st.binary(max_size=50) | st.text().map(str.encode))
def test_arbitrary_files(name: str, content: bytes) -> None:
    check_total({name: content})
