"""Pitching tents and what a camp is (T)."""

import pytest

from everest.engine.state import NOWHERE
from tests.positions import do, furnish, held, place, points, position, reason, refusal, texts

EVERYWHERE = [
    ("base", {}, 1),
    ("kala", {}, 1),
    ("i2", {"i2": "cost1"}, 1),
    ("i2", {"i2": "cost2"}, 2),
    ("j4", {"j4": "cost2"}, 2),
    ("c1w", {}, 1),
    ("b2", {}, 1),
    ("sc1", {}, 1),
    ("tf", {}, 2),
    ("se", {}, 1),
    ("hs", {}, 2),
    ("summit", {}, 2),
]


@pytest.mark.clause("T1", "T2")
@pytest.mark.parametrize(("space", "tiles", "cost"), EVERYWHERE)
def test_pitching_costs_as_much_as_entering(space: str, tiles: dict[str, str], cost: int) -> None:
    game, state = position(
        places=(space, "base"), loads={"A": ("tent",)}, tiles=tiles, cards=("any3", "any1")
    )
    error = refusal(game, state, "pitch A")
    assert (error.code, error.clause) == ("pitch.too-expensive", "T1")
    assert (error.params["cost"], error.params["have"]) == (cost, 0)
    do(game, state, "use any1 for A")
    assert ("pitch A" in texts(game, state)) == (cost == 1)
    do(game, state, "use any3 for A", "pitch A")
    assert points(state, "A") == (0, 4 - cost, 0)
    assert held(game, state, "A") == []
    assert state.camps[:2] == (game.rules.board.ids.index(space), NOWHERE)


@pytest.mark.clause("T1", "U3", "Z7")
@pytest.mark.parametrize(
    ("uses", "legal", "left"),
    [
        (("use rope2/3 for A up",), True, (0, 0, 0)),
        (("use rope2/3 for A down",), False, ()),
        (("use down3 for A",), False, ()),
        (("use rope1/2 for A up",), False, ()),
        (("use rope1/2 for A up", "use any1 for A"), True, (0, 0, 0)),
        (("use rope1/2 for A up", "use any2 for A", "use down2 for A"), True, (0, 1, 2)),
        (("use any1 for A", "use down2 for A"), False, ()),
        (("use any2 for B",), False, ()),
    ],
)
def test_a_tent_is_pitched_with_points_up_or_of_any_direction(
    uses: tuple[str, ...], legal: bool, left: tuple[int, ...]
) -> None:
    cards = tuple(use.split()[1] for use in uses)
    game, state = position(places=("tf", "base"), loads={"A": ("tent",)}, cards=cards)
    do(game, state, *uses)
    if legal:
        do(game, state, "pitch A")
        assert points(state, "A") == left
    else:
        assert reason(game, state, "pitch A") == ("pitch.too-expensive", "T1")


def test_T1_only_a_guide_that_carries_a_tent_pitches() -> None:
    game, state = position(places=("w1", "w1"), loads={"B": ("tent",)}, cards=("any2", "any1"))
    do(game, state, "use any2 for A", "use any1 for B")
    assert reason(game, state, "pitch A") == ("pitch.no-tent", "T1")
    do(game, state, "give tent from B to A", "pitch A")
    assert reason(game, state, "pitch B") == ("pitch.no-tent", "T1")


def test_T1_a_camp_stays_for_the_rest_of_the_game() -> None:
    game, state = position(places=("w1", "w1"), loads={"A": ("tent",)}, cards=("any2",))
    do(game, state, "use any2 for A", "pitch A", "move A to c1w", "end")
    assert state.camps[0] == game.rules.board.ids.index("w1")
    camp_actions = {text for text in game.actions.texts if "tent" in text and "camp" in text}
    assert camp_actions == set()


def test_T1_a_guide_may_pitch_and_move_on() -> None:
    game, state = position(places=("w1", "base"), loads={"A": ("tent",)}, cards=("any3",))
    do(game, state, "use any3 for A", "move A to c2w", "pitch A", "move A to b1")
    assert (place(game, state, "A"), points(state, "A")) == ("b1", (0, 0, 0))
    assert state.camps[0] == game.rules.board.ids.index("c2w")


def test_T1_a_space_holds_any_number_of_camps() -> None:
    game, state = position(
        places=("w1", "w1"), camps=("w1",), loads={"B": ("tent",)}, cards=("any1",)
    )
    furnish(game, state, 1, camps=("w1", "w1"))
    do(game, state, "use any1 for B", "pitch B")
    assert state.camps == (game.rules.board.ids.index("w1"),) * 4


def test_T2_each_player_has_two_tents_in_the_whole_game() -> None:
    game, state = position(cards=("any1", "any1"))
    do(game, state, "give tent from supply to A", "give tent from supply to B")
    assert reason(game, state, "give tent from supply to A") == ("give.no-tent-left", "T2")
    do(game, state, "use any1 for A", "pitch A", "use any1 for B", "pitch B")
    assert state.camps[:2] == (game.rules.board.start,) * 2
    assert reason(game, state, "give tent from supply to A") == ("give.no-tent-left", "T2")
    assert reason(game, state, "pitch A") == ("pitch.no-tent", "T1")


def test_T2_an_abandoned_tent_is_gone() -> None:
    game, state = position(loads={"A": ("tent",), "B": ("tent",)})
    do(game, state, "abandon tent of A", "abandon tent of B")
    assert reason(game, state, "give tent from supply to A") == ("give.no-tent-left", "T2")


def test_T2_a_tent_put_back_in_base_camp_can_be_taken_again() -> None:
    game, state = position(loads={"A": ("tent",), "B": ("tent",)}, cards=("any1",))
    do(game, state, "give tent from A to supply", "use any1 for A")
    do(game, state, "give tent from supply to A", "pitch A")
    assert state.camps[0] == game.rules.board.start


def test_T2_another_players_tents_do_not_count() -> None:
    game, state = position()
    furnish(game, state, 1, camps=("w1", "w1"))
    assert "give tent from supply to A" in texts(game, state)


@pytest.mark.clause("T2", "W3")
def test_a_tent_is_pitched_where_weather_forbids_movement() -> None:
    game, state = position(
        weather="winter",
        today=("w3", 1),
        places=("sc1", "base"),
        loads={"A": ("tent", "tourist-2")},
        cards=("rope1/2", "rest1"),
    )
    do(game, state, "use rope1/2 for A up")
    assert reason(game, state, "move A to gs")[1] == "W3"
    do(game, state, "pitch A", "give tourist-2 from A to camp1")
    do(game, state, "use rest1 for camp1", "raise tourist-2 of camp1", "end")


def test_T3_a_camp_holds_any_number() -> None:
    game, state = position(
        places=("w1", "w1"),
        camps=("w1",),
        loads={
            "A": ("mountaineer-1",) * 4,
            "B": ("bottle",) * 3,
            "camp1": ("tourist-2",) * 20 + ("mountaineer-1",) * 20 + ("bottle",) * 20,
        },
    )
    do(game, state, *["give mountaineer-1 from A to camp1"] * 4)
    do(game, state, *["give bottle from B to camp1"] * 3)
    assert len(held(game, state, "camp1")) == 67


def test_T3_only_the_owner_uses_a_camp() -> None:
    game, state = position(
        places=("w1", "w1"), loads={"A": ("bottle", "mountaineer-2")}, cards=("rest1",)
    )
    furnish(game, state, 1, camps=("w1",), loads={"camp1": ("bottle", "tourist-2")})
    legal = texts(game, state)
    assert not [text for text in legal if "camp" in text]
    assert reason(game, state, "give bottle from A to camp1") == ("camp.not-pitched", "L1")
    assert reason(game, state, "give tourist-2 from camp1 to A") == ("camp.not-pitched", "L1")
    assert reason(game, state, "abandon bottle of camp1") == ("camp.not-pitched", "L1")
    assert reason(game, state, "use rest1 for camp1") == ("camp.not-pitched", "U5")


def test_T3_both_guides_use_both_camps() -> None:
    game, state = position(
        places=("w1", "w1"), camps=("w1", "w1"), loads={"camp1": ("bottle",) * 2, "camp2": ()}
    )
    legal = texts(game, state)
    assert {"give bottle from camp1 to A", "give bottle from camp1 to B"} <= legal
    do(game, state, "give bottle from camp1 to camp2")
    assert held(game, state, "camp2") == ["bottle"]


@pytest.mark.clause("T1", "K3")
def test_pitching_must_leave_the_risk_payable() -> None:
    game, state = position(
        places=("w1", "base"), loads={"A": ("tent",)}, cards=("any1", "any1"), risk=1
    )
    do(game, state, "use any1 for A")
    assert "pitch A" in texts(game, state)
    do(game, state, "settle with card any1", "pitch A", "end")
    game, state = position(places=("w1", "base"), loads={"A": ("tent",)}, cards=("any1",), risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "pitch A") == ("risk.unpayable-after", "K3")
