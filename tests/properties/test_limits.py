"""No space, load or level is ever beyond its limit where the rules do not allow it."""

import pytest

from everest.engine.vocabulary import END
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import GIVE
from tests.properties.everest_policies import intrude, overload, restless
from tests.properties.matches import EverestMatch
from tests.properties.scenes import EVEREST_EDITED, EVEREST_SCENES, Scene

MOST_CLIENTS = {(0, 0): 4, (0, 1): 2, (0, 2): 1, (0, 3): 0, (1, 0): 1, (1, 1): 0}
"""Clients that a guide can carry beside tents and bottles: the table of L3."""

HIGHEST_LEVELS = (4, 3)
"""Levels of mountaineers and tourists after the acclimatization check (H2)."""


def load_is_legal(game: MountEverest, state: MountEverestState, seat: int, guide: int) -> bool:
    """Whether a guide's load is in the table of L3, and its bottles are allowed there (L6)."""
    index = HOLDERS_PER_SEAT * seat + guide
    bottles = state.bottles[index]
    zone = game.rules.board.zone[state.places[2 * seat + guide]]
    most = MOST_CLIENTS.get((state.tents[2 * seat + guide], bottles), -1)
    return state.clients[index].total <= most and bottles <= game.rules.loads.bottle_limit[zone]


def crowded(game: MountEverest, state: MountEverestState) -> list[int]:
    """Spaces with more guides than the table beside the map gives (M3)."""
    board = game.rules.board
    return [space for space in set(state.places) if state.places.count(space) > board.limit[space]]


@pytest.mark.parametrize("scene", EVEREST_SCENES, ids=str)
def test_M3_M4_only_a_passing_guide_is_ever_too_many(scene: Scene) -> None:
    policies = [intrude, restless, intrude, intrude, restless][: scene.seats]
    match = EverestMatch.of(scene, 31, policies)
    game, state = match.game, match.state
    for step in match.run():
        if state.passing < 0:
            assert crowded(game, state) == []
        else:
            here = state.places[2 * state.seat + state.passing]
            assert crowded(game, state) == [here]
            assert state.places.count(here) == game.rules.board.limit[here] + 1
        if game.actions.kinds[step.action] == END:
            assert crowded(game, state) == []


@pytest.mark.parametrize("scene", EVEREST_SCENES, ids=str)
def test_L3_L4_L6_loads_are_legal_but_during_an_exchange(scene: Scene) -> None:
    match = EverestMatch.of(scene, 32, [overload] * scene.seats)
    game, state = match.game, match.state
    kinds = game.actions.kinds
    for step in match.run():
        legal = [
            load_is_legal(game, state, seat, guide)
            for seat in range(scene.seats)
            for guide in (0, 1)
        ]
        if not state.overloaded:
            assert all(legal)
            continue
        assert legal.count(False) >= 1
        assert kinds[step.action] == GIVE
        assert {kinds[action] for action in game.legal_actions(state, state.seat)} == {GIVE}


@pytest.mark.parametrize("scene", EVEREST_EDITED, ids=str)
def test_H2_Q2_levels_stay_within_their_bounds(scene: Scene) -> None:
    match = EverestMatch.of(scene, seed=33)
    game, state = match.game, match.state
    rules = game.rules.clients
    # with six levels a class, a level beyond them would be a class that does not exist
    assert (rules.levels, rules.classes) == (6, 24)
    today = 0
    for _ in match.run():
        for clients in state.clients:
            for item in clients.kinds:
                assert 0 <= item < rules.classes
        if state.round > today:
            today = state.round
            for clients in state.clients:
                for item in clients.kinds:
                    assert rules.level_of(item) <= HIGHEST_LEVELS[rules.kind_of(item)]
