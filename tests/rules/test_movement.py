"""Moving guides: costs, directions, limits, passing through full spaces, changing places (M)."""

import random
import re
import tomllib
from collections import Counter
from dataclasses import dataclass, replace
from importlib.resources import files

import pytest

from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import (
    do,
    furnish,
    held,
    place,
    points,
    position,
    reason,
    refusal,
    texts,
    tile,
    unused,
)


@dataclass(frozen=True)
class Ground:
    """A space as the map's file has it."""

    zone: int
    cost: int
    up: tuple[str, ...]
    down: tuple[str, ...]


def ground(map_name: str) -> dict[str, Ground]:
    source = files("everest.games.mount_everest").joinpath(f"data/maps/{map_name}.toml")
    spaces = tomllib.loads(source.read_text(encoding="utf-8"))["space"]
    return {
        space["id"]: Ground(
            zone=space["zone"],
            cost=space["cost"],
            up=tuple(above["id"] for above in spaces if space["id"] in above["below"]),
            down=tuple(space["below"]),
        )
        for space in spaces
    }


MAPS = {name: ground(name) for name in ("easy", "hard")}
EASY = MAPS["easy"]

TOPS = {"i1", "i2", "i3", "i4", "i5", "j1", "j2", "j3", "j4", "j5", "j6", "j7"}
"""The icefall spaces of both maps."""


def moves(game: MountEverest, state: MountEverestState, piece: str = "A") -> set[str]:
    head = f"move {piece} to "
    return {text.removeprefix(head) for text in texts(game, state) if text.startswith(head)}


# -- M1, M2: costs and directions -------------------------------------------------------------


@pytest.mark.clause("M1", "M2")
@pytest.mark.parametrize("map_name", ["easy", "hard"])
@pytest.mark.parametrize(
    ("card", "up", "down"),
    [
        ("use any1 for A", 1, 1),
        ("use any2 for A", 2, 2),
        ("use rope1/2 for A up", 1, 0),
        ("use rope1/2 for A down", 0, 2),
        ("use rope2/3 for A up", 2, 0),
        ("use down2 for A", 0, 2),
    ],
)
def test_a_guide_reaches_the_neighbours_that_its_points_pay_for(
    map_name: str, card: str, up: int, down: int
) -> None:
    around = MAPS[map_name]
    for space, here in around.items():
        game, state = position(map=map_name, places=(space, "base"), cards=(card.split()[1],))
        do(game, state, card)
        expected = {above for above in here.up if around[above].cost <= up}
        expected |= {below for below in here.down if around[below].cost <= down}
        assert moves(game, state) == expected
        assert moves(game, state, "B") == set()


@pytest.mark.clause("M1")
@pytest.mark.parametrize(
    ("origin", "target", "cost"),
    [
        ("base", "kala", 1),
        ("sc1", "tf", 2),
        ("tf", "se", 1),
        ("se", "hs", 2),
        ("hs", "se", 1),
        ("hs", "summit", 2),
        ("summit", "hs", 2),
        ("bal", "sc2", 1),
    ],
)
def test_entering_costs_what_the_entered_space_says(origin: str, target: str, cost: int) -> None:
    game, state = position(places=(origin, "base"), cards=("any3",))
    do(game, state, "use any3 for A", f"move A to {target}")
    assert points(state, "A") == (0, 3 - cost, 0)
    assert place(game, state, "A") == target


def test_M1_a_guide_without_enough_points_stays() -> None:
    game, state = position(places=("sc1", "base"), cards=("any1",))
    assert reason(game, state, "move A to gs") == ("move.too-expensive", "M1")
    do(game, state, "use any1 for A")
    error = refusal(game, state, "move A to tf")
    assert (error.code, error.clause) == ("move.too-expensive", "M1")
    assert (error.params["cost"], error.params["have"]) == (2, 1)
    assert "move A to gs" in texts(game, state)


@pytest.mark.parametrize("target", ["base", "tf", "w1", "w2", "c1w", "summit"])
def test_M1_a_guide_moves_to_neighbours_only(target: str) -> None:
    game, state = position(places=("w1", "base"), cards=("any3",))
    do(game, state, "use any3 for A")
    if target == "c1w":
        assert "move A to c1w" in texts(game, state)
    else:
        assert reason(game, state, f"move A to {target}") == ("move.not-neighbours", "M1")


def test_M1_points_need_not_be_used() -> None:
    game, state = position(places=("w1", "base"), cards=("any3", "any2"))
    do(game, state, "use any3 for A", "move A to c1w", "end")
    assert state.seat == 1
    assert not any(state.points)


def test_M2_a_guide_may_go_up_and_then_down() -> None:
    game, state = position(places=("c1w", "base"), cards=("rope1/3", "any2"))
    do(game, state, "use any2 for A", "move A to w1", "move A to c1w")
    assert place(game, state, "A") == "c1w"
    do(game, state, "use rope1/3 for A up", "move A to w2")
    assert points(state, "A") == (0, 0, 0)


def test_M2_a_step_may_be_paid_from_points_of_its_direction_and_of_any() -> None:
    game, state = position(places=("sc1", "base"), cards=("rope1/3", "any1", "down2"))
    do(game, state, "use rope1/3 for A up", "use down2 for A")
    assert reason(game, state, "move A to tf") == ("move.too-expensive", "M1")
    do(game, state, "use any1 for A", "move A to tf")
    assert points(state, "A") == (0, 0, 2)


# -- M3: limits -------------------------------------------------------------------------------

LIMITS = {2: (2, 2, 1, 1), 3: (3, 2, 2, 1), 4: (3, 3, 2, 1), 5: (4, 3, 2, 1)}
STEPS = [("base", "kala", 1), ("c1w", "w1", 1), ("c3", "y1", 1), ("tf", "se", 1)]


def crowd(seats: int, space: str, number: int) -> dict[int, tuple[str, str]]:
    """So many guides of other players in a space, the others in base camp."""
    guides = [space if index < number else "base" for index in range(2 * (seats - 1))]
    return {seat: (guides[2 * seat - 2], guides[2 * seat - 1]) for seat in range(1, seats)}


@pytest.mark.clause("M3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("zone", [0, 1, 2, 3])
def test_a_space_holds_as_many_guides_as_the_table_says(seats: int, zone: int) -> None:
    origin, target, cost = STEPS[zone]
    limit = LIMITS[seats][zone]
    for number in (limit - 1, limit):
        game, state = position(
            seats=seats,
            places=(origin, "base"),
            others=crowd(seats, target, number),
            cards=(f"any{cost}",),
        )
        do(game, state, f"use any{cost} for A")
        if number < limit:
            do(game, state, f"move A to {target}", "end")
            assert place(game, state, "A", seat=0) == target
        else:
            error = refusal(game, state, f"move A to {target}")
            assert (error.code, error.clause) == ("move.full", "M4")
            assert error.params["limit"] == limit


def test_M3_a_players_other_guide_counts() -> None:
    game, state = position(places=("c3", "y1"), cards=("any1",))
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to y1") == ("move.full", "M4")
    assert "move A to b1" in texts(game, state)


def test_M3_camps_take_no_room() -> None:
    game, state = position(places=("c3", "base"), camps=("y1", "y1"), cards=("any1",))
    furnish(game, state, 1, camps=("y1", "y1"))
    do(game, state, "use any1 for A", "move A to y1", "end")
    assert place(game, state, "A", seat=0) == "y1"


def test_M3_base_camp_has_room_for_everybody() -> None:
    game, state = position(seats=5, places=("kala", "base"), cards=("any1",))
    assert state.places.count(game.rules.board.start) == 9
    do(game, state, "use any1 for A", "move A to base", "end")
    assert state.places.count(game.rules.board.start) == 10


# -- M4: passing through full spaces ----------------------------------------------------------


def test_M4_a_guide_passes_with_points_at_hand() -> None:
    game, state = position(places=("c3", "b1"), others={1: ("y1", "base")}, cards=("any2", "any3"))
    do(game, state, "use any3 for B", "use any2 for A", "move A to y1")
    legal = texts(game, state)
    assert {"move A to sc1", "move A to gs", "move A to l1", "move A to c3"} <= legal
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    assert reason(game, state, "move B to c2e") == ("passing.other-piece", "M4")
    do(game, state, "move A to sc1")
    assert {"end", "move B to c2e"} <= texts(game, state)


@pytest.mark.parametrize(
    ("cards", "used", "legal"),
    [
        (("any1",), "use any1 for A", False),
        (("any1", "any1"), "use any1 for A", True),
        (("any1", "rest2"), "use any1 for A", False),
        (("any1", "down2"), "use any1 for A", True),
        (("any1", "rope1/2"), "use any1 for A", True),
        (("rope1/2",), "use rope1/2 for A up", False),
        (("rope2/3",), "use rope2/3 for A up", True),
        (("rope1/2", "down3"), "use rope1/2 for A up", True),
        (("rope1/2", "rope1/3"), "use rope1/2 for A up", True),
        (("any3-loss1",), "use any3-loss1 for A", True),
        (("any1", "any3-loss1"), "use any1 for A", True),
    ],
)
def test_M4_cards_of_this_turn_count_for_the_way_out(
    cards: tuple[str, ...], used: str, legal: bool
) -> None:
    game, state = position(places=("c3", "base"), others={1: ("y1", "base")}, cards=cards)
    do(game, state, used)
    if legal:
        do(game, state, "move A to y1")
        assert "end" not in texts(game, state)
    else:
        assert reason(game, state, "move A to y1") == ("move.full", "M4")


def test_M4_points_of_the_other_guide_are_no_way_out() -> None:
    game, state = position(places=("c3", "c3"), others={1: ("y1", "base")}, cards=("any1", "any3"))
    do(game, state, "use any1 for A", "use any3 for B")
    assert reason(game, state, "move A to y1") == ("move.full", "M4")
    assert "move B to y1" in texts(game, state)


def test_M4_a_card_needed_for_the_way_out_serves_nothing_else() -> None:
    game, state = position(
        places=("c3", "base"),
        loads={"A": ("mountaineer-2",)},
        others={1: ("y1", "base")},
        cards=("any1", "any1", "rest1"),
    )
    do(game, state, "use any1 for A", "move A to y1")
    assert reason(game, state, "use any1 for B") == ("passing.other-piece", "M4")
    assert reason(game, state, "use rest1 for B") == ("passing.other-piece", "M4")
    assert reason(game, state, "move A to sc1") == ("move.too-expensive", "M1")
    do(game, state, "use rest1 for A", "raise mountaineer-2 of A", "use any1 for A")
    do(game, state, "move A to sc1", "end")


def test_M4_upward_points_are_no_way_down() -> None:
    others = {1: ("y1", "gs"), 2: ("y1", "gs"), 3: ("sc1", "sc2"), 4: ("sc1", "sc2")}
    game, state = position(seats=5, places=("c3", "base"), others=others, cards=("any1", "rope1/2"))
    do(game, state, "use any1 for A", "move A to y1")
    assert reason(game, state, "use rope1/2 for A up") == ("passing.no-way-out", "M4")
    do(game, state, "use rope1/2 for A down", "move A to c3")
    assert points(state, "A") == (0, 0, 1)


@pytest.mark.parametrize("ropes", [("rope1/2", "rope2/3"), ("rope1/2", "rope2/3", "rope1/3")])
def test_M4_several_full_spaces_in_a_row(ropes: tuple[str, ...]) -> None:
    # y1 costs 1, sc1 1, tf and bal 2: 4 points up; gs and sc2 are full, and only lead on to sc1
    others = {1: ("y1", "sc1"), 2: ("y1", "sc1"), 3: ("gs", "sc2"), 4: ("gs", "sc2")}
    game, state = position(seats=5, places=("l1", "base"), others=others, cards=ropes)
    do(game, state, *[f"use {rope} for A up" for rope in ropes])
    if len(ropes) == 3:
        do(game, state, "move A to y1", "move A to sc1", "move A to tf", "end")
    else:
        assert reason(game, state, "move A to y1") == ("move.full", "M4")


def test_M4_from_one_full_space_to_the_next() -> None:
    others = {1: ("y1", "sc1"), 2: ("y1", "sc1")}
    game, state = position(seats=3, places=("c3", "base"), others=others, cards=("any3", "any1"))
    do(game, state, "use any3 for A", "move A to y1", "move A to sc1")
    # 1 point and a card of 1 are left: tf and bal cost 2, gs 1, and y1 is full but leads on
    assert moves(game, state) == {"gs", "y1"}
    do(game, state, "use any1 for A")
    assert moves(game, state) == {"gs", "tf", "bal", "y1"}
    do(game, state, "move A to tf", "end")


def test_M4_the_space_that_it_came_from_is_a_way_out() -> None:
    others = {1: ("y1", "gs"), 2: ("y1", "gs"), 3: ("sc1", "sc2"), 4: ("sc1", "sc2")}
    game, state = position(seats=5, places=("l1", "l1"), others=others, cards=("any2",))
    do(game, state, "use any2 for A", "move A to y1")
    assert moves(game, state) == {"l1", "c3"}
    do(game, state, "move A to l1", "end")


@pytest.mark.clause("M4", "M6")
@pytest.mark.parametrize(("day", "legal"), [(("w4", 1), True), (("w4", 3), False)])
def test_weather_blocks_a_way_out(day: tuple[str, int], legal: bool) -> None:
    game, state = position(
        weather="winter",
        today=day,
        places=("gs", "base"),
        others={1: ("sc1", "base")},
        cards=("rope2/3", "rope1/3"),
    )
    do(game, state, "use rope2/3 for A up", "use rope1/3 for A up")
    assert ("move A to sc1" in texts(game, state)) == legal
    if not legal:
        assert reason(game, state, "move A to sc1") == ("move.full", "M4")


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    ("above", "legal"),
    [
        ({}, False),
        ({"j1": "cost1"}, True),
        ({"j1": "cost2"}, False),
        ({"j1": "crevasse", "j2": "crevasse"}, False),
        ({"j1": "crevasse", "j2": "cost1"}, True),
    ],
)
def test_only_known_ground_is_a_way_out(above: dict[str, str], legal: bool) -> None:
    game, state = position(
        others={1: ("i1", "i1")}, cards=("rope2/3",), tiles={"i1": "cost1", **above}
    )
    do(game, state, "use rope2/3 for A up")
    assert ("move A to i1" in texts(game, state)) == legal


def test_M4_a_dear_open_tile_is_a_way_out_for_who_can_pay_it() -> None:
    game, state = position(
        others={1: ("i1", "i1")},
        cards=("rope2/3", "rope1/3"),
        tiles={"i1": "cost1", "j1": "cost2"},
    )
    do(game, state, "use rope2/3 for A up")
    do(game, state, "move A to i1", "use rope1/3 for A up", "move A to j1", "end")
    assert place(game, state, "A", seat=0) == "j1"


def test_M4_pitching_in_passing_must_leave_the_way_out() -> None:
    game, state = position(
        places=("c3", "base"),
        loads={"A": ("tent", "tourist-2")},
        others={1: ("y1", "base")},
        cards=("any2", "any1"),
    )
    do(game, state, "use any2 for A", "move A to y1", "pitch A")
    do(game, state, "give tourist-2 from A to camp1", "use any1 for A", "move A to sc1", "end")
    game, state = position(
        places=("c3", "base"),
        loads={"A": ("tent",)},
        others={1: ("y1", "base")},
        cards=("any2",),
    )
    do(game, state, "use any2 for A", "move A to y1")
    assert reason(game, state, "pitch A") == ("passing.no-way-out", "M4")


def test_M4_loading_and_abandoning_in_passing() -> None:
    game, state = position(
        places=("c3", "base"),
        loads={"A": ("mountaineer-2",), "camp1": ("bottle", "tourist-3")},
        camps=("y1",),
        others={1: ("y1", "base")},
        cards=("any2",),
    )
    do(game, state, "use any2 for A", "move A to y1")
    do(game, state, "give mountaineer-2 from A to camp1", "give tourist-3 from camp1 to A")
    do(game, state, "abandon bottle of camp1", "abandon tourist-3 of A", "move A to gs", "end")
    assert held(game, state, "camp1", seat=0) == ["mountaineer-2"]


@pytest.mark.clause("M4", "V1")
def test_passing_over_the_full_summit_scores() -> None:
    game, state = position(
        places=("hs", "base"),
        loads={"A": ("mountaineer-4", "tourist-3")},
        others={1: ("summit", "base")},
        cards=("any3", "any1"),
    )
    do(game, state, "use any3 for A", "move A to summit")
    assert game.scores(state)[0] == 5 + 2 + 3
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    do(game, state, "use any1 for A", "move A to hs", "end")


@pytest.mark.clause("M4", "K3")
@pytest.mark.parametrize(
    ("cards", "load", "legal"),
    [
        (("any2",), (), False),
        (("any3",), (), True),
        (("any2", "any1"), (), True),
        (("any2", "rest1"), (), True),
        (("any2", "down2"), (), True),
        (("any2",), ("mountaineer-1",), True),
    ],
)
def test_the_way_out_must_leave_the_risk_payable(
    cards: tuple[str, ...], load: tuple[str, ...], legal: bool
) -> None:
    game, state = position(
        places=("c3", "base"),
        loads={"A": load},
        others={1: ("y1", "base")},
        cards=cards,
        risk=1,
    )
    do(game, state, f"use {cards[0]} for A")
    assert ("move A to y1" in texts(game, state)) == legal
    assert "move A to l1" not in texts(game, state)


@pytest.mark.clause("M4", "K3", "Z9")
@pytest.mark.parametrize("client", ["", "tourist-3", "tourist-3-summited"])
@pytest.mark.parametrize(
    ("origin", "full", "way_out", "cost"), [("gs", "sc1", "y1", 2), ("hs", "summit", "hs", 4)]
)
def test_levels_pay_on_a_way_out_on_which_the_clients_stay(
    client: str, origin: str, full: str, way_out: str, cost: int
) -> None:
    cards = ("any2", "any2")[: cost // 2]
    game, state = position(
        places=(origin, "base"),
        loads={"A": (client,) if client else ()},
        others={1: (full, "base")},
        cards=cards,
        risk=1,
    )
    do(game, state, *[f"use {card} for A" for card in cards])
    if client:
        do(game, state, f"move A to {full}", f"move A to {way_out}")
        do(game, state, "settle with levels of A", "end")
    else:
        assert reason(game, state, f"move A to {full}") == ("move.full", "M4")


@pytest.mark.clause("M4", "K3", "Z9", "V2")
def test_clients_that_leave_on_the_way_out_do_not_pay() -> None:
    # i1 is full, and base camp, where a client that has summited goes home, is the way out
    game, state = position(
        places=("j1", "base"),
        loads={"A": ("tourist-3-summited",)},
        others={1: ("i1", "i1")},
        tiles={"i1": "cost1", "j1": "cost1", "j2": "crevasse"},
        cards=("down2",),
        risk=1,
    )
    do(game, state, "use down2 for A")
    assert reason(game, state, "move A to i1") == ("move.full", "M4")


@pytest.mark.clause("M4", "K3", "U4")
@pytest.mark.parametrize(("level", "legal"), [(1, False), (2, True)])
def test_a_loss_on_the_way_out_takes_levels_that_could_pay(level: int, legal: bool) -> None:
    others = {1: ("y1", "sc1"), 2: ("y1", "sc1"), 3: ("gs", "sc2"), 4: ("gs", "sc2")}
    game, state = position(
        seats=5,
        places=("c3", "base"),
        loads={"A": (f"tourist-{level}",)},
        others=others,
        cards=("any2", "any3-loss1"),
        risk=2,
    )
    do(game, state, "use any2 for A", "move A to y1")
    # from sc1 every way out costs 2 of the 3 points, and the loss comes with them
    assert ("move A to sc1" in texts(game, state)) == legal


@pytest.mark.clause("M4", "K3")
def test_risk_is_not_settled_with_the_point_that_leads_out() -> None:
    game, state = position(
        places=("c3", "base"),
        loads={"A": ("mountaineer-3",)},
        others={1: ("y1", "base")},
        cards=("any2",),
        risk=1,
    )
    do(game, state, "use any2 for A", "move A to y1")
    assert reason(game, state, "settle with any point of A") == ("passing.no-way-out", "M4")
    do(game, state, "settle with levels of A", "move A to sc1", "end")
    assert held(game, state, "A", seat=0) == ["mountaineer-2"]


# -- M5: changing places ----------------------------------------------------------------------


def test_M5_two_guides_change_places_and_each_pays_its_step() -> None:
    game, state = position(
        places=("sc1", "tf"),
        loads={"A": ("mountaineer-2",), "B": ("tourist-2",)},
        cards=("any3", "any1"),
    )
    do(game, state, "use any3 for A")
    error = refusal(game, state, "swap A and B")
    assert (error.code, error.clause) == ("move.too-expensive", "M5")
    assert (error.params["piece"], error.params["cost"], error.params["have"]) == ("B", 1, 0)
    do(game, state, "use any1 for B", "swap A and B")
    assert (place(game, state, "A"), place(game, state, "B")) == ("tf", "sc1")
    assert (points(state, "A"), points(state, "B")) == ((0, 1, 0), (0, 0, 0))
    assert (held(game, state, "A"), held(game, state, "B")) == (["mountaineer-2"], ["tourist-2"])
    do(game, state, "end")


@pytest.mark.parametrize(
    ("uses", "legal"),
    [
        (("use rope1/2 for A up", "use down2 for B"), True),
        (("use any1 for A", "use rope1/2 for B down"), True),
        (("use rope1/2 for A down", "use any1 for B"), False),
        (("use any1 for A", "use rope1/2 for B up"), False),
        (("use down2 for A", "use any1 for B"), False),
        (("use any1 for A",), False),
        (("use any2 for A",), False),
        ((), False),
    ],
)
def test_M5_directions_count_in_a_change_of_places(uses: tuple[str, ...], legal: bool) -> None:
    cards = tuple(use.split()[1] for use in uses)
    game, state = position(places=("y1", "sc1"), cards=cards)
    do(game, state, *uses)
    if legal:
        do(game, state, "swap A and B")
        assert (place(game, state, "A"), place(game, state, "B")) == ("sc1", "y1")
    else:
        assert reason(game, state, "swap A and B") == ("move.too-expensive", "M5")


@pytest.mark.clause("M5", "Z10")
@pytest.mark.parametrize(
    ("places", "others", "code"),
    [
        (("y1", "sc1"), ("base", "base"), ""),
        (("w1", "c1w"), ("w1", "c1w"), ""),
        (("w1", "c1w"), ("w1", "base"), "swap.not-full"),
        (("w1", "c1w"), ("base", "c1w"), "swap.not-full"),
        (("b1", "c3"), ("base", "base"), "swap.not-full"),
        (("b1", "c3"), ("b1", "base"), ""),
        (("base", "kala"), ("kala", "base"), "swap.not-full"),
        (("c3", "sc1"), ("base", "base"), "swap.not-neighbours"),
        (("w1", "w1"), ("base", "base"), "swap.not-neighbours"),
        (("gs", "sc2"), ("base", "base"), "swap.not-neighbours"),
    ],
)
def test_only_full_neighbouring_spaces_change(
    places: tuple[str, str], others: tuple[str, str], code: str
) -> None:
    game, state = position(places=places, others={1: others}, cards=("any2", "any2"))
    do(game, state, "use any2 for A", "use any2 for B")
    if code:
        assert reason(game, state, "swap A and B") == (code, "M5")
    else:
        do(game, state, "swap A and B", "end")
        assert (place(game, state, "A", seat=0), place(game, state, "B", seat=0)) == places[::-1]


@pytest.mark.clause("M5", "M6", "W3")
@pytest.mark.parametrize(("day", "legal"), [(("w4", 1), True), (("w4", 3), False)])
def test_weather_forbids_changing_places(day: tuple[str, int], legal: bool) -> None:
    game, state = position(
        weather="winter", today=day, places=("sc1", "tf"), cards=("any2", "any2")
    )
    do(game, state, "use any2 for A", "use any2 for B")
    assert ("swap A and B" in texts(game, state)) == legal
    if not legal:
        assert reason(game, state, "swap A and B") == ("swap.zone-closed", "W3")


@pytest.mark.clause("M5", "M7")
@pytest.mark.parametrize(("bottles", "legal"), [(1, True), (2, False)])
def test_bottle_limits_hold_in_a_change_of_places(bottles: int, legal: bool) -> None:
    game, state = position(
        places=("sc1", "tf"), loads={"A": ("bottle",) * bottles}, cards=("any2", "any1")
    )
    do(game, state, "use any2 for A", "use any1 for B")
    assert ("swap A and B" in texts(game, state)) == legal
    if not legal:
        assert reason(game, state, "swap A and B") == ("move.too-many-bottles", "M7")
        do(game, state, "abandon bottle of A", "swap A and B")


@pytest.mark.clause("M5", "V1")
def test_changing_places_on_the_summit_scores_for_who_arrives() -> None:
    game, state = position(
        places=("hs", "summit"),
        loads={"A": ("tourist-3",), "B": ("mountaineer-3-summited",)},
        cards=("any2", "any2"),
    )
    do(game, state, "use any2 for A", "use any2 for B", "swap A and B")
    assert game.scores(state)[0] == 5 + 3
    assert held(game, state, "A") == ["tourist-3-summited"]
    assert held(game, state, "B") == ["mountaineer-3-summited"]


@pytest.mark.clause("M5", "K3")
@pytest.mark.parametrize(("cards", "legal"), [(("any1", "any1"), False), (("any2", "any1"), True)])
def test_changing_places_must_leave_the_risk_payable(cards: tuple[str, str], legal: bool) -> None:
    game, state = position(places=("y1", "sc1"), cards=cards, risk=1)
    do(game, state, f"use {cards[0]} for A", f"use {cards[1]} for B")
    if legal:
        do(game, state, "swap A and B", "settle with any point of A", "end")
    else:
        assert reason(game, state, "swap A and B") == ("risk.unpayable-after", "K3")


# -- M6: weather ------------------------------------------------------------------------------


@pytest.mark.clause("M6", "W3")
@pytest.mark.parametrize(
    ("day", "origin", "expected"),
    [
        (("w3", 1), "c3", set()),
        (("w3", 1), "b1", {"c2w", "c2e"}),
        (("w3", 1), "tf", {"se"}),
        (("w3", 1), "w1", {"c1w", "c2w"}),
        (("w6", 1), "w1", set()),
        (("w6", 1), "kala", {"base"}),
        (("w6", 1), "c3", {"y1", "y2"}),
        (("w6", 2), "w1", {"c1w", "c2w"}),
        (("w4", 3), "sc1", {"gs", "y1"}),
    ],
)
def test_no_movement_closes_a_zone_from_inside_and_outside(
    day: tuple[str, int], origin: str, expected: set[str]
) -> None:
    game, state = position(weather="winter", today=day, places=(origin, "base"), cards=("any3",))
    do(game, state, "use any3 for A")
    assert moves(game, state) == expected
    for target in {*EASY[origin].up, *EASY[origin].down} - expected:
        assert reason(game, state, f"move A to {target}") == ("move.zone-closed", "W3")


# -- M7: bottles ------------------------------------------------------------------------------


@pytest.mark.clause("M7", "L6")
@pytest.mark.parametrize(
    ("origin", "target", "limit"),
    [("kala", "base", 3), ("c1w", "w1", 3), ("b1", "l1", 2), ("c3", "y1", 2), ("sc1", "tf", 1)],
)
@pytest.mark.parametrize("bottles", [0, 1, 2, 3])
def test_no_guide_enters_with_too_many_bottles(
    origin: str, target: str, limit: int, bottles: int
) -> None:
    game, state = position(
        places=(origin, "base"), loads={"A": ("bottle",) * bottles}, cards=("any2",)
    )
    do(game, state, "use any2 for A")
    if bottles > limit:
        error = refusal(game, state, f"move A to {target}")
        assert (error.code, error.clause) == ("move.too-many-bottles", "M7")
        assert (error.params["bottles"], error.params["limit"]) == (bottles, limit)
        do(game, state, *["abandon bottle of A"] * (bottles - limit))
    do(game, state, f"move A to {target}")
    assert held(game, state, "A") == ["bottle"] * min(bottles, limit)


def test_M7_the_way_down_is_open_with_bottles() -> None:
    game, state = position(
        places=("tf", "base"), loads={"A": ("bottle",), "B": ("bottle",) * 3}, cards=("any1",)
    )
    do(game, state, "use any1 for A", "move A to sc1", "end")


def test_M7_limits_hold_for_passing_too() -> None:
    game, state = position(
        places=("b1", "base"),
        loads={"A": ("bottle",) * 3},
        others={1: ("c3", "base")},
        cards=("any3",),
    )
    do(game, state, "use any3 for A")
    assert reason(game, state, "move A to c3") == ("move.too-many-bottles", "M7")


# -- all of it, against a slow restatement ----------------------------------------------------


@dataclass(frozen=True)
class Plain:
    """One guide's resources in a plain model of a turn without clients."""

    space: str
    points: tuple[int, int, int]  # up, any, down
    cards: tuple[str, ...]


class Reference:
    """Legal moves, uses and the end of a turn, worked out by trying everything.

    Nobody has clients, so only points pay risk.
    """

    def __init__(self, game: MountEverest, state: MountEverestState) -> None:
        ids = game.rules.board.ids
        self.around = MAPS[game.rules.map_name]
        self.table = LIMITS[game.rules.seats]
        self.due = state.risk_left
        self.risk = state.risk_left - state.rest_pool  # used acclimatization cards pay too
        self.count = Counter(ids[space] for space in state.places)
        self.closed = game.turn.day(state).closed
        self.tiles = {space: tile(game, state, space) for space in ids if space in TOPS}
        self.cards = tuple(unused(game, state))
        self.place = [place(game, state, piece) for piece in "AB"]
        self.points = [points(state, piece) for piece in "AB"]
        self.bottles = [state.bottles[4 * state.seat + piece] for piece in (0, 1)]
        self.passing = [state.passing] if state.passing >= 0 else []
        crowded = {space for space, guides in self.count.items() if guides > self.limit(space)}
        assert crowded == {self.place[piece] for piece in self.passing}

    def limit(self, space: str) -> int:
        return 99 if space == "base" else self.table[self.around[space].zone]

    def cost(self, space: str) -> int:
        if space in TOPS:
            return {None: 1, "cost1": 1, "cost2": 2, "crevasse": 99}[self.tiles[space]]
        return self.around[space].cost

    def steps(self, guide: Plain) -> list[tuple[Plain, bool]]:
        """Where the guide could step, with what is left, and whether the ground is known."""
        here = self.around[guide.space]
        if self.closed[here.zone]:
            return []
        found = []
        for way, targets in ((0, here.up), (2, here.down)):
            for target in targets:
                cost = self.cost(target)
                if (
                    self.closed[self.around[target].zone]
                    or cost > guide.points[way] + guide.points[1]
                ):
                    continue
                left = list(guide.points)
                directed = min(left[way], cost)
                left[way] -= directed
                left[1] -= cost - directed
                known = target not in TOPS or self.tiles[target] is not None
                found.append(
                    (replace(guide, space=target, points=(left[0], left[1], left[2])), known)
                )
        return found

    def uses(self, guide: Plain) -> list[tuple[str, Plain]]:
        found = []
        for card in sorted(set(guide.cards)):
            ways = [(way, number) for way, number in enumerate(card_points(card)) if number]
            rest = list(guide.cards)
            rest.remove(card)
            for way, number in ways:
                more = list(guide.points)
                more[way] += number
                suffix = " " + ("up", "any", "down")[way] if len(ways) > 1 else ""
                after = Plain(guide.space, (more[0], more[1], more[2]), tuple(rest))
                found.append((f"{card} for @{suffix}", after))
        return found

    def pays(self, guide: Plain, other: int) -> bool:
        best = sum(max(*card_points(card), rest_points(card)) for card in guide.cards)
        return sum(guide.points) + sum(self.points[other]) + best >= self.risk

    def gets_out(self, guide: Plain, other: int, origin: str) -> bool:
        """Whether a guide that stands in a full space can get on; it has left `origin`."""
        seen = {guide}
        waiting = [guide]
        while waiting:
            now = waiting.pop()
            nexts = [after for _, after in self.uses(now)]
            for after, known in self.steps(now):
                if not known:
                    continue
                guides = self.count[after.space] - (after.space == origin)
                if guides < self.limit(after.space):
                    if self.pays(after, other):
                        return True
                else:
                    nexts.append(after)
            for after in nexts:
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
        return False

    def legal(self) -> set[str]:
        found = set()
        for piece, name in enumerate("AB"):
            if self.passing and piece not in self.passing:
                continue
            here = self.place[piece]
            other = 1 - piece
            guide = Plain(here, self.points[piece], self.cards)
            for text, after in self.uses(guide):
                if self.gets_out(after, other, here) if self.passing else self.pays(after, other):
                    found.add("use " + text.replace("@", name))
            for after, known in self.steps(guide):
                target = after.space
                if self.bottles[piece] > (3, 3, 2, 1)[self.around[target].zone]:
                    continue
                if not known and self.passing:
                    fine = self.gets_out(replace(after, space=here), other, here)
                elif known and self.count[target] >= self.limit(target):
                    fine = self.gets_out(after, other, here)
                else:
                    fine = self.pays(after, other)
                if fine:
                    found.add(f"move {name} to {target}")
        if not self.passing and self.due == 0:
            found.add("end")
        return found


def card_points(name: str) -> tuple[int, int, int]:
    """Up, any, down of a card or of what is left of it, by its name."""
    left = re.search(r"-left(\d+)$", name)
    base = re.sub(r"(-up|-down)?(-left\d+)?$", "", name)
    if found := re.match(r"any(\d+)", base):
        return 0, int(left[1] if left else found[1]), 0
    if found := re.match(r"down(\d+)", base):
        return 0, 0, int(left[1] if left else found[1])
    if found := re.match(r"rope(\d+)/(\d+)", base):
        if left:
            return (int(left[1]), 0, 0) if "-up" in name else (0, 0, int(left[1]))
        return int(found[1]), 0, int(found[2])
    return 0, 0, 0


def rest_points(name: str) -> int:
    found = re.match(r"rest(\d+)(?:-left(\d+))?$", name)
    return int(found[2] or found[1]) if found else 0


HIGH = ("b1", "b2", "l1", "c3", "y1", "y2", "gs", "sc1", "sc2", "tf", "bal", "se", "hs", "summit")
LOW = ("kala", "i1", "i2", "i3", "j1", "j2", "j3", "j4", "c1w", "c1e", "w1", "w2", "c2w", "c2e")
DECK = ("any1", "any2", "any3", "any3-loss1", "rope1/2", "rope1/3", "rope2/3", "down2", "down3")
FACES = ("cost1", "cost2", "crevasse")


def random_position(seed: int) -> tuple[MountEverest, MountEverestState]:
    """Many guides in few spaces, so that many are full; no clients."""
    rng = random.Random(seed)
    seats = rng.choice((2, 3, 3, 4, 5))
    area = rng.choice((HIGH, LOW))
    first = rng.randrange(len(area) - 4)
    region = area[first : first + rng.randint(4, 7)]
    room = Counter(
        {space: LIMITS[seats][EASY[space].zone] for space in region if space not in TOPS}
    )
    tiles = {}
    for space in (space for space in region if space in TOPS):
        if rng.random() < 0.7:
            tiles[space] = rng.choice(FACES[:2] if space.startswith("i") else FACES)
            if list(tiles.values()).count(tiles[space]) > 2:
                tiles[space] = "cost1" if tiles[space] != "cost1" else "cost2"
            if list(tiles.values()).count(tiles[space]) > 2:
                del tiles[space]
            elif tiles[space] != "crevasse":
                room[space] = LIMITS[seats][0]
    pawns = []
    for _ in range(2 * seats):
        free = sorted(space for space in room if room[space] > 0)
        space = rng.choice(free) if free and rng.random() < 0.85 else "base"
        room[space] -= 1
        pawns.append(space)
    others = {seat: (pawns[2 * seat], pawns[2 * seat + 1]) for seat in range(1, seats)}
    cards = rng.sample([*DECK, "any1", "any2", "rest1", "rest2"], 3)
    zone = [EASY[space].zone for space in pawns[:2]]
    return position(
        seats=seats,
        weather="winter",
        today=(rng.choice(("w1", "w3", "w4", "w5", "w6")), rng.choice((1, 2, 3))),
        places=(pawns[0], pawns[1]),
        others=others,
        loads={
            "A": ("bottle",) * rng.randint(0, (3, 3, 2, 1)[zone[0]]),
            "B": ("bottle",) * rng.choice((0, 0, 1)),
        },
        cards=cards,
        tiles=tiles,
        risk=rng.choice((0, 0, 0, 1, 2)),
    )


@pytest.mark.clause("M1", "M2", "M3", "M4", "M6", "M7", "K3", "Z1", "Z9")
@pytest.mark.parametrize("block", range(10))
def test_legal_moves_and_uses_match_a_slow_restatement(block: int) -> None:
    rng = random.Random(block)
    passed = 0
    for seed in range(block * 30, block * 30 + 30):
        game, state = random_position(seed)
        phase = state.phase
        for _ in range(12):
            if state.seat != 0 or state.phase != phase:
                break
            if game.to_act(state) == (-1,):
                do(game, state, rng.choice(sorted(texts(game, state))))
                continue
            legal = texts(game, state)
            if "back" not in legal:
                compare(game, state, legal)
                passed += state.passing >= 0
            choices = [text for text in sorted(legal) if not text.startswith(("give", "abandon"))]
            # prefer what leads into full spaces over what ends the turn
            choices = [text for text in choices if text != "end"] or ["end"]
            do(game, state, rng.choice(choices))
        if state.seat != 0:
            # nobody ends a turn in a space beyond its limit
            board = game.rules.board
            assert all(state.places.count(at) <= board.limit[at] for at in state.places)
    assert passed > 0


def compare(game: MountEverest, state: MountEverestState, legal: set[str]) -> None:
    reference = Reference(game, state)
    compared = {
        text
        for text in legal
        if text.startswith(("use any", "use rope", "use down", "move", "end"))
    }
    assert compared == reference.legal(), (
        f"risk {reference.risk}, passing {reference.passing}, {reference.place}, "
        f"{reference.points}, {reference.cards}, {reference.tiles}, {reference.count}"
    )
