"""The options that several commands have, declared once: names, placeholders, help."""

from __future__ import annotations

from typing import Any, Final

import typer

from everest.text.catalogue import Catalogue

DEFAULT_MAP: Final = "easy"
DEFAULT_WEATHER: Final = "summer"


class CommonOptions:
    """Makes the declarations in one language, for use in ``Annotated[str, ...]``."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._say = catalogue.say

    def record(self) -> Any:
        """The record that a command reads."""
        return typer.Argument(
            metavar=self._say("cli-metavar-file"), help=self._say("cli-argument-record")
        )

    def game(self) -> Any:
        """Which game; the values are checked by `everest.cli.options`, as those of the others."""
        return self._option("--game", "name")

    def map(self) -> Any:
        """The map."""
        return self._option("--map", "name")

    def weather(self) -> Any:
        """The weather set."""
        return self._option("--weather", "name")

    def limits(self) -> Any:
        """Which of the limits that are printed for five players."""
        return self._option("--limits", "name")

    def variant(self) -> Any:
        """The variant of the game."""
        return self._option("--variant", "name")

    def ply(self) -> Any:
        """How much of a record to look at."""
        return self._option("--ply", "number")

    def rules_dir(self) -> Any:
        """A folder with data files of one's own."""
        return self._option("--rules-dir", "dir")

    def _option(self, name: str, metavar: str) -> Any:
        return typer.Option(
            name,
            metavar=self._say(f"cli-metavar-{metavar}"),
            help=self._say(f"cli-option-{name.removeprefix('--')}"),
        )
