"""Nothing is lost and nothing comes from nowhere, from cards to climbers."""

import pytest

from tests.properties.audits import ledger_of
from tests.properties.matches import AnyMatch
from tests.properties.scenes import SCENES, Scene


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_everything_is_conserved_in_a_match(scene: Scene) -> None:
    match = AnyMatch.of(scene, seed=11)
    ledger = ledger_of(match.game)
    for step in match.run():
        ledger.note(step.events)
        ledger.audit(match.state)
