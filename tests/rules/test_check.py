"""H: phase 4. Height, camps and weather change every client's level, in one sum."""

from collections.abc import Mapping, Sequence

import pytest

from tests.positions import do, furnish, held, position

ZONE_2_LOSES_2 = ("s2", 3)
ZONES_1_TO_3_LOSE_2 = ("s4", 2)
ZONES_1_AND_2_LOSE_1 = ("s3", 1)
FINE = ("s1", 1)


def after_the_night(
    client: str,
    space: str,
    *,
    holder: str = "A",
    camps: Sequence[str] = (),
    today: tuple[str, int] = FINE,
    weather: str = "summer",
) -> list[str]:
    """What becomes of a client of seat 0 that spends the night there."""
    places = (space, "base") if holder == "A" else ("base", "base")
    game, state = position(
        places=places, camps=camps, loads={holder: [client]}, today=today, weather=weather
    )
    do(game, state, "end", "end")
    return held(game, state, holder, 0)


# -- H1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "left"), [("mountaineer-2", []), ("mountaineer-3", ["mountaineer-1"])]
)
@pytest.mark.parametrize("holder", ["A", "camp1"])
def test_H1_the_example_space_minus_1_weather_minus_2_camp_plus_1(
    client: str, left: list[str], holder: str
) -> None:
    found = after_the_night(client, "sc1", holder=holder, camps=("sc1",), today=ZONE_2_LOSES_2)
    assert found == left


@pytest.mark.parametrize(
    ("space", "change"), [("base", 1), ("kala", 1), ("w2", 0), ("b2", -1), ("sc1", -1), ("se", -2)]
)
@pytest.mark.parametrize("summited", ["", "-summited"])
def test_H1_the_modifier_of_the_space(space: str, change: int, summited: str) -> None:
    found = after_the_night(f"mountaineer-3{summited}", space)
    assert found == [f"mountaineer-{3 + change}{summited}"]


@pytest.mark.parametrize(
    ("space", "today", "change"),
    [
        ("w2", ZONES_1_AND_2_LOSE_1, -1),
        ("sc1", ZONES_1_AND_2_LOSE_1, -2),
        ("se", ZONES_1_AND_2_LOSE_1, -2),
        ("kala", ZONES_1_AND_2_LOSE_1, 1),
        ("w2", ZONES_1_TO_3_LOSE_2, -2),
        ("se", ZONES_1_TO_3_LOSE_2, -4),
        ("w2", ZONE_2_LOSES_2, 0),
    ],
)
def test_H1_less_the_weather_where_it_affects_the_zone(
    space: str, today: tuple[str, int], change: int
) -> None:
    # level 5 or 6 would be cut to 4; from there only deeper losses show
    left = min(5 + change, 4)
    assert after_the_night("mountaineer-5", space, today=today) == [f"mountaineer-{left}"]


@pytest.mark.parametrize("holder", ["A", "camp1"])
def test_H1_a_camp_adds_1_to_clients_in_it_and_beside_it(holder: str) -> None:
    found = after_the_night("tourist-1", "w2", holder=holder, camps=("w2",))
    assert found == ["tourist-2"]


@pytest.mark.parametrize("holder", ["A", "camp1", "camp2"])
def test_H1_two_camps_in_a_space_add_1_only(holder: str) -> None:
    found = after_the_night("tourist-1", "w2", holder=holder, camps=("w2", "w2"))
    assert found == ["tourist-2"]


def test_H1_a_camp_elsewhere_adds_nothing() -> None:
    assert after_the_night("tourist-1", "w2", camps=("w3", "c2w")) == ["tourist-1"]


def test_H1_a_camp_of_another_player_adds_nothing() -> None:
    game, state = position(places=("w2", "base"), loads={"A": ["tourist-1"]})
    furnish(game, state, 1, camps=("w2",), loads={"camp1": ["tourist-1"]})
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["tourist-1"]
    assert held(game, state, "camp1", 1) == ["tourist-2"]


def test_H1_it_is_one_sum_not_one_step_after_the_other() -> None:
    # 1 - 1 + 1: nobody dies in between
    assert after_the_night("tourist-1", "sc1", camps=("sc1",)) == ["tourist-1"]
    # 2 - 1 - 1 + 1
    found = after_the_night("tourist-2", "sc1", camps=("sc1",), today=ZONES_1_AND_2_LOSE_1)
    assert found == ["tourist-1"]


def test_H1_every_client_of_every_player_is_checked() -> None:
    loads: Mapping[str, Sequence[str]] = {
        "A": ["tourist-2", "mountaineer-3"],
        "B": ["tourist-2"],
        "camp1": ["tourist-2"],
        "camp2": ["mountaineer-4-summited"],
    }
    game, state = position(places=("sc1", "w2"), camps=("sc2", "b2"), loads=loads)
    furnish(game, state, 1, places=("w3", "y1"), camps=("c3", "gs"), loads=loads)
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["mountaineer-2", "tourist-1"]
    assert held(game, state, "B", 0) == ["tourist-2"]
    assert held(game, state, "camp1", 0) == ["tourist-2"]
    assert held(game, state, "camp2", 0) == ["mountaineer-4-summited"]
    assert held(game, state, "A", 1) == ["mountaineer-3", "tourist-2"]
    assert held(game, state, "B", 1) == ["tourist-1"]
    assert held(game, state, "camp1", 1) == ["tourist-2"]
    assert held(game, state, "camp2", 1) == ["mountaineer-4-summited"]


def test_H1_it_comes_after_all_turns() -> None:
    game, state = position(seats=3, places=("b2", "base"), loads={"A": ["tourist-2"]})
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["tourist-2"]
    do(game, state, "end")
    assert held(game, state, "A", 0) == ["tourist-1"]


def test_H1_it_counts_where_the_guide_ends_its_turn() -> None:
    game, state = position(cards=("any1",), places=("b2", "base"), loads={"A": ["tourist-2"]})
    do(game, state, "use any1 for A", "move A to c2e", "end", "end")
    assert held(game, state, "A", 0) == ["tourist-2"]


def test_H1_a_camp_pitched_today_counts() -> None:
    game, state = position(
        cards=("any1",), places=("w2", "base"), loads={"A": ["tourist-2", "tent"]}
    )
    do(game, state, "use any1 for A", "pitch A", "end", "end")
    assert held(game, state, "A", 0) == ["tourist-3"]


# -- H2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "left"),
    [
        ("mountaineer-3", "mountaineer-3"),
        ("mountaineer-4", "mountaineer-4"),
        ("mountaineer-5", "mountaineer-4"),
        ("mountaineer-6", "mountaineer-4"),
        ("mountaineer-6-summited", "mountaineer-4-summited"),
        ("tourist-3", "tourist-3"),
        ("tourist-4", "tourist-3"),
        ("tourist-6", "tourist-3"),
        ("tourist-6-summited", "tourist-3-summited"),
    ],
)
@pytest.mark.parametrize("holder", ["A", "camp1"])
def test_H2_levels_are_cut_to_4_and_3(client: str, left: str, holder: str) -> None:
    # with a camp in a space of -1 nothing else changes
    assert after_the_night(client, "b2", holder=holder, camps=("b2",)) == [left]


@pytest.mark.parametrize(("client", "left"), [("mountaineer-4", 4), ("tourist-3", 3)])
def test_H2_no_rest_takes_a_client_higher(client: str, left: int) -> None:
    kind = client.split("-")[0]
    assert after_the_night(client, "base") == [f"{kind}-{left}"]


@pytest.mark.parametrize(
    ("client", "left"),
    [("mountaineer-6", 4), ("mountaineer-5", 3), ("tourist-5", 3), ("tourist-4", 2)],
)
def test_H2_the_cut_comes_after_the_sum(client: str, left: int) -> None:
    kind = client.split("-")[0]
    assert after_the_night(client, "se") == [f"{kind}-{left}"]


@pytest.mark.parametrize(("client", "survives"), [("tourist-2", False), ("tourist-3", True)])
def test_H2_below_1_a_client_dies(client: str, survives: bool) -> None:
    assert after_the_night(client, "se") == (["tourist-1"] if survives else [])


def test_H2_Q2_during_the_round_a_level_may_be_6() -> None:
    game, state = position(
        cards=("rest3", "rest2"), places=("w2", "base"), loads={"A": ["tourist-3"]}
    )
    do(game, state, "use rest3 for A", *[f"raise tourist-{level} of A" for level in (3, 4, 5)])
    assert held(game, state, "A") == ["tourist-6"]
    do(game, state, "end", "end")
    assert held(game, state, "A", 0) == ["tourist-3"]


# -- H3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first_seat", "ranking"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])]
)
def test_H3_players_are_treated_in_turn_order(first_seat: int, ranking: list[int]) -> None:
    game, state = position(seats=3, seat=first_seat, scores=(9, 9, 9))
    for seat in range(3):
        furnish(game, state, seat, camps=("sc1",), loads={"camp1": ["tourist-1"]})
        first = 2 * seat
        start = game.rules.board.start
        state.places = (*state.places[:first], start, start, *state.places[first + 2 :])
    # -1 for the space, +1 for the camp, -2 for the weather
    state.left_tile = [tile.name for tile in game.rules.weather].index("s4")
    state.round = 2
    do(game, state, "end", "end", "end")
    assert game.scores(state) == [5, 5, 5]
    assert game.ranking(state) == ranking


def test_H3_who_loses_nothing_keeps_its_place() -> None:
    game, state = position(seats=3, seat=2, scores=(6, 9, 9))
    furnish(game, state, 1, camps=("summit",), loads={"camp1": ["mountaineer-1"]})
    furnish(game, state, 2, camps=("summit",), loads={"camp1": ["mountaineer-1"]})
    do(game, state, "end", "end", "end")
    assert game.scores(state) == [6, 6, 6]
    assert game.ranking(state) == [0, 2, 1]
