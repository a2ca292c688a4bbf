"""One match at one terminal: whose turn it is, bots, saving, taking back."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from everest.cli.play.by_game import screens_of
from everest.cli.play.log import Entry, Log
from everest.cli.play.program import Program
from everest.cli.play.scene import Scene
from everest.cli.play.screens import Nights
from everest.cli.play.storage import exists, is_same, take
from everest.cli.play.terminal import FAINT, TITLE, Terminal
from everest.engine.actions import CHANCE
from everest.engine.events import Event
from everest.engine.vocabulary import END
from everest.record.errors import RecordError
from everest.record.files import write_record
from everest.table.match import Match
from everest.table.player import AnyPlayer
from everest.text.names import Words
from everest.text.problems import record_sentence

SLOW_PHASES: Final = ("cards", "actions")
"""Where a bot's choice is worth a line that says what is going on."""

QUIT: Final = ("quit", "q", "exit")
HELP: Final = ("help", "h", "?")


class Leaving(Exception):
    """The player wants to stop."""


class Session:
    """A match with its players at the keyboard and its bots.

    Attributes:
        match: the match.
        words: the words for it.
        screens: what its game shows of its own.
        terminal: where it is played.
        bots: the seats that programs play.
        humans: the other seats.
        path: where it is saved; in a new match the file is created with the first save.
        log: what has happened.
        holder: the seat that has the keyboard, None before the first.
        program: how a command is typed that goes on with the match.
        warned: the action that its player was warned about and may type again, or None.
        is_worth_saving: whether a person has acted, or has named the file.
        heading: the last heading that was shown, so that it is shown once.
    """

    def __init__(
        self,
        match: Match,
        words: Words,
        terminal: Terminal,
        bots: Mapping[int, AnyPlayer],
        path: Path,
        recalled: int = 0,
        *,
        program: Program | None = None,
        is_worth_saving: bool = False,
        is_new_file: bool = False,
    ) -> None:
        """Sit down to a match of which `recalled` plies were played another day.

        The file of `path` is still to be created if `is_new_file`; else it is the match's own.
        """
        self.match = match
        self.words = words
        self.say = words.say
        self.screens = screens_of(match.game)
        self.terminal = terminal
        self.bots = bots
        self.humans = [seat for seat in range(match.game.ruleset.seats) if seat not in bots]
        self.path = path
        self.program = program if program is not None else Program()
        self.is_worth_saving = is_worth_saving or recalled > 0
        self.log = Log(words)
        self._recall(recalled)
        self.log.add(Entry(CHANCE, match.opening))
        self.holder: int | None = None
        self.warned: int | None = None
        self.heading: tuple[object, ...] = ()
        self._thinking: tuple[object, ...] = ()
        self._save_failed = False
        self._own_files = [] if is_new_file else [path]
        self._said: set[str] = set()

    def _recall(self, plies: int) -> None:
        """Fill the log with what happened before a match was resumed; it is old news."""
        game = self.match.game
        state = game.new_state()
        for actor, action in self.match.plies[:plies]:
            events: list[Event] = []
            state.events = events
            game.apply(state, actor, action)
            self.log.add(Entry(actor, events))
        self.log.take_as_told()

    def is_first_time(self, message: str) -> bool:
        """Whether an explanation has not been given before in this session; from now on it has."""
        if message in self._said:
            return False
        self._said.add(message)
        return True

    @property
    def game_over(self) -> bool:
        """Whether the match has ended."""
        return self.match.game.is_over(self.match.state)

    def scene(self, seat: int) -> Scene:
        """What a seat sees now."""
        return self._scene(seat)

    def _scene(self, seat: int | None) -> Scene:
        scene: Scene = self.screens.scene(self.words, self.match.game.view(self.match.state, seat))
        return scene

    def legal(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now."""
        return self.match.game.legal_actions(self.match.state, seat)

    def is_forced(self, seat: int) -> bool:
        """Whether a seat has only one legal action, which it need not be asked for.

        The end of a turn is never played without asking, nor is what kills somebody at once: what
        has led to it may still be taken back.
        """
        legal = self.legal(seat)
        if len(legal) != 1 or self._is_end(legal[0]):
            return False
        return not self.screens.deaths_text(self.scene(seat), legal[0])

    # -- who is next --------------------------------------------------------------------------

    def next_seat(self) -> int | None:
        """The seat to act: bots first, since they wait for nobody; then who has the keyboard."""
        waiting = self.match.game.to_act(self.match.state)
        if not waiting:
            return None
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.holder if self.holder in waiting else waiting[0]

    def hand_over(self, seat: int) -> None:
        """Make sure that nobody but `seat` reads what is printed from now on.

        Raises:
            Leaving: if the player wants to stop instead.
            InputEnded: if nothing more will be typed.
        """
        if self.holder == seat:
            return
        if len(self.humans) > 1:
            self.terminal.clear()
            self.terminal.say()
            self.terminal.say(self.say("hand-over", player=self.words.player(seat)), TITLE)
            prompt = self.say("hand-over-prompt", player=self.words.player(seat))
            while line := self.terminal.ask(f"{prompt} ").lower():
                # only an empty line shows the hand
                if line in QUIT:
                    raise Leaving
                message = "hand-over-help" if line in HELP else "hand-over-again"
                self.terminal.say(self.say(message))
            self.terminal.clear()
        self.holder = seat

    def bot_acts(self, seat: int) -> None:
        """Let a bot choose and carry it out."""
        state = self.match.state
        moment = (state.round, state.phase, seat)
        if moment != self._thinking and self.match.game.phases[state.phase].name in SLOW_PHASES:
            self._thinking = moment
            player = self.words.player(seat)
            self.terminal.say(self.say("thinking", player=player), FAINT)
        view = self.match.game.view(state, seat)
        self.apply(seat, self.bots[seat].choose(view, self.legal(seat)))
        if len(self.humans) == 1 and self.match.state.seat != seat:
            self.log.tell(self.terminal, self.humans[0])

    # -- acting -------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action, note what happened, and save what a person has done.

        Raises:
            IllegalAction: if it is not legal; nothing has changed then.
        """
        before = self._moment()
        nights = self._nights() if self._is_end(action) else {}
        events = self.match.act(seat, action)
        self.log.add(Entry(seat, events, nights))
        if seat in self.humans:
            self.warned = None
            self.is_worth_saving = True
        if self.is_worth_saving and (seat in self.humans or self._moment() != before):
            self.save()

    def _moment(self) -> tuple[int, int, int]:
        state = self.match.state
        return state.round, state.phase, state.seat

    def _is_end(self, action: int) -> bool:
        return self.match.game.actions.kinds[action] == END

    def _nights(self) -> Nights:
        """Tonight for everybody, to be told if the night comes now."""
        return self.screens.nights(self._scene(None))

    def undo(self, seat: int) -> int | None:
        """Take back the seat's last action and return it; None if nothing can be taken back."""
        if not self.match.can_undo(seat):
            return None
        action = self.match.undo(seat)
        self.log.take_back(seat)
        self.warned = None
        self.save()
        return action

    # -- saving -------------------------------------------------------------------------------

    def own_file(self) -> Path:
        """Where the match is saved; from now on the file is there, and no other game has it."""
        if self.path not in self._own_files:
            # what cannot be created cannot be written either, and writing it says so
            with contextlib.suppress(OSError, ValueError):
                self.path = take(self.path)
                self._own_files.append(self.path)
        return self.path

    def may_write(self, path: Path) -> bool:
        """Whether nothing is there, or a file that this session has written."""
        return not exists(path) or any(is_same(path, own) for own in self._own_files)

    def save(self, path: Path | None = None) -> bool:
        """Write the match; says so when that fails, once where it is not into a named file."""
        try:
            write_record(path or self.own_file(), self.match.record())
        except RecordError as error:
            if path is not None or not self._save_failed:
                self._save_failed = self._save_failed or path is None
                text = record_sentence(self.words.catalogue, error.code, error.line, error.params)
                self.terminal.say(text)
            return False
        if path is not None and path not in self._own_files:
            self._own_files.append(path)
        return True

    def save_quietly(self) -> None:
        """Save when nothing can be said any more."""
        if not self.is_worth_saving:
            return
        with contextlib.suppress(RecordError):
            write_record(self.own_file(), self.match.record())

    def leave(self) -> None:
        """Save an unfinished match and say where."""
        if self.game_over:
            return
        if not self.is_worth_saving:
            self.terminal.say(self.say("not-saved"))
        elif self.save():
            command = self.program.line("play", "--resume", str(self.path))
            self.terminal.say_whole(self.say("saved-on-leaving", file=str(self.path)))
            self.terminal.say_whole(self.say("how-to-resume", command=command))

    def finish(self) -> None:
        """The end: what happened last, the ranking, where the record is."""
        viewer = self.holder if self.holder is not None else self.humans[0]
        self.log.tell(self.terminal, viewer)
        self.screens.show_final(self.terminal, self._scene(None))
        if self.save():
            self.terminal.say_whole(self.say("record-saved", file=str(self.path)))
            command = self.program.line("check", str(self.path))
            self.terminal.say_whole(self.say("record-check", command=command))
