"""Icefall tiles: turning them over, paying or going back, crevasses (I)."""

import random
from collections import Counter

import pytest

from everest.engine.actions import CHANCE
from tests.positions import (
    do,
    furnish,
    place,
    points,
    position,
    reason,
    refusal,
    texts,
    tile,
    turn_tile,
    unused,
)


@pytest.mark.clause("I1", "S5")
@pytest.mark.parametrize(
    ("origin", "space", "faces"),
    [
        ("base", "i3", {"tile cost1": 2, "tile cost2": 2, "tile crevasse": 1}),
        ("c1w", "j3", {"tile cost1": 2, "tile cost2": 3, "tile crevasse": 2}),
    ],
)
def test_a_tile_shows_one_of_the_faces_of_its_type(
    origin: str, space: str, faces: dict[str, int]
) -> None:
    game, state = position(places=(origin, "base"), cards=("any1",))
    do(game, state, "use any1 for A", f"move A to {space}")
    assert game.to_act(state) == (CHANCE,)
    outcomes = {game.text(action): weight for action, weight in game.chance_outcomes(state)}
    assert outcomes == faces
    assert points(state, "A") == (0, 0, 0)


def test_I1_what_was_turned_cannot_come_again() -> None:
    game, state = position(
        cards=("any1",), tiles={"i1": "crevasse", "i2": "cost1", "i4": "cost1", "j1": "cost1"}
    )
    do(game, state, "use any1 for A", "move A to i3")
    outcomes = {game.text(action): weight for action, weight in game.chance_outcomes(state)}
    assert outcomes == {"tile cost2": 2}
    error = refusal(game, state, "tile cost1")
    assert (error.code, error.clause) == ("chance.not-in-bag", "I1")


def test_I1_trying_costs_a_point_and_nobody_acts_before_the_tile_is_turned() -> None:
    game, state = position(cards=("any1", "any2"))
    assert reason(game, state, "move A to i1") == ("move.too-expensive", "M1")
    do(game, state, "use any2 for A", "move A to i1")
    assert points(state, "A") == (0, 1, 0)
    assert texts(game, state, seat=0) == set()
    assert reason(game, state, "use any1 for A", seat=0)[0] == "turn.chance-first"
    assert place(game, state, "A") == "base"


@pytest.mark.clause("I1", "I2", "I3", "I4")
@pytest.mark.parametrize(
    ("face", "then", "where", "left"),
    [
        ("cost1", (), "i2", 1),
        ("cost2", ("pay",), "i2", 0),
        ("cost2", ("back",), "base", 1),
        ("crevasse", (), "base", 1),
    ],
)
def test_each_face(face: str, then: tuple[str, ...], where: str, left: int) -> None:
    game, state = position(cards=("any2",))
    do(game, state, "use any2 for A", "move A to i2", f"tile {face}", *then)
    assert place(game, state, "A") == where
    assert points(state, "A") == (0, left, 0)
    assert tile(game, state, "i2") == face
    do(game, state, "end")
    # the tile stays open
    assert tile(game, state, "i2") == face


@pytest.mark.clause("I1", "I2", "I3", "I4")
@pytest.mark.parametrize(("face", "cost"), [("cost1", 1), ("cost2", 2), ("crevasse", None)])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_open_tile_costs_what_it_shows_for_everybody(
    face: str, cost: int | None, seat: int
) -> None:
    game, state = position(seat=seat, cards=("any1", "any2"), tiles={"i2": face})
    do(game, state, "use any1 for A", "use any2 for B")
    if cost is None:
        assert reason(game, state, "move A to i2") == ("move.crevasse", "I4")
        assert reason(game, state, "move B to i2") == ("move.crevasse", "I4")
        return
    do(game, state, "move B to i2")
    assert points(state, "B") == (0, 2 - cost, 0)
    assert game.to_act(state) == (seat,)
    if cost == 1:
        do(game, state, "move A to i2")
    else:
        error = refusal(game, state, "move A to i2")
        assert (error.code, error.clause, error.params["cost"]) == ("move.too-expensive", "M1", 2)


@pytest.mark.clause("I2", "I3")
@pytest.mark.parametrize(("face", "cost"), [("cost1", 1), ("cost2", 2)])
def test_an_open_tile_costs_the_same_from_above(face: str, cost: int) -> None:
    game, state = position(places=("c1w", "base"), cards=("down2",), tiles={"j2": face})
    do(game, state, "use down2 for A", "move A to j2")
    assert points(state, "A") == (0, 0, 2 - cost)


# -- I3: the second point ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "space", "uses", "legal"),
    [
        ("base", "i2", ("use any2 for A",), True),
        ("base", "i2", ("use any1 for A",), False),
        ("base", "i2", ("use rope2/3 for A up",), True),
        ("base", "i2", ("use rope1/3 for A up",), False),
        ("base", "i2", ("use rope1/3 for A up", "use any1 for A"), True),
        ("base", "i2", ("use rope1/3 for A up", "use rope1/2 for A up"), True),
        ("base", "i2", ("use any1 for A", "use down2 for A"), False),
        ("base", "i2", ("use any1 for A", "use any1 for B"), False),
        ("c1w", "j2", ("use down2 for A",), True),
        ("c1w", "j2", ("use any1 for A", "use rope2/3 for A up"), False),
        ("c1w", "j2", ("use rope1/2 for A down",), True),
    ],
)
def test_I3_the_second_point_is_of_the_same_direction_or_of_any(
    origin: str, space: str, uses: tuple[str, ...], legal: bool
) -> None:
    cards = tuple(use.split()[1] for use in uses)
    game, state = position(places=(origin, "base"), cards=cards)
    do(game, state, *uses, f"move A to {space}", "tile cost2")
    if legal:
        do(game, state, "pay")
        assert place(game, state, "A") == space
        assert sum(points(state, "A")) == sum_of(uses) - 2
    else:
        assert reason(game, state, "pay") == ("tile.cannot-pay", "I3")
        do(game, state, "back")
        assert place(game, state, "A") == origin


def sum_of(uses: tuple[str, ...]) -> int:
    """Points of A: the number that each use names, of a rope the one of its direction."""
    total = 0
    for use in uses:
        _, card, _, guide, *way = use.split()
        if guide == "A":
            numbers = card.removeprefix("rope").removeprefix("any").removeprefix("down").split("/")
            total += int(numbers[1] if way == ["down"] else numbers[0])
    return total


def test_I3_a_further_card_may_pay_the_second_point() -> None:
    game, state = position(cards=("any1", "rope1/2"))
    do(game, state, "use any1 for A", "move A to i2", "tile cost2")
    assert "pay" not in texts(game, state)
    do(game, state, "use rope1/2 for A up", "pay", "end")
    assert place(game, state, "A", seat=0) == "i2"


def test_I3_a_further_downward_point_does_not_pay_upward() -> None:
    game, state = position(cards=("any1", "rope1/2"))
    do(game, state, "use any1 for A", "move A to i2", "tile cost2", "use rope1/2 for A down")
    assert reason(game, state, "pay") == ("tile.cannot-pay", "I3")


def test_I3_who_could_pay_may_still_go_back() -> None:
    game, state = position(cards=("any3",))
    do(game, state, "use any3 for A", "move A to i2", "tile cost2")
    assert {"pay", "back"} <= texts(game, state)
    do(game, state, "back")
    assert points(state, "A") == (0, 2, 0)
    # the tile is open now: entering costs 2 at once
    do(game, state, "move A to i2")
    assert (place(game, state, "A"), points(state, "A")) == ("i2", (0, 0, 0))


@pytest.mark.parametrize("action", ["pay", "back"])
def test_I3_there_is_nothing_to_pay_elsewhere(action: str) -> None:
    game, state = position(cards=("any3",), tiles={"i1": "cost2"})
    do(game, state, "use any3 for A")
    assert reason(game, state, action) == ("tile.none-turned", "I3")


# -- I4, I5 -----------------------------------------------------------------------------------


def test_I4_a_crevasse_stays_closed_on_later_days_and_from_all_sides() -> None:
    game, state = position(cards=("any3",))
    do(game, state, "use any3 for A", "move A to i2", "tile crevasse")
    assert reason(game, state, "move A to i2") == ("move.crevasse", "I4")
    do(game, state, "end")
    assert state.seat == 1
    furnish(game, state, 1, places=("j2", "j3"))
    turn_tile(game, state, "j2", "cost1")
    turn_tile(game, state, "j3", "cost1")
    do(game, state, "use any1 for A", "use any1 for B")
    assert "move A to i1" in texts(game, state)
    for piece in "AB":
        assert reason(game, state, f"move {piece} to i2") == ("move.crevasse", "I4")


def test_I4_a_crevasse_takes_the_point_that_was_paid() -> None:
    game, state = position(places=("c1w", "base"), cards=("rope1/2",))
    do(game, state, "use rope1/2 for A down", "move A to j4", "tile crevasse")
    assert (place(game, state, "A"), points(state, "A")) == ("c1w", (0, 0, 1))


@pytest.mark.parametrize("outcome", [("tile crevasse",), ("tile cost2", "back")])
def test_I5_after_going_back_the_turn_goes_on(outcome: tuple[str, ...]) -> None:
    game, state = position(loads={"A": ("tent",)}, cards=("any2", "any1", "any3"))
    do(game, state, "use any2 for A", "move A to i2", *outcome)
    assert points(state, "A") == (0, 1, 0)
    assert state.seat == 0
    legal = texts(game, state)
    assert {"move A to i1", "move A to kala", "pitch A", "use any1 for B", "end"} <= legal
    do(game, state, "move A to i1", "tile cost1", "use any1 for A", "move A to j1", "tile cost2")
    do(game, state, "use any3 for A", "pay")
    assert place(game, state, "A") == "j1"


def test_I5_going_back_is_possible_without_points() -> None:
    game, state = position(cards=("any1",))
    do(game, state, "use any1 for A", "move A to i2", "tile cost2")
    assert unused(game, state) == []
    assert texts(game, state) == {"back"}
    do(game, state, "back", "end")
    assert place(game, state, "A", seat=0) == "base"


@pytest.mark.clause("I1", "S5")
@pytest.mark.parametrize("seed", range(5))
def test_all_tiles_together_are_those_of_the_box(seed: int) -> None:
    rng = random.Random(seed)
    found: dict[str, str] = {}
    for space in ("i1", "i2", "i3", "i4", "i5", "j1", "j2", "j3", "j4", "j5", "j6", "j7"):
        above = "c1w" if space < "j5" else "c1e"
        origin = "base" if space < "j" else above
        game, state = position(places=(origin, "base"), cards=("any1",), tiles=found)
        do(game, state, "use any1 for A", f"move A to {space}")
        actions, weights = zip(*game.chance_outcomes(state), strict=True)
        found[space] = game.text(rng.choices(actions, weights)[0]).removeprefix("tile ")
    first = Counter(face for space, face in found.items() if space < "j")
    second = Counter(face for space, face in found.items() if space > "j")
    assert first == {"cost1": 2, "cost2": 2, "crevasse": 1}
    assert second == {"cost1": 2, "cost2": 3, "crevasse": 2}
