"""The command line that a player can type to go on: the program by the name that works here."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NAME: Final = "everest"


@dataclass(frozen=True)
class Program:
    """How the program is called where the player is.

    Attributes:
        name: its name, or the path to it where the name alone does not find it.
        options: what belongs to the end of each command, such as the language.
    """

    name: str = NAME
    options: tuple[str, ...] = ()

    def line(self, *words: str) -> str:
        """A command to copy, quoted for the shell.

        >>> Program(".venv/bin/everest", ("--lang", "el")).line("play", "my game")
        ".venv/bin/everest play 'my game' --lang el"
        """
        return shlex.join([self.name, *words, *self.options])


def called_as(started: str | None = None, search_path: str | None = None) -> str:
    """The name of the program: `everest` if that is what runs, else the path to it.

    `started` is how the program was started and `search_path` where the shell looks for
    programs, both by default those of this process.
    """
    running = Path(sys.argv[0] if started is None else started)
    if running.stem.lower() != NAME or not running.is_file():
        return NAME  # started in another way, as by a test: there is no path to tell
    found = shutil.which(NAME, path=search_path)
    if found is not None and Path(found).resolve() == running.resolve():
        return NAME
    full = running.absolute()  # links are kept: they are how it was started
    here = Path.cwd()
    if not full.is_relative_to(here):
        return str(full)
    inside = full.relative_to(here)
    return str(inside) if len(inside.parts) > 1 else f"{os.curdir}{os.sep}{inside}"
