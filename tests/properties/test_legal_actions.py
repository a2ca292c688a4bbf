"""The list of legal actions is complete, sound, and depends on nothing but the position."""

import copy
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import everest
from everest import CHANCE
from tests.clauses import known
from tests.properties.matches import AnyMatch
from tests.properties.scenes import BUILT_IN, SCENES, Scene, load
from tests.properties.strategies import SEEDS, matches, oxygen, tries

CODE = re.compile(r"[a-z]+(\.[a-z]+(-[a-z]+)*)+")
CLAUSES = frozenset(known())
SAMPLE = 40


def actors(match: AnyMatch) -> tuple[int, ...]:
    """Who may act now."""
    waiting: tuple[int, ...] = match.game.to_act(match.state)
    return waiting


def listed(match: AnyMatch) -> list[tuple[int, tuple[int, ...]]]:
    """What is legal now, by who may do it."""
    return [(actor, match.game.legal_actions(match.state, actor)) for actor in actors(match)]


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_whoever_is_to_act_can_act(scene: Scene) -> None:
    match = AnyMatch.of(scene, seed=41)
    game = match.game
    for _ in match.run():
        for actor, actions in listed(match):
            assert actions, f"{actor} is to act and cannot"
            assert len(set(actions)) == len(actions), "an action is listed twice"
            assert min(actions) >= 0
            assert max(actions) < len(game.actions)
        if actors(match) == (CHANCE,):
            outcomes = game.chance_outcomes(match.state)
            assert min(weight for _, weight in outcomes) > 0
            assert tuple(action for action, _ in outcomes) == listed(match)[0][1]
        else:
            assert set(actors(match)) <= set(range(scene.seats))
    assert actors(match) == ()


@tries(25)
@given(matches() | oxygen(), SEEDS)
def test_what_is_listed_is_accepted(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    before = state.key()
    for actor, actions in listed(match):
        for action in Random(seed).sample(actions, min(SAMPLE, len(actions))):
            after, unasked = state.clone(), state.clone()
            game.apply(after, actor, action)
            assert after.key() != before, f"{game.text(action)} has changed nothing"
            unasked.forget()
            game.apply(unasked, actor, action)
            assert unasked.key() == after.key()
            assert game.parse(state, actor, game.text(action)) == action
    assert state.key() == before


@tries(40)
@given(matches() | oxygen(), SEEDS)
def test_what_is_not_listed_is_refused_with_a_clause(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    rng = Random(seed)
    before, legal_before = state.key(), listed(match)
    legal = dict(legal_before)
    state.events = []
    numbers = [-1, len(game.actions), *rng.sample(range(len(game.actions)), SAMPLE)]
    numbers += [action for _, actions in legal_before for action in actions[:5]]
    for actor in (CHANCE, *range(game.ruleset.seats + 1)):
        for action in numbers:
            if action in legal.get(actor, ()):
                continue
            if rng.random() < 0.5:
                state.forget()  # as if nobody had asked what is legal
            with pytest.raises(everest.IllegalAction) as caught:
                game.apply(state, actor, action)
            assert caught.value.clause in CLAUSES
            assert CODE.fullmatch(caught.value.code)
            assert caught.value.code in str(caught.value)
            # these reasons are what is left when nothing else forbids the action
            if caught.value.code == "risk.unpayable-after":
                assert state.risk_left > 0, game.text(action)
            if caught.value.code == "passing.no-way-out":
                assert state.passing >= 0, game.text(action)
    assert state.events == []
    assert state.key() == before
    assert listed(match) == legal_before


class Fixed:
    """A source of chance that always gives the same number."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number


@tries(25)
@given(matches(condition=lambda game, state: game.to_act(state) == (CHANCE,)))
def test_chance_is_sampled_by_its_weights(match: AnyMatch) -> None:
    game, state = match.game, match.state
    outcomes = dict(game.chance_outcomes(state))
    total = sum(outcomes.values())
    numbers = [(index + 0.5) / total for index in range(total)]
    sampled = Counter(game.sample_chance(state, Fixed(number)) for number in numbers)
    assert sampled == outcomes
    for edge in (0.0, 1.0 - 2.0**-53):
        assert game.sample_chance(state, Fixed(edge)) in outcomes


@tries(15)
@given(matches())
def test_seats_that_do_not_exist_can_do_nothing(match: AnyMatch) -> None:
    game, state = match.game, match.state
    for _ in range(10):
        before = state.key()
        for nobody in (-4, -3, -2, game.ruleset.seats, 99):
            assert game.legal_actions(state, nobody) == ()
            for actions in dict(listed(match)).values():
                with pytest.raises(everest.IllegalAction):
                    game.apply(state, nobody, actions[0])
        assert state.key() == before
        if not game.is_over(state):
            match.step()


@tries(25)
@given(matches() | oxygen())
def test_legal_actions_depend_on_the_position_alone(match: AnyMatch) -> None:
    game, state = match.game, match.state
    expected = {actor: set(actions) for actor, actions in listed(match)}
    forgetful = copy.deepcopy(state)
    forgetful.forget()
    rebuilt = game.determinize(game.full_view(state), Random(0))
    assert rebuilt.key() == state.key()
    new_game = load.__wrapped__(scene_of(match))
    for other_game, other in ((game, forgetful), (game, rebuilt), (new_game, state.clone())):
        other.forget()
        assert set(other_game.to_act(other)) == set(expected)
        found = {actor: set(other_game.legal_actions(other, actor)) for actor in expected}
        assert found == expected


def scene_of(match: AnyMatch) -> Scene:
    """What a match's game was loaded with."""
    rules = match.game.ruleset
    edited = BUILT_IN if rules.id == rules.game else rules.id
    choices = (rules.seats, rules.map_name, rules.weather_name)
    return Scene(edited, *choices, rules.game, rules.limits_name, rules.variant)


@tries(25)
@given(matches(), st.integers(0, 300))
def test_asking_changes_nothing(match: AnyMatch, plies: int) -> None:
    """Whoever asks, and in which order, the same actions are legal, and nothing has happened."""
    game, state = match.game, match.state
    for _ in range(min(plies, 60)):
        if game.is_over(state):
            break
        before, legal = state.key(), listed(match)
        for seat in reversed(range(game.ruleset.seats)):  # also those who may not act
            game.legal_actions(state, seat)
            game.view(state, seat)
        game.ranking(state)
        assert listed(match) == legal
        assert state.key() == before
        match.step()
