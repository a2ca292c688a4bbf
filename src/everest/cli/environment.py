"""Options that can be given by the environment, too, as servers are set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

import typer

from everest.cli import options

Word = TypeVar("Word", bound=str)


def variable_of(option: str) -> str:
    """The environment variable that stands for an option.

    >>> variable_of("--database-url")
    'EVEREST_DATABASE_URL'
    """
    return "EVEREST_" + option.removeprefix("--").replace("-", "_").upper()


@dataclass(frozen=True)
class Given:
    """A value, and what it was given by: the option or the variable.

    Attributes:
        name: of the option or the variable, for complaints.
        value: the value.
        is_chosen: whether anybody gave it; else it is the option's default.
    """

    name: str
    value: str
    is_chosen: bool

    def whole_number(self, least: int, most: int = options.MOST) -> int:
        """The value as a whole number.

        Raises:
            Complaint: if it is none within the bounds.
        """
        return options.whole_number(self.name, self.value, least, most)

    def one_of(self, known: tuple[Word, ...]) -> Word:
        """The value as one of some words.

        Raises:
            Complaint: if it is none of them.
        """
        return options.one_of(self.name, self.value, known)

    def words(self) -> tuple[str, ...]:
        """The parts of the value between its commas."""
        return tuple([word.strip() for word in self.value.split(",") if word.strip()])


class Chosen:
    """Finds values on the command line, else in the environment, else among the defaults."""

    def __init__(self, context: typer.Context, environ: Mapping[str, str]) -> None:
        self._context = context
        self._environ = environ

    def __call__(self, option: str) -> Given:
        """The value of an option; a variable that is empty counts as not set."""
        (param,) = [one for one in self._context.command.params if option in one.opts]
        assert param.name is not None
        value = self._context.params[param.name]
        text = ",".join(value) if isinstance(value, (list, tuple)) else value or ""
        source = self._context.get_parameter_source(param.name)
        if source is not None and source.name == "COMMANDLINE":
            return Given(option, options.not_empty(option, text), True)
        variable = variable_of(option)
        found = self._environ.get(variable, "").strip()
        return Given(variable, found, True) if found else Given(option, text, False)
