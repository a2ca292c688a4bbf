"""Stretches of random games: ours, driven from Python or by `Game.playout`, and those of others.

Every engine is driven in the plainest way that it offers: ask who acts and what is legal, choose
uniformly, apply. Times are processor time of this process.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from everest import CHANCE
from everest.engine.game import AnyGame


@dataclass
class Run:
    """What one stretch of random games took; chance actions take time and do not count."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0

    @property
    def per_second(self) -> float:
        """Decisions of players in a second."""
        return self.decisions / self.seconds


PlayOne = Callable[[Random], int]
"""Plays one random game and returns how many decisions players took."""


def stretch(play: PlayOne, rng: Random, seconds: float) -> Run:
    """Random games for about so many seconds."""
    run = Run()
    begin = time.process_time()
    while run.seconds < seconds:
        run.decisions += play(rng)
        run.games += 1
        run.seconds = time.process_time() - begin
    return run


def driven(game: AnyGame) -> PlayOne:
    """One of ours, driven from Python."""

    def play(rng: Random) -> int:
        state = game.new_state()
        random = rng.random
        decisions = 0
        while waiting := game.to_act(state):
            seat = waiting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                legal = game.legal_actions(state, seat)
                action = legal[int(random() * len(legal))]
                decisions += 1
            game.apply(state, seat, action)
        return decisions

    return play


def playouts(game: AnyGame) -> PlayOne:
    """One of ours, by `Game.playout`."""
    return lambda rng: game.playout(game.new_state(), rng)


def chess_games() -> PlayOne:
    """python-chess: legal moves are listed at every move."""
    import chess

    def play(rng: Random) -> int:
        board = chess.Board()
        random = rng.random
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def spiel_games(name: str) -> PlayOne:
    """A game of OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        random = rng.random
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return play


def spiel_rollouts(name: str) -> PlayOne:
    """A game of OpenSpiel between its own uniform bots, which never leaves C++.

    How many decisions such a game has cannot be asked; it is the mean of 200 driven games.
    """
    import pyspiel

    game: Any = pyspiel.load_game(name)
    bots = [
        pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())
    ]
    one, rng = spiel_games(name), Random(1)
    decisions = round(sum([one(rng) for _ in range(200)]) / 200)

    def play(rng: Random) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(1 << 30))
        return decisions

    return play


def catan_games() -> PlayOne:
    """catanatron: four random players; every action counts, of which many are forced."""
    from catanatron import Color, Game, RandomPlayer

    def play(rng: Random) -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 30))
        game.play()
        return len(game.state.actions)

    return play
