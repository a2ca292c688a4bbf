"""The views of several viewers, made together: as one by one, and private parts stay apart."""

import json
from typing import Any

from hypothesis import given

from everest import CHANCE
from everest.engine import bag
from everest.engine.viewing import Names
from tests.properties.matches import AnyMatch
from tests.properties.strategies import matches, oxygen, tries


def all_viewers(match: AnyMatch) -> list[int | None]:
    return [*range(match.game.ruleset.seats), None]


def text_of(view: Any) -> str:
    """As it goes over a wire: the order of the keys counts too."""
    return json.dumps(view)


def spoil(value: Any) -> None:
    """Change every list and dict in a view."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.append("spoilt")


@tries(40)
@given(matches() | oxygen())
def test_views_made_together_are_as_one_by_one(match: AnyMatch) -> None:
    game, state = match.game, match.state
    for viewers in (all_viewers(match), all_viewers(match)[::-1]):
        together = game.views(state, viewers)
        assert list(together) == viewers
        for viewer, view in together.items():
            assert text_of(view) == text_of(game.view(state, viewer))
    assert game.views(state, []) == {}


@tries(40)
@given(matches() | oxygen())
def test_views_differ_in_the_seat_and_its_private_part_only(match: AnyMatch) -> None:
    views = match.game.views(match.state, all_viewers(match))
    public = text_of(views[None])
    assert '"private"' not in public
    for viewer, view in views.items():
        if viewer is not None:
            assert view["seat"] == viewer
            own = dict(view["players"][viewer])
            own.pop("private")
            players = [*view["players"]]
            players[viewer] = own
            assert text_of({**view, "seat": None, "players": players}) == public


@tries(20)
@given(matches() | oxygen())
def test_views_made_together_share_what_everybody_may_know(match: AnyMatch) -> None:
    views = match.game.views(match.state, all_viewers(match))
    public = views[None]
    for viewer, view in views.items():
        for key, value in view.items():
            assert key in ("seat", "players") or value is public[key]
        for seat, player in enumerate(view["players"]):
            assert (player is public["players"][seat]) == (seat != viewer)


@tries(20)
@given(matches() | oxygen())
def test_a_view_that_is_changed_spoils_no_other(match: AnyMatch) -> None:
    game, state = match.game, match.state
    for viewer in all_viewers(match):
        view = game.view(state, viewer)
        before = text_of(view)
        spoil(view)
        assert text_of(game.view(state, viewer)) == before
    full = game.full_view(state)
    before = text_of(full)
    spoil(full)
    assert text_of(game.full_view(state)) == before


@tries(20)
@given(matches() | oxygen())
def test_the_full_view_has_what_each_seat_knows(match: AnyMatch) -> None:
    views = match.game.views(match.state, all_viewers(match))
    full = match.game.full_view(match.state)
    players = [views[seat]["players"][seat] for seat in range(match.game.ruleset.seats)]
    assert text_of(full) == text_of({**views[None], "players": players})


@tries(20)
@given(matches() | oxygen())
def test_who_is_not_to_act_has_no_legal_actions(match: AnyMatch) -> None:
    game, state = match.game, match.state
    waiting = game.to_act(state)
    for seat in range(game.ruleset.seats):
        listed = game.legal_actions(state, seat)
        assert bool(listed) == (seat in waiting and waiting != (CHANCE,))


def test_names_that_are_looked_up_again_are_right_however_many_there_are() -> None:
    names = Names(["first", "second"])
    for packed in (*range(5_000), *range(100)):
        content = bag.of(packed)
        first, second = content.count(0), content.count(1)
        assert names.of(content) == ["first"] * first + ["second"] * second
