"""The greedy bot: legal, steady, strong enough, and careful with its clients."""

from pathlib import Path
from random import Random

import pytest

import everest
from everest.bots.greedy import GreedyPlayer
from everest.bots.random_player import RandomPlayer
from everest.engine.actions import CHANCE
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.view import EverestView
from tests.games.rule_edits import copy_of_rules, edit
from tests.positions import position, standard_game

Players = list[GreedyPlayer | RandomPlayer]


def play(
    game: MountEverest, players: Players, rng: Random, last_round: int = 99
) -> tuple[MountEverestState, list[int]]:
    """Play up to the end of a round; whatever a bot chooses has to be legal."""
    state = game.new_state()
    actions: list[int] = []
    while (seats := game.to_act(state)) and state.round <= last_round:
        seat = seats[0]
        if seat == CHANCE:
            outcomes = game.chance_outcomes(state)
            action = rng.choices([a for a, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            legal = game.legal_actions(state, seat)
            action = players[seat].choose(game.view(state, seat), legal)
            assert action in legal
        game.apply(state, seat, action)
        actions.append(action)
    return state, actions


def finish_turn(game: MountEverest, state: MountEverestState, seat: int) -> list[str]:
    """Let a greedy player play a turn to its end; returns what it did."""
    player = GreedyPlayer(game, Random(1))
    done: list[str] = []
    while state.seat == seat:
        if game.to_act(state) == (CHANCE,):
            game.apply(state, CHANCE, game.chance_outcomes(state)[0][0])
            continue
        action = player.choose(game.view(state, seat), game.legal_actions(state, seat))
        done.append(game.text(action))
        game.apply(state, seat, action)
    return done


@pytest.mark.parametrize(
    ("seats", "map_name", "weather"),
    [(2, "hard", "winter"), (3, "easy", "winter"), (4, "hard", "summer"), (5, "easy", "summer")],
)
def test_it_plays_legally_in_every_setting(seats: int, map_name: str, weather: str) -> None:
    game = standard_game(seats, map_name, weather)
    players: Players = [GreedyPlayer(game, Random(seat)) for seat in range(seats)]
    state, _ = play(game, players, Random(7), last_round=4)
    assert state.round == 5


def test_it_plays_a_match_to_its_end_in_few_actions() -> None:
    game = standard_game()
    players: Players = [GreedyPlayer(game, Random(seat)) for seat in range(2)]
    state, actions = play(game, players, Random(11))
    assert game.is_over(state)
    # about 400 is usual; a bot that goes round in circles takes thousands
    assert len(actions) < 1200


def test_the_same_seed_plays_the_same_match() -> None:
    game = standard_game()

    def first_rounds(seed: int) -> list[int]:
        players: Players = [GreedyPlayer(game, Random(seed + seat)) for seat in range(2)]
        return play(game, players, Random(seed), last_round=2)[1]

    assert first_rounds(3) == first_rounds(3)


def test_one_player_can_play_one_match_after_another() -> None:
    game = standard_game()
    player = GreedyPlayer(game, Random(5))
    again: Players = [player, RandomPlayer(Random(5))]
    once: Players = [GreedyPlayer(game, Random(5)), RandomPlayer(Random(5))]
    play(game, again, Random(8), last_round=2)
    again[1] = RandomPlayer(Random(5))
    assert play(game, again, Random(9), last_round=2) == play(game, once, Random(9), last_round=2)


def test_it_beats_random_players() -> None:
    game = standard_game()
    for seed in range(4):
        seat = seed % 2
        players: Players = [RandomPlayer(Random(seed)), RandomPlayer(Random(seed + 100))]
        players[seat] = GreedyPlayer(game, Random(seed))
        state, _ = play(game, players, Random(seed))
        assert game.ranking(state)[0] == seat


def test_what_is_hidden_does_not_matter() -> None:
    """Two states that look the same to a seat get the same choice from it."""
    game = standard_game()
    state = game.new_state()
    rng = Random(2)
    while state.round < 3 or game.to_act(state)[0] == CHANCE:
        actor = game.to_act(state)[0]
        game.apply(state, actor, rng.choice(game.legal_actions(state, actor)))
    assert 0 in game.to_act(state)
    view: EverestView = game.view(state, 0)
    other = game.determinize(view, Random(99))
    assert other.hand[1] != state.hand[1], "the other seat's hand should differ"
    legal = game.legal_actions(state, 0)
    choices = {
        GreedyPlayer(game, Random(4)).choose(game.view(one, 0), legal) for one in (state, other)
    }
    assert len(choices) == 1


def test_it_does_not_leave_clients_to_die_in_the_cold() -> None:
    """Clients of level 1 at the South Col, points enough to get below 7000 m: nobody dies."""
    game, state = position(
        cards=("any2", "any2", "any1"),
        places=("sc1", "base"),
        loads={"A": ["tourist-1-summited"] * 4},
        round=10,
        today=("s1", 1),
        scores=(20, 20),
    )
    finish_turn(game, state, 0)
    while game.to_act(state) == (1,):
        game.apply(state, 1, game.words.end)
    assert state.scores[0] == 20
    assert state.clients[0]


def test_it_does_not_use_a_card_that_kills() -> None:
    """U4: a loss of one level would kill fresh clients, and there is no need to move at all."""
    game, state = position(
        cards=("any3-loss1",),
        places=("base", "base"),
        loads={"A": ["tourist-1"] * 4, "B": ["tourist-1"] * 4},
        scores=(9, 9),
    )
    finish_turn(game, state, 0)
    assert state.scores[0] == 9


def test_it_steps_onto_the_summit_and_back_to_camp_within_reach() -> None:
    """V1: the summit is two points away and the clients survive the night: they summit."""
    game, state = position(
        cards=("any3", "any2", "any1"),
        places=("hs", "base"),
        loads={"A": ["mountaineer-4"] * 4},
        round=10,
        today=("s1", 1),
        scores=(5, 5),
    )
    done = finish_turn(game, state, 0)
    assert "move A to summit" in done
    assert state.scores[0] >= 13


def test_it_brings_clients_home() -> None:
    """V2: base camp is one step away on the last day: who has summited goes there and scores."""
    game, state = position(
        cards=("any1", "any1", "any1"),
        places=("i3", "base"),
        loads={"A": ["tourist-2-summited"] * 4},
        tiles={"i3": "cost1"},
        round=16,
        today=("s1", 3),
        scores=(5, 5),
    )
    done = finish_turn(game, state, 0)
    assert "move A to base" in done
    assert state.scores[0] == 17


def test_it_settles_risk_and_takes_the_cheapest_token() -> None:
    """R2, K1: nothing but a payment and the end is left to do on days like these."""
    game, state = position(cards=("any1", "any1", "any1"), risk=2)
    done = finish_turn(game, state, 0)
    assert sum(text.startswith("settle") for text in done) == 2


def test_it_puts_back_all_the_tents_of_a_board_with_room_for_two(tmp_path: Path) -> None:
    rules_dir = copy_of_rules(tmp_path)
    edit(rules_dir, "rules.toml", "rows = 4", "rows = 6")
    edit(rules_dir, "rules.toml", "maximum_tents = 1", "maximum_tents = 2")
    two_tents = {"B": ["tent", "tent"]}
    game, state = position(
        standard_game(rules_dir=rules_dir), cards=("any3",), loads=two_tents, round=15
    )
    assert finish_turn(game, state, 0)[:2] == ["give tent from B to supply"] * 2


def test_the_bot_needs_nothing_but_the_public_names() -> None:
    game = everest.load(seats=2)
    player = GreedyPlayer(game, Random(0))
    state = game.new_state()
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.chance_outcomes(state)[0][0])
    seat = game.to_act(state)[0]
    legal = game.legal_actions(state, seat)
    assert player.choose(game.view(state, seat), legal) in legal
