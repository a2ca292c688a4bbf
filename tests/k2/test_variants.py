"""KX: the family game with its rescue cards, and the game for one player."""

import pytest

from everest.games.k2.state import K2State
from tests.acting import chance, do, place, play, play_until, reason, texts
from tests.k2.positions import (
    Pair,
    choosing,
    end_turns,
    heard,
    is_alive,
    level,
    position,
    score,
    standard_game,
)

LOW = {"base", *[f"s{number:02}" for number in range(1, 13)]}
"""The spaces below 6000 m, of either side of the map."""


# -- KX1: the card ----------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "cards"), [("standard", 0), ("family", 1)])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_KX1_each_player_has_one_rescue_card(seats: int, variant: str, cards: int) -> None:
    game = standard_game(seats, variant=variant)
    state = chance(game, game.new_state())
    players = game.view(state, None)["players"]
    assert [player["rescue_cards"] for player in players] == [cards] * seats
    assert [(state.hand[seat] + state.deck[seat]).total for seat in range(seats)] == [18] * seats


def test_KX1_without_the_variant_nobody_is_rescued() -> None:
    game, state = position(places=("s26", "base"))
    assert not [text for text in game.actions.texts if text.split()[0] in ("rescue", "give")]
    end_turns(game, state)
    assert not is_alive(state, "A", seat=0)


@pytest.mark.parametrize("map_name", ["easy", "hard"])
@pytest.mark.parametrize("piece", ["A", "B"])
def test_KX1_the_climber_is_put_on_any_space_below_6000_m(map_name: str, piece: str) -> None:
    places = ("s25", "base") if piece == "A" else ("base", "s25")
    game, state = position(variant="family", map=map_name, places=places)
    end_turns(game, state)
    assert game.to_act(state) == (0,)
    rescues = {f"rescue {piece} to {space}" for space in LOW}
    assert texts(game, state) == rescues | {f"give up {piece}"}


@pytest.mark.parametrize("space", sorted(LOW))
def test_KX1_it_lives_on_with_level_1(space: str) -> None:
    game, state = position(variant="family", places=("s26", "base"), levels=(1, 4))
    end_turns(game, state)
    events = heard(game, state, f"rescue A to {space}")
    assert "climber-died" not in [event.kind for event in events]
    assert place(game, state, "A", seat=0) == space
    assert (level(state, "A", seat=0), is_alive(state, "A", seat=0)) == (1, True)
    assert (level(state, "B", seat=0), score(state, "B", seat=0)) == (5, 1)


@pytest.mark.parametrize(
    ("map_name", "before", "after"),
    [
        ("easy", 10, 4),
        ("easy", 7, 3),
        ("easy", 6, 2),
        ("easy", 5, 1),
        ("easy", 4, 1),
        ("easy", 3, 1),
        ("easy", 2, 1),
        ("easy", 1, 1),
        ("hard", 10, 5),
        ("hard", 8, 4),
        ("hard", 7, 3),
        ("hard", 6, 2),
        ("hard", 5, 1),
        ("hard", 4, 1),
        ("hard", 1, 1),
    ],
)
def test_KX1_the_score_goes_back_4_steps_of_the_strip_but_not_below_1(
    map_name: str, before: int, after: int
) -> None:
    game, state = position(
        variant="family", map=map_name, places=("s26", "base"), scores=(before, 1)
    )
    end_turns(game, state)
    do(game, state, "rescue A to s01")
    assert score(state, "A", seat=0) == after
    assert state.scores == (after + 1, 2)


def test_KX1_it_may_be_used_once() -> None:
    game, state = position(variant="family", places=("s26", "s25"), levels=(1, 1))
    end_turns(game, state)
    do(game, state, "rescue A to base")
    assert state.rescues == (0, 1)
    assert is_alive(state, "A", seat=0)
    assert not is_alive(state, "B", seat=0)
    assert not state.dying


def test_KX1_a_card_that_was_used_does_not_help_on_another_day() -> None:
    game, state = position(variant="family", places=("s26", "base"), rescues=(0, 1))
    end_turns(game, state)
    assert not is_alive(state, "A", seat=0)


def test_KX1_giving_up_keeps_the_card_for_the_other_climber() -> None:
    game, state = position(variant="family", places=("s26", "s25"), scores=(7, 6))
    end_turns(game, state)
    do(game, state, "give up A")
    assert (is_alive(state, "A", seat=0), score(state, "A", seat=0)) == (False, 1)
    assert state.rescues == (1, 1)
    do(game, state, "rescue B to s02")
    assert (score(state, "B", seat=0), state.scores[0], state.rescues) == (2, 3, (0, 1))


def test_KX1_a_player_rescues_only_its_own_climbers() -> None:
    game, state = position(variant="family", places=("s26", "base"), rescues=(0, 1))
    end_turns(game, state)
    assert state.rescues == (0, 1)
    assert not is_alive(state, "A", seat=0)


@pytest.mark.clause("KX1", "KH2")
def test_a_climber_may_be_rescued_in_its_turn() -> None:
    game, state = position(
        variant="family",
        places=("s13", "s02"),
        levels=(1, 1),
        scores=(5, 1),
        cards=("any2",),
        risk=1,
    )
    do(game, state, "use any2 for A", "move A to s10", "settle with levels of A")
    assert game.to_act(state) == (0,)
    assert texts(game, state) == {f"rescue A to {space}" for space in LOW} | {"give up A"}
    do(game, state, "rescue A to base")
    assert (place(game, state, "A"), level(state, "A"), score(state, "A")) == ("base", 1, 1)
    do(game, state, "end")


def test_KX1_nobody_does_anything_else_before_the_choice() -> None:
    game, state = position(
        variant="family", places=("s13", "s02"), levels=(1, 1), cards=("any2", "any1"), risk=1
    )
    assert reason(game, state, "rescue A to s03") == ("rescue.nobody-dying", "KX1")
    assert reason(game, state, "give up A") == ("rescue.nobody-dying", "KX1")
    do(game, state, "use any2 for A", "move A to s10", "settle with levels of A")
    for text in ("end", "use any1 for B", "move A to s09", "rescue B to s03", "give up B"):
        assert reason(game, state, text) == ("rescue.decide-first", "KX1")
    assert reason(game, state, "end", seat=1) == ("turn.not-yours", "A1")


def test_KX1_in_the_check_nobody_does_anything_else_before_the_choice() -> None:
    game, state = position(variant="family", places=("s26", "base"))
    end_turns(game, state)
    for text in ("end", "use any1 for B", "rescue B to s03", "give up B", "play any1"):
        assert reason(game, state, text) == ("rescue.decide-first", "KX1")
    assert reason(game, state, "rescue A to s03", seat=1)[0] == "turn.not-yours"
    view = game.view(state, None)
    assert view["dying"] == [{"seat": 0, "piece": "A"}]
    do(game, state, "rescue A to s03")
    assert game.view(state, None)["dying"] == []


def test_KX1_a_rescue_to_a_high_space_is_refused_with_a_reason() -> None:
    game, state = position(variant="family", places=("s26", "base"))
    end_turns(game, state)
    high = set(game.ruleset.board.ids) - LOW
    for space in high:
        action = game.parse(state, 0, f"rescue A to {space}")
        refusal = game.refusal(state, 0, action)
        assert (refusal.code, refusal.clause) == ("rescue.too-high", "KX1")
        assert refusal.params == {"piece": "A", "space": space}
    assert texts(game, state) == {f"rescue A to {space}" for space in LOW} | {"give up A"}


@pytest.mark.clause("KX1", "KR2")
def test_a_rescued_climber_scores_anew() -> None:
    game, state = position(
        variant="family",
        places=("s13", "base"),
        levels=(1, 1),
        scores=(6, 1),
        cards=("any3",),
        risk=1,
    )
    do(game, state, "use any3 for A", "move A to s10", "settle with levels of A")
    do(game, state, "rescue A to s10")
    assert score(state, "A") == 2
    do(game, state, "move A to s14")
    assert score(state, "A") == 2


# -- KX2: a token in every round --------------------------------------------------------------


@pytest.mark.parametrize(
    "cards", [("rest0", "rest1", "rest2"), ("any1", "any1", "any1"), ("any3", "any3", "any2")]
)
def test_KX2_alone_a_token_is_taken_whatever_the_cards(cards: tuple[str, str, str]) -> None:
    game, state = choosing(seats=1, hands=(cards,))
    play(game, state, 0, *cards)
    assert game.view(state, None)["phase"] == "risk"
    assert {text.split()[0] for text in texts(game, state)} == {"take"}
    assert reason(game, state, "play any1") == ("phase.take-token-first", "R2")


@pytest.mark.clause("KX2", "R3")
def test_a_match_alone_takes_eighteen_tokens() -> None:
    game = standard_game(1)
    state = game.new_state()
    state.events = []
    play_until(game, state, "over")
    assert state.round == 18
    taken = [event for event in state.events if event.kind == "token-taken"]
    assert len(taken) == 18
    assert (state.open_tokens.total, state.token_bag.total) == (2, 0)


def test_KX2_the_limits_are_those_for_two() -> None:
    two, alone = standard_game(2), standard_game(1)
    assert alone.rules.board.limit == two.rules.board.limit
    game, state = position(seats=1, places=("s20", "s23"), levels=(5, 5), cards=("any2",))
    do(game, state, "use any2 for A")
    assert reason(game, state, "move A to s23") == ("move.full", "M4")


# -- KX2: death -------------------------------------------------------------------------------


def test_KX2_if_a_climber_dies_in_the_check_the_game_ends_at_once() -> None:
    game, state = position(seats=1, places=("s26", "s17"), levels=(2, 3), scores=(10, 6), round=5)
    end_turns(game, state)
    assert game.is_over(state)
    assert state.round == 5
    assert game.scores(state) == [7]  # the other's 6, and 1


def test_KX2_if_a_climber_dies_by_risk_the_game_ends_at_once() -> None:
    game, state = position(
        seats=1, places=("s13", "s25"), levels=(1, 1), scores=(5, 6), cards=("any2", "any1"), risk=1
    )
    do(game, state, "use any2 for A", "move A to s10")
    events = heard(game, state, "settle with levels of A")
    assert game.is_over(state)
    assert game.scores(state) == [7]
    # there is no check in which the other one would have died
    assert is_alive(state, "B", seat=0)
    assert "checked" not in [event.kind for event in events]
    assert reason(game, state, "end", seat=0)[0] == "game.over"


def test_KX2_risk_that_is_left_does_not_keep_the_game_from_ending() -> None:
    game, state = position(
        seats=1, places=("s13", "s02"), levels=(1, 4), cards=("any1", "any1"), risk=2
    )
    do(game, state, "use any1 for A", "move A to s10", "settle with levels of A")
    assert game.is_over(state)


def test_KX2_if_nobody_dies_both_scores_are_added_after_day_18() -> None:
    game, state = position(seats=1, places=("s20", "s02"), levels=(2, 1), scores=(5, 4), round=17)
    end_turns(game, state)
    assert not game.is_over(state)
    game, state = position(seats=1, places=("s20", "s02"), levels=(2, 1), scores=(5, 4), round=18)
    end_turns(game, state)
    assert game.is_over(state)
    assert (game.scores(state), game.ranks(state)) == ([9], [1])


@pytest.mark.parametrize("seats", [2, 3])
def test_KX2_with_more_players_a_death_ends_nothing(seats: int) -> None:
    game, state = position(seats=seats, places=("s26", "s25"), round=5)
    end_turns(game, state)
    assert not game.is_over(state)
    chance(game, state)
    assert state.round == 6


@pytest.mark.clause("KX1", "KX2")
def test_alone_in_the_family_game_a_rescue_saves_the_match() -> None:
    game, state = position(seats=1, variant="family", places=("s26", "s02"), round=5)
    end_turns(game, state)
    assert not game.is_over(state)
    do(game, state, "rescue A to base")
    assert not game.is_over(state)
    chance(game, state)
    assert state.round == 6


@pytest.mark.clause("KX1", "KX2")
def test_alone_in_the_family_game_giving_up_ends_it() -> None:
    game, state = position(seats=1, variant="family", places=("s26", "s02"), scores=(7, 4))
    end_turns(game, state)
    do(game, state, "give up A")
    assert game.is_over(state)
    assert game.scores(state) == [5]


# -- KX2: the table ---------------------------------------------------------------------------

BEST, SECOND, THIRD, LAST = "himalayan-climber", "alpinist", "tatra-climber", "sailor"
PRINTED = {
    ("easy", "summer"): {BEST: (20, 20), SECOND: (16, 17), THIRD: (11, 15), LAST: (2, 10)},
    ("easy", "winter"): {BEST: (17, 20), SECOND: (15, 16), THIRD: (10, 14), LAST: (2, 9)},
    ("hard", "summer"): {BEST: (17, 20), SECOND: (15, 16), THIRD: (10, 14), LAST: (2, 9)},
    ("hard", "winter"): {BEST: (16, 20), SECOND: (14, 15), THIRD: (10, 13), LAST: (2, 9)},
}


def rank(total: int, map_name: str, weather: str) -> str | None:
    """The rank at the end of a game that ends with this total."""
    first = min(total - 1, 10)
    game, state = position(
        seats=1,
        map=map_name,
        weather=weather,
        round=18,
        scores=(first, total - first),
        levels=(3, 3),
    )
    assert game.view(state, None)["solo_rank"] is None
    end_turns(game, state)
    assert game.scores(state) == [total]
    return game.view(state, None)["solo_rank"]


@pytest.mark.parametrize("names", PRINTED)
@pytest.mark.parametrize("title", [BEST, SECOND, THIRD, LAST])
def test_KX2_the_table_gives_the_rank(names: tuple[str, str], title: str) -> None:
    least, most = PRINTED[names][title]
    for total in range(least, most + 1):
        assert rank(total, *names) == title


@pytest.mark.clause("KX2", "KR7")
@pytest.mark.parametrize("total", [18, 19])
def test_a_total_that_is_not_in_the_table_takes_the_rank_below(total: int) -> None:
    assert rank(total, "easy", "summer") == SECOND


def test_KX2_ranks_are_for_one_player_only() -> None:
    game, state = position(seats=2, round=18, scores=(10, 10))
    end_turns(game, state)
    assert game.view(state, None)["solo_rank"] is None


@pytest.mark.parametrize(
    ("scores", "worth"), [((10, 10), 1.0), ((7, 3), 0.5), ((1, 1), 0.1), ((10, 6), 0.8)]
)
def test_KX2_the_return_of_a_match_alone(scores: Pair, worth: float) -> None:
    game, state = position(seats=1, round=18, scores=scores)
    end_turns(game, state)
    assert game.returns(state) == [worth]


def both_dying(variant: str, scores: Pair = (7, 6)) -> K2State:
    game, state = position(
        seats=1, variant=variant, places=("s26", "s25"), levels=(1, 1), scores=scores
    )
    end_turns(game, state)
    return state


@pytest.mark.clause("KX2", "KR7")
def test_both_climbers_die_in_one_night() -> None:
    state = both_dying("standard")
    assert (state.scores, state.climber_scores) == ((2,), (1, 1))
    assert standard_game(1).is_over(state)


@pytest.mark.clause("KX1", "KR7", "KR9")
@pytest.mark.parametrize(
    ("choices", "total"),
    [
        (["rescue A to base"], 4),  # 7 goes back to 3, and the other dies
        (["give up A", "rescue B to base"], 3),  # 6 goes back to 2
        (["give up A", "give up B"], 2),
    ],
)
def test_both_are_dying_and_one_may_be_rescued(choices: list[str], total: int) -> None:
    state = both_dying("family")
    game = standard_game(1, variant="family")
    for choice in choices:
        assert not game.is_over(state)
        do(game, state, choice)
    assert game.is_over(state)
    assert game.scores(state) == [total]
