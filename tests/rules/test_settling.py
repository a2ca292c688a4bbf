"""K: settling risk. Each point in one of three ways, before the turn ends."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import everest
from everest.games.mount_everest.game import MountEverest
from tests.games.rule_edits import copy_of_rules, edit
from tests.positions import (
    do,
    held,
    place,
    points,
    position,
    reason,
    standard_game,
    texts,
    unused,
)

LOSS = "any3-loss1"


# -- K1 (a) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("any1", []),
        ("any2", ["any2-left1"]),
        ("any3", ["any3-left2"]),
        ("down2", ["down2-left1"]),
        ("down3", ["down3-left2"]),
        ("rope2/3 up", ["rope2/3-up-left1"]),
        ("rope2/3 down", ["rope2/3-down-left2"]),
        ("rope1/3 up", []),
    ],
)
def test_K1_a_one_movement_point_less_on_a_card_of_this_round(card: str, left: list[str]) -> None:
    game, state = position(cards=(card.split()[0],), risk=1)
    do(game, state, f"settle with card {card}")
    assert state.risk_left == 0
    assert unused(game, state) == left
    assert "end" in texts(game, state)


def test_K1_Z4_a_card_that_paid_is_used_with_the_rest() -> None:
    game, state = position(cards=("any3",), risk=1)
    do(game, state, "settle with card any3", "use any3-left2 for A")
    assert points(state, "A") == (0, 2, 0)
    for card in ("any3", "any3-left2", "any3-left1"):
        assert reason(game, state, f"use {card} for A") == ("use.card-not-left", "U1")


def test_K1_Z4_a_card_with_nothing_left_is_not_used() -> None:
    game, state = position(cards=("any1", "any2"), risk=1)
    do(game, state, "settle with card any1")
    assert reason(game, state, "use any1 for A") == ("use.card-not-left", "U1")


@pytest.mark.parametrize(("way", "expected"), [("up", (1, 0, 0)), ("down", (0, 0, 2))])
def test_K1_Z4_of_a_rope_on_the_number_picked_and_then_only_that(
    way: str, expected: tuple[int, int, int]
) -> None:
    game, state = position(cards=("rope2/3",), risk=1)
    do(game, state, f"settle with card rope2/3 {way}")
    (left,) = unused(game, state)
    uses = {text for text in texts(game, state) if text.startswith("use")}
    assert uses == {f"use {left} for A", f"use {left} for B"}
    do(game, state, f"use {left} for A")
    assert points(state, "A") == expected


@pytest.mark.parametrize(
    ("card", "way"), [("any2 for A", "any"), ("rope2/3 for A up", "up"), ("down2 for A", "down")]
)
def test_K1_a_points_of_a_used_card_pay_too(card: str, way: str) -> None:
    game, state = position(cards=(card.split()[0],), risk=1)
    do(game, state, f"use {card}", f"settle with {way} point of A")
    assert state.risk_left == 0
    assert sum(points(state, "A")) == 1


def test_K1_a_points_that_were_spent_do_not_pay() -> None:
    game, state = position(cards=("any1", "any1", "any1"), places=("w2", "base"), risk=1)
    do(game, state, "use any1 for A", "move A to c2w")
    assert reason(game, state, "settle with any point of A") == ("settle.no-such-point", "K1")
    do(game, state, "settle with card any1", "end")


@pytest.mark.parametrize("way", ["up", "down"])
def test_K1_a_only_points_that_there_are(way: str) -> None:
    game, state = position(cards=("any3",), risk=1)
    do(game, state, "use any3 for A")
    assert reason(game, state, f"settle with {way} point of A") == ("settle.no-such-point", "K1")
    assert reason(game, state, "settle with any point of B") == ("settle.no-such-point", "K1")


def test_K1_a_only_cards_of_this_round() -> None:
    game, state = position(cards=("any1", "any1", "any1"), risk=1)
    assert reason(game, state, "settle with card any3") == ("use.card-not-left", "K3")


# -- K1 (b) -----------------------------------------------------------------------------------


def test_K1_b_one_acclimatization_point_less_on_a_card_that_is_used_after() -> None:
    game, state = position(cards=("rest3",), loads={"A": ["tourist-1"]}, risk=1)
    do(game, state, "settle with card rest3", "use rest3-left2 for A")
    do(game, state, "raise tourist-1 of A", "raise tourist-2 of A")
    assert reason(game, state, "raise tourist-3 of A") == ("raise.no-points", "Q1")


def test_K1_b_one_acclimatization_point_less_on_a_card_that_was_used() -> None:
    game, state = position(cards=("rest2",), loads={"A": ["tourist-1"]}, risk=1)
    do(game, state, "use rest2 for A", "raise tourist-1 of A", "settle with rest point")
    assert reason(game, state, "raise tourist-2 of A") == ("raise.no-points", "Q1")
    assert held(game, state, "A") == ["tourist-2"]
    do(game, state, "end")


def test_K1_b_points_that_were_given_out_do_not_pay() -> None:
    game, state = position(cards=("rest1", "any1"), loads={"A": ["tourist-1"]}, risk=1)
    do(game, state, "use rest1 for A", "raise tourist-1 of A")
    assert reason(game, state, "settle with rest point") == ("settle.no-rest-point", "K1")


def test_K1_b_Z3_points_not_given_out_pay_until_the_turn_ends() -> None:
    game, state = position(cards=("rest2", "any1"), places=("w2", "base"), risk=2)
    do(game, state, "use rest2 for A", "use any1 for A", "move A to c2w")
    do(game, state, "settle with rest point", "settle with rest point", "end")
    assert place(game, state, "A", 0) == "c2w"


def test_K1_b_points_that_another_player_left_do_not_pay() -> None:
    game, state = position(cards=("rest2",))
    state.taker, state.taken = 1, game.rules.token_values.index(-1)
    do(game, state, "use rest2 for A", "end")
    assert state.risk_left == 1
    assert reason(game, state, "settle with rest point") == ("settle.no-rest-point", "K1")


# -- K1 (c) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("guide", ["A", "B"])
def test_K1_c_one_level_less_for_every_client_of_a_guide_with_a_card(guide: str) -> None:
    clients = ["mountaineer-4", "mountaineer-2-summited", "tourist-3", "tourist-6"]
    game, state = position(cards=("any1",), places=("w2", "w3"), loads={guide: clients}, risk=1)
    do(game, state, f"use any1 for {guide}", f"settle with levels of {guide}")
    assert state.risk_left == 0
    assert points(state, guide) == (0, 1, 0)
    assert held(game, state, guide) == [
        "mountaineer-1-summited",
        "mountaineer-3",
        "tourist-2",
        "tourist-5",
    ]


def test_K1_c_not_without_a_card() -> None:
    game, state = position(cards=("any2",), loads={"A": ["tourist-3"], "B": ["tourist-3"]}, risk=1)
    assert reason(game, state, "settle with levels of A") == ("settle.no-card-used", "K1")
    do(game, state, "use any2 for A")
    assert reason(game, state, "settle with levels of B") == ("settle.no-card-used", "K1")


def test_K1_c_not_without_clients() -> None:
    game, state = position(cards=("any2",), places=("w2", "w3"), risk=1)
    do(game, state, "use any2 for A")
    assert reason(game, state, "settle with levels of A") == ("settle.no-levels", "K1")


def test_K1_c_a_card_that_only_paid_was_not_used_for_a_guide() -> None:
    game, state = position(cards=("any2",), places=("w2", "w3"), loads={"A": ["tourist-3"]}, risk=2)
    do(game, state, "settle with card any2")
    assert reason(game, state, "settle with levels of A") == ("settle.no-card-used", "K1")


def test_K1_Z3_an_acclimatization_card_used_on_a_guide_counts_for_c() -> None:
    game, state = position(
        cards=("rest2", "any1"), places=("w2", "w3"), loads={"A": ["tourist-3"]}, risk=1
    )
    do(game, state, "use rest2 for A", "settle with levels of A")
    assert held(game, state, "A") == ["tourist-2"]


def test_K1_Z3_an_acclimatization_card_used_on_a_camp_does_not() -> None:
    game, state = position(
        cards=("rest2", "any1"),
        places=("w2", "w2"),
        camps=("w2",),
        loads={"A": ["tourist-3"], "camp1": ["tourist-3"]},
        risk=1,
    )
    do(game, state, "use rest2 for camp1")
    assert reason(game, state, "settle with levels of A") == ("settle.no-card-used", "K1")


def test_K1_c_levels_pay_after_all_points_were_spent() -> None:
    game, state = position(cards=("any1",), places=("w2", "w3"), loads={"A": ["tourist-2"]}, risk=2)
    do(game, state, "use any1 for A", "move A to c2w")
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    do(game, state, "settle with levels of A", "settle with levels of A", "end")
    assert held(game, state, "A", 0) == []
    assert game.scores(state)[0] == 1


def test_K1_Z12_V4_clients_may_die_of_it_and_cost_their_points() -> None:
    game, state = position(
        cards=("any1",),
        places=("w2", "base"),
        loads={"A": ["tourist-1", "mountaineer-1", "mountaineer-2"]},
        scores=(20, 5),
        risk=1,
    )
    do(game, state, "use any1 for A", "settle with levels of A")
    assert held(game, state, "A") == ["mountaineer-1"]
    assert game.scores(state)[0] == 20 - 4 - 3


def test_K1_Z12_a_fresh_client_in_base_camp_may_pay() -> None:
    game, state = position(cards=("any1",), risk=1, scores=(9, 5))
    do(game, state, "use any1 for A", "give mountaineer-1 from supply to A")
    do(game, state, "settle with levels of A", "end")
    assert held(game, state, "A", 0) == []
    assert game.scores(state)[0] == 6


# -- K1: cards with a loss --------------------------------------------------------------------


def test_K1_a_card_that_only_pays_touches_nobody() -> None:
    game, state = position(cards=(LOSS,), loads={"A": ["tourist-1"], "B": ["tourist-1"]}, risk=2)
    do(game, state, f"settle with card {LOSS}", f"settle with card {LOSS}-left2", "end")
    assert held(game, state, "A", 0) == held(game, state, "B", 0) == ["tourist-1"]


def test_K1_Z4_used_with_the_rest_it_does() -> None:
    game, state = position(cards=(LOSS,), places=("w2", "base"), loads={"A": ["tourist-3"]}, risk=1)
    do(game, state, f"settle with card {LOSS}")
    assert held(game, state, "A") == ["tourist-3"]
    do(game, state, f"use {LOSS}-left2 for A")
    assert held(game, state, "A") == ["tourist-2"]
    assert points(state, "A") == (0, 2, 0)


# -- K1: how much -----------------------------------------------------------------------------


def test_K1_nothing_is_paid_without_risk() -> None:
    game, state = position(cards=("any1", "rest1"), loads={"A": ["tourist-3"]})
    do(game, state, "use rest1 for A")
    assert not any(text.startswith("settle") for text in texts(game, state))
    for text in (
        "settle with card any1",
        "settle with rest point",
        "settle with any point of A",
        "settle with levels of A",
    ):
        assert reason(game, state, text) == ("settle.nothing-due", "K1")


@pytest.mark.parametrize("risk", [1, 2])
def test_K1_each_way_settles_one_point_and_no_more_than_is_due(risk: int) -> None:
    game, state = position(cards=("any1", "any1", "any1"), risk=risk)
    for left in reversed(range(risk)):
        do(game, state, "settle with card any1")
        assert state.risk_left == left
    assert reason(game, state, "settle with card any1") == ("settle.nothing-due", "K1")


# -- K2 ---------------------------------------------------------------------------------------

MIXED = (
    ("settle with card any2", "settle with card any2-left1"),
    ("settle with card any2", "settle with card any3"),
    ("settle with card any2", "settle with card rest2"),
    ("settle with card rest2", "settle with card rest2-left1"),
    ("settle with card any2", "use any3 for A", "settle with levels of A"),
    ("settle with card rest2", "use any3 for A", "settle with levels of A"),
    ("use rest2 for A", "settle with levels of A", "settle with rest point"),
    ("use any3 for A", "settle with any point of A", "settle with levels of A"),
    ("use any3 for A", "settle with levels of A", "settle with levels of A"),
    ("use any3 for A", "use any2 for B", "settle with levels of A", "settle with levels of B"),
    (
        "use any3 for A",
        "use any2 for B",
        "settle with any point of A",
        "settle with any point of B",
    ),
)


@pytest.mark.parametrize("actions", MIXED, ids=" + ".join)
def test_K2_the_two_points_may_be_settled_in_different_ways(actions: Sequence[str]) -> None:
    game, state = position(
        cards=("any2", "any3", "rest2"),
        places=("w2", "w3"),
        loads={"A": ["tourist-3"], "B": ["mountaineer-3"]},
        risk=2,
    )
    do(game, state, *actions)
    assert state.risk_left == 0
    on_a = actions.count("settle with levels of A")
    on_b = actions.count("settle with levels of B")
    assert held(game, state, "A") == [f"tourist-{3 - on_a}"]
    assert held(game, state, "B") == [f"mountaineer-{3 - on_b}"]
    do(game, state, "end")


def test_K2_the_example_a_movement_point_and_an_acclimatization_point() -> None:
    game, state = position(
        cards=("any3", "any2", "rest2"), places=("w2", "base"), loads={"A": ["tourist-1"]}, risk=2
    )
    do(game, state, "settle with card any3", "settle with card rest2")
    do(game, state, "use any3-left2 for A", "use any2 for A", "use rest2-left1 for A")
    do(game, state, "raise tourist-1 of A")
    assert points(state, "A") == (0, 4, 0)
    assert held(game, state, "A") == ["tourist-2"]
    assert reason(game, state, "raise tourist-2 of A") == ("raise.no-points", "Q1")


def test_K2_clients_in_camps_and_of_a_guide_without_a_card_are_not_touched() -> None:
    game, state = position(
        cards=("any3",),
        places=("w2", "w2"),
        camps=("w2",),
        loads={"A": ["tourist-3"], "B": ["tourist-3"], "camp1": ["tourist-3"]},
        risk=2,
    )
    do(game, state, "use any3 for A", *["settle with levels of A"] * 2)
    assert held(game, state, "A") == ["tourist-1"]
    assert held(game, state, "B") == held(game, state, "camp1") == ["tourist-3"]


# -- K3 ---------------------------------------------------------------------------------------


def test_K3_risk_is_settled_at_any_moment() -> None:
    game, state = position(cards=("any3", "any2"), places=("w2", "base"), risk=2)
    do(game, state, "settle with card any3", "use any3-left2 for A", "move A to c2w")
    do(game, state, "settle with any point of A", "use any2 for A", "move A to b1", "end")
    assert place(game, state, "A", 0) == "b1"


@pytest.mark.parametrize("risk", [1, 2])
def test_K3_the_turn_does_not_end_before_it_is_settled(risk: int) -> None:
    game, state = position(cards=("any1", "any1", "any1"), risk=risk)
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    do(game, state, "settle with card any1")
    if risk == 2:
        assert reason(game, state, "end") == ("end.risk-left", "K3")
        do(game, state, "settle with card any1")
    do(game, state, "end")


def test_K3_points_that_are_needed_cannot_be_spent() -> None:
    game, state = position(cards=("any1", "any1", "any1"), places=("w2", "base"), risk=2)
    do(game, state, *["use any1 for A"] * 3, "move A to c2w")
    assert reason(game, state, "move A to b1") == ("risk.unpayable-after", "K3")
    do(game, state, *["settle with any point of A"] * 2, "end")


def test_K3_nor_for_a_tent() -> None:
    game, state = position(cards=("any1",), places=("w2", "base"), loads={"A": ["tent"]}, risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "pitch A") == ("risk.unpayable-after", "K3")


def test_K3_nor_given_to_clients_in_a_camp() -> None:
    game, state = position(cards=("rest1",), camps=("w2",), loads={"camp1": ["tourist-1"]}, risk=1)
    do(game, state, "use rest1 for camp1")
    assert reason(game, state, "raise tourist-1 of camp1") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with rest point", "end")


def test_K3_M5_nor_for_changing_places() -> None:
    game, state = position(cards=("any1", "any1", "any1"), places=("y1", "sc1"), risk=2)
    do(game, state, "use any1 for A", "use any1 for B")
    assert reason(game, state, "swap A and B") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with card any1")
    assert reason(game, state, "swap A and B") == ("risk.unpayable-after", "K3")


def test_K3_M5_guides_change_places_when_the_risk_stays_payable() -> None:
    game, state = position(cards=("any1", "any1", "any1"), places=("y1", "sc1"), risk=1)
    do(game, state, "use any1 for A", "use any1 for B", "swap A and B", "settle with card any1")
    assert (place(game, state, "A"), place(game, state, "B")) == ("sc1", "y1")


def test_K3_I3_nor_at_an_icefall_tile() -> None:
    game, state = position(cards=("any1", "any2"), places=("base", "w2"), risk=2)
    do(game, state, "use any2 for A", "move A to i1", "tile cost2")
    assert reason(game, state, "pay") == ("risk.unpayable-after", "K3")
    do(game, state, "back", "settle with any point of A", "settle with card any1", "end")


def test_K3_Z5_but_levels_of_a_guide_with_a_card_cover_risk_as_well() -> None:
    game, state = position(cards=("any1",), places=("w2", "w3"), loads={"A": ["tourist-1"]}, risk=1)
    do(game, state, "use any1 for A", "move A to c2w")
    assert reason(game, state, "abandon tourist-1 of A") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with levels of A")


def test_K3_Z5_one_level_covers_one_point_only() -> None:
    game, state = position(cards=("any1",), places=("w2", "w3"), loads={"A": ["tourist-1"]}, risk=2)
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to c2w") == ("risk.unpayable-after", "K3")


def test_K3_Z5_clients_of_a_guide_on_its_own_pay_together() -> None:
    clients = ["mountaineer-1", "tourist-1", "tourist-1"]
    game, state = position(cards=("any1",), places=("w2", "w3"), loads={"A": clients}, risk=2)
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to c2w") == ("risk.unpayable-after", "K3")


def test_K3_Z5_levels_of_a_guide_that_could_still_get_a_card_count() -> None:
    game, state = position(
        cards=("any1", "any1"), places=("w2", "w3"), loads={"B": ["tourist-1"]}, risk=2
    )
    do(game, state, "use any1 for A", "move A to c2w")
    assert reason(game, state, "use any1 for A") == ("risk.unpayable-after", "K3")
    do(game, state, "use any1 for B", "settle with any point of B", "settle with levels of B")


def test_K3_Z5_clients_that_the_guide_could_load_count() -> None:
    game, state = position(
        cards=("any1",),
        places=("w2", "w3"),
        camps=("c2w",),
        loads={"camp1": ["tourist-1"]},
        risk=1,
    )
    do(game, state, "use any1 for A", "move A to c2w")
    assert reason(game, state, "abandon tourist-1 of camp1") == ("risk.unpayable-after", "K3")
    do(game, state, "give tourist-1 from camp1 to A", "settle with levels of A", "end")


def test_K3_Z5_no_icefall_tile_is_tried_that_could_part_the_guide_from_its_last_payers() -> None:
    # A could load the client; on the tile (1 point, no way back) it could not
    game, state = position(
        cards=("any1",), places=("c1e", "c1e"), loads={"B": ["tourist-1"]}, risk=1
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to j5") == ("risk.unpayable-after", "K3")
    do(game, state, "give tourist-1 from B to A", "move A to j5", "tile cost1")
    do(game, state, "settle with levels of A", "end")


def test_K3_Z5_clients_elsewhere_do_not() -> None:
    game, state = position(
        cards=("any1",), places=("w2", "w3"), camps=("w2",), loads={"camp1": ["tourist-1"]}, risk=1
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to c2w") == ("risk.unpayable-after", "K3")


def test_K3_Z5_clients_in_the_supply_do_not() -> None:
    game, state = position(cards=("any1",), places=("kala", "base"), risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to base") == ("risk.unpayable-after", "K3")


def test_K3_Z5_clients_who_would_go_home_do_not() -> None:
    game, state = position(
        cards=("any1",), places=("kala", "w3"), loads={"A": ["tourist-3-summited"]}, risk=1
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to base") == ("risk.unpayable-after", "K3")


@pytest.mark.parametrize(("risk", "legal"), [(1, True), (2, False)])
def test_K3_the_smaller_number_of_a_rope_must_be_enough(risk: int, legal: bool) -> None:
    game, state = position(cards=("rope1/3",), places=("w2", "base"), risk=risk)
    if legal:
        do(game, state, "use rope1/3 for A up", "settle with up point of A")
    else:
        assert reason(game, state, "use rope1/3 for A up") == ("risk.unpayable-after", "K3")
        do(game, state, "use rope1/3 for A down", *["settle with down point of A"] * 2)


def test_K3_Z6_paying_with_the_smaller_number_of_a_rope_does_not_let_the_rest_lapse() -> None:
    # 3 downward points would settle both; 1 upward point leaves one that nothing can settle
    game, state = position(cards=("rope1/3",), places=("w2", "w3"), risk=2)
    assert reason(game, state, "settle with card rope1/3 up") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with card rope1/3 down", "settle with card rope1/3-down-left2", "end")


def test_K3_Z6_a_payment_that_kills_the_last_payers_does_not_let_the_rest_lapse() -> None:
    # one after the other the two clients settle both points, together they settle one
    game, state = position(
        cards=("any1", "rest1"),
        places=("w2", "c2w"),
        camps=("w3",),
        loads={"A": ["mountaineer-1", "mountaineer-1"], "camp1": ["tourist-1"]},
        risk=2,
    )
    do(game, state, "use any1 for A", "move A to c2w")
    do(game, state, "use rest1 for camp1", "raise tourist-1 of camp1")
    assert reason(game, state, "settle with levels of A") == ("risk.unpayable-after", "K3")
    do(game, state, "give mountaineer-1 from A to B", "settle with levels of A")
    do(game, state, "give mountaineer-1 from B to A", "settle with levels of A", "end")


def test_K3_Z5_a_client_can_be_put_down_while_a_point_is_left_to_end_the_run() -> None:
    # the point is settled first, which ends the run of gives; then the client is taken up again
    game, state = position(
        places=("w2", "base"),
        loads={"A": ["tourist-3"]},
        camps=("w2",),
        cards=("any1",),
        risk=2,
    )
    do(game, state, "use any1 for A", "give tourist-3 from A to camp1")
    do(game, state, "settle with any point of A", "give tourist-3 from camp1 to A")
    do(game, state, "settle with levels of A", "end")


def test_K3_Z6_any_three_cards_hold_three_points() -> None:
    rules = standard_game().rules
    cards = rules.deck.listed + rules.reserve.listed
    assert sum(sorted(rules.cards.best[card] for card in cards)[:3]) >= 3
    assert min(rules.token_values) == -2


def with_dear_tokens(folder: Path) -> MountEverest:
    """A game whose tokens of -2 cost 5."""
    rules_dir = copy_of_rules(folder)
    edit(rules_dir, "tokens.toml", "value = -2", "value = -5")
    return everest.load(rules_dir=rules_dir)


def test_K3_what_even_all_three_cards_cannot_cover_lapses(tmp_path: Path) -> None:
    game, state = position(with_dear_tokens(tmp_path), cards=("any1", "any1", "any2"), risk=5)
    do(game, state, "settle with card any1", "settle with card any1", "settle with card any2")
    do(game, state, "settle with card any2-left1")
    assert state.risk_left == 1
    do(game, state, "end")
    assert game.to_act(state) == (1,)


def test_K3_only_the_rest_lapses(tmp_path: Path) -> None:
    game, state = position(with_dear_tokens(tmp_path), cards=("any1", "any1", "any2"), risk=5)
    assert reason(game, state, "end") == ("end.risk-left", "K3")


def test_K3_and_no_point_is_spent_on_anything_else(tmp_path: Path) -> None:
    game, state = position(
        with_dear_tokens(tmp_path), cards=("any1", "any1", "any3"), places=("w2", "w3"), risk=5
    )
    do(game, state, "use any3 for A")
    assert reason(game, state, "move A to c2w") == ("risk.unpayable-after", "K3")


# -- K4 ---------------------------------------------------------------------------------------


def test_K4_a_token_of_0_has_no_effect() -> None:
    game, state = position(cards=("any2",), places=("w2", "base"))
    state.taker, state.taken = 0, game.rules.token_values.index(0)
    game.turn.begin_turn(state, 0)
    assert state.risk_left == 0
    assert "end" in texts(game, state)
    assert reason(game, state, "settle with card any2") == ("settle.nothing-due", "K1")
    do(game, state, "use any2 for A", "move A to c2w", "move A to b1", "end")
