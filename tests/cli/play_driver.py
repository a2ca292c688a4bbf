"""Plays `everest play` through its input and output, as a person would read and type."""

import io
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from everest.cli.play import PlayOptions, run_play

NUMBER = re.compile(r"(?:^|(?<=\s))(\d+)\) ", re.MULTILINE)
ESCAPE = "\x1b"

Typist = Callable[[str], str | None]
"""From what was printed since the last line to the next line; None: the end of input."""


class Screen(io.StringIO):
    """What is printed; a terminal if it says so."""

    def __init__(self, is_tty: bool = False) -> None:
        super().__init__()
        self.is_tty = is_tty

    def isatty(self) -> bool:
        return self.is_tty


class Keyboard(io.StringIO):
    """Asks a typist for each line."""

    def __init__(self, screen: Screen, typist: Typist) -> None:
        super().__init__()
        self.screen = screen
        self.typist = typist
        self.read_to = 0
        self.pages: list[str] = []

    def isatty(self) -> bool:
        return self.screen.is_tty

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.screen.seek(self.read_to)
        page = self.screen.read()
        self.read_to += len(page)
        self.pages.append(page)
        line = self.typist(page)
        return "" if line is None else f"{line}\n"


class Played:
    """A run of the program: its exit code, all it printed, and that in pages between inputs."""

    def __init__(
        self,
        typist: Typist,
        folder: Path,
        *,
        tty: bool = False,
        environ: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.screen = Screen(tty)
        keyboard = Keyboard(self.screen, typist)
        env = {"XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", **(environ or {})}
        chosen = PlayOptions(**{"lang": "en", "seed": "test", "bots": ("random",), **options})
        self.code = run_play(chosen, keyboard, self.screen, env)
        self.text = self.screen.getvalue()
        self.pages = keyboard.pages
        self.files = sorted((folder / "everest" / "games").glob("*.everest"))

    @property
    def words(self) -> str:
        """All that was printed, with line breaks as spaces."""
        return " ".join(self.text.split())


def typed(lines: Iterable[str]) -> Typist:
    """Types these lines, then nothing more."""
    rest = iter(lines)
    return lambda page: next(rest, None)


def chooser(seed: int, quit_after: int | None = None) -> Typist:
    """Types any of the numbers that were shown last, now and then something else."""
    rng = random.Random(seed)
    shown = ["1"]
    count = 0

    def choose(page: str) -> str:
        nonlocal count
        count += 1
        if count == quit_after:
            return "quit"
        found = NUMBER.findall(page)
        if found:
            shown[:] = found
        chance = rng.random()
        if chance < 0.02:
            return rng.choice(["undo", "end", "load", "weather", "abandon"])
        return rng.choice(shown)

    return choose
