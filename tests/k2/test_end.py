"""KE: the end of the game, and who has won."""

from collections.abc import Sequence

import pytest

from tests.acting import chance, do, play_until, reason
from tests.k2.positions import Pair, end_turns, furnish, position

Summits = Sequence[tuple[int, str]]


def final(
    *scores: Pair, summits: Summits = (), round: int = 18, levels: Pair = (1, 1)
) -> tuple[list[int], list[int], list[float]]:
    """The seats in order, their ranks and returns, after the last night in base camp."""
    seats = len(scores)
    game, state = position(seats=seats, round=round, scores=scores[0], summits=summits)
    for seat in range(seats):
        furnish(game, state, seat, scores=scores[seat], levels=levels)
    end_turns(game, state)
    assert game.is_over(state)
    return game.ranking(state), game.ranks(state), game.returns(state)


# -- KE1: the end -----------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "over"), [(16, False), (17, False), (18, True)])
def test_KE1_the_game_ends_after_round_18(round: int, over: bool) -> None:
    game, state = position(round=round)
    do(game, state, "end")
    assert not game.is_over(state)
    do(game, state, "end")
    assert game.is_over(state) == over
    if not over:
        chance(game, state)
        assert state.round == round + 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_KE1_a_match_has_eighteen_rounds(seats: int) -> None:
    game, state = position(seats=seats)
    play_until(game, state, "over")
    assert state.round == 18
    assert game.scores(state) == [2] * seats


def test_KE1_the_check_of_the_last_day_still_counts() -> None:
    game, state = position(round=18, places=("s26", "base"), levels=(2, 1), scores=(10, 1))
    end_turns(game, state)
    assert game.is_over(state)
    assert game.scores(state) == [2, 2]


def test_KE1_who_is_still_up_there_keeps_the_points() -> None:
    game, state = position(round=18, places=("s26", "s25"), levels=(3, 3))
    end_turns(game, state)
    assert game.scores(state) == [13, 2]


def test_KE1_after_the_end_nothing_is_done() -> None:
    game, state = position(round=18)
    end_turns(game, state)
    assert game.to_act(state) == ()
    assert reason(game, state, "end", seat=0) == ("game.over", "KE1")


# -- KE1: the sums ----------------------------------------------------------------------------


def test_KE1_both_climbers_scores_are_added_and_the_highest_sum_wins() -> None:
    ranking, ranks, returns = final((7, 3), (6, 6), (10, 1))
    assert (ranking, ranks) == ([1, 2, 0], [3, 1, 2])
    assert returns == [0.0, 1.0, 0.5]


def test_KE1_the_summit_does_not_matter_without_a_tie() -> None:
    ranking, ranks, _ = final((10, 1), (6, 6), summits=[(0, "A")])
    assert (ranking, ranks) == ([1, 0], [2, 1])


# -- KE1: ties --------------------------------------------------------------------------------


@pytest.mark.clause("KE1", "KV2")
@pytest.mark.parametrize(
    ("summits", "ranks"),
    [
        ([(0, "A"), (1, "A")], [1, 2]),
        ([(1, "A"), (0, "A")], [2, 1]),
        ([(1, "A"), (0, "B"), (0, "A")], [2, 1]),
        ([(0, "B"), (1, "A"), (0, "A")], [1, 2]),
    ],
)
def test_on_a_tie_the_first_on_the_summit_wins(summits: Summits, ranks: list[int]) -> None:
    assert final((10, 10), (10, 10), summits=summits)[1] == ranks


@pytest.mark.clause("KE1", "KV2")
def test_on_a_tie_one_summit_beats_none() -> None:
    # 10 + 2 against 6 + 6
    assert final((10, 2), (6, 6), summits=[(0, "A")])[1] == [1, 2]
    assert final((6, 6), (2, 10), summits=[(1, "B")])[1] == [2, 1]


@pytest.mark.clause("KE1", "KV2")
def test_only_the_tied_are_compared() -> None:
    # seat 1 was first on the summit, but is behind
    ranks = final((10, 5), (10, 1), (5, 10), summits=[(1, "A"), (2, "B"), (0, "A")])[1]
    assert ranks == [2, 3, 1]


def test_KE1_a_tie_without_summits_is_a_draw() -> None:
    ranking, ranks, returns = final((6, 5), (5, 6), (7, 4))
    assert (ranking, ranks) == ([0, 1, 2], [1, 1, 1])
    assert returns == [0.5, 0.5, 0.5]


def test_KE1_a_draw_behind_the_winner() -> None:
    ranks, returns = final((6, 5), (7, 5), (7, 4))[1:]
    assert ranks == [2, 1, 2]
    assert returns == [0.25, 1.0, 0.25]


def test_KE1_a_draw_for_the_first_place() -> None:
    ranks, returns = final((6, 5), (7, 1), (7, 4))[1:]
    assert ranks == [1, 3, 1]
    assert returns == [0.75, 0.0, 0.75]


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_KE1_the_order_of_seats_decides_nothing(first_seat: int) -> None:
    game, state = position(seats=3, round=18, seat=first_seat)
    end_turns(game, state)
    assert game.ranks(state) == [1, 1, 1]


def test_KE1_everybody_is_told() -> None:
    game, state = position(round=18, scores=(6, 5))
    state.events = []
    end_turns(game, state)
    told = [event.data for event in state.events if event.kind == "game-over"]
    assert told == [{"ranking": [0, 1], "ranks": [1, 2], "scores": [11, 2]}]
