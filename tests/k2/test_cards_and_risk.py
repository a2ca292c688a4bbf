"""KC: how cards are used in K2, and the three ways to settle risk."""

from collections.abc import Sequence

import pytest

from everest.engine import bag
from tests.acting import chance, do, odds, place, play, points, reason, texts, unused
from tests.k2.positions import (
    choosing,
    end_turns,
    is_alive,
    level,
    position,
    standard_game,
)

FEW = ("any1", "any1", "any1")


# -- KC1: movement cards ----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "number"), [("any1", 1), ("any2", 2), ("any3", 3)])
@pytest.mark.parametrize(("piece", "other"), [("A", "B"), ("B", "A")])
def test_KC1_U1_a_movement_card_is_used_for_one_climber(
    card: str, number: int, piece: str, other: str
) -> None:
    game, state = position(places=("s02", "s02"), cards=(card,))
    do(game, state, f"use {card} for {piece}")
    assert points(state, piece) == (0, number, 0)
    assert points(state, other) == (0, 0, 0)
    assert not [text for text in texts(game, state) if text.startswith(f"move {other}")]
    assert reason(game, state, f"use {card} for {other}") == ("use.card-not-left", "KC1")
    assert reason(game, state, f"move {other} to s04") == ("move.too-expensive", "KM1")


def test_KC1_U1_cards_add_up_also_during_a_move() -> None:
    game, state = position(places=("s02", "base"), cards=("any1", "any2", "any1"))
    do(game, state, "use any1 for A", "move A to s04", "use any2 for A", "use any1 for A")
    assert points(state, "A") == (0, 3, 0)
    do(game, state, "move A to s06", "move A to s11", "end")
    assert place(game, state, "A", seat=0) == "s11"


def test_KC1_U2_points_serve_up_and_down_in_one_move() -> None:
    game, state = position(places=("s02", "base"), cards=("any3",))
    do(game, state, "use any3 for A", "move A to s04", "move A to s02", "move A to s03")
    assert points(state, "A") == (0, 0, 0)


@pytest.mark.parametrize(("card", "up", "down"), [("rope1/2", 1, 2), ("rope1/3", 1, 3)])
def test_KC1_U3_a_rope_gives_the_number_that_is_picked(card: str, up: int, down: int) -> None:
    game, state = position(places=("s04", "base"), cards=(card,))
    assert f"use {card} for A" not in game.actions.texts
    do(game, state, f"use {card} for A up")
    assert points(state, "A") == (up, 0, 0)
    assert "move A to s02" not in texts(game, state)
    assert "move A to s05" not in texts(game, state)
    assert reason(game, state, f"use {card} for A down") == ("use.card-not-left", "KC1")

    game, state = position(places=("s06", "base"), cards=(card,))
    do(game, state, f"use {card} for A down")
    assert points(state, "A") == (0, 0, down)
    assert {"move A to s04", "move A to s07"} == set(moves(texts(game, state)))


def test_KC1_U3_upward_points_of_rope_2_3() -> None:
    game, state = position(places=("s04", "base"), cards=("rope2/3",))
    do(game, state, "use rope2/3 for A up")
    assert moves(texts(game, state)) == ["move A to s06"]  # which costs 2
    do(game, state, "move A to s06")
    assert points(state, "A") == (0, 0, 0)


def moves(actions: set[str]) -> list[str]:
    return [text for text in actions if text.startswith("move")]


# -- KC1: acclimatization cards ---------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("where", ["base", "s11", "s26", "s27"])
def test_KC1_an_acclimatization_card_raises_the_level_of_one_climber(
    number: int, where: str
) -> None:
    card = f"rest{number}"
    game, state = position(places=(where, "s02"), levels=(2, 2), cards=(card,))
    do(game, state, f"use {card} for A")
    assert state.levels == (2 + number, 2, 1, 1)
    assert unused(game, state) == []
    assert reason(game, state, f"use {card} for B") == ("use.card-not-left", "KC1")


def test_KC1_several_acclimatization_cards_for_either_climber() -> None:
    game, state = position(places=("s20", "s02"), cards=("rest1", "rest1", "rest3"))
    do(game, state, "use rest1 for B", "use rest3 for A", "use rest1 for B")
    assert (level(state, "A"), level(state, "B")) == (4, 3)


def test_KC1_an_acclimatization_card_of_0_lifts_nobody() -> None:
    game, state = position(places=("s20", "s02"), levels=(2, 2), cards=("rest0",))
    for text in texts(game, state):
        if "rest0" in text:
            do(game, state, text)
    assert (level(state, "A"), level(state, "B")) == (2, 2)


def test_KC1_cards_that_are_not_used_are_lost() -> None:
    game, state = position(levels=(2, 2), cards=("rest3", "any3", "rope2/3"))
    do(game, state, "end")
    assert (state.seat, level(state, "A", seat=0), level(state, "B", seat=0)) == (1, 2, 2)
    assert points(state, "A") == points(state, "B") == (0, 0, 0)
    assert "any3" not in unused(game, state)  # these are the next player's own


@pytest.mark.parametrize("card", ["any2", "rest2"])
def test_KC1_a_card_that_was_not_played_cannot_be_used(card: str) -> None:
    game, state = position(cards=("any1",))
    assert reason(game, state, f"use {card} for A") == ("use.card-not-left", "KC1")


@pytest.mark.clause("KC1", "KH2")
def test_nothing_is_done_for_or_by_the_dead() -> None:
    game, state = position(places=(None, "s02"), levels=(0, 3), cards=("any3", "rest2", "rope1/2"))
    for text in (
        "use any3 for A",
        "use rest2 for A",
        "use rope1/2 for A down",
        "move A to s01",
        "pitch A",
        "settle with levels of A",
    ):
        assert reason(game, state, text) == ("climber.dead", "KH2")
    assert not [text for text in texts(game, state) if " A" in text]
    do(game, state, "use any3 for B", "use rest2 for B", "move B to s04")


# -- KC2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "card", "after"), [(5, "rest3", 8), (6, "rest1", 7)])
def test_KC2_a_level_may_pass_6_until_phase_4(before: int, card: str, after: int) -> None:
    game, state = position(places=("s11", "base"), levels=(before, 1), cards=(card,))
    do(game, state, f"use {card} for A")
    assert level(state, "A") == after
    do(game, state, "end")
    assert level(state, "A", seat=0) == after  # the other seat's turn is still phase 3
    end_turns(game, state)
    assert level(state, "A", seat=0) == 6


# -- the sums of phase 2 ----------------------------------------------------------------------


def sums_of(*hands: Sequence[str]) -> list[int]:
    game, state = choosing(seats=len(hands), hands=hands)
    state.events = []
    for seat, cards in enumerate(hands):
        play(game, state, seat, *cards)
    shown = [event.data["sum"] for event in state.events if event.kind == "cards-shown"]
    return [number for number in shown if isinstance(number, int)]


@pytest.mark.clause("R1", "R2", "KC3")
def test_the_example_of_the_rules() -> None:
    hands = (("any1", "any1", "rope1/3"), ("any1", "any3", "rest1"), ("any2", "rest2", "rest1"))
    assert sums_of(*hands) == [3, 4, 2]
    game, state = choosing(seats=3, hands=hands)
    for seat, cards in enumerate(hands):
        play(game, state, seat, *cards)
    assert game.to_act(state) == (1,)


@pytest.mark.clause("R1")
@pytest.mark.parametrize(
    ("cards", "total"),
    [
        (("any1", "any2", "any3"), 6),
        (("any3", "any3", "any2"), 8),
        (("rope1/2", "rope1/3", "rope2/3"), 4),
        (("rest0", "rest1", "rest2"), 0),
        (("rest3", "rope2/3", "any1"), 3),
    ],
)
def test_of_ropes_the_upward_points_count(cards: tuple[str, str, str], total: int) -> None:
    assert sums_of(cards, FEW) == [total, 3]


@pytest.mark.clause("R2", "R3")
def test_the_highest_takes_an_open_token_and_another_is_opened() -> None:
    game, state = choosing(hands=(("any3", "any3", "any1"), FEW))
    everything = state.open_tokens + state.token_bag
    state.open_tokens = bag.from_kinds([0, 1, 2])
    state.token_bag = everything - state.open_tokens
    play(game, state, 0, "any3", "any3", "any1")
    play(game, state, 1, *FEW)
    assert texts(game, state) == {"take 0", "take -1", "take -2"}
    do(game, state, "take -2")
    assert odds(game, state) == {"token 0": 3, "token -1": 10, "token -2": 4}
    chance(game, state, "token 0")
    assert sorted(game.view(state, None)["risk"]["open"]) == [-1, 0, 0]
    assert state.risk_left == 2


@pytest.mark.clause("R2")
def test_on_a_tie_nobody_takes_a_token() -> None:
    game, state = choosing(hands=(FEW, ("any1", "any2", "rest1")))
    play(game, state, 0, *FEW)
    play(game, state, 1, "any1", "any2", "rest1")
    view = game.view(state, None)
    assert (view["phase"], view["risk"]["taker"]) == ("actions", None)


# -- KC3 (a): movement points -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "left"), [("any1", []), ("any2", ["any2-left1"]), ("any3", ["any3-left2"])]
)
def test_KC3_a_movement_point_of_an_unused_card(card: str, left: list[str]) -> None:
    game, state = position(cards=(card,), risk=1)
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    do(game, state, f"settle with card {card}")
    assert unused(game, state) == left
    assert state.risk_left == 0
    do(game, state, "end")


def test_KC3_a_movement_point_of_a_card_in_use() -> None:
    game, state = position(places=("s02", "base"), cards=("any3",), risk=1)
    do(game, state, "use any3 for A", "move A to s04", "settle with any point of A")
    assert points(state, "A") == (0, 1, 0)
    do(game, state, "end")


@pytest.mark.parametrize(
    ("way", "before", "after"),
    [("up", (2, 0, 0), (1, 0, 0)), ("down", (0, 0, 3), (0, 0, 2))],
)
def test_KC3_of_a_rope_on_the_number_that_was_picked(
    way: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    other = "down" if way == "up" else "up"
    game, state = position(places=("s04", "s04"), cards=("rope2/3",), risk=1)
    do(game, state, f"use rope2/3 for B {way}")
    assert points(state, "B") == before
    assert reason(game, state, f"settle with {other} point of B") == (
        "settle.no-such-point",
        "KC3",
    )
    do(game, state, f"settle with {way} point of B")
    assert points(state, "B") == after


def test_KC3_a_point_of_the_other_climber_is_not_there() -> None:
    game, state = position(places=("s02", "s02"), cards=("any2",), risk=1)
    do(game, state, "use any2 for A")
    assert reason(game, state, "settle with any point of B") == ("settle.no-such-point", "KC3")


# -- KC3 (b): acclimatization points ----------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "left"), [("rest1", []), ("rest2", ["rest2-left1"]), ("rest3", ["rest3-left2"])]
)
def test_KC3_an_acclimatization_point_of_an_unused_card(card: str, left: list[str]) -> None:
    game, state = position(cards=(card,), risk=1)
    do(game, state, f"settle with card {card}")
    assert unused(game, state) == left
    assert (level(state, "A"), level(state, "B")) == (1, 1)
    do(game, state, "end")


@pytest.mark.clause("KC3", "Z4")
def test_the_rest_of_a_card_that_paid_may_be_used() -> None:
    game, state = position(levels=(2, 1), cards=("rest3", "any3"), risk=2)
    do(game, state, "settle with card rest3", "settle with card any3")
    do(game, state, "use rest3-left2 for A", "use any3-left2 for A")
    assert (level(state, "A"), points(state, "A")) == (4, (0, 2, 0))


def test_KC3_a_card_of_0_has_nothing_to_pay_with() -> None:
    game, state = position(cards=("rest0", "any1"), risk=1)
    settling = [text for text in texts(game, state) if text.startswith("settle")]
    assert settling == ["settle with card any1"]


# -- KC3 (c): levels --------------------------------------------------------------------------


def test_KC3_one_level_of_a_climber_that_has_moved() -> None:
    game, state = position(places=("s02", "s02"), levels=(3, 3), cards=("any1", "any1"), risk=1)
    do(game, state, "use any1 for A", "move A to s04", "settle with levels of A")
    assert (level(state, "A"), level(state, "B")) == (2, 3)
    do(game, state, "end")


def test_KC3_one_level_of_a_climber_that_was_given_points() -> None:
    game, state = position(levels=(3, 3), cards=("rest2", "any1"), risk=1)
    do(game, state, "use rest2 for B", "settle with levels of B")
    assert (level(state, "A"), level(state, "B")) == (3, 4)


@pytest.mark.clause("KC3", "KR3")
def test_a_climber_that_does_neither_cannot_pay_with_its_level() -> None:
    game, state = position(
        places=("s02", "s02"), levels=(3, 3), cards=("any2", "any1", "rest1"), risk=1
    )
    idle = ("settle.climber-idle", "KR3")
    for piece in ("A", "B"):
        assert reason(game, state, f"settle with levels of {piece}") == idle
    do(game, state, "use any2 for A")  # used, but the climber has not moved
    assert reason(game, state, "settle with levels of A") == idle
    do(game, state, "move A to s04")
    assert "settle with levels of A" in texts(game, state)
    assert reason(game, state, "settle with levels of B") == idle
    do(game, state, "use rest1 for B")
    assert "settle with levels of B" in texts(game, state)


def test_KC3_only_cards_of_this_turn_engage_a_climber() -> None:
    game, state = position(levels=(3, 3), cards=("rest2",), others={1: ("base", "base")})
    do(game, state, "use rest2 for A", "end")
    assert state.seat == 1
    assert state.engaged == 0


@pytest.mark.clause("KC3", "KH2")
def test_the_last_level_may_be_paid_and_is_fatal() -> None:
    game, state = position(places=("s13", "base"), levels=(1, 1), cards=("any1",), risk=1)
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A")
    assert not is_alive(state, "A")
    assert state.risk_left == 0


# -- several ways, and keeping risk payable ----------------------------------------------------


@pytest.mark.clause("KC3", "K2")
def test_two_points_in_two_ways() -> None:
    game, state = position(places=("s02", "s02"), levels=(3, 3), cards=("any2", "rest1"), risk=2)
    do(game, state, "use any2 for A", "move A to s04", "settle with any point of A")
    do(game, state, "settle with card rest1", "end")
    assert level(state, "A", seat=0) == 3

    game, state = position(places=("s02", "s02"), levels=(3, 3), cards=("any1", "rest1"), risk=2)
    do(game, state, "use any1 for A", "move A to s04", "use rest1 for B")
    do(game, state, "settle with levels of A", "settle with levels of B", "end")
    assert (level(state, "A", seat=0), level(state, "B", seat=0)) == (2, 3)


@pytest.mark.clause("KC3", "K2")
def test_both_points_from_one_climber() -> None:
    game, state = position(places=("s02", "base"), levels=(3, 1), cards=("any1",), risk=2)
    do(game, state, "use any1 for A", "move A to s04")
    do(game, state, "settle with levels of A", "settle with levels of A", "end")
    assert level(state, "A", seat=0) == 1


def test_KC3_without_risk_there_is_nothing_to_settle() -> None:
    game, state = position(cards=("any2", "rest1"))
    do(game, state, "use rest1 for A")
    for text in ("settle with card any2", "settle with any point of A", "settle with levels of A"):
        assert reason(game, state, text) == ("settle.nothing-due", "KC3")
    assert not [text for text in texts(game, state) if text.startswith("settle")]


@pytest.mark.clause("KC3", "K4")
def test_a_token_of_0_asks_for_nothing() -> None:
    game, state = position(cards=("any2",))
    state.taker, state.taken = 0, 0
    game.turn.begin_turn(state, 0)
    state.forget()
    assert state.risk_left == 0
    do(game, state, "end")


def test_KC3_points_that_are_gone_cannot_pay() -> None:
    game, state = position(cards=("any2",), risk=1)
    assert reason(game, state, "settle with card any1") == ("use.card-not-left", "K3")


@pytest.mark.clause("KC3", "K3")
def test_risk_must_stay_payable() -> None:
    # pitching engages nobody, so the last point is kept
    game, state = position(places=("s04", "base"), levels=(3, 3), cards=("any1",), risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "pitch A") == ("risk.unpayable-after", "K3")
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    do(game, state, "move A to s02", "settle with levels of A", "end")


@pytest.mark.clause("KC3", "K3")
def test_one_point_more_is_enough_to_pitch_before_paying() -> None:
    game, state = position(places=("s04", "base"), levels=(3, 3), cards=("any2",), risk=1)
    do(game, state, "use any2 for A", "pitch A", "settle with any point of A", "end")


@pytest.mark.clause("KC3", "K3")
@pytest.mark.parametrize(("mine", "legal"), [(2, True), (1, False)])
def test_levels_count_for_what_can_still_be_settled(mine: int, legal: bool) -> None:
    # the second step would leave the two points to the levels of the climber that has moved
    game, state = position(places=("s04", "base"), levels=(mine, 5), cards=("any2",), risk=2)
    do(game, state, "use any2 for A", "move A to s02")
    if legal:
        do(game, state, "move A to s01", "settle with levels of A", "settle with levels of A")
        assert not is_alive(state, "A")
    else:
        assert reason(game, state, "move A to s01") == ("risk.unpayable-after", "K3")
        do(game, state, "settle with any point of A", "settle with levels of A", "end")


@pytest.mark.clause("KC3", "R4", "KS3")
def test_only_the_taker_settles_and_in_its_own_turn() -> None:
    game, state = position(cards=("any1",), first_seat=0, seat=1, risk=1)
    game.turn.begin_turn(state, 0)
    state.forget()
    assert state.risk_left == 0
    do(game, state, "end")
    assert (state.seat, state.risk_left) == (1, 1)


def test_KC3_any_three_cards_can_pay_every_token() -> None:
    rules = standard_game().rules
    worth = sorted(max(rules.cards.points[4 * card : 4 * card + 4]) for card in rules.deck.listed)
    assert sum(worth[:3]) == 2 == -min(rules.token_values)
