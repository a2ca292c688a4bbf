"""The promises of a turn are kept: from wherever one is, one can still do what one has to.

What is promised is looked for by trying out all that is legal, one action after the other.
"""

from random import Random

import pytest
from hypothesis import given

from everest import CHANCE
from everest.engine.vocabulary import END, MOVE, PIECE_NAMES, USE, USE_REST
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.vocabulary import BACK, GIVE, PAY
from tests.positions import do, position, reason, texts
from tests.properties.everest_policies import indebted, intrude, overload
from tests.properties.matches import EverestMatch
from tests.properties.policies import Policy, wander
from tests.properties.scenes import BUILT_IN, EVEREST_SCENES, KNOLL, POOR, Scene, load
from tests.properties.strategies import SEEDS, matches, tries

TRUE_TO_THE_DECK = [scene for scene in EVEREST_SCENES if scene.rules != POOR]
"""Where any three cards cover any token, so that nothing ever lapses (Z6)."""

LOOKED_AT = 1500
PAYING = frozenset({USE, USE_REST, BACK})


def can_reach_the_end(
    game: MountEverest, state: MountEverestState, kinds: frozenset[int]
) -> bool | None:
    """Whether some line of legal actions of these kinds and of settling ends the turn paid up.

    None if there are too many lines to look at.
    """
    table = game.actions
    settling = {kind for kind, name in enumerate(table.kind_names) if name.startswith("settle")}
    seat, waiting, seen = state.seat, [state], {state.key()}
    while waiting:
        here = waiting.pop()
        if game.to_act(here) == (CHANCE,):
            continue  # not sure: a tile may throw back
        legal = game.legal_actions(here, seat)
        if here.risk_left == 0 and any(table.kinds[action] == END for action in legal):
            return True
        for action in legal:
            if table.kinds[action] in kinds or table.kinds[action] in settling:
                after = here.clone()
                game.apply(after, seat, action)
                if after.key() not in seen:
                    seen.add(after.key())
                    waiting.append(after)
        if len(seen) > LOOKED_AT:
            return None
    return False


def owes_risk(game: MountEverest, state: MountEverestState) -> bool:
    return state.risk_left > 0


def stands_in_a_full_space(game: MountEverest, state: MountEverestState) -> bool:
    return state.passing >= 0


@tries(20)
@given(matches(TRUE_TO_THE_DECK, owes_risk))
def test_K3_what_is_owed_can_be_paid_at_any_moment(match: EverestMatch) -> None:
    """Also where it needs clients to change hands; then more is looked at."""
    game, state = match.game, match.state
    for _ in range(12):
        if state.risk_left > 0 and game.to_act(state) != (CHANCE,):
            found = can_reach_the_end(game, state, PAYING | {MOVE})
            assert found or can_reach_the_end(game, state, PAYING | {MOVE, GIVE}) is not False
        if game.is_over(state):
            break
        match.step()


@pytest.mark.parametrize("policy", [indebted, intrude, overload, wander])
@pytest.mark.parametrize(
    "scene", [Scene(KNOLL, 2, "knoll", "summer"), Scene(BUILT_IN, 5, "hard", "summer")], ids=str
)
def test_K3_M4_there_is_always_a_way_to_the_end_of_a_turn(scene: Scene, policy: Policy) -> None:
    match = EverestMatch.of(scene, 91, [policy] * scene.seats)
    game, state = match.game, match.state
    rng = Random(91)
    for _ in match.run():
        bound = state.passing >= 0 or state.risk_left > 0
        if state.seat < 0 or not bound or rng.random() > 0.3:
            continue
        if game.to_act(state) != (CHANCE,):
            found = can_reach_the_end(game, state, PAYING | {MOVE})
            assert found or can_reach_the_end(game, state, PAYING | {MOVE, GIVE}) is not False


@tries(20)
@given(matches([scene for scene in EVEREST_SCENES if scene.rules], stands_in_a_full_space), SEEDS)
def test_M4_a_guide_in_a_full_space_gets_on_over_known_ground(
    match: EverestMatch, seed: int
) -> None:
    """By cards, by steps and at tiles, and by leaving bottles that are too many (M7, Z9)."""
    game, state = match.game, match.state
    seat, piece = state.seat, state.passing
    kinds = game.actions.kinds
    leaving_a_bottle = game.actions.find(f"abandon bottle of {PIECE_NAMES[piece]}")
    for action in game.legal_actions(state, seat):
        if kinds[action] == MOVE:
            assert game.actions.arg_a[action] == piece
        if kinds[action] == USE:
            assert game.actions.arg_b[action] == piece
        assert kinds[action] != END
    waiting, seen = [state], {state.key()}
    while waiting:
        here = waiting.pop()
        if here.passing < 0 and here.pending_space < 0:
            return
        for action in game.legal_actions(here, seat):
            if kinds[action] in (MOVE, USE, PAY, BACK) or action == leaving_a_bottle:
                after = here.clone()
                game.apply(after, seat, action)
                if game.to_act(after) != (CHANCE,) and after.key() not in seen:
                    seen.add(after.key())
                    waiting.append(after)
    pytest.fail("there is no way out")


def test_K3_a_card_with_a_loss_kills_the_levels_that_were_to_pay() -> None:
    """With risk 4: the 2 of one card, a 1 used for the guide, and one level of its client.

    Once the 1 has paid as a card, only the card with the loss could be used for the guide, and
    that would kill the client. So the 1 must not pay as a card.
    """
    poor = load(Scene(POOR, 2, "knoll", "summer"))
    assert isinstance(poor, MountEverest)
    game, state = position(
        poor,
        cards=("any1", "any2-loss3"),
        places=("base", "col"),
        loads={"A": ("mountaineer-2",)},
        risk=4,
    )
    assert "use any1 for A" in texts(game, state)
    assert reason(game, state, "settle with card any1") == ("risk.unpayable-after", "K3")


def test_K3_a_tile_may_lead_the_last_payer_away_from_the_clients() -> None:
    """Guide A could pay with the client of B beside it, but not where the tile may lead it."""
    game, state = position(cards=("any1",), loads={"B": ("mountaineer-1",)}, risk=1)
    do(game, state, "use any1 for A")
    assert reason(game, state, "move A to i1") == ("risk.unpayable-after", "K3")
