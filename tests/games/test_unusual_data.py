"""Data that is valid but unlike the built-in one plays to the end."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import everest
from everest.games.faults import RulesetError
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.loader import check_rules_dir
from everest.games.mount_everest.loads import LoadRules
from tests.games.rule_edits import copy_of_rules, edit


def play_to_the_end(game: MountEverest, seed: int) -> None:
    rng = Random(seed)
    state = game.new_state()
    while seats := game.to_act(state):
        game.apply(state, seats[0], rng.choice(game.legal_actions(state, seats[0])))
    assert state.round == game.rules.rounds


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


def test_a_board_of_many_rows_holds_what_its_rows_say() -> None:
    loads = LoadRules(
        rows=9,
        tent=1,
        first_bottle=1,
        further_bottle=1,
        bottle_beside_tent=1,
        client=1,
        bottle_limit=[9, 9, 9, 9],
    )
    assert loads.fits(0, 1, 4, 4)
    assert not loads.fits(0, 1, 4, 5)
    assert not loads.fits(0, 2, 0, 0)
