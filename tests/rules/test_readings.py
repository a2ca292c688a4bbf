"""Readings where the texts are silent or two-sided (Z)."""

import itertools
import random

import pytest

from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import (
    chance,
    choosing,
    do,
    furnish,
    held,
    place,
    points,
    position,
    reason,
    standard_game,
    texts,
    unused,
)

# -- Z1: icefall from a full space ------------------------------------------------------------


@pytest.mark.parametrize(("cards", "legal"), [(("any2",), False), (("any3",), True)])
def test_Z1_a_tile_is_tried_from_a_full_space_only_with_a_way_on(
    cards: tuple[str], legal: bool
) -> None:
    game, state = position(others={1: ("i1", "i1")}, tiles={"i1": "cost1"}, cards=cards)
    do(game, state, f"use {cards[0]} for A", "move A to i1")
    if legal:
        assert {"move A to j1", "move A to j2", "move A to base"} <= texts(game, state)
    else:
        assert reason(game, state, "move A to j1") == ("passing.no-way-out", "M4")
        assert texts(game, state) >= {"move A to base"}


def test_Z1_a_further_card_may_be_the_way_on() -> None:
    game, state = position(
        others={1: ("i1", "i1")}, tiles={"i1": "cost1"}, cards=("any2", "down2", "rest1")
    )
    do(game, state, "use any2 for A", "move A to i1", "move A to j1", "tile crevasse")
    assert place(game, state, "A") == "i1"
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    assert reason(game, state, "use down2 for B") == ("passing.other-piece", "M4")
    do(game, state, "use down2 for A", "move A to base", "end")


@pytest.mark.clause("Z1", "I3", "Z9")
def test_going_back_into_a_full_space_means_moving_on() -> None:
    game, state = position(
        others={1: ("i1", "i1")}, tiles={"i1": "cost1"}, cards=("any3", "any1"), risk=1
    )
    do(game, state, "use any3 for A", "move A to i1", "move A to j1", "tile cost2")
    assert {"pay", "back", "use any1 for A"} <= texts(game, state)
    assert reason(game, state, "use any1 for B") == ("tile.decide-first", "Z8")
    do(game, state, "settle with card any1")
    do(game, state, "back")
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    do(game, state, "move A to base", "end")


def test_Z1_paying_from_a_full_space_leads_on() -> None:
    game, state = position(others={1: ("i1", "i1")}, tiles={"i1": "cost1"}, cards=("any3",))
    do(game, state, "use any3 for A", "move A to i1", "move A to j1", "tile cost2", "pay", "end")
    assert place(game, state, "A", seat=0) == "j1"


# -- Z2: who has to be there ------------------------------------------------------------------


@pytest.mark.parametrize("places", [("w1", "base"), ("base", "w1"), ("base", "base")])
def test_Z2_moving_things_between_camps_needs_a_guide_there(places: tuple[str, str]) -> None:
    game, state = position(
        places=places, camps=("w1", "w1"), loads={"camp1": ("bottle", "tourist-2")}
    )
    if "w1" in places:
        do(game, state, "give bottle from camp1 to camp2", "give tourist-2 from camp1 to camp2")
        assert held(game, state, "camp2") == ["bottle", "tourist-2"]
    else:
        for thing in ("bottle", "tourist-2"):
            text = f"give {thing} from camp1 to camp2"
            assert reason(game, state, text) == ("give.needs-guide", "Z2")


@pytest.mark.parametrize("places", [("w1", "base"), ("base", "w1"), ("w1", "w1")])
def test_Z2_loading_a_camp_in_base_camp_needs_a_guide_there(places: tuple[str, str]) -> None:
    game, state = position(places=places, camps=("base",), loads={"camp1": ("tourist-2",)})
    into, out = "give bottle from supply to camp1", "give tourist-2 from camp1 to supply"
    if "base" in places:
        do(game, state, into, out)
    else:
        assert reason(game, state, into) == ("give.needs-guide", "Z2")
        assert reason(game, state, out) == ("give.needs-guide", "Z2")
        do(game, state, "abandon tourist-2 of camp1")


def test_Z2_camps_in_different_spaces_exchange_nothing() -> None:
    game, state = position(places=("w1", "c1w"), camps=("w1", "c1w"), loads={"camp1": ("bottle",)})
    assert reason(game, state, "give bottle from camp1 to camp2") == ("give.not-same-space", "L1")


# -- Z3, Z4: acclimatization cards and parts of cards -----------------------------------------


@pytest.mark.parametrize(("holder", "legal"), [("A", True), ("B", False), ("camp1", False)])
def test_Z3_an_acclimatization_card_counts_as_used_for_its_guide(holder: str, legal: bool) -> None:
    game, state = position(
        places=("w1", "c1w"),
        camps=("w1",),
        loads={"A": ("tourist-2",)},
        cards=("rest1", "any1"),
        risk=1,
    )
    do(game, state, f"use rest1 for {holder}")
    if legal:
        do(game, state, "settle with levels of A", "end")
        assert held(game, state, "A", seat=0) == ["tourist-1"]
    else:
        assert reason(game, state, "settle with levels of A") == ("settle.no-card-used", "K1")


def test_Z3_leftover_points_of_several_cards_pay_until_the_turn_ends() -> None:
    game, state = position(
        places=("w1", "c1w"),
        loads={"A": ("tourist-2",), "B": ("tourist-2",)},
        cards=("rest2", "rest1", "any1"),
        risk=2,
    )
    do(game, state, "use rest2 for A", "raise tourist-2 of A", "use rest1 for B")
    do(game, state, "use any1 for A", "move A to c1w")
    do(game, state, "settle with rest point", "settle with rest point", "end")
    assert held(game, state, "A", seat=0) == ["tourist-3"]


@pytest.mark.clause("Z4", "K1")
@pytest.mark.parametrize(
    ("card", "payments", "left"),
    [
        ("any3", ("any3",), "any3-left2"),
        ("any3", ("any3", "any3-left2"), "any3-left1"),
        ("any2", ("any2", "any2-left1"), ""),
        ("any1", ("any1",), ""),
        ("down3", ("down3",), "down3-left2"),
        ("rope1/3", ("rope1/3 down",), "rope1/3-down-left2"),
        ("rope2/3", ("rope2/3 up",), "rope2/3-up-left1"),
        ("rope1/2", ("rope1/2 up",), ""),
        ("any3-loss1", ("any3-loss1",), "any3-loss1-left2"),
        ("rest3", ("rest3", "rest3-left2"), "rest3-left1"),
    ],
)
def test_Z4_a_card_pays_part_and_is_used_with_the_rest(
    card: str, payments: tuple[str, ...], left: str
) -> None:
    game, state = position(
        places=("w1", "base"),
        loads={"A": ("tourist-3",)},
        cards=(card, "down2"),
        risk=len(payments),
    )
    do(game, state, *[f"settle with card {payment}" for payment in payments])
    assert set(unused(game, state)) == {"down2", left} - {""}
    assert held(game, state, "A") == ["tourist-3"]
    uses = {text for text in texts(game, state) if text.startswith("use")} - {
        "use down2 for A",
        "use down2 for B",
    }
    if left:
        assert uses == {f"use {left} for A", f"use {left} for B"}
        do(game, state, f"use {left} for A")
        number = int(left[-1])
        assert sum(points(state, "A")) == (0 if card.startswith("rest") else number)
        assert state.rest_left == (number if card.startswith("rest") else 0)
        assert held(game, state, "A") == ["tourist-2" if "loss" in card else "tourist-3"]
    else:
        assert uses == set()
        used = f"use {card} for A" + (" up" if card.startswith("rope") else "")
        assert reason(game, state, used) == ("use.card-not-left", "U1")


@pytest.mark.parametrize(("way", "index"), [("up", 0), ("down", 2)])
def test_Z4_paying_from_a_rope_fixes_its_number(way: str, index: int) -> None:
    game, state = position(places=("w1", "base"), cards=("rope2/3",), risk=1)
    do(
        game,
        state,
        f"settle with card rope2/3 {way}",
        f"use rope2/3-{way}-left{1 + index // 2} for A",
    )
    assert points(state, "A")[index] == 1 + index // 2
    assert sum(points(state, "A")) == 1 + index // 2


# -- Z5, Z6: what can still pay ---------------------------------------------------------------


@pytest.mark.clause("Z5", "K3")
@pytest.mark.parametrize(
    ("loads", "camps", "place_of_b", "legal"),
    [
        ({}, (), "base", False),
        ({"A": ("tourist-1",)}, (), "base", True),
        ({"A": ("bottle",)}, (), "base", False),
        # clients of the other guide, who had no card
        ({"B": ("tourist-3",)}, (), "base", False),
        ({"B": ("tourist-3",)}, (), "c1w", True),
        ({"B": ("tourist-3",)}, (), "w1", False),
        # clients in a camp where the guide will stand, where it stood, and elsewhere
        ({"camp1": ("tourist-1",)}, ("c1w",), "base", True),
        ({"camp1": ("tourist-1",)}, ("w1",), "base", False),
        ({"camp1": ("tourist-1",)}, ("w2",), "base", False),
        ({"camp1": ("bottle",)}, ("c1w",), "base", False),
    ],
)
def test_the_last_point_is_spent_only_if_levels_can_still_pay(
    loads: dict[str, tuple[str, ...]], camps: tuple[str, ...], place_of_b: str, legal: bool
) -> None:
    game, state = position(
        places=("w1", place_of_b), loads=loads, camps=camps, cards=("any1",), risk=1
    )
    do(game, state, "use any1 for A")
    if legal:
        do(game, state, "move A to c1w")
        assert reason(game, state, "end") == ("end.risk-left", "K3")
    else:
        assert reason(game, state, "move A to c1w") == ("risk.unpayable-after", "K3")


@pytest.mark.clause("Z5", "K1")
def test_a_client_in_the_camp_pays_once_it_is_loaded() -> None:
    game, state = position(
        places=("w1", "base"),
        camps=("c1w",),
        loads={"camp1": ("tourist-2",)},
        cards=("any1",),
        risk=1,
    )
    do(game, state, "use any1 for A", "move A to c1w")
    assert reason(game, state, "settle with levels of A") == ("settle.no-levels", "K1")
    do(game, state, "give tourist-2 from camp1 to A", "settle with levels of A", "end")
    assert held(game, state, "A", seat=0) == ["tourist-1"]


@pytest.mark.clause("Z5", "K3")
def test_clients_in_the_supply_do_not_count() -> None:
    game, state = position(cards=("any1",), risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to kala") == ("risk.unpayable-after", "K3")
    do(game, state, "give tourist-1 from supply to A", "move A to kala")
    do(game, state, "settle with levels of A", "end")


@pytest.mark.clause("Z5", "K3")
@pytest.mark.parametrize(
    ("cards", "risk", "level", "legal"),
    [
        (("any2",), 1, 1, True),
        (("any2",), 2, 1, False),
        (("any2",), 2, 2, True),
        (("any2", "down2"), 2, 0, True),
        (("any2", "rope1/3"), 2, 0, True),
        (("any2", "rope1/2"), 2, 0, True),
        (("any2", "any1"), 2, 0, False),
        (("any2", "any1"), 2, 1, True),
        (("any2", "rest2"), 2, 0, True),
        (("any2", "rest1"), 2, 0, False),
        (("any2", "rest1"), 2, 1, True),
    ],
)
def test_unspent_cards_and_levels_together_must_cover_the_risk(
    cards: tuple[str, ...], risk: int, level: int, legal: bool
) -> None:
    load = (f"mountaineer-{level}",) * bool(level)
    game, state = position(places=("sc1", "base"), loads={"A": load}, cards=cards, risk=risk)
    do(game, state, "use any2 for A")
    assert ("move A to tf" in texts(game, state)) == legal
    if not legal:
        assert reason(game, state, "move A to tf") == ("risk.unpayable-after", "K3")


@pytest.mark.clause("Z5", "K3")
@pytest.mark.parametrize("with_client", [True, False])
def test_a_guide_counts_for_which_a_card_could_still_be_used(with_client: bool) -> None:
    loads = {"A": ("tourist-1",)} if with_client else {}
    game, state = position(places=("sc1", "w1"), loads=loads, cards=("any1", "any1"), risk=2)
    do(game, state, "use any1 for B")
    if not with_client:
        assert reason(game, state, "move B to c1w") == ("risk.unpayable-after", "K3")
        return
    do(game, state, "move B to c1w")
    # now the other card must make A's client pay
    assert reason(game, state, "use any1 for B") == ("risk.unpayable-after", "K3")
    do(game, state, "use any1 for A")
    do(game, state, "settle with levels of A", "settle with any point of A", "end")
    assert game.scores(state)[0] == 1


@pytest.mark.clause("Z5", "L7")
def test_the_last_payer_is_not_abandoned() -> None:
    game, state = position(
        places=("w1", "base"), loads={"A": ("tourist-2",)}, cards=("any1",), risk=1
    )
    do(game, state, "use any1 for A", "move A to c1w")
    assert reason(game, state, "abandon tourist-2 of A") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with levels of A", "abandon tourist-1 of A", "end")


@pytest.mark.clause("Z5", "L8")
def test_the_last_payer_is_not_unloaded_in_base_camp() -> None:
    game, state = position(
        places=("kala", "w1"), loads={"A": ("tourist-2",)}, cards=("any1",), risk=1
    )
    do(game, state, "use any1 for A", "move A to base")
    assert reason(game, state, "give tourist-2 from A to supply") == ("risk.unpayable-after", "K3")


@pytest.mark.clause("Z5", "V2")
def test_clients_that_leave_in_base_camp_pay_no_more() -> None:
    game, state = position(
        places=("kala", "w1"), loads={"A": ("tourist-2-summited",)}, cards=("any1",), risk=1
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to base") == ("risk.unpayable-after", "K3")


@pytest.mark.clause("Z5", "K3")
def test_the_payer_does_not_move_away_from_its_camp() -> None:
    game, state = position(
        places=("w1", "base"),
        camps=("w1",),
        loads={"camp1": ("tourist-2",)},
        cards=("any2",),
        risk=2,
    )
    do(game, state, "use any2 for A")
    assert reason(game, state, "move A to c1w") == ("risk.unpayable-after", "K3")
    do(game, state, "give tourist-2 from camp1 to A", "move A to c1w")
    do(game, state, "settle with levels of A", "settle with any point of A", "end")


@pytest.mark.clause("Z5", "Z6", "K3")
@pytest.mark.parametrize(
    ("rope", "up", "risk", "legal"),
    [
        ("rope1/3", 1, 2, False),
        ("rope1/2", 1, 2, False),
        ("rope1/3", 1, 1, True),
        ("rope2/3", 2, 2, True),
    ],
)
def test_paying_must_leave_the_rest_payable_too(rope: str, up: int, risk: int, legal: bool) -> None:
    game, state = position(places=("w1", "base"), cards=(rope,), risk=risk)
    assert f"settle with card {rope} down" in texts(game, state)
    assert (f"settle with card {rope} up" in texts(game, state)) == legal


@pytest.mark.clause("Z5", "K1", "L1")
def test_clients_side_by_side_pay_one_after_the_other() -> None:
    game, state = position(
        places=("w1", "c1w"), loads={"A": ("tourist-1",) * 2}, cards=("any1",), risk=2
    )
    do(game, state, "use any1 for A", "move A to c1w")
    do(game, state, "give tourist-1 from A to B", "settle with levels of A")
    do(game, state, "give tourist-1 from B to A", "settle with levels of A", "end")
    # without the other guide there they would pay a single point together
    game, state = position(
        places=("w1", "base"), loads={"A": ("tourist-1",) * 2}, cards=("any1",), risk=2
    )
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to c1w") == ("risk.unpayable-after", "K3")


CARDS = [
    *["any1"] * 3,
    *["any2"] * 3,
    *["any3"] * 2,
    *["any3-loss1"] * 2,
    *["rope1/2", "rope1/3", "rope2/3", "down2", "down3"],
    *["rest1"] * 2,
    *["rest2"] * 2,
    *["rest3"] * 2,
]


def test_Z6_any_three_cards_hold_at_least_three_points() -> None:
    rules = standard_game().rules
    worth = {rules.cards.ids[kind]: rules.cards.best[kind] for kind in range(rules.cards.printed)}
    assert set(worth) == set(CARDS)
    assert (
        min(sum(worth[card] for card in three) for three in itertools.combinations(CARDS, 3)) == 3
    )
    assert -min(rules.token_values) == 2


ROOM = {"base": 9, "kala": 2, "c1w": 2, "w1": 2, "w2": 2, "y1": 1, "sc1": 1}


def random_turn(rng: random.Random) -> tuple[MountEverest, MountEverestState]:
    """A turn with risk to settle, and clients of low levels with guides and in a camp."""
    spaces = rng.choice((("c1w", "w1", "w2", "y1", "sc1"), ("base", "kala", "c1w")))
    pawns: list[str] = []
    while len(pawns) < 4:
        space = rng.choice(spaces)
        if pawns.count(space) < ROOM[space]:
            pawns.append(space)
    loads = {
        name: tuple(
            f"{rng.choice(('tourist', 'mountaineer'))}-{rng.choice((1, 1, 1, 2, 3))}"
            for _ in range(rng.randint(0, 3))
        )
        for name in ("A", "B", "camp1")
    }
    return position(
        places=(pawns[0], pawns[1]),
        others={1: (pawns[2], pawns[3])},
        camps=(rng.choice(spaces),),
        loads=loads,
        cards=rng.sample(CARDS, 3),
        risk=rng.choice((1, 2)),
    )


@pytest.mark.clause("Z6", "K3")
@pytest.mark.parametrize("block", range(8))
def test_no_risk_lapses_in_turns_played_carelessly(block: int) -> None:
    rng = random.Random(block)
    for _ in range(50):
        game, state = random_turn(rng)
        for _ in range(60):
            legal = sorted(texts(game, state))
            assert legal, "a player is stuck"
            assert "end" not in legal or state.risk_left == 0
            spending = [text for text in legal if text.startswith(("use", "move", "pitch"))]
            do(game, state, rng.choice(spending if spending and rng.random() < 0.7 else legal))
            if state.seat != 0 or (state.risk_left == 0 and state.passing < 0):
                break


@pytest.mark.clause("Z5", "K3", "I1")
@pytest.mark.parametrize("tile", [{}, {"j3": "cost1"}])
def test_trying_a_tile_may_lead_away_from_who_could_pay(tile: dict[str, str]) -> None:
    game, state = position(
        places=("c1w", "base"),
        camps=("c1w",),
        loads={"camp1": ("tourist-3",)},
        tiles=tile,
        cards=("any1",),
        risk=1,
    )
    # whether j3 is known to cost 1 or may turn out to: the guide would end up without a client
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to j3") == ("risk.unpayable-after", "K3")
    do(game, state, "give tourist-3 from camp1 to A", "move A to j3")


# -- Z7, Z8 -----------------------------------------------------------------------------------


def test_Z7_a_rope_that_leads_down_leads_down_only() -> None:
    game, state = position(places=("w1", "base"), loads={"A": ("tent",)}, cards=("down3",))
    uses = {text for text in game.actions.texts if text.startswith("use down3 ")}
    assert uses == {"use down3 for A", "use down3 for B"}
    do(game, state, "use down3 for A")
    assert reason(game, state, "move A to c2w") == ("move.too-expensive", "M1")
    assert reason(game, state, "pitch A") == ("pitch.too-expensive", "T1")
    do(game, state, "move A to c1w")


@pytest.mark.parametrize(
    ("rope", "action", "left"),
    [
        ("rope2/3 for A up", "move A to c2w", (1, 2, 0)),
        ("rope2/3 for A down", "move A to c1w", (0, 2, 2)),
        ("rope2/3 for A up", "move A to c1w", (2, 1, 0)),
        ("rope2/3 for A down", "move A to c2w", (0, 1, 3)),
        ("rope2/3 for A up", "pitch A", (1, 2, 0)),
        ("rope2/3 for A down", "pitch A", (0, 1, 3)),
        ("down2 for A", "move A to c1w", (0, 2, 1)),
    ],
)
def test_Z7_points_of_a_direction_are_spent_first(
    rope: str, action: str, left: tuple[int, int, int]
) -> None:
    game, state = position(
        places=("w1", "base"), loads={"A": ("tent",)}, cards=(rope.split()[0], "any2")
    )
    do(game, state, "use any2 for A", f"use {rope}", action)
    assert points(state, "A") == left


@pytest.mark.clause("Z7", "I3")
def test_points_of_a_direction_are_spent_first_on_a_tile() -> None:
    game, state = position(cards=("rope1/3", "any2"))
    do(game, state, "use any2 for A", "use rope1/3 for A up", "move A to i1", "tile cost2")
    assert points(state, "A") == (0, 2, 0)
    do(game, state, "pay")
    assert points(state, "A") == (0, 1, 0)


def test_Z8_what_is_legal_in_front_of_a_turned_tile() -> None:
    game, state = position(
        camps=("w1",),
        loads={"A": ("tent", "tourist-2"), "camp1": ("tourist-2",)},
        cards=("any2", "rope1/2", "rest1"),
        risk=1,
    )
    do(game, state, "use any2 for A", "move A to i1", "tile cost2")
    assert texts(game, state) == {
        "use rope1/2 for A up",
        "use rope1/2 for A down",
        "use rest1 for A",
        "use rest1 for B",
        "use rest1 for camp1",
        "settle with card rope1/2 up",
        "settle with card rope1/2 down",
        "settle with card rest1",
        "settle with any point of A",
        "settle with levels of A",
        "pay",
        "back",
    }
    for text in (
        "end",
        "use rope1/2 for B up",
        "move A to i1",
        "move A to i2",
        "move B to kala",
        "pitch A",
        "swap A and B",
        "give tent from A to supply",
        "give bottle from supply to B",
        "abandon tourist-2 of A",
        "abandon tourist-2 of camp1",
    ):
        assert reason(game, state, text) == ("tile.decide-first", "Z8")
    do(game, state, "use rest1 for camp1", "raise tourist-2 of camp1")
    do(game, state, "settle with levels of A", "use rope1/2 for A up", "pay")
    assert (place(game, state, "A"), points(state, "A")) == ("i1", (0, 1, 0))


@pytest.mark.clause("Z8", "K3")
def test_paying_at_a_tile_must_leave_the_risk_payable() -> None:
    game, state = position(cards=("any2",), risk=0)
    do(game, state, "use any2 for A", "move A to i1", "tile cost2", "pay", "end")
    game, state = position(cards=("any3",), risk=2)
    do(game, state, "use any3 for A", "move A to i1", "tile cost2")
    assert reason(game, state, "pay") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with any point of A", "settle with any point of A", "back", "end")


def test_Z8_until_it_has_paid_the_guide_counts_where_it_came_from() -> None:
    game, state = position(places=("c1w", "w1"), others={1: ("c1w", "w1")}, cards=("any1", "any1"))
    do(game, state, "use any1 for A", "move A to j1", "tile cost2")
    assert place(game, state, "A") == "c1w"
    assert state.places.count(game.rules.board.ids.index("c1w")) == 2
    do(game, state, "back", "end")
    assert place(game, state, "A", seat=0) == "c1w"


# -- Z9, Z10 ----------------------------------------------------------------------------------


def test_Z9_what_the_player_may_do_elsewhere_while_a_guide_passes() -> None:
    game, state = position(
        places=("c3", "w1"),
        camps=("w1",),
        loads={"B": ("tent",), "camp1": ("bottle", "tourist-2")},
        others={1: ("y1", "base")},
        cards=("any2", "any2", "rest1"),
    )
    do(game, state, "use any2 for B", "use any2 for A", "move A to y1")
    for text in ("use rest1 for B", "use rest1 for camp1", "move B to c1w"):
        assert reason(game, state, text) == ("passing.other-piece", "M4")
    do(game, state, "pitch B", "give tourist-2 from camp1 to B", "abandon bottle of camp1")
    assert held(game, state, "B") == ["tourist-2"]
    do(game, state, "use rest1 for A", "move A to gs", "move B to c1w", "end")


@pytest.mark.clause("Z9", "M7")
def test_bottles_do_not_block_a_way_out() -> None:
    game, state = position(
        places=("gs", "base"),
        loads={"A": ("bottle",) * 2},
        others={1: ("sc1", "base")},
        cards=("rope1/2", "rope2/3"),
    )
    do(game, state, "use rope1/2 for A up", "use rope2/3 for A up", "move A to sc1")
    assert reason(game, state, "move A to tf") == ("move.too-many-bottles", "M7")
    do(game, state, "abandon bottle of A", "move A to tf", "end")


def test_Z10_a_passing_guide_does_not_change_places() -> None:
    game, state = position(places=("c3", "sc1"), others={1: ("y1", "base")}, cards=("any3", "any1"))
    do(game, state, "use any1 for B", "use any3 for A", "move A to y1")
    assert reason(game, state, "swap A and B") == ("swap.passing", "Z10")


# -- Z11, Z12 ---------------------------------------------------------------------------------


@pytest.mark.clause("Z11", "V5", "V6")
@pytest.mark.parametrize(("scores", "ranking"), [((1, 1), [0, 1]), ((2, 1), [1, 0])])
def test_a_loss_at_1_does_not_move_the_pawn(scores: tuple[int, int], ranking: list[int]) -> None:
    game, state = position(places=("w1", "base"), loads={"A": ("tourist-1",)}, scores=scores)
    do(game, state, "abandon tourist-1 of A")
    assert game.scores(state) == [1, 1]
    assert game.ranking(state) == ranking


@pytest.mark.clause("Z11", "E1", "F1")
def test_there_is_no_phase_5_after_the_last_round() -> None:
    game, state = position(round=18)
    deck, first, hand = state.deck, state.first_seat, state.hand
    do(game, state, "end", "end")
    assert game.is_over(state)
    assert (state.round, state.first_seat) == (18, first)
    assert (state.deck, state.hand) == (deck, hand)
    assert all(cards.total == 3 for cards in state.chosen)


@pytest.mark.clause("Z11", "O3")
def test_nothing_is_asked_when_only_one_card_was_drawn() -> None:
    game, state = choosing()
    furnish(game, state, 0, camps=("w1",), loads={"camp1": ("bottle",)})
    do(game, state, "oxygen camp1", seat=0)
    chance(game, state, "draw 0 rest2")
    do(game, state, "keep rest2", seat=0)
    assert all(text.startswith("remove") for text in texts(game, state, seat=0))


@pytest.mark.clause("Z12", "K1", "V4")
@pytest.mark.parametrize(("kind", "score"), [("tourist", 1), ("mountaineer", 2)])
def test_a_fresh_client_may_be_made_to_die_in_base_camp(kind: str, score: int) -> None:
    game, state = position(cards=("any1",), risk=1)
    do(game, state, f"give {kind}-1 from supply to A", "use any1 for A", "settle with levels of A")
    assert held(game, state, "A") == []
    assert game.scores(state) == [score, 5]
    do(game, state, "move A to kala", "end")
