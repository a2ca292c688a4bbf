"""Perft: how many sequences of legal actions there are, to compare move generators by."""

from __future__ import annotations

from everest.engine.game import AnyGame
from everest.engine.state import State


def perft(game: AnyGame, state: State, depth: int) -> int:
    """The number of sequences of exactly `depth` legal actions that can follow on `state`.

    Every action of every seat that may act counts, and so does every chance outcome, each once
    whatever its weight. Where several seats choose at the same time, the same choices in another
    order are another sequence. A match that ends sooner than `depth` counts for nothing. `state`
    is left as it is.

    >>> import everest
    >>> game = everest.load("mount-everest", seats=3)
    >>> [perft(game, game.new_state(), depth) for depth in (0, 1, 2, 3)]
    [1, 3, 9, 18]

    Raises:
        ValueError: for a depth below 0.
    """
    if depth < 0:
        raise ValueError(f"a sequence of {depth} actions")
    if depth == 0:
        return 1
    choices = [(seat, game.legal_actions(state, seat)) for seat in game.to_act(state)]
    if depth == 1:
        return sum([len(actions) for _, actions in choices])
    total = 0
    for seat, actions in choices:
        for action in actions:
            after = state.clone()
            game.apply(after, seat, action)
            total += perft(game, after, depth - 1)
    return total
