"""A match told in chapters: one for each turn, deal or choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from everest.cli.complaints import RecordComplaint
from everest.cli.shared import Opened
from everest.engine.events import Event
from everest.record.errors import RecordError
from everest.record.replay import action_of, require_complete
from everest.text.events import log_lines
from everest.text.names import Words


@dataclass(frozen=True)
class Chapter:
    """What happened between two moments at which the turn passed on.

    Attributes:
        first, last: numbers of its actions in the record, from 1.
        lines: sentences about it.
    """

    first: int
    last: int
    lines: list[str]


def chapters(words: Words, opened: Opened, viewer: int | None) -> Iterator[Chapter]:
    """The match of a record, as `viewer` may know it; see `everest.text.events.log_lines`.

    Raises:
        RecordComplaint: at the first ply that is not legal, or for a masked record.
    """
    try:
        require_complete(opened.record)
        game = opened.game
        state = game.new_state()
        first = 1
        for number, ply in enumerate(opened.record.plies, start=1):
            if state.events is None:
                events: list[Event] = []
                state.events = events
            before = (state.phase, state.seat)
            game.apply(state, ply.actor, action_of(game, state, ply))
            is_last = number == len(opened.record.plies)
            if (state.phase, state.seat) != before or is_last:
                lines = log_lines(words, events, viewer)
                if lines:
                    yield Chapter(first, number, lines)
                state.events = None
                first = number + 1
    except RecordError as error:
        raise RecordComplaint(opened.file, error) from error
