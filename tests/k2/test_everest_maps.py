"""X: K2 on the maps of Mount Everest. All is as in K2, and only the map is Everest's."""

import tomllib
from importlib.resources import files

import pytest

import everest
from everest.engine.board import UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.games.errors import UnknownChoice
from tests.acting import chance, do, place, play_until, points, reason, texts
from tests.k2.positions import (
    end_turns,
    furnish,
    is_alive,
    level,
    position,
    score,
    standard_game,
    tent,
)

SIDES = ("easy", "hard")
ICEFALL = [f"i{number}" for number in range(1, 6)] + [f"j{number}" for number in range(1, 8)]


def printed(side: str, key: str) -> dict[str, int]:
    """A number of every space, as the map of Mount Everest has it."""
    path = files("everest.games.mount_everest").joinpath(f"data/maps/{side}.toml")
    spaces = tomllib.loads(path.read_text(encoding="utf-8"))["space"]
    return {space["id"]: space[key] for space in spaces}


# -- what is used -----------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
def test_X1_only_the_map_is_that_of_everest(side: str) -> None:
    board = standard_game(map_name=f"everest-{side}").rules.board
    assert dict(zip(board.ids, board.cost, strict=True)) == printed(side, "cost")
    assert dict(zip(board.ids, board.zone, strict=True)) == printed(side, "zone")
    assert dict(zip(board.ids, board.flags, strict=True)) == printed(side, "k2_flag")
    assert dict(zip(board.ids, board.modifier, strict=True)) == printed(side, "acclimatization")
    assert (board.ids[board.start], board.ids[board.summit]) == ("base", "summit")


@pytest.mark.parametrize("side", SIDES)
def test_X1_everything_else_is_that_of_k2(side: str) -> None:
    here, there = standard_game(map_name=f"everest-{side}").rules, standard_game().rules
    assert here.cards.ids == there.cards.ids
    assert (here.deck, here.tokens, here.rounds) == (there.deck, there.tokens, there.rounds)
    assert [tile.name for tile in here.weather] == [tile.name for tile in there.weather]
    assert (here.start_level, here.maximum_level, here.start_score) == (1, 6, 2)
    winter = standard_game(map_name=f"everest-{side}", weather="winter").rules
    assert [tile.name for tile in winter.weather] == ["w1", "w2", "w3", "w4", "w5", "w6"]


@pytest.mark.parametrize("side", SIDES)
def test_X1_there_are_no_clients_bottles_or_icefall_tiles(side: str) -> None:
    game = standard_game(map_name=f"everest-{side}")
    state = chance(game, game.new_state())
    words = {word for text in game.actions.texts for word in text.split()}
    assert not words & {"give", "bottle", "tile", "crevasse", "pay", "back", "abandon", "spend"}
    view = game.view(state, 0)
    assert not [key for key in view if "icefall" in key or "tile" in key]
    assert {key for piece in view["players"][0]["pieces"] for key in piece} == {
        "name",
        "space",
        "level",
        "score",
        "tents",
    }


@pytest.mark.parametrize("side", SIDES)
def test_X1_a_whole_match(side: str) -> None:
    game = standard_game(3, f"everest-{side}", "winter")
    state = play_until(game, game.new_state(), "over")
    assert (state.round, len(game.ranking(state))) == (18, 3)


# -- icefall spaces ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("space", ICEFALL)
def test_X1_icefall_spaces_are_spaces_like_others_and_cost_1(side: str, space: str) -> None:
    board = standard_game(map_name=f"everest-{side}").rules.board
    number = board.ids.index(space)
    below = next(board.ids[near] for near, way in board.steps[number] if way == DOWN)
    above = next(board.ids[near] for near, way in board.steps[number] if way == UP)
    game, state = position(
        map=f"everest-{side}", places=(below, "base"), levels=(3, 1), cards=("any3",)
    )
    do(game, state, "use any3 for A", f"move A to {space}")
    assert points(state, "A") == (0, 2, 0)
    assert place(game, state, "A") == space
    assert game.to_act(state) == (0,)  # no tile is turned over
    do(game, state, f"move A to {above}", f"move A to {space}", "end")
    assert place(game, state, "A", seat=0) == space


@pytest.mark.parametrize("side", SIDES)
def test_X1_an_icefall_space_may_be_a_way_out_of_a_full_space(side: str) -> None:
    game, state = position(
        map=f"everest-{side}", cards=("any2",), others={1: ("i1", "i1")}, levels=(2, 1)
    )
    do(game, state, "use any2 for A", "move A to i1")
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    do(game, state, "move A to j1", "end")


@pytest.mark.parametrize("side", SIDES)
def test_X1_nobody_is_thrown_back_and_nothing_stays_closed(side: str) -> None:
    game, state = position(map=f"everest-{side}", cards=("any2",), levels=(2, 1))
    do(game, state, "use any2 for A", "move A to i1", "move A to base")
    assert reason(game, state, "move A to i1") == ("move.too-expensive", "KM1")


# -- points -----------------------------------------------------------------------------------


@pytest.mark.clause("X1", "KV1")
@pytest.mark.parametrize("side", SIDES)
def test_spaces_score_by_their_flags(side: str) -> None:
    board = standard_game(map_name=f"everest-{side}").rules.board
    for number, steps in enumerate(board.steps):
        for near, _ in steps:
            game, state = position(
                map=f"everest-{side}",
                places=(board.ids[number], "base"),
                levels=(5, 1),
                scores=(1, 1),
                cards=("any3",),
            )
            do(game, state, "use any3 for A", f"move A to {board.ids[near]}")
            assert score(state, "A") == board.flags[near]


@pytest.mark.clause("X1", "KV2")
@pytest.mark.parametrize(("side", "below"), [("easy", "hs"), ("hard", "ss"), ("hard", "wt")])
def test_the_summit_is_noted(side: str, below: str) -> None:
    game, state = position(
        map=f"everest-{side}", places=("base", below), levels=(1, 5), cards=("any2",)
    )
    do(game, state, "use any2 for B", "move B to summit")
    assert score(state, "B") == 10
    assert game.view(state, None)["summits"] == [{"seat": 0, "piece": "B"}]


# -- limits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("seats", "row"),
    [
        (1, [2, 2, 1, 1]),
        (2, [2, 2, 1, 1]),
        (3, [3, 2, 2, 1]),
        (4, [3, 3, 2, 1]),
        (5, [4, 3, 2, 1]),
    ],
)
def test_X1_the_limits_are_those_of_the_map_in_use(side: str, seats: int, row: list[int]) -> None:
    board = standard_game(seats, f"everest-{side}").rules.board
    zones = list(printed(side, "zone").values())
    assert board.limit[1:] == [row[zone] for zone in zones[1:]]
    assert board.limit[board.start] == UNLIMITED


def test_X1_a_player_alone_has_the_limits_for_two() -> None:
    game, state = position(
        seats=1, map="everest-easy", places=("b1", "c3"), levels=(4, 4), cards=("any1",)
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to c3") == ("move.full", "M4")
    do(game, state, "move A to l1", "end")


@pytest.mark.clause("X1", "KR11")
@pytest.mark.parametrize("side", SIDES)
def test_there_are_no_relaxed_limits(side: str) -> None:
    with pytest.raises(UnknownChoice, match="limits"):
        everest.load("k2", seats=5, map=f"everest-{side}", limits="relaxed")


# -- weather that costs movement --------------------------------------------------------------


@pytest.mark.clause("X1", "KM3")
@pytest.mark.parametrize(
    ("today", "here", "there", "cost"),
    [
        (("w2", 3), "base", "i1", 2),
        (("w2", 3), "i1", "base", 2),
        (("w2", 3), "j1", "i1", 2),
        (("w6", 1), "j1", "c1w", 2),
        (("w6", 1), "w1", "c1w", 2),
        (("w6", 1), "c1w", "j1", 1),
        (("w4", 3), "sc1", "tf", 3),
        (("w4", 3), "tf", "sc1", 2),
        (("w1", 2), "hs", "summit", 3),
    ],
)
def test_winter_makes_spaces_dearer_up_or_down(
    today: tuple[str, int], here: str, there: str, cost: int
) -> None:
    game, state = position(
        map="everest-easy",
        weather="winter",
        today=today,
        places=(here, "base"),
        levels=(5, 1),
        cards=("any3",),
    )
    do(game, state, "use any3 for A", f"move A to {there}")
    assert points(state, "A") == (0, 3 - cost, 0)


@pytest.mark.clause("X1", "KM3", "KM2")
@pytest.mark.parametrize(("card", "legal"), [("any1", False), ("any2", True)])
def test_winter_makes_pitching_dearer(card: str, legal: bool) -> None:
    game, state = position(
        map="everest-easy", weather="winter", today=("w2", 3), places=("i1", "base"), cards=(card,)
    )
    do(game, state, f"use {card} for A")
    assert ("pitch A" in texts(game, state)) == legal
    if legal:
        do(game, state, "pitch A")
        assert tent(game, state, "A") == "i1"


@pytest.mark.clause("X1", "KH1", "KH2")
def test_the_check_is_that_of_k2() -> None:
    game, state = position(
        map="everest-easy", today=("t4", 2), places=("hs", "b1"), levels=(4, 6), tents=("b1", None)
    )
    end_turns(game, state)
    assert not is_alive(state, "A", seat=0)  # -2 and -2
    assert level(state, "B", seat=0) == 5  # 0, +1 and -2


# -- ties -------------------------------------------------------------------------------------


@pytest.mark.clause("X1", "KE1")
@pytest.mark.parametrize("side", SIDES)
def test_a_tie_goes_to_the_first_on_the_summit_else_it_is_a_draw(side: str) -> None:
    for summits, ranks in (([(1, "A"), (0, "A")], [2, 1]), ([(0, "A")], [1, 2]), ([], [1, 1])):
        game, state = position(
            map=f"everest-{side}", round=18, scores=(10, 5), summits=summits, levels=(2, 2)
        )
        furnish(game, state, 1, scores=(10, 5))
        end_turns(game, state)
        assert game.ranks(state) == ranks


# -- alone ------------------------------------------------------------------------------------


@pytest.mark.clause("X1", "KX2")
@pytest.mark.parametrize(
    ("side", "weather", "total", "title"),
    [
        ("easy", "summer", 18, "alpinist"),
        ("easy", "summer", 20, "himalayan-climber"),
        ("easy", "winter", 10, "tatra-climber"),
        ("hard", "summer", 9, "sailor"),
        ("hard", "winter", 16, "himalayan-climber"),
    ],
)
def test_the_ranks_are_those_of_the_side_with_the_same_name(
    side: str, weather: str, total: int, title: str
) -> None:
    first = min(total - 1, 10)
    game, state = position(
        seats=1,
        map=f"everest-{side}",
        weather=weather,
        round=18,
        levels=(3, 3),
        scores=(first, total - first),
    )
    end_turns(game, state)
    assert game.view(state, None)["solo_rank"] == title
