"""F: phase 5. The first player, the weather and the cards move on."""

import pytest

from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import (
    chance,
    choosing,
    do,
    odds,
    place,
    play_any,
    play_until,
    points,
    position,
    standard_game,
)


def end_turns(game: MountEverest, state: MountEverestState) -> None:
    """Let the turns of a round end; what chance does after them is still to come."""
    while state.seat >= 0:
        play_any(game, state)


# -- F1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "first", "following"),
    [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (5, 3, 4), (5, 4, 0)],
)
def test_F1_the_next_seat_is_first(seats: int, first: int, following: int) -> None:
    game, state = position(seats=seats, seat=first)
    do(game, state, *["end"] * seats)
    assert game.view(state, None)["first_seat"] == following
    play_until(game, state, "actions")
    assert state.seat == following


def test_F1_the_marker_goes_round_in_18_rounds() -> None:
    game = standard_game(5)
    state = chance(game, game.new_state(), "first 2")
    seen = [state.first_seat]
    while state.round < 18:
        play_until(game, state, "cards")
        seen.append(state.first_seat)
    assert seen == [(2 + round) % 5 for round in range(18)]


# -- F2 ---------------------------------------------------------------------------------------

ORDER = ("s3", "s1", "s6", "s2", "s5", "s4")


def test_F2_the_weather_row_through_18_rounds() -> None:
    game = standard_game()
    state = chance(game, game.new_state(), "weather s3", "weather s1")
    wanted = iter([f"weather {name}" for name in ORDER[2:]])
    for round in range(1, 19):
        weather = game.view(state, None)["weather"]
        tile = (round - 1) // 3
        assert (state.round, weather["day"]) == (round, (round - 1) % 3)
        assert weather["left"] == ORDER[tile]
        assert weather["right"] == (ORDER[tile + 1] if tile < 5 else None)
        assert sorted(weather["face_down"]) == sorted(ORDER[tile + 2 :])
        if round < 18:
            play_until(game, state, "actions")
            end_turns(game, state)
            text = next(wanted, None) if round % 3 == 0 else None
            chance(game, state, *([text] if text else []))


def test_F2_4_to_6_days_are_known_and_fewer_at_the_end() -> None:
    game = standard_game()
    state = chance(game, game.new_state())
    known = []
    for _ in range(18):
        weather = game.view(state, None)["weather"]
        tiles = [name for name in (weather["left"], weather["right"]) if name]
        known.append(3 * len(tiles) - weather["day"])
        play_until(game, state, "cards" if len(known) < 18 else "over")
    assert known == [6, 5, 4] * 5 + [3, 2, 1]


def test_F2_the_next_tile_is_one_of_those_face_down() -> None:
    game = standard_game()
    state = chance(game, game.new_state(), "weather s3", "weather s1")
    while state.round < 3:
        play_until(game, state, "cards")
    play_until(game, state, "actions")
    end_turns(game, state)
    assert odds(game, state) == {"weather s2": 1, "weather s4": 1, "weather s5": 1, "weather s6": 1}


# -- F3 ---------------------------------------------------------------------------------------

HANDS = {
    1: (6, 12), 2: (6, 9), 3: (6, 6), 4: (6, 3), 5: (6, 0), 6: (3, 0),
    7: (6, 12), 8: (6, 9), 9: (6, 6), 10: (6, 3), 11: (6, 0), 12: (3, 0),
    13: (6, 12), 14: (6, 9), 15: (6, 6), 16: (6, 3), 17: (6, 0), 18: (3, 0),
}  # fmt: skip
"""Cards in hand and in the main deck at the beginning of each round."""


@pytest.mark.parametrize("seats", [2, 5])
def test_F3_hands_and_decks_through_18_rounds(seats: int) -> None:
    game = standard_game(seats)
    state = game.new_state()
    found = {}
    while state.round < 18:
        play_until(game, state, "cards")
        sizes = {(state.hand[seat].total, state.deck[seat].total) for seat in range(seats)}
        assert len(sizes) == 1
        found[state.round] = sizes.pop()
        player = game.view(state, None)["players"][seats - 1]
        assert (player["hand_size"], player["deck_size"]) == found[state.round]
    assert found == HANDS


def test_F3_3_cards_are_drawn_to_those_kept() -> None:
    hand = ("any1", "any1", "any2", "any3", "rope1/2", "down2")
    game, state = choosing(hands=[hand])
    do(game, state, "play any1", "play any1", "play any2", seat=0)
    play_until(game, state, "cards")
    now = game.view(state, 0)["players"][0]["private"]["hand"]
    assert len(now) == 6
    for card in ("any3", "rope1/2", "down2"):
        assert card in now
    assert game.view(state, None)["players"][0]["pile"] == ["any1", "any1", "any2"]


def test_F3_each_card_of_the_deck_is_as_likely() -> None:
    game, state = choosing(round=4)
    play_until(game, state, "actions")
    end_turns(game, state)
    while any(text.startswith("weather") for text in odds(game, state)):
        do(game, state, next(iter(odds(game, state))))
    deck = game.view(state, 0)["players"][0]["private"]["deck"]
    assert odds(game, state) == {f"deal 0 {card}": deck.count(card) for card in deck}
    assert len(deck) == 3


@pytest.mark.parametrize("round", [5, 11, 17])
def test_F3_from_an_empty_deck_nothing_is_drawn(round: int) -> None:
    hand = ("any1", "any1", "any2", "any3", "rope1/2", "down2")
    game, state = choosing(round=round, hands=[hand])
    do(game, state, "play any1", "play any1", "play any2", seat=0)
    play_until(game, state, "cards")
    assert state.round == round + 1
    assert game.view(state, 0)["players"][0]["private"]["hand"] == ["any3", "rope1/2", "down2"]
    assert state.pile[0].total == 15


@pytest.mark.parametrize("round", [6, 12])
def test_F3_with_an_empty_hand_all_18_cards_are_shuffled_and_6_drawn(round: int) -> None:
    game, state = choosing(round=round)
    play_until(game, state, "cards")
    assert state.round == round + 1
    assert not any(state.pile)
    for seat in range(2):
        assert state.hand[seat].total == 6
        assert state.hand[seat] + state.deck[seat] == game.rules.deck


def test_F3_after_the_shuffle_any_of_the_18_may_come() -> None:
    game, state = choosing(round=6)
    play_until(game, state, "actions")
    end_turns(game, state)
    while any(text.startswith("weather") for text in odds(game, state)):
        do(game, state, next(iter(odds(game, state))))
    assert sum(odds(game, state).values()) == 18


def test_F3_guides_stay_where_they_are_and_points_are_gone() -> None:
    game, state = position(cards=("any2",), places=("w2", "base"))
    do(game, state, "use any2 for A", "move A to c2w", "end", "end")
    chance(game, state)
    assert place(game, state, "A", 0) == "c2w"
    assert points(state, "A") == (0, 0, 0)
