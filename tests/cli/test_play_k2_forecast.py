"""K2: tonight, costs and deaths as they are shown are what the engine does."""

import random

import pytest

from everest.advice.climbers.deaths import deaths
from everest.advice.climbers.nights import fates
from everest.cli.play.climbers_scene import ClimberScene
from everest.engine.row import changed
from everest.engine.state import NOWHERE
from everest.engine.vocabulary import END
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.text.catalogue import catalogue
from everest.text.names import Names, Words
from tests.acting import random_play
from tests.k2.positions import position, standard_game

MAPS = ("easy", "hard", "everest-easy", "everest-hard")


def scene_of(game: K2, state: K2State, seat: int | None = None) -> ClimberScene:
    names = [f"P{number}" for number in range(game.rules.seats)]
    words = Words(catalogue("en"), game, Names(tuple(names), {}))
    return ClimberScene(words, game.view(state, seat))


def check(game: K2, state: K2State) -> int:
    """Compare the forecast with the check; how many climbers it kills."""
    scene = scene_of(game, state)
    night = state.clone()
    game.phases[-1].enter(night)
    dead = 0
    for seat in range(game.rules.seats):
        found = fates(scene, seat)
        for piece, name in enumerate("AB"):
            climber = 2 * seat + piece
            assert (name in found) == state.is_alive(climber)
            if name in found:
                assert max(found[name].level, 0) == night.levels[climber]
                dies = climber in night.dying or not night.is_alive(climber)
                assert found[name].dies == dies
                dead += dies
    return dead


@pytest.mark.parametrize("weather", ["summer", "winter"])
@pytest.mark.parametrize("map_name", MAPS)
def test_the_forecast_is_right_at_random(weather: str, map_name: str) -> None:
    rng = random.Random(f"{weather}{map_name}")
    game = standard_game(3, map_name, weather, variant=rng.choice(["standard", "family"]))
    board = game.rules.board
    dead = 0
    for _ in range(60):
        today = (rng.choice(game.rules.weather).name, rng.randint(1, 3))
        _, state = position(game, today=today)
        for climber in range(len(state.places)):
            state.places = changed(state.places, climber, rng.choice([NOWHERE, *range(len(board))]))
            state.levels = changed(
                state.levels, climber, rng.randint(1, 10) if state.is_alive(climber) else 0
            )
            state.camps = changed(
                state.camps,
                climber,
                rng.choice([NOWHERE, rng.randrange(len(board)), *state.places]),
            )
        state.forget()
        dead += check(game, state)
    assert dead > 10


@pytest.mark.parametrize("seed", range(3))
def test_the_forecast_is_right_in_play(seed: int) -> None:
    game = standard_game(2, "easy", "winter")
    for state, _ in random_play(game, seed=seed, steps=800):
        if game.phases[state.phase].name == "actions":
            check(game, state)


def test_the_costs_are_those_of_today() -> None:
    dearer = 0
    for map_name in MAPS:
        game = standard_game(2, map_name, "winter")
        for tile in game.rules.weather:
            for day in (1, 2, 3):
                _, state = position(game, today=(tile.name, day))
                scene = scene_of(game, state, 0)
                costs = game.turn.entry_costs(state)
                assert [scene.cost(space) for space in game.rules.board.ids] == costs
                dearer += sum(costs) > sum(game.rules.board.cost)
    assert dearer


@pytest.mark.parametrize(("seats", "variant"), [(1, "standard"), (2, "standard"), (2, "family")])
def test_the_marks_are_what_the_engine_does(seats: int, variant: str) -> None:
    game = standard_game(seats, "easy", "winter", variant=variant)
    rng = random.Random(seats)
    marked = 0
    for before, _ in random_play(game, seed=seats, steps=700):
        if game.phases[before.phase].name != "actions" or before.dying:
            continue
        state = before.clone()
        for climber in range(len(state.places)):
            if state.is_alive(climber):
                state.levels = changed(state.levels, climber, rng.choice([1, 1, 2]))
        state.forget()
        seat = state.seat
        scene = scene_of(game, state, seat)
        for action in game.legal_actions(state, seat):
            if game.actions.kinds[action] == END:
                continue
            after = state.clone()
            after.events = []
            game.apply(after, seat, action)
            kinds = {event.kind for event in after.events}
            found = deaths(scene, action)
            assert (found is not None) == bool(kinds & {"climber-died", "dying"})
            marked += found is not None
    assert marked
