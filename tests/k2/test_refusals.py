"""Refusals of K2: each names a clause that holds in K2. Most have a test beside their clause."""

import itertools

import pytest

import everest
from everest.games.errors import UnknownChoice
from tests.acting import chance, do, play, random_play, reason, texts
from tests.clauses import known
from tests.k2.positions import choosing, end_turns, position, standard_game

TAKEN_OVER = {
    f"{section}{number}"
    for section, numbers in {
        "S": (4, 6, 8),
        "C": (1, 2, 3),
        "R": (1, 2, 3, 4),
        "A": (1, 2),
        "U": (1, 2, 3),
        "M": (1, 2, 3, 4),
        "K": (2, 3, 4),
        "W": (1, 2),
        "F": (1, 2, 3),
        "X": (1,),
        "Z": (4, 5, 7, 9, 12),
    }.items()
    for number in numbers
}
"""The clauses of Mount Everest that hold in K2 too; all others give way to those of K2."""

CODES = {
    "chance.not-in-bag",
    "climber.dead",
    "end.in-full-space",
    "end.risk-left",
    "game.over",
    "move.full",
    "move.not-neighbours",
    "move.too-expensive",
    "passing.no-way-out",
    "passing.other-piece",
    "phase.choose-cards-first",
    "phase.not-in-a-turn",
    "phase.take-token-first",
    "pitch.tent-stands",
    "pitch.too-expensive",
    "play.not-in-hand",
    "play.order",
    "rescue.decide-first",
    "rescue.full",
    "rescue.nobody-dying",
    "rescue.too-high",
    "risk.unpayable-after",
    "settle.climber-idle",
    "settle.death-in-full-space",
    "settle.no-such-point",
    "settle.nothing-due",
    "take.not-open",
    "turn.chance-first",
    "turn.not-yours",
    "use.card-not-left",
}
"""Every reason there is in K2."""


@pytest.mark.clause("A2", "KM1")
@pytest.mark.parametrize(
    ("seats", "map_name", "variant"),
    [(1, "hard", "family"), (2, "easy", "family"), (5, "everest-hard", "standard")],
)
def test_refusals_name_reasons_and_clauses_of_k2(seats: int, map_name: str, variant: str) -> None:
    game = standard_game(seats, map_name, "winter", variant=variant)
    clauses = {clause for clause in known() if len(clause.rstrip("0123456789")) == 2}
    clauses |= TAKEN_OVER
    some = itertools.count()
    for state, seat in random_play(game, seed=8, steps=2500):
        if next(some) % 17:
            continue
        legal = set(game.legal_actions(state, seat))
        for action in set(range(len(game.actions))) - legal:
            error = game.refusal(state, seat, action)
            assert error.code in CODES
            assert error.clause in clauses, f"{error} {game.text(action)}"


# -- phase 1 ----------------------------------------------------------------------------------


def test_C2_cards_are_chosen_first() -> None:
    game, state = choosing(hands=(("any2", "any2", "any3"),))
    for text in ("use any1 for A", "move A to s01", "end", "take -1", "settle with levels of A"):
        assert reason(game, state, text, 0) == ("phase.choose-cards-first", "C2")


def test_C2_only_cards_in_hand_in_their_order() -> None:
    game, state = choosing(hands=(("any2", "any2", "any3"),))
    assert reason(game, state, "play rest3", 0) == ("play.not-in-hand", "C2")
    do(game, state, "play any2", seat=0)
    assert reason(game, state, "play any1", 0) == ("play.order", "C2")


def test_C2_who_has_chosen_waits() -> None:
    game, state = choosing()
    cards = ("any1", "any1", "any1")
    play(game, state, 0, *cards)
    assert reason(game, state, "play any1", 0) == ("turn.not-yours", "C2")


def test_C3_with_three_cards_there_is_no_choice() -> None:
    game, state = choosing(round=6)
    for _ in range(3):
        for seat in (0, 1):
            assert len(texts(game, state, seat)) == 1
            do(game, state, *texts(game, state, seat), seat=seat)
    assert game.view(state, None)["phase"] != "cards"


# -- phase 2 ----------------------------------------------------------------------------------


def test_R2_only_open_tokens_and_nothing_else() -> None:
    game, state = choosing(hands=(("any3", "any3", "any2"), ("any1", "any1", "any1")))
    play(game, state, 0, "any3", "any3", "any2")
    play(game, state, 1, "any1", "any1", "any1")
    assert reason(game, state, "take -2") == ("take.not-open", "R2")
    assert reason(game, state, "end") == ("phase.take-token-first", "R2")
    assert reason(game, state, "take 0", 1) == ("turn.not-yours", "R2")
    do(game, state, "take 0")
    assert reason(game, state, "take -1", 0) == ("turn.chance-first", "R2")


# -- phase 3 ----------------------------------------------------------------------------------


def test_A1_only_in_its_own_turn() -> None:
    game, state = position(seats=3, cards=("any1",))
    for seat in (1, 2):
        assert texts(game, state, seat) == set()
        assert reason(game, state, "end", seat) == ("turn.not-yours", "A1")
    do(game, state, "end")
    assert game.to_act(state) == (1,)


def test_A2_only_actions_of_a_turn() -> None:
    game, state = position(cards=("any1",))
    for text in ("play any1", "take -1", "first 1", "weather t2", "token 0", "deal 0 any1"):
        assert reason(game, state, text) == ("phase.not-in-a-turn", "A2")


def test_A2_there_is_no_such_action() -> None:
    game, state = position()
    with pytest.raises(everest.IllegalAction) as refused:
        game.apply(state, 0, len(game.actions))
    assert (refused.value.code, refused.value.clause) == ("action.unknown", "A2")


# -- between the rounds -----------------------------------------------------------------------


def test_F2_F3_chance_comes_first_and_deals_only_what_there_is() -> None:
    game, state = position(round=3)
    end_turns(game, state)
    assert game.to_act(state) == (everest.CHANCE,)
    assert reason(game, state, "end", 0) == ("turn.chance-first", "F2")
    assert reason(game, state, "weather t1") == ("chance.not-in-bag", "F2")
    do(game, state, sorted(texts(game, state))[0])
    assert reason(game, state, "play any1", 0) == ("turn.chance-first", "F3")
    gone = game.rules.cards.ids[0]
    while f"deal 0 {gone}" in texts(game, state):
        do(game, state, f"deal 0 {gone}")
    assert reason(game, state, f"deal 0 {gone}") == ("chance.not-in-bag", "F3")
    chance(game, state)


def test_F1_the_first_player_moves_on_to_the_left() -> None:
    game, state = position(seats=3, first_seat=2, seat=2)
    end_turns(game, state)
    chance(game, state)
    assert game.view(state, None)["first_seat"] == 0


# -- what there is to choose ------------------------------------------------------------------


@pytest.mark.clause("KS1", "KX2")
@pytest.mark.parametrize("seats", [0, 6])
def test_k2_is_for_one_to_five(seats: int) -> None:
    with pytest.raises(UnknownChoice) as refused:
        everest.load("k2", seats=seats)
    assert (refused.value.option, refused.value.known) == ("seats", (1, 2, 3, 4, 5))


@pytest.mark.clause("KX1")
def test_there_is_one_other_variant() -> None:
    with pytest.raises(UnknownChoice) as refused:
        everest.load("k2", variant="solo")
    assert (refused.value.option, refused.value.known) == ("variant", ("standard", "family"))


@pytest.mark.clause("KM1")
def test_limits_are_strict_or_relaxed() -> None:
    with pytest.raises(UnknownChoice) as refused:
        everest.load("k2", seats=5, limits="loose")
    assert (refused.value.option, refused.value.known) == ("limits", ("strict", "relaxed"))


@pytest.mark.clause("KS3")
@pytest.mark.parametrize(("map_name", "weather"), [("middle", "summer"), ("easy", "spring")])
def test_maps_and_weather_are_those_there_are(map_name: str, weather: str) -> None:
    with pytest.raises(everest.RulesetError, match=r"middle|spring"):
        everest.load("k2", map=map_name, weather=weather)
