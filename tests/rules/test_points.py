"""V: points. For the summit, for coming home, and for the dead; and the score track."""

from collections.abc import Sequence

import pytest

from tests.positions import do, held, place, position, reason

# -- V1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clients", "gain"),
    [
        ([], 0),
        (["mountaineer-1"], 2),
        (["tourist-1"], 3),
        (["mountaineer-1", "mountaineer-3", "tourist-2", "tourist-2"], 10),
        (["mountaineer-2-summited", "tourist-2-summited"], 0),
        (["mountaineer-2-summited", "mountaineer-2", "tourist-3"], 5),
    ],
)
def test_V1_clients_who_reach_the_summit_score_at_once(clients: Sequence[str], gain: int) -> None:
    game, state = position(cards=("any2",), places=("hs", "base"), loads={"A": clients})
    do(game, state, "use any2 for A", "move A to summit")
    assert game.scores(state) == [5 + gain, 5]
    assert all(name.endswith("-summited") for name in held(game, state, "A"))
    assert len(held(game, state, "A")) == len(clients)


def test_V1_a_client_summits_once() -> None:
    game, state = position(
        cards=("any3", "any3"), places=("hs", "base"), loads={"A": ["tourist-2"]}
    )
    do(game, state, "use any3 for A", "use any3 for A", "move A to summit")
    assert game.scores(state) == [8, 5]
    do(game, state, "move A to hs", "move A to summit")
    assert game.scores(state) == [8, 5]


def test_V1_clients_of_the_guide_below_do_not_score() -> None:
    game, state = position(
        cards=("any2",), places=("hs", "se"), loads={"A": ["tourist-2"], "B": ["tourist-2"]}
    )
    do(game, state, "use any2 for A", "move A to summit")
    assert game.scores(state) == [8, 5]
    assert held(game, state, "B") == ["tourist-2"]


def test_V1_the_space_below_the_summit_is_not_the_summit() -> None:
    game, state = position(cards=("any2",), places=("se", "base"), loads={"A": ["tourist-2"]})
    do(game, state, "use any2 for A", "move A to hs")
    assert game.scores(state) == [5, 5]
    assert held(game, state, "A") == ["tourist-2"]


def test_V1_running_over_the_summit_counts_and_the_turn_goes_on() -> None:
    game, state = position(
        cards=("any2", "rope2/3"), places=("hs", "base"), loads={"A": ["mountaineer-2"]}
    )
    do(game, state, "use any2 for A", "use rope2/3 for A down", "move A to summit", "move A to hs")
    assert game.scores(state) == [7, 5]
    assert place(game, state, "A") == "hs"


# -- V2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clients", "gain", "left"),
    [
        ([], 0, []),
        (["mountaineer-1-summited"], 2, []),
        (["tourist-4-summited"], 3, []),
        (["mountaineer-1-summited", "tourist-2-summited", "tourist-2-summited"], 8, []),
        (["mountaineer-1", "tourist-2"], 0, ["mountaineer-1", "tourist-2"]),
        (["mountaineer-1", "tourist-2-summited"], 3, ["mountaineer-1"]),
    ],
)
def test_V2_clients_who_have_summited_score_and_leave_in_base_camp(
    clients: Sequence[str], gain: int, left: Sequence[str]
) -> None:
    game, state = position(cards=("any1",), places=("kala", "kala"), loads={"A": clients})
    do(game, state, "use any1 for A", "move A to base")
    assert game.scores(state) == [5 + gain, 5]
    assert held(game, state, "A") == list(left)


def test_V2_it_happens_on_arrival_and_the_turn_goes_on() -> None:
    game, state = position(
        cards=("any2",), places=("kala", "w3"), loads={"A": ["tourist-1-summited"] * 4}
    )
    do(game, state, "use any2 for A", "move A to base")
    assert game.scores(state) == [17, 5]
    do(game, state, "give tourist-1 from supply to A", "move A to kala")
    assert held(game, state, "A") == ["tourist-1"]
    assert place(game, state, "A") == "kala"


def test_V2_clients_who_have_summited_score_nowhere_else() -> None:
    game, state = position(
        cards=("any2",), places=("w2", "w3"), loads={"A": ["tourist-1-summited"]}
    )
    do(game, state, "use any2 for A", "move A to c1w")
    assert game.scores(state) == [5, 5]
    assert held(game, state, "A") == ["tourist-1-summited"]


def test_V2_only_clients_with_the_guide_that_arrives() -> None:
    game, state = position(
        cards=("any1",),
        places=("kala", "kala"),
        loads={"A": ["tourist-1-summited"], "B": ["tourist-2-summited"]},
    )
    do(game, state, "use any1 for A", "move A to base")
    assert game.scores(state) == [8, 5]
    assert held(game, state, "B") == ["tourist-2-summited"]


# -- V3 ---------------------------------------------------------------------------------------


def test_V3_arrival_on_the_summit_changes_no_level() -> None:
    clients = ["mountaineer-1", "mountaineer-4", "tourist-1", "tourist-6"]
    game, state = position(cards=("any2",), places=("hs", "base"), loads={"A": clients})
    do(game, state, "use any2 for A", "move A to summit")
    assert held(game, state, "A") == [f"{name}-summited" for name in clients]


def test_V3_H1_but_staying_there_does() -> None:
    game, state = position(cards=("any2",), places=("hs", "base"), loads={"A": ["mountaineer-4"]})
    do(game, state, "use any2 for A", "move A to summit", "end", "end")
    assert held(game, state, "A", 0) == ["mountaineer-2-summited"]


# -- V4 ---------------------------------------------------------------------------------------

LOSSES = [("mountaineer-1", 3), ("tourist-1", 4), ("mountaineer-1-summited", 3),
          ("tourist-1-summited", 4)]  # fmt: skip


@pytest.mark.parametrize(("client", "loss"), LOSSES)
def test_V4_death_by_a_card(client: str, loss: int) -> None:
    game, state = position(
        cards=("any3-loss1",), places=("w2", "base"), loads={"A": [client]}, scores=(20, 5)
    )
    do(game, state, "use any3-loss1 for A")
    assert game.scores(state) == [20 - loss, 5]
    assert held(game, state, "A") == []


@pytest.mark.parametrize(("client", "loss"), LOSSES)
def test_V4_death_by_risk(client: str, loss: int) -> None:
    game, state = position(
        cards=("any1",), places=("w2", "base"), loads={"A": [client]}, scores=(20, 5), risk=1
    )
    do(game, state, "use any1 for A", "settle with levels of A")
    assert game.scores(state) == [20 - loss, 5]
    assert held(game, state, "A") == []


@pytest.mark.parametrize(("client", "loss"), LOSSES)
@pytest.mark.parametrize("holder", ["A", "camp1"])
def test_V4_death_in_the_check(client: str, loss: int, holder: str) -> None:
    # the summit takes 2 levels, a camp there gives 1
    game, state = position(
        places=("summit", "base"), camps=("summit",), loads={holder: [client]}, scores=(20, 5)
    )
    do(game, state, "end", "end")
    assert game.scores(state) == [20 - loss, 5]
    assert held(game, state, holder, 0) == []


@pytest.mark.parametrize(("client", "loss"), [*LOSSES, ("tourist-6", 4), ("mountaineer-6", 3)])
@pytest.mark.parametrize("holder", ["A", "camp1"])
def test_V4_an_abandoned_client_dies(client: str, loss: int, holder: str) -> None:
    game, state = position(
        places=("w2", "base"), camps=("w2",), loads={holder: [client]}, scores=(20, 5)
    )
    do(game, state, f"abandon {client} of {holder}")
    assert game.scores(state) == [20 - loss, 5]
    assert held(game, state, holder) == []


def test_V4_every_dead_client_costs_its_points() -> None:
    game, state = position(
        cards=("any3-loss1",),
        places=("w2", "base"),
        loads={"A": ["mountaineer-1", "mountaineer-1", "tourist-1", "tourist-2"]},
        scores=(20, 5),
    )
    do(game, state, "use any3-loss1 for A")
    assert game.scores(state) == [20 - 3 - 3 - 4, 5]
    assert held(game, state, "A") == ["tourist-1"]


def test_V4_who_summited_and_died_has_scored_the_summit_all_the_same() -> None:
    game, state = position(cards=("any2",), places=("hs", "base"), loads={"A": ["tourist-2"]})
    do(game, state, "use any2 for A", "move A to summit", "end", "end")
    assert game.scores(state) == [5 + 3 - 4, 5]
    assert held(game, state, "A", 0) == []


def test_V4_a_client_put_back_in_base_camp_costs_nothing() -> None:
    game, state = position(loads={"A": ["tourist-1"]})
    do(game, state, "give tourist-1 from A to supply")
    assert game.scores(state) == [5, 5]


# -- V5 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(8, 4), (5, 1), (4, 1), (2, 1), (1, 1)])
def test_V5_a_score_never_falls_below_1(before: int, after: int) -> None:
    game, state = position(places=("w2", "base"), loads={"A": ["tourist-2"]}, scores=(before, 5))
    do(game, state, "abandon tourist-2 of A")
    assert game.scores(state) == [after, 5]


def test_V5_what_was_ignored_is_not_owed() -> None:
    game, state = position(
        cards=("any2",),
        places=("hs", "w2"),
        loads={"A": ["tourist-2"], "B": ["mountaineer-2"]},
        scores=(2, 5),
    )
    do(game, state, "abandon mountaineer-2 of B", "use any2 for A", "move A to summit")
    assert game.scores(state) == [4, 5]


def test_V5_so_the_order_matters() -> None:
    game, state = position(
        cards=("any2",),
        places=("hs", "w2"),
        loads={"A": ["tourist-2"], "B": ["mountaineer-2"]},
        scores=(2, 5),
    )
    do(game, state, "use any2 for A", "move A to summit", "abandon mountaineer-2 of B")
    assert game.scores(state) == [2, 5]


def test_V5_there_is_no_upper_limit() -> None:
    game, state = position(
        cards=("any2",), places=("hs", "base"), loads={"A": ["tourist-2"] * 4}, scores=(498, 5)
    )
    do(game, state, "use any2 for A", "move A to summit")
    assert game.scores(state) == [510, 5]


# -- V6 ---------------------------------------------------------------------------------------


def track(*, scores: Sequence[int], client: str, seat: int = 0) -> list[int]:
    """The ranking when `seat` has brought a client to the summit."""
    game, state = position(
        seats=len(scores),
        seat=seat,
        cards=("any2",),
        places=("hs", "base"),
        loads={"A": [client]},
        scores=scores,
    )
    do(game, state, "use any2 for A", "move A to summit")
    return game.ranking(state)


def test_V6_a_pawn_that_gains_goes_to_the_right_of_those_already_there() -> None:
    assert track(scores=(5, 7, 7, 4), client="mountaineer-1") == [1, 2, 0, 3]


def test_V6_a_pawn_that_passes_others_is_before_them() -> None:
    assert track(scores=(5, 7, 7, 4), client="tourist-1") == [0, 1, 2, 3]


@pytest.mark.parametrize(("seat", "ranking"), [(0, [1, 2, 0]), (1, [0, 2, 1]), (2, [0, 1, 2])])
def test_V6_a_pawn_that_loses_goes_to_the_right_as_well(seat: int, ranking: list[int]) -> None:
    scores = [6, 6, 6]
    scores[seat] = 9
    game, state = position(
        seats=3, seat=seat, places=("w2", "base"), loads={"A": ["mountaineer-2"]}, scores=scores
    )
    do(game, state, "abandon mountaineer-2 of A")
    assert game.scores(state) == [6, 6, 6]
    assert game.ranking(state) == ranking


def test_V6_who_leaves_a_number_and_comes_back_has_lost_its_place() -> None:
    game, state = position(
        cards=("any2",),
        places=("hs", "w2"),
        loads={"A": ["tourist-2"], "B": ["mountaineer-2"]},
        scores=(5, 5),
    )
    assert game.ranking(state) == [0, 1]
    do(game, state, "use any2 for A", "move A to summit")
    assert game.ranking(state) == [0, 1]
    do(game, state, "abandon mountaineer-2 of B")
    assert game.scores(state) == [5, 5]
    assert game.ranking(state) == [1, 0]


def test_V6_several_deaths_at_once_are_one_way_down() -> None:
    game, state = position(
        seats=3,
        cards=("any3-loss1",),
        places=("w2", "base"),
        loads={"A": ["tourist-1", "mountaineer-1"]},
        scores=(9, 2, 5),
    )
    do(game, state, "use any3-loss1 for A")
    assert game.scores(state) == [2, 2, 5]
    assert game.ranking(state) == [2, 1, 0]


def test_V6_Z11_a_loss_at_1_does_not_move_the_pawn() -> None:
    game, state = position(places=("w2", "base"), loads={"A": ["tourist-2"]}, scores=(1, 1))
    do(game, state, "abandon tourist-2 of A")
    assert game.ranking(state) == [0, 1]


def test_V6_a_loss_that_ends_at_1_does() -> None:
    game, state = position(places=("w2", "base"), loads={"A": ["tourist-2"]}, scores=(2, 1))
    do(game, state, "abandon tourist-2 of A")
    assert game.scores(state) == [1, 1]
    assert game.ranking(state) == [1, 0]


def test_V6_a_gain_of_nothing_does_not_move_the_pawn() -> None:
    game, state = position(cards=("any2",), places=("hs", "base"), scores=(5, 5))
    do(game, state, "use any2 for A", "move A to summit")
    assert game.ranking(state) == [0, 1]
    assert reason(game, state, "abandon tourist-1 of A") == ("give.not-there", "L1")
