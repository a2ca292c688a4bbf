"""One thing is wrong in a copy of the built-in files, and exactly that is found."""

from pathlib import Path
from typing import NamedTuple

import pytest

from everest.games.faults import Fault, FaultCode
from everest.games.mount_everest.loader import check_rules_dir
from tests.games.rule_edits import copy_of_rules, edit, edit_space


class Case(NamedTuple):
    """An edit, and the one fault that it makes."""

    file: str
    old: str
    new: str
    table: str
    entry: str
    code: str
    params: dict[str, str | int] = {}  # noqa: RUF012 - never changed


class SpaceCase(NamedTuple):
    """An edit of a space of the easy map, and the one fault that it makes."""

    space: str
    old: str
    new: str
    entry: str
    code: str
    params: dict[str, str | int] = {}  # noqa: RUF012 - never changed
    table: str = "space"


RULES, LIMITS, DECK, TOKENS = "rules.toml", "limits.toml", "deck.toml", "tokens.toml"
EASY, SUMMER, WINTER = "maps/easy.toml", "weather/summer.toml", "weather/winter.toml"

CASES = [
    # The shape of a file.
    Case(
        RULES,
        "hand = 6",
        "hand = = 6",
        "",
        "",
        "toml-syntax",
        {"line": 11, "column": 8, "reason": "Invalid value"},
    ),
    Case(
        LIMITS,
        "by_zone = [3, 3, 2, 1]\n",
        "by_zone = [3, 3, 2, 1",
        "",
        "",
        "toml-syntax",
        {"line": 17, "column": 22, "reason": "Unclosed array"},
    ),
    Case(
        LIMITS,
        '[bottles]\nprovenance = "reconstruction"\nby_zone = [3, 3, 2, 1]\n',
        "",
        "bottles",
        "",
        "missing-table",
    ),
    Case(
        RULES,
        "icefall_tiles = { I = 5, II = 7 }\n",
        "",
        "counts.icefall_tiles",
        "",
        "missing-table",
    ),
    Case(EASY, 'start = "base"\n', "", "", "start", "missing-key"),
    Case(RULES, "tents_per_player = 2\n", "", "counts", "tents_per_player", "missing-key"),
    Case(RULES, "death = -3\n", "", "clients.mountaineer", "death", "missing-key"),
    Case(LIMITS, "players_4 = [3, 3, 2, 1]\n", "", "guides", "players_4", "missing-key"),
    Case(
        DECK,
        "{ any = 2, count = 4 }",
        "{ any = 2 }",
        "main_deck",
        "cards · #2 · count",
        "missing-key",
    ),
    Case(
        SUMMER,
        "provenance =",
        'author = "me"\nprovenance =',
        "",
        "author",
        "unknown-key",
        {"known": "provenance, tile"},
    ),
    Case(
        DECK,
        "[main_deck]",
        "[side_deck]\n[main_deck]",
        "side_deck",
        "",
        "unknown-table",
        {"known": "main_deck, acclimatization_deck"},
    ),
    Case(
        SUMMER,
        "{ zones = [2], loss = 1 }",
        "{ zones = [2], los = 1 }",
        "tile",
        "s2 · days · #2 · los",
        "unknown-key",
        {"known": "zones, loss, no_movement"},
    ),
    Case(
        RULES,
        "rounds = 18",
        'rounds = "18"',
        "counts",
        "rounds",
        "wrong-type",
        {"found": "text", "expected": "integer"},
    ),
    Case(
        RULES,
        "hand = 6",
        "hand = true",
        "counts",
        "hand",
        "wrong-type",
        {"found": "boolean", "expected": "integer"},
    ),
    Case(
        RULES,
        'id = "mount-everest"',
        "id = 2013-10-01",
        "",
        "id",
        "wrong-type",
        {"found": "date", "expected": "text"},
    ),
    Case(
        WINTER,
        "zones = [2, 3], no_movement = true",
        "zones = [2, 3], no_movement = 1",
        "tile",
        "w1 · days · #2 · no_movement",
        "wrong-type",
        {"found": "integer", "expected": "boolean"},
    ),
    Case(
        SUMMER,
        "{ zones = [2], loss = 1 }",
        "{ zones = 2, loss = 1 }",
        "tile",
        "s2 · days · #2 · zones",
        "wrong-type",
        {"found": "integer", "expected": "list"},
    ),
    Case(
        RULES,
        "icefall_tiles = { I = 5, II = 7 }",
        "icefall_tiles = 12.0",
        "counts",
        "icefall_tiles",
        "wrong-type",
        {"found": "number", "expected": "table"},
    ),
    Case(
        LIMITS,
        "players_3 = [3, 2, 2, 1]",
        "players_3 = [3, 2]",
        "guides",
        "players_3",
        "wrong-length",
        {"found": 2, "expected": 4},
    ),
    Case(
        RULES,
        "by_zone = [0, 1, 2, 3]",
        "by_zone = [0, 1, 2, 3, 4]",
        "oxygen_draw",
        "by_zone",
        "wrong-length",
        {"found": 5, "expected": 4},
    ),
    # Single values.
    Case(EASY, 'title = "South Col route (easier side)"', 'title = " "', "", "title", "blank-text"),
    Case(RULES, 'provenance = "rulebook"', 'provenance = ""', "counts", "provenance", "blank-text"),
    Case(
        RULES,
        'id = "mount-everest"',
        'id = "Mount Everest"',
        "",
        "id",
        "bad-id",
        {"found": "Mount Everest"},
    ),
    Case(SUMMER, 'id = "s3"', 'id = "s 3"', "tile", "#3 · id", "bad-id", {"found": "s 3"}),
    Case(
        RULES,
        "guides_per_player = 2",
        "guides_per_player = 3",
        "counts",
        "guides_per_player",
        "wrong-number",
        {"found": 3, "expected": 2},
    ),
    Case(
        RULES,
        "tents_per_player = 2",
        "tents_per_player = 3",
        "counts",
        "tents_per_player",
        "out-of-range",
        {"found": 3, "least": 0, "most": 2},
    ),
    Case(
        RULES,
        "start_level = 1",
        "start_level = 0",
        "counts",
        "start_level",
        "out-of-range",
        {"found": 0, "least": 1, "most": 9},
    ),
    Case(
        RULES,
        "death = -4",
        "death = 4",
        "clients.tourist",
        "death",
        "out-of-range",
        {"found": 4, "least": -99, "most": 0},
    ),
    Case(
        RULES,
        "by_zone = [0, 1, 2, 3]",
        "by_zone = [0, 1, 2, 7]",
        "oxygen_draw",
        "by_zone · #4",
        "out-of-range",
        {"found": 7, "least": 0, "most": 6},
    ),
    Case(
        RULES,
        "client = 1\n",
        "client = 0\n",
        "guide_board",
        "client",
        "out-of-range",
        {"found": 0, "least": 1, "most": 4},
    ),
    Case(
        RULES,
        "tent = 3",
        "tent = 5",
        "guide_board",
        "tent",
        "out-of-range",
        {"found": 5, "least": 1, "most": 4},
    ),
    Case(
        LIMITS,
        "players_5 = [4, 3, 2, 1]",
        "players_5 = [4, 3, 2, 0]",
        "guides",
        "players_5 · #4",
        "out-of-range",
        {"found": 0, "least": 1, "most": 10},
    ),
    Case(
        LIMITS,
        "by_zone = [3, 3, 2, 1]",
        "by_zone = [3, 3, 2, -1]",
        "bottles",
        "by_zone · #4",
        "out-of-range",
        {"found": -1, "least": 0, "most": 9},
    ),
    Case(
        DECK,
        "{ points = 3, count = 2 }",
        "{ points = 0, count = 2 }",
        "acclimatization_deck",
        "cards · #3 · points",
        "out-of-range",
        {"found": 0, "least": 1, "most": 9},
    ),
    Case(
        DECK,
        "loss = 1",
        "loss = -1",
        "main_deck",
        "cards · #4 · loss",
        "out-of-range",
        {"found": -1, "least": 0, "most": 9},
    ),
    Case(
        TOKENS,
        "value = -2",
        "value = 2",
        "risk_tokens",
        "tokens · #3 · value",
        "out-of-range",
        {"found": 2, "least": -9, "most": 0},
    ),
    Case(
        TOKENS,
        "{ cost = 2, count = 3 }",
        "{ cost = 3, count = 3 }",
        "icefall_tiles",
        "II · #2 · cost",
        "out-of-range",
        {"found": 3, "least": 1, "most": 2},
    ),
    Case(
        SUMMER,
        "zones = [1, 2, 3], loss = 2",
        "zones = [1, 2, 4], loss = 2",
        "tile",
        "s4 · days · #2 · zones · #3",
        "out-of-range",
        {"found": 4, "least": 0, "most": 3},
    ),
    Case(
        SUMMER,
        "zones = [2], loss = 1",
        "zones = [2], loss = -1",
        "tile",
        "s2 · days · #2 · loss",
        "out-of-range",
        {"found": -1, "least": 0, "most": 9},
    ),
    Case(
        SUMMER,
        'id = "s4"',
        'id = "s2"',
        "tile",
        "#4 · id",
        "duplicate-id",
        {"found": "s2", "first": "#2"},
    ),
    Case(
        DECK,
        "{ any = 3, loss = 1, count = 2 }",
        "{ any = 3, loss = 0, count = 2 }",
        "main_deck",
        "cards · #4",
        "duplicate-entry",
        {"first": "#3"},
    ),
    Case(
        DECK,
        "{ points = 2, count = 2 }",
        "{ points = 1, count = 2 }",
        "acclimatization_deck",
        "cards · #2",
        "duplicate-entry",
        {"first": "#1"},
    ),
    Case(
        TOKENS,
        "value = -1,",
        "value = 0,",
        "risk_tokens",
        "tokens · #2",
        "duplicate-entry",
        {"first": "#1"},
    ),
    Case(
        TOKENS,
        "{ cost = 2, count = 3 }",
        "{ cost = 1, count = 3 }",
        "icefall_tiles",
        "II · #2",
        "duplicate-entry",
        {"first": "#1"},
    ),
    # Numbers that have to agree.
    Case(
        RULES,
        "minimum_score = 1",
        "minimum_score = 6",
        "counts",
        "minimum_score",
        "more-than-allowed",
        {"found": 6, "most": 5, "key": "start_score"},
    ),
    Case(
        RULES,
        "start_level = 1",
        "start_level = 7",
        "counts",
        "start_level",
        "more-than-allowed",
        {"found": 7, "most": 6, "key": "maximum_level_in_round"},
    ),
    Case(
        RULES,
        "maximum_level = 4",
        "maximum_level = 7",
        "clients.mountaineer",
        "maximum_level",
        "more-than-allowed",
        {"found": 7, "most": 6, "key": "counts.maximum_level_in_round"},
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
    Case(
        RULES,
        "hand = 6",
        "hand = 12",
        "counts",
        "main_deck",
        "not-a-multiple",
        {"found": 18, "divisor": 12, "key": "hand"},
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
        DECK,
        "{ any = 1, count = 5 }",
        "{ any = 1, count = 4 }",
        "main_deck",
        "cards",
        "wrong-card-count",
        {"found": 17, "expected": 18, "key": "counts.main_deck"},
    ),
    Case(
        DECK,
        "{ points = 3, count = 2 }",
        "{ points = 3, count = 3 }",
        "acclimatization_deck",
        "cards",
        "wrong-card-count",
        {"found": 7, "expected": 6, "key": "counts.acclimatization_deck"},
    ),
    Case(
        TOKENS,
        "{ cost = 2, count = 2 }",
        "{ cost = 2, count = 3 }",
        "icefall_tiles",
        "I",
        "wrong-icefall-count",
        {"found": 6, "expected": 5, "type": "I"},
    ),
    Case(
        SUMMER,
        '[[tile]]\nid = "s1"\n',
        '[[tile]]\nid = "s0"\ndays = [{ zones = [] }, { zones = [] }, { zones = [] }]\n'
        '[[tile]]\nid = "s1"\n',
        "tile",
        "",
        "wrong-tile-count",
        {"found": 7, "expected": 6},
    ),
    Case(
        SUMMER,
        "    { zones = [2], loss = 1 },\n",
        "",
        "tile",
        "s2 · days",
        "wrong-day-count",
        {"found": 2, "expected": 3},
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
    # Cards, icefall tiles, days.
    Case(
        DECK,
        "{ up = 1, down = 2, count = 1 }",
        "{ up = 1, count = 1 }",
        "main_deck",
        "cards · #5",
        "card-kind",
    ),
    Case(
        DECK,
        "{ up = 1, down = 2, count = 1 }",
        "{ up = 1, down = 2, any = 1, count = 1 }",
        "main_deck",
        "cards · #5",
        "card-kind",
    ),
    Case(
        DECK,
        "{ any = 1, count = 5 }",
        "{ any = 0, count = 5 }",
        "main_deck",
        "cards · #1",
        "card-without-points",
    ),
    Case(
        DECK,
        "{ up = 0, down = 3, count = 1 }",
        "{ up = 0, down = 0, count = 1 }",
        "main_deck",
        "cards · #9",
        "card-without-points",
    ),
    Case(
        TOKENS,
        "{ crevasse = true, count = 1 }",
        "{ crevasse = true, cost = 1, count = 1 }",
        "icefall_tiles",
        "I · #3",
        "icefall-tile-kind",
    ),
    Case(
        TOKENS,
        "{ crevasse = true, count = 1 }",
        "{ crevasse = false, count = 1 }",
        "icefall_tiles",
        "I · #3",
        "icefall-tile-kind",
    ),
    Case(
        SUMMER,
        "zones = [1, 2, 3], loss = 2",
        "zones = [1, 2, 1], loss = 2",
        "tile",
        "s4 · days · #2 · zones",
        "duplicate-zone",
        {"found": 1},
    ),
    Case(
        WINTER,
        "{ zones = [1], no_movement = true }",
        "{ zones = [1], no_movement = false }",
        "tile",
        "w6 · days · #1",
        "day-without-effect",
    ),
    Case(
        SUMMER,
        "{ zones = [] }",
        "{ zones = [], loss = 1 }",
        "tile",
        "s1 · days · #1",
        "day-without-zones",
    ),
    # Maps.
    Case(EASY, 'start = "base"', 'start = "camp"', "", "start", "unknown-space", {"found": "camp"}),
    Case(
        EASY,
        'title = "South',
        'season = "summer"\ntitle = "South',
        "",
        "season",
        "unknown-key",
        {"known": "provenance, title, start, summit, space"},
    ),
]

SPACE_CASES = [
    SpaceCase("c3", "cost = 1\n", "", "c3 · cost", "missing-key"),
    SpaceCase(
        "c3",
        "cost = 1\n",
        "cost = 1.5\n",
        "c3 · cost",
        "wrong-type",
        {"found": "number", "expected": "integer"},
    ),
    SpaceCase(
        "c3",
        'below = ["b1", "b2"]',
        'below = ["b1", 2]',
        "c3 · below · #2",
        "wrong-type",
        {"found": "integer", "expected": "text"},
    ),
    SpaceCase(
        "c3",
        "at = [0.57, 0.422]",
        "at = [0.57]",
        "c3 · at",
        "wrong-length",
        {"found": 1, "expected": 2},
    ),
    SpaceCase(
        "i3",
        'icefall = "I"',
        'icefall = "III"',
        "i3 · icefall",
        "not-a-choice",
        {"found": "III", "choices": "I, II"},
    ),
    SpaceCase("c3", 'name = "Camp III"', 'name = ""', "c3 · name", "blank-text"),
    SpaceCase("kala", 'id = "kala"', 'id = "Kala"', "#2 · id", "bad-id", {"found": "Kala"}),
    SpaceCase(
        "kala",
        'id = "kala"',
        'id = "base"',
        "#2 · id",
        "duplicate-id",
        {"found": "base", "first": "#1"},
    ),
    SpaceCase(
        "c3",
        "cost = 1\n",
        "cost = 0\n",
        "c3 · cost",
        "out-of-range",
        {"found": 0, "least": 1, "most": 9},
    ),
    SpaceCase(
        "c3",
        "acclimatization = -1",
        "acclimatization = -6",
        "c3 · acclimatization",
        "out-of-range",
        {"found": -6, "least": -5, "most": 5},
    ),
    SpaceCase(
        "c3",
        "k2_flag = 5",
        "k2_flag = 21",
        "c3 · k2_flag",
        "out-of-range",
        {"found": 21, "least": 0, "most": 20},
    ),
    SpaceCase(
        "c3",
        "at = [0.57, 0.422]",
        "at = [0.57, 1.422]",
        "c3 · at · #2",
        "out-of-range",
        {"found": "1.422", "least": 0, "most": 1},
    ),
    SpaceCase(
        "c3",
        "at = [0.57, 0.422]",
        "at = [nan, 0.422]",
        "c3 · at · #1",
        "out-of-range",
        {"found": "nan", "least": 0, "most": 1},
    ),
    SpaceCase(
        "summit",
        "altitude_m = 8849",
        "altitude_m = 18849",
        "summit · altitude_m",
        "out-of-range",
        {"found": 18849, "least": 0, "most": 9999},
    ),
    SpaceCase(
        "c3",
        "zone = 2",
        "zone = 3",
        "c3 · zone",
        "wrong-zone",
        {"found": 3, "expected": 2, "altitude": 7200},
    ),
    SpaceCase(
        "c3",
        'below = ["b1", "b2"]',
        'below = ["b1", "b9"]',
        "c3 · below",
        "unknown-space",
        {"found": "b9"},
    ),
    SpaceCase("c3", '"b2"]', '"b2", "c3"]', "c3 · below", "self-connection"),
    SpaceCase("c3", '"b2"]', '"b2", "b1"]', "c3 · below", "duplicate-connection", {"found": "b1"}),
    SpaceCase(
        "c3",
        '"b2"]',
        '"b2", "gs"]',
        "c3 · below",
        "downhill-connection",
        {"lower": "gs", "lower_altitude": 7850, "altitude": 7200},
    ),
    SpaceCase("base", "below = []", 'below = ["base"]', "base · below", "self-connection"),
    SpaceCase(
        "kala", 'below = ["base"]', "below = []", "kala · below", "second-start", {"start": "base"}
    ),
    SpaceCase(
        "base", "cost = 1\n", 'cost = 1\nicefall = "I"\n', "base · icefall", "icefall-at-end"
    ),
    SpaceCase(
        "kala",
        "cost = 1\n",
        'cost = 1\nicefall = "I"\n',
        "",
        "too-many-icefall-spaces",
        {"type": "I", "found": 6, "most": 5},
    ),
]


def fault(file: str, case: Case | SpaceCase) -> Fault:
    return Fault(file, case.table, case.entry, FaultCode(case.code), case.params)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}: {case.new}"[:60])
def test_an_edit_of_a_file_makes_one_fault(case: Case, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, case.file, case.old, case.new)
    assert check_rules_dir(rules_dir) == [fault(case.file, case)]


@pytest.mark.parametrize("case", SPACE_CASES, ids=lambda case: f"{case.code}: {case.new}"[:60])
def test_an_edit_of_a_space_makes_one_fault(case: SpaceCase, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit_space(rules_dir, "easy", case.space, case.old, case.new)
    assert check_rules_dir(rules_dir) == [fault(EASY, case)]
