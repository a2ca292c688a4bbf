"""Matches made and played on by the server's own interface, to begin where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from tests.cli.table_server import TableServer

HUMAN = {"kind": "mine", "name": "Ann"}
OTHER = {"kind": "mine", "name": "Bob"}
BOT = {"kind": "bot", "bot": "random", "name": "Dawa"}

Json = dict[str, Any]
Choose = Callable[[Json], str]
"""From an update to the action that is done."""


def made(server: TableServer, *seats: Json, **wish: Any) -> Json:
    """What the server answers to whoever makes a match."""
    answer: Json = server.get("/api/matches", {"seats": list(seats), **wish})
    return answer


def holder(match: Json, *seats: int, is_host: bool = False) -> str:
    """What a browser keeps that has some of the seats of a match, as a script."""
    held = {
        "match": match["match"]["id"],
        "host": match["host_token"] if is_host else None,
        "seats": [one for one in match["held"] if one["seat"] in seats],
        "passed": len(seats) > 1,
    }
    return f"""if (location.protocol !== "about:")
        localStorage["everest.held"] ??= JSON.stringify([{json.dumps(held)}]);"""


def sit_down(page: Page, match: Json, *seats: int, is_host: bool = False) -> None:
    """Open a match as one who has taken some of its seats with this browser."""
    page.context.add_init_script(holder(match, *seats, is_host=is_host))
    page.goto(f"match/{match['match']['id']}")


class Program:
    """A seat that is played by a program, with the protocol alone."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}

    def next(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=60))
        if message["type"] == "update":
            self.update = message
        return message

    def ask(self, **message: Any) -> Json:
        """Send something, and return the answer to it."""
        self.socket.send(json.dumps(message))
        while (answer := self.next())["type"] not in ("done", "refused"):
            pass
        return answer

    def act(self, action: str) -> None:
        answer = self.ask(type="act", ply=self.update["ply"], action=action)
        assert answer["type"] == "done", (action, answer)

    @property
    def legal(self) -> list[str]:
        return [one["text"] for one in self.update["legal"]]

    def wait_until(self, is_so: Callable[[Json], bool]) -> None:
        """Listen until the update says something."""
        while not is_so(self.update):
            self.next()


@contextmanager
def program(server: TableServer, match: Json, seat: int) -> Iterator[Program]:
    """Connected as one of the seats that came with the match."""
    token = next(one["token"] for one in match["held"] if one["seat"] == seat)
    url = server.url.replace("http", "ws", 1)
    with connect(
        f"{url}/api/matches/{match['match']['id']}/play", proxy=None, max_size=None
    ) as socket:
        playing = Program(socket)
        socket.send(json.dumps({"type": "hello", "token": token, "ply": 0, "advice": True}))
        playing.wait_until(bool)
        yield playing


class Climb:
    """Goes up with both guides, the lower one first, to where a test begins.

    Attributes:
        playing: who acts.
        heights: of each space in metres.
    """

    def __init__(self, server: TableServer, playing: Program) -> None:
        self.playing = playing
        ruleset = server.get("/api/ruleset?game=mount-everest&seats=2")
        self.heights = {one["id"]: one["altitude"] for one in ruleset["spaces"]}

    def choice(self) -> str:
        """What brings a guide up, with a tent and a bottle for a camp above 7000 m."""
        legal = self.playing.legal
        view = self.playing.update["view"]
        pieces = view["players"][view["seat"]]["pieces"]
        low, high = sorted(pieces, key=lambda piece: self.heights[piece["space"]])
        if high["tents"] == 0 and high["space"] == "base" and not view["players"][0]["camps"]:
            wanted = ["give tent from supply to A", "give bottle from supply to A"]
        else:
            wanted = []
        wanted += [f"give bottle from {high['name']} to camp1", "pay", "back"]
        if self.heights[high["space"]] >= 7000:
            wanted.insert(0, f"pitch {high['name']}")
        wanted += [text for text in legal if text.startswith("settle")]
        for piece in (low, high):
            wanted += self.ways(piece)
        users = [low, high]
        if self.heights[low["space"]] >= 7000 and view["turn"] is not None:
            points = {"A": view["turn"]["points"][0], "B": view["turn"]["points"][1]}
            users.sort(key=lambda piece: int(points[piece["name"]]["any"]))
        for piece in users:
            wanted += [
                text
                for text in legal
                if text.startswith("use any") and text.endswith(f" for {piece['name']}")
            ]
        wanted += ["play any3", "play any2", "play any3-loss1", "play any1", "end"]
        return next((text for text in wanted if text in legal), legal[0])

    def ways(self, piece: Json) -> list[str]:
        """The first step to the highest space that a guide has the points for."""
        reach = self.playing.update["advice"]["reach"]
        found = [
            (self.heights[one["space"]], one["actions"][0])
            for of in reach
            if of["piece"] == piece["name"]
            for one in of["destinations"]
            if not one["passing"] and not one["uses"]
        ]
        found = [one for one in found if one[0] > self.heights[piece["space"]]]
        return [max(found)[1]] if found else []


def climbed(server: TableServer, kind: str) -> Json:
    """A match against a bot in which seat 0 may do something of some kind."""
    for _ in range(5):  # crevasses may be in the way
        match = made(server, HUMAN, BOT)
        with program(server, match, 0) as playing:
            climb = Climb(server, playing)
            while not playing.update["over"]:
                if any(text.startswith(kind) for text in playing.legal):
                    return match
                if playing.legal:
                    playing.act(climb.choice())
                else:
                    playing.next()
    raise AssertionError(f"nobody ever could: {kind}")
