"""Advice is sent to those who have asked for it, and nobody else pays for it."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from everest.advice import advise
from everest.engine.game import AnyGame
from everest.games.loading import GAMES, load
from everest.server.perspective import Viewer
from everest.server.schema import messages_schema
from everest.server.shapes import ADVICE
from tests.server.client import Client, connected
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


class Counted:
    """Advises, and counts for whom."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []

    def __call__(
        self, game: AnyGame, state: Any, viewer: Viewer, view: Any, legal: Any
    ) -> dict[str, Any]:
        self.viewers.append(viewer)
        return dict(advise(game, state, viewer, view, legal))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    found = Counted()
    monkeypatch.setattr("everest.server.watched.advise", found)
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_each_client_gets_what_it_has_asked_for(
    served: Served, counted: Counted, game: str
) -> None:
    made = await served.make("mine", "mine", game=game)
    rules = load(game, seats=2)
    schema = {"$ref": f"#/$defs/{ADVICE}", "$defs": messages_schema()["$defs"]}
    validator = jsonschema_rs.validator_for(schema)
    rng = Random(game)
    kinds = set()
    async with AsyncExitStack() as stack:

        async def come(viewer: Viewer, *, advice: bool) -> Client:
            token = None if viewer is None else made.tokens[viewer]
            client = connected(served, made.id, token, advice=advice)
            return await stack.enter_async_context(client)

        plain = {viewer: await come(viewer, advice=False) for viewer in (0, 1, None)}
        assert counted.viewers == []
        advised = {viewer: await come(viewer, advice=True) for viewer in (0, None)}
        assert counted.viewers == [0, None]
        for _ in range(120):
            seat = rng.choice([seat for seat in (0, 1) if plain[seat].legal])
            before = len(counted.viewers)
            assert (await plain[seat].act(rng.choice(plain[seat].legal)))["type"] == "done"
            for client in (*plain.values(), *advised.values()):
                await client.catch_up()
            assert counted.viewers[before:].count(0) <= 1
            assert counted.viewers[before:].count(None) <= 1
            async with served.tables.at(made.id) as table, table.held():
                assert table.watched is not None
                state = table.watched.match.state
                for viewer, client in advised.items():
                    update = client.update
                    assert {**update, "advice": None} == plain[viewer].update
                    assert client.lines == plain[viewer].lines
                    legal = [one["number"] for one in update["legal"]]
                    view = rules.view(state, viewer)
                    wanted = advise(table.game, state, viewer, view, legal)
                    assert update["advice"] == json.loads(json.dumps(wanted))
                    validator.validate(update["advice"])
                    kinds |= {key for key, value in update["advice"].items() if value}
        assert 1 not in counted.viewers
    assert {"choices", "reach", "prospects", "hints"} <= kinds


async def test_bots_and_clients_without_advice_never_pay(served: Served, counted: Counted) -> None:
    made = await served.make("mine", "greedy", game="k2")
    rng = Random(1)
    async with connected(served, made.id, made.tokens[0]) as client:
        for _ in range(60):
            while not client.legal:
                await client.next()
            await client.act(rng.choice(client.legal))
    assert counted.viewers == []


async def test_nothing_is_worked_out_that_is_not_sent(served: Served, counted: Counted) -> None:
    """What seat 1 chooses in secret is no news for seat 0, which is sent nothing."""
    made = await served.make("mine", "mine", game="k2")
    async with (
        connected(served, made.id, made.tokens[0], advice=True),
        connected(served, made.id, made.tokens[1]) as other,
    ):
        while not any(text.startswith("play ") for text in other.legal):
            await other.next()
        before = len(counted.viewers)
        assert (await other.act(other.legal[0]))["type"] == "done"
        assert len(counted.viewers) == before
