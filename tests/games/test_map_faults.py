"""Faults of a map that come from several of its spaces together."""

from collections.abc import Callable
from pathlib import Path

import pytest

from everest.games.faults import Fault, FaultCode, RulesetError
from everest.games.mount_everest import crevasses
from everest.games.mount_everest.loader import check_rules_dir, load_data
from tests.games.rule_edits import copy_of_rules, edit, edit_space

EASY = "maps/easy.toml"

Edit = tuple[str, str, str]


@pytest.fixture
def faults_of(tmp_path: Path) -> Callable[..., list[Fault]]:
    """Applies edits (space, old, new) to the easy map and returns the faults."""

    def apply(*edits: Edit) -> list[Fault]:
        rules_dir = copy_of_rules(tmp_path)
        for space, old, new in edits:
            edit_space(rules_dir, "easy", space, old, new)
        return check_rules_dir(rules_dir)

    return apply


def fault(entry: str, code: str, /, table: str = "space", **params: str | int) -> Fault:
    return Fault(EASY, table, entry, FaultCode(code), params)


def test_a_start_in_the_wrong_zone(faults_of: Callable[..., list[Fault]]) -> None:
    height = "altitude_m = 5364\nzone = 0"
    found = faults_of(("base", height, "altitude_m = 6364\nzone = 1"))
    assert fault("base · zone", "start-zone", found=1) in found
    assert not [other for other in found if other.code == "wrong-zone"]


def test_a_start_with_spaces_below_it(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("base", "below = []", 'below = ["kala"]'),
        ("kala", "altitude_m = 5644", "altitude_m = 5300"),
        ("kala", 'below = ["base"]', "below = []"),
    )
    assert found == [
        fault("base · below", "start-not-lowest"),
        fault("kala · below", "second-start", start="base"),
    ]


def test_a_start_that_is_the_summit(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, EASY, 'summit = "summit"', 'summit = "base"')
    assert check_rules_dir(rules_dir) == [fault("summit", "start-is-summit", table="")]


def test_a_summit_that_is_no_space(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, EASY, 'summit = "summit"', 'summit = "top"')
    assert check_rules_dir(rules_dir) == [fault("summit", "unknown-space", table="", found="top")]


def test_a_summit_that_nothing_leads_to(faults_of: Callable[..., list[Fault]]) -> None:
    assert faults_of(("summit", 'below = ["hs"]', "below = []")) == [
        fault("summit · below", "second-start", start="base"),
        fault("summit", "unreachable-summit", start="base"),
    ]


def test_spaces_that_only_a_second_start_leads_to(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("kala", 'below = ["base"]', "below = []"),
        ("i1", 'below = ["base"]', 'below = ["kala"]'),
        ("kala", "altitude_m = 5644", "altitude_m = 5400"),
        ("j1", 'below = ["i1"]', 'below = ["i1"]'),
    )
    assert found == [
        fault("kala · below", "second-start", start="base"),
        fault("i1", "unreachable-space", start="base"),
        fault("j1", "unreachable-space", start="base"),
    ]


def test_connections_in_a_circle_at_one_altitude(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("i2", 'below = ["base"]', 'below = ["base", "i4"]'),
        ("i4", 'below = ["base"]', 'below = ["base", "i2"]'),
    )
    assert found == [fault("", "connection-loop", spaces="i2, i4")]


def test_level_connections_without_a_circle_are_fine(
    faults_of: Callable[..., list[Fault]],
) -> None:
    assert faults_of(("i2", 'below = ["base"]', 'below = ["base", "i4"]')) == []


def test_crevasses_that_cut_base_camp_off(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("c1w", 'below = ["j1", "j2", "j3", "j4"]', 'below = ["j1"]'),
        ("c1e", 'below = ["j4", "j5", "j6", "j7"]', 'below = ["j7"]'),
    )
    # j1 and j7 alone would do as well; the search names one way to do it.
    assert [(one.entry, one.code) for one in found] == [("", "crevasses-cut-off")]
    assert set(str(found[0].params["spaces"]).split(", ")) <= {"i1", "i5", "j1", "j7"}


def test_more_crevasses_can_spoil_a_map_that_nobody_touched(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    for path in (rules_dir / "maps").iterdir():
        path.unlink()
    old = (
        "{ cost = 1, count = 2 },\n    { cost = 2, count = 2 },\n    { crevasse = true, count = 1 }"
    )
    new = "{ crevasse = true, count = 5 }"
    edit(rules_dir, "tokens.toml", old, new)
    found = check_rules_dir(rules_dir)
    assert {(one.file, one.code) for one in found} == {
        (EASY, "crevasses-cut-off"),
        ("maps/hard.toml", "crevasses-cut-off"),
    }
    with pytest.raises(RulesetError):
        load_data("easy", "summer", rules_dir)


def test_a_map_that_is_too_intricate_says_so(
    faults_of: Callable[..., list[Fault]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crevasses, "MOST_STEPS", 100)
    monkeypatch.setattr("everest.games.mount_everest.map_checks.MOST_STEPS", 100)
    found = faults_of()
    assert fault("", "too-many-arrangements", most=100) in found
