"""Talking at the table."""

from __future__ import annotations

import pytest

from tests.server.client import connected
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_told_to_all_and_kept(served: Served) -> None:
    made = await served.make("mine", "open", game="k2")
    async with (
        connected(served, made.id, made.tokens[0]) as ann,
        connected(served, made.id) as guest,
    ):
        assert (await ann.say(" on\n\u0000 belay \u202e<b>?</b> "))["type"] == "done"
        for client in (ann, guest):
            await client.catch_up()
            (line,) = client.all("chat")[0]["lines"]
            assert (line["number"], line["seat"], line["name"]) == (0, 0, "seat 0")
            assert line["text"] == "on belay <b>?</b>"
        assert (await guest.say("climb!"))["problem"]["code"] == "seat.none"
        assert (await ann.say("\u202e \n"))["problem"]["code"] == "message.bad"
        assert (await ann.say("climb when ready"))["type"] == "done"
    served.tables._live.clear()
    async with connected(served, made.id) as late:
        await late.catch_up()
        assert [line["text"] for line in late.all("chat")[0]["lines"]] == [
            "on belay <b>?</b>",
            "climb when ready",
        ]
    async with connected(served, made.id, made.tokens[0]) as ann:
        await ann.send(type="say", text="x" * 301)
        assert (await ann.until("refused"))["problem"]["code"] == "message.bad"


async def test_nobody_talks_too_much(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    # by the time this takes nothing more is allowed
    monkeypatch.setattr("everest.server.chat.SAID_SECONDS", 1e6)
    made = await served.make("mine", "mine", game="k2")
    async with connected(served, made.id, made.tokens[0]) as ann:
        answers = [await ann.say(f"{number}") for number in range(7)]
        codes = [answer.get("problem", {}).get("code") for answer in answers]
        assert codes == [None] * 5 + ["rate.exceeded"] * 2
    monkeypatch.setattr("everest.server.chatting.MOST_LINES", 6)
    async with connected(served, made.id, made.tokens[1]) as bob:
        assert (await bob.say("5"))["type"] == "done"
        assert (await bob.say("6"))["problem"]["code"] == "chat.full"


async def test_chat_can_be_off(served: Served) -> None:
    made = await served.make("mine", "mine", game="k2", chat=False)
    async with connected(served, made.id, made.tokens[0]) as ann:
        assert (await ann.say("hello"))["problem"]["code"] == "chat.off"
