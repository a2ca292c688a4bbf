"""Advice comes from what its viewer can know, and from nothing else."""

from random import Random

import pytest

from everest.advice import Advice, advise
from tests.advice.moments import SCENES, advice_for, decisions
from tests.properties.matches import AnyMatch
from tests.properties.test_secrecy import busy_elsewhere

EMPTY: Advice = {
    "choices": [],
    "reach": [],
    "costs": {},
    "prospects": [],
    "duties": [],
    "warnings": [],
    "hints": [],
}


@pytest.mark.parametrize("name", SCENES)
def test_whatever_is_hidden_the_advice_is_the_same(name: str) -> None:
    seen = 0
    for number, (game, state, seat) in enumerate(decisions(name, seed=5)):
        if number % 11:
            continue
        for viewer in (*range(game.ruleset.seats), None):
            if busy_elsewhere(state, viewer):
                continue
            advice = advice_for(game, state, viewer)
            for deal in (1, 2):
                redealt = game.determinize(game.view(state, viewer), Random(deal))
                assert advice_for(game, redealt, viewer) == advice
            seen += advice != EMPTY and viewer == seat
    assert seen > 50


@pytest.mark.parametrize("name", SCENES)
def test_who_need_not_act_sees_the_nights_only(name: str) -> None:
    for game, state, _ in decisions(name, seed=6, plies=200):
        watched = advice_for(game, state, None)
        assert watched == {
            **EMPTY,
            "costs": watched["costs"],
            "prospects": watched["prospects"],
        }
        for seat in range(game.ruleset.seats):
            if seat not in game.to_act(state):
                assert advice_for(game, state, seat) == watched


@pytest.mark.parametrize("name", SCENES)
def test_at_the_end_there_is_no_advice(name: str) -> None:
    match = AnyMatch.of(SCENES[name][0], 7)
    state = match.finish()
    for viewer in (0, None):
        assert advise(match.game, state, viewer, match.game.view(state, viewer), ()) == EMPTY
