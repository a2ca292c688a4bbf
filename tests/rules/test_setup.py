"""S: the setup. What lies where before the first card is played, and what is left to chance."""

from pathlib import Path

import pytest

import everest
from everest.games.errors import UnknownChoice
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.games.rule_edits import copy_of_rules, edit, edit_space
from tests.positions import chance, do, held, odds, place, position, standard_game


def dealt(seats: int = 2, *wanted: str) -> tuple[MountEverest, MountEverestState]:
    """A match after its setup: somebody is to choose cards."""
    game = standard_game(seats)
    return game, chance(game, game.new_state(), *wanted)


def after(game: MountEverest, *actions: str) -> MountEverestState:
    return do(game, game.new_state(), *actions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("weather", ["summer", "winter"])
@pytest.mark.parametrize("side", ["easy", "hard"])
def test_S1_either_weather_goes_with_either_side_and_2_to_5_players(
    seats: int, weather: str, side: str
) -> None:
    game = everest.load(seats=seats, map=side, weather=weather)
    state = chance(game, game.new_state())
    view = game.view(state, None)
    assert (view["map"], view["weather_set"], view["seats"]) == (side, weather, seats)
    assert game.to_act(state) == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_S1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(UnknownChoice) as error:
        everest.load(seats=seats)
    assert error.value.option == "seats"


@pytest.mark.parametrize(("side", "weather"), [("north", "summer"), ("easy", "autumn")])
def test_S1_other_sides_and_weather_sets_are_refused(side: str, weather: str) -> None:
    with pytest.raises(everest.RulesetError):
        everest.load(map=side, weather=weather)


@pytest.mark.parametrize("seats", [2, 5])
def test_S2_two_empty_guides_in_base_camp_two_tents_beside_the_map_score_5(seats: int) -> None:
    game, state = dealt(seats)
    for seat in range(seats):
        for guide in ("A", "B"):
            assert place(game, state, guide, seat) == "base"
            assert held(game, state, guide, seat) == []
        player = game.view(state, None)["players"][seat]
        assert (player["tent_stock"], player["camps"], player["score"]) == (2, [], 5)


def test_S2_clients_and_bottles_do_not_run_out() -> None:
    game, state = position(camps=("base",), loads={"camp1": ["tourist-1", "bottle"] * 60})
    do(game, state, *["give tourist-1 from supply to A"] * 4)
    do(game, state, *["give bottle from supply to B"] * 3)
    assert held(game, state, "A") == ["tourist-1"] * 4
    assert held(game, state, "B") == ["bottle"] * 3


def test_S3_6_acclimatization_cards_and_18_others() -> None:
    rules = standard_game().rules
    rest = [rules.cards.ids[card] for card in rules.reserve.listed]
    main = [rules.cards.ids[card] for card in rules.deck.listed]
    assert len(rest) == 6
    assert all(name.startswith("rest") for name in rest)
    assert len(main) == 18
    assert not any(name.startswith("rest") for name in main)


def test_S3_every_player_has_the_same_cards_and_draws_6() -> None:
    game, state = dealt(3)
    for seat in range(3):
        assert state.hand[seat].total == 6
        assert state.deck[seat].total == 12
        assert state.hand[seat] + state.deck[seat] == game.rules.deck
        assert state.reserve[seat] == game.rules.reserve


def test_S3_a_card_is_as_likely_as_there_are_copies_left() -> None:
    game = standard_game()
    state = after(game, "first 0", "pawn 0", "pawn 1", *["token -1"] * 3, "weather s1")
    do(game, state, "weather s2")
    full = {
        "deal 0 any1": 5,
        "deal 0 any2": 4,
        "deal 0 any3": 2,
        "deal 0 any3-loss1": 2,
        "deal 0 rope1/2": 1,
        "deal 0 rope1/3": 1,
        "deal 0 rope2/3": 1,
        "deal 0 down2": 1,
        "deal 0 down3": 1,
    }
    assert odds(game, state) == full
    do(game, state, "deal 0 any1", "deal 0 down2")
    assert odds(game, state) == {
        text: weight - (text == "deal 0 any1")
        for text, weight in full.items()
        if text != "deal 0 down2"
    }


def test_S3_S4_all_draw_before_anybody_chooses() -> None:
    game = standard_game()
    state = after(game, "first 0", "pawn 0", "pawn 1", *["token -1"] * 3, "weather s1")
    do(game, state, "weather s2", *["deal 0 any1"] * 5, "deal 0 any2")
    assert set(odds(game, state)) == {text.replace("deal 0", "deal 1") for text in (
        "deal 0 any1", "deal 0 any2", "deal 0 any3", "deal 0 any3-loss1", "deal 0 rope1/2",
        "deal 0 rope1/3", "deal 0 rope2/3", "deal 0 down2", "deal 0 down3",
    )}  # fmt: skip


def test_S4_two_of_six_tiles_lie_open_on_day_1() -> None:
    game = standard_game()
    state = after(game, "first 0", "pawn 0", "pawn 1", *["token -1"] * 3)
    assert odds(game, state) == {f"weather s{number}": 1 for number in range(1, 7)}
    do(game, state, "weather s4")
    assert odds(game, state) == {f"weather s{number}": 1 for number in (1, 2, 3, 5, 6)}
    do(game, state, "weather s2")
    chance(game, state)
    assert game.view(state, None)["weather"] == {
        "left": "s4",
        "right": "s2",
        "day": 0,
        "face_down": ["s1", "s3", "s5", "s6"],
    }
    assert state.round == 1


def test_S4_the_first_tile_opened_is_the_weather_of_the_first_days() -> None:
    game, state = dealt(2, "weather s5", "weather s3")
    assert game.turn.day(state).loss == [0, 1, 1, 1]


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_S5_5_tiles_of_type_I_and_7_of_type_II_lie_face_down(side: str) -> None:
    game = standard_game(map_name=side)
    view = game.view(chance(game, game.new_state()), None)
    types = [tile["type"] for tile in view["icefall"]]
    assert (types.count("I"), types.count("II")) == (5, 7)
    assert all(tile["face"] is None for tile in view["icefall"])
    assert [len(faces) for faces in view["icefall_face_down"]] == [5, 7]


@pytest.mark.parametrize(
    ("start", "space", "faces"),
    [("base", "i3", (2, 2, 1)), ("c1w", "j4", (2, 3, 2))],
)
def test_S5_a_tile_is_one_of_its_own_type(
    start: str, space: str, faces: tuple[int, int, int]
) -> None:
    game, state = position(cards=("any2",), places=(start, "base"))
    do(game, state, "use any2 for A", f"move A to {space}")
    assert odds(game, state) == dict(
        zip(("tile cost1", "tile cost2", "tile crevasse"), faces, strict=True)
    )


def test_S5_a_tile_that_was_turned_lies_nowhere_else() -> None:
    game, state = position(cards=("any3",), tiles={"i1": "crevasse", "i2": "cost2"})
    do(game, state, "use any3 for A", "move A to i3")
    assert odds(game, state) == {"tile cost1": 2, "tile cost2": 1}


def test_S5_with_fewer_spaces_the_other_tiles_stay_unseen_in_the_box(tmp_path: Path) -> None:
    folder = copy_of_rules(tmp_path)
    edit_space(folder, "easy", "j7", 'icefall = "II"\n', "")
    game = everest.load(rules_dir=folder)
    game, state = position(game, cards=("any2",), places=("c1w", "base"))
    assert len(game.view(state, None)["icefall"]) == 11
    do(game, state, "use any2 for A", "move A to j4")
    assert odds(game, state) == {"tile cost1": 2, "tile cost2": 3, "tile crevasse": 2}


def test_S6_three_of_20_risk_tokens_are_opened() -> None:
    game = standard_game()
    state = after(game, "first 0", "pawn 0", "pawn 1")
    assert odds(game, state) == {"token 0": 4, "token -1": 11, "token -2": 5}
    do(game, state, "token -2")
    assert odds(game, state) == {"token 0": 4, "token -1": 11, "token -2": 4}
    do(game, state, "token 0")
    assert odds(game, state) == {"token 0": 3, "token -1": 11, "token -2": 4}
    do(game, state, "token 0")
    risk = game.view(state, None)["risk"]
    assert sorted(risk["open"]) == [-2, 0, 0]
    assert sorted(risk["face_down"]) == [-2] * 4 + [-1] * 11 + [0] * 2
    assert not any(text.startswith("token") for text in odds(game, state))


def test_S7_the_score_pawns_stand_on_5_in_a_random_order() -> None:
    game = standard_game(3)
    state = after(game, "first 0")
    assert odds(game, state) == {"pawn 0": 1, "pawn 1": 1, "pawn 2": 1}
    do(game, state, "pawn 2")
    assert odds(game, state) == {"pawn 0": 1, "pawn 1": 1}
    do(game, state, "pawn 0", "pawn 1")
    chance(game, state)
    assert game.scores(state) == [5, 5, 5]
    assert game.ranking(state) == [2, 0, 1]


def test_S7_the_order_of_the_pawns_is_not_that_of_the_seats_or_turns() -> None:
    game, state = dealt(3, "first 1", "pawn 2", "pawn 1")
    assert game.ranking(state) == [2, 1, 0]
    assert game.view(state, None)["first_seat"] == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_S8_anybody_is_as_likely_to_be_first(seats: int) -> None:
    game = standard_game(seats)
    assert odds(game, game.new_state()) == {f"first {seat}": 1 for seat in range(seats)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_S8_the_first_player_may_be_given_and_begins(seat: int) -> None:
    game, state = dealt(3, f"first {seat}")
    assert game.view(state, None)["first_seat"] == seat


def test_S3_own_decks_may_differ(tmp_path: Path) -> None:
    folder = copy_of_rules(tmp_path)
    edit(folder, "deck.toml", "{ any = 3, count = 2 }", "{ any = 4, count = 2 }")
    game = everest.load(rules_dir=folder)
    state = chance(game, game.new_state(), "deal 1 any4", "deal 1 any4")
    assert game.view(state, 1)["players"][1]["private"]["hand"].count("any4") == 2
