"""No space of K2 ever holds more climbers than the table allows, but for one on its way."""

import pytest

from tests.k2.properties.policies import crowd, hurry, reckless
from tests.properties.matches import K2Match
from tests.properties.scenes import K2_SCENES, Scene

PRINTED = {1: "2211", 2: "2211", 3: "3221", 4: "3321", 5: "4321"}
RELAXED_FIVE = "4332"


@pytest.mark.parametrize("scene", K2_SCENES, ids=str)
@pytest.mark.clause("M3", "M4", "KM1")
def test_only_a_passing_climber_is_ever_too_many(scene: Scene) -> None:
    match = K2Match.of(scene, 31, [crowd, hurry, crowd, crowd, reckless][: scene.seats])
    game, state = match.game, match.state
    board = game.rules.board
    for step in match.run():
        crowded = [
            space for space in range(len(board)) if state.places.count(space) > board.limit[space]
        ]
        if state.passing < 0:
            assert crowded == []
        else:
            here = state.places[2 * state.seat + state.passing]
            assert crowded == [here]
            assert state.places.count(here) == board.limit[here] + 1
        if any(event.kind == "turn-ended" for event in step.events):
            assert crowded == []


@pytest.mark.parametrize("scene", [scene for scene in K2_SCENES if not scene.rules], ids=str)
@pytest.mark.clause("KM1", "KX2", "KR11")
def test_the_limits_are_the_printed_ones(scene: Scene) -> None:
    """Mount Everest has the same table, but nothing relaxed (KR11)."""
    board = K2Match.of(scene, 0).game.rules.board
    printed = RELAXED_FIVE if scene.limits == "relaxed" else PRINTED[scene.seats]
    for space, zone in enumerate(board.zone):
        if space == board.start:
            assert board.limit[space] >= 2 * scene.seats
        else:
            assert board.limit[space] == int(printed[zone])
