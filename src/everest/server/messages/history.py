"""The body of a history: a whole match, step by step, as somebody may know it."""

from __future__ import annotations

from typing import Any

from everest.server.messages.base import Model
from everest.server.messages.play import Line, TableEvent


class Change(Model):
    """What has changed in a view: the value at the end of a path of keys and indices."""

    path: list[str | int]
    value: Any


class HistoryStep(Model):
    """A position: the line that led to it, what happened, and what is other than before."""

    ply: int
    line: Line | None
    events: list[TableEvent]
    changes: list[Change]


class History(Model):
    """A match from before its first line on."""

    steps: list[HistoryStep]
