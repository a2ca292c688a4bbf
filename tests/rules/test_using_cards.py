"""U: using cards. Points for one guide, ropes in one direction, and what some cards cost."""

from collections.abc import Sequence

import pytest

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

# -- U1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "number"), [("any1", 1), ("any2", 2), ("any3", 3)])
@pytest.mark.parametrize("guide", ["A", "B"])
def test_U1_all_points_of_a_card_go_to_the_guide_that_is_named(
    card: str, number: int, guide: str
) -> None:
    game, state = position(cards=(card,))
    do(game, state, f"use {card} for {guide}")
    other = "B" if guide == "A" else "A"
    assert points(state, guide) == (0, number, 0)
    assert points(state, other) == (0, 0, 0)


def test_U1_the_other_guide_cannot_spend_them() -> None:
    game, state = position(cards=("any3",), places=("w2", "w3"))
    do(game, state, "use any3 for A")
    assert reason(game, state, "move B to c2e") == ("move.too-expensive", "M1")
    do(game, state, "move A to c2e")


def test_U1_each_guide_has_its_own_card() -> None:
    game, state = position(cards=("any1", "any2"), places=("w2", "w3"))
    do(game, state, "use any1 for A", "use any2 for B", "move A to c2w", "move B to c2e")
    assert points(state, "A") == (0, 0, 0)
    assert points(state, "B") == (0, 1, 0)


def test_U1_points_of_several_cards_add_up_to_one_step_of_2() -> None:
    game, state = position(cards=("any1", "any1"), places=("sc1", "base"))
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to tf") == ("move.too-expensive", "M1")
    do(game, state, "use any1 for A", "move A to tf")
    assert points(state, "A") == (0, 0, 0)


def test_U1_a_further_card_can_be_used_during_the_move() -> None:
    game, state = position(cards=("any1", "any1", "any1"), places=("c1w", "base"))
    for target in ("w1", "c2w", "b1"):
        do(game, state, "use any1 for A", f"move A to {target}")
    assert place(game, state, "A") == "b1"


def test_U1_points_last_while_other_things_are_done() -> None:
    game, state = position(cards=("any2", "any1", "rest1"), places=("w2", "base"))
    do(game, state, "use any2 for A", "use any1 for B", "move B to kala", "use rest1 for A")
    do(game, state, "move A to c2w", "move A to b1")
    assert place(game, state, "A") == "b1"


def test_U1_a_card_is_used_once() -> None:
    game, state = position(cards=("any2",))
    do(game, state, "use any2 for A")
    for guide in ("A", "B"):
        assert reason(game, state, f"use any2 for {guide}") == ("use.card-not-left", "U1")


def test_U1_only_cards_of_this_round_are_used() -> None:
    game, state = position(cards=("any1", "any2", "down2"))
    assert {text for text in texts(game, state) if text.startswith("use")} == {
        f"use {card} for {guide}" for card in ("any1", "any2", "down2") for guide in ("A", "B")
    }
    assert reason(game, state, "use any3 for A") == ("use.card-not-left", "U1")
    assert reason(game, state, "use rest1 for A") == ("use.card-not-left", "U5")


def test_U1_two_equal_cards_are_two_cards() -> None:
    game, state = position(cards=("any1", "any1"))
    do(game, state, "use any1 for A", "use any1 for B")
    assert points(state, "A") == points(state, "B") == (0, 1, 0)
    assert unused(game, state) == []


# -- U2 ---------------------------------------------------------------------------------------


def test_U2_points_of_a_movement_card_serve_up_and_down() -> None:
    game, state = position(cards=("any3",), places=("w2", "base"))
    do(game, state, "use any3 for A", "move A to c2w", "move A to w2", "move A to c1w")
    assert place(game, state, "A") == "c1w"


def test_U2_and_for_pitching() -> None:
    game, state = position(cards=("any1",), places=("w2", "base"), loads={"A": ["tent"]})
    do(game, state, "use any1 for A", "pitch A")
    assert points(state, "A") == (0, 0, 0)


# -- U3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rope", "way", "expected"),
    [
        ("rope1/2", "up", (1, 0, 0)),
        ("rope1/2", "down", (0, 0, 2)),
        ("rope1/3", "up", (1, 0, 0)),
        ("rope1/3", "down", (0, 0, 3)),
        ("rope2/3", "up", (2, 0, 0)),
        ("rope2/3", "down", (0, 0, 3)),
    ],
)
def test_U3_of_a_rope_one_number_is_picked_and_the_other_is_lost(
    rope: str, way: str, expected: tuple[int, int, int]
) -> None:
    game, state = position(cards=(rope,))
    do(game, state, f"use {rope} for A {way}")
    assert points(state, "A") == expected
    assert unused(game, state) == []


def test_U3_upward_points_do_not_serve_down() -> None:
    game, state = position(cards=("rope2/3",), places=("w2", "base"))
    do(game, state, "use rope2/3 for A up")
    assert reason(game, state, "move A to c1w") == ("move.too-expensive", "M1")
    do(game, state, "move A to c2w")


def test_U3_downward_points_do_not_serve_up() -> None:
    game, state = position(cards=("rope2/3",), places=("w2", "base"))
    do(game, state, "use rope2/3 for A down")
    assert reason(game, state, "move A to c2w") == ("move.too-expensive", "M1")
    do(game, state, "move A to c1w")


@pytest.mark.parametrize("card", ["rope2/3 for A down", "down3 for A"])
def test_U3_downward_points_do_not_pitch(card: str) -> None:
    name = card.split()[0]
    game, state = position(cards=(name,), places=("w2", "base"), loads={"A": ["tent"]})
    do(game, state, f"use {card}")
    assert reason(game, state, "pitch A") == ("pitch.too-expensive", "T1")


def test_U3_upward_points_pitch() -> None:
    game, state = position(cards=("rope1/3",), places=("w2", "base"), loads={"A": ["tent"]})
    do(game, state, "use rope1/3 for A up", "pitch A")
    assert points(state, "A") == (0, 0, 0)


@pytest.mark.parametrize("way", ["up", "down"])
def test_U3_points_of_either_direction_pay_risk(way: str) -> None:
    game, state = position(cards=("rope2/3",), risk=2)
    do(game, state, f"use rope2/3 for A {way}")
    do(game, state, *[f"settle with {way} point of A"] * 2)
    assert state.risk_left == 0


@pytest.mark.parametrize(("card", "number"), [("down2", 2), ("down3", 3)])
def test_U3_some_ropes_have_a_downward_number_only(card: str, number: int) -> None:
    game, state = position(cards=(card,), places=("w2", "base"))
    assert {text for text in texts(game, state) if text.startswith("use")} == {
        f"use {card} for A",
        f"use {card} for B",
    }
    do(game, state, f"use {card} for A")
    assert points(state, "A") == (0, 0, number)
    assert reason(game, state, "move A to c2w") == ("move.too-expensive", "M1")


def test_U3_2_plain_and_3_down_are_5_down_but_only_2_up() -> None:
    game, state = position(cards=("any2", "down3"), places=("c3", "base"))
    do(game, state, "use any2 for A", "use down3 for A")
    down = do(game, state.clone(), "move A to b1", "move A to c2w", "move A to w2")
    do(game, down, "move A to c1e")
    assert points(down, "A") == (0, 1, 0)
    do(game, state, "move A to y1", "move A to sc1")
    assert reason(game, state, "move A to bal") == ("move.too-expensive", "M1")
    assert points(state, "A") == (0, 0, 3)


# -- U4 ---------------------------------------------------------------------------------------

LOSS = "any3-loss1"


def test_U4_two_cards_of_each_deck_carry_a_loss() -> None:
    rules = standard_game().rules
    losses = [
        rules.cards.loss[card] * rules.deck.count(card) for card in range(rules.cards.printed)
    ]
    assert sum(losses) == 2


@pytest.mark.parametrize("guide", ["A", "B"])
def test_U4_each_client_with_the_guide_loses_a_level_when_the_card_is_used(guide: str) -> None:
    clients = ["mountaineer-4", "mountaineer-2-summited", "tourist-3", "tourist-6"]
    game, state = position(cards=(LOSS,), places=("w2", "w2"), loads={guide: clients})
    do(game, state, f"use {LOSS} for {guide}")
    assert held(game, state, guide) == [
        "mountaineer-1-summited",
        "mountaineer-3",
        "tourist-2",
        "tourist-5",
    ]
    assert points(state, guide) == (0, 3, 0)


def test_U4_clients_of_the_other_guide_and_of_camps_are_not_touched() -> None:
    game, state = position(
        cards=(LOSS,),
        places=("w2", "w2"),
        camps=("w2",),
        loads={"A": ["tourist-3"], "B": ["tourist-3"], "camp1": ["tourist-3"]},
    )
    do(game, state, f"use {LOSS} for A")
    assert held(game, state, "A") == ["tourist-2"]
    assert held(game, state, "B") == ["tourist-3"]
    assert held(game, state, "camp1") == ["tourist-3"]


def test_U4_clients_put_down_before_and_taken_along_after_are_spared() -> None:
    game, state = position(
        cards=(LOSS,),
        places=("w2", "base"),
        camps=("w2",),
        loads={"A": ["tourist-3", "mountaineer-2"], "camp1": ["tourist-2"]},
    )
    do(game, state, "give tourist-3 from A to camp1", f"use {LOSS} for A")
    assert held(game, state, "A") == ["mountaineer-1"]
    do(game, state, "give tourist-2 from camp1 to A", "move A to c2w")
    assert held(game, state, "A") == ["mountaineer-1", "tourist-2"]
    assert held(game, state, "camp1") == ["tourist-3"]


def test_U4_two_such_cards_take_two_levels() -> None:
    game, state = position(cards=(LOSS, LOSS), places=("w2", "base"), loads={"A": ["tourist-3"]})
    do(game, state, *[f"use {LOSS} for A"] * 2)
    assert held(game, state, "A") == ["tourist-1"]


@pytest.mark.parametrize(
    ("clients", "score"),
    [
        (["mountaineer-1"], 17),
        (["tourist-1"], 16),
        (["mountaineer-1", "tourist-1", "tourist-1-summited"], 9),
        (["mountaineer-2", "tourist-1"], 16),
    ],
)
def test_U4_V4_a_client_on_level_1_dies_of_it(clients: Sequence[str], score: int) -> None:
    game, state = position(
        cards=(LOSS,), places=("w2", "base"), loads={"A": clients}, scores=(20, 5)
    )
    do(game, state, f"use {LOSS} for A")
    assert game.scores(state)[0] == score
    assert held(game, state, "A") == (["mountaineer-1"] if "mountaineer-2" in clients else [])


def test_U4_acclimatizing_first_saves_it() -> None:
    game, state = position(cards=(LOSS, "rest1"), places=("w2", "base"), loads={"A": ["tourist-1"]})
    do(game, state, "use rest1 for A", "raise tourist-1 of A", f"use {LOSS} for A")
    assert held(game, state, "A") == ["tourist-1"]
    assert game.scores(state)[0] == 5


def test_U4_a_card_that_is_not_used_costs_nothing() -> None:
    game, state = position(cards=(LOSS,), places=("w2", "base"), loads={"A": ["tourist-3"]})
    do(game, state, "end")
    assert held(game, state, "A", 0) == ["tourist-3"]


def test_U4_a_guide_without_clients_loses_nothing() -> None:
    game, state = position(cards=(LOSS,), places=("w2", "base"))
    do(game, state, f"use {LOSS} for A")
    assert points(state, "A") == (0, 3, 0)
    assert game.scores(state) == [5, 5]


# -- U5 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", ["A", "B", "camp1"])
def test_U5_an_acclimatization_card_serves_one_guide_or_one_camp(holder: str) -> None:
    game, state = position(
        cards=("rest2",),
        places=("w2", "w2"),
        camps=("w2",),
        loads={name: ["tourist-1"] for name in ("A", "B", "camp1")},
    )
    do(game, state, f"use rest2 for {holder}", f"raise tourist-1 of {holder}")
    for other in {"A", "B", "camp1"} - {holder}:
        assert reason(game, state, f"raise tourist-1 of {other}") == ("raise.no-points", "Q1")
    do(game, state, f"raise tourist-2 of {holder}")
    assert held(game, state, holder) == ["tourist-3"]


def test_U5_several_may_serve_the_same_guide() -> None:
    game, state = position(
        cards=("rest1", "rest2"), places=("w2", "base"), loads={"A": ["tourist-1"]}
    )
    do(game, state, "use rest2 for A", "use rest1 for A")
    do(game, state, *[f"raise tourist-{level} of A" for level in (1, 2, 3)])
    assert held(game, state, "A") == ["tourist-4"]


def test_U5_not_a_camp_that_does_not_stand() -> None:
    game, state = position(cards=("rest2",), camps=("w2",))
    assert "use rest2 for camp1" in texts(game, state)
    assert reason(game, state, "use rest2 for camp2") == ("camp.not-pitched", "U5")


def test_U5_it_gives_no_movement_points() -> None:
    game, state = position(cards=("rest3",), places=("w2", "base"))
    do(game, state, "use rest3 for A")
    assert points(state, "A") == (0, 0, 0)
    assert reason(game, state, "move A to c2w") == ("move.too-expensive", "M1")


def test_U5_and_is_used_once() -> None:
    game, state = position(cards=("rest2",), camps=("w2",))
    do(game, state, "use rest2 for camp1")
    assert reason(game, state, "use rest2 for A") == ("use.card-not-left", "U5")


def test_U5_movement_cards_serve_no_camp() -> None:
    assert standard_game().actions.find("use any1 for camp1") == -1
