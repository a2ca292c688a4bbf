"""Notes: their codes and params are those that are listed, and they come when they should."""

import pytest

from everest.advice.codes import DUTIES, HINTS, WARNINGS, Codes
from everest.advice.shapes import Note
from everest.engine import bag
from everest.engine.game import AnyGame
from everest.engine.state import State
from tests.advice.moments import SCENES, advice_for, decisions
from tests.k2.positions import position as k2_position
from tests.positions import do, position

ONE_GAME = {
    "mount-everest": {"overloaded", "at-tile", "rest", "rest-left", "tile", "raise", "load"}
    | {"oxygen", "camp", "fetch"},
    "k2": {"alone", "tent"},
}
"""Codes that only one game has; ``dying`` is a duty in K2 only."""

RARE = {"fetch"}
"""Hints that random matches do not come to; each has a test of its own below."""


def codes_of(codes: Codes, name: str) -> set[str]:
    others = {code for game, own in ONE_GAME.items() if game != name for code in own}
    if codes is DUTIES and name != "k2":
        others.add("dying")
    return set(codes) - others


@pytest.mark.parametrize("name", SCENES)
def test_all_codes_are_listed_with_their_params_and_all_come_up(name: str) -> None:
    seen: dict[str, set[str]] = {"duties": set(), "warnings": set(), "hints": set()}
    for seed in range(3):
        for game, state, seat in decisions(name, seed, every=2):
            advice = advice_for(game, state, seat)
            for kind, codes in (("duties", DUTIES), ("warnings", WARNINGS), ("hints", HINTS)):
                notes: list[Note] = advice[kind]  # type: ignore[literal-required]
                for note in notes:
                    assert tuple(note["params"]) == codes[note["code"]]
                    seen[kind].add(note["code"])
                order = [list(codes).index(note["code"]) for note in notes]
                assert kind == "hints" or order == sorted(order)  # as listed
    assert seen["duties"] == codes_of(DUTIES, name)
    assert seen["warnings"] == codes_of(WARNINGS, name)
    assert seen["hints"] | RARE == codes_of(HINTS, name) | RARE


def note(game: AnyGame, state: State, kind: str, code: str) -> Note | None:
    """The first note with a code that seat 0 is given."""
    notes: list[Note] = advice_for(game, state, 0)[kind]  # type: ignore[literal-required]
    return next((one for one in notes if one["code"] == code), None)


def test_at_a_tile_the_points_that_serve_are_counted() -> None:
    game, state = position(cards=("any2", "rope1/3"))
    do(game, state, "use any2 for A", "move A to i1", "tile cost2")
    found = note(game, state, "duties", "at-tile")
    assert found is not None
    assert found["params"] == {"piece": "A", "space": "i1", "cost": 1, "have": 1}
    do(game, state, "use rope1/3 for A down")
    assert note(game, state, "duties", "at-tile") == found
    kinds = [one["kind"] for one in advice_for(game, state, 0)["choices"]]
    assert "pay" in kinds


def test_each_client_that_dies_tonight_is_named_while_something_can_be_done() -> None:
    loads = {"A": ("tourist-1", "tourist-6"), "B": ("mountaineer-1",)}
    game, state = position(places=("tf", "c2w"), loads=loads, cards=("any1",), round=7)
    nights = {
        (one["holder"], one["index"]): one["nights"][0]["dies"]
        for one in advice_for(game, state, 0)["prospects"]
    }
    dying = [
        (one["params"]["holder"], one["params"]["index"])
        for one in advice_for(game, state, 0)["warnings"]
        if one["code"] == "dying"
    ]
    assert dying
    assert dying == [who for who, dies in nights.items() if dies]
    state.unused = bag.EMPTY
    state.forget()
    assert note(game, state, "warnings", "dying") is None


def test_alone_a_death_is_the_end() -> None:
    game, state = k2_position(seats=1, places=("s26", "s24"), levels=(1, 4), cards=("any1",))
    codes = [one["code"] for one in advice_for(game, state, 0)["warnings"]]
    assert codes[:2] == ["dying", "alone"]


def test_the_most_pressing_hint_comes_first() -> None:
    loads = {"A": ("tourist-3", "tent")}
    game, state = position(places=("c2w", "base"), loads=loads, cards=("any2",), round=1)
    assert [one["code"] for one in advice_for(game, state, 0)["hints"]] == ["camp", "use"]
    game, state = position(places=("tf", "base"), loads=loads, cards=("any2",), round=1)
    hints = advice_for(game, state, 0)["hints"]
    assert [one["code"] for one in hints][:2] == ["way-down", "camp"]
    assert hints[0]["params"]["piece"] == "A"


def test_before_the_turn_can_end_nothing_is_warned_of() -> None:
    game, state = position(places=("c2w", "base"), cards=("any2",), risk=2)
    assert advice_for(game, state, 0)["warnings"] == []
    assert note(game, state, "duties", "risk") == {"code": "risk", "params": {"points": 2}}


def hints_of(where: tuple[AnyGame, State]) -> list[Note]:
    return advice_for(*where, 0)["hints"]


@pytest.mark.parametrize("name", SCENES)
def test_in_ones_turn_there_is_always_a_hint(name: str) -> None:
    days = set()
    for game, state, seat in decisions(name, 7, every=3):
        view = game.view(state, seat)
        turn = view["turn"]
        if (
            turn is not None
            and turn["seat"] == seat
            and any(piece["space"] is not None for piece in view["players"][seat]["pieces"])
        ):
            if name == "k2" and view["dying"]:
                continue  # the duty says all there is to say
            assert advice_for(game, state, seat)["hints"], view
            days.add(view["round"])
    assert max(days) > 10


DYING = {"A": ("mountaineer-1", "mountaineer-1")}


def test_who_dies_tonight_is_led_down_to_where_nobody_loses_a_level() -> None:
    first = hints_of(
        position(places=("tf", "base"), loads=DYING, cards=("down3", "any3"), round=7)
    )[0]
    assert first["code"] == "way-down"
    assert first["params"]["piece"] == "A"


def test_out_of_reach_of_that_an_acclimatization_card_helps() -> None:
    first = hints_of(position(places=("tf", "base"), loads=DYING, cards=("rest2",), round=7))[0]
    assert first == {"code": "acclimatize", "params": {"holder": "A"}}


def test_who_dies_in_a_camp_wants_to_be_fetched() -> None:
    camp = {"camp1": ("tourist-1",)}
    first = hints_of(position(camps=("se",), loads=camp, cards=("any2",), round=7))[0]
    assert first == {"code": "fetch", "params": {"holder": "camp1", "space": "se"}}
    first = hints_of(position(camps=("se",), loads=camp, cards=("rest2",), round=7))[0]
    assert first["code"] == "acclimatize"


def test_the_summit_is_hinted_at_only_where_somebody_lives_to_tell_of_it() -> None:
    for level, lives in ((6, True), (1, False)):
        loads = {"A": (f"mountaineer-{level}",)}
        hints = hints_of(position(places=("hs", "base"), loads=loads, cards=("any3",), round=7))
        assert ("summit" in [one["code"] for one in hints]) == lives


def test_cards_that_move_nobody_are_not_to_be_moved_with() -> None:
    loads = {"A": ("tourist-1",)}
    hints = hints_of(position(places=("c1w", "base"), loads=loads, cards=("rest2",), round=7))
    assert [one["code"] for one in hints] == ["acclimatize"]
    hints = hints_of(position(places=("c1w", "base"), cards=("rest2",), round=7))
    assert [one["code"] for one in hints] == ["end"]
