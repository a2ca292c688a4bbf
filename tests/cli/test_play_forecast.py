"""Tonight as it is shown is what the engine does."""

import random

import pytest

from everest.advice.guides.nights import fates
from everest.cli.play.guides_scene import GuideScene
from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.row import changed
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import HOLDER_NAMES
from everest.text.catalogue import catalogue
from everest.text.names import Names, Words
from tests.positions import position, random_play


def scene_of(game: MountEverest, state: MountEverestState) -> GuideScene:
    names = [f"P{seat}" for seat in range(game.rules.seats)]
    words = Words(catalogue("en"), game, Names(tuple(names), {}))
    return GuideScene(words, game.view(state, None))


def forecast(scene: GuideScene, seat: int) -> dict[str, Bag]:
    """The clients of a seat after tonight, as bags by holder."""
    rules = scene.rules.clients
    return {
        holder: bag.from_kinds(
            [
                rules.class_of(
                    KIND_NAMES.index(fate.client["kind"]), fate.level, fate.client["summited"]
                )
                for fate in found
                if not fate.dies
            ]
        )
        for holder, found in fates(scene, seat).items()
    }


def check(game: MountEverest, state: MountEverestState) -> int:
    """Compare the forecast with the check; the number of clients that were there."""
    scene = scene_of(game, state)
    night = state.clone()
    game.phases[-1].enter(night)
    for seat in range(game.rules.seats):
        after = forecast(scene, seat)
        for number, holder in enumerate(HOLDER_NAMES[:HOLDERS_PER_SEAT]):
            assert after.get(holder, bag.EMPTY) == night.clients[HOLDERS_PER_SEAT * seat + number]
    return sum([clients.total for clients in state.clients])


@pytest.mark.parametrize("weather", ["summer", "winter"])
@pytest.mark.parametrize("map_name", ["easy", "hard"])
def test_the_forecast_is_right_at_random(weather: str, map_name: str) -> None:
    rng = random.Random(f"{weather}{map_name}")
    game, _ = position(seats=3, weather=weather, map=map_name)
    board = game.rules.board
    clients = game.rules.clients
    seen = 0
    for _ in range(50):
        tile = rng.choice(game.rules.weather).name
        _, state = position(seats=3, weather=weather, map=map_name, today=(tile, rng.randint(1, 3)))
        for index in range(len(state.places)):
            state.places = changed(state.places, index, rng.randrange(len(board)))
        for index in range(len(state.camps)):
            state.camps = changed(
                state.camps, index, rng.choice([-1, rng.randrange(len(board)), *state.places])
            )
        for index in range(len(state.clients)):
            holder = index % HOLDERS_PER_SEAT
            if holder < 2 or state.camps[2 * (index // HOLDERS_PER_SEAT) + holder - 2] >= 0:
                kinds = [rng.randrange(clients.classes) for _ in range(rng.randint(0, 4))]
                state.clients = changed(state.clients, index, bag.from_kinds(kinds))
        seen += check(game, state)
    assert seen > 150


def test_the_forecast_is_right_in_play() -> None:
    game, _ = position()
    seen = 0
    for state, _ in random_play(game, seed=5, steps=1200):
        if state.phase == len(game.phases) - 2:
            seen += check(game, state)
    assert seen > 20


def test_the_weather_ahead_is_what_comes() -> None:
    game, _ = position(weather="winter")
    known: dict[int, object] = {}
    longest, shortest = 0, 6
    for state, _ in random_play(game, seed=6, steps=1500):
        scene = scene_of(game, state)
        if scene.view["round"] == 1 and len(known) > 6:
            break
        days = 0
        while (day := scene.day(days)) is not None:
            assert known.setdefault(scene.view["round"] + days, day) is day
            days += 1
        longest = max(longest, days)
        if scene.view["round"] <= 12:
            shortest = min(shortest, days)
    assert (longest, shortest) == (6, 4)  # S4
