"""A clone is equal and independent."""

from random import Random

from hypothesis import given

from everest.engine.state import State
from tests.properties.matches import AnyMatch
from tests.properties.strategies import SEEDS, matches, oxygen, tries


def fields(state: State) -> dict[str, object]:
    """All that a state holds, by name."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(state, name) for name in names}


def shared_lists(one: State, other: State) -> list[str]:
    """Names of lists that belong to both states."""
    mine, theirs = fields(one), fields(other)
    return [name for name in mine if isinstance(mine[name], list) and mine[name] is theirs[name]]


def play_on(match: AnyMatch, state: State, seed: int, plies: int = 120) -> None:
    other = AnyMatch(match.game, Random(seed), state=state)
    for _ in range(plies):
        if match.game.is_over(state):
            break
        other.step()


@tries(25)
@given(matches() | oxygen(), SEEDS)
def test_a_clone_goes_its_own_way(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    state.events = []
    clone = state.clone()
    assert clone.events is None
    state.events = None
    before = state.key()
    assert clone == state
    assert hash(clone) == hash(state)
    assert fields(clone).keys() == fields(state).keys()
    assert shared_lists(clone, state) == []
    assert game.to_act(clone) == game.to_act(state)
    for seat in game.to_act(state):
        assert game.legal_actions(clone, seat) == game.legal_actions(state, seat)

    twin = state.clone()
    play_on(match, clone, seed)
    assert state.key() == twin.key() == before
    play_on(match, state, seed + 1)
    assert twin.key() == before
    if not game.is_over(twin):
        assert state != twin


@tries(15)
@given(matches(), SEEDS)
def test_a_clone_goes_the_same_way_by_the_same_actions(match: AnyMatch, seed: int) -> None:
    state, clone = match.state, match.state.clone()
    play_on(match, state, seed, 80)
    play_on(match, clone, seed, 80)
    assert clone == state
    assert match.game.full_view(clone) == match.game.full_view(state)
