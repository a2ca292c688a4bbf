"""Loading data: what comes out, overlays, digests, files in wrong places, all faults at once."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from everest.games import counts_checks
from everest.games.faults import FAULT_CODES, Fault, FaultCode, RulesetError
from everest.games.mount_everest import checks
from everest.games.mount_everest.loader import (
    available_maps,
    available_weather,
    check_rules_dir,
    export_rules,
    load_data,
)
from everest.games.mount_everest.schema import ClientKind, EverestCounts, GuideBoard
from everest.games.value_checks import number_of
from tests.games.rule_edits import copy_of_rules, edit, edit_space

EASY = "maps/easy.toml"
KNOWN_FILES = "rules.toml, limits.toml, deck.toml, tokens.toml, maps/*.toml, weather/*.toml"

# A published ruleset never changes. If one of these does, either undo the change of the data or
# give the data a new id.
DIGESTS = {
    ("easy", "summer"): "sha256:87337a29652eb23305fa1774c57c01b34189931c7a30e21c27f440584478e736",
    ("easy", "winter"): "sha256:a1ddc6f78fe4a567bd5fa558d546cf5825cb654e40ffef914ef08b2c7b48bc42",
    ("hard", "summer"): "sha256:dd02f2d05000eef11ade1aaa3a9e32be4400b1d56dcd952d69f3eb035879bdfe",
    ("hard", "winter"): "sha256:78be8b86c1b6e617d781fed0fb31cc64b318d003de36dafff7af4c7603f131f7",
}


def fault(file: str, code: str, /, table: str = "", entry: str = "", **params: str | int) -> Fault:
    return Fault(file, table, entry, FaultCode(code), params)


def faults_of_loading(map_name: str, weather_name: str, rules_dir: Path | None) -> list[Fault]:
    with pytest.raises(RulesetError) as caught:
        load_data(map_name, weather_name, rules_dir)
    return list(caught.value.faults)


@pytest.mark.parametrize(("names", "digest"), DIGESTS.items())
def test_the_built_in_data_load_and_keep_their_digests(names: tuple[str, str], digest: str) -> None:
    data = load_data(*names)
    assert (data.map_name, data.weather_name) == names
    assert data.id == "mount-everest"
    assert data.digest == digest


def test_the_numbers_of_the_rulebook() -> None:
    data = load_data("easy", "summer")
    counts = data.rules.counts
    assert (counts.rounds, counts.hand, counts.cards_played, counts.main_deck) == (18, 6, 3, 18)
    assert data.rules.clients.tourist.death == -4
    assert data.limits.guides.by_players()[3][2] == 2
    assert sum(token.count for token in data.tokens.risk_tokens.tokens) == 20
    tiles = data.tokens.icefall_tiles
    assert (number_of(tiles.type_1), number_of(tiles.type_2)) == (5, 7)
    assert not any(day.no_movement for tile in data.weather.tiles for day in tile.days)


@pytest.mark.parametrize(("name", "points"), [("easy", 16), ("hard", 18)])
def test_the_cheapest_way_up_costs_what_the_map_says(name: str, points: int) -> None:
    board = load_data(name, "summer").map
    cheapest = {board.start: 0}
    for space in sorted(board.spaces, key=lambda space: space.altitude_m):
        if space.below:
            cheapest[space.id] = space.cost + min(cheapest[lower] for lower in space.below)
    assert cheapest[board.summit] == points


def test_loaded_data_cannot_be_changed() -> None:
    data = load_data("easy", "summer")
    with pytest.raises(dataclasses.FrozenInstanceError):
        data.id = "other"  # type: ignore[misc]
    with pytest.raises(ValueError, match="frozen"):
        data.rules.counts.rounds = 17


def test_every_number_has_a_range() -> None:
    numbers = set(EverestCounts.model_fields) - {
        "provenance",
        "guides_per_player",
        "icefall_tiles",
    }
    assert set(counts_checks.COUNT_RANGES) | set(checks.COUNT_RANGES) == numbers
    assert set(checks.CLIENT_RANGES) == set(ClientKind.model_fields) - {"provenance"}
    board = set(GuideBoard.model_fields) - {"provenance", "rows", "maximum_tents"}
    assert set(checks.BOARD_KEYS) == board


def test_a_copy_of_the_built_in_files_is_the_same_ruleset(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    assert check_rules_dir(rules_dir) == []
    assert load_data("hard", "winter", rules_dir) == load_data("hard", "winter")


# Overlays.


def test_files_of_a_rules_dir_take_the_place_of_built_in_ones(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    for name in ("rules.toml", "deck.toml", "tokens.toml", "maps/easy.toml", "weather/summer.toml"):
        (rules_dir / name).unlink()
    edit(rules_dir, "limits.toml", "[3, 2, 2, 1]", "[4, 2, 2, 1]")
    assert load_data("easy", "summer", rules_dir).limits.guides.players_3 == (4, 2, 2, 1)
    assert load_data("easy", "summer", rules_dir).rules == load_data("easy", "summer").rules


def test_a_rules_dir_may_hold_further_maps_and_weather(tmp_path: Path) -> None:
    source = copy_of_rules(tmp_path)
    rules_dir = tmp_path / "own"
    (rules_dir / "maps").mkdir(parents=True)
    (rules_dir / "weather").mkdir()
    (source / "maps/easy.toml").rename(rules_dir / "maps/north-col.toml")
    (source / "weather/winter.toml").rename(rules_dir / "weather/monsoon.toml")
    assert available_maps(rules_dir) == ("easy", "hard", "north-col")
    assert available_weather(rules_dir) == ("monsoon", "summer", "winter")
    assert load_data("north-col", "monsoon", rules_dir).digest == DIGESTS["easy", "winter"]
    assert check_rules_dir(rules_dir) == []


def test_a_map_or_weather_set_that_does_not_exist() -> None:
    assert faults_of_loading("north", "../summer", None) == [
        fault("maps/north.toml", "no-such-map", found="north", known="easy, hard"),
        fault(
            "weather/../summer.toml",
            "no-such-weather",
            found="../summer",
            known="summer, winter",
        ),
    ]


# Files in wrong places, and files that cannot be read.


def test_a_rules_dir_that_is_none(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert check_rules_dir(missing) == [fault(str(missing), "not-a-directory")]
    assert faults_of_loading("easy", "summer", missing) == [fault(str(missing), "not-a-directory")]


def test_a_rules_dir_without_rules(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("Nothing here", encoding="utf-8")
    expected = [fault(str(tmp_path), "no-rules-files", known=KNOWN_FILES)]
    assert check_rules_dir(tmp_path) == expected
    assert faults_of_loading("easy", "summer", tmp_path) == expected


@pytest.mark.parametrize("name", ["easy.toml", "map/easy.toml", "weather.toml", "rules.TOML"])
def test_a_file_that_nothing_reads(name: str, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / name).parent.mkdir(exist_ok=True)
    (rules_dir / name).write_text("", encoding="utf-8")
    expected = [fault(name, "misplaced-file", known=KNOWN_FILES)]
    assert check_rules_dir(rules_dir) == expected
    assert faults_of_loading("easy", "summer", rules_dir) == expected


def test_files_that_are_no_toml_and_hidden_folders_do_not_matter(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "maps/notes.txt").write_text("x", encoding="utf-8")
    (rules_dir / ".git").mkdir()
    (rules_dir / ".git/config.toml").write_text("x", encoding="utf-8")
    assert check_rules_dir(rules_dir) == []


@pytest.mark.parametrize("stem", ["North Col", "-x", "Ü", "easy.TOML"])
def test_a_map_whose_name_cannot_be_typed(stem: str, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / f"maps/{stem}.toml").write_text("", encoding="utf-8")
    expected = [fault(f"maps/{stem}.toml", "bad-file-name", found=stem)]
    assert check_rules_dir(rules_dir) == expected
    assert available_maps(rules_dir) == ("easy", "hard")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "deck.toml").unlink()
    (rules_dir / "deck.toml").mkdir()
    assert check_rules_dir(rules_dir) == [
        fault("deck.toml", "unreadable-file", reason="Is a directory")
    ]


def test_a_folder_that_cannot_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules_dir = copy_of_rules(tmp_path)
    listing = Path.iterdir

    def refusing(path: Path) -> Iterator[Path]:
        if path == rules_dir / "maps":
            raise PermissionError(13, "Permission denied", str(path))
        return iter(list(listing(path)))

    monkeypatch.setattr(Path, "iterdir", refusing)
    expected = [fault(str(rules_dir / "maps"), "unreadable-file", reason="Permission denied")]
    assert check_rules_dir(rules_dir) == expected
    assert faults_of_loading("easy", "summer", rules_dir) == expected


def test_a_link_that_leads_nowhere_is_not_passed_over(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "deck.toml").unlink()
    (rules_dir / "deck.toml").symlink_to(tmp_path / "missing")
    assert check_rules_dir(rules_dir) == [
        fault("deck.toml", "unreadable-file", reason="No such file or directory")
    ]


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    path = rules_dir / EASY
    path.write_bytes(path.read_bytes().replace(b"Kala", "Kälä".encode("latin-1")))
    line = path.read_bytes().split(b'name = "K')[0].count(b"\n") + 1
    assert check_rules_dir(rules_dir) == [fault(EASY, "not-utf8", line=line)]


def test_a_byte_order_mark_and_line_ends_of_windows_are_fine(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    path = rules_dir / EASY
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert load_data("easy", "summer", rules_dir).digest == DIGESTS["easy", "summer"]


@pytest.mark.parametrize("text", ["id = " + "[" * 100_000, "id = " + "9" * 5_000])
def test_toml_that_is_too_much_for_the_parser(text: str, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "rules.toml").write_text(text, encoding="utf-8")
    found = check_rules_dir(rules_dir)
    assert [(one.file, one.code) for one in found] == [("rules.toml", "toml-syntax")]


# What faults say.


def test_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "easy.toml").write_text("", encoding="utf-8")
    edit(rules_dir, "rules.toml", "hand = 6", "hand = 5")
    edit(rules_dir, "limits.toml", "[3, 2, 2, 1]", "[3, 2, 2, 1.5]")
    edit(rules_dir, "deck.toml", "any = 1", "any = 10")
    edit(rules_dir, "tokens.toml", "value = 0", "value = 1")
    edit_space(rules_dir, "easy", "c3", "cost = 1\n", "cost = 0\n")
    edit_space(rules_dir, "easy", "summit", '"hs"', '"hs", "hs"')
    edit_space(rules_dir, "hard", "c6", "cost = 1\n", "")
    edit(rules_dir, "weather/summer.toml", "loss = 1", "loss = 10")
    edit(rules_dir, "weather/winter.toml", 'id = "w1"', 'id = "W1"')
    expected = {
        ("easy.toml", "", "", "misplaced-file"),
        ("rules.toml", "counts", "hand", "not-a-multiple"),
        ("rules.toml", "counts", "main_deck", "not-a-multiple"),
        ("limits.toml", "guides", "players_3 · #4", "wrong-type"),
        ("deck.toml", "main_deck", "cards · #1 · any", "out-of-range"),
        ("tokens.toml", "risk_tokens", "tokens · #1 · value", "out-of-range"),
        (EASY, "space", "c3 · cost", "out-of-range"),
        (EASY, "space", "summit · below", "duplicate-connection"),
        ("weather/summer.toml", "tile", "s2 · days · #2 · loss", "out-of-range"),
    }
    elsewhere = {
        ("maps/hard.toml", "space", "c6 · cost", "missing-key"),
        ("weather/winter.toml", "tile", "#1 · id", "bad-id"),
    }

    def places(faults: list[Fault]) -> set[tuple[str, str, str, str]]:
        return {(one.file, one.table, one.entry, str(one.code)) for one in faults}

    assert places(check_rules_dir(rules_dir)) == expected | elsewhere
    # A game is stopped by what it would use, and by files that would not be read at all.
    assert places(faults_of_loading("easy", "summer", rules_dir)) == expected


def test_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, "rules.toml", 'id = "mount-everest"', '"\\u001b[2J" = 1\nid = "a\\u0007"')
    [key] = check_rules_dir(rules_dir)
    assert key.entry == "\N{REPLACEMENT CHARACTER}[2J"
    edit(rules_dir, "rules.toml", '"\\u001b[2J" = 1\n', "")
    assert check_rules_dir(rules_dir) == [
        fault("rules.toml", "bad-id", entry="id", found="a\N{REPLACEMENT CHARACTER}")
    ]


def test_numbers_that_nobody_wants_to_read_are_bounded(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, "rules.toml", "start_score = 5", "start_score = 0x" + "f" * 5_000)
    assert check_rules_dir(rules_dir) == [
        fault(
            "rules.toml",
            "out-of-range",
            table="counts",
            entry="start_score",
            found="> 10^12",
            least=0,
            most=99,
        )
    ]


def test_the_error_lists_its_faults_as_codes(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match=r"^maps/north\.toml \[\] : no-such-map$"):
        load_data("north", "summer")


def test_faults_say_what_a_sentence_needs() -> None:
    where = fault(EASY, "wrong-zone", "space", "c3 · zone", found=3)
    assert where.arguments() == {
        "file": EASY,
        "table": "space",
        "entry": "c3 · zone",
        "place": "entry",
        "found": 3,
    }
    assert fault(EASY, "missing-table", "space").arguments()["place"] == "table"
    assert fault(EASY, "missing-key", "", "start").arguments()["place"] == "key"
    assert fault(EASY, "misplaced-file").arguments()["place"] == "file"
    assert hash(where) == hash(fault(EASY, "wrong-zone", "space", "c3 · zone", found=2))


def test_every_code_is_tested() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in sorted(FAULT_CODES) if f'"{code}"' not in tests] == []


# Digests.

WITHOUT_EFFECT = [
    ("rules.toml", "# Names this set", "# This names the set"),
    ("rules.toml", 'provenance = "rulebook"', 'provenance = "my own box"'),
    (EASY, 'title = "South', 'title = "The South'),
    (EASY, 'name = "Camp III"', 'name = "Third camp"'),
    (EASY, "altitude_m = 7200", "altitude_m = 7220"),
    (EASY, "at = [0.57, 0.422]", "at = [0.56, 0.422]"),
    (EASY, "k2_flag = 10", "k2_flag = 12"),
    ("deck.toml", "{ any = 1, count = 5 }", "{ count = 5, loss = 0, any = 1 }"),
]
WITH_EFFECT = [
    ("rules.toml", "death = -4", "death = -5"),
    ("limits.toml", "players_3 = [3, 2, 2, 1]", "players_3 = [3, 2, 2, 2]"),
    ("deck.toml", "loss = 1", "loss = 2"),
    ("tokens.toml", "value = -2", "value = -3"),
    ("weather/summer.toml", "zones = [2], loss = 1", "zones = [2], loss = 3"),
    (EASY, 'id = "kala"', 'id = "kalapatthar"'),
    (EASY, 'below = ["b1", "b2"]', 'below = ["b2"]'),
    (EASY, "acclimatization = -2", "acclimatization = -1"),
]


def digest_after(change: tuple[str, str, str], tmp_path: Path) -> str:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, *change)
    return load_data("easy", "summer", rules_dir).digest


@pytest.mark.parametrize("change", WITHOUT_EFFECT)
def test_what_has_no_effect_on_play_keeps_the_digest(
    change: tuple[str, str, str], tmp_path: Path
) -> None:
    assert digest_after(change, tmp_path) == DIGESTS["easy", "summer"]


@pytest.mark.parametrize("change", WITH_EFFECT)
def test_what_has_an_effect_on_play_changes_the_digest(
    change: tuple[str, str, str], tmp_path: Path
) -> None:
    assert digest_after(change, tmp_path) != DIGESTS["easy", "summer"]


# Copying the built-in files.


def test_exported_files_say_where_they_are(tmp_path: Path) -> None:
    paths = export_rules(tmp_path / "new" / "rules")
    names = [path.relative_to(tmp_path / "new" / "rules").as_posix() for path in paths]
    assert names == [
        "rules.toml",
        "limits.toml",
        "deck.toml",
        "tokens.toml",
        "maps/easy.toml",
        "maps/hard.toml",
        "weather/summer.toml",
        "weather/winter.toml",
    ]
    assert all(path.is_file() for path in paths)


def test_export_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps/hard.toml").write_text("mine", encoding="utf-8")
    with pytest.raises(RulesetError) as caught:
        export_rules(tmp_path)
    assert caught.value.faults == (fault(str(tmp_path / "maps/hard.toml"), "file-exists"),)
    assert [path.name for path in tmp_path.rglob("*.toml")] == ["hard.toml"]
    with pytest.raises(RulesetError) as caught:
        export_rules(tmp_path / "maps/hard.toml")
    assert [one.code for one in caught.value.faults] == ["not-a-directory"]
