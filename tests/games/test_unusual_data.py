"""Data that is valid but unlike the built-in one plays to the end."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import everest
from everest.engine.game import AnyGame
from everest.games.faults import RulesetError
from everest.games.k2 import loader as k2
from everest.games.mount_everest.loader import check_rules_dir
from everest.games.mount_everest.loads import ROOM_FOR_TENT, LoadRules
from tests.games.rule_edits import copy_of_rules, edit
from tests.positions import do, position, standard_game, texts


def play_to_the_end(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    state = game.new_state()
    while seats := game.to_act(state):
        game.apply(state, seats[0], rng.choice(game.legal_actions(state, seats[0])))
    assert state.round == game.ruleset.rounds


def test_a_mountain_without_icefall(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(
        rules_dir,
        "rules.toml",
        "icefall_tiles = { I = 5, II = 7 }",
        "icefall_tiles = { I = 0, II = 0 }",
    )
    tokens = rules_dir / "tokens.toml"
    text = tokens.read_text(encoding="utf-8")
    text = re.sub(
        r"^(I|II) *= *\[.*?^\]|^(I|II) *= *\[[^\n]*\]", r"\1\2 = []", text, flags=re.M | re.S
    )
    tokens.write_text(text, encoding="utf-8")
    for name in ("easy", "hard"):
        board = rules_dir / f"maps/{name}.toml"
        lines = board.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith("icefall")]
        board.write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert check_rules_dir(rules_dir) == []
    play_to_the_end(everest.load(rules_dir=rules_dir), 1)


@pytest.mark.parametrize("seed", range(3))
def test_k2_with_a_hut_on_the_glacier_and_dear_rescues(seed: int, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path, k2.export_rules)
    edit(rules_dir, "rules.toml", "start_level = 1", "start_level = 3")
    edit(rules_dir, "rules.toml", "maximum_level = 6", "maximum_level = 10")
    edit(rules_dir, "rules.toml", "rescue_cards = 1", "rescue_cards = 3")
    edit(rules_dir, "rules.toml", "rescue_zone = 0", "rescue_zone = 2")
    edit(rules_dir, "rules.toml", "rescue_steps = 4", "rescue_steps = 99")
    edit(rules_dir, "weather/winter.toml", "extra_cost = 1", "extra_cost = 9")
    board = rules_dir / "maps/easy.toml"
    text = board.read_text(encoding="utf-8").replace("flag = 1\n", "flag = 2\n")
    hut = """
[[space]]
id = "hut"
name = "Hut"
altitude_m = 5150
zone = 0
cost = 1
acclimatization = -5
flag = 9
at = [0.8, 0.947]
below = []
level = ["base"]
"""
    (rules_dir / "maps/hut.toml").write_text(text + hut, encoding="utf-8")
    assert k2.check_rules_dir(rules_dir) == []
    game = everest.load(
        "k2", seats=3, map="hut", weather="winter", rules_dir=rules_dir, variant="family"
    )
    play_to_the_end(game, seed)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "deck.toml").unlink()
    os.mkfifo(rules_dir / "deck.toml")
    (fault,) = check_rules_dir(rules_dir)
    assert (fault.file, fault.code) == ("deck.toml", "unreadable-file")


def test_a_device_is_not_read_for_ever(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    (rules_dir / "deck.toml").unlink()
    (rules_dir / "deck.toml").symlink_to("/dev/zero")
    with pytest.raises(RulesetError) as caught:
        everest.load(rules_dir=rules_dir)
    assert [fault.code for fault in caught.value.faults] == ["unreadable-file"]


def test_a_file_of_many_megabytes_is_not_read(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    with (rules_dir / "deck.toml").open("a", encoding="utf-8") as file:
        file.write("#" * (2 << 20))
    (fault,) = check_rules_dir(rules_dir)
    assert (fault.file, fault.code) == ("deck.toml", "unreadable-file")


@pytest.mark.parametrize("folder", ["maps", "weather"])
def test_a_file_where_a_folder_belongs(folder: str, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    for path in (rules_dir / folder).iterdir():
        path.unlink()
    (rules_dir / folder).rmdir()
    (rules_dir / folder).write_text("", encoding="utf-8")
    (fault,) = check_rules_dir(rules_dir)
    assert (fault.file, fault.code) == (folder, "not-a-directory")


def _board_of_nine_rows(maximum_tents: int) -> LoadRules:
    return LoadRules(
        rows=9,
        tent=1,
        first_bottle=1,
        further_bottle=1,
        bottle_beside_tent=1,
        client=1,
        maximum_tents=maximum_tents,
        bottle_limit=[9, 9, 9, 9],
    )


def test_a_board_of_many_rows_holds_what_its_rows_say() -> None:
    loads = _board_of_nine_rows(maximum_tents=1)
    assert loads.fits(0, 1, 4, 4)
    assert not loads.fits(0, 1, 4, 5)
    assert not loads.fits(0, 2, 0, 0)


@pytest.mark.parametrize("seed", range(3))
def test_a_board_with_room_for_two_tents(seed: int, tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, "rules.toml", "rows = 4", "rows = 6")
    edit(rules_dir, "rules.toml", "maximum_tents = 1", "maximum_tents = 2")
    assert check_rules_dir(rules_dir) == []
    game, state = position(standard_game(rules_dir=rules_dir), cards=("any2", "any2"))
    do(game, state, "give tent from supply to A", "give tent from supply to A")
    assert state.tents[:2] == (2, 0)
    assert "give bottle from supply to A" not in texts(game, state)  # its six rows are full
    do(game, state, "use any2 for A")
    do(game, state, next(text for text in texts(game, state) if text.startswith("move A")))
    assert state.tents[:2] == (2, 0)
    play_to_the_end(everest.load(rules_dir=rules_dir), seed)


def test_a_board_on_which_no_tent_may_be() -> None:
    """Whatever its rows have room for."""
    loads = _board_of_nine_rows(maximum_tents=0)
    assert not loads.fits(0, 1, 0, 0)
    assert not loads.room(0, 0, 0, 0) & ROOM_FOR_TENT
