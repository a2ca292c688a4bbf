"""What entering a space costs is what the engine takes for it."""

import pytest

from everest.engine.board import UNLIMITED
from everest.engine.phases.turn import TurnPhase
from tests.advice.moments import SCENES, advice_for, decisions


@pytest.mark.clause("M1", "W3", "I1", "KM1", "KM3")
@pytest.mark.parametrize("name", SCENES)
def test_entering_costs_what_the_engine_takes(name: str) -> None:
    seen = set()
    for game, state, _ in decisions(name, seed=4, plies=250):
        phase = game.phases[state.phase]
        if not isinstance(phase, TurnPhase):
            continue
        board, closed = game.ruleset.board, phase.day(state).closed
        known = {}
        for space, cost in enumerate(phase.entry_costs(state)):
            is_barred = cost >= UNLIMITED or closed[board.zone[space]]
            known[board.ids[space]] = None if is_barred else cost
            seen.add("barred" if is_barred else "dearer" if cost > board.cost[space] else "printed")
        assert advice_for(game, state, None)["costs"] == known
    assert seen >= {"dearer", "printed"}
    assert "barred" in seen or name == "k2"  # none of its days lets nobody move
