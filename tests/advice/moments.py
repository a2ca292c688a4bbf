"""Moments of random matches at which somebody is advised."""

from collections.abc import Iterator, Sequence
from typing import Any

from everest import CHANCE
from everest.advice import Advice, advise
from everest.engine.game import AnyGame
from everest.engine.state import State
from tests.properties.matches import AnyMatch
from tests.properties.scenes import EVEREST_SCENES, K2_SCENES

SCENES = {
    "mount-everest": [EVEREST_SCENES[0], EVEREST_SCENES[7], *EVEREST_SCENES[-5:-2]],
    "k2": [K2_SCENES[0], K2_SCENES[4], K2_SCENES[7], *K2_SCENES[-4:]],
}
"""Of each game some built-in scenes, and edited ones, in which more happens."""


def advice_for(game: AnyGame, state: State, viewer: int | None) -> Advice:
    """Advice for a viewer, with what the game gives it."""
    legal: Sequence[int] = ()
    if viewer is not None and game.to_act(state) != (CHANCE,):
        legal = game.legal_actions(state, viewer)
    return advise(game, state, viewer, game.view(state, viewer), legal)


def decisions(
    game: str, seed: int, plies: int = 700, every: int = 1
) -> Iterator[tuple[Any, Any, int]]:
    """Before each decision of a match of each scene: the game, the state, and who decides.

    Args:
        game: whose scenes.
        seed: decides what happens in the matches.
        plies: how far each match is played at most.
        every: 2 for every other decision only, and so on.
    """
    number = 0
    for scene in SCENES[game]:
        match = AnyMatch.of(scene, seed)
        while len(match.plies) < plies and not match.game.is_over(match.state):
            seats = match.game.to_act(match.state)
            if seats != (CHANCE,):
                number += 1
                if number % every == 0:
                    yield match.game, match.state, seats[0]
            match.step()
