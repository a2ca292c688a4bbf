"""W: the weather. What a day takes, and where nobody moves."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import everest
from tests.games.rule_edits import copy_of_rules, edit
from tests.positions import do, furnish, held, place, points, position, reason, standard_game, texts

ALL_ZONES_LOSE_1 = ("w3", 2)
ZONE_1_CLOSED = ("w6", 1)
ZONE_2_CLOSED = ("w3", 1)
ZONE_3_CLOSED = ("w4", 3)
ZONES_1_TO_3_CLOSED = ("w2", 3)


# -- W1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("weather", ["summer", "winter"])
def test_W1_six_tiles_show_three_days_each(weather: str) -> None:
    tiles = standard_game(weather=weather).rules.weather
    assert [len(tile.days) for tile in tiles] == [3] * 6


@pytest.mark.parametrize("day", [1, 2, 3])
def test_W1_a_day_without_effect(day: int) -> None:
    game, state = position(today=("s1", day))
    assert game.turn.day(state).loss == [0, 0, 0, 0]
    assert not any(game.turn.day(state).closed)


@pytest.mark.parametrize(
    ("today", "loss", "closed"),
    [
        (("w1", 1), [0, 1, 1, 1], []),
        (("w1", 2), [0, 0, 0, 0], [2, 3]),
        (("w1", 3), [0, 0, 0, 1], []),
        (("w2", 2), [0, 2, 2, 2], []),
        (("w3", 2), [1, 1, 1, 1], []),
        (("w6", 1), [0, 0, 0, 0], [1]),
    ],
)
def test_W1_the_days_of_a_tile_come_in_order(
    today: tuple[str, int], loss: list[int], closed: list[int]
) -> None:
    game, state = position(weather="winter", today=today)
    day = game.turn.day(state)
    assert day.loss == loss
    assert [zone for zone in range(4) if day.closed[zone]] == closed


def test_W1_a_day_may_cost_levels_and_stop_movement(tmp_path: Path) -> None:
    folder = copy_of_rules(tmp_path)
    edit(
        folder,
        "weather/winter.toml",
        "{ zones = [2], no_movement = true }",
        "{ zones = [2], no_movement = true, loss = 1 }",
    )
    game = everest.load(weather="winter", rules_dir=folder)
    game, state = position(
        game, cards=("any3",), places=("y1", "w2"), loads={"A": ["tourist-3"]}, today=("w3", 1)
    )
    do(game, state, "use any3 for A")
    assert reason(game, state, "move A to c3") == ("move.zone-closed", "W3")
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["tourist-1"]


# -- W2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_W2_all_clients_in_an_affected_zone_lose(seat: int) -> None:
    game, state = position(weather="winter", today=("w2", 2))
    furnish(
        game,
        state,
        seat,
        places=("w2", "kala"),
        camps=("w3",),
        loads={"A": ["tourist-3", "mountaineer-4"], "B": ["tourist-2"], "camp1": ["tourist-3"]},
    )
    do(game, state, "end", "end")
    assert held(game, state, "A", seat) == ["mountaineer-2", "tourist-1"]
    assert held(game, state, "B", seat) == ["tourist-3"]
    assert held(game, state, "camp1", seat) == ["tourist-2"]


@pytest.mark.parametrize(("space", "left"), [("kala", 4), ("w2", 3), ("y1", 2), ("se", 1)])
def test_W2_in_zone_0_too_where_the_day_says_so(space: str, left: int) -> None:
    game, state = position(
        weather="winter",
        today=ALL_ZONES_LOSE_1,
        places=(space, "base"),
        loads={"A": ["mountaineer-4"]},
    )
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == [f"mountaineer-{left}"]


def test_W2_only_todays_weather_counts() -> None:
    # tomorrow all zones but the lowest lose 2
    game, state = position(
        weather="winter", today=("w2", 1), places=("w2", "base"), loads={"A": ["tourist-3"]}
    )
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["tourist-3"]


def test_W2_the_loss_comes_in_phase_4() -> None:
    game, state = position(
        weather="winter",
        today=ALL_ZONES_LOSE_1,
        cards=("any1",),
        places=("w2", "base"),
        loads={"A": ["tourist-3"]},
    )
    do(game, state, "use any1 for A", "move A to c2w")
    assert held(game, state, "A") == ["tourist-3"]


# -- W3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("today", "here", "targets"),
    [
        (ZONE_1_CLOSED, "w2", ["c1w", "c1e", "c2w", "c2e"]),
        (ZONE_1_CLOSED, "c1w", ["j1", "w1"]),
        (ZONE_1_CLOSED, "b1", ["l1", "c3", "c2w"]),
        (ZONE_1_CLOSED, "j1", ["c1w"]),
        (ZONE_1_CLOSED, "l1", ["b1"]),
        (ZONE_2_CLOSED, "b1", ["l1", "c3"]),
        (ZONE_2_CLOSED, "y1", ["gs", "sc1", "l1", "c3"]),
        (ZONE_2_CLOSED, "bal", ["sc1", "sc2"]),
        (ZONE_3_CLOSED, "sc1", ["tf", "bal"]),
        (ZONE_3_CLOSED, "se", ["hs", "bal", "tf"]),
        (ZONES_1_TO_3_CLOSED, "b1", ["l1", "c2w"]),
    ],
)
def test_W3_no_guide_moves_in_out_or_within(
    today: tuple[str, int], here: str, targets: Sequence[str]
) -> None:
    game, state = position(
        weather="winter",
        cards=("any3",),
        places=(here, "base"),
        today=today,
        tiles={"j1": "cost1"},
    )
    do(game, state, "use any3 for A")
    for target in targets:
        assert reason(game, state, f"move A to {target}") == ("move.zone-closed", "W3")


@pytest.mark.parametrize(
    ("today", "here", "target"),
    [
        (ZONE_1_CLOSED, "base", "kala"),
        (ZONE_1_CLOSED, "j1", "i1"),
        (ZONE_1_CLOSED, "l1", "y1"),
        (ZONE_2_CLOSED, "b1", "c2w"),
        (ZONE_2_CLOSED, "bal", "se"),
        (ZONE_3_CLOSED, "sc1", "y1"),
        (ZONES_1_TO_3_CLOSED, "kala", "base"),
    ],
)
def test_W3_elsewhere_guides_move(today: tuple[str, int], here: str, target: str) -> None:
    game, state = position(
        weather="winter",
        cards=("any2",),
        places=(here, "base"),
        today=today,
        tiles={"j1": "cost1", "i1": "cost1"},
    )
    do(game, state, "use any2 for A", f"move A to {target}")
    assert place(game, state, "A") == target


def test_W3_M5_nor_do_guides_change_places() -> None:
    game, state = position(
        weather="winter",
        cards=("any3", "any3"),
        places=("y1", "sc1"),
        others={1: ("base", "base")},
        today=ZONE_2_CLOSED,
        seats=5,
    )
    furnish(game, state, 1, places=("y1", "sc1"))
    do(game, state, "use any3 for A", "use any3 for B")
    assert reason(game, state, "swap A and B") == ("swap.zone-closed", "W3")


def test_W3_tents_are_pitched_all_the_same() -> None:
    game, state = position(
        weather="winter",
        cards=("any1",),
        places=("y1", "base"),
        loads={"A": ["tent"]},
        today=ZONE_2_CLOSED,
    )
    do(game, state, "use any1 for A", "pitch A")
    assert points(state, "A") == (0, 0, 0)
    assert game.view(state, None)["players"][0]["camps"][0]["space"] == "y1"


def test_W3_things_are_loaded_and_cards_used_all_the_same() -> None:
    game, state = position(
        weather="winter",
        cards=("rest1", "any3-loss1", "any1"),
        places=("y1", "y1"),
        camps=("y1",),
        loads={"A": ["tourist-1"], "camp1": ["bottle", "mountaineer-2"]},
        today=ZONE_2_CLOSED,
    )
    do(game, state, "give tourist-1 from A to camp1", "give mountaineer-2 from camp1 to B")
    do(game, state, "use rest1 for camp1", "raise tourist-1 of camp1", "use any3-loss1 for B")
    assert held(game, state, "B") == ["mountaineer-1"]
    assert held(game, state, "camp1") == ["bottle", "tourist-2"]


def test_W3_and_risk_is_settled_all_the_same() -> None:
    game, state = position(
        weather="winter", cards=("any1",), places=("y1", "base"), today=ZONE_2_CLOSED, risk=1
    )
    do(game, state, "use any1 for A", "settle with any point of A", "end")


def test_W3_closed_zones_stop_no_step_that_does_not_touch_them() -> None:
    game, state = position(
        weather="winter", cards=("any3",), places=("c2w", "base"), today=ZONE_2_CLOSED
    )
    do(game, state, "use any3 for A")
    moves = {text for text in texts(game, state) if text.startswith("move")}
    assert moves == {"move A to w1", "move A to w2", "move A to b1"}


def test_W3_the_next_day_the_way_is_open_again() -> None:
    game, state = position(
        weather="winter", cards=("any3",), places=("y1", "base"), today=("w3", 2)
    )
    do(game, state, "use any3 for A", "move A to sc1")
    assert place(game, state, "A") == "sc1"
