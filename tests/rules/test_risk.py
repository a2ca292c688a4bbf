"""R: phase 2. Who plays the most movement points takes a risk token."""

from collections.abc import Sequence

import pytest

from everest.engine import bag
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import chance, choosing, do, odds, play, play_until, reason, texts

FEW = ("any1", "any1", "any1")


def shown(
    *hands: Sequence[str], first_seat: int = 0
) -> tuple[MountEverest, MountEverestState, list[int]]:
    """Each seat has played these three cards; with the sums that everybody was told."""
    game, state = choosing(seats=len(hands), hands=hands, first_seat=first_seat)
    state.events = []
    for seat, cards in enumerate(hands):
        play(game, state, seat, *cards)
    sums = [event.data["sum"] for event in state.events if event.kind == "cards-shown"]
    return game, state, [number for number in sums if isinstance(number, int)]


def open_tokens(game: MountEverest, state: MountEverestState) -> list[int]:
    return game.view(state, None)["risk"]["open"]


def with_open(state: MountEverestState, *kinds: int) -> None:
    """Let these tokens lie open instead: kinds 0, 1 and 2 are worth 0, -1 and -2."""
    everything = state.open_tokens + state.token_bag
    state.open_tokens = bag.from_kinds(list(kinds))
    state.token_bag = everything - state.open_tokens


# -- R1 ---------------------------------------------------------------------------------------


def test_R1_R2_the_example_of_the_rules() -> None:
    game, state, sums = shown(
        ("any1", "any1", "rope1/3"),
        ("any1", "any3", "rest1"),
        ("any2", "rest2", "rest1"),
    )
    assert sums == [3, 4, 2]
    assert game.to_act(state) == (1,)


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        (("any1", "any2", "any3"), 6),
        (("any3", "any3", "any3-loss1"), 9),
        (("rope1/2", "rope1/3", "rope2/3"), 4),
        (("down2", "down3", "any1"), 1),
        (("down2", "down3", "rope2/3"), 2),
        (("rest1", "rest2", "rest3"), 0),
        (("rest3", "down3", "any2"), 2),
        (("any3-loss1", "any3-loss1", "rest3"), 6),
    ],
)
def test_R1_sums_count_upward_points_of_ropes_and_no_acclimatization(
    cards: tuple[str, str, str], total: int
) -> None:
    _, _, sums = shown(cards, FEW)
    assert sums == [total, 3]


# -- R2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("taker", [0, 1, 2])
@pytest.mark.parametrize("first_seat", [0, 2])
def test_R2_only_the_highest_takes_whoever_is_first(taker: int, first_seat: int) -> None:
    hands = [("any1", "any2", "any2") if seat == taker else FEW for seat in range(3)]
    game, state, _ = shown(*hands, first_seat=first_seat)
    assert game.to_act(state) == (taker,)
    assert reason(game, state, "take -1", (taker + 1) % 3) == ("turn.not-yours", "R2")


@pytest.mark.parametrize(
    "hands",
    [
        (("any3", "any1", "any1"), ("any2", "any2", "any1"), FEW),
        (FEW, ("any3", "any1", "down2"), ("any3", "any1", "down2")),
        (FEW, FEW, FEW),
        (("down2", "down3", "rest1"), ("rest1", "rest2", "rest3"), ("rest1", "down3", "rest3")),
    ],
)
def test_R2_on_a_tie_for_the_highest_nobody_takes_one(hands: Sequence[Sequence[str]]) -> None:
    game, state, _ = shown(*hands)
    view = game.view(state, None)
    assert view["phase"] == "actions"
    assert view["risk"]["taker"] is None
    assert len(view["risk"]["open"]) == 3
    for _ in range(3):
        assert "end" in texts(game, state)
        do(game, state, "end")


def test_R2_a_tie_below_the_highest_does_not_matter() -> None:
    game, state, sums = shown(FEW, ("any3", "any3", "any1"), FEW)
    assert sums == [3, 7, 3]
    assert game.to_act(state) == (1,)


def test_R2_the_taker_has_the_choice_of_the_open_tokens() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 0, 1, 2)
    assert texts(game, state) == {"take 0", "take -1", "take -2"}
    do(game, state, "take -1")
    chance(game, state)
    risk = game.view(state, None)["risk"]
    assert (risk["taker"], risk["taken"]) == (0, -1)


def test_R2_only_what_lies_open_can_be_taken() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 1, 2, 2)
    assert texts(game, state) == {"take -1", "take -2"}
    assert reason(game, state, "take 0") == ("take.not-open", "R2")


def test_R2_taking_is_compulsory() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    for text in ("end", "use any1 for A", "play any1"):
        assert reason(game, state, text) == ("phase.take-token-first", "R2")


# -- R3 ---------------------------------------------------------------------------------------


def test_R3_another_token_is_opened() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 0, 0, 2)
    do(game, state, "take -2")
    assert odds(game, state) == {"token 0": 2, "token -1": 11, "token -2": 4}
    do(game, state, "token -1")
    assert sorted(open_tokens(game, state)) == [-1, 0, 0]
    assert game.to_act(state) == (0,)


def test_R3_one_token_in_a_round_only() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 0, 1, 2)
    do(game, state, "take 0", "token 0")
    assert reason(game, state, "take -1") == ("phase.not-in-a-turn", "A2")


def test_R3_a_used_token_is_out_of_the_game() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 0, 1, 2)
    do(game, state, "take -2", "token 0")
    play_until(game, state, "cards")
    risk = game.view(state, None)["risk"]
    assert sorted(risk["open"] + risk["face_down"]) == [-2] * 4 + [-1] * 11 + [0] * 4
    assert (risk["taker"], risk["taken"]) == (None, None)


@pytest.mark.parametrize("left", [0, 1])
def test_R3_with_none_left_fewer_lie_open(left: int) -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 0, 1, 2)
    state.token_bag = bag.from_kinds([1] * left)
    do(game, state, "take -2")
    chance(game, state)
    assert len(open_tokens(game, state)) == 2 + left
    assert not state.token_bag


def test_R3_18_rounds_with_a_token_each_leave_2_of_20() -> None:
    game, state = choosing()
    names = game.rules.cards.ids
    for round in range(1, 19):
        assert len(open_tokens(game, state)) == 3
        first, second = [bag.from_kinds([names.index(card)] * 3) for card in ("any3", "any1")]
        state.hand = (first, second)
        play(game, state, 0, "any3", "any3", "any3")
        play(game, state, 1, "any1", "any1", "any1")
        play_until(game, state, "actions")
        assert (state.open_tokens + state.token_bag).total == 20 - round
        play_until(game, state, "cards" if round < 18 else "over")
    assert len(open_tokens(game, state)) == 2
    assert not state.token_bag


# -- R4 ---------------------------------------------------------------------------------------


def test_R4_the_value_is_paid_in_the_takers_own_turn() -> None:
    game, state, _ = shown(FEW, ("any3", "any3", "any1"), FEW)
    with_open(state, 1, 2, 2)
    do(game, state, "take -2", "token 0")
    assert (state.seat, state.risk_left) == (0, 0)
    do(game, state, "end")
    assert (state.seat, state.risk_left) == (1, 2)
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    do(game, state, "settle with card any1", "settle with card any3", "end")
    assert (state.seat, state.risk_left) == (2, 0)
    assert "end" in texts(game, state)


def test_R4_taking_a_token_costs_nothing_yet() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 2, 2, 2)
    do(game, state, "take -2", "token 0")
    assert game.scores(state) == [5, 5]
    assert state.unused.total == 3


def test_R4_nothing_is_carried_over_to_the_next_round() -> None:
    game, state, _ = shown(("any3", "any3", "any1"), FEW)
    with_open(state, 2, 2, 2)
    do(game, state, "take -2", "token 0")
    play_until(game, state, "cards")
    names = game.rules.cards.ids
    state.hand = (bag.from_kinds([names.index("any1")] * 3),) * 2
    play(game, state, 0, *FEW)
    play(game, state, 1, *FEW)
    for _ in range(2):
        assert state.risk_left == 0
        do(game, state, "end")
