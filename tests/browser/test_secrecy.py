"""What the page receives holds nothing that its seat may not know, and comes from here alone."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.conftest import NewPage, Watched
from tests.browser.playing import Player, start
from tests.browser.seating import BOT, HUMAN, made, sit_down
from tests.cli.table_server import TableServer


def updates(watched: Watched) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in watched.frames]
    return [message for message in messages if message["type"] == "update"]


def test_the_socket_carries_no_hidden_card(
    new_page: NewPage, watched: Watched, server: TableServer
) -> None:
    page = new_page()
    answers: list[dict[str, Any]] = []
    page.on(
        "response",
        lambda answer: answers.append(answer.json()) if "/history" in answer.url else None,
    )
    sit_down(page, made(server, HUMAN, BOT, BOT), 0)
    Player(page, is_idle=True).play("heading", "Day 3")
    found = updates(watched)
    assert len(found) > 20
    mine = found[0]["view"]["seat"]
    for update in found:
        for other in update["view"]["players"]:
            assert ("private" in other) == (other["seat"] == mine)
        for line in update["lines"]:
            kind, *rest = line["text"].split()
            if kind == "deal":
                assert int(rest[0]) == mine or rest[1:] == ["?"]
        for event in update["events"]:
            if event["kind"] in ("drawn", "card-chosen"):
                assert event["data"]["seat"] == mine
    page.reload()
    page.get_by_role("group", name="Map of the mountain").wait_for()
    told = [answer["steps"][0]["changes"][0]["value"] for answer in answers]
    assert told
    for view in told:
        assert [one["seat"] for one in view["players"] if "private" in one] == [mine]


def test_everything_comes_from_the_server_itself(new_page: NewPage, server: TableServer) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page)
    page.goto("rules")
    page.get_by_role("heading", level=1).wait_for()
    page.goto("learn")
    page.get_by_role("group", name="Map of the mountain").wait_for()
    foreign = [url for url in asked if not url.startswith((server.url, "data:", "blob:"))]
    assert foreign == []


def test_the_page_is_light(new_page: NewPage) -> None:
    """The first page and a table weigh less than 250 KB as they are sent."""
    page = new_page()
    weights: dict[str, int] = {}

    def weigh(answer: Any) -> None:
        if "/api/" not in answer.url:
            weights[answer.url] = int(answer.headers.get("content-length", "0"))

    page.on("response", weigh)
    start(page)
    assert all(weights.values()), weights
    assert sum(weights.values()) < 250_000, weights
