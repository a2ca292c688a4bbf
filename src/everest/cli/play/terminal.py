"""Lines in and lines out: wrapping, a little colour, and the end of input."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import textwrap
from collections.abc import Mapping
from typing import Any, Final, TextIO

from rich.console import Console

from everest.games.faults import printable

WIDEST: Final = 100
NARROWEST: Final = 40

TIED: Final = "\N{NO-BREAK SPACE}"
"""A space at which a line is not broken; it is printed as an ordinary one."""

TITLE: Final = "bold"
WARNING: Final = "bold red"
HINT: Final = "cyan"
FAINT: Final = "dim"


class InputEnded(Exception):
    """Nothing more will be typed."""


class OutputGone(Exception):
    """Nobody reads what we print any more."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise OutputGone  # Rich would end the program


class Terminal:
    """Where the game is played: a terminal, or two files of lines."""

    def __init__(
        self,
        stdin: TextIO,
        stdout: TextIO,
        *,
        no_color: bool = False,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        env = os.environ if environ is None else environ
        for stream in (stdin, stdout):
            # whatever bytes come in and whatever the terminal cannot show: never a traceback
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self._in = stdin
        self._out = stdout
        self.interactive = stdin.isatty() and stdout.isatty()
        self._history: Any = None
        if self._has_line_editing():
            self._edit_lines()
        plain = no_color or bool(env.get("NO_COLOR")) or env.get("TERM") == "dumb"
        self._plain = plain or not stdout.isatty()
        self._columns = 0
        self._console = _Console(
            file=stdout,
            color_system=None if self._plain else "auto",
            highlight=False,
            markup=False,
            emoji=False,
        )

    def _has_line_editing(self) -> bool:
        """Whether `input` reads from the terminal of the system."""
        return self.interactive and self._in is sys.stdin and self._out is sys.stdout

    def _edit_lines(self) -> None:
        """Arrows and a history of lines, where the module for it exists."""
        with contextlib.suppress(ImportError):
            self._history = importlib.import_module("readline")
            # pasting needs no marks, and no escape codes are wanted around each prompt
            self._history.parse_and_bind("set enable-bracketed-paste off")

    @property
    def width(self) -> int:
        """Columns to use: those of the terminal, within bounds that are good to read."""
        if not self._columns:
            self._columns = max(NARROWEST, min(self._console.width, WIDEST))
        return self._columns

    def say_whole(self, text: str) -> None:
        """Print a line that is not broken, such as a command to copy."""
        self._print(text, None)

    def say(self, text: str = "", style: str | None = None, indent: int = 0, hang: int = 2) -> None:
        """Print a text, wrapped; lines after the first are indented by `hang` more."""
        for line in text.split("\n"):
            self._print(self._wrapped(line, indent, hang), style)

    def say_row(self, row: str, rest: str) -> None:
        """Print a row of columns as it is; the rest is wrapped under its own column."""
        if not rest:
            self._print(row.rstrip(), None)
            return
        column = len(row)
        lines = textwrap.wrap(rest, max(self.width - column, 10), break_long_words=False)
        self._print(row + f"\n{' ' * column}".join(lines), None)

    def _wrapped(self, line: str, indent: int, hang: int) -> str:
        wrapped = textwrap.fill(
            line,
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + hang),
            break_long_words=False,
            break_on_hyphens=False,
        )
        return (wrapped or line).replace(TIED, " ")

    def _print(self, text: str, style: str | None) -> None:
        try:
            if style is None or self._plain:
                self._out.write(f"{text}\n")
            else:
                self._console.print(text, style=style, soft_wrap=True)
        except BrokenPipeError as error:
            raise OutputGone from error

    def title(self, text: str) -> None:
        """Print a heading after an empty line."""
        self.say()
        self.say(f"== {text} ==", TITLE)

    def ask(self, prompt: str) -> str:
        """Read a line.

        Raises:
            InputEnded: at the end of input.
            KeyboardInterrupt: when the user interrupts.
        """
        line = self._read(prompt)
        self._columns = 0  # the window may have been resized meanwhile
        if not self.interactive:
            # a transcript shows what was answered
            self._print(f"{prompt}{printable(line)}", None)
        return line.strip()

    def _read(self, prompt: str) -> str:
        try:
            self._out.flush()
        except BrokenPipeError as error:
            raise OutputGone from error
        if self._has_line_editing():
            try:
                return input(prompt)  # with the line editing of the system
            except EOFError:
                self._print("", None)
                raise InputEnded from None
            except UnicodeDecodeError:
                return ""
        if self.interactive:
            self._out.write(prompt)
            self._out.flush()
        try:
            line = self._in.readline()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise InputEnded
        return line.rstrip("\n")

    def clear(self) -> None:
        """Take what was printed and typed out of sight: another player must not read it."""
        if self._history is not None:
            self._history.clear_history()
        if not self._out.isatty():
            return
        if self._plain:
            self._out.write("\n" * (self._console.height + 1))
        else:
            # screen and scrollback; nothing is drawn over, so a screen reader loses nothing
            self._out.write("\x1b[2J\x1b[3J\x1b[H")
        self._out.flush()
