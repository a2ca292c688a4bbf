"""A match told in chapters: one for each turn, deal or choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from everest.cli.complaints import RecordComplaint
from everest.cli.perspective import Perspective
from everest.engine.events import Event
from everest.record.errors import RecordError
from everest.record.replay import action_of
from everest.text.events import log_lines
from everest.text.names import Words


@dataclass(frozen=True)
class Chapter:
    """What happened between two moments at which the turn passed on.

    Attributes:
        first, last: numbers of its actions from 1, as the viewer counts them.
        lines: sentences about it.
    """

    first: int
    last: int
    lines: list[str]


def chapters(words: Words, perspective: Perspective) -> Iterator[Chapter]:
    """The match as the viewer may know it; see `everest.text.events.log_lines`.

    Raises:
        RecordComplaint: at the first ply that is not legal.
    """
    game = perspective.opened.game
    state = game.new_state()
    first = 1
    try:
        for index, (ply, number) in enumerate(
            zip(perspective.plies, perspective.numbers, strict=True), start=1
        ):
            if state.events is None:
                events: list[Event] = []
                state.events = events
            before = (state.phase, state.seat)
            game.apply(state, ply.actor, action_of(game, state, ply))
            is_last = index == len(perspective.plies)
            if (state.phase, state.seat) != before or is_last:
                lines = log_lines(words, events, perspective.viewer)
                if lines:
                    yield Chapter(first, number, lines)
                state.events = None
                first = number + 1
    except RecordError as error:
        raise RecordComplaint(perspective.opened.file, error) from error
