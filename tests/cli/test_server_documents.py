"""docs/protocol.md and docs/hosting.md say what the table server does: all of it, and no more."""

import json
import re
import subprocess
import sys
import typing
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import BaseModel

from everest.advice.shapes import Advice
from everest.cli.environment import variable_of
from everest.record.record import LONGEST_NAME
from everest.server import app, chat, chatting, health, metrics, routes, schema, socket, watcher
from everest.server.messages import base, history, play, rest, rulesets
from everest.server.metrics import Metrics
from everest.server.problems import STATUS
from everest.server.settings import Settings
from everest.server.shapes import Shapes
from tests.cli.table_server import table_server
from tests.cli.test_help import command
from tests.test_docs import code_blocks

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "docs" / "protocol.md"
HOSTING = ROOT / "docs" / "hosting.md"


def models() -> dict[str, type[BaseModel]]:
    """Everything that goes over the wire: messages by type, bodies by the names of the classes."""
    found: dict[str, type[BaseModel]] = {}
    modules = (base, rest, rulesets, history, play)
    for name, value in [item for module in modules for item in vars(module).items()]:
        if isinstance(value, type) and issubclass(value, base.Model):
            field = value.model_fields.get("type")
            found[typing.get_args(field.annotation)[0] if field is not None else name] = value
    del found["Model"]
    return found


def advice() -> dict[str, dict[str, Any]]:
    """The parts of advice, by the names of their classes."""
    found = Shapes()
    found.add(Advice, "Advice")
    return found.schemas


def section(title: str, page: Path = PROTOCOL) -> str:
    """What stands under a heading, up to the next one of the same level or a higher one."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^(##+) {re.escape(title)}\n(.*?)(?=^##+ |\Z)", text, re.M | re.S)
    assert found is not None, title
    return found[2]


def rows(text: str) -> list[list[str]]:
    """The rows of the first table, without its head, cells without their marks of code."""
    lines = [line for line in text.split("\n") if line.startswith("|")]
    return [
        [cell.strip().strip("`") for cell in line.strip("|").split(" | ")] for line in lines[2:]
    ]


def headings() -> set[str]:
    return set(re.findall(r"^### `(\S+)`$", PROTOCOL.read_text(encoding="utf-8"), re.M))


def test_every_body_and_message_is_described_and_no_other() -> None:
    assert headings() == {*models(), *advice()}
    assert {"hello", "update", "MatchInfo"} < headings()


@pytest.mark.parametrize("name", models())
def test_every_field_is_described_and_no_other(name: str) -> None:
    model = models()[name]
    described = {row[0].strip(" `"): row for row in rows(section(f"`{name}`"))}
    assert set(described) == set(model.model_fields)
    for field, info in model.model_fields.items():
        row = described[field]
        if len(row) > 2 and field != "type":
            default = row[2].strip(" `")
            assert (default == "has to be there") == info.is_required(), field
            if isinstance(info.default, (str, int)):
                assert default == json.dumps(info.default).strip('"'), field


@pytest.mark.parametrize("name", advice())
def test_every_part_of_advice_is_described_and_no_other(name: str) -> None:
    described = [row[0] for row in rows(section(f"`{name}`"))]
    assert described == list(advice()[name]["properties"])


def test_every_route_is_described_and_no_other() -> None:
    server = FastAPI()
    server.include_router(routes.router)
    server.include_router(schema.router)
    paths = server.openapi()["paths"]
    wanted = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    assert {row[0].strip(" `") for row in rows(section("REST"))} == {
        *wanted,
        "GET /api/openapi.json",
    }
    assert f"`{_path_of_socket()}`" in section("The WebSocket")


def _path_of_socket() -> str:
    (path,) = [route.path for route in socket.router.routes]  # type: ignore[attr-defined]
    return str(path)


def test_every_code_is_described_and_no_other() -> None:
    described = {row[0].strip(" `"): int(row[1]) for row in rows(section("Codes"))}
    assert described == STATUS


def test_the_numbers_are_those_of_the_program() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    hosting = section("What is limited", HOSTING)
    for number in (app.MOST_BODY, socket.LONGEST_MESSAGE):
        assert str(number) in text
        assert str(number) in hosting
    assert f"within {socket.HELLO_SECONDS:.0f} seconds" in text
    assert f"{watcher.MOST_WAITING} were waiting, or one for {socket.SEND_SECONDS:.0f} sec" in text
    assert f"{socket.HELLO_SECONDS:.0f} seconds" in hosting
    assert f"{watcher.MOST_WAITING}, and one not longer than" in hosting
    assert f"{app.MOST_RECORDS} a minute" in hosting
    assert f"| {watcher.NO_ENTRY} |" in text
    assert f"| {watcher.BEHIND} |" in text


def test_the_bounds_of_messages_are_those_of_the_program() -> None:
    assert f"1 to {LONGEST_NAME} signs" in section("`Join`")
    assert f"{rest.SHORTEST_REMINDER} to {rest.LONGEST_REMINDER} (" in section("`Reminder`")
    assert f"{rest.SHORTEST_TIME} to {rest.LONGEST_TIME} (" in section("`TotalTime`")
    assert f"up to {rest.MOST_MINE} " in section("`Mine`")
    said = section("`say`")
    assert f"1 to {base.LONGEST_CHAT} signs" in said
    assert f"{chat.SAID_TOGETHER} things within {chat.SAID_SECONDS:.0f} seconds" in said
    assert f"{chatting.MOST_LINES} are said at one table" in said
    assert f"latest {chat.MOST_TOLD} lines" in section("`chat`")


def test_examples_are_messages() -> None:
    kinds = []
    for block in code_blocks(PROTOCOL, "json"):
        value: Any = json.loads(block)
        kind = value.get("type", "ProblemBody")
        models()[kind].model_validate(value)
        kinds.append(kind)
    from_clients = {"hello", "act", "take-back", "ask-back", "answer-back", "say", "ping"}
    assert set(kinds) == {*from_clients, "update", "refused", "ProblemBody"}


def test_the_program_of_ones_own_plays_a_match(tmp_path: Path) -> None:
    (example,) = code_blocks(PROTOCOL, "python")
    (tmp_path / "own.py").write_text(example, encoding="utf-8")
    with table_server(tmp_path, "--messages-per-second", "1000") as server:
        made = server.get("/api/matches", {"game": "k2", "seats": [{"kind": "mine"}]})
        path = f"/api/matches/{made['match']['id']}"
        url = f"{server.url.replace('http', 'ws')}{path}/play"
        subprocess.run(
            [sys.executable, str(tmp_path / "own.py"), url, made["held"][0]["token"]], check=True
        )
        assert server.get(path)["status"] == "over"


def test_every_option_of_serve_is_described_and_no_other() -> None:
    described = {row[0]: row for row in rows(section("Options", HOSTING))}
    params = command().commands["serve"].params
    assert set(described) == {max(param.opts, key=len) for param in params}
    for param in params:
        option = max(param.opts, key=len)
        assert described[option][1] == variable_of(option)
        if isinstance(param.default, str):
            assert described[option][2] == param.default
    settings = Settings(database_url="")
    for name in ("host", "port", "bot_processes", "most_connections", "most_matches"):
        assert described[f"--{name.replace('_', '-')}"][2] == str(getattr(settings, name))
    assert float(described["--idle-seconds"][2]) == settings.idle_seconds
    assert float(described["--messages-per-second"][2]) == settings.messages_per_second
    assert described["--metrics-from"][2] == ",".join(settings.metrics_from)
    for name in ("log_format", "log_level", "delete_over_after", "delete_unfinished_after"):
        assert described[f"--{name.replace('_', '-')}"][2] == str(getattr(settings, name))


def test_every_command_of_admin_is_described_and_no_other() -> None:
    found = rows(section("Looking after matches", HOSTING))
    described = {row[0].split()[2]: set(re.findall(r"--[a-z-]+", row[1])) for row in found}
    wanted = {
        name: {option for param in one.params for option in param.opts if option.startswith("--")}
        for name, one in command().commands["admin"].commands.items()
    }
    assert described == wanted


def test_every_metric_is_described_and_no_other() -> None:
    described = {row[0]: row[1] for row in rows(section("Metrics", HOSTING))}
    wanted = {}
    for family in Metrics().registry.collect():
        if family.name.startswith("everest_"):
            name = family.name + ("_total" if family.type == "counter" else "")
            wanted[name] = family.type
    assert {name: kind.split(",")[0] for name, kind in described.items()} == wanted
    for name, labels in {
        "everest_matches": ["status"],
        "everest_requests_total": ["method", "route", "status"],
        "everest_refusals_total": ["code"],
        "everest_build_info": ["version"],
    }.items():
        assert re.findall(r"`(\w+)", described[name]) == labels
    assert f"every {metrics.FRESH_SECONDS:.0f} seconds" in section("Metrics", HOSTING)


def test_health_is_described() -> None:
    assert [row[0] for row in rows(section("Health", HOSTING))] == ["GET /healthz", "GET /readyz"]
    assert f"within {health.PING_SECONDS:.0f} seconds" in section("Health", HOSTING)


def test_variables_in_examples_exist() -> None:
    known = {variable_of(max(param.opts, key=len)) for param in command().commands["serve"].params}
    used = set(re.findall(r"EVEREST_[A-Z_]+", HOSTING.read_text(encoding="utf-8")))
    assert used == known
