"""KS: how a game of K2 is set up."""

import re

import pytest

import everest
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.acting import chance, do, odds
from tests.k2.positions import level, score, standard_game

SEATS = (1, 2, 3, 4, 5)
MAPS = ("easy", "hard", "everest-easy", "everest-hard")


def set_up(seats: int = 3, map_name: str = "easy", weather: str = "summer") -> tuple[K2, K2State]:
    """A match at the beginning of phase 1."""
    game = standard_game(seats, map_name, weather)
    return game, chance(game, game.new_state())


# -- KS1 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_KS1_two_climbers_and_a_tent_for_each(seats: int) -> None:
    game, state = set_up(seats)
    players = game.view(state, None)["players"]
    assert len(players) == seats
    for player in players:
        assert [piece["name"] for piece in player["pieces"]] == ["A", "B"]
        assert [piece["tents"] for piece in player["pieces"]] == [1, 1]
        assert player["camps"] == []


@pytest.mark.parametrize("map_name", MAPS)
def test_KS1_there_are_no_guides_clients_bottles_or_loads(map_name: str) -> None:
    game, _ = set_up(map_name=map_name)
    kinds = {re.sub(r" .*", "", text) for text in game.actions.texts}
    turn = {"use", "move", "pitch", "settle", "end"}
    assert kinds == turn | {"play", "take", "first", "weather", "token", "deal"}
    aims = {text.split(" for ")[1][0] for text in game.actions.texts if " for " in text}
    assert aims == {"A", "B"}


@pytest.mark.parametrize("seats", SEATS)
def test_KS1_everybody_has_one_deck_of_eighteen_cards(seats: int) -> None:
    game, state = set_up(seats)
    names = game.rules.cards.ids
    for seat in range(seats):
        cards = [names[card] for card in (state.hand[seat] + state.deck[seat]).listed]
        assert sorted(cards) == sorted(
            ["any1"] * 5
            + ["any2"] * 3
            + ["any3"] * 2
            + ["rope1/2", "rope1/3", "rope2/3"]
            + ["rest0", "rest1", "rest1", "rest2", "rest3"]
        )
        assert len(cards) == 18


@pytest.mark.parametrize("seats", SEATS)
def test_KS1_six_cards_are_drawn(seats: int) -> None:
    _, state = set_up(seats)
    assert [hand.total for hand in state.hand] == [6] * seats
    assert [deck.total for deck in state.deck] == [12] * seats
    assert not any(state.pile)


def test_KS1_the_first_card_may_be_any_of_the_deck() -> None:
    game = standard_game(2)
    state = do(game, game.new_state(), "first 0", "token 0", "token -1", "token -2")
    do(game, state, "weather t1", "weather t2")
    assert odds(game, state) == {
        "deal 0 any1": 5,
        "deal 0 any2": 3,
        "deal 0 any3": 2,
        "deal 0 rope1/2": 1,
        "deal 0 rope1/3": 1,
        "deal 0 rope2/3": 1,
        "deal 0 rest0": 1,
        "deal 0 rest1": 2,
        "deal 0 rest2": 1,
        "deal 0 rest3": 1,
    }


# -- KS2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("seats", SEATS)
def test_KS2_climbers_start_in_base_camp_with_level_1_and_score_1(
    seats: int, map_name: str
) -> None:
    game, state = set_up(seats, map_name)
    for player in game.view(state, None)["players"]:
        for piece in player["pieces"]:
            assert (piece["space"], piece["level"], piece["score"]) == ("base", 1, 1)
    assert level(state, "B", seat=0) == score(state, "B", seat=0) == 1
    assert game.scores(state) == [2] * seats


# -- KS3 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize(("weather", "letter"), [("summer", "t"), ("winter", "w")])
def test_KS3_any_weather_goes_with_any_map(map_name: str, weather: str, letter: str) -> None:
    game, state = set_up(2, map_name, weather)
    row = game.view(state, None)["weather"]
    open_tiles = {row["left"], row["right"]}
    assert len(open_tiles) == 2
    assert len(row["face_down"]) == 4
    assert open_tiles | set(row["face_down"]) == {f"{letter}{number}" for number in range(1, 7)}
    assert (state.round, row["day"]) == (1, 0)


def test_KS3_each_of_the_tiles_may_be_the_first() -> None:
    game = standard_game(2)
    state = do(game, game.new_state(), "first 1", "token 0", "token 0", "token 0")
    assert odds(game, state) == {f"weather t{number}": 1 for number in range(1, 7)}
    do(game, state, "weather t3")
    assert set(odds(game, state)) == {f"weather t{number}" for number in (1, 2, 4, 5, 6)}


@pytest.mark.parametrize("seats", SEATS)
def test_KS3_three_of_twenty_risk_tokens_are_opened(seats: int) -> None:
    game = standard_game(seats)
    state = do(game, game.new_state(), "first 0")
    assert odds(game, state) == {"token 0": 4, "token -1": 11, "token -2": 5}
    do(game, state, "token -2", "token 0", "token -1")
    assert not any(text.startswith("token") for text in odds(game, state))
    risk = game.view(state, None)["risk"]
    assert sorted(risk["open"]) == [-2, -1, 0]
    assert sorted(risk["face_down"]) == [-2] * 4 + [-1] * 10 + [0] * 3


@pytest.mark.parametrize("seats", SEATS)
def test_KS3_who_begins_is_drawn(seats: int) -> None:
    game = standard_game(seats)
    state = game.new_state()
    assert game.to_act(state) == (everest.CHANCE,)
    assert odds(game, state) == {f"first {seat}": 1 for seat in range(seats)}
    do(game, state, f"first {seats - 1}")
    assert game.view(state, None)["first_seat"] == seats - 1
