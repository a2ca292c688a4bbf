"""A position in words, as `everest play` shows it."""

from __future__ import annotations

import sys

from everest.cli import streams
from everest.cli.perspective import Perspective
from everest.cli.play.by_game import screens_of
from everest.cli.play.hand_view import show_hand
from everest.cli.play.map_view import show_map
from everest.cli.play.table_view import show_table
from everest.cli.play.terminal import OutputGone, Terminal
from everest.cli.play.weather_view import show_weather
from everest.engine.state import State
from everest.text.events import EVERYTHING
from everest.text.names import Words


def show_position(words: Words, perspective: Perspective, number: int) -> None:
    """Print a position as the viewer may see it; see `everest.cli.state_report.state_report`.

    Raises:
        RecordComplaint: if one of the actions is not legal.
    """
    state = perspective.state(number)
    streams.write(words.say("cli-replay-position", ply=number, last=perspective.last))
    try:
        _show(words, perspective, state)
    except OutputGone as error:
        raise streams.ReaderGone from error


def _show(words: Words, perspective: Perspective, state: State) -> None:
    game = perspective.opened.game
    viewer = perspective.viewer
    screens = screens_of(game)
    scene = screens.scene(words, game.view(state, None if viewer == EVERYTHING else viewer))
    terminal = Terminal(sys.stdin, sys.stdout)
    show_weather(terminal, scene)
    show_map(terminal, scene)
    show_table(terminal, screens, scene)
    for seat in range(game.ruleset.seats):
        if viewer in (seat, EVERYTHING):
            show_hand(terminal, screens.scene(words, game.view(state, seat)), screens)
