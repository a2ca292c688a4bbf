"""In phase 1 all seats act at the same time: in which order they do makes no difference (C1)."""

from random import Random

from hypothesis import given

from everest import CHANCE
from everest.engine.game import AnyGame
from everest.engine.state import State
from tests.properties.matches import AnyMatch
from tests.properties.strategies import SEEDS, choices_begin, in_phase, matches, supply_camps, tries

Script = list[list[tuple[int, int]]]
"""For each seat what it does, in its own order, with the cards that it draws for bottles."""


def scripts(match: AnyMatch) -> tuple[Script, State]:
    """Play phase 1 to its end; what each seat did, and the state after."""
    game, state = match.game, match.state
    done: Script = [[] for _ in range(game.ruleset.seats)]
    while in_phase(game, state, "cards"):
        step = match.step()
        done[game.owner(step.actor, step.action)].append((step.actor, step.action))
    return done, state


def interleaved(game: AnyGame, state: State, script: Script, rng: Random) -> State:
    """Carry out the same choices in another order."""
    left = [list(own) for own in script]
    drawing = None
    while any(left):
        waiting = game.to_act(state)
        if waiting == (CHANCE,):
            seat = drawing  # who has just spent a bottle draws before anybody else acts
        else:
            seat = rng.choice([one for one in waiting if left[one]])
        assert seat is not None
        actor, action = left[seat].pop(0)
        drawing = seat
        game.apply(state, actor, action)
    return state


@tries(40)
@given(matches(condition=choices_begin), SEEDS)
def test_C1_the_order_of_simultaneous_choices_does_not_matter(match: AnyMatch, seed: int) -> None:
    supply_camps(match.game, match.state, match.rng)
    start = match.state.clone()
    script, end = scripts(match)
    for extra in range(3):
        other = interleaved(match.game, start.clone(), script, Random(seed + extra))
        assert other.key() == end.key()


@tries(15)
@given(matches(condition=choices_begin))
def test_C1_all_seats_may_act_until_they_have_chosen(match: AnyMatch) -> None:
    game, state = match.game, match.state
    supply_camps(game, state, match.rng)
    while in_phase(game, state, "cards"):
        waiting = game.to_act(state)
        if waiting != (CHANCE,):
            view = game.view(state, None)
            not_yet = [player["seat"] for player in view["players"] if not player["has_chosen"]]
            assert list(waiting) == not_yet == view["to_act"]
        match.step()
