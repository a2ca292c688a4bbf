"""KH: the acclimatization check of phase 4."""

import pytest

from everest.engine.row import changed
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.acting import chance, do, texts
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

MODIFIERS = {
    "easy": "1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 -1 -1 -1 -1 -1 -1 -1 -1 -2 -2 -2",
    "hard": "1 1 1 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 -1 -1 -1 -1 -2 -1 -2 -1 -2 -2 -2 -2",
}
"""Of base camp, then of s01 and so on."""

LOSSES = {
    "summer": {
        "t1": ["0000", "0000", "0000"],
        "t2": ["0000", "0010", "0020"],
        "t3": ["0100", "0000", "0200"],
        "t4": ["0000", "0222", "0000"],
        "t5": ["0111", "0011", "0001"],
        "t6": ["0002", "0022", "0000"],
    },
    "winter": {
        "w1": ["0111", "0000", "0001"],
        "w2": ["0000", "0222", "0000"],
        "w3": ["0000", "1111", "0020"],
        "w4": ["0001", "0022", "0111"],
        "w5": ["0000", "1111", "0000"],
        "w6": ["0000", "0000", "0200"],
    },
}
"""The loss in each of the four zones, day by day."""


def night(
    where: str,
    before: int,
    *,
    map: str = "easy",
    weather: str = "summer",
    today: tuple[str, int] | None = None,
    tents: tuple[str | None, str | None] = (None, None),
) -> tuple[K2, K2State]:
    """Climber A, at the level `before`, spends a night on a space."""
    game, state = position(
        map=map,
        weather=weather,
        today=today,
        places=(where, "base"),
        levels=(before, 1),
        tents=tents,
    )
    return game, end_turns(game, state)


# -- KH1: the modifier of the space -----------------------------------------------------------


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KH1_every_space_has_its_modifier(map_name: str) -> None:
    printed = [int(number) for number in MODIFIERS[map_name].split()]
    names = ["base", *[f"s{number:02}" for number in range(1, len(printed))]]
    game = standard_game(map_name=map_name)
    assert game.rules.board.ids == names
    for where, change in zip(names, printed, strict=True):
        _, state = night(where, 4, map=map_name)
        assert level(state, "A", seat=0) == 4 + change, where


@pytest.mark.parametrize("seat", [0, 1])
def test_KH1_it_is_done_for_every_climber_of_every_player(seat: int) -> None:
    game, state = position(
        seat=seat, seats=3, places=("s02", "s11"), levels=(3, 3), others={2: ("s25", "s18")}
    )
    state.levels = (*state.levels[:4], 4, 4)
    end_turns(game, state)
    assert state.levels[2 * seat : 2 * seat + 2] == (4, 3)
    assert state.levels[4:] == (2, 3)


# -- KH1: the weather -------------------------------------------------------------------------


@pytest.mark.parametrize("weather", ["summer", "winter"])
def test_KH1_the_losses_of_all_tiles(weather: str) -> None:
    game = standard_game(weather=weather)
    losses = {
        tile.name: ["".join(map(str, day.loss)) for day in tile.days] for tile in game.rules.weather
    }
    assert losses == LOSSES[weather]


@pytest.mark.parametrize(
    ("where", "before", "today", "after"),
    [
        ("s13", 4, ("t3", 1), 3),
        ("s13", 4, ("t3", 2), 4),
        ("s13", 4, ("t3", 3), 2),
        ("s11", 4, ("t3", 3), 4),  # zone 0, and the loss is in zone 1
        ("s21", 4, ("t3", 3), 3),  # zone 2: the modifier alone
        ("s21", 4, ("t4", 2), 1),
        ("s26", 6, ("t4", 2), 2),
        ("s26", 6, ("t5", 3), 3),
        ("s22", 6, ("t5", 3), 5),
    ],
)
def test_KH1_the_loss_counts_in_the_affected_zones(
    where: str, before: int, today: tuple[str, int], after: int
) -> None:
    _, state = night(where, before, today=today)
    assert level(state, "A", seat=0) == after


@pytest.mark.parametrize(("today", "after"), [(("w4", 3), 3), (("w1", 2), 4), (("w2", 3), 4)])
def test_KH1_dearer_movement_alone_takes_no_levels(today: tuple[str, int], after: int) -> None:
    _, state = night("s13", 4, weather="winter", today=today)
    assert level(state, "A", seat=0) == after


# -- KH1: tents -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tents", "after"),
    [
        ((None, None), 4),
        (("s16", None), 5),
        ((None, "s16"), 5),  # the tent of the other climber does as well
        (("s16", "s16"), 5),  # once, though two stand there
        (("s13", "s17"), 4),
    ],
)
def test_KH1_a_tent_of_the_player_adds_1(tents: tuple[str | None, str | None], after: int) -> None:
    _, state = night("s16", 4, tents=tents)
    assert level(state, "A", seat=0) == after


def test_KH1_both_climbers_have_the_tent() -> None:
    game, state = position(places=("s16", "s16"), levels=(2, 3), tents=("s16", None))
    end_turns(game, state)
    assert (level(state, "A", seat=0), level(state, "B", seat=0)) == (3, 4)


def test_KH1_tents_of_other_players_add_nothing() -> None:
    game, state = position(places=("s16", "base"), levels=(4, 1))
    furnish(game, state, 1, tents=("s16", "s16"))
    end_turns(game, state)
    assert level(state, "A", seat=0) == 4


def test_KH1_a_tent_pitched_today_counts_tonight() -> None:
    game, state = position(places=("s16", "base"), levels=(4, 1), cards=("any1",))
    do(game, state, "use any1 for A", "pitch A")
    end_turns(game, state)
    assert level(state, "A", seat=0) == 5


# -- KH1: one sum -----------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1)])
def test_KH1_the_example_minus_1_minus_2_plus_1(before: int, after: int) -> None:
    _, state = night("s17", before, today=("t3", 3), tents=("s17", None))
    assert level(state, "A", seat=0) == after


@pytest.mark.clause("KH1", "KH2")
def test_it_is_one_sum_so_the_tent_saves_who_would_have_died_on_the_way() -> None:
    # 3 - 1 - 2 would be 0
    _, state = night("s17", 3, today=("t3", 3), tents=("s17", None))
    assert is_alive(state, "A", seat=0)
    _, state = night("s17", 3, today=("t3", 3))
    assert not is_alive(state, "A", seat=0)


@pytest.mark.clause("KH1", "KH2")
def test_it_is_one_sum_so_a_tent_does_not_help_who_is_too_weak() -> None:
    # in steps that stop at 0 it would end on 1
    _, state = night("s17", 2, today=("t3", 3), tents=("s17", None))
    assert not is_alive(state, "A", seat=0)


@pytest.mark.clause("KH1", "KH2")
@pytest.mark.parametrize(("before", "after"), [(6, 6), (7, 6), (8, 6), (9, 6), (10, 6), (5, 5)])
def test_the_sum_comes_before_the_cut(before: int, after: int) -> None:
    # -1 and +1: no change
    _, state = night("s17", before, tents=("s17", None))
    assert level(state, "A", seat=0) == after


# -- KH2: the cut -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "before", "after"),
    [
        ("s02", 5, 6),
        ("s02", 6, 6),
        ("s11", 6, 6),
        ("s11", 7, 6),
        ("s11", 10, 6),
        ("s26", 8, 6),
        ("s26", 7, 5),  # the sum first: 7 - 2
        ("s26", 6, 4),
        ("s17", 7, 6),
    ],
)
def test_KH2_levels_above_6_are_cut_to_6(where: str, before: int, after: int) -> None:
    _, state = night(where, before)
    assert level(state, "A", seat=0) == after


# -- KH2: death -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "lives"), [(4, True), (3, True), (2, False), (1, False)])
def test_KH2_below_1_a_climber_dies(before: int, lives: bool) -> None:
    _, state = night("s26", before)
    assert is_alive(state, "A", seat=0) == lives
    assert state.climber_scores[0] == (7 if lives else 1)
    assert state.scores[0] == (8 if lives else 2)


def test_KH2_the_dead_leave_the_map_and_their_score_drops_to_1() -> None:
    game, state = position(places=("s26", "s25"), levels=(2, 5), scores=(10, 7), summits=[(0, "A")])
    end_turns(game, state)
    view = game.view(state, None)["players"][0]
    assert [piece["space"] for piece in view["pieces"]] == [None, "s25"]
    assert [piece["score"] for piece in view["pieces"]] == [1, 7]
    assert view["score"] == 8
    assert game.view(state, None)["summits"] == []


def test_KH2_the_space_of_the_dead_is_free() -> None:
    game, state = position(places=("s22", "s21"), levels=(5, 1), others={1: ("s24", "base")})
    state.levels = changed(state.levels, 2, 5)
    end_turns(game, state)  # B dies on s21, where one climber may stand
    assert not is_alive(state, "B", seat=0)
    assert state.places.count(game.rules.board.ids.index("s21")) == 0


@pytest.mark.clause("KH2", "KR10")
def test_the_tent_of_the_dead_stays() -> None:
    game, state = position(places=("s26", "s02"), levels=(1, 1), tents=("s20", None))
    end_turns(game, state)
    assert not is_alive(state, "A", seat=0)
    assert tent(game, state, "A", seat=0) == "s20"


@pytest.mark.parametrize("variant", ["standard", "family"])
def test_KH2_the_dead_are_not_checked_again_and_do_not_come_back(variant: str) -> None:
    game, state = position(
        variant=variant, places=(None, "s02"), levels=(0, 1), tents=("base", None)
    )
    state.events = []
    end_turns(game, state)
    told = [event.data for event in state.events if event.kind in ("checked", "climber-died")]
    assert len(told) == 3
    assert not [data for data in told if (data["seat"], data["piece"]) == (0, "A")]
    assert (is_alive(state, "A", seat=0), state.levels[0]) == (False, 0)
    chance(game, state)
    assert game.view(state, None)["round"] == 2
    assert not is_alive(state, "A", seat=0)


@pytest.mark.parametrize(("before", "lives"), [(2, True), (1, False)])
def test_KH2_in_phase_3_a_level_below_1_is_fatal_at_once(before: int, lives: bool) -> None:
    game, state = position(
        places=("s17", "base"), levels=(before, 1), scores=(6, 1), cards=("any2",), risk=1
    )
    do(game, state, "use any2 for A", "move A to s15", "settle with levels of A")
    assert is_alive(state, "A") == lives
    assert score(state, "A") == (6 if lives else 1)
    assert state.scores[0] == (7 if lives else 2)
    assert state.seat == 0
    assert "end" in texts(game, state)
