"""Each socket is sent what the rules let its viewer know, and nothing more."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from everest.engine.events import EVERYONE, Event
from everest.engine.game import AnyGame
from everest.games.loading import load
from everest.record.masking import mask
from everest.record.record import Ply, actor_sign, parse_record
from everest.record.replay import action_of
from everest.table.log import TAKE_BACK
from tests.server.client import Client, Message, connected
from tests.server.serving import Made, Served

pytestmark = pytest.mark.anyio

Viewer = int | None

MASKED_EVERY = 10
"""The lines are compared with a record that is masked anew after so many actions."""


@dataclass
class Reference:
    """The match as its log tells it, played by the rules alone."""

    game: AnyGame
    rows: list[tuple[int, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.new_state()
        self.plies: list[Ply] = []

    def take(self, rows: list[tuple[int, str]]) -> list[Event]:
        """Play what is new in the log; returns what happened."""
        events: list[Event] = []
        for actor, text in rows:
            if text == TAKE_BACK:
                number = max(n for n, ply in enumerate(self.plies) if ply.actor == actor)
                left = self.plies[:number] + self.plies[number + 1 :]
                self.state, self.plies = self.game.new_state(), []
                for ply in left:
                    self._apply(ply)
            else:
                self.state.events = events
                self._apply(Ply(actor, text))
                self.state.events = None
        return events

    def _apply(self, ply: Ply) -> None:
        self.game.apply(self.state, ply.actor, action_of(self.game, self.state, ply))
        self.plies.append(ply)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def view(self, viewer: Viewer) -> Any:
        view = self.game.view(self.state, viewer)
        if self.is_over:
            view = self.game.full_view(self.state)
        return json.loads(json.dumps(view))

    def legal(self, viewer: Viewer) -> list[dict[str, Any]]:
        if viewer is None:
            return []
        legal = self.game.legal_actions(self.state, viewer)
        return [{"number": action, "text": self.game.text(action)} for action in legal]

    def lines(self, record_text: str, viewer: Viewer) -> list[str]:
        """The lines of the masked record; the head is that of a record of the match."""
        record = parse_record(record_text)
        record.header.masked = record.header.result = None
        record.plies = self.plies
        masked = mask(self.game, record, viewer)
        return [f"{actor_sign(ply.actor)} {ply.text}" for ply in masked.plies]


def seen_by(events: list[Event], viewer: Viewer) -> list[dict[str, Any]]:
    return [
        {"kind": event.kind, "data": event.data}
        for event in events
        if event.audience in (EVERYONE, viewer) and (event.audience != viewer or viewer is not None)
    ]


def is_update_of(message: Message, keys: int = 9) -> bool:
    return message["type"] == "update" and len(message) == keys


@pytest.mark.parametrize(
    ("wish", "seats", "seed", "most"),
    [
        ({"game": "k2"}, 2, 1, 60),
        ({"game": "k2", "variant": "family"}, 1, 2, 10_000),
        ({"game": "k2", "limits": "relaxed"}, 5, 3, 30),
        ({"game": "mount-everest"}, 3, 5, 80),
    ],
)
async def test_what_each_socket_receives_is_what_its_viewer_may_know(
    served: Served, wish: dict[str, str], seats: int, seed: int, most: int
) -> None:
    rng = Random(seed)
    made = await served.make(*["mine"] * seats, **wish)
    game = load(seats=seats, **wish)  # type: ignore[call-overload]
    reference = Reference(game)
    log = await served.store.log(made.id)
    reference.take([(row.actor, row.text) for row in log])
    record = (await served.http.get(f"/api/matches/{made.id}/record")).text
    row = await served.store.match(made.id)
    async with AsyncExitStack() as stack:
        clients: dict[Viewer, Client] = {}
        for viewer in (None, *range(seats)):
            token = None if viewer is None else made.tokens[viewer]
            clients[viewer] = await stack.enter_async_context(connected(served, made.id, token))
            json_welcome = json.loads(clients[viewer].received[0])
            assert json_welcome == {"type": "welcome", "seat": viewer, "match": made.info}
        count = 0
        known = {viewer: client.update for viewer, client in clients.items()}
        while not reference.is_over and count < most:
            seat = rng.choice(game.to_act(reference.state))
            client = clients[seat]
            marks = {viewer: len(one.received) for viewer, one in clients.items()}
            if client.update["can_take_back"] and rng.random() < 0.1:
                answer = await client.take_back()
            else:
                answer = await client.act(rng.choice(client.legal))
            assert answer == {"type": "done", "ply": client.ply}
            count += 1
            new = await served.store.log(made.id, len(log))
            log += new
            events = reference.take([(row.actor, row.text) for row in new])
            for viewer, one in clients.items():
                if viewer != seat:
                    await one.catch_up()
                messages = [json.loads(text) for text in one.received[marks[viewer] :]]
                updates = [message for message in messages if message["type"] == "update"]
                others = {message["type"] for message in messages} - {"update"}
                assert others <= {"done", "pong", "changed"}
                assert ("changed" in others) == reference.is_over
                told = seen_by(events, viewer)
                assert len(updates) <= 1
                assert [event for update in updates for event in update["events"]] == told
                expected = {
                    **known[viewer],
                    "view": reference.view(viewer),
                    "legal": reference.legal(viewer),
                    "over": reference.is_over,
                }
                if updates:
                    assert set(updates[0]) == set(known[viewer])
                    for key in ("view", "legal", "over"):
                        assert updates[0][key] == expected[key]
                    known[viewer] = updates[0]
                else:  # then nothing has changed
                    assert expected == known[viewer]
                if reference.is_over or count % MASKED_EVERY == 0:
                    assert one.lines == reference.lines(record, viewer)
                    assert one.ply == len([line for line in one.lines if line[-6:] != "play ?"])
                if not reference.is_over:
                    secrets = [row.seed, made.host, *made.tokens.values()]
                    sent = "".join(one.received[marks[viewer] :])
                    assert not [secret for secret in secrets if secret in sent]
        if not reference.is_over:
            return
        for client in clients.values():
            changed = next(
                json.loads(text) for text in client.received[::-1] if '"changed"' in text[:20]
            )
            ended = (await served.http.get(f"/api/matches/{made.id}")).json()
            assert changed == {"type": "changed", "match": ended}
            assert ended["status"] == "over"
            assert ended["seed"] == row.seed
            assert ended["result"] == game.scores(reference.state)
    record = (await served.http.get(f"/api/matches/{made.id}/record")).text
    assert parse_record(record).plies == reference.plies


@dataclass
class Twin:
    """One of two matches that are dealt from the same seed."""

    made: Made
    clients: dict[Viewer, Client]

    def sent(self, viewer: Viewer) -> list[str]:
        """Everything that a viewer was sent, but for what names the match and the time."""
        texts = [text.replace(self.made.id, "ID") for text in self.clients[viewer].received]
        return [re.sub(r'"(created|changed)_at":\d+', "", text) for text in texts]

    async def catch_up(self) -> None:
        for client in self.clients.values():
            await client.catch_up()

    @property
    def plays(self) -> dict[int, list[str]]:
        """What each seat could choose in secret now."""
        found = {}
        for viewer, client in self.clients.items():
            plays = [text for text in client.legal if text.startswith("play ")]
            if viewer is not None and plays:
                found[viewer] = plays
        return found


@pytest.mark.parametrize("game", ["k2", "mount-everest"])
async def test_nothing_that_others_choose_in_secret_shows(
    served: Served, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In one of two matches others choose other cards first, and take them back.

    At the end they choose other cards altogether, in another order. Seat 0 and a spectator are sent
    the same, byte by byte, advice too, and are refused alike.
    """
    seats, watching = 3, (0, None)
    rng = Random(7)
    with monkeypatch.context() as patched:
        patched.setattr("everest.table.dealer.secrets.token_hex", lambda _: "5eed" * 8)
        matches = [await served.make(*["mine"] * seats, game=game) for _ in range(2)]
    async with AsyncExitStack() as stack:
        twins: list[Twin] = []
        for made in matches:
            clients: dict[Viewer, Client] = {}
            for viewer in (None, *range(seats)):
                token = None if viewer is None else made.tokens[viewer]
                coming = connected(served, made.id, token, advice=viewer in watching)
                clients[viewer] = await stack.enter_async_context(coming)
            twins.append(Twin(made, clients))
        left, right = twins
        rules = load(game, seats=seats)
        wandered = 0
        for count in range(400):
            for twin in twins:
                await twin.catch_up()
            for viewer in watching:
                assert left.sent(viewer) == right.sent(viewer)
            is_choosing = set(left.plays) == {0, 1, 2}
            if count > 50 and is_choosing and not any(chosen(left.clients[n]) for n in (1, 2)):
                break
            wandering = [seat for seat, plays in right.plays.items() if seat and len(plays) > 1]
            if wandering and rng.random() < 0.7:
                wandered += 1
                seat = rng.choice(wandering)
                client = right.clients[seat]
                before = client.update
                for _ in range(2):
                    plays = right.plays.get(seat, [])
                    if len(plays) <= 1 or len(chosen(client)) + 1 == rules.ruleset.cards_played:
                        break
                    assert (await client.act(rng.choice(plays)))["type"] == "done"
                    await _probe(twins, rng)
                while client.update["can_take_back"] and client.ply > before["ply"]:
                    assert (await client.take_back())["type"] == "done"
                assert client.legal == [legal["text"] for legal in before["legal"]]
            acting = [seat for seat in range(seats) if left.clients[seat].legal]
            seat = rng.choice(acting)
            action = rng.choice(left.clients[seat].legal)
            for twin in twins:
                assert (await twin.clients[seat].act(action))["type"] == "done"
        assert wandered > 3
        different = [await _choose(twin, number) for twin, number in ((left, 0), (right, -1))]
        assert different[0] != different[1]
        assert left.sent(1) != right.sent(1)
        for viewer in watching:
            assert left.sent(viewer) == right.sent(viewer)
            hidden = left.clients[viewer].lines[-2 * rules.ruleset.cards_played :]
            assert set(hidden) == {"1 play ?", "2 play ?"}


def chosen(client: Client) -> list[str]:
    """The cards that the client has chosen and nobody has seen."""
    view = client.update["view"]
    cards: list[str] = view["players"][view["seat"]]["private"]["chosen"]
    return cards


async def _choose(twin: Twin, which: int) -> list[str]:
    """Seats 1 and 2 choose all that they have to."""
    for client in (twin.clients[1], twin.clients[2]):
        while plays := [text for text in client.legal if text.startswith("play ")]:
            await client.act(plays[which])
    await twin.catch_up()
    return [*chosen(twin.clients[1]), *chosen(twin.clients[2])]


async def _probe(twins: list[Twin], rng: Random) -> None:
    """Seat 0 tries what it may not do, and is refused alike in both."""
    texts = ["end", "play ?", "take back", "settle", "move A to s03", "xyz", "pitch A"]
    text = rng.choice(texts)
    for twin in twins:
        answer = await twin.clients[0].act(text)
        assert answer["type"] == "refused"
