"""KM: the map, moving, the limits of spaces, tents, and weather that makes all this dearer."""

import tomllib
from importlib.resources import files

import pytest

import everest
from everest.engine.board import LEVEL, UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.engine.row import added
from tests.acting import chance, do, place, points, random_play, reason, texts
from tests.k2.positions import (
    end_turns,
    furnish,
    level,
    position,
    standard_game,
    tent,
)

COSTS = {
    "easy": "1 1 1 1 1 1 2 1 1 1 1 1 2 2 2 2 1 1 3 2 2 2 2 2 2 3 3 3",
    "hard": "1 1 1 1 1 1 1 2 1 2 2 1 2 1 1 2 1 2 2 2 2 2 1 3 2 3 2 1 2 3",
}
ZONES = {
    "easy": "0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 3 3",
    "hard": "0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2 2 3 3 3 3",
}
"""Of base camp, then of s01 and so on."""

ROPES = {
    "easy": (
        "base-s01 s01-s02 s03-s02 s02-s04 s03-s05 s05-s04 s04-s06 s05-s07 s07-s06 s06-s11 s07-s08 "
        "s08-s09 s09-s10 s10-s13 s10-s14 s11-s12 s11-s14 s12-s15 s13-s16 s14-s15 s14-s16 s15-s17 "
        "s16-s18 s17-s19 s17-s20 s18-s21 s19-s21 s20-s23 s21-s22 s22-s24 s23-s25 s24-s26 s25-s26 "
        "s26-s27"
    ),
    "hard": (
        "base-s01 s01-s02 s03-s02 s04-s03 s04-s05 s06-s05 s05-s07 s06-s08 s07-s09 s07-s10 s08-s11 "
        "s09-s12 s10-s11 s10-s13 s11-s13 s12-s15 s14-s15 s14-s17 s15-s16 s15-s17 s16-s18 s17-s19 "
        "s18-s20 s19-s21 s20-s21 s20-s22 s21-s23 s22-s24 s23-s25 s24-s27 s25-s26 s27-s26 s26-s28 "
        "s28-s29"
    ),
}
"""The lower end of each first; s13 and s14 of the harder side, which are level, are not in it."""

EXTRA = {
    "w1": ["0000", "0011", "0000"],
    "w2": ["0000", "0000", "1111"],
    "w3": ["0010", "0000", "0000"],
    "w4": ["0000", "0000", "0111"],
    "w5": ["0000", "0000", "0000"],
    "w6": ["0100", "0000", "0000"],
}
"""What entering costs more in each of the four zones, day by day, in winter."""


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


# -- KM1: the map -----------------------------------------------------------------------------


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KM1_the_map(map_name: str) -> None:
    board = standard_game(map_name=map_name).rules.board
    assert board.cost == numbers(COSTS[map_name])
    assert board.zone == numbers(ZONES[map_name])
    joined = {
        f"{board.ids[lower]}-{board.ids[upper]}"
        for lower, steps in enumerate(board.steps)
        for upper, direction in steps
        if direction == UP
    }
    assert joined == set(ROPES[map_name].split())
    back = {
        f"{board.ids[lower]}-{board.ids[upper]}"
        for upper, steps in enumerate(board.steps)
        for lower, direction in steps
        if direction == DOWN
    }
    assert back == joined


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KM1_entering_costs_the_printed_number(map_name: str) -> None:
    costs = dict(
        zip(standard_game(map_name=map_name).rules.board.ids, numbers(COSTS[map_name]), strict=True)
    )
    for rope in ROPES[map_name].split():
        for here, there in (rope.split("-"), reversed(rope.split("-"))):
            game, state = position(
                map=map_name, places=(here, "base"), levels=(6, 1), cards=("any3",)
            )
            do(game, state, "use any3 for A", f"move A to {there}")
            assert points(state, "A") == (0, 3 - costs[there], 0), f"{here} to {there}"


@pytest.mark.parametrize(
    ("where", "target", "few", "enough"),
    [
        ("s04", "s06", ("any1",), ("any2",)),
        ("s04", "s06", ("any1",), ("any1", "any1")),
        ("s16", "s18", ("any2",), ("any3",)),
        ("s26", "s27", ("any2",), ("any2", "any1")),
        ("s13", "s10", (), ("any1",)),
        ("s16", "s13", ("any1",), ("any2",)),
    ],
)
def test_KM1_a_point_too_few_or_just_enough(
    where: str, target: str, few: tuple[str, ...], enough: tuple[str, ...]
) -> None:
    for cards, legal in ((few, False), (enough, True)):
        game, state = position(places=(where, "base"), levels=(5, 1), cards=cards)
        do(game, state, *[f"use {card} for A" for card in cards])
        if legal:
            do(game, state, f"move A to {target}", "end")
        else:
            assert reason(game, state, f"move A to {target}") == ("move.too-expensive", "KM1")


def test_KM1_only_along_ropes() -> None:
    game, state = position(places=("s11", "base"), cards=("any3",))
    do(game, state, "use any3 for A")
    for far in ("s15", "s10", "s11", "base", "s27"):
        assert reason(game, state, f"move A to {far}") == ("move.not-neighbours", "KM1")
    moves = {text for text in texts(game, state) if text.startswith("move")}
    assert moves == {"move A to s06", "move A to s12", "move A to s14"}


# -- KM1: up and down -------------------------------------------------------------------------


def direction(map_name: str, here: str, there: str) -> int:
    board = standard_game(map_name=map_name).rules.board
    return board.direction(board.ids.index(here), board.ids.index(there))


@pytest.mark.parametrize(
    ("map_name", "lower", "upper"),
    [
        ("easy", "s11", "s12"),
        ("easy", "s14", "s15"),
        ("easy", "s07", "s08"),
        ("easy", "s04", "s06"),
        ("hard", "s27", "s26"),
        ("hard", "s14", "s15"),
        ("hard", "s04", "s03"),
        ("hard", "s06", "s05"),
        ("hard", "s15", "s16"),
    ],
)
def test_KM1_between_spaces_of_equal_flags_the_height_decides(
    map_name: str, lower: str, upper: str
) -> None:
    assert direction(map_name, lower, upper) == UP
    assert direction(map_name, upper, lower) == DOWN


def test_KM1_the_pictures_of_the_rulebook() -> None:
    # s11 to s12 is a move up, s15 to s14 a move down, though the flags are the same
    game, state = position(places=("s11", "s15"), levels=(3, 3), cards=("rope2/3", "rope1/3"))
    do(game, state, "use rope1/3 for B down")
    do(game, state, "use rope2/3 for A up", "move A to s12", "move B to s14", "end")

    game, state = position(places=("s11", "s15"), levels=(3, 3), cards=("rope2/3", "rope1/3"))
    do(game, state, "use rope1/3 for A down", "use rope2/3 for B up")
    for text in ("move A to s12", "move B to s14"):
        assert reason(game, state, text) == ("move.too-expensive", "KM1")


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KM1_KR1_the_space_that_is_drawn_higher_is_the_upper_one(map_name: str) -> None:
    path = files("everest.games.k2").joinpath(f"data/maps/{map_name}.toml")
    spaces = tomllib.loads(path.read_text(encoding="utf-8"))["space"]
    height = {space["id"]: -space["at"][1] for space in spaces}
    board = standard_game(map_name=map_name).rules.board
    for here, steps in enumerate(board.steps):
        for there, way in steps:
            rise = height[board.ids[there]] - height[board.ids[here]]
            assert way == (UP if rise > 0 else DOWN if rise < 0 else LEVEL)


# -- KM1: limits ------------------------------------------------------------------------------

LIMITS = [
    (1, "strict", [2, 2, 1, 1]),
    (2, "strict", [2, 2, 1, 1]),
    (3, "strict", [3, 2, 2, 1]),
    (4, "strict", [3, 3, 2, 1]),
    (5, "strict", [4, 3, 2, 1]),
    (5, "relaxed", [4, 3, 3, 2]),
]
WAYS_IN = [("s02", "s04", "any1"), ("s15", "s17", "any1"), ("s20", "s23", "any2")]
WAYS_IN += [("s24", "s26", "any3")]
"""Into a space of each zone of the easier side, with a card of just its cost."""


@pytest.mark.clause("KM1", "M3", "KX2")
@pytest.mark.parametrize(("seats", "limits", "row"), LIMITS)
@pytest.mark.parametrize("zone", [0, 1, 2, 3])
def test_so_many_climbers_may_end_their_move_on_a_space(
    seats: int, limits: str, row: list[int], zone: int
) -> None:
    here, there, card = WAYS_IN[zone]
    for standing in range(min(row[zone], 2 * seats - 1) + 1):
        # the other seats' climbers stand there, and the own other one only if it has to
        spaces = [there] * standing + ["base"] * (2 * seats - 1 - standing)
        game, state = position(
            seats=seats,
            limits=limits,
            places=(here, spaces[-1]),
            levels=(5, 5),
            cards=(card,),
            others={seat: (spaces[2 * seat - 2], spaces[2 * seat - 1]) for seat in range(1, seats)},
        )
        do(game, state, f"use {card} for A")
        if standing < row[zone]:
            do(game, state, f"move A to {there}")
            assert "end" in texts(game, state)
        else:
            assert reason(game, state, f"move A to {there}") == ("move.full", "M4")


@pytest.mark.parametrize(("seats", "limits", "row"), LIMITS)
@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KM1_the_limits_hold_for_every_space_of_a_zone_but_base_camp(
    map_name: str, seats: int, limits: str, row: list[int]
) -> None:
    board = standard_game(seats, map_name, limits=limits).rules.board
    expected = [row[zone] for zone in numbers(ZONES[map_name])]
    assert board.limit[1:] == expected[1:]
    assert board.limit[board.start] == UNLIMITED


def test_KM1_M3_base_camp_is_not_limited() -> None:
    game, state = position(seats=5, places=("s01", "base"), cards=("any1",))
    do(game, state, "use any1 for A", "move A to base", "end")
    assert state.places == (0,) * 10


def test_KM1_M3_the_example_of_three_players_and_two_climbers_above_7000_m() -> None:
    for others, legal in (({1: ("s23", "base")}, True), ({1: ("s23", "s23")}, False)):
        game, state = position(
            seats=3, places=("s20", "base"), levels=(4, 1), cards=("any2",), others=others
        )
        do(game, state, "use any2 for A")
        assert ("move A to s23" in texts(game, state)) == legal


# -- KM1: passing through full spaces ---------------------------------------------------------


@pytest.mark.clause("KM1", "M4")
def test_a_full_space_may_be_passed() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(4, 1),
        cards=("any3", "any2", "any1"),
        others={1: ("s23", "base")},
    )
    do(game, state, "use any3 for A")
    do(game, state, "move A to s23")
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    assert reason(game, state, "use any2 for B") == ("passing.other-piece", "M4")
    assert reason(game, state, "move B to s01") == ("passing.other-piece", "M4")
    do(game, state, "use any2 for A", "move A to s25", "end")
    assert place(game, state, "A", seat=0) == "s25"


@pytest.mark.clause("KM1", "M4")
@pytest.mark.parametrize(("cards", "legal"), [(("any2", "any1"), False), (("any2", "any2"), True)])
def test_a_full_space_is_entered_only_with_a_sure_way_on(
    cards: tuple[str, ...], legal: bool
) -> None:
    # 2 to enter s23, and 2 to go back to s20, or 3 to go on to s25
    game, state = position(
        places=("s20", "base"), levels=(4, 1), cards=cards, others={1: ("s23", "base")}
    )
    do(game, state, "use any2 for A")
    if legal:
        do(game, state, "move A to s23", "use any2 for A", "move A to s20", "end")
    else:
        assert reason(game, state, "move A to s23") == ("move.full", "M4")


@pytest.mark.clause("KM1", "M4")
def test_acclimatization_cards_in_a_full_space_are_for_who_stands_there() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(4, 1),
        cards=("any3", "any3", "rest1"),
        others={1: ("s23", "base")},
    )
    do(game, state, "use any3 for A", "use any3 for A", "move A to s23")
    assert reason(game, state, "use rest1 for B") == ("passing.other-piece", "M4")
    do(game, state, "use rest1 for A", "move A to s25", "end")
    assert level(state, "A", seat=0) == 5


@pytest.mark.clause("KM1", "M4")
def test_the_way_on_is_not_given_away() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(4, 1),
        cards=("any2", "any2"),
        others={1: ("s23", "base")},
    )
    do(game, state, "use any2 for A", "use any2 for A", "move A to s23")
    assert reason(game, state, "pitch A") == ("passing.no-way-out", "M4")
    assert texts(game, state) == {"move A to s20"}


@pytest.mark.clause("KM1", "M4")
def test_a_way_on_may_lead_through_more_full_spaces() -> None:
    game, state = position(
        seats=3,
        map="hard",
        limits="strict",
        places=("s24", "base"),
        levels=(6, 1),
        cards=("any3", "any2"),
        others={1: ("s27", "base"), 2: ("s26", "base")},
    )
    do(game, state, "use any3 for A", "use any2 for A", "move A to s27", "move A to s26")
    assert reason(game, state, "end") == ("end.in-full-space", "M4")
    do(game, state, "move A to s28", "end")
    assert place(game, state, "A", seat=0) == "s28"


def test_KM1_climbers_never_change_places() -> None:
    # both in full neighbouring spaces: in Mount Everest they could
    game, state = position(places=("s21", "s22"), levels=(6, 6), cards=("any2", "any2"))
    do(game, state, "use any2 for A", "use any2 for B")
    assert reason(game, state, "move A to s22") == ("move.full", "M4")
    assert reason(game, state, "move B to s21") == ("move.full", "M4")
    assert not [text for text in game.actions.texts if "change" in text or "swap" in text]


@pytest.mark.clause("KM1", "M4")
@pytest.mark.parametrize(("map_name", "seats"), [("easy", 5), ("hard", 4), ("everest-easy", 3)])
def test_no_turn_ends_with_too_many_climbers_on_a_space(map_name: str, seats: int) -> None:
    game = standard_game(seats, map_name)
    board = game.rules.board
    for state, _ in random_play(game, seed=seats, steps=2500):
        if state.passing < 0:
            for space in set(state.places) - {-1}:
                assert state.places.count(space) <= board.limit[space]


# -- KM1, KR1: exactly level ------------------------------------------------------------------


@pytest.mark.clause("KM1", "KR1")
@pytest.mark.parametrize(("here", "there"), [("s13", "s14"), ("s14", "s13")])
@pytest.mark.parametrize(
    ("uses", "left"),
    [
        (["use rope2/3 for A up"], (1, 0, 0)),
        (["use rope2/3 for A down"], (0, 0, 2)),
        (["use any1 for A"], (0, 0, 0)),
        (["use any2 for A"], (0, 1, 0)),
    ],
)
def test_between_level_spaces_every_number_serves(
    here: str, there: str, uses: list[str], left: tuple[int, int, int]
) -> None:
    game, state = position(
        map="hard", places=(here, "base"), levels=(3, 1), cards=("rope2/3", "any1", "any2")
    )
    do(game, state, *uses, f"move A to {there}")
    assert points(state, "A") == left


@pytest.mark.clause("KM1", "KR1", "KM3")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["rope1/2 up"], False),
        (["rope1/2 up", "any1"], True),
        (["rope1/2 down"], True),
        (["rope1/2 up", "rope1/3 up"], True),
        (["rope1/2 up", "rope1/3 down"], True),
        (["any1"], False),
        (["any1", "any1"], True),
    ],
)
@pytest.mark.parametrize(("here", "there"), [("s13", "s14"), ("s14", "s13")])
def test_points_for_a_level_step_may_be_mixed(
    here: str, there: str, cards: list[str], legal: bool
) -> None:
    # on this day a space of the zone costs 1 more, so 2
    names = [card.split()[0] for card in cards]
    game, state = position(
        map="hard",
        weather="winter",
        today=("w6", 1),
        places=(here, "base"),
        levels=(3, 1),
        cards=names,
    )
    for card in cards:
        name, _, way = card.partition(" ")
        do(game, state, f"use {name} for A {way}".strip())
    have = sum(points(state, "A"))
    if legal:
        do(game, state, f"move A to {there}")
        assert sum(points(state, "A")) == have - 2
    else:
        assert reason(game, state, f"move A to {there}") == ("move.too-expensive", "KM1")


@pytest.mark.clause("KM1", "Z7")
def test_a_level_step_takes_the_points_of_a_direction_first() -> None:
    for way, left in (("up", (0, 1, 0)), ("down", (0, 1, 1))):
        game, state = position(
            map="hard", places=("s13", "base"), levels=(3, 1), cards=("rope1/2", "any1")
        )
        do(game, state, "use any1 for A", f"use rope1/2 for A {way}", "move A to s14")
        assert points(state, "A") == left


@pytest.mark.clause("Z7")
def test_a_step_takes_the_points_of_its_direction_first() -> None:
    game, state = position(places=("s02", "base"), cards=("rope1/2", "any1"))
    do(game, state, "use any1 for A", "use rope1/2 for A up", "move A to s04")
    assert points(state, "A") == (0, 1, 0)


@pytest.mark.clause("KR1", "M4")
@pytest.mark.parametrize(
    ("cards", "uses", "legal"),
    [
        (("rope1/2",), ("use rope1/2 for A down",), True),
        (("any1", "rope1/2"), ("use any1 for A",), True),  # the rope waits in the hand
        (("any2",), ("use any2 for A",), True),
        (("any1",), ("use any1 for A",), False),
    ],
)
def test_a_level_step_is_a_way_out_of_a_full_space(
    cards: tuple[str, ...], uses: tuple[str, ...], legal: bool
) -> None:
    # s14 is full; from there only the step to s13 can be made with downward points
    game, state = position(
        map="hard",
        places=("s15", "base"),
        levels=(3, 1),
        cards=cards,
        others={1: ("s14", "s14")},
    )
    do(game, state, *uses)
    if legal:
        do(game, state, "move A to s14")
        do(game, state, *[text for text in texts(game, state) if text.endswith("A down")])
        do(game, state, "move A to s13", "end")
        assert place(game, state, "A", seat=0) == "s13"
    else:
        assert reason(game, state, "move A to s14") == ("move.full", "M4")


@pytest.mark.clause("KR1", "KM3", "M4")
@pytest.mark.parametrize(("second", "legal"), [("any1", True), ("rope1/2", False)])
def test_the_points_for_a_level_way_out_may_be_mixed(second: str, legal: bool) -> None:
    # 2 to enter s14, which is full, and 2 to get on to s13, with 3 downward points and one more
    game, state = position(
        map="hard",
        weather="winter",
        today=("w6", 1),
        places=("s15", "base"),
        levels=(3, 1),
        cards=("rope1/3", second),
        others={1: ("s14", "s14")},
    )
    do(game, state, "use rope1/3 for A down")
    do(game, state, "use any1 for A" if legal else "use rope1/2 for B up")
    if legal:
        do(game, state, "move A to s14", "move A to s13", "end")
    else:
        assert reason(game, state, "move A to s14") == ("move.full", "M4")


# -- KM2: tents -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "few", "enough"),
    [
        ("base", "", "any1"),
        ("s02", "", "any1"),
        ("s06", "any1", "any2"),
        ("s18", "any2", "any3"),
        ("s27", "any2", "any3"),
        ("s06", "rope1/3 up", "rope2/3 up"),
    ],
)
def test_KM2_pitching_costs_what_entering_costs(where: str, few: str, enough: str) -> None:
    for use, legal in ((few, False), (enough, True)):
        name, _, way = use.partition(" ")
        cards = (name,) if name else ()
        game, state = position(places=(where, "base"), levels=(5, 1), cards=cards)
        if name:
            do(game, state, f"use {name} for A {way}".strip())
        have = sum(points(state, "A"))
        cost = game.rules.board.cost[game.rules.board.ids.index(where)]
        if legal:
            do(game, state, "pitch A")
            assert tent(game, state, "A") == where
            assert sum(points(state, "A")) == have - cost
        else:
            assert reason(game, state, "pitch A") == ("pitch.too-expensive", "KM2")


def test_KM2_downward_points_do_not_pitch() -> None:
    game, state = position(places=("s02", "base"), cards=("rope2/3",))
    do(game, state, "use rope2/3 for A down")
    assert reason(game, state, "pitch A") == ("pitch.too-expensive", "KM2")


def test_KM2_upward_and_any_points_together() -> None:
    game, state = position(places=("s06", "base"), cards=("rope1/2", "any2"))
    do(game, state, "use rope1/2 for A up", "use any2 for A", "pitch A")
    assert points(state, "A") == (0, 1, 0)


def test_KM2_each_climber_pitches_its_own_tent_where_it_stands() -> None:
    game, state = position(places=("s02", "s04"), cards=("any1", "any1"))
    do(game, state, "use any1 for A", "use any1 for B", "pitch B")
    assert (tent(game, state, "A"), tent(game, state, "B")) == (None, "s04")
    do(game, state, "pitch A")
    assert (tent(game, state, "A"), tent(game, state, "B")) == ("s02", "s04")
    camps = game.view(state, None)["players"][0]["camps"]
    assert camps == [{"name": "camp1", "space": "s02"}, {"name": "camp2", "space": "s04"}]


def test_KM2_there_is_one_tent_for_each_climber() -> None:
    game, state = position(places=("s02", "s02"), cards=("any3", "any1"), tents=("s01", None))
    do(game, state, "use any3 for A", "use any1 for B")
    assert reason(game, state, "pitch A") == ("pitch.tent-stands", "KM2")
    do(game, state, "pitch B")
    assert reason(game, state, "pitch B") == ("pitch.tent-stands", "KM2")


def test_KM2_a_tent_stays_where_it_is() -> None:
    game, state = position(places=("s02", "base"), cards=("any3",), levels=(2, 2))
    do(game, state, "use any3 for A", "pitch A", "move A to s04")
    end_turns(game, state)
    assert tent(game, state, "A", seat=0) == "s02"
    assert not [text for text in game.actions.texts if "fold" in text or "give" in text]


def test_KM2_a_space_holds_any_number_of_tents() -> None:
    game, state = position(
        seats=5, places=("s27", "base"), levels=(5, 1), cards=("any3",), tents=(None, "s27")
    )
    for seat in range(1, 5):
        furnish(game, state, seat, tents=("s27", "s27"))
    do(game, state, "use any3 for A", "pitch A")
    assert [tent(game, state, piece, seat) for seat in range(5) for piece in "AB"] == ["s27"] * 10


def test_KM2_pitching_takes_no_room_and_needs_none() -> None:
    game, state = position(
        places=("s21", "base"), levels=(5, 1), cards=("any2",), others={1: ("base", "base")}
    )
    do(game, state, "use any2 for A", "pitch A", "end")
    game, state = position(
        seat=1, places=("s19", "base"), levels=(5, 1), cards=("any2",), others={0: ("base", "base")}
    )
    furnish(game, state, 0, tents=("s21", "s21"))
    do(game, state, "use any2 for A", "move A to s21", "end")


def test_KM2_pitched_in_passing() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(4, 1),
        cards=("any3", "any3"),
        others={1: ("s23", "base")},
    )
    do(game, state, "use any3 for A", "use any3 for A", "move A to s23", "pitch A", "move A to s20")
    assert tent(game, state, "A") == "s23"


# -- KM3: winter ------------------------------------------------------------------------------


def test_KM3_the_extra_costs_of_all_tiles() -> None:
    for weather, expected in (("winter", EXTRA), ("summer", {})):
        for tile in standard_game(weather=weather).rules.weather:
            extra = ["".join(map(str, day.extra_cost)) for day in tile.days]
            assert extra == expected.get(tile.name, ["0000"] * 3)
            assert not any(zone for day in tile.days for zone in day.closed)


@pytest.mark.parametrize(
    ("today", "here", "there", "cost"),
    [
        (("w6", 1), "s10", "s13", 3),  # up, into the zone
        (("w6", 1), "s16", "s13", 3),  # down, within it
        (("w6", 1), "s23", "s20", 3),  # down, into it
        (("w6", 1), "s13", "s10", 1),  # out of it
        (("w6", 1), "s20", "s23", 2),
        (("w6", 1), "s02", "s04", 1),
        (("w6", 2), "s10", "s13", 2),  # the day after
        (("w2", 3), "s01", "base", 2),
        (("w2", 3), "s02", "s04", 2),
        (("w2", 3), "s13", "s16", 2),
        (("w2", 3), "s24", "s26", 4),
        (("w3", 1), "s20", "s23", 3),
        (("w3", 1), "s25", "s23", 3),
        (("w3", 1), "s24", "s26", 3),
        (("w1", 2), "s26", "s27", 4),
        (("w1", 2), "s26", "s24", 3),
        (("w1", 2), "s15", "s17", 1),
        (("w4", 3), "s15", "s17", 2),
        (("w4", 3), "s26", "s27", 4),
        (("w4", 3), "s04", "s06", 2),
    ],
)
def test_KM3_entering_a_space_of_the_zone_costs_more_up_or_down(
    today: tuple[str, int], here: str, there: str, cost: int
) -> None:
    cards = ("any3", "any2")
    game, state = position(
        weather="winter", today=today, places=(here, "base"), levels=(6, 1), cards=cards
    )
    do(game, state, *[f"use {card} for A" for card in cards], f"move A to {there}")
    assert points(state, "A") == (0, 5 - cost, 0)


@pytest.mark.parametrize(("card", "legal"), [("any2", False), ("any3", True)])
def test_KM3_a_point_too_few_or_just_enough(card: str, legal: bool) -> None:
    game, state = position(
        weather="winter", today=("w6", 1), places=("s10", "base"), levels=(3, 1), cards=(card,)
    )
    do(game, state, f"use {card} for A")
    if legal:
        do(game, state, "move A to s13", "end")
    else:
        assert reason(game, state, "move A to s13") == ("move.too-expensive", "KM1")


@pytest.mark.parametrize(
    ("today", "where", "cost"),
    [
        (("w6", 1), "s16", 2),
        (("w6", 1), "s02", 1),
        (("w6", 2), "s16", 1),
        (("w2", 3), "base", 2),
        (("w2", 3), "s06", 3),
        (("w4", 3), "s26", 4),
        (("w4", 3), "s17", 2),
        (("w1", 2), "s23", 3),
        (("w3", 1), "s23", 3),
    ],
)
def test_KM3_winter_raises_pitching_too(today: tuple[str, int], where: str, cost: int) -> None:
    cards = ("any1",) * (cost % 3) + ("any3",) * (cost // 3)
    for few, legal in ((1, False), (0, True)):
        game, state = position(
            weather="winter", today=today, places=(where, "base"), levels=(6, 1), cards=cards
        )
        do(game, state, *[f"use {card} for A" for card in cards])
        state.points = added(state.points, 1, -few)
        state.forget()
        if legal:
            do(game, state, "pitch A")
            assert (tent(game, state, "A"), points(state, "A")) == (where, (0, 0, 0))
        else:
            assert reason(game, state, "pitch A") == ("pitch.too-expensive", "KM2")


@pytest.mark.clause("KM3", "KH1")
def test_one_day_takes_points_and_levels_together() -> None:
    game, state = position(
        weather="winter",
        today=("w4", 3),
        places=("s15", "base"),
        levels=(4, 1),
        cards=("any2", "any2"),
    )
    do(game, state, "use any2 for A", "move A to s17", "use any2 for A", "pitch A")
    assert points(state, "A") == (0, 0, 0)
    end_turns(game, state)
    # the space -1, the tent +1, the weather -1
    assert level(state, "A", seat=0) == 3


@pytest.mark.clause("KM3", "M4")
def test_the_way_out_of_a_full_space_is_dearer_too() -> None:
    for today, legal in ((("w2", 1), True), (("w3", 1), False)):
        game, state = position(
            weather="winter",
            today=today,
            places=("s22", "base"),
            levels=(6, 1),
            cards=("any3", "any1", "any1"),
            others={1: ("s24", "base")},
        )
        do(game, state, "use any3 for A", "use any1 for A")
        # 2 in and 2 back; on that day 3 in, and with the last card 2 points for a way that costs 3
        assert ("move A to s24" in texts(game, state)) == legal


@pytest.mark.clause("KM3", "W1")
def test_the_weather_of_tomorrow_costs_nothing_today() -> None:
    game, state = position(
        weather="winter", today=("w2", 2), places=("s02", "base"), cards=("any1",)
    )
    do(game, state, "use any1 for A", "move A to s04")
    end_turns(game, state)
    chance(game, state)
    assert game.to_act(state) != (everest.CHANCE,)
    assert state.round == 3


@pytest.mark.clause("KM1", "KR1")
@pytest.mark.parametrize("onward", ["up", "down"])
def test_which_number_a_level_step_took_stays_open(onward: str) -> None:
    # with 2 points up and 2 down, the step costs 1 of either; what goes on is the player's choice
    game, state = position(
        map="hard", places=("s13", "base"), levels=(5, 1), cards=("rope2/3", "rope1/2")
    )
    do(game, state, "use rope2/3 for A up", "use rope1/2 for A down", "move A to s14")
    assert points(state, "A") == (1, 1, 1)
    if onward == "up":
        do(game, state, "move A to s17")  # costs 2, both upward points: the step went by down
        assert points(state, "A") == (0, 0, 1)
    else:
        do(game, state, "move A to s13")
        do(game, state, "move A to s11")  # three downward or level points in all
        assert sum(points(state, "A")) == 1


@pytest.mark.clause("KM1", "KR1")
def test_a_level_step_spares_the_points_that_are_needed_later() -> None:
    game, state = position(
        map="hard", places=("s11", "base"), levels=(5, 1), cards=("rope2/3", "rope1/2", "any1")
    )
    do(game, state, "use rope2/3 for A up", "move A to s13", "use rope1/2 for A down")
    do(game, state, "move A to s14", "use any1 for A", "move A to s17")
    assert place(game, state, "A") == "s17"
