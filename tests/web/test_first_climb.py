"""The film of the first climb is what the engine makes of its record, and has all it teaches."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from web.scripts import first_climb

MOST_BYTES = 160_000  # views, legal actions, and what entering each space costs


@cache
def film() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(first_climb.FILM.read_text(encoding="utf-8"))
    return found


def test_the_film_is_what_the_script_makes() -> None:
    same = first_climb.FILM.read_text(encoding="utf-8") == first_climb.text()
    assert same, "out of date: `python web/scripts/first_climb.py` makes it again"


def test_the_film_is_small() -> None:
    assert first_climb.FILM.stat().st_size < MOST_BYTES


@pytest.mark.parametrize(
    "kind",
    [
        "cards-shown",
        "token-taken",
        "risk-settled",
        "given",
        "tile-turned",
        "went-back",
        "pitched",
        "oxygen-spent",
        "rest-used",
        "raised",
        "checked",
        "summited",
        "came-home",
    ],
)
def test_the_film_has_what_is_taught(kind: str) -> None:
    events = [event for step in film()["steps"] for event in step.get("events", [])]
    assert kind in {event["kind"] for event in events if event["data"].get("seat") != 1}


def test_nobody_dies() -> None:
    assert "clients-died" not in first_climb.FILM.read_text(encoding="utf-8")


def test_the_film_knows_no_more_than_the_pupil() -> None:
    start = film()["steps"][0]["changes"][0]["value"]
    assert [("private" in player) for player in start["players"]] == [True, False]
    paths = [change["path"] for step in film()["steps"] for change in step.get("changes", [])]
    assert not [path for path in paths if path[:2] == ["players", 1] and "private" in path]
