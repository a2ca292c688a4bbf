"""What the table server's log says, and what it never says."""

import json
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from everest.cli.serve_logs import set_up, shown_path, without_ids
from everest.server.settings import LogFormat, LogLevel
from tests.cli.table_server import table_server

SOLO = {"game": "k2", "seats": [{"kind": "mine", "name": "Ambrose"}, {"kind": "mine"}]}
CODE = "4bCdEfGhIjKlMnOpQrStUv"


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("everest")
    before = (root.handlers, root.level, ours.level)
    yield
    root.handlers, _, _ = before
    root.setLevel(before[1])
    ours.setLevel(before[2])
    logging.captureWarnings(False)


def logged(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat = "text", level: LogLevel = "info"
) -> str:
    """Everything that some loggers say at every level."""
    set_up(log_format, level)
    for name in ("everest.server.tables", "uvicorn.error", "websockets.server", "aiosqlite"):
        logger = logging.getLogger(name)
        for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
            logger.log(number, "%s says %s", name, logging.getLevelName(number))
    return capsys.readouterr().err


# -- levels and formats --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "ours", "others"),
    [
        ("debug", "DEBUG INFO WARNING ERROR", "WARNING ERROR"),
        ("info", "INFO WARNING ERROR", "WARNING ERROR"),
        ("warning", "WARNING ERROR", "WARNING ERROR"),
        ("error", "ERROR", "ERROR"),
    ],
)
def test_libraries_never_tell_more_than_warnings(
    capsys: pytest.CaptureFixture[str], level: LogLevel, ours: str, others: str
) -> None:
    lines = logged(capsys, level=level).splitlines()
    for name in ("everest.server.tables", "uvicorn.error", "websockets.server", "aiosqlite"):
        said = [line.rpartition(" ")[2] for line in lines if f" {name} says " in line]
        assert said == (ours if "everest" in name else others).split()


def test_lines_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    first, *_ = [json.loads(line) for line in logged(capsys, "json").splitlines()]
    assert list(first) == ["time", "level", "logger", "message"]
    assert (first["level"], first["logger"]) == ("info", "everest.server.tables")
    assert first["time"].endswith("+00:00")


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_what_exceptions_say_is_cut_short_too(
    capsys: pytest.CaptureFixture[str], log_format: LogFormat
) -> None:
    set_up(log_format, "debug")
    try:
        raise ValueError(f"match {CODE}\nDETAIL:  Failing row contains (Ambrose, hello)")
    except ValueError:
        logging.getLogger("everest.x").exception("it failed at %s", CODE)
    said = capsys.readouterr().err
    assert CODE[:6] in said
    assert "test_what_exceptions_say_is_cut_short_too" in said
    for secret in (CODE, "Ambrose", "hello"):
        assert secret not in said
    if log_format == "json":
        (line,) = said.splitlines()
        assert "ValueError" in json.loads(line)["exc_info"]


# -- what is shown of paths and words ------------------------------------------------------------


def test_what_the_log_shows_of_a_path() -> None:
    for path, shown in {
        "/everest/api/matches/abcdefghijk/play?token=x": "/everest/api/matches/abcdef.../play",
        "/api/matches": "/api/matches",
        "/api/matches/short": "/api/matches/short",
        f"/table/{CODE}": f"/table/{CODE[:6]}...",
        "/a\nb c": "/a%0Ab%20c",
        "/" + 500 * "a/": "/" + 99 * "a/" + "a...",
    }.items():
        assert shown_path(path) == shown


def test_ids_and_secrets_do_not_look_like_words() -> None:
    found = [secrets.token_urlsafe(size) for size in (16, 32) for _ in range(2000)]
    left = [word for word in found if without_ids(word) == word]
    assert len(left) <= 4  # by chance; nothing of ours depends on it
    for word in (
        "BaseHTTPMiddleware",
        "everest_server_tables",
        "python3.11/site-packages",
        "a" * 15,
    ):
        assert without_ids(word) == word


# -- a running server ----------------------------------------------------------------------------


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_requests_of_a_running_server(tmp_path: Path, log_format: str) -> None:
    with table_server(tmp_path, "--log-format", log_format, "--log-level", "debug") as server:
        made = server.get("/api/matches?x=inthewrongplace", SOLO)
        identity, token = made["match"]["id"], made["held"][0]["token"]
        server.get(f"/api/matches/{identity}/record", Authorization=f"Bearer {token}")
        server.get("/healthz")
    for secret in (identity, token, made["host_token"], "inthewrongplace", "Ambrose"):
        assert secret not in server.log
    assert "/healthz" in server.log
    if log_format == "json":
        lines = [json.loads(line) for line in server.log.splitlines()]
        asked = [line for line in lines if line["logger"] == "everest.requests"]
        facts = [(line["method"], line["path"], line["status"]) for line in asked]
        assert facts[:2] == [
            ("POST", "/api/matches", 201),
            ("GET", f"/api/matches/{identity[:6]}.../record", 200),
        ]
        assert all(0 <= line["duration"] < 60 for line in asked)


def test_good_health_is_not_worth_a_line(tmp_path: Path) -> None:
    with table_server(tmp_path) as server:
        server.get("/healthz")
        server.get("/readyz")
    assert server.log == ""
