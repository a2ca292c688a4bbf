"""Taking back across turns: all people at the table have to agree."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random

import pytest

from everest.games.loading import load
from everest.record.masking import mask
from everest.record.record import actor_sign, parse_record
from everest.server.consent import Ask, Asks
from everest.table.commitment import verify
from everest.table.log import ASK_BACK, TAKE_BACK
from tests.server.client import Client, connected
from tests.server.serving import Made, Served, serving, settings

pytestmark = pytest.mark.anyio

ASK = {"take_back": "consent"}


async def seated(stack: AsyncExitStack, served: Served, made: Made) -> list[Client]:
    return [
        await stack.enter_async_context(connected(served, made.id, token))
        for token in made.tokens.values()
    ]


async def play_until_learned(clients: list[Client], rng: Random) -> Client:
    """Play on until somebody can take back nothing alone of what they have done."""
    for count in range(400):
        for client in clients:
            await client.catch_up()
            has_acted = any(
                line.startswith(f"{client.update['view']['seat']} ") for line in client.lines
            )
            is_secret = any(text.startswith("play ") for text in client.legal)
            may_ask = has_acted and client.legal and not is_secret
            if count > 12 and may_ask and not client.update["can_take_back"]:
                return client
        acting = [client for client in clients if client.legal]
        client = rng.choice(acting)
        assert (await client.act(rng.choice(client.legal)))["type"] == "done"
    raise AssertionError("nobody")


@pytest.mark.parametrize("game", ["k2", "mount-everest"])
async def test_all_agree_and_the_match_goes_back(served: Served, game: str) -> None:
    made = await served.make("mine", "mine", "mine", game=game, **ASK)
    rng = Random(4)
    async with AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        guest = await stack.enter_async_context(connected(served, made.id))
        for number in range(3):
            ann = await play_until_learned(clients, rng)
            seat = ann.update["view"]["seat"]
            others = [client for client in clients if client is not ann]
            before = max(n for n, line in enumerate(ann.lines) if line.startswith(f"{seat} "))
            way = ann.update["way_back"]
            is_choice = ann.lines[before].startswith(f"{seat} play ")
            assert way["cards"] is is_choice
            assert (await ann.ask_back())["type"] == "done"
            assert (await ann.ask_back())["type"] == "done"  # sent again, it is the same question
            await others[0].catch_up()
            assert (await others[0].ask_back())["problem"]["code"] == "ask.open"
            asked = others[0].all("asked")[-1]
            assert (await ann.answer_back(number, True))["problem"]["code"] == "ask.answered"
            assert (asked["ask"], asked["seat"], asked["outcome"]) == (number, seat, "open")
            assert len(asked["missing"]) == 2
            assert asked["way_back"] == way
            answer = await others[0].answer_back(number + 1, True)
            assert answer["problem"]["code"] == "ask.closed"
            assert (await others[0].answer_back(number, True))["type"] == "done"
            answer = await others[0].answer_back(number, True)
            assert answer["problem"]["code"] == "ask.answered"
            assert (await others[1].answer_back(number, True))["type"] == "done"
            for client in (*clients, guest):
                await client.catch_up()
                assert client.all("asked")[-1]["outcome"] == "granted"
                assert client.all("asked")[-1]["way_back"] is None
            assert ann.ply <= before
            assert ann.update["view"]["round"] == way["round"]
            assert (ann.update["view"]["phase"] == "cards") is is_choice
            assert ann.legal
            await check_lines(served, made, game, [*clients, guest])
    served.tables._live.clear()
    async with AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        await check_lines(served, made, game, clients)


async def check_lines(served: Served, made: Made, game: str, clients: list[Client]) -> None:
    """Everybody has the lines of the match as it is now."""
    table = served.tables._live[made.id]
    async with table.held():
        found = table.record()
    assert found is not None
    rules = load(game, seats=3)
    for client in clients:
        masked = mask(rules, found, client.update["view"]["seat"])
        assert client.lines == [f"{actor_sign(ply.actor)} {ply.text}" for ply in masked.plies]


async def test_one_refuses_and_nothing_changes(served: Served) -> None:
    made = await served.make("mine", "mine", "mine", game="k2", **ASK)
    async with AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        ann = await play_until_learned(clients, Random(1))
        lines = ann.lines[:]
        others = [client for client in clients if client is not ann]
        await ann.ask_back()
        assert (await others[0].answer_back(0, True))["type"] == "done"
        assert (await others[1].answer_back(0, False))["type"] == "done"
        for client in clients:
            await client.catch_up()
            assert client.all("asked")[-1]["outcome"] == "refused"
        assert ann.lines == lines
        assert (await others[0].answer_back(0, True))["problem"]["code"] == "ask.closed"


async def test_whatever_is_done_makes_a_question_void(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2", **ASK)
    async with AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        ann = await play_until_learned(clients, Random(2))
        await ann.ask_back()
        await ann.act(ann.legal[0])
        for client in clients:
            await client.catch_up()
            assert client.all("asked")[-1]["outcome"] == "void"
        if ann.update["can_take_back"]:
            assert (await ann.ask_back())["problem"]["code"] == "ask.needless"


async def test_a_question_outlives_a_restart(url: str) -> None:
    async with serving(settings(url)) as served:
        made = await served.make("mine", "mine", "mine", game="k2", **ASK)
        async with AsyncExitStack() as stack:
            clients = await seated(stack, served, made)
            ann = await play_until_learned(clients, Random(3))
            seat = ann.update["view"]["seat"]
            first, second = [n for n in range(3) if n != seat]
            await ann.ask_back()
            await clients[first].answer_back(0, True)
            ply = ann.ply
    async with serving(settings(url)) as served, AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        await clients[second].catch_up()
        (asked,) = clients[second].all("asked")
        assert (asked["agreed"], asked["missing"], asked["outcome"]) == ([first], [second], "open")
        assert (await clients[second].answer_back(0, True))["type"] == "done"
        await clients[seat].catch_up()
        assert clients[seat].ply < ply


async def test_alone_against_bots_nobody_is_asked(served: Served) -> None:
    made = await served.make("mine", "random", game="k2", **ASK)
    async with connected(served, made.id, made.tokens[0]) as ann:
        acted = 0
        while (
            acted < 12
            or ann.update["can_take_back"]
            or not ann.legal
            or ann.legal[0].startswith("play ")
        ):
            if ann.legal:
                await ann.act(ann.legal[0])
                acted += 1
            else:
                await ann.until("update")
        ply = ann.ply
        assert (await ann.ask_back())["type"] == "done"
        await ann.catch_up()
        assert ann.all("asked")[-1]["outcome"] == "granted"
        assert ann.ply < ply


async def test_a_question_is_void_when_somebody_else_sits_there(served: Served) -> None:
    """The host cannot agree by letting bots play for those who are asked."""
    made = await served.make("mine", "mine", "mine", game="k2", **ASK)
    async with AsyncExitStack() as stack:
        clients = await seated(stack, served, made)
        for word, body in (("bot", {"bot": "random"}), ("free", None)):
            ann = await play_until_learned(clients, Random(5))
            lines = ann.lines[:]
            seat = ann.update["view"]["seat"]
            await ann.ask_back()
            other = (seat + 1) % 3
            served.tables._bots._is_closed = True  # so that nothing else makes it void
            path = f"matches/{made.id}/seats/{other}"
            assert (await served.post(f"{path}/{word}", made.host, body)).status_code == 200
            served.tables._bots._is_closed = False
            await ann.catch_up()
            assert ann.all("asked")[-1]["outcome"] == "void"
            assert ann.lines[: len(lines)] == lines
            if word == "bot":
                await served.post(f"{path}/return", made.host)


async def test_nobody_is_asked_while_cards_are_chosen(served: Served) -> None:
    """Whatever made the question void would tell when somebody has chosen in secret."""
    made = await served.make("mine", "mine", game="k2", **ASK)
    async with AsyncExitStack() as stack:
        ann, bob = await seated(stack, served, made)
        for _ in range(400):
            for client in (ann, bob):
                await client.catch_up()
            if len(ann.lines) > 40 and all(
                client.legal and client.legal[0].startswith("play ") for client in (ann, bob)
            ):
                break
            acting = ann if ann.legal else bob
            assert (await acting.act(acting.legal[0]))["type"] == "done"
        assert (await ann.ask_back())["problem"]["code"] == "ask.not-now"
        assert ann.all("asked") == bob.all("asked") == []


def test_what_is_done_in_secret_leaves_a_question_open() -> None:
    game = load("mount-everest", seats=2)
    texts = [game.text(action) for action in range(len(game.actions.kinds))]
    secret = next(
        text
        for text, kind in zip(texts, game.actions.kinds, strict=True)
        if kind in game.private_kinds
    )
    asks = Asks(game, [(0, "end"), (0, ASK_BACK)])
    assert asks.note([(1, secret), (1, secret), (1, TAKE_BACK), (1, TAKE_BACK)]) == []
    assert asks.open == Ask(0, 0)
    ((ask, outcome),) = asks.note([(1, TAKE_BACK)])  # of what was done before it was asked
    assert (ask, outcome) == (Ask(0, 0), "void")
    assert asks.open is None


async def test_only_where_the_table_allows_it(served: Served) -> None:
    for rule in ("turn", "never"):
        made = await served.make("mine", "mine", game="k2", take_back=rule)
        async with connected(served, made.id, made.tokens[0]) as ann:
            assert (await ann.ask_back())["problem"]["code"] == "take-back.off"
            assert (await ann.answer_back(0, True))["problem"]["code"] == "ask.closed"
    made = await served.make("mine", "mine", game="k2", **ASK)
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id) as guest,
    ):
        assert (await ann.ask_back())["problem"]["code"] == "ask.not-now"
        assert (await guest.ask_back())["problem"]["code"] == "seat.none"


async def test_chance_is_what_the_seed_gives_after_going_back(served: Served) -> None:
    made = await served.make("mine", game="k2", variant="family", **ASK)
    rng = Random(8)
    gone_back = 0
    async with connected(served, made.id, made.tokens[0]) as ann:
        while not ann.update["over"]:
            await ann.act(rng.choice(ann.legal))
            if ann.lines and not ann.update["can_take_back"] and rng.random() < 0.4:
                gone_back += (await ann.ask_back())["type"] == "done"
    assert gone_back > 2
    record = parse_record((await served.http.get(f"/api/matches/{made.id}/record")).text)
    checked = verify(load("k2", seats=1, variant="family"), record)
    assert checked.is_seed_right
    assert checked.is_over
    assert checked.wrong is None
