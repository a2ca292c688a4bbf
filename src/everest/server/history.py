"""A whole match, step by step, as one viewer may know it: for looking back.

A step is a line that stays, and all that happens unseen before the next one. As in the record that
is masked for the viewer, cards that others choose in secret come where they are shown, so two
matches that differ only in what the viewer may not know have the same history, byte by byte.
"""

from __future__ import annotations

import gzip
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

import orjson

from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.record.masking import Observer, Step
from everest.record.record import Ply
from everest.server.changes import changes
from everest.server.perspective import Viewer, as_lines, events_for

GZIP_LEVEL: Final = 6


@dataclass(frozen=True)
class Past:
    """What has happened in a match, to be told while it goes on.

    Attributes:
        game: its rules.
        plies: all actions, as in `Match.plies`.
        phase_ends: the numbers of those with which a phase ended.
        viewer: who is told.
        knows_all: whether it may know everything: the match is over.
        view: what it may know now.
    """

    game: AnyGame
    plies: list[tuple[int, int]]
    phase_ends: Collection[int]
    viewer: Viewer
    knows_all: bool
    view: Any

    def to_json(self) -> bytes:
        """It as JSON, in the shape of `everest.server.messages.history.History`."""
        return orjson.dumps({"steps": list(self.steps())})

    def packed(self) -> bytes:
        """The same, compressed with gzip: to less than a tenth."""
        return gzip.compress(self.to_json(), GZIP_LEVEL, mtime=0)

    def steps(self) -> Iterator[dict[str, Any]]:
        """The steps in order, the first one before anything has happened."""
        state = self.game.new_state()
        events: list[Event] = []
        state.events = events
        known, unshown = self._order()
        before: Any = None
        line: Ply | None = None
        ply = 0

        def step(view: Any) -> dict[str, Any]:
            nonlocal before
            told = {
                "ply": ply,
                "line": as_lines([line])[0] if line is not None else None,
                "events": self._told(events),
                "changes": changes(before, view),
            }
            events.clear()
            before = view
            return told

        for one in known:
            if one.seen is not None:
                yield step(self._view(state))
                ply, line = ply + 1, one.seen
            self._apply(state, one.ply)
        for one in unshown:
            self._apply(state, one.ply)
        yield step(self.view)

    def _order(self) -> tuple[list[Step], list[Step]]:
        """All actions as the viewer learns of them, and apart those that it does not yet."""
        observer = Observer(self.game, self.viewer)
        steps: list[Step] = []
        for number, (actor, action) in enumerate(self.plies):
            ply = Ply(actor, self.game.text(action))
            if self.knows_all:
                steps.append(Step(ply, ply))
            else:
                ends_phase = number in self.phase_ends
                steps.extend(observer.note(ply, action, ends_phase=ends_phase))
        return steps, observer.unshown()

    def _apply(self, state: Any, ply: Ply) -> None:
        self.game.apply(state, ply.actor, self.game.actions.find(ply.text))

    def _view(self, state: Any) -> Any:
        return self.game.full_view(state) if self.knows_all else self.game.view(state, self.viewer)

    def _told(self, events: list[Event]) -> list[dict[str, Any]]:
        if self.knows_all:
            return [{"kind": event.kind, "data": event.data} for event in events]
        return events_for(events, self.viewer)
