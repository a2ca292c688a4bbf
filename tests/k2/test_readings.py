"""KR: readings where the texts of K2 are silent or two-sided."""

from collections.abc import Sequence

import pytest

import everest
from everest.engine import bag
from everest.engine.board import LEVEL
from everest.games.errors import UnknownChoice
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.acting import chance, do, place, play, points, reason, texts, unused
from tests.k2.positions import (
    Places,
    choosing,
    end_turns,
    furnish,
    heard,
    is_alive,
    level,
    position,
    score,
    standard_game,
    tent,
)

MAPS = ("easy", "hard", "everest-easy", "everest-hard")


# -- KR1: exactly level -----------------------------------------------------------------------


@pytest.mark.parametrize("map_name", MAPS)
def test_KR1_exactly_level_is_only_one_pair_of_the_harder_side(map_name: str) -> None:
    board = standard_game(map_name=map_name).rules.board
    level_pairs = {
        (board.ids[here], board.ids[there])
        for here, steps in enumerate(board.steps)
        for there, direction in steps
        if direction == LEVEL
    }
    expected = {("s13", "s14"), ("s14", "s13")} if map_name == "hard" else set()
    assert level_pairs == expected


# -- KR2: who counts for the tie-break --------------------------------------------------------


def test_KR2_who_died_has_left_the_summit() -> None:
    # seat 0 was first up there, but that climber dies in the last night; 11 against 11
    game, state = position(
        round=18,
        places=("s26", "base"),
        levels=(1, 1),
        scores=(10, 10),
        summits=[(0, "A"), (1, "A"), (0, "B")],
    )
    furnish(game, state, 1, scores=(10, 1))
    end_turns(game, state)
    assert game.scores(state) == [11, 11]
    assert game.ranks(state) == [2, 1]


def test_KR2_who_was_rescued_has_left_the_summit() -> None:
    game, state = position(
        variant="family",
        round=18,
        places=("s26", "base"),
        levels=(1, 1),
        scores=(10, 7),
        summits=[(0, "A"), (1, "A")],
    )
    furnish(game, state, 1, scores=(10, 1))
    end_turns(game, state)
    do(game, state, "rescue A to base")
    assert game.scores(state) == [11, 11]
    assert game.ranks(state) == [2, 1]


def test_KR2_nobody_holds_the_summit_any_more() -> None:
    game, state = position(
        round=18, places=("s26", "base"), levels=(1, 1), scores=(10, 5), summits=[(0, "A")]
    )
    furnish(game, state, 1, scores=(5, 1))
    end_turns(game, state)
    assert (game.scores(state), game.ranks(state)) == ([6, 6], [1, 1])


def test_KR2_who_comes_back_to_the_summit_comes_last() -> None:
    # A was up there first, was rescued since, and has climbed again
    game, state = position(
        variant="family",
        places=("s26", "base"),
        levels=(5, 1),
        scores=(7, 1),
        cards=("any3",),
        rescues=(0, 1),
        summits=[(1, "A")],
    )
    do(game, state, "use any3 for A", "move A to s27")
    order = [(one["seat"], one["piece"]) for one in game.view(state, None)["summits"]]
    assert order == [(1, "A"), (0, "A")]


def test_KR2_who_went_down_alive_still_counts() -> None:
    game, state = position(
        round=18, places=("s10", "base"), scores=(10, 1), summits=[(0, "A"), (1, "B")]
    )
    furnish(game, state, 1, scores=(1, 10), places=("base", "s11"))
    end_turns(game, state)
    assert game.ranks(state) == [1, 2]


# -- KR3: who can bear risk -------------------------------------------------------------------


def test_KR3_pitching_is_not_moving() -> None:
    game, state = position(places=("s02", "base"), levels=(5, 1), cards=("any2", "any1"), risk=1)
    do(game, state, "use any2 for A", "pitch A")
    assert reason(game, state, "settle with levels of A") == ("settle.climber-idle", "KR3")


def test_KR3_it_must_have_moved_already() -> None:
    game, state = position(places=("s02", "base"), levels=(5, 1), cards=("any2", "any1"), risk=1)
    do(game, state, "use any2 for A")
    assert reason(game, state, "settle with levels of A") == ("settle.climber-idle", "KR3")
    do(game, state, "move A to s04", "move A to s02")  # and be it there and back
    do(game, state, "settle with levels of A")


@pytest.mark.parametrize("card", ["rest1", "rest2", "rest3"])
def test_KR3_a_point_given_is_enough(card: str) -> None:
    game, state = position(levels=(1, 1), cards=(card,), risk=1)
    do(game, state, f"use {card} for A", "settle with levels of A", "end")
    assert level(state, "A", seat=0) == int(card[-1])


def test_KR3_a_card_of_0_gives_no_point() -> None:
    game, state = position(levels=(5, 5), cards=("rest0", "any1"), risk=1)
    for text in texts(game, state):
        if text.startswith("use rest0"):
            do(game, state, text)
            break
    for piece in "AB":
        text = f"settle with levels of {piece}"
        assert reason(game, state, text) == ("settle.climber-idle", "KR3")


def test_KR3_a_used_acclimatization_card_cannot_pay_any_more() -> None:
    game, state = position(levels=(5, 5), cards=("rest3", "any1"), risk=1)
    assert "settle with card rest3" in texts(game, state)
    do(game, state, "use rest3 for A")
    assert reason(game, state, "settle with card rest3") == ("use.card-not-left", "K3")
    ways = {text for text in texts(game, state) if text.startswith("settle")}
    assert ways == {"settle with card any1", "settle with levels of A"}


@pytest.mark.clause("KR3", "K3")
def test_the_levels_of_who_got_the_points_keep_risk_payable() -> None:
    game, state = position(levels=(1, 1), cards=("rest1",), risk=2)
    do(game, state, "use rest1 for A", "settle with levels of A", "settle with levels of A")
    assert not is_alive(state, "A")


@pytest.mark.clause("KR3", "Z5", "K3")
@pytest.mark.parametrize(("mine", "legal"), [(1, False), (2, True)])
def test_a_climber_that_could_still_be_engaged_counts(mine: int, legal: bool) -> None:
    # with both tents pitched one card is left: as it is it pays 1 of 2, but it may also move A
    game, state = position(
        places=("s02", "s04"), levels=(mine, 1), cards=("any1", "any1", "any1"), risk=2
    )
    do(game, state, "use any1 for A", "pitch A", "use any1 for B")
    if legal:
        do(game, state, "pitch B")
        assert reason(game, state, "settle with card any1") == ("risk.unpayable-after", "K3")
        do(game, state, "use any1 for A", "move A to s01")
        do(game, state, "settle with levels of A", "settle with levels of A", "end")
        assert not is_alive(state, "A", seat=0)
    else:
        assert reason(game, state, "pitch B") == ("risk.unpayable-after", "K3")


# -- KR4: the end of the track ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "card", "after"),
    [(6, "rest3", 9), (7, "rest3", 10), (8, "rest3", 10), (10, "rest1", 10), (9, "rest1", 10)],
)
def test_KR4_in_a_round_a_level_stops_at_10(before: int, card: str, after: int) -> None:
    game, state = position(levels=(before, 1), cards=(card,))
    do(game, state, f"use {card} for A")
    assert level(state, "A") == after


@pytest.mark.clause("KR3", "KR4")
def test_at_the_end_of_the_track_the_points_are_given_all_the_same() -> None:
    game, state = position(levels=(10, 1), cards=("rest1",), risk=1)
    do(game, state, "use rest1 for A", "settle with levels of A")
    assert level(state, "A") == 9


@pytest.mark.clause("KR4", "KC2")
def test_only_phase_4_cuts_levels() -> None:
    game, state = position(
        seats=3, seat=1, first_seat=1, places=("s11", "base"), levels=(6, 6), cards=("rest3",)
    )
    do(game, state, "use rest3 for A", "end")
    assert level(state, "A", seat=1) == 9
    do(game, state, "end")
    assert level(state, "A", seat=1) == 9
    do(game, state, "end")
    assert level(state, "A", seat=1) == 6


# -- KR5: rescue ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "legal"),
    [
        ({1: ("s03", "base")}, True),
        ({1: ("s03", "s03")}, False),
    ],
)
def test_KR5_a_rescued_climber_needs_room(others: dict[int, Places], legal: bool) -> None:
    game, state = position(variant="family", places=("s26", "base"), others=others)
    end_turns(game, state)
    if legal:
        do(game, state, "rescue A to s03")
        assert place(game, state, "A", seat=0) == "s03"
    else:
        assert reason(game, state, "rescue A to s03") == ("rescue.full", "KR5")
        assert "rescue A to s03" not in texts(game, state)
        do(game, state, "rescue A to base")  # where there always is room


@pytest.mark.parametrize(("seats", "standing"), [(3, 3), (5, 4)])
def test_KR5_room_is_by_the_number_of_players(seats: int, standing: int) -> None:
    spaces = ["s03"] * standing + ["base"] * (2 * seats - 2 - standing)
    others = {seat: (spaces[2 * seat - 2], spaces[2 * seat - 1]) for seat in range(1, seats)}
    game, state = position(seats=seats, variant="family", places=("s26", "base"), others=others)
    end_turns(game, state)
    assert reason(game, state, "rescue A to s03") == ("rescue.full", "KR5")


def test_KR5_the_space_that_it_leaves_has_room_for_it() -> None:
    game, state = position(
        variant="family",
        places=("s13", "base"),
        levels=(1, 1),
        cards=("any1",),
        others={1: ("s10", "base")},
        risk=1,
    )
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A")
    do(game, state, "rescue A to s10", "end")
    assert place(game, state, "A", seat=0) == "s10"


def test_KR5_it_may_go_on_moving() -> None:
    game, state = position(
        variant="family", places=("s13", "base"), levels=(1, 1), cards=("any3", "any1"), risk=1
    )
    do(game, state, "use any3 for A", "move A to s10", "settle with levels of A")
    do(game, state, "rescue A to s02")
    assert points(state, "A") == (0, 2, 0)
    do(game, state, "move A to s04", "use any1 for A", "move A to s06", "end")
    assert place(game, state, "A", seat=0) == "s06"


@pytest.mark.parametrize(
    ("weather", "today", "space"),
    [("summer", ("t1", 1), "base"), ("winter", ("w3", 2), "s11"), ("winter", ("w5", 2), "s12")],
)
def test_KR5_it_is_not_checked_twice_in_the_same_phase_4(
    weather: str, today: tuple[str, int], space: str
) -> None:
    game, state = position(
        variant="family", weather=weather, today=today, places=("s26", "base"), levels=(1, 2)
    )
    end_turns(game, state)
    do(game, state, f"rescue A to {space}")
    assert (is_alive(state, "A", seat=0), level(state, "A", seat=0)) == (True, 1)


def test_KR5_it_is_checked_in_the_phase_4_of_the_turn_in_which_it_was_rescued() -> None:
    game, state = position(
        variant="family", places=("s13", "base"), levels=(1, 1), cards=("any1",), risk=1
    )
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A")
    do(game, state, "rescue A to s02")
    end_turns(game, state)
    assert level(state, "A", seat=0) == 2


def test_KR5_for_risk_it_counts_as_before() -> None:
    game, state = position(
        variant="family", places=("s13", "base"), levels=(1, 1), cards=("any1", "any1"), risk=2
    )
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A")
    do(game, state, "rescue A to s02", "settle with levels of A")
    assert not is_alive(state, "A")  # its card is used
    assert state.risk_left == 0
    do(game, state, "end")


def test_KR5_the_player_may_decline() -> None:
    game, state = position(
        variant="family",
        places=("s13", "base"),
        levels=(1, 1),
        scores=(4, 1),
        cards=("any1",),
        risk=1,
    )
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A", "give up A")
    assert not is_alive(state, "A")
    assert (score(state, "A"), state.rescues) == (1, (1, 1))
    do(game, state, "end")


@pytest.mark.clause("KR5", "K3")
@pytest.mark.parametrize(("cards", "may_decline"), [(("any1",), False), (("any2",), True)])
def test_not_where_only_a_rescue_covers_the_risk(cards: tuple[str, ...], may_decline: bool) -> None:
    game, state = position(
        variant="family", places=("s13", "base"), levels=(1, 1), cards=cards, risk=2
    )
    do(game, state, f"use {cards[0]} for A", "move A to s10", "settle with levels of A")
    if may_decline:
        do(game, state, "give up A")
        assert state.risk_left == 1
        do(game, state, "settle with any point of A", "end")  # the card was played all the same
    else:
        assert reason(game, state, "give up A") == ("risk.unpayable-after", "K3")
        do(game, state, "rescue A to base", "settle with levels of A", "end")


@pytest.mark.clause("KR5", "K3")
@pytest.mark.parametrize(("rescues", "legal"), [((1, 1), True), ((0, 1), False)])
def test_a_rescue_card_covers_risk(rescues: tuple[int, int], legal: bool) -> None:
    # the second step leaves nothing but the level 1 of the climber, twice if it is rescued
    game, state = position(
        variant="family",
        places=("s13", "base"),
        levels=(1, 1),
        cards=("any2",),
        risk=2,
        rescues=rescues,
    )
    do(game, state, "use any2 for A", "move A to s10")
    if legal:
        do(game, state, "move A to s09", "settle with levels of A", "rescue A to base")
        do(game, state, "settle with levels of A", "end")
    else:
        assert reason(game, state, "move A to s09") == ("risk.unpayable-after", "K3")


@pytest.mark.clause("KR5", "K3")
def test_another_climber_covers_the_risk_and_death_may_be_chosen() -> None:
    game, state = position(
        variant="family", places=("s13", "base"), levels=(1, 1), cards=("any1", "rest2"), risk=2
    )
    do(game, state, "use any1 for A", "move A to s10", "use rest2 for B")
    do(game, state, "settle with levels of A", "give up A", "settle with levels of B", "end")
    assert level(state, "B", seat=0) == 2


# -- KR6: the strip ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("map_name", "strip"),
    [
        ("easy", [1, 2, 3, 4, 5, 6, 7, 10]),
        ("hard", [1, 2, 3, 4, 5, 6, 7, 8, 10]),
        ("everest-easy", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("everest-hard", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ],
)
def test_KR6_the_strip_is_the_flags_of_the_map(map_name: str, strip: list[int]) -> None:
    assert standard_game(map_name=map_name).rules.strip == strip


@pytest.mark.clause("KR6", "KX1")
@pytest.mark.parametrize("map_name", ["everest-easy", "everest-hard"])
@pytest.mark.parametrize(("before", "after"), [(10, 6), (9, 5), (5, 1), (4, 1)])
def test_a_rescue_on_the_maps_of_everest(map_name: str, before: int, after: int) -> None:
    game, state = position(
        variant="family", map=map_name, places=("summit", "base"), scores=(before, 1)
    )
    end_turns(game, state)
    do(game, state, "rescue A to base")
    assert score(state, "A", seat=0) == after


# -- KR8: both climbers dead ------------------------------------------------------------------


def dead_player(first_cards: Sequence[str], second_cards: Sequence[str]) -> tuple[K2, K2State]:
    game, state = choosing(
        hands=(first_cards, second_cards), others={0: (None, None), 1: ("s02", "s02")}
    )
    assert game.to_act(state) == (0, 1)
    play(game, state, 0, *first_cards)
    play(game, state, 1, *second_cards)
    return game, state


def test_KR8_a_player_without_climbers_chooses_cards_and_takes_tokens() -> None:
    game, state = dead_player(("any3", "any3", "any1"), ("any1", "any1", "any1"))
    assert game.to_act(state) == (0,)
    everything = state.token_bag + state.open_tokens
    state.open_tokens = bag.from_kinds([0, 1, 2])
    state.token_bag = everything - state.open_tokens
    state.forget()
    do(game, state, "take -2")
    chance(game, state)
    assert state.risk_left == 2
    for piece in "AB":
        assert reason(game, state, f"use any3 for {piece}") == ("climber.dead", "KH2")
    assert reason(game, state, "end") == ("end.risk-left", "K3")
    assert {text.split()[0] for text in texts(game, state)} == {"settle"}
    do(game, state, "settle with card any3", "settle with card any1", "end")
    assert state.seat == 1


def test_KR8_its_cards_count_in_the_comparison() -> None:
    # a tie with the dead player: nobody takes a token
    game, state = dead_player(("any3", "any1", "any1"), ("any2", "any2", "any1"))
    assert game.view(state, None)["phase"] == "actions"
    assert texts(game, state) == {"end"}


def test_KR8_its_score_stands_and_the_match_goes_on() -> None:
    game, state = position(places=(None, None), levels=(0, 0))
    assert game.scores(state) == [2, 2]
    do(game, state, "end", "end")
    chance(game, state)
    assert game.awaited(state) == [0, 1]


# -- KR9: the order in phase 4 ----------------------------------------------------------------


def dying_everywhere(
    variant: str, first_seat: int, rescues: Sequence[int] | None = None
) -> tuple[K2, K2State]:
    """Three players, all of whose climbers but two will die tonight."""
    game, state = position(
        seats=3,
        variant=variant,
        seat=first_seat,
        places=("s26", "s25"),
        rescues=rescues,
        others={(first_seat + 1) % 3: ("s24", "base"), (first_seat + 2) % 3: ("base", "s23")},
    )
    return game, state


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_KR9_all_levels_first_then_deaths_from_the_first_player(first_seat: int) -> None:
    game, state = dying_everywhere("standard", first_seat)
    state.events = []
    end_turns(game, state)
    events = [event for event in state.events if event.kind in ("checked", "climber-died")]
    assert [event.kind for event in events] == ["checked"] * 6 + ["climber-died"] * 4
    deaths = [(event.data["seat"], event.data["piece"]) for event in events[6:]]
    second, third = (first_seat + 1) % 3, (first_seat + 2) % 3
    assert deaths == [(first_seat, "A"), (first_seat, "B"), (second, "A"), (third, "B")]


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_KR9_rescues_are_asked_one_after_another(first_seat: int) -> None:
    game, state = dying_everywhere("family", first_seat)
    end_turns(game, state)
    second, third = (first_seat + 1) % 3, (first_seat + 2) % 3
    asked: list[tuple[int, str]] = []
    for choice in ("give up A", "give up B", "rescue A to s02", "rescue B to s02"):
        dying = game.view(state, None)["dying"][0]
        assert game.to_act(state) == (dying["seat"],)
        asked.append((dying["seat"], dying["piece"]))
        do(game, state, choice)
    assert asked == [(first_seat, "A"), (first_seat, "B"), (second, "A"), (third, "B")]
    assert not state.dying
    assert game.to_act(state) == (everest.CHANCE,)  # the next day begins


def test_KR9_a_used_card_decides_for_the_second_climber() -> None:
    game, state = dying_everywhere("family", 0)
    end_turns(game, state)
    do(game, state, "rescue A to s02")
    assert not is_alive(state, "B", seat=0)
    assert game.to_act(state) == (1,)


def test_KR9_who_has_no_card_is_not_asked() -> None:
    game, state = dying_everywhere("family", 0, rescues=(0, 1, 0))
    end_turns(game, state)
    assert game.to_act(state) == (1,)
    assert not is_alive(state, "A", seat=0)
    assert not is_alive(state, "B", seat=0)
    assert is_alive(state, "B", seat=2)  # its turn is still to come
    do(game, state, "rescue A to base")
    assert not is_alive(state, "B", seat=2)


def test_KR9_levels_are_known_before_anybody_is_asked() -> None:
    game, state = dying_everywhere("family", 0)
    end_turns(game, state)
    assert level(state, "B", seat=1) == 2
    assert level(state, "A", seat=2) == 2


@pytest.mark.clause("KR9", "KR5")
def test_a_space_that_a_climber_was_rescued_to_may_be_full_for_the_next() -> None:
    game, state = position(variant="family", places=("s26", "base"), others={1: ("s25", "s02")})
    end_turns(game, state)
    do(game, state, "rescue A to s02")
    assert game.to_act(state) == (1,)
    assert reason(game, state, "rescue A to s02") == ("rescue.full", "KR5")


# -- KR10: base camp, and the tents of the dead -----------------------------------------------


@pytest.mark.parametrize(("today", "after"), [(("w3", 2), 3), (("w5", 2), 3), (("w5", 1), 4)])
def test_KR10_weather_below_6000_m_reaches_base_camp(today: tuple[str, int], after: int) -> None:
    game, state = position(weather="winter", today=today, levels=(3, 3))
    end_turns(game, state)
    assert level(state, "A", seat=0) == after


@pytest.mark.clause("KR10", "KM3")
def test_weather_makes_base_camp_dearer() -> None:
    for card, legal in (("any1", False), ("any2", True)):
        game, state = position(
            weather="winter", today=("w2", 3), places=("s01", "base"), cards=(card,)
        )
        do(game, state, f"use {card} for A")
        assert ("move A to base" in texts(game, state)) == legal


@pytest.mark.clause("KR10", "KM2", "KH1")
def test_a_tent_may_be_pitched_in_base_camp() -> None:
    game, state = position(cards=("any1",))
    do(game, state, "use any1 for B", "pitch B")
    assert tent(game, state, "B") == "base"
    end_turns(game, state)
    assert (level(state, "A", seat=0), level(state, "B", seat=0)) == (3, 3)


@pytest.mark.parametrize("dead_tent", ["s17", "s16"])
def test_KR10_the_tent_of_a_dead_climber_still_gives_plus_1(dead_tent: str) -> None:
    game, state = position(places=(None, "s17"), levels=(0, 3), tents=(dead_tent, None))
    end_turns(game, state)
    assert level(state, "B", seat=0) == (3 if dead_tent == "s17" else 2)


def test_KR10_nobody_pitches_the_tent_of_a_dead_climber() -> None:
    game, state = position(
        places=(None, "s17"), levels=(0, 3), cards=("any3",), tents=(None, "s02")
    )
    do(game, state, "use any3 for B")
    assert reason(game, state, "pitch A") == ("climber.dead", "KH2")
    assert reason(game, state, "pitch B") == ("pitch.tent-stands", "KM2")
    pieces = game.view(state, None)["players"][0]["pieces"]
    assert [piece["tents"] for piece in pieces] == [0, 0]


# -- KR11: relaxed limits, and the end --------------------------------------------------------


@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_KR11_five_players_may_relax_the_limits_on_the_maps_of_k2(map_name: str) -> None:
    game = everest.load("k2", seats=5, map=map_name, limits="relaxed")
    assert game.view(game.new_state(), None)["limits"] == "relaxed"
    assert everest.load("k2", seats=5, map=map_name).rules.limits_name == "strict"


@pytest.mark.parametrize(
    ("seats", "map_name"),
    [(5, "everest-easy"), (5, "everest-hard"), *[(seats, "easy") for seats in (1, 2, 3, 4)]],
)
def test_KR11_nobody_else_may(seats: int, map_name: str) -> None:
    with pytest.raises(UnknownChoice) as refused:
        everest.load("k2", seats=seats, map=map_name, limits="relaxed")
    assert (refused.value.option, refused.value.given) == ("limits", "relaxed")
    assert refused.value.known == ("strict",)


def test_KR11_mount_everest_has_no_relaxed_limits() -> None:
    with pytest.raises(UnknownChoice, match="limits"):
        everest.load("mount-everest", seats=5, limits="relaxed")


@pytest.mark.parametrize("round", [5, 6, 17, 18])
def test_KR11_no_cards_are_drawn_after_round_18(round: int) -> None:
    game, state = position(round=round)
    state.events = []
    end_turns(game, state)
    chance(game, state)
    drawn = [event for event in state.events if event.kind in ("drawn", "shuffled")]
    assert len(drawn) == {5: 0, 6: 2 + 12, 17: 0, 18: 0}[round]
    if round == 18:
        assert [hand.total for hand in state.hand] == [0, 0]


# -- KR12: ropes that pay ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way", "left", "use"),
    [
        ("rope2/3", "up", ["rope2/3-up-left1"], (1, 0, 0)),
        ("rope2/3", "down", ["rope2/3-down-left2"], (0, 0, 2)),
        ("rope1/3", "down", ["rope1/3-down-left2"], (0, 0, 2)),
        ("rope1/2", "down", ["rope1/2-down-left1"], (0, 0, 1)),
        ("rope1/2", "up", [], (0, 0, 0)),
        ("rope1/3", "up", [], (0, 0, 0)),
    ],
)
def test_KR12_an_unused_rope_that_pays_is_fixed_to_that_number(
    card: str, way: str, left: list[str], use: tuple[int, int, int]
) -> None:
    game, state = position(cards=(card,), risk=1)
    do(game, state, f"settle with card {card} {way}")
    assert unused(game, state) == left
    if left:
        do(game, state, f"use {left[0]} for A")
    assert points(state, "A") == use
    assert not [text for text in texts(game, state) if text.startswith("use")]


def test_KR12_the_second_point_comes_from_the_same_number() -> None:
    game, state = position(cards=("rope2/3", "any1"), risk=2)
    do(game, state, "settle with card rope2/3 down")
    ways = {text for text in texts(game, state) if text.startswith("settle")}
    assert ways == {"settle with card rope2/3-down-left2", "settle with card any1"}
    do(game, state, "settle with card rope2/3-down-left2")
    assert unused(game, state) == ["any1", "rope2/3-down-left1"]


# -- KR13: while one climber is in a full space -----------------------------------------------


def passing(
    b_place: str = "s02",
    *,
    levels: tuple[int, int] = (4, 4),
    cards: Sequence[str] = ("any3", "any3"),
    risk: int = 0,
    first: Sequence[str] = (),
) -> tuple[K2, K2State]:
    """Climber A has come into s23, which is full, with 4 of 6 points left."""
    game, state = position(
        places=("s20", b_place),
        levels=levels,
        cards=cards,
        others={1: ("s23", "base")},
        risk=risk,
    )
    do(game, state, *first, "use any3 for A", "use any3 for A", "move A to s23")
    return game, state


@pytest.mark.clause("KR13", "M4")
def test_the_other_climber_may_not_move_but_pitch() -> None:
    game, state = passing(cards=("any3", "any3", "any2"), first=("use any2 for B",))
    assert reason(game, state, "move B to s04") == ("passing.other-piece", "M4")
    do(game, state, "pitch B")
    assert tent(game, state, "B") == "s02"
    do(game, state, "move A to s25")
    do(game, state, "move B to s04", "end")


def test_KR13_risk_may_be_settled() -> None:
    game, state = passing(risk=1)
    do(game, state, "settle with any point of A", "move A to s25", "end")

    game, state = passing(risk=1)
    do(game, state, "settle with levels of A", "move A to s25", "end")
    assert level(state, "A", seat=0) == 3


def test_KR13_not_with_the_points_of_the_way_out() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(4, 1),
        cards=("any2", "any2"),
        others={1: ("s23", "base")},
        risk=1,
    )
    do(game, state, "use any2 for A", "use any2 for A", "move A to s23")
    assert reason(game, state, "settle with any point of A") == ("passing.no-way-out", "M4")
    do(game, state, "settle with levels of A", "move A to s20", "end")


@pytest.mark.parametrize(("mine", "legal"), [(1, False), (2, True)])
def test_KR13_dying_is_no_way_out_of_a_full_space(mine: int, legal: bool) -> None:
    game, state = passing(levels=(mine, 4), risk=1)
    if legal:
        do(game, state, "settle with levels of A")
        assert level(state, "A") == 1
    else:
        text = "settle with levels of A"
        assert reason(game, state, text) == ("settle.death-in-full-space", "KR13")
    do(game, state, "move A to s25")


@pytest.mark.clause("KR13", "M4")
def test_a_full_space_is_not_entered_to_die_there() -> None:
    game, state = position(
        places=("s20", "base"),
        levels=(1, 1),
        cards=("any3",),
        others={1: ("s23", "base")},
        risk=1,
    )
    do(game, state, "use any3 for A")
    assert reason(game, state, "move A to s23") == ("move.full", "M4")


def test_KR13_nor_is_the_death_of_the_other_climber_that_stands_there() -> None:
    # B fills s23, has a level less to lose, and A stands in the same space
    game, state = position(
        places=("s20", "s25"), levels=(4, 1), cards=("any2", "any3", "any2"), risk=1
    )
    do(game, state, "use any2 for B", "move B to s23", "use any3 for A", "use any2 for A")
    do(game, state, "move A to s23")
    assert reason(game, state, "settle with levels of B") == ("settle.death-in-full-space", "KR13")


@pytest.mark.clause("KR13", "K3", "KH2")
def test_the_last_level_of_a_climber_that_stands_elsewhere_may_be_paid() -> None:
    # B is in nobody's way: its death is no way out for A, and risk may be settled at any moment
    game, state = passing(
        cards=("any3", "any3", "any1"),
        levels=(4, 1),
        risk=1,
        first=("use any1 for B", "move B to s04"),
    )
    do(game, state, "settle with levels of B")
    assert not is_alive(state, "B")
    do(game, state, "move A to s25", "end")


@pytest.mark.clause("KR13", "KR5", "KX1", "M4")
def test_a_rescued_climber_is_not_put_in_the_way_out_of_a_full_space() -> None:
    # A passes through s12, where two others stand; its only way on is down to s11, which has
    # room for one
    game, state = position(
        variant="family",
        seats=3,
        places=("s11", "s02"),
        levels=(4, 1),
        cards=("any3", "any1"),
        others={1: ("s12", "s12"), 2: ("s12", "s11")},
        risk=1,
    )
    do(game, state, "use any1 for B", "move B to s04", "use any3 for A", "move A to s12")
    assert points(state, "A") == (0, 1, 0)
    furnish(game, state, 2, places=("s11", "s11"))
    do(game, state, "settle with levels of B")
    choices = texts(game, state)
    assert "rescue B to s11" not in choices
    assert reason(game, state, "rescue B to s11") == ("passing.no-way-out", "M4")
    assert {"rescue B to base", "give up B"} <= choices
    do(game, state, "rescue B to base", "move A to s11", "end")


@pytest.mark.clause("K3", "KX2", "KC3")
def test_a_player_alone_has_one_last_level_to_pay() -> None:
    game, state = position(
        seats=1, places=("s02", "s02"), levels=(1, 1), cards=("any1", "any1"), risk=2
    )
    do(game, state, "use any1 for A", "use any1 for B", "move A to s03")
    assert reason(game, state, "move B to s03") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with any point of B", "settle with levels of A")
    assert game.is_over(state)


@pytest.mark.clause("KR13", "KX1")
def test_nor_is_a_rescue_a_way_out() -> None:
    game, state = position(
        variant="family",
        places=("s20", "base"),
        levels=(1, 1),
        cards=("any3", "any2"),
        others={1: ("s23", "base")},
        risk=1,
    )
    do(game, state, "use any3 for A", "use any2 for A", "move A to s23")
    text = "settle with levels of A"
    assert reason(game, state, text) == ("settle.death-in-full-space", "KR13")


@pytest.mark.clause("KR8", "KR9")
def test_a_dead_player_is_told_of_nothing_in_phase_4() -> None:
    game, state = position(places=(None, None), levels=(0, 0), seats=2, seat=0)
    events = heard(game, state, "end", "end")
    assert {event.data["seat"] for event in events if event.kind == "checked"} == {1}
