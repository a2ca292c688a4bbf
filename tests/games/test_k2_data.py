"""The built-in data of K2: what the rulebook says, digests, overlays, the sides of Everest."""

from dataclasses import replace
from pathlib import Path

import pytest

from everest.engine.board import LEVEL, UNLIMITED
from everest.engine.cards import UP
from everest.games.errors import UnknownChoice
from everest.games.faults import Fault, FaultCode, RulesetError
from everest.games.k2 import checks
from everest.games.k2.compiling import compile_ruleset, limits_choices
from everest.games.k2.loader import (
    available_maps,
    available_weather,
    check_rules_dir,
    export_rules,
    load_data,
)
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.schema import Climbers, Family
from everest.games.mount_everest import loader as mount_everest
from tests.games.rule_edits import copy_of_rules, edit

# A published ruleset never changes. If one of these does, either undo the change of the data or
# give the data a new id.
CHECKSUMS = {
    "easy": {
        "summer": "f767129e809c826dd03d340e19af5648be3d3674859df0fc6db81fe7992ca0dd",
        "winter": "aaa5ac4aae0acf8734a186c425d285f99d5c01d35cfadbe5fbb2299f44b80c2d",
    },
    "hard": {
        "summer": "1405b6e0f797296d83b3aece67c02290a667cfe355d8bb36df4be795fac7d0b1",
        "winter": "790d1ebdc812417415cff3d75112a49edd087cbe39b73da4dfe8e402e84833d4",
    },
    "everest-easy": {
        "summer": "64fe0a8654a2e5df712fcb0727ee57f01df1b87ce8ea898b0bcb22b99d94f7b0",
        "winter": "398eeb3978bc57a2d1170d0c0d0790b4e81e5d2d174b0337b1557db4866429b8",
    },
    "everest-hard": {
        "summer": "76ee272507a84a6f5c6206273abede321df30130c9565faf2be8d64fb2a8f388",
        "winter": "9b04d10b0ecb8870bb81361f24c3451817cd24bfde34f2d566244d9c3cb8019e",
    },
}
DIGESTS = {
    (map_name, weather_name): f"sha256:{checksum}"
    for map_name, by_weather in CHECKSUMS.items()
    for weather_name, checksum in by_weather.items()
}
EASY = "maps/easy.toml"
K2_MAPS = ("easy", "hard")


def ruleset(
    map_name: str = "easy",
    weather_name: str = "summer",
    seats: int = 2,
    limits: str = "strict",
    variant: str = "standard",
) -> K2Ruleset:
    return compile_ruleset(load_data(map_name, weather_name), seats, limits, variant)


def limit(rules: K2Ruleset, zone: int) -> int:
    """The one limit of all spaces of a zone but base camp."""
    board = rules.board
    (found,) = {
        board.limit[space]
        for space in range(len(board))
        if board.zone[space] == zone and space != board.start
    }
    return found


def row(rules: K2Ruleset) -> list[int]:
    return [limit(rules, zone) for zone in range(4)]


@pytest.mark.parametrize(("names", "digest"), DIGESTS.items())
def test_the_built_in_data_load_and_keep_their_digests(names: tuple[str, str], digest: str) -> None:
    data = load_data(*names)
    assert (data.map_name, data.weather_name) == names
    assert data.id == "k2"
    assert data.digest == digest


def test_every_choice_has_a_digest() -> None:
    choices = {(name, weather) for name in available_maps() for weather in available_weather()}
    assert set(DIGESTS) == choices
    assert len(set(DIGESTS.values())) == len(DIGESTS)


def test_every_number_has_a_range() -> None:
    assert set(checks.CLIMBER_RANGES) == set(Climbers.model_fields) - {"provenance"}
    assert set(checks.FAMILY_RANGES) == set(Family.model_fields) - {"provenance"}


# What the rulebook says.


def test_the_numbers_of_the_rulebook() -> None:
    rules = ruleset()
    assert (rules.rounds, rules.hand_size, rules.cards_played, rules.open_tokens) == (18, 6, 3, 3)
    assert (rules.start_level, rules.highest_level, rules.maximum_level) == (1, 10, 6)
    assert (rules.start_score, rules.lowest_score, rules.tent_bonus) == (2, 1, 1)


def test_the_deck_has_eighteen_cards_of_ten_kinds() -> None:
    rules = ruleset()
    cards = {rules.cards.ids[kind]: rules.deck.count(kind) for kind in rules.deck.kinds}
    assert cards == {
        "any1": 5,
        "any2": 3,
        "any3": 2,
        "rope1/2": 1,
        "rope1/3": 1,
        "rope2/3": 1,
        "rest0": 1,
        "rest1": 2,
        "rest2": 1,
        "rest3": 1,
    }
    assert rules.deck.total == 18
    assert rules.cards.printed == len(cards)


def test_twenty_risk_tokens() -> None:
    rules = ruleset()
    tokens = {value: rules.tokens.count(kind) for kind, value in enumerate(rules.token_values)}
    assert tokens == {0: 4, -1: 11, -2: 5}


@pytest.mark.parametrize("name", K2_MAPS)
def test_the_limits_by_the_number_of_players(name: str) -> None:
    rows = [row(ruleset(name, seats=seats)) for seats in (1, 2, 3, 4, 5)]
    assert rows == [[2, 2, 1, 1], [2, 2, 1, 1], [3, 2, 2, 1], [3, 3, 2, 1], [4, 3, 2, 1]]
    assert row(ruleset(name, seats=5, limits="relaxed")) == [4, 3, 3, 2]


@pytest.mark.parametrize("name", ["easy", "hard", "everest-easy"])
def test_base_camp_has_room_for_all(name: str) -> None:
    board = ruleset(name).board
    assert board.limit[board.start] == UNLIMITED
    assert board.limit.count(UNLIMITED) == 1


@pytest.mark.parametrize(
    ("name", "weather", "least"),
    [
        ("easy", "summer", [20, 16, 11, 0]),
        ("easy", "winter", [17, 15, 10, 0]),
        ("hard", "summer", [17, 15, 10, 0]),
        ("hard", "winter", [16, 14, 10, 0]),
    ],
)
@pytest.mark.parametrize("prefix", ["", "everest-"])
def test_the_ranks_of_games_played_alone(
    prefix: str, name: str, weather: str, least: list[int]
) -> None:
    ranks = ruleset(prefix + name, weather, seats=1).solo_ranks
    codes = ["himalayan-climber", "alpinist", "tatra-climber", "sailor"]
    assert ranks == list(zip(least, codes, strict=True))


def test_the_family_variant() -> None:
    family, standard = ruleset(variant="family"), ruleset()
    assert (family.variant, family.rescue_cards) == ("family", 1)
    assert (family.rescue_zone, family.rescue_steps) == (0, 4)
    assert (standard.variant, standard.rescue_cards) == ("standard", 0)
    assert family.digest == standard.digest


def test_a_rescue_costs_what_the_rulebook_says() -> None:
    after = [ruleset(name).strip[-1 - ruleset(name).rescue_steps] for name in K2_MAPS]
    assert after == [4, 5]


@pytest.mark.parametrize(
    ("name", "strip"),
    [
        ("easy", [1, 2, 3, 4, 5, 6, 7, 10]),
        ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 10]),
        ("everest-easy", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("everest-hard", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ],
)
def test_the_scoring_strip(name: str, strip: list[int]) -> None:
    assert ruleset(name).strip == strip


@pytest.mark.parametrize("name", K2_MAPS)
def test_up_and_down_follow_the_drawing(name: str) -> None:
    spaces = load_data(name, "summer").map.spaces
    board = ruleset(name).board
    level = []
    for origin, steps in enumerate(board.steps):
        for target, direction in steps:
            here, there = spaces[origin].at[1], spaces[target].at[1]
            assert (direction == UP) == (there < here)
            assert (direction == LEVEL) == (there == here)
            if direction == LEVEL:
                level.append((board.ids[origin], board.ids[target]))
    assert sorted(level) == ([] if name == "easy" else [("s13", "s14"), ("s14", "s13")])


@pytest.mark.parametrize("name", K2_MAPS)
def test_higher_on_the_board_is_higher_in_metres(name: str) -> None:
    spaces = sorted(load_data(name, "summer").map.spaces, key=lambda space: space.at[1])
    altitudes = [space.altitude_m for space in spaces]
    assert altitudes == sorted(altitudes, reverse=True)
    assert (altitudes[0], altitudes[-1]) == (8611, 5150)
    assert len({space.name for space in spaces}) == len(spaces)


def test_winter_can_cost_points_and_levels_together() -> None:
    tiles = {tile.name: tile for tile in ruleset(weather_name="winter").weather}
    day = tiles["w4"].days[2]
    assert (day.loss, day.extra_cost) == ([0, 1, 1, 1], [0, 1, 1, 1])
    assert not any(
        sum(day.extra_cost) or day.any_closed for tile in ruleset().weather for day in tile.days
    )


# The sides of Mount Everest.


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_a_side_of_everest_is_its_map_with_flags_and_without_icefall(side: str) -> None:
    everest = mount_everest.load_data(side, "summer")
    data = load_data(f"everest-{side}", "summer")
    for space, original in zip(data.map.spaces, everest.map.spaces, strict=True):
        assert space.flag == original.k2_flag
        assert space.level == ()
        same = ("id", "name", "altitude_m", "zone", "cost", "acclimatization", "at", "below")
        for key in same:
            assert getattr(space, key) == getattr(original, key)
    for seats in (2, 3, 4, 5):
        limits = list(everest.limits.guides.by_players()[seats])
        assert row(compile_ruleset(data, seats)) == limits


def test_the_relaxed_limits_are_for_five_players_on_maps_of_k2() -> None:
    for map_name in available_maps():
        data = load_data(map_name, "summer")
        for seats in (1, 2, 3, 4, 5):
            relaxed = map_name in K2_MAPS and seats == 5
            assert limits_choices(data, seats) == ("strict", "relaxed")[: 1 + relaxed]
    with pytest.raises(UnknownChoice, match="limits"):
        ruleset(seats=4, limits="relaxed")
    with pytest.raises(UnknownChoice, match="limits"):
        ruleset("everest-easy", seats=5, limits="relaxed")
    with pytest.raises(UnknownChoice, match="variant"):
        ruleset(variant="hard")


def test_everest_keeps_its_limits_whatever_a_rules_dir_says(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    edit(rules_dir, "limits.toml", "players_2 = [2, 2, 1, 1]", "players_2 = [3, 3, 3, 3]")
    names = ("everest-easy", "summer")
    assert load_data(*names, rules_dir).digest == DIGESTS[names]
    edit(rules_dir, "deck.toml", "{ any = 1, count = 5 }", "{ any = 4, count = 5 }")
    assert load_data(*names, rules_dir).digest != DIGESTS[names]


# Overlays.


def test_a_copy_of_the_built_in_files_is_the_same_ruleset(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    assert check_rules_dir(rules_dir) == []
    for names in DIGESTS:
        assert load_data(*names, rules_dir) == load_data(*names)


def test_exported_files(tmp_path: Path) -> None:
    paths = export_rules(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in paths] == [
        "rules.toml",
        "limits.toml",
        "deck.toml",
        "tokens.toml",
        "solo.toml",
        "maps/easy.toml",
        "maps/hard.toml",
        "weather/summer.toml",
        "weather/winter.toml",
    ]


def test_a_map_of_ones_own_has_a_rank_if_the_table_says_so(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    (rules_dir / EASY).rename(rules_dir / "maps/north.toml")
    assert available_maps(rules_dir) == ("easy", "hard", "north", "everest-easy", "everest-hard")
    data = load_data("north", "summer", rules_dir)
    assert data.map == load_data("easy", "summer").map
    assert data.ranks is None
    assert compile_ruleset(data, 1).solo_ranks == []
    assert data.digest != DIGESTS["easy", "summer"]
    edit(rules_dir, "solo.toml", 'map = "easy"', 'map = "north"')
    ranked = load_data("north", "summer", rules_dir)
    assert ranked == replace(load_data("easy", "summer"), map_name="north")
    assert compile_ruleset(ranked, 1).solo_ranks == ruleset().solo_ranks
    assert load_data("everest-easy", "summer", rules_dir).ranks is None
    assert check_rules_dir(rules_dir) == []


def test_the_names_of_the_sides_of_everest_are_kept_for_them(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    (rules_dir / EASY).rename(rules_dir / "maps/everest-north.toml")
    expected = [
        Fault("maps/everest-north.toml", "", "", FaultCode("reserved-name"), {"prefix": "everest-"})
    ]
    assert check_rules_dir(rules_dir) == expected
    assert available_maps(rules_dir) == available_maps()
    with pytest.raises(RulesetError) as caught:
        load_data("easy", "summer", rules_dir)
    assert list(caught.value.faults) == expected
    (rules_dir / "maps/everest-north.toml").rename(rules_dir / "weather/everest-north.toml")
    assert "reserved-name" not in {fault.code for fault in check_rules_dir(rules_dir)}


def test_a_map_that_does_not_exist() -> None:
    with pytest.raises(RulesetError) as caught:
        load_data("everest-north", "summer")
    known = "easy, hard, everest-easy, everest-hard"
    assert caught.value.faults == (
        Fault(
            "maps/everest-north.toml",
            "",
            "",
            FaultCode("no-such-map"),
            {"found": "everest-north", "known": known},
        ),
    )


def test_limits_without_a_relaxed_row_leave_no_choice(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    edit(rules_dir, "limits.toml", "players_5_relaxed = [4, 3, 3, 2]\n", "")
    assert check_rules_dir(rules_dir) == []
    assert limits_choices(load_data("easy", "summer", rules_dir), 5) == ("strict",)


def test_scores_begin_on_the_flag_of_base_camp(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    path = rules_dir / EASY
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("flag = 1\n", "flag = 2\n"), encoding="utf-8")
    rules = compile_ruleset(load_data("easy", "summer", rules_dir), 2)
    assert (rules.lowest_score, rules.start_score, rules.strip[0]) == (2, 4, 2)


# Digests.

WITHOUT_EFFECT = [
    ("rules.toml", "# Names this set", "# This names the set"),
    ("rules.toml", 'provenance = "rulebook"', 'provenance = "my own box"'),
    (EASY, 'title = "Cesen', 'title = "The Cesen'),
    (EASY, 'name = "Bottleneck"', 'name = "The bottleneck"'),
    (EASY, "altitude_m = 8200", "altitude_m = 8210"),
    (EASY, "at = [0.47, 0.184]", "at = [0.46, 0.184]"),
    (EASY, 'below = ["base"]\n', 'below = ["base"]\nlevel = []\n'),
    ("weather/summer.toml", "{ zones = [] }", "{ zones = [], extra_cost = 0 }"),
    # other maps and weather
    ("solo.toml", "himalayan-climber = 16", "himalayan-climber = 17"),
    ("maps/hard.toml", "cost = 3", "cost = 2"),
    ("weather/winter.toml", "extra_cost = 1", "extra_cost = 2"),
]
WITH_EFFECT = [
    ("rules.toml", "tent_bonus = 1", "tent_bonus = 2"),
    ("rules.toml", "rescue_steps = 4", "rescue_steps = 3"),
    ("limits.toml", "players_5_relaxed = [4, 3, 3, 2]", "players_5_relaxed = [4, 3, 3, 3]"),
    ("deck.toml", "points = 3", "points = 4"),
    ("tokens.toml", "{ value = 0, count = 4 }", "{ value = 0, count = 5 }"),
    ("solo.toml", "himalayan-climber = 20", "himalayan-climber = 18"),
    ("weather/summer.toml", "zones = [2], loss = 1", "zones = [2], loss = 1, extra_cost = 1"),
    (EASY, "flag = 10", "flag = 11"),
    (EASY, "altitude_m = 8200\nzone = 3\ncost = 3", "altitude_m = 8200\nzone = 3\ncost = 2"),
    (EASY, 'below = ["s24", "s25"]', 'below = ["s24"]'),
]


def digest_after(change: tuple[str, str, str], tmp_path: Path) -> str:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    edit(rules_dir, *change)
    return load_data("easy", "summer", rules_dir).digest


@pytest.mark.parametrize("change", WITHOUT_EFFECT)
def test_what_has_no_effect_keeps_the_digest(change: tuple[str, str, str], tmp_path: Path) -> None:
    assert digest_after(change, tmp_path) == DIGESTS["easy", "summer"]


@pytest.mark.parametrize("change", WITH_EFFECT)
def test_what_has_an_effect_changes_the_digest(
    change: tuple[str, str, str], tmp_path: Path
) -> None:
    assert digest_after(change, tmp_path) != DIGESTS["easy", "summer"]


def test_level_connections_change_the_digest(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, export_rules)
    edit(rules_dir, "maps/hard.toml", 'level = ["s14"]\n', "")
    assert load_data("hard", "summer", rules_dir).digest != DIGESTS["hard", "summer"]
