"""The sample of sentences that the tests of the client compare theirs with is what Python says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from everest.games.k2 import vocabulary as k2
from everest.games.mount_everest import vocabulary as mount_everest
from tests.text.reading import messages
from web.scripts.sentences import sentences, text

FILE = Path(__file__).parents[2] / "web" / "tests" / "text" / "sentences.json"

LARGEST = 300_000

OF_CHANCE = {"first", "pawn", "token", "weather", "deal", "draw", "tile"}
"""Kinds of actions that no player chooses."""

SELDOM = {"event-swapped"}
"""What bots hardly ever do."""


@pytest.fixture(scope="module")
def kept() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def test_the_sample_is_what_python_says() -> None:
    again = "out of date: python web/scripts/sentences.py web/tests/text/sentences.json"
    assert FILE.read_text(encoding="utf-8") == text(sentences()), again


def test_the_sample_has_every_action_that_is_chosen(kept: list[dict[str, Any]]) -> None:
    for game, kinds in (("mount-everest", mount_everest.KIND_NAMES), ("k2", k2.KIND_NAMES)):
        matches = [match for match in kept if match["ruleset"]["game"] == game]
        found = {choice["kind"] for match in matches for choice in match["choices"]}
        assert found - {"abandon"} == set(kinds) - OF_CHANCE


def test_the_sample_has_every_event(kept: list[dict[str, Any]]) -> None:
    found = {
        f"event-{event['kind']}" for match in kept for moment in match["events"] for event in moment
    }
    known = {name for name in messages("en") if name.startswith("event-")}
    assert known - found == SELDOM


def test_the_sample_has_many_refusals_and_is_small(kept: list[dict[str, Any]]) -> None:
    found = {refusal["reason"] for match in kept for refusal in match["refusals"]}
    assert len(found) > 40
    assert FILE.stat().st_size < LARGEST
