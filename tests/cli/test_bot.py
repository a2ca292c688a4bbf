"""`everest bot`: it plays whole matches at a server, and comes back."""

import io
import json
import subprocess
import sys
import threading
import time
import urllib.error
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from everest.cli import remote
from everest.record.record import parse_record
from everest.text.catalogue import LANGUAGES
from tests.cli.program import Program
from tests.cli.table_server import TableServer, environment, table_server

FAST = ("--messages-per-second", "1000")
ANN = ("--player", "random", "--name", "Ann")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with table_server(tmp_path_factory.mktemp("server"), *FAST) as running:
        yield running


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EVEREST_TOKEN", raising=False)


def make(server: TableServer, *kinds: str, game: str = "k2") -> Any:
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    return server.get("/api/matches", {"game": game, "seats": seats})


def address(server: TableServer, made: Any) -> str:
    return f"{server.url}/api/matches/{made['match']['id']}"


def test_it_plays_a_whole_match_of_k2_that_can_be_verified(
    program: Program, server: TableServer
) -> None:
    made = make(server, "open", "bot")
    commitment = made["match"]["commitment"]
    url = address(server, made) + "/"
    out = program.good("bot", "--url", url, "--name", " Robin ", "--player", "random")
    joined, over = out.splitlines()
    assert joined.startswith("Seat 0 is taken; its secret, to come back with --token, is ")
    match = server.get(f"/api/matches/{made['match']['id']}")
    first, second = match["result"]
    assert over == f"The match is over: Robin {first}, random {second}."
    text = server.get(f"/api/matches/{match['id']}/record")
    record = parse_record(text)
    assert (record.header.commitment, record.header.seed) == (commitment, match["seed"])
    file = program.file(record)
    assert "good" in program.good("check", file)
    assert commitment in program.good("verify", file)


def test_a_running_match_tells_the_commitment_and_not_the_seed(server: TableServer) -> None:
    made = make(server, "mine", "bot")
    path = f"/api/matches/{made['match']['id']}"
    token = made["held"][0]["token"]
    for headers in ({}, {"Authorization": f"Bearer {token}"}):
        text = server.get(f"{path}/record", **headers)
        assert f"\ncommitment {made['match']['commitment']}\n" in text
        assert "\nseed " not in text
        assert "\nmasked " in text
    assert server.get(path)["seed"] is None


def test_it_plays_in_a_seat_that_somebody_holds(
    program: Program, server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = make(server, "mine")
    monkeypatch.setenv("EVEREST_TOKEN", made["held"][0]["token"])
    out = program.good("bot", "--url", address(server, made) + "/play", "--player", "random")
    assert out.startswith("The match is over: seat 0 ")


def test_two_bots_play_mount_everest_with_each_other(server: TableServer, tmp_path: Path) -> None:
    made = make(server, "open", "open", game="mount-everest")
    script = "import sys; from everest.cli import main; sys.exit(main())"
    start = [sys.executable, "-c", script, "bot", "--url", address(server, made)]
    start += ["--player", "random"]
    bots = [
        subprocess.Popen(
            [*start, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
        )
        for options in (["--name", "Ann"], ["--name", "Bob"])
    ]
    said = [bot.communicate(timeout=300) for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0], said
    last = {out.splitlines()[-1] for out, _ in said}
    assert len(last) == 1
    assert "Ann" in last.pop()


def test_it_comes_back_when_the_server_was_away(program: Program, tmp_path: Path) -> None:
    """The server ends in the middle of the match, and another one goes on with its database."""
    with table_server(tmp_path, *FAST) as first:
        made = make(first, "open", "mine")  # where the match waits for us
        port = first.url.rpartition(":")[2]
        script = "import sys; from everest.cli import main; sys.exit(main())"
        bot = subprocess.Popen(
            [sys.executable, "-c", script, "bot", "--url", address(first, made), *ANN],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
        )
        assert bot.stdout is not None
        bot.stdout.readline()
        path = f"/api/matches/{made['match']['id']}/record"
        while "\n0 play" not in first.get(path):
            time.sleep(0.1)
        assert first.stop() == 0
    with table_server(tmp_path, *FAST, "--port", port) as second:
        seat, token = made["held"][0]["seat"], made["held"][0]["token"]
        let_in = f"/api/matches/{made['match']['id']}/seats/{seat}/bot"
        second.get(let_in, {"bot": "random"}, Authorization=f"Bearer {token}")
        out, err = bot.communicate(timeout=300)
    assert bot.returncode == 0, err
    assert "The match is over: Ann " in out
    assert "the next try is in 1 second." in err
    assert "Traceback" not in err


def test_it_waits_at_the_table_for_the_others(program: Program, server: TableServer) -> None:
    made = make(server, "mine", "open")
    threading.Timer(
        1.5,
        lambda: server.get(f"/api/matches/{made['match']['id']}/join", {"name": "Eve"}),
    ).start()
    paused: list[float] = []

    class Enough(Exception):
        pass

    def choose(view: object, legal: object) -> int:
        raise Enough

    with pytest.raises(Enough):
        remote.play(address(server, made), made["held"][0]["token"], choose, paused.append)
    assert paused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_gets_one_sentence(
    program: Program, server: TableServer, language: str
) -> None:
    lang = ("--lang", language)
    unknown = f"{server.url}/api/matches/unknown"
    full = address(server, make(server, "mine", "bot"))
    said = {
        program.bad(*lang, "bot", "--url", unknown),
        program.bad(*lang, "bot", "--url", full),
        program.bad(*lang, "bot", "--url", full, "--token", "wrong"),
    }
    assert len(said) == 3
    assert not any("match." in one or "seat." in one for one in said)


@pytest.mark.parametrize(
    "url",
    [
        "127.0.0.1:8000/api/matches/x",
        "http://127.0.0.1:8000/",
        "ftp://127.0.0.1/api/matches/x",
        "http:///api/matches/x",
        "http://127.0.0.1:99999/api/matches/x",
        "http://127.0.0.1/api/matches/",
        "http://127.0.0.1/api/matches/x?token=y",
        "http://127.0.0.1/api/matches/x#y",
        "http://[::1/api/matches/x",
        "http://a b/api/matches/x",
    ],
)
def test_what_is_no_address_gets_one_sentence(program: Program, url: str) -> None:
    assert "--url should be" in program.bad("bot", "--url", url)


def test_bad_options_get_one_sentence(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    url = "http://127.0.0.1:9/api/matches/x"
    assert "--player" in program.bad("bot", "--url", url, "--player", "clever")
    assert "--token" in program.bad("bot", "--url", url, "--token", "two words")
    assert "two" not in program.bad("bot", "--url", url, "--token", "two words")
    monkeypatch.setenv("EVEREST_TOKEN", "é")
    assert "EVEREST_TOKEN" in program.bad("bot", "--url", url)


def test_no_server_gets_one_sentence(program: Program) -> None:
    said = program.bad("bot", "--url", "http://127.0.0.1:9/api/matches/x")
    assert "No table server answers" in said
    assert "Connection refused" in said


# -- a server of the tests' own ------------------------------------------------------------------


class Script:
    """A server that says what it is told to say, and notes what it hears."""

    def __init__(self, *connections: list[dict[str, Any] | str]) -> None:
        self.connections = list(connections)
        self.heard: list[dict[str, Any]] = []

    def __call__(self, socket: ServerConnection) -> None:
        try:
            for step in self.connections.pop(0):
                if step == "hear":
                    self.heard.append(json.loads(socket.recv()))
                else:
                    socket.send(json.dumps(step))
        except ConnectionClosed:
            pass


def update(ply: int, *texts: str, over: bool = False) -> dict[str, Any]:
    legal = [{"number": number, "text": text} for number, text in enumerate(texts)]
    return {"type": "update", "ply": ply, "view": {"ply": ply}, "legal": legal, "over": over}


def refused(code: str) -> dict[str, Any]:
    return {"type": "refused", "problem": {"code": code}, "ply": 9}


def played(script: Script, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    monkeypatch.setattr("everest.cli.remote.time.sleep", lambda seconds: None)
    paused: list[float] = []
    with serve(script, "127.0.0.1", 0) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            port = running.socket.getsockname()[1]
            url = f"http://127.0.0.1:{port}/api/matches/x"
            remote.play(url, "secret", lambda view, legal: legal[-1], paused.append)
        finally:
            running.shutdown()
            thread.join()
    return paused


END = update(9, over=True)


def test_it_acts_once_on_each_update(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(
        [
            *("hear", update(3, "end", "move"), "hear", update(4, "end")),
            *({"type": "done", "ply": 4}, "hear", {"type": "done", "ply": 5}, END),
        ]
    )
    assert played(script, monkeypatch) == []
    assert script.heard == [
        {"type": "hello", "token": "secret"},
        {"type": "act", "ply": 3, "action": "move"},
        {"type": "act", "ply": 4, "action": "end"},
    ]


def test_it_acts_again_when_somebody_was_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(
        ["hear", update(3, "a"), "hear", update(4, "b"), refused("act.stale"), "hear", END]
    )
    assert played(script, monkeypatch) == []
    assert script.heard[-1] == {"type": "act", "ply": 4, "action": "b"}


def test_it_comes_back_after_what_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(
        ["hear", refused("act.ahead")],
        ["hear", refused("rate.exceeded")],
        ["hear", refused("server.closing")],
        ["hear", update(3, "a"), "hear"],
        ["hear", END],
    )
    assert played(script, monkeypatch) == [1.0, 2.0, 4.0, 8.0]
    assert script.heard.count({"type": "hello", "token": "secret"}) == 5


@pytest.mark.parametrize("code", ["seat.bad-token", "act.illegal", "spectators.none"])
def test_it_gives_up_after_what_does_not_pass(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    with pytest.raises(remote.Refused) as caught:
        played(Script(["hear", refused(code)]), monkeypatch)
    assert caught.value.code == code


def test_what_is_no_table_server_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(remote.NoServer):
        remote.play("http://127.0.0.1:9/api/matches/x", "secret", lambda view, legal: 0, print)
    for answer in (b"[", b"[1]", b"<html>"):
        monkeypatch.setattr(
            "urllib.request.urlopen", lambda *given, text=answer, **more: io.BytesIO(text)
        )
        with pytest.raises(remote.NoServer):
            remote.request("http://127.0.0.1:9/api/matches/x")

    def fail(*given: object, **more: object) -> Any:
        raise urllib.error.HTTPError("x", 404, "no", Message(), io.BytesIO(b"<html>"))

    monkeypatch.setattr("urllib.request.urlopen", fail)
    with pytest.raises(remote.NoServer) as caught:
        remote.request("http://127.0.0.1:9/api/matches/x")
    assert caught.value.reason == "HTTP 404"
