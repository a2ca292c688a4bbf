"""The nights ahead are what the engine does, night after night, if nobody moves."""

from typing import Any

import pytest

from everest.advice import Prospect
from everest.engine import bag
from everest.engine.game import AnyGame
from everest.engine.row import changed
from everest.engine.state import NOWHERE
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import HOLDER_NAMES
from tests.advice.moments import SCENES, advice_for, decisions
from tests.k2.positions import position as k2_position
from tests.positions import position


def next_day(game: AnyGame, state: Any) -> bool:
    """Let the day pass without anything else; whether its weather is known."""
    if state.round == game.ruleset.rounds:
        return False
    if state.round % game.ruleset.days_per_tile == 0:
        state.left_tile, state.right_tile = state.right_tile, -1
    state.round += 1
    return bool(state.left_tile >= 0)


def levels(game: AnyGame, view: Any, prospects: list[Prospect], night: int) -> Any:
    """Who has which level after so many nights, as was foreseen; the dead are left out."""
    found: dict[Any, Any] = {}
    for one in prospects:
        after = one["nights"][night] if night < len(one["nights"]) else one["nights"][-1]
        if after["dies"]:
            assert after["level"] == 0
            continue
        seat, holder = one["seat"], one["holder"]
        if isinstance(game, MountEverest):
            player = view["players"][seat]
            places = {place["name"]: place for place in (*player["pieces"], *player["camps"])}
            client = places[holder]["clients"][one["index"]]
            item = game.rules.clients.class_of(
                KIND_NAMES.index(client["kind"]), after["level"], client["summited"]
            )
            index = 4 * seat + HOLDER_NAMES.index(holder)
            found[index] = found.get(index, bag.EMPTY).plus(item)
        else:
            found[2 * seat + "AB".index(holder)] = after["level"]
    return found


def living(game: AnyGame, state: Any) -> Any:
    """The same as it is."""
    if isinstance(game, MountEverest):
        return {index: clients for index, clients in enumerate(state.clients) if clients}
    return {
        climber: level
        for climber, level in enumerate(state.levels)
        if state.places[climber] != NOWHERE and climber not in state.dying
    }


def bury(game: AnyGame, state: Any) -> None:
    """Those who wait for a rescue get none."""
    if not isinstance(game, MountEverest):
        for climber in state.dying:
            state.places = changed(state.places, climber, NOWHERE)
        state.dying = ()


@pytest.mark.parametrize("name", SCENES)
def test_the_nights_are_what_the_engine_does(name: str) -> None:
    nights = deaths = 0
    for number, (game, state, _) in enumerate(decisions(name, seed=3)):
        if number % 3 and game.phases[state.phase].name != "check":
            continue
        view = game.view(state, None)
        prospects = advice_for(game, state, None)["prospects"]
        future = state.clone()
        is_known = True
        if game.phases[state.phase].name == "check":
            bury(game, future)
            is_known = next_day(game, future)
        night = 0
        while is_known:
            for one in prospects:
                assert night >= len(one["nights"]) or one["nights"][night]["day"] == future.round
            game.phases[-1].enter(future)
            bury(game, future)
            assert levels(game, view, prospects, night) == living(game, future)
            nights += bool(prospects)
            night += 1
            is_known = next_day(game, future)
        assert max([len(one["nights"]) for one in prospects], default=0) <= night
        deaths += any(one["nights"] and one["nights"][-1]["dies"] for one in prospects)
    assert nights > 500
    assert deaths > 50


def test_a_night_says_where_its_change_comes_from() -> None:
    game, state = position(
        places=("c2w", "base"), camps=("c2w",), loads={"A": ("tourist-3",)}, round=17
    )
    (prospect,) = advice_for(game, state, 1)["prospects"]
    assert (prospect["seat"], prospect["holder"], prospect["index"]) == (0, "A", 0)
    assert [night["day"] for night in prospect["nights"]] == [17, 18]
    modifier = game.rules.board.modifier[game.rules.board.ids.index("c2w")]
    level = 3
    for night in prospect["nights"]:
        assert (night["space"], night["camp"]) == (modifier, 1)
        raised = level + modifier + 1 + night["weather"]
        level = min(raised, game.rules.clients.highest_level[1])
        assert (night["level"], night["cut"]) == (level, level < raised)


def test_who_is_dying_or_dead_has_no_nights() -> None:
    game, state = k2_position(seats=2, places=("s16", None), levels=(3, 0), variant="family")
    found = advice_for(game, state, 0)["prospects"]
    assert [(one["seat"], one["holder"]) for one in found] == [(0, "A"), (1, "A"), (1, "B")]
