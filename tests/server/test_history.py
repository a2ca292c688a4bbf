"""A history tells a match step by step, and nothing that its viewer may not know."""

from __future__ import annotations

import copy
import gzip
import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from everest.cli.perspective import Perspective
from everest.cli.shared import Opened
from everest.engine.actions import CHANCE
from everest.engine.events import EVERYONE, Event
from everest.record.masking import mask
from everest.record.record import Record
from everest.server.changes import changes
from everest.server.messages.history import History
from everest.server.perspective import Viewer
from everest.server.watched import WatchedMatch
from everest.table.match import Match
from tests.record.matches import (
    Line,
    before_choosing,
    carry_oxygen,
    new_k2_match,
    new_match,
    play_on,
)
from tests.server.client import connected
from tests.server.serving import Served

pytestmark = pytest.mark.anyio

SEED = "5eed" * 8


def watched(record: Record, match: Match) -> WatchedMatch:
    """A record as a table server has it; if chance is due, it has dealt."""
    rows = [(ply.actor, ply.text) for ply in record.plies]
    return WatchedMatch(match.game, match.names, SEED, None, rows)


def history(record: Record, match: Match, viewer: Viewer) -> bytes:
    return watched(record, match).past(viewer).to_json()


def applied(view: Any, step: dict[str, Any]) -> Any:
    """The view that follows, made as a client makes it."""
    view = copy.deepcopy(view)
    for change in step["changes"]:
        if not change["path"]:
            view = change["value"]
            continue
        *way, last = change["path"]
        place = view
        for key in way:
            place = place[key]
        place[last] = change["value"]
    return view


def told(steps: list[dict[str, Any]]) -> list[Any]:
    """The view at each step."""
    views: list[Any] = []
    for step in steps:
        views.append(applied(views[-1] if views else None, step))
    return views


MATCHES = [
    lambda: play_on(new_match(3), plies=300),
    lambda: carry_oxygen(new_match(3), 8),
    lambda: play_on(new_k2_match(2, variant="family"), plies=300),
    lambda: play_on(new_k2_match(5, limits="relaxed"), plies=261),
]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("number", range(len(MATCHES)))
async def test_a_step_is_a_line_and_the_view_of_who_knows_no_more(
    number: int, viewer: Viewer
) -> None:
    match = MATCHES[number]()
    at_table = watched(match.record(), match)
    assert not at_table.is_over
    steps = json.loads(at_table.past(viewer).to_json())["steps"]
    History.model_validate({"steps": steps})
    assert [step["ply"] for step in steps] == list(range(at_table.ply(viewer) + 1))
    masked = mask(match.game, at_table.match.record(), viewer)
    lines = [f"{step['line']['actor']} {step['line']['text']}" for step in steps[1:]]
    wanted = [f"{'*' if ply.actor == CHANCE else ply.actor} {ply.text}" for ply in masked.plies]
    assert steps[0]["line"] is None
    assert lines == wanted[: len(lines)]
    views = told(steps)
    now = match.game.view(at_table.match.state, viewer)
    assert views[-1] == json.loads(json.dumps(now))
    state = match.game.new_state()
    assert views[0] == json.loads(json.dumps(match.game.view(state, viewer)))
    replayed = Perspective.of(Opened("", at_table.match.record(), match.game), viewer)
    for ply in Random(number).sample(range(1, len(steps) - 1), 12):
        view = match.game.view(replayed.state(ply), viewer)
        assert views[ply] == json.loads(json.dumps(view)), ply


async def test_events_are_those_that_the_viewer_was_told() -> None:
    match = play_on(new_k2_match(3), plies=200)
    game, state = match.game, match.game.new_state()
    for viewer in (0, 2, None):
        events: list[Event] = []
        state = game.new_state()
        state.events = events
        for actor, action in match.plies:
            game.apply(state, actor, action)
        wanted = [
            {"kind": event.kind, "data": event.data}
            for event in events
            if event.audience == EVERYONE or event.audience == viewer
        ]
        steps = json.loads(history(match.record(), match, viewer))["steps"]
        found = [event for step in steps for event in step["events"]]

        def ordered(some: list[Any]) -> list[str]:
            return sorted([json.dumps(one, sort_keys=True) for one in some])

        assert ordered(found) == ordered(wanted)


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.clause("C1", "O3")
async def test_what_others_do_for_bottles_and_choose_shows_nowhere(
    viewer: Viewer, seed: int
) -> None:
    """Seat 1 spends all its bottles and chooses, each time in another way."""
    match = before_choosing(str(seed))
    told_to_viewer, told_to_owner = set(), set()
    for attempt in range(8):
        line = Line(match.game, match.record(), match.state)
        rng = Random(attempt)
        while legal := line.legal(1) or line.legal(CHANCE):
            if not line.legal(1):
                line.act(CHANCE, rng.choice(list(legal.values())))
                continue
            oxygen = [action for text, action in legal.items() if text.startswith("oxygen")]
            line.act(1, rng.choice(oxygen or list(legal.values())))
        told_to_viewer.add(history(line.record(), match, viewer))
        told_to_owner.add(history(line.record(), match, 1))
    assert len(told_to_viewer) == 1
    assert len(told_to_owner) == 8


@pytest.mark.parametrize("viewer", [0, None])
async def test_how_far_others_have_got_and_in_which_order_shows_nowhere(viewer: Viewer) -> None:
    match = new_match(3)
    found = set()
    for order in ([], [1], [1, 2], [2, 1, 2], [1, 1, 2, 2]):
        line = Line(match.game, match.record(), match.state)
        for seat in order:
            line.act(seat, next(iter(line.legal(seat).values())))
        found.add(history(line.record(), match, viewer))
    assert len(found) == 1
    shown = set()
    for attempt in range(6):
        line = Line(match.game, match.record(), match.state)
        seats = [0] * 3 + [1] * 3 + [2] * 3
        Random(attempt).shuffle(seats)
        for seat in seats:
            line.act(seat, next(iter(line.legal(seat).values())))
        shown.add(history(line.record(), match, viewer))
    assert len(shown) == 1


async def test_that_others_have_chosen_is_in_the_last_step() -> None:
    match = new_k2_match(3)
    line = Line(match.game, match.record(), match.state)
    for _ in range(3):
        line.act(1, next(iter(line.legal(1).values())))
    views = told(json.loads(history(line.record(), match, 0))["steps"])
    assert [view["players"][1]["has_chosen"] for view in views[-2:]] == [False, True]
    assert views[-1]["players"][1]["shown"] == []


@pytest.mark.parametrize("game", ["k2", "mount-everest"])
async def test_when_it_is_over_everybody_gets_everything(game: str) -> None:
    match = play_on(new_k2_match(2) if game == "k2" else new_match(2))
    found = {history(match.record(), match, viewer) for viewer in (None, 0, 1)}
    assert len(found) == 1
    steps = json.loads(found.pop())["steps"]
    assert len(steps) == len(match.plies) + 1
    state = match.game.new_state()
    views = told(steps)
    for view, (actor, action) in zip(views, match.plies, strict=False):
        assert view == json.loads(json.dumps(match.game.full_view(state)))
        match.game.apply(state, actor, action)
    assert views[-1] == json.loads(json.dumps(match.game.full_view(state)))
    assert all("private" in player for view in views for player in view["players"])
    kinds = {step["line"]["text"].split()[0] for step in steps[1:]}
    assert {"deal", "play", "use", "move"} <= kinds


def test_changes_of_keys_and_lengths_replace_the_whole() -> None:
    before = {"a": 1, "b": [1, 2], "c": {"x": 1}, "d": None, "e": [{"f": 1}, {"f": 2}]}
    after = {"a": 1, "b": [1, 2, 3], "c": {"y": 1}, "d": {}, "e": [{"f": 1}, {"f": 3}]}
    assert changes(before, after) == [
        {"path": ("b",), "value": [1, 2, 3]},
        {"path": ("c",), "value": {"y": 1}},
        {"path": ("d",), "value": {}},
        {"path": ("e", 1, "f"), "value": 3},
    ]
    assert changes(None, before) == [{"path": (), "value": before}]
    assert changes(before, copy.deepcopy(before)) == []


async def _get(served: Served, match_id: str, token: str | None = None, **headers: str) -> Any:
    given = {} if token is None else {"Authorization": f"Bearer {token}"}
    return await served.http.get(f"/api/matches/{match_id}/history", headers={**given, **headers})


async def test_after_taking_back_the_last_step_is_what_the_table_shows(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2", take_back="consent")
    rng = Random(5)
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(connected(served, made.id, made.tokens[seat]))
            for seat in (0, 1)
        ]
        taken_back = asked = 0
        for count in range(240):
            for client in clients:
                await client.catch_up()
            client = rng.choice([one for one in clients if one.legal])
            other = clients[1 - clients.index(client)]
            if client.update["can_take_back"] and rng.random() < 0.2:
                assert (await client.take_back())["type"] == "done"
                taken_back += 1
            elif not client.update["can_take_back"] and rng.random() < 0.3:
                if (await client.ask_back())["type"] == "done":
                    question = await other.until("asked")
                    assert (await other.answer_back(question["ask"], True))["type"] == "done"
                    asked += 1
            else:
                assert (await client.act(rng.choice(client.legal)))["type"] == "done"
            if count % 12:
                continue
            for seat, one in enumerate(clients):
                await one.catch_up()
                steps = (await _get(served, made.id, made.tokens[seat])).json()["steps"]
                assert len(steps) == one.ply + 1
                assert told(steps)[-1] == one.update["view"]
                lines = [f"{step['line']['actor']} {step['line']['text']}" for step in steps[1:]]
                assert lines == one.lines[: one.ply]
        assert taken_back > 3
        assert asked > 3


async def test_who_may_not_look_on_may_not_look_back(served: Served) -> None:
    made = await served.make("mine", "mine", spectators=False)
    assert (await _get(served, made.id)).json()["code"] == "spectators.none"
    assert (await _get(served, made.id, "nonsense")).json()["code"] == "seat.bad-token"
    assert (await _get(served, made.id, made.tokens[1])).status_code == 200
    assert (await _get(served, "nothing")).json()["code"] == "match.unknown"
    waiting = await served.make("mine", "open")
    assert (await _get(served, waiting.id)).json()["code"] == "match.not-running"
    assert (await _get(served, waiting.id, waiting.tokens[0])).json()["code"] == "match.not-running"


async def test_it_comes_compressed_to_who_can_read_that(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2")
    packed = await _get(served, made.id, **{"Accept-Encoding": "gzip"})
    plain = await _get(served, made.id, **{"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert packed.content == plain.content
    assert int(packed.headers["Content-Length"]) < len(gzip.compress(plain.content)) + 100
