"""Where pieces can come to is what the engine allows, and with their points nothing less."""

from random import Random
from typing import Any

import pytest

from everest import CHANCE
from everest.advice import Reach
from everest.advice.far import missing_points
from everest.advice.reach import reach
from everest.engine.game import AnyGame
from everest.engine.vocabulary import MOVE, PIECE_NAMES
from tests.advice.moments import SCENES, advice_for, decisions
from tests.k2.positions import position as k2_position
from tests.positions import do, place, position


def turns(name: str, seed: int) -> Any:
    """Some of the decisions in somebody's turn."""
    for game, state, seat in decisions(name, seed, every=4):
        if game.phases[state.phase].name == "actions":
            yield game, state, seat


@pytest.mark.parametrize("name", SCENES)
def test_the_actions_lead_there_for_the_cost(name: str) -> None:
    with_points = with_cards = 0
    for game, state, seat in turns(name, seed=1):
        before = state.key()
        for one in reach(game, state, seat):
            piece = PIECE_NAMES.index(one["piece"])
            for way in one["destinations"]:
                after, had = state.clone(), sum(state.points)
                for text in way["actions"]:
                    action = game.actions.find(text)
                    assert action in game.legal_actions(after, seat)
                    if text.startswith("use "):
                        had -= sum(after.points)
                    game.apply(after, seat, action)
                    if text.startswith("use "):
                        had += sum(after.points)
                assert had - sum(after.points) == way["cost"]
                assert [text.split()[1] for text in way["actions"] if text[:3] == "use"] == way[
                    "uses"
                ]
                assert (game.to_act(after) == (CHANCE,)) == way["blind"]
                if not way["blind"]:
                    assert place(game, after, one["piece"], seat) == way["space"]
                assert (after.passing == piece) == way["passing"]
                with_points += not way["uses"]
                with_cards += bool(way["uses"])
        assert state.key() == before
    assert with_points > 300
    assert with_cards > 300


def all_ways(game: AnyGame, state: Any, seat: int, piece: int) -> dict[str, int]:
    """By brute force: the cheapest way with the present points to each space but its own."""
    board = game.ruleset.board
    start = state.places[2 * seat + piece]
    best: dict[str, int] = {}
    waiting, seen = [state], {state}
    while waiting:
        here = waiting.pop()
        for action in game.legal_actions(here, seat):
            if game.actions.kinds[action] != MOVE or game.actions.arg_a[action] != piece:
                continue
            after = here.clone()
            game.apply(after, seat, action)
            space = game.actions.arg_b[action]
            cost = sum(state.points) - sum(after.points)
            if space != start:
                best[board.ids[space]] = min(cost, best.get(board.ids[space], cost))
            if game.to_act(after) == (seat,) and after not in seen:
                seen.add(after)
                waiting.append(after)
    return best


@pytest.mark.parametrize("name", SCENES)
def test_with_the_points_nothing_is_missing_and_nothing_cheaper(name: str) -> None:
    """Also with points of all ways in any mixture, so that who comes first may not get on."""
    seen = 0
    rng = Random(name)
    for game, before, seat in turns(name, seed=4):
        state = before.clone()
        if rng.random() < 0.5:
            state.points = tuple([rng.choice((0, 0, 1, 2, 3)) for _ in state.points])
            state.forget()
        found = {one["piece"]: one["destinations"] for one in reach(game, state, seat)}
        for piece in (0, 1):
            if sum(state.points[3 * piece : 3 * piece + 3]) > 6:
                continue  # too many ways for brute force
            destinations = found.get(PIECE_NAMES[piece], [])
            ways = {way["space"]: way["cost"] for way in destinations if not way["uses"]}
            assert ways == all_ways(game, state, seat, piece)
            seen += len(ways)
    assert seen > 300


@pytest.mark.parametrize(("start", "have"), [("s17", (5, 0, 3)), ("s10", (4, 0, 4))])
def test_who_comes_first_need_not_be_who_gets_on(start: str, have: tuple[int, int, int]) -> None:
    game, state = k2_position(map="hard", places=(start, None), levels=(5, 0))
    state.points = (*have, *state.points[3:])
    state.forget()
    (found,) = reach(game, state, 0)
    ways = {way["space"]: way["cost"] for way in found["destinations"]}
    assert ways == all_ways(game, state, 0, 0)


def spaces(found: list[Reach], piece: str) -> dict[str, list[str]]:
    """By space, the cards that have to be used first."""
    return {
        way["space"]: way["uses"]
        for one in found
        if one["piece"] == piece
        for way in one["destinations"]
    }


@pytest.mark.parametrize(
    ("cards", "by_cost"),
    [
        (
            ("any1", "any2", "any3"),
            ["any1", "any2", "any3", "any1 any3", "any2 any3", "any1 any2 any3"],
        ),
        (
            ("any1", "any1", "any3"),
            ["any1", "any1 any1", "any3", "any1 any3", "any1 any1 any3"],
        ),
    ],
)
def test_the_most_sparing_cards_are_named(cards: tuple[str, ...], by_cost: list[str]) -> None:
    game, state = k2_position(places=("base", None), cards=cards)
    (found,) = reach(game, state, 0)
    uses: dict[int, set[str]] = {way["cost"]: set() for way in found["destinations"]}
    for way in found["destinations"]:
        uses[way["cost"]].add(" ".join(way["uses"]))
    assert uses == {cost: {cards} for cost, cards in enumerate(by_cost, start=1)}


def test_cards_that_cost_clients_levels_come_last() -> None:
    cards = ("any1", "any2", "any3-loss1")
    game, state = position(places=("c1w", "base"), loads={"A": ("tourist-2",)}, cards=cards)
    ways = spaces(reach(game, state, 0), "A")
    assert ["any1", "any2"] in ways.values()
    assert ["any3-loss1"] not in ways.values()


def test_a_tile_is_the_end_of_the_way() -> None:
    game, state = position(cards=("any3",))
    do(game, state, "use any3 for A")
    (found,) = reach(game, state, 0)
    face_down = {tile["space"] for tile in game.view(state, 0)["icefall"]}
    assert {way["space"] for way in found["destinations"] if way["blind"]}
    for way in found["destinations"]:
        assert way["blind"] == (way["space"] in face_down)
        assert not {text.split()[-1] for text in way["actions"][:-1]} & face_down


def test_nobody_else_is_told_and_nothing_out_of_turn() -> None:
    game, state = position(cards=("any3",))
    do(game, state, "use any3 for A")
    assert advice_for(game, state, 0)["reach"]
    assert advice_for(game, state, 1)["reach"] == []
    assert advice_for(game, state, None)["reach"] == []
    do(game, state, "move A to i1", "tile cost2")  # pay or go back first
    assert advice_for(game, state, 0)["reach"] == []


def test_for_a_space_out_of_reach_the_missing_points_are_counted() -> None:
    game, state = position(places=("c1w", "base"), cards=("any2", "rest1"))
    view = game.view(state, 0)
    assert missing_points(game, view, "A", "w1") is None
    assert missing_points(game, view, "A", "c2w") is None
    assert missing_points(game, view, "A", "b1") == 1
    do(game, state, "use any2 for A", "move A to w1")
    view = game.view(state, 0)
    assert missing_points(game, view, "A", "b1") == 1
    assert missing_points(game, view, "B", "c2w") == 5


def test_the_cheapest_way_takes_what_serves_in_each_direction() -> None:
    game, state = position(places=("c1w", "base"), cards=("rope1/3",))
    view = game.view(state, 0)
    assert missing_points(game, view, "A", "base") is None
    assert missing_points(game, view, "A", "c2w") == 1
    assert missing_points(game, view, "A", "c1e") == 1  # a rope serves up or down, not both
