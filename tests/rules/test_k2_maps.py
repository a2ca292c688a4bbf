"""X: these maps serve for K2. Each space carries a flag with its points."""

import tomllib
from importlib.resources import files

import pytest

from everest.engine.board import Board
from tests.positions import position, standard_game

MAPS = files("everest.games.mount_everest").joinpath("data/maps")


def board(side: str) -> Board:
    return standard_game(map_name=side).rules.board


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_X1_every_space_carries_a_flag_with_points(side: str) -> None:
    data = tomllib.loads(MAPS.joinpath(f"{side}.toml").read_text(encoding="utf-8"))
    printed = {space["id"]: space["k2_flag"] for space in data["space"]}
    assert dict(zip(board(side).ids, board(side).flags, strict=True)) == printed
    assert all(points >= 1 for points in printed.values())


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_X1_nowhere_are_there_more_points_than_on_the_summit(side: str) -> None:
    flags = board(side).flags
    summit = board(side).summit
    assert flags[summit] == 10
    assert all(points < 10 for space, points in enumerate(flags) if space != summit)


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_X1_a_step_up_never_leads_to_fewer_points(side: str) -> None:
    flags = board(side).flags
    for lower, steps in enumerate(board(side).steps):
        for upper, direction in steps:
            if direction == 0:
                assert flags[lower] <= flags[upper]


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_X1_icefall_spaces_have_a_printed_cost_of_1(side: str) -> None:
    rules = standard_game(map_name=side).rules
    costs = [rules.board.cost[space] for space, slot in enumerate(rules.tile_slot) if slot >= 0]
    assert costs == [1] * 12


def test_X1_flags_mean_nothing_in_mount_everest() -> None:
    game, state = position(places=("hs", "se"))
    assert game.scores(state) == [5, 5]
