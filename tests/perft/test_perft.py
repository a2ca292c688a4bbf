"""How many sequences of legal actions follow on fixed positions, to a fixed depth.

A change of the rules or of the list of legal actions changes these numbers; a change that should
only make the engine faster must not.
"""

from collections.abc import Callable

import pytest

from everest import CHANCE, IllegalAction
from everest.engine.game import AnyGame
from everest.engine.perft import perft
from everest.engine.state import State
from tests.k2.properties.turn_model import Turn, World, turn_of
from tests.perft import k2_positions, positions

POSITIONS: dict[str, Callable[[], tuple[AnyGame, State]]] = {
    **positions.POSITIONS,
    **k2_positions.POSITIONS,
}

# The number of sequences of 1, 2, 3 ... actions.
COUNTS = {
    "setup": [3, 9, 18, 18, 54, 162, 486],
    "first choice": [7, 33, 126, 419, 1336, 4688],
    "base camp": [17, 301, 5046, 81333],
    "high up": [23, 506, 10614],
    "before a tile": [7, 46, 478, 6898],
    "in a full space": [14, 174, 2055],
    "overloaded": [17, 286, 4480],
    "k2 setup": [2, 6, 18, 54, 324, 1620, 16200],
    "k2 first choice": [3, 10, 36, 112, 320, 640, 720, 2400],
    "k2 base camp": [9, 59, 307, 1401, 6422, 33326],
    "k2 high up": [12, 121, 1042, 7498],
    "k2 dying": [13, 64, 227, 823, 3531, 24018],
    "k2 two dying": [14, 196, 1652, 11942],
    "k2 last turn": [9, 59, 277, 845, 1390, 1000, 110, 0],
    "k2 last full space": [8, 38, 147, 527, 1421, 2574, 2198, 869],
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


def tried(game: AnyGame, state: State, depth: int) -> int:
    """The number of sequences, by trying every action of the table for chance and every seat."""
    if depth == 0:
        return 1
    total = 0
    for actor in (CHANCE, *range(game.ruleset.seats)):
        game.legal_actions(state, actor)  # the state remembers it, so that refusals are quick
        for action in range(len(game.actions)):
            after = state.clone()
            try:
                game.apply(after, actor, action)
            except IllegalAction:
                continue
            total += tried(game, after, depth - 1)
    return total


@pytest.mark.parametrize("name", ["k2 last turn", "k2 last full space"])
def test_a_turn_worked_out_from_the_rules_counts_the_same(name: str) -> None:
    game, state = k2_positions.POSITIONS[name]()
    world, turn = World(game, state), turn_of(game, state)
    depths = range(1, len(COUNTS[name]) + 1)
    assert [counted(world, turn, depth) for depth in depths] == COUNTS[name]


def counted(world: World, turn: Turn, depth: int) -> int:
    """The number of sequences in the last turn of a match, counted without the engine."""
    legal = world.legal(turn)
    if depth == 1:
        return len(legal)
    after = [counted(world, to, depth - 1) for text, to in world.possible(turn) if text in legal]
    return sum(after)
