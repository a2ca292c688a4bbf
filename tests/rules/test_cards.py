"""C: phase 1. Three cards each, all at the same time and in secret."""

import itertools

import pytest

from tests.positions import (
    choosing,
    do,
    furnish,
    held,
    play,
    play_until,
    reason,
    standard_game,
    texts,
)

SIX = ("any1", "any2", "any3", "rope1/2", "down2", "down3")


def test_C1_all_players_choose_at_the_same_time_in_any_order() -> None:
    game, state = choosing(seats=3, hands=[SIX, SIX, SIX])
    assert game.to_act(state) == (0, 1, 2)
    do(game, state, "play any1", seat=2)
    do(game, state, "play any2", seat=0)
    assert game.to_act(state) == (0, 1, 2)
    do(game, state, "play any2", "play down3", seat=2)
    assert game.to_act(state) == (0, 1)


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_C1_what_a_player_chooses_does_not_show(watcher: int | None) -> None:
    game, state = choosing(seats=3, hands=[SIX, SIX, SIX])
    before = game.view(state, watcher)
    do(game, state, "play any1", seat=0)
    assert game.view(state, watcher) == before
    do(game, state, "play any3", seat=0)
    assert game.view(state, watcher) == before


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_C1_only_that_a_player_has_finished_shows(watcher: int | None) -> None:
    game, state = choosing(seats=3, hands=[SIX, SIX, SIX])
    view = game.view(state, watcher)
    play(game, state, 0, "any1", "any3", "down2")
    view["players"][0]["has_chosen"] = True
    view["to_act"] = [1, 2]
    assert game.view(state, watcher) == view


@pytest.mark.parametrize("watcher", [1, None])
def test_C1_hands_of_others_do_not_show(watcher: int | None) -> None:
    views = []
    for hand in (SIX, ("any1", "any1", "any1", "any2", "any2", "rope2/3")):
        game, state = choosing(hands=[hand, SIX])
        play(game, state, 0, *hand[:3])
        views.append(game.view(state, watcher))
    assert views[0] == views[1]


def test_C1_a_player_sees_its_own_hand_and_choice() -> None:
    game, state = choosing(hands=[SIX])
    do(game, state, "play any1", "play any3", seat=0)
    private = game.view(state, 0)["players"][0]["private"]
    assert private["chosen"] == ["any1", "any3"]
    assert private["hand"] == ["any2", "rope1/2", "down2", "down3"]
    assert "private" not in game.view(state, 0)["players"][1]


def test_C1_events_of_choosing_are_for_the_chooser_only() -> None:
    game, state = choosing(hands=[SIX])
    state.events = []
    play(game, state, 0, "any1", "any2", "any3")
    assert [event.audience for event in state.events] == [0, 0, 0]


def test_C1_O1_oxygen_comes_before_choosing() -> None:
    game, state = choosing(hands=[SIX])
    furnish(game, state, 0, camps=("sc1",), loads={"camp1": ["bottle"]})
    assert "oxygen camp1" in texts(game, state, 0)
    do(game, state, "play any1", seat=0)
    assert reason(game, state, "oxygen camp1", 0) == ("oxygen.cards-chosen", "O1")


def test_C1_after_oxygen_cards_are_chosen_as_ever() -> None:
    game, state = choosing(hands=[SIX])
    furnish(game, state, 0, camps=("w2",), loads={"camp1": ["bottle"]})
    do(game, state, "oxygen camp1", seat=0)
    do(game, state, "draw 0 rest2", seat=-1)
    do(game, state, "keep rest2", "remove any1", seat=0)
    play(game, state, 0, "any2", "any3", "rest2")
    assert game.to_act(state) == (1,)


def test_C2_any_three_cards_of_the_hand_can_be_chosen() -> None:
    found = set()
    for three in itertools.combinations(SIX, 3):
        game, state = choosing(hands=[SIX])
        play(game, state, 0, *three)
        found.add(tuple(game.view(state, 0)["players"][0]["private"]["chosen"]))
    assert len(found) == 20


def test_C2_three_equal_cards_may_be_chosen() -> None:
    game, state = choosing(hands=[["any1"] * 4])
    play(game, state, 0, "any1", "any1", "any1")
    assert game.to_act(state) == (1,)


def test_C2_each_set_of_cards_is_offered_in_one_order_only() -> None:
    game, state = choosing(hands=[SIX])
    do(game, state, "play any3", seat=0)
    assert reason(game, state, "play any1", 0) == ("play.order", "C2")
    assert texts(game, state, 0) == {"play rope1/2", "play down2"}


def test_C2_a_card_that_is_not_in_the_hand_cannot_be_chosen() -> None:
    game, state = choosing(hands=[SIX])
    assert reason(game, state, "play rope2/3", 0) == ("play.not-in-hand", "C2")
    assert reason(game, state, "play rest1", 0) == ("play.not-in-hand", "C2")


def test_C2_a_card_cannot_be_chosen_more_often_than_it_is_in_the_hand() -> None:
    game, state = choosing(hands=[SIX])
    do(game, state, "play any1", seat=0)
    assert reason(game, state, "play any1", 0) == ("play.not-in-hand", "C2")


def test_C2_nobody_chooses_a_fourth_card() -> None:
    game, state = choosing(hands=[SIX])
    play(game, state, 0, "any1", "any2", "any3")
    assert texts(game, state, 0) == set()
    assert reason(game, state, "play down2", 0) == ("turn.not-yours", "C2")


def test_C2_nobody_ends_or_moves_before_choosing() -> None:
    game, state = choosing()
    for text in ("end", "use any1 for A", "move A to i1"):
        assert reason(game, state, text, 0) == ("phase.choose-cards-first", "C2")


def test_C2_all_cards_are_shown_at_once() -> None:
    game, state = choosing(hands=[SIX, SIX])
    play(game, state, 0, "any1", "any2", "any3")
    assert game.view(state, 1)["players"][0]["shown"] == []
    play(game, state, 1, "any1", "rope1/2", "down3")
    players = game.view(state, None)["players"]
    assert players[0]["shown"] == ["any1", "any2", "any3"]
    assert players[1]["shown"] == ["any1", "rope1/2", "down3"]
    assert [player["hand_size"] for player in players] == [3, 3]


@pytest.mark.parametrize("round", [6, 12, 18])
def test_C3_with_three_cards_there_is_no_choice(round: int) -> None:
    game, state = choosing(round=round, hands=[("any1", "rope1/3", "down2")])
    seen = []
    while 0 in game.to_act(state):
        (only,) = texts(game, state, 0)
        seen.append(only)
        do(game, state, only, seat=0)
    assert seen == ["play any1", "play rope1/3", "play down2"]
    assert game.view(state, None)["players"][0]["hand_size"] == 3


@pytest.mark.parametrize("round", [1, 5, 7, 11, 13, 17])
def test_C3_with_six_cards_there_is_a_choice(round: int) -> None:
    game, state = choosing(round=round, hands=[SIX])
    assert texts(game, state, 0) == {"play any1", "play any2", "play any3", "play rope1/2"}


def test_C3_O2_oxygen_changes_even_a_hand_of_three() -> None:
    game, state = choosing(round=6, hands=[("any1", "rope1/3", "down2")])
    furnish(game, state, 0, camps=("w2",), loads={"camp1": ["bottle"]})
    do(game, state, "oxygen camp1", seat=0)
    do(game, state, "draw 0 rest3", seat=-1)
    do(game, state, "keep rest3", "remove down2", seat=0)
    play(game, state, 0, "any1", "rope1/3", "rest3")
    assert game.to_act(state) == (1,)


def test_C2_the_cards_that_were_not_chosen_stay_in_hand() -> None:
    game, state = choosing(hands=[SIX, SIX])
    play(game, state, 0, "any1", "rope1/2", "down3")
    play(game, state, 1, "any1", "any2", "any3")
    assert game.view(state, 0)["players"][0]["private"]["hand"] == ["any2", "any3", "down2"]


def test_C1_bottles_that_were_spent_are_public() -> None:
    game, state = choosing(hands=[SIX, SIX])
    furnish(game, state, 0, camps=("w2",), loads={"camp1": ["bottle", "bottle"]})
    do(game, state, "oxygen camp1", seat=0)
    assert held(game, state, "camp1", 0) == ["bottle"]
    assert game.view(state, 1)["players"][0]["camps"][0]["bottles"] == 1


def test_C3_hands_of_three_come_in_rounds_6_12_and_18_only() -> None:
    game = standard_game()
    state = game.new_state()
    sizes = {}
    while state.round < 18:
        play_until(game, state, "cards")
        sizes[state.round] = game.view(state, None)["players"][1]["hand_size"]
    assert sizes == {round: 3 if round % 6 == 0 else 6 for round in range(1, 19)}
