"""A: phase 3. Turns clockwise, and within a turn anything in any order."""

import itertools

import pytest

from tests.positions import (
    choosing,
    do,
    held,
    place,
    play,
    play_until,
    points,
    position,
    reason,
    texts,
    unused,
)


@pytest.mark.parametrize(
    ("first_seat", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_A1_turns_go_clockwise_from_the_first_player(first_seat: int, order: list[int]) -> None:
    game, state = position(seats=4, seat=first_seat)
    seen = []
    for _ in order:
        (seat,) = game.to_act(state)
        seen.append(seat)
        do(game, state, "end")
    assert seen == order
    assert game.view(state, None)["round"] == 2


def test_A1_after_the_cards_the_first_player_begins() -> None:
    game, state = choosing(seats=3, first_seat=1, hands=[["any1"] * 3] * 3)
    for seat in range(3):
        play(game, state, seat, "any1", "any1", "any1")
    assert game.to_act(state) == (1,)


@pytest.mark.parametrize("other", [1, 2])
def test_A1_only_the_player_whose_turn_it_is_acts(other: int) -> None:
    game, state = position(seats=3, cards=("any1",))
    for text in ("end", "use any1 for A", "give tent from supply to A"):
        assert reason(game, state, text, other) == ("turn.not-yours", "A1")


def test_A1_nobody_has_a_second_turn_in_a_round() -> None:
    game, state = position(seats=3)
    do(game, state, "end")
    assert reason(game, state, "end", 0) == ("turn.not-yours", "A1")


def test_A2_things_are_done_in_any_order() -> None:
    steps = (
        ("give tent from supply to A", "give bottle from supply to A"),
        ("use any1 for B", "move B to kala"),
        ("use rest1 for B",),
        ("settle with card any2",),
    )
    results = set()
    for order in itertools.permutations(steps):
        game, state = position(cards=("any1", "any2", "rest1"), risk=1)
        do(game, state, *itertools.chain(*order), "end")
        results.add((place(game, state, "B", 0), *held(game, state, "A", 0), game.to_act(state)))
    assert results == {("kala", "bottle", "tent", (1,))}


def test_A2_one_guide_then_the_other_then_the_first_again() -> None:
    game, state = position(cards=("any3", "any2"), places=("c1w", "c1e"))
    do(game, state, "use any3 for A", "use any2 for B")
    do(game, state, "move A to w2", "move B to w3", "move A to c2w", "move B to c2e")
    assert points(state, "A") == (0, 1, 0)
    assert points(state, "B") == (0, 0, 0)


def test_A2_a_card_may_be_used_when_its_guide_is_under_way() -> None:
    game, state = position(cards=("any1", "any2"), places=("sc1", "base"))
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to bal") == ("move.too-expensive", "M1")
    do(game, state, "move A to y1", "use any2 for A", "move A to sc1")
    assert points(state, "A") == (0, 1, 0)


def test_A2_nothing_is_compulsory() -> None:
    game, state = position(cards=("any3", "rope2/3", "rest3"))
    do(game, state, "end")
    assert game.to_act(state) == (1,)


@pytest.mark.parametrize("risk", [1, 2])
def test_A2_but_the_settling_of_risk(risk: int) -> None:
    game, state = position(cards=("any3", "rope2/3", "rest3"), risk=risk)
    for _ in range(risk):
        assert reason(game, state, "end") == ("end.risk-left", "K3")
        do(game, state, "settle with card any3" if state.risk_left == risk else
           "settle with card any3-left2")  # fmt: skip
    do(game, state, "end")


def test_A2_points_and_cards_not_used_are_lost() -> None:
    game, state = position(cards=("any3", "any1"), places=("w2", "base"))
    do(game, state, "use any3 for A", "move A to c2w", "end")
    assert state.unused  # the cards of the next player
    assert state.points == (0,) * 6
    play_until(game, state, "cards")
    assert not any(state.chosen)
    play_until(game, state, "actions")
    while state.seat != 0:
        do(game, state, "end")
    assert points(state, "A") == (0, 0, 0)
    assert reason(game, state, "move A to c2e") == ("move.not-neighbours", "M1")
    assert reason(game, state, "move A to w2") == ("move.too-expensive", "M1")


def test_A2_points_are_not_left_to_the_next_player() -> None:
    game, state = position(cards=("any3",), others={1: ("w2", "w3")})
    do(game, state, "use any3 for A", "end")
    assert not any(text.startswith("move") for text in texts(game, state))


def test_A2_each_player_uses_its_own_three_cards() -> None:
    hands = [("any1", "any1", "any2"), ("rope1/2", "any3", "down3")]
    game, state = choosing(hands=hands)
    for seat, cards in enumerate(hands):
        play(game, state, seat, *cards)
    assert unused(game, state) == ["any1", "any1", "any2"]
    do(game, state, "end")
    assert unused(game, state) == ["any3", "rope1/2", "down3"]
    assert reason(game, state, "use any1 for A") == ("use.card-not-left", "U1")
