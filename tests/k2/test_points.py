"""KV: when a climber scores, and the order of arrival on the summit."""

import pytest

from everest.engine.row import changed
from tests.acting import do, place
from tests.k2.positions import (
    end_turns,
    heard,
    is_alive,
    position,
    score,
    standard_game,
)

FLAGS = {
    "easy": "1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 3 3 4 4 4 5 5 5 6 6 7 10",
    "hard": "1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 3 3 3 4 4 4 5 5 6 6 7 7 8 10",
}
"""Of base camp, then of s01 and so on."""


# -- KV1 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KV1_the_flags(map_name: str) -> None:
    flags = [int(number) for number in FLAGS[map_name].split()]
    board = standard_game(map_name=map_name).rules.board
    assert board.flags == flags
    assert board.flags[board.summit] == 10


def test_KV1_a_higher_flag_is_scored_at_once() -> None:
    game, state = position(places=("s21", "base"), scores=(4, 1), cards=("any3",))
    do(game, state, "use any3 for A")
    assert score(state, "A") == 4
    do(game, state, "move A to s22")
    assert (score(state, "A"), score(state, "B"), state.scores) == (5, 1, (6, 2))


@pytest.mark.parametrize(
    ("where", "target", "before", "after"),
    [
        ("s10", "s13", 1, 2),
        ("s21", "s22", 4, 5),
        ("s21", "s22", 5, 5),  # as high
        ("s21", "s22", 6, 6),  # lower
        ("s24", "s26", 6, 7),
        ("s26", "s27", 7, 10),
        ("s26", "s27", 1, 10),
        ("s22", "s21", 4, 5),  # by a step down, too, if its flag is higher than the score
        ("s22", "s21", 5, 5),
        ("s27", "s26", 10, 10),
        ("s26", "s24", 10, 10),
        ("s11", "s12", 1, 1),
    ],
)
def test_KV1_only_a_flag_higher_than_its_own_score_counts(
    where: str, target: str, before: int, after: int
) -> None:
    game, state = position(
        places=(where, "base"), levels=(5, 1), scores=(before, 1), cards=("any3",)
    )
    do(game, state, "use any3 for A", f"move A to {target}")
    assert score(state, "A") == after
    assert state.scores[0] == after + 1


def test_KV1_going_down_again_changes_nothing() -> None:
    game, state = position(places=("s17", "base"), scores=(4, 1), cards=("any3", "any2", "any3"))
    do(game, state, "use any3 for A", "use any2 for A", "move A to s19", "move A to s21")
    assert score(state, "A") == 5
    do(game, state, "use any3 for A", "move A to s19", "move A to s17")
    assert (score(state, "A"), state.scores[0]) == (5, 6)


def test_KV1_spaces_on_the_way_count_even_full_ones() -> None:
    # s21 and s22 hold one climber each; the flag of 5 is scored in passing
    game, state = position(
        places=("s19", "base"),
        levels=(5, 1),
        cards=("any3", "any1"),
        others={1: ("s21", "base")},
    )
    do(game, state, "use any3 for A", "use any1 for A", "move A to s21")
    assert score(state, "A") == 5
    do(game, state, "move A to s22", "end")
    assert (place(game, state, "A", seat=0), score(state, "A", seat=0)) == ("s22", 5)


def test_KV1_each_climber_has_a_score_of_its_own() -> None:
    game, state = position(
        places=("s15", "s10"), scores=(3, 1), cards=("any1", "any2"), seats=3, seat=2
    )
    do(game, state, "use any1 for A", "move A to s17", "use any2 for B", "move B to s14")
    assert (score(state, "A"), score(state, "B")) == (3, 2)
    assert state.scores == (2, 2, 5)
    assert game.scores(state) == [2, 2, 5]


def test_KV1_standing_there_is_not_entering() -> None:
    game, state = position(places=("s26", "base"), levels=(6, 1), scores=(2, 1))
    end_turns(game, state)
    assert score(state, "A", seat=0) == 2


def test_KV1_everybody_is_told() -> None:
    game, state = position(places=("s26", "base"), levels=(5, 1), scores=(7, 1), cards=("any3",))
    events = heard(game, state, "use any3 for A", "move A to s27")
    scored = [event.data for event in events if event.kind == "climber-scored"]
    assert scored == [{"seat": 0, "piece": "A", "from": 7, "to": 10}]


# -- KV2 --------------------------------------------------------------------------------------


def test_KV2_the_order_of_arrival_is_kept() -> None:
    game, state = position(
        seat=1,
        places=("s26", "base"),
        levels=(5, 1),
        cards=("any3", "any3"),
        others={0: ("base", "s20")},
    )
    assert game.view(state, None)["summits"] == []
    do(game, state, "use any3 for A", "move A to s27")
    assert game.view(state, None)["summits"] == [{"seat": 1, "piece": "A"}]
    do(game, state, "use any3 for A", "move A to s26", "end")
    assert game.view(state, None)["summits"] == [{"seat": 1, "piece": "A"}]


@pytest.mark.parametrize(("early", "late"), [("B", "A"), ("A", "B")])
def test_KV2_who_comes_later_stands_behind(early: str, late: str) -> None:
    game, state = position(
        places=("s26", "base") if late == "A" else ("base", "s26"),
        levels=(5, 5),
        cards=("any3",),
        summits=[(1, "B"), (0, early)],
    )
    do(game, state, f"use any3 for {late}", f"move {late} to s27")
    order = [(one["seat"], one["piece"]) for one in game.view(state, None)["summits"]]
    assert order == [(1, "B"), (0, early), (0, late)]


def test_KV2_a_second_arrival_changes_nothing() -> None:
    game, state = position(
        places=("s26", "base"),
        levels=(5, 1),
        scores=(10, 1),
        cards=("any3",),
        summits=[(0, "A"), (1, "A")],
    )
    events = heard(game, state, "use any3 for A", "move A to s27")
    order = [(one["seat"], one["piece"]) for one in game.view(state, None)["summits"]]
    assert order == [(0, "A"), (1, "A")]
    assert "summited" not in [event.kind for event in events]


def test_KV2_passing_over_the_summit_is_arriving() -> None:
    game, state = position(
        places=("s26", "base"),
        levels=(5, 1),
        cards=("any3", "any3"),
        others={1: ("s27", "base")},
    )
    state.levels = changed(state.levels, 2, 5)
    do(game, state, "use any3 for A", "use any3 for A", "move A to s27")
    assert score(state, "A") == 10
    assert game.view(state, None)["summits"] == [{"seat": 0, "piece": "A"}]
    do(game, state, "move A to s26", "end")
    assert is_alive(state, "A", seat=0)


def test_KV2_the_summit_of_the_harder_side() -> None:
    game, state = position(map="hard", places=("s28", "base"), levels=(5, 1), cards=("any3",))
    do(game, state, "use any3 for A", "move A to s29")
    assert (score(state, "A"), len(state.summits)) == (10, 1)
