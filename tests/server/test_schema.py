"""What machines are told of the protocol is what the code says, and web/ has the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from everest.server.messages.play import CLIENT_MESSAGE, SERVER_MESSAGE
from everest.server.schema import messages_schema
from tests.server.serving import Served
from web.scripts.schemas import schemas

WEB = Path(__file__).parents[2] / "web"

SECONDS = 300
NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")
"""How npm says that it cannot reach what it needs."""

AGAIN = "out of date: `make types` makes it again"


@pytest.mark.parametrize("name", schemas())
def test_the_schemas_of_the_client_are_those_of_the_server(name: str) -> None:
    text = (WEB / "schemas" / name).read_text(encoding="utf-8")
    assert json.loads(text) == schemas()[name], f"web/schemas/{name} is {AGAIN}"


def test_every_message_has_a_schema() -> None:
    parts = messages_schema()["$defs"]
    for union, adapter in (("ClientMessage", CLIENT_MESSAGE), ("ServerMessage", SERVER_MESSAGE)):
        kinds = adapter.json_schema()["discriminator"]["mapping"]
        assert parts[union]["discriminator"]["mapping"] == kinds
        assert {one["$ref"] for one in parts[union]["oneOf"]} == set(kinds.values())


def test_the_server_leaves_out_nothing_and_a_client_what_has_a_default() -> None:
    parts = messages_schema()["$defs"]
    assert parts["Hello"]["required"] == ["type"]
    for name in ("Update", "Refused", "ProblemBody", "MatchInfo", "TotalTime", "Pong"):
        assert parts[name]["required"] == list(parts[name]["properties"]), name


def test_every_route_has_a_name_and_is_described() -> None:
    paths: dict[str, Any] = schemas()["openapi.json"]["paths"]
    routes = [route for ways in paths.values() for route in ways.values()]
    names = [route["operationId"] for route in routes]
    assert len(set(names)) == len(names)
    assert all(name.isalpha() for name in names)
    assert all(route["summary"] and route["description"] for route in routes)


async def test_the_server_tells_the_schemas(served: Served) -> None:
    for path, name in (("openapi.json", "openapi.json"), ("messages.json", "messages.json")):
        answer = await served.http.get(f"/api/{path}")
        assert answer.json() == schemas()[name]


def test_packages_are_fixed_and_come_from_whatever_registry_is_used() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]["node_modules/typescript"]["integrity"]
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert name == "" or package["integrity"], name


def test_the_types_of_the_client_are_those_of_the_schemas(tmp_path: Path) -> None:
    # one test, so that the workers of a run do not install the packages at the same time
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    _install()
    made = _npm("run", "--silent", "types", "--", str(tmp_path))
    assert made.returncode == 0, made.stderr
    for name in ("rest.d.ts", "messages.d.ts"):
        text = (WEB / "src" / "protocol" / name).read_text(encoding="utf-8")
        assert text == (tmp_path / name).read_text(encoding="utf-8"), f"{name} is {AGAIN}"
    # whether the page goes well with them is looked at by `make check`


def _install() -> None:
    """Install the packages of the lock file, unless they are there."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    installed = _npm("ci", "--fetch-retries=1")
    if any(word in installed.stderr for word in NETWORK) and "CI" not in os.environ:
        pytest.skip("the packages are not installed, and npm does not reach its registry")
    assert installed.returncode == 0, installed.stderr


def _npm(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["npm", "--prefix", str(WEB), *words], capture_output=True, text=True, timeout=SECONDS
    )
