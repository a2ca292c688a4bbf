"""E: the end, and who has won."""

from collections.abc import Sequence

import pytest

import everest
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import chance, do, held, play_until, position, reason, standard_game, texts


def last_round(
    scores: Sequence[int], track: Sequence[int] | None = None
) -> tuple[MountEverest, MountEverestState]:
    """The first turn of round 18; `track`: the pawns from left to right, if not by seats."""
    game, state = position(seats=len(scores), round=18, scores=scores)
    if track is not None:
        state.track = tuple(sorted(track, key=lambda seat: scores[seat]))
    return game, state


def finish(game: MountEverest, state: MountEverestState) -> None:
    while not game.is_over(state):
        do(game, state, "end")


# -- E1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_E1_the_game_ends_after_18_rounds(seats: int) -> None:
    game = standard_game(seats)
    state = chance(game, game.new_state())
    rounds = {state.round}
    while not game.is_over(state):
        play_until(game, state, "cards" if state.round < 18 else "over")
        rounds.add(state.round)
    assert rounds == set(range(1, 19))
    assert game.view(state, None)["phase"] == "over"


def test_E1_round_17_is_not_the_last() -> None:
    game, state = position(round=17)
    do(game, state, "end", "end")
    chance(game, state)
    assert not game.is_over(state)
    assert state.round == 18


def test_E1_every_player_has_a_turn_in_round_18() -> None:
    game, state = last_round((5, 5, 5))
    for seat in range(3):
        assert not game.is_over(state)
        assert game.to_act(state) == (seat,)
        do(game, state, "end")
    assert game.is_over(state)


def test_E1_clients_still_on_the_mountain_score_and_cost_nothing() -> None:
    game, state = position(
        round=18,
        places=("w2", "w3"),
        camps=("c2w",),
        loads={"A": ["tourist-3-summited"], "B": ["tourist-1"], "camp1": ["mountaineer-2"]},
    )
    finish(game, state)
    assert game.scores(state) == [5, 5]


def test_E1_H1_but_the_check_of_round_18_takes_place() -> None:
    game, state = position(
        round=18, places=("se", "base"), loads={"A": ["tourist-2"]}, scores=(9, 9)
    )
    finish(game, state)
    assert held(game, state, "A", 0) == []
    assert game.scores(state) == [5, 9]


def test_E1_Z11_there_is_no_phase_5_after_round_18() -> None:
    game, state = last_round((5, 5))
    hands = state.hand
    finish(game, state)
    assert state.round == 18
    assert state.first_seat == 0
    assert state.hand == hands
    assert game.to_act(state) == ()


def test_E1_nobody_acts_after_the_end() -> None:
    game, state = last_round((5, 5))
    finish(game, state)
    for seat in (0, 1, everest.CHANCE):
        assert texts(game, state, seat) == set()
        assert reason(game, state, "end", seat) == ("game.over", "E1")


# -- E2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "ranking", "returns"),
    [
        ((7, 12), [1, 0], [0.0, 1.0]),
        ((12, 7), [0, 1], [1.0, 0.0]),
        ((10, 7, 12), [2, 0, 1], [0.5, 0.0, 1.0]),
        ((1, 30, 8, 20, 9), [1, 3, 4, 2, 0], [0.0, 1.0, 0.25, 0.75, 0.5]),
    ],
)
def test_E2_the_highest_score_wins(
    scores: Sequence[int], ranking: list[int], returns: list[float]
) -> None:
    game, state = last_round(scores)
    finish(game, state)
    assert game.ranking(state) == ranking
    assert game.returns(state) == pytest.approx(returns)


def test_E2_there_is_no_result_before_the_end() -> None:
    game, state = last_round((7, 12))
    with pytest.raises(everest.NotReady):
        game.returns(state)
    assert game.ranking(state) == [1, 0]
    do(game, state, "end")
    with pytest.raises(everest.NotReady):
        game.returns(state)


# -- E3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "track", "ranking"),
    [
        ((8, 8), [0, 1], [0, 1]),
        ((8, 8), [1, 0], [1, 0]),
        ((8, 8, 8), [2, 0, 1], [2, 0, 1]),
        ((8, 9, 8), [2, 0, 1], [1, 2, 0]),
        ((8, 7, 8, 7), [3, 2, 1, 0], [2, 0, 3, 1]),
    ],
)
def test_E3_on_a_tie_whose_pawn_stands_further_left(
    scores: Sequence[int], track: Sequence[int], ranking: list[int]
) -> None:
    game, state = last_round(scores, track)
    finish(game, state)
    assert game.ranking(state) == ranking
    assert game.returns(state)[ranking[0]] == 1.0
    assert game.returns(state)[ranking[-1]] == 0.0
    assert len(set(game.returns(state))) == len(scores)


def test_E3_whoever_reached_the_score_first_wins() -> None:
    game, state = position(
        round=18, cards=("any2",), places=("hs", "base"), loads={"A": ["tourist-4"]}, scores=(5, 8)
    )
    do(game, state, "use any2 for A", "move A to summit")
    finish(game, state)
    assert game.scores(state) == [8, 8]
    assert game.ranking(state) == [1, 0]
    assert game.returns(state) == [0.0, 1.0]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_E3_S7_among_those_who_never_scored_the_order_of_the_setup(order: Sequence[int]) -> None:
    game = standard_game(3)
    state = do(game, game.new_state(), "first 0", *[f"pawn {seat}" for seat in order])
    play_until(game, state, "over")
    assert game.scores(state) == [5, 5, 5]
    assert game.ranking(state) == list(order)
