"""Nothing is lost and nothing comes from nowhere: cards, clients, bottles, tents, tokens, tiles."""

import pytest

from tests.properties.ledger import Ledger
from tests.properties.matches import RandomMatch
from tests.properties.scenes import SCENES, Scene


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_everything_is_conserved_in_a_match(scene: Scene) -> None:
    match = RandomMatch.of(scene, seed=11)
    ledger = Ledger(match.game)
    for step in match.run():
        ledger.note(step.events)
        ledger.audit(match.state)
