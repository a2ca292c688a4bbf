"""What can be typed besides actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from everest.cli.play.hand_view import show_hand
from everest.cli.play.help import show_help, show_rules
from everest.cli.play.map_view import show_map
from everest.cli.play.session import Leaving, Session
from everest.cli.play.table_view import show_table
from everest.cli.play.weather_view import show_weather
from everest.games.faults import printable, shown
from everest.text.actions import phrase

ALIASES: Final = {
    "?": "help",
    "h": "help",
    "u": "undo",
    "w": "weather",
    "q": "quit",
    "exit": "quit",
    "cards": "hands",
    "hand": "hands",
    "rule": "rules",
}

ENTRIES_SHOWN: Final = 30
"""Of the log, unless all of it is asked for."""


class Commands:
    """Runs the commands of one seat.

    Attributes:
        changed: whether the last command has changed the match.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._terminal = session.terminal
        self._seat = seat
        self.changed = False

    def run(self, line: str) -> bool:
        """Run a line if it is a command; whether it was one.

        Raises:
            Leaving: for `quit`.
        """
        self.changed = False
        name, _, argument = line.partition(" ")
        name = ALIASES.get(name.lower(), name.lower())
        argument = argument.strip()
        session = self._session
        scene = session.scene(self._seat)
        if name == "help":
            topic, program = shown(argument), session.program
            show_help(self._terminal, session.words, session.screens, topic, program)
        elif name == "rules":
            show_rules(self._terminal, session.words, shown(argument))
        elif name == "save":
            self._save(argument)
        elif name == "log" and argument in ("", "all"):
            most = None if argument else ENTRIES_SHOWN
            session.log.show(self._terminal, self._seat, most)
        elif argument:
            return False  # the other commands take nothing
        elif name == "map":
            show_map(self._terminal, scene)
        elif name == "weather":
            show_weather(self._terminal, scene)
        elif name == "hands":
            show_hand(self._terminal, scene, session.screens)
        elif name == "table":
            show_table(self._terminal, session.screens, scene, session.is_first_time)
        elif name == "undo":
            self._undo()
        elif name == "quit":
            raise Leaving
        else:
            return False
        return True

    def _undo(self) -> None:
        session = self._session
        action = session.undo(self._seat)
        if action is None:
            self._terminal.say(session.say("nothing-to-undo"))
            return
        self.changed = True
        self._terminal.say(session.say("undone", action=phrase(session.words, action)))
        # what is played without asking would be played again at once
        while session.is_forced(self._seat) and session.undo(self._seat) is not None:
            pass

    def _save(self, argument: str) -> None:
        session = self._session
        path = _path(argument) if argument else session.own_file()
        if argument and not session.may_write(path):
            self._terminal.say_whole(session.say("cli-file-exists", file=shown(str(path))))
        elif argument and not path.parent.is_dir():
            text = session.say("no-such-folder", folder=printable(str(path.parent)))
            self._terminal.say_whole(text)
        elif session.save(path):
            self._terminal.say_whole(session.say("saved", file=str(path)))


def _path(text: str) -> Path:
    """The path that was typed; `~` is the home folder of who is known here."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
