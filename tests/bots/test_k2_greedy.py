"""K2's greedy bot: legal, steady, strong enough, and careful with its climbers."""

from random import Random

import pytest

import everest
from everest.bots.k2_greedy import K2GreedyPlayer
from everest.bots.random_player import RandomPlayer
from everest.engine import bag
from everest.engine.actions import CHANCE
from everest.engine.row import changed
from everest.engine.state import NOWHERE
from everest.games.k2.game import K2
from everest.games.k2.state import K2State

Players = list[K2GreedyPlayer | RandomPlayer]


def play(
    game: K2, players: Players, rng: Random, last_round: int = 99
) -> tuple[K2State, list[int]]:
    """Play up to the end of a round; whatever a bot chooses has to be legal."""
    state = game.new_state()
    actions: list[int] = []
    while (seats := game.to_act(state)) and state.round <= last_round:
        seat = seats[0]
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            legal = game.legal_actions(state, seat)
            action = players[seat].choose(game.view(state, seat), legal)
            assert action in legal
        game.apply(state, seat, action)
        actions.append(action)
    return state, actions


def greedy_players(game: K2, seed: int = 0) -> Players:
    return [K2GreedyPlayer(game, Random(seed + seat)) for seat in range(game.rules.seats)]


def turn_of_seat_0(
    game: K2, cards: list[str], places: list[str], levels: list[int], scores: list[int], day: int
) -> K2State:
    """A position at the beginning of seat 0's turn, in sunshine, with cards on the table."""
    state = game.new_state()
    while game.phases[state.phase].name != "actions":
        actor = game.to_act(state)[0]
        game.apply(state, actor, game.legal_actions(state, actor)[0])
    ids = game.rules.board.ids
    kinds = [game.rules.cards.ids.index(card) for card in cards]
    tiles = [tile.name for tile in game.rules.weather]
    state.round, state.first_seat = day, 0
    state.left_tile, state.right_tile = tiles.index("t1"), -1
    state.tile_bag = bag.EMPTY
    state.taker, state.taken, state.risk_left = -1, -1, 0
    for piece, space in enumerate(places):
        state.places = changed(state.places, piece, ids.index(space) if space else NOWHERE)
        state.levels = changed(state.levels, piece, levels[piece])
        state.climber_scores = changed(state.climber_scores, piece, scores[piece])
    state.scores = changed(state.scores, 0, sum(scores))
    state.seat = 0
    cards_of_seat = state.hand[0] + state.chosen[0] + state.deck[0]
    state.unused = bag.from_kinds(kinds)
    state.chosen = changed(state.chosen, 0, state.unused)
    state.pile = changed(state.pile, 0, cards_of_seat - state.chosen[0])
    state.hand = changed(state.hand, 0, bag.EMPTY)
    state.deck = changed(state.deck, 0, bag.EMPTY)
    state.forget()
    return state


def finish_turn(game: K2, state: K2State) -> list[str]:
    """Let a greedy player play seat 0's turn to its end; returns what it did."""
    player = K2GreedyPlayer(game, Random(1))
    done: list[str] = []
    while state.seat == 0:
        action = player.choose(game.view(state, 0), game.legal_actions(state, 0))
        done.append(game.text(action))
        game.apply(state, 0, action)
    return done


@pytest.mark.parametrize("variant", ["standard", "family"])
@pytest.mark.parametrize(
    ("seats", "map_name", "weather"),
    [
        (1, "hard", "winter"),
        (2, "everest-easy", "winter"),
        (3, "easy", "winter"),
        (4, "everest-hard", "summer"),
        (5, "hard", "summer"),
    ],
)
def test_it_plays_legally_in_every_setting(
    seats: int, map_name: str, weather: str, variant: str
) -> None:
    game = everest.load("k2", seats=seats, map=map_name, weather=weather, variant=variant)
    last_round = 3 if variant == "standard" else 2
    state, _ = play(game, greedy_players(game), Random(7), last_round)
    assert state.round == last_round + 1


def test_it_plays_with_relaxed_limits() -> None:
    game = everest.load("k2", seats=5, limits="relaxed")
    state, _ = play(game, greedy_players(game), Random(3), last_round=2)
    assert state.round == 3


def test_it_climbs_high_in_few_actions_and_loses_nobody() -> None:
    game = everest.load("k2")
    totals: list[int] = []
    for seed in range(2):
        state, actions = play(game, greedy_players(game, seed), Random(seed))
        assert game.is_over(state)
        # about 450 is usual; a bot that goes round in circles takes thousands
        assert len(actions) < 1000
        totals += state.scores
        assert NOWHERE not in state.places
    assert sum(totals) / len(totals) > 12


def test_the_same_seed_plays_the_same_match() -> None:
    def first_rounds(game: K2) -> list[int]:
        return play(game, greedy_players(game, 3), Random(3), last_round=4)[1]

    game = everest.load("k2")
    # what players of a game share must not show: the second match finds it ready
    assert first_rounds(game) == first_rounds(game) == first_rounds(everest.load("k2"))


def test_one_player_can_play_one_match_after_another() -> None:
    game = everest.load("k2")
    player = K2GreedyPlayer(game, Random(5))
    again: Players = [player, RandomPlayer(Random(5))]
    once: Players = [K2GreedyPlayer(game, Random(5)), RandomPlayer(Random(5))]
    play(game, again, Random(8), last_round=2)
    again[1] = RandomPlayer(Random(5))
    assert play(game, again, Random(9), last_round=2) == play(game, once, Random(9), last_round=2)


def test_it_beats_random_players() -> None:
    game = everest.load("k2")
    for seed in range(2):
        seat = seed % 2
        players: Players = [RandomPlayer(Random(seed)), RandomPlayer(Random(seed + 100))]
        players[seat] = K2GreedyPlayer(game, Random(seed))
        state, _ = play(game, players, Random(seed))
        assert state.scores[seat] >= state.scores[1 - seat] + 3


def test_it_plays_alone() -> None:
    """KX2: a token in every round, and a rank at the end."""
    game = everest.load("k2", seats=1)
    state, _ = play(game, greedy_players(game), Random(2))
    assert NOWHERE not in state.places
    assert game.view(state, 0)["solo_rank"] in ("tatra-climber", "alpinist", "himalayan-climber")


def test_what_is_hidden_does_not_matter() -> None:
    """Two states that look the same to a seat get the same choice from it."""
    game = everest.load("k2")
    state = game.new_state()
    rng = Random(2)
    while state.round < 3 or game.to_act(state)[0] == CHANCE:
        actor = game.to_act(state)[0]
        game.apply(state, actor, rng.choice(game.legal_actions(state, actor)))
    view = game.view(state, 0)
    other = game.determinize(view, Random(99))
    assert other.hand[1] != state.hand[1], "the other seat's hand should differ"
    legal = game.legal_actions(state, 0)
    choices = {
        K2GreedyPlayer(game, Random(4)).choose(game.view(one, 0), legal) for one in (state, other)
    }
    assert len(choices) == 1


def test_it_goes_on_with_cards_that_somebody_else_has_begun_to_choose() -> None:
    game = everest.load("k2", seats=1)
    state = game.new_state()
    rng = Random(6)
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.sample_chance(state, rng))
    game.apply(state, 0, game.legal_actions(state, 0)[0])
    player = K2GreedyPlayer(game, Random(0))
    while game.phases[state.phase].name == "cards":
        legal = game.legal_actions(state, 0)
        game.apply(state, 0, player.choose(game.view(state, 0), legal))
    assert state.chosen[0].total == 3


# -- positions ---------------------------------------------------------------------------------


def test_it_steps_onto_the_summit_on_the_last_day() -> None:
    """KV1, KH1: three points away, and strong enough for the night."""
    game = everest.load("k2")
    state = turn_of_seat_0(
        game, ["any3", "any1", "any1"], ["s26", "s16"], [4, 4], [7, 3], game.rules.rounds
    )
    done = finish_turn(game, state)
    assert "move A to s27" in done
    assert state.climber_scores[0] == 10


def test_it_does_not_die_for_the_summit() -> None:
    """KH2: the night at the summit would kill the climber, which has 7 points to lose."""
    game = everest.load("k2")
    state = turn_of_seat_0(
        game, ["any1", "any1", "any1"], ["s26", "base"], [2, 4], [7, 1], game.rules.rounds
    )
    finish_turn(game, state)
    assert state.places[0] != game.rules.board.summit
    assert state.levels[0] + game.rules.board.modifier[state.places[0]] >= 1


def test_it_gives_levels_to_the_climber_that_would_die() -> None:
    """KC1: an acclimatization card saves A; B is well."""
    game = everest.load("k2")
    state = turn_of_seat_0(
        game, ["rest0", "rest1", "rest2"], ["s26", "s16"], [2, 6], [7, 3], game.rules.rounds
    )
    finish_turn(game, state)
    assert state.levels[0] >= 3


def test_it_settles_risk_and_keeps_the_climber_alive() -> None:
    """KC3: a card pays, where a level would be fatal."""
    game = everest.load("k2")
    state = turn_of_seat_0(
        game, ["any3", "any2", "any1"], ["s21", "s16"], [2, 2], [5, 3], game.rules.rounds
    )
    state.taker, state.taken, state.risk_left = 0, game.rules.token_values.index(-2), 2
    state.forget()
    done = finish_turn(game, state)
    assert sum(text.startswith("settle") for text in done) == 2
    assert min(state.levels[:2]) >= 1


def test_it_plays_on_with_one_climber() -> None:
    game = everest.load("k2")
    state = turn_of_seat_0(
        game, ["any3", "any2", "any1"], ["", "s16"], [0, 6], [1, 3], game.rules.rounds
    )
    done = finish_turn(game, state)
    assert "move B to s18" in done


# -- rescue ------------------------------------------------------------------------------------


def dying(game: K2, pieces: tuple[int, ...], scores: list[int]) -> K2State:
    """A position in which climbers of seat 0 are dying in their turn."""
    state = turn_of_seat_0(
        game, ["any3", "any2", "any1"], ["s24", "s22"], [3, 3], scores, game.rules.rounds
    )
    for piece in pieces:
        state.levels = changed(state.levels, piece, 0)
    state.dying = pieces
    state.forget()
    return state


def test_it_uses_its_rescue_card() -> None:
    """KX1: from step 6 the climber goes back to 2, which is better than 1."""
    game = everest.load("k2", variant="family")
    state = dying(game, (0,), [6, 5])
    legal = game.legal_actions(state, 0)
    action = K2GreedyPlayer(game, Random(0)).choose(game.view(state, 0), legal)
    assert game.text(action).startswith("rescue A")


def test_it_keeps_the_card_for_the_climber_with_more_to_lose() -> None:
    """KR9: A is asked first, but only B has points that a rescue saves."""
    game = everest.load("k2", variant="family")
    state = dying(game, (0, 1), [4, 10])
    legal = game.legal_actions(state, 0)
    action = K2GreedyPlayer(game, Random(0)).choose(game.view(state, 0), legal)
    assert game.text(action) == "give up A"
