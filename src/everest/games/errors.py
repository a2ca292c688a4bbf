"""Choices that no game offers."""

from __future__ import annotations


class UnknownChoice(ValueError):
    """An option of `load` was given a value that it does not know.

    Attributes:
        option: the option, such as ``seats``.
        given: what was asked for.
        known: what there is.
    """

    def __init__(self, option: str, given: str | int, known: tuple[str | int, ...]) -> None:
        super().__init__(option, given, known)
        self.option = option
        self.given = given
        self.known = known

    def __str__(self) -> str:
        known = ", ".join(str(choice) for choice in self.known)
        return f"{self.option} is one of {known}, not {self.given}"
