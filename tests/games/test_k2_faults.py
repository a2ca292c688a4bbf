"""One thing is wrong in a copy of K2's built-in files, and exactly that is found."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from everest.games.faults import Fault, FaultCode
from everest.games.k2.loader import check_rules_dir, export_rules
from tests.games.rule_edits import Case, SpaceCase, copy_of_rules, edit, edit_space

RULES, LIMITS, DECK = "rules.toml", "limits.toml", "deck.toml"
TOKENS, SOLO = "tokens.toml", "solo.toml"
EASY, HARD = "maps/easy.toml", "maps/hard.toml"
SUMMER, WINTER = "weather/summer.toml", "weather/winter.toml"

CASES = [
    # rules.toml
    Case(RULES, 'id = "k2"', 'id = "K2"', "", "id", "bad-id", {"found": "K2"}),
    Case(
        RULES,
        "climbers_per_player = 2",
        "climbers_per_player = 3",
        "counts",
        "climbers_per_player",
        "wrong-number",
        {"found": 3, "expected": 2},
    ),
    Case(
        RULES,
        "rounds = 18",
        "rounds = 17",
        "counts",
        "rounds",
        "wrong-rounds",
        {"found": 17, "expected": 18, "tiles": 6, "days": 3},
    ),
    Case(
        RULES,
        "cards_played = 3",
        "cards_played = 4",
        "counts",
        "hand",
        "not-a-multiple",
        {"found": 6, "divisor": 4, "key": "cards_played"},
    ),
    Case(RULES, "tent_bonus = 1 #", "#", "climbers", "tent_bonus", "missing-key"),
    Case(
        RULES,
        "tent_bonus = 1",
        "tent_bonus = -1",
        "climbers",
        "tent_bonus",
        "out-of-range",
        {"found": -1, "least": 0, "most": 9},
    ),
    Case(
        RULES,
        "start_level = 1",
        "start_level = 7",
        "climbers",
        "start_level",
        "more-than-allowed",
        {"found": 7, "most": 6, "key": "maximum_level"},
    ),
    Case(
        RULES,
        "maximum_level = 6",
        "maximum_level = 11",
        "climbers",
        "maximum_level",
        "more-than-allowed",
        {"found": 11, "most": 10, "key": "highest_level"},
    ),
    Case(
        RULES,
        'provenance = "rulebook; that a level stops at the end of the track is our reading"',
        'provenance = ""',
        "climbers",
        "provenance",
        "blank-text",
    ),
    Case(
        RULES,
        'provenance = "rulebook"\nrescue_cards',
        'provenance = ""\nrescue_cards',
        "family",
        "provenance",
        "blank-text",
    ),
    Case(
        RULES,
        "rescue_zone = 0",
        "rescue_zone = 4",
        "family",
        "rescue_zone",
        "out-of-range",
        {"found": 4, "least": 0, "most": 3},
    ),
    # limits.toml
    Case(
        LIMITS,
        "players_2 = [2, 2, 1, 1]",
        "players_2 = [2, 2, 1, 0]",
        "climbers",
        "players_2 · #4",
        "out-of-range",
        {"found": 0, "least": 1, "most": 10},
    ),
    Case(
        LIMITS,
        "players_5_relaxed = [4, 3, 3, 2]",
        "players_5_relaxed = [4, 3, 3, 11]",
        "climbers",
        "players_5_relaxed · #4",
        "out-of-range",
        {"found": 11, "least": 1, "most": 10},
    ),
    Case(
        LIMITS,
        "players_5_relaxed = [4, 3, 3, 2]",
        "players_5_relaxed = [4, 2, 3, 2]",
        "climbers",
        "players_5 · #2",
        "more-than-allowed",
        {"found": 3, "most": 2, "key": "players_5_relaxed"},
    ),
    # deck.toml
    Case(
        DECK,
        "{ any = 1, count = 5 }",
        "{ any = 1, count = 4 }",
        "main_deck",
        "",
        "wrong-card-count",
        {"found": 17, "expected": 18, "key": "counts.main_deck"},
    ),
    Case(
        DECK,
        "{ any = 1, count = 5 }",
        "{ any = 1, loss = 1, count = 5 }",
        "main_deck",
        "movement · #1 · loss",
        "unknown-key",
        {"known": "any, up, down, count"},
    ),
    Case(
        DECK,
        "{ up = 1, down = 2, count = 1 }",
        "{ up = 1, count = 1 }",
        "main_deck",
        "movement · #4",
        "card-kind",
    ),
    Case(
        DECK,
        "points = 0",
        "points = -1",
        "main_deck",
        "acclimatization · #1 · points",
        "out-of-range",
        {"found": -1, "least": 0, "most": 9},
    ),
    Case(
        DECK,
        "points = 0",
        "points = 2",
        "main_deck",
        "acclimatization · #3",
        "duplicate-entry",
        {"first": "#1"},
    ),
    # tokens.toml
    Case(
        TOKENS,
        "value = -2",
        "value = -3",
        "risk_tokens",
        "tokens · #3 · value",
        "out-of-range",
        {"found": -3, "least": -2, "most": 0},
    ),
    Case(
        TOKENS,
        "{ value = -1, count = 11 }",
        "{ value = -1, count = 10 }",
        "risk_tokens",
        "tokens",
        "too-few-risk-tokens",
        {"found": 19, "needed": 20, "rounds": 18, "open": 3},
    ),
    # solo.toml
    Case(
        SOLO,
        'map = "easy"',
        'map = "everest-easy"',
        "entry",
        "#1 · map",
        "no-such-map",
        {"found": "everest-easy", "known": "easy, hard"},
    ),
    Case(
        SOLO,
        'weather = "summer"',
        'weather = "autumn"',
        "entry",
        "#1 · weather",
        "no-such-weather",
        {"found": "autumn", "known": "summer, winter"},
    ),
    Case(
        SOLO,
        'weather = "winter"',
        'weather = "summer"',
        "entry",
        "#2",
        "duplicate-ranks",
        {"first": "#1"},
    ),
    Case(
        SOLO,
        "alpinist = 16",
        "alpinist = 21",
        "entry",
        "#1 · ranks · alpinist",
        "more-than-allowed",
        {"found": 21, "most": 20, "key": "himalayan-climber"},
    ),
    Case(
        SOLO,
        "tatra-climber = 11",
        "tatra-climber = 17",
        "entry",
        "#1 · ranks · tatra-climber",
        "more-than-allowed",
        {"found": 17, "most": 16, "key": "alpinist"},
    ),
    Case(
        SOLO,
        "tatra-climber = 11",
        "tatra-climber = -1",
        "entry",
        "#1 · ranks · tatra-climber",
        "out-of-range",
        {"found": -1, "least": 0, "most": 198},
    ),
    Case(
        SOLO,
        "himalayan-climber = 20,",
        "mountaineer = 30, himalayan-climber = 20,",
        "entry",
        "#1 · ranks · mountaineer",
        "unknown-key",
        {"known": "himalayan-climber, alpinist, tatra-climber"},
    ),
    # weather
    Case(
        WINTER,
        "zones = [2, 3], extra_cost = 1",
        "zones = [2, 3], extra_cost = 10",
        "tile",
        "w1 · days · #2 · extra_cost",
        "out-of-range",
        {"found": 10, "least": 0, "most": 9},
    ),
    Case(
        WINTER,
        "zones = [2, 3], extra_cost = 1",
        "zones = [2, 3]",
        "tile",
        "w1 · days · #2",
        "day-without-effect",
        {"keys": "loss, extra_cost"},
    ),
    Case(
        WINTER,
        "zones = [2, 3], extra_cost = 1",
        "zones = [], extra_cost = 1",
        "tile",
        "w1 · days · #2",
        "day-without-zones",
        {"keys": "loss, extra_cost"},
    ),
    Case(
        WINTER,
        "extra_cost = 1",
        "no_movement = true",
        "tile",
        "w1 · days · #2 · no_movement",
        "unknown-key",
        {"known": "zones, loss, extra_cost"},
    ),
    Case(
        SUMMER,
        "{ zones = [2], loss = 1 },\n",
        "",
        "tile",
        "t2 · days",
        "wrong-day-count",
        {"found": 2, "expected": 3},
    ),
    # maps
    Case(
        HARD,
        'level = ["s14"]',
        'level = ["s15"]',
        "space",
        "s13 · level",
        "uneven-connection",
        {"other": "s15", "other_altitude": 6230, "altitude": 6190},
    ),
    Case(
        HARD, 'level = ["s14"]', 'level = ["s14", "s13"]', "space", "s13 · level", "self-connection"
    ),
    Case(
        HARD,
        'level = ["s14"]',
        'level = ["s14", "s99"]',
        "space",
        "s13 · level",
        "unknown-space",
        {"found": "s99"},
    ),
    Case(
        HARD,
        'level = ["s14"]',
        'level = ["s14", "s14"]',
        "space",
        "s13 · level",
        "duplicate-connection",
        {"found": "s14"},
    ),
    Case(
        HARD,
        'level = ["s14"]',
        'level = "s14"',
        "space",
        "s13 · level",
        "wrong-type",
        {"found": "text", "expected": "list"},
    ),
]

SPACE_CASES = [
    SpaceCase("s26", "flag = 7\n", "", "s26 · flag", "missing-key"),
    SpaceCase(
        "s27",
        "flag = 10",
        "flag = 100",
        "s27 · flag",
        "out-of-range",
        {"found": 100, "least": 1, "most": 99},
    ),
    SpaceCase(
        "s26",
        "flag = 7",
        "flag = 10",
        "s26 · flag",
        "flag-not-below-summit",
        {"found": 10, "summit": 10},
    ),
    SpaceCase(
        "s26",
        "flag = 7",
        "flag = 12",
        "s26 · flag",
        "flag-not-below-summit",
        {"found": 12, "summit": 10},
    ),
    SpaceCase(
        "s26",
        'below = ["s24", "s25"]',
        'below = ["s24", "s25", "s99"]',
        "s26 · below",
        "unknown-space",
        {"found": "s99"},
    ),
    SpaceCase(
        "s26",
        "zone = 3",
        "zone = 2",
        "s26 · zone",
        "wrong-zone",
        {"found": 2, "expected": 3, "altitude": 8200},
    ),
    SpaceCase("s27", 'below = ["s26"]', "below = []", "s27", "cut-off-space", {"start": "base"}),
]


@pytest.fixture
def rules_dir(tmp_path: Path) -> Path:
    return copy_of_rules(tmp_path, export_rules)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.new}"[:60])
def test_an_edit_of_a_file_makes_one_fault(case: Case, rules_dir: Path) -> None:
    edit(rules_dir, case.file, case.old, case.new)
    assert check_rules_dir(rules_dir) == [case.fault()]


@pytest.mark.parametrize("case", SPACE_CASES, ids=lambda case: f"{case.code}: {case.new}"[:60])
def test_an_edit_of_a_space_makes_one_fault(case: SpaceCase, rules_dir: Path) -> None:
    edit_space(rules_dir, "easy", case.space, case.old, case.new)
    assert check_rules_dir(rules_dir) == [case.fault()]


@pytest.mark.parametrize(
    ("file", "table"),
    [
        (RULES, "counts"),
        (LIMITS, "climbers"),
        (DECK, "main_deck"),
        (TOKENS, "risk_tokens"),
        (SOLO, ""),
        (EASY, ""),
        (WINTER, ""),
    ],
)
def test_every_file_says_where_its_numbers_come_from(
    file: str, table: str, rules_dir: Path
) -> None:
    path = rules_dir / file
    text = path.read_text(encoding="utf-8")
    given = r'^provenance = (""".*?"""|"[^"]*")'
    blank = re.sub(given, 'provenance = " "', text, count=1, flags=re.MULTILINE | re.DOTALL)
    path.write_text(blank, encoding="utf-8")
    code = FaultCode("blank-text")
    assert check_rules_dir(rules_dir) == [Fault(file, table, "provenance", code)]


# Faults that come from several spaces together.

Edit = tuple[str, str, str]


@pytest.fixture
def faults_of(rules_dir: Path) -> Callable[..., list[Fault]]:
    """Applies edits (space, old, new) to the hard map and returns the faults."""

    def apply(*edits: Edit) -> list[Fault]:
        for space, old, new in edits:
            edit_space(rules_dir, "hard", space, old, new)
        return check_rules_dir(rules_dir)

    return apply


def fault(entry: str, code: str, /, **params: str | int) -> Fault:
    return Fault(HARD, "space", entry, FaultCode(code), params)


def test_flags_below_that_of_the_start(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(("base", "flag = 1", "flag = 2"))
    assert found == [
        fault(f"s{number:02} · flag", "flag-below-start", found=1, start=2)
        for number in range(1, 13)
    ]


def test_a_level_connection_that_is_written_at_both_ends(
    faults_of: Callable[..., list[Fault]],
) -> None:
    found = faults_of(("s14", "below = []\n", 'below = []\nlevel = ["s13"]\n'))
    assert found == [fault("s14 · level", "duplicate-connection", found="s13")]


@pytest.mark.parametrize(("upper", "lower"), [("s13", "s14"), ("s14", "s13")])
def test_a_level_connection_that_leads_up_as_well(
    upper: str, lower: str, faults_of: Callable[..., list[Fault]]
) -> None:
    below = '["s10", "s11"]' if upper == "s13" else "[]"
    ends = below.replace("]", f', "{lower}"]').replace("[, ", "[")
    found = faults_of((upper, f"below = {below}", f"below = {ends}"))
    assert found == [fault("s13 · level", "duplicate-connection", found="s14")]


def test_ropes_up_in_a_circle(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("s13", 'level = ["s14"]\n', ""),
        ("s13", 'below = ["s10", "s11"]', 'below = ["s10", "s11", "s14"]'),
        ("s14", "below = []", 'below = ["s13"]'),
    )
    assert found == [fault("", "connection-loop", spaces="s13, s14")]


def test_a_start_with_spaces_below_it(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(
        ("s01", 'below = ["base"]', "below = []"),
        ("s01", "altitude_m = 5190", "altitude_m = 5100"),
        ("base", "below = []", 'below = ["s01"]'),
    )
    assert found == [fault("base · below", "start-not-lowest")]


def test_a_part_of_the_map_without_a_way_to_it(faults_of: Callable[..., list[Fault]]) -> None:
    found = faults_of(("s28", 'below = ["s26"]', "below = []"))
    assert found == [
        fault("s28", "cut-off-space", start="base"),
        fault("s29", "cut-off-space", start="base"),
    ]


def test_a_way_over_a_level_connection_is_a_way(faults_of: Callable[..., list[Fault]]) -> None:
    to_s13 = (
        ("s13", 'below = ["s10", "s11"]', "below = []"),
        ("s15", 'below = ["s12", "s14"]', 'below = ["s12"]'),
        ("s17", 'below = ["s14", "s15"]', 'below = ["s15"]'),
    )
    found = faults_of(*to_s13)
    assert found == [
        fault("s13", "cut-off-space", start="base"),
        fault("s14", "cut-off-space", start="base"),
    ]
    assert faults_of(("s13", "below = []", 'below = ["s10"]')) == []
