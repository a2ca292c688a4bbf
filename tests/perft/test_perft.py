"""How many sequences of legal actions follow on fixed positions, to a fixed depth.

A change of the rules or of the list of legal actions changes these numbers; a change that should
only make the engine faster must not.
"""

import pytest

from everest import CHANCE, IllegalAction
from everest.engine.perft import perft
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.perft.positions import POSITIONS

# The number of sequences of 1, 2, 3 ... actions.
COUNTS = {
    "setup": [3, 9, 18, 18, 54, 162, 486],
    "first choice": [7, 33, 126, 419, 1336, 4688],
    "base camp": [17, 301, 5046, 81333],
    "high up": [23, 506, 10614],
    "before a tile": [7, 46, 478, 6898],
    "in a full space": [14, 174, 2055],
    "overloaded": [17, 286, 4480],
}
TRIED_DEPTH = 2


@pytest.mark.parametrize("name", POSITIONS)
def test_sequences_are_as_many_as_ever(name: str) -> None:
    game, state = POSITIONS[name]()
    before = state.key()
    depths = range(1, len(COUNTS[name]) + 1)
    assert [perft(game, state, depth) for depth in depths] == COUNTS[name]
    assert state.key() == before


@pytest.mark.parametrize("name", POSITIONS)
def test_trying_every_action_counts_the_same(name: str) -> None:
    """Whatever the table has is tried for whoever there is, and what is accepted is counted."""
    game, state = POSITIONS[name]()
    assert tried(game, state, TRIED_DEPTH) == COUNTS[name][TRIED_DEPTH - 1]


def tried(game: MountEverest, state: MountEverestState, depth: int) -> int:
    """The number of sequences, by trying every action of the table for chance and every seat."""
    if depth == 0:
        return 1
    total = 0
    for actor in (CHANCE, *range(game.rules.seats)):
        game.legal_actions(state, actor)  # the state remembers it, so that refusals are quick
        for action in range(len(game.actions)):
            after = state.clone()
            try:
                game.apply(after, actor, action)
            except IllegalAction:
                continue
            total += tried(game, after, depth - 1)
    return total
