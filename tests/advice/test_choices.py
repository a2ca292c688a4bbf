"""Choices are the legal actions, in order, and their parts say all that their texts say."""

import pytest

from everest.advice import Choice
from everest.engine.events import Event
from everest.engine.game import AnyGame
from tests.advice.moments import SCENES, advice_for, decisions
from tests.positions import do, position

ONE_PART = {"play": "card", "take": "value", "oxygen": "source", "keep": "card", "remove": "card"}
ALONE = {"end": "end", "pay": "pay", "back": "back", "swap": "swap A and B"}


def text_of(game: AnyGame, choice: Choice) -> str:
    """The text of an action, put together from the parts of a choice."""
    kind = choice["kind"]
    if kind in ALONE:
        return ALONE[kind]
    if kind in ONE_PART:
        return f"{kind} {choice[ONE_PART[kind]]}"  # type: ignore[literal-required]
    card, piece, space, thing = (choice["card"], choice["piece"], choice["space"], choice["thing"])
    source, target, way = choice["source"], choice["target"], choice["way"]
    suffix = f" {way}" if card is not None and has_two_ways(game, card) else ""
    return {
        "use": f"use {card} for {piece}{suffix}",
        "use-rest": f"use {card} for {target}",
        "return": f"return {card} {way}",
        "move": f"move {piece} to {space}",
        "pitch": f"pitch {piece}",
        "raise": f"raise {thing} of {target}",
        "give": f"give {thing} from {source} to {target}",
        "abandon": f"abandon {thing} of {source}",
        "settle-card": f"settle with card {card}{suffix}",
        "settle-point": f"settle with {way} point of {piece}",
        "settle-pool": "settle with rest point",
        "settle-level": f"settle with levels of {piece}",
        "rescue": f"rescue {piece} to {space}",
        "give-up": f"give up {piece}",
    }[kind]


def has_two_ways(game: AnyGame, card: str) -> bool:
    cards = game.ruleset.cards
    kind = cards.ids.index(card)
    return sum([number > 0 for number in cards.points[4 * kind : 4 * kind + 4]]) > 1


@pytest.mark.parametrize("name", SCENES)
def test_the_parts_of_a_choice_say_what_its_text_says(name: str) -> None:
    seen = set()
    for game, state, seat in decisions(name, seed=2):
        legal = game.legal_actions(state, seat)
        choices = advice_for(game, state, seat)["choices"]
        assert [choice["action"] for choice in choices] == [game.text(one) for one in legal]
        for choice in choices:
            assert text_of(game, choice) == choice["action"]
            seen.add(choice["kind"])
    kinds = set(range(len(game.actions.kind_names))) - game.chance_kinds
    assert seen - {"abandon"} == {game.actions.kind_names[kind] for kind in kinds}


@pytest.mark.parametrize("name", SCENES)
def test_a_choice_costs_gives_and_kills_what_it_says(name: str) -> None:
    seen = set()
    for game, state, seat in decisions(name, seed=1, every=2):
        if game.phases[state.phase].name != "actions":
            continue
        legal = game.legal_actions(state, seat)
        for choice, action in zip(advice_for(game, state, seat)["choices"], legal, strict=True):
            kind = choice["kind"]
            if kind == "end":
                continue
            after = state.clone()
            events: list[Event] = []
            after.events = events
            game.apply(after, seat, action)
            spent = sum(state.points) - sum(after.points)
            if choice["cost"] is not None:
                assert choice["cost"] == spent, choice
            elif kind == "use":
                assert choice["points"] == -spent, choice
            elif kind == "use-rest":
                (event,) = [event for event in events if event.kind == "rest-used"]
                assert event.data["points"] == choice["points"]
            assert len(choice["deaths"]) == sum([deaths_in(event) for event in events]), choice
            seen |= {kind} | ({"death"} if choice["deaths"] else set())
    assert {"use", "use-rest", "move", "pitch", "settle-level", "death"} <= seen


def deaths_in(event: Event) -> int:
    """How many an event says die, or will if nobody rescues them."""
    if event.kind in ("climber-died", "dying"):
        return 1
    if event.kind == "clients-died":
        return int(str(event.data["mountaineers"])) + int(str(event.data["tourists"]))
    return 0


def test_trying_a_tile_costs_one_and_paying_the_rest() -> None:
    game, state = position(cards=("any3",))
    do(game, state, "use any3 for A")
    costs = {one["action"]: one["cost"] for one in advice_for(game, state, 0)["choices"]}
    assert costs["move A to i1"] == 1
    do(game, state, "move A to i1", "tile cost2")
    (paying,) = [one for one in advice_for(game, state, 0)["choices"] if one["kind"] == "pay"]
    assert (paying["piece"], paying["space"], paying["cost"]) == ("A", "i1", 1)
