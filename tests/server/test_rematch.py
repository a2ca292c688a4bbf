"""Playing again with the same people."""

from __future__ import annotations

import asyncio

import pytest

from everest.games.loading import load
from everest.record.record import parse_record
from everest.table.commitment import verify
from tests.server.client import connected
from tests.server.serving import Made, Served
from tests.server.test_bots import ended
from tests.server.test_rest import code_of

pytestmark = pytest.mark.anyio


async def over(served: Served, **wish: object) -> Made:
    """A match of two seats that bots have played to the end for their people."""
    made = await served.make("mine", "mine", game="k2", listed=True, **wish)
    for seat in made.tokens:
        await served.post(f"matches/{made.id}/seats/{seat}/bot", made.host, {"bot": "random"})
    await ended(served, made.id)
    return made


async def test_the_same_people_play_again_and_the_next_seat_begins(served: Served) -> None:
    made = await over(served, first_seat=1, take_back="never")
    path = f"matches/{made.id}/rematch"
    assert code_of(await served.post(path)) == "seat.bad-token"
    assert code_of(await served.post(path, "x")) == "seat.bad-token"
    async with connected(served, made.id, made.tokens[0]) as ann:
        answers = await asyncio.gather(
            *[served.post(path, token) for token in (*made.tokens.values(), made.host)]
        )
        infos = [answer.json() for answer in answers]
        assert [answer.status_code for answer in answers] == [200] * 3
        again = infos[0]
        assert {info["id"] for info in infos} == {again["id"]}
        assert again["rematch_of"] == made.id
        assert (await ann.until("changed"))["match"]["rematch"] == again["id"]
    assert again["status"] == "running"
    assert again["first_seat"] == 0
    assert again["commitment"] != made.info["commitment"]
    for key in ("game", "digest", "map", "listed", "take_back", "chat", "clock"):
        assert again[key] == made.info[key]
    # the bots that played for them are gone
    assert [seat["held_by"] for seat in again["seats"]] == [None, None]
    for seat, token in made.tokens.items():
        async with connected(served, again["id"], token) as client:
            assert client.update["view"]["seat"] == seat
            assert client.update["view"]["first_seat"] == 0
            assert client.lines[0] == "* first 0"
    assert (await served.http.get(f"/api/matches/{made.id}")).json()["rematch"] == again["id"]


async def test_a_first_seat_that_was_drawn_moves_on_too(served: Served) -> None:
    made = await over(served)
    record = parse_record((await served.http.get(f"/api/matches/{made.id}/record")).text)
    first = int(record.plies[0].text.removeprefix("first "))
    again = (await served.post(f"matches/{made.id}/rematch", made.host)).json()
    assert again["first_seat"] == 1 - first
    for seat in made.tokens:
        await served.post(f"matches/{again['id']}/seats/{seat}/bot", made.host, {"bot": "random"})
    await ended(served, again["id"])
    record = parse_record((await served.http.get(f"/api/matches/{again['id']}/record")).text)
    assert record.header.first_seat == 1 - first
    checked = verify(load("k2", seats=2), record)
    assert (checked.is_seed_right, checked.wrong) == (True, None)


async def test_there_is_no_rematch_of_a_match_that_goes_on(served: Served) -> None:
    for seats in (("mine", "mine"), ("mine", "open")):
        made = await served.make(*seats, game="k2")
        answer = await served.post(f"matches/{made.id}/rematch", made.tokens[0])
        assert code_of(answer) == "rematch.not-over"
