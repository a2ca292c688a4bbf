"""REST does what its OpenAPI says, whatever it is asked: schemathesis makes up the questions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema
from schemathesis.python import asgi
from schemathesis.schemas import BaseSchema

from everest.bots.players import make_bot
from everest.server import app as application
from everest.server.app import create_app
from everest.server.store.engine import default_url
from tests.server.serving import settings

EXAMPLES = 8
"""Questions for each route, besides those that are always the same."""

SECONDS = 120.0
"""How long the match of a bot may take."""

# What is not in the schema, since it is in the data: otherwise nothing but 422 would come back.
WORDS = {
    "game": ["k2"],
    "map": ["easy", "hard"],
    "weather": ["summer", "winter"],
    "limits": ["strict"],
    "variant": ["standard", "family"],
    "bot": ["random"],
    "seats[*].bot": ["random"],
    "clock.bot": ["random"],
}

# Words that are not in the data are refused with 422, too, and so are whole numbers like 1.0.
PARTLY_IN_THE_DATA = ["makeMatch", "joinMatch", "letBotPlay", "readRuleset"]
SOME_ARE_REFUSED = ["2xx", "403", "404", "409", "422"]


class Api:
    """The application, and matches in it.

    Attributes:
        schema: as schemathesis has it.
        hosts, seats: the secrets of the hosts, and of one seat each where there is one, by match.
    """

    def __init__(self, database: Path) -> None:
        bots = {"k2": ("random",), "mount-everest": ("random",)}
        self.app = create_app(settings(default_url(database)), make_bot, bots)
        self.hosts: dict[str, str] = {}
        self.seats: dict[str, str] = {}
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app)
        self.make("mine", "mine", listed=True)
        self.make("mine", "open", "open", listed=True)
        self.make("mine", "mine", clock={"kind": "total", "seconds": 3600, "bot": "random"})
        self.until_over(self.make("bot"))

    def ask(self, method: str, path: str, **parts: Any) -> Any:
        """The answer to a question of ours."""
        answer = self.schema[path][method].Case(**parts).call()
        assert answer.status_code < 300, answer.text
        return answer.json()

    def make(self, *kinds: str, **wish: Any) -> str:
        """A new match."""
        seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
        made = self.ask("POST", "/api/matches", body={"game": "k2", "seats": seats, **wish})
        match_id = str(made["match"]["id"])
        self.hosts[match_id] = made["host_token"]
        if made["held"]:
            self.seats[match_id] = made["held"][0]["token"]
        return match_id

    def until_over(self, match_id: str) -> None:
        """Wait for the end of a match."""
        last = time.monotonic() + SECONDS
        path = "/api/matches/{match_id}"
        while self.ask("GET", path, path_parameters={"match_id": match_id})["status"] != "over":
            assert time.monotonic() < last
            time.sleep(0.1)

    def configured(self) -> BaseSchema:
        """The schema for a run in which these matches are asked for."""
        ids = list(self.hosts)
        words = {f"body.{name}": values for name, values in WORDS.items()}
        choices = ("game", "map", "weather", "limits", "variant")
        words |= {f"query.{name}": WORDS[name] for name in choices}
        words |= {"path.match_id": ids, "body.held[*].match": ids}
        words["body.held[*].token"] = list(self.hosts.values())
        config = {
            "generation": {"max-examples": EXAMPLES, "deterministic": True},
            "dictionaries": {name: {"values": values} for name, values in words.items()},
            "parameters": {name: {"dictionary": name, "probability": 0.8} for name in words},
            # it wants 401; which tokens open what is tested by hand, and below
            "checks": {"missing_required_header": {"enabled": False}},
            "operations": [
                {
                    "include-operation-id": PARTLY_IN_THE_DATA,
                    "checks": {"positive_data_acceptance": {"expected-statuses": SOME_ARE_REFUSED}},
                }
            ],
        }
        schema = schemathesis.openapi.from_asgi(
            "/api/openapi.json", self.app, config=SchemathesisConfig.from_dict(config)
        )
        schema.auth(refresh_interval=None)(_tokens(self.hosts, self.seats))
        return schema


def _tokens(hosts: dict[str, str], seats: dict[str, str]) -> type:
    class Tokens:
        """Shows the secret of the host of a match, or the one that its past is shown to."""

        def get(
            self, case: schemathesis.Case[Any], context: schemathesis.AuthContext
        ) -> str | None:
            is_looking = case.operation.path.endswith(("/record", "/history"))
            tokens = seats if is_looking else hosts
            return tokens.get(str(case.path_parameters.get("match_id")))

        def set(
            self, case: schemathesis.Case[Any], data: str, context: schemathesis.AuthContext
        ) -> None:
            case.headers["Authorization"] = f"Bearer {data}"

    return Tokens


@dataclass(frozen=True)
class Found:
    """What a run has found.

    Attributes:
        failures: what is not as it should be, in words.
        answered: the routes that have done what they were asked.
    """

    failures: list[str]
    answered: set[str]


def run(schema: BaseSchema) -> Found:
    """Ask all kinds of questions."""
    found = Found([], set())
    for event in from_schema(schema).execute():
        if isinstance(event, events.ScenarioFinished):
            _look(event, found)
        elif isinstance(event, events.NonFatalError):
            found.failures.append(event.info.format())
        elif isinstance(event, events.FatalError):
            raise event.exception
    return found


def _look(event: events.ScenarioFinished, found: Found) -> None:
    recorder = event.recorder
    for key, interaction in recorder.interactions.items():
        if interaction.response is not None and interaction.response.status_code < 300:
            found.answered.add(recorder.cases[key].value.operation.label)
    for checks in recorder.checks.values():
        for check in checks:
            if (info := check.failure_info) is not None:
                failure = info.failure
                said = f"{failure.operation}: {failure.title}\n{failure.message}"
                found.failures.append(f"{said}\n{info.code_sample}")


@pytest.fixture
def api(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    monkeypatch.setattr(application, "MOST_RECORDS", 1_000_000)
    try:
        yield Api(tmp_path)
    finally:
        asgi.shutdown_lifespans()


def test_rest_does_what_its_openapi_says(api: Api) -> None:
    found = run(api.configured())
    assert found.failures == [], "\n\n".join(found.failures)
    # and what is asked is not only nonsense
    assert {"GET /api/matches/{match_id}", "POST /api/mine", "POST /api/matches"} <= found.answered
