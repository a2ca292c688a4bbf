"""What a seat is told and may do does not depend on what it cannot know."""

import json
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from everest import CHANCE
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.mount_everest.state import DRAWING, MountEverestState
from everest.games.mount_everest.vocabulary import DRAW, KEEP, REMOVE, RETURN
from tests.properties.hidden import (
    CHANGES,
    EVEREST_CHANGES,
    Change,
    brought_card,
    changes_of,
    removed_card,
)
from tests.properties.matches import AnyMatch, EverestMatch
from tests.properties.scenes import K2_SCENES
from tests.properties.strategies import SEEDS, in_phase, matches, oxygen, tries


def shown(game: AnyGame, state: State, seat: int | None) -> bytes:
    """The view of a seat, or of a spectator, as it goes over a wire, and what it may do."""
    legal: list[int] = []
    if seat is not None and game.to_act(state) != (CHANCE,):
        legal = sorted(game.legal_actions(state, seat))
    return json.dumps([game.view(state, seat), legal]).encode()


def shown_to_others(match: AnyMatch, owner: int) -> list[bytes]:
    """What all but `owner` are shown, the spectator included."""
    others = [seat for seat in range(match.game.ruleset.seats) if seat != owner]
    return [shown(match.game, match.state, seat) for seat in (*others, None)]


def busy_elsewhere(state: State, seat: int | None) -> bool:
    """Whether chance is drawing for somebody else's bottle, for a moment that nobody sees."""
    if not isinstance(state, MountEverestState):
        return False
    return any(stage == DRAWING and other != seat for other, stage in enumerate(state.oxygen_stage))


@tries(40)
@given(matches() | oxygen(), SEEDS)
def test_whoever_holds_what_a_seat_is_shown_the_same(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    for seat in (*range(game.ruleset.seats), None):
        if busy_elsewhere(state, seat):
            continue
        redealt = game.determinize(game.view(state, seat), Random(seed))
        assert shown(game, redealt, seat) == shown(game, state, seat)
        assert shown(game, redealt, None) == shown(game, state, None)


@pytest.mark.parametrize("change", EVEREST_CHANGES, ids=lambda change: change.__name__)
@tries(12)
@given(data=st.data())
def test_nobody_else_notices_a_hidden_change(change: Change, data: st.DataObject) -> None:
    spent = change in (removed_card, brought_card)
    nobody_else_notices(data.draw(oxygen(have_spent=spent)), change, data)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@tries(15)
@given(data=st.data())
def test_nobody_else_notices_a_hidden_change_in_k2(change: Change, data: st.DataObject) -> None:
    match = data.draw(matches(K2_SCENES, lambda game, state: in_phase(game, state, "cards")))
    for _ in range(data.draw(st.integers(0, 2 * match.game.ruleset.seats))):
        match.step()
    assume(in_phase(match.game, match.state, "cards"))
    nobody_else_notices(match, change, data)


def nobody_else_notices(match: AnyMatch, change: Change, data: st.DataObject) -> None:
    """A change of what one seat hides shows to that seat alone, if to anybody."""
    game, state = match.game, match.state
    assume(game.to_act(state) != (CHANCE,))
    owners = [
        seat
        for seat in range(game.ruleset.seats)
        if change(game, state.clone(), seat, Random(match.rng.random()))
    ]
    assume(owners)
    owner = data.draw(st.sampled_from(owners))
    before, own = shown_to_others(match, owner), shown(game, state, owner)
    assert change(game, state, owner, match.rng)
    state.forget()
    if game.to_act(state) != (CHANCE,):
        assert shown_to_others(match, owner) == before
    if change.__name__ != "order_of_reserve":
        assert shown(game, state, owner) != own, "nothing has changed"


@tries(30)
@given(matches(), SEEDS)
def test_hidden_cards_do_not_show_in_a_turn(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    rng = Random(seed)
    assume(game.to_act(state) != (CHANCE,))
    owner = rng.randrange(game.ruleset.seats)
    before = shown_to_others(match, owner)
    for change in changes_of(game):
        change(game, state, owner, rng)
    state.forget()
    assert shown_to_others(match, owner) == before


@tries(12)
@given(oxygen())
def test_C1_what_is_done_in_secret_changes_nothing_for_others(match: EverestMatch) -> None:
    game, state = match.game, match.state
    kinds, owners = game.actions.kinds, game.actions.arg_a
    secret = (KEEP, RETURN, REMOVE, DRAW)
    while in_phase(game, state, "cards"):
        before = [shown_to_others(match, seat) for seat in range(game.ruleset.seats)]
        dealing = game.to_act(state) == (CHANCE,)
        step = match.step()
        if dealing or game.to_act(state) == (CHANCE,) or not in_phase(game, state, "cards"):
            continue
        owner = owners[step.action] if kinds[step.action] == DRAW else step.actor
        choosing = (
            state.chosen[owner] and not game.view(state, None)["players"][owner]["has_chosen"]
        )
        if kinds[step.action] in secret or choosing:
            assert shown_to_others(match, owner) == before[owner]
