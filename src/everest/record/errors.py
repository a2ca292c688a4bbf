"""What can be wrong with a record."""

from __future__ import annotations

from typing import Final

from everest.engine.errors import IllegalAction
from everest.games.faults import printable

LONGEST_SHOWN: Final = 200

_CLAUSES: Final = {
    "record.other-ruleset": "S1",
    "record.no-such-map": "S1",
    "record.no-such-weather": "S1",
    "record.bad-seats": "S1",
    "record.no-such-limits": "KM1",
    "record.no-such-variant": "KX1",
    "record.result-too-early": "E1",
    "record.wrong-result": "E2",
}
_CLAUSES_OF_K2: Final = {
    "record.other-ruleset": "KS3",
    "record.no-such-map": "KS3",
    "record.no-such-weather": "KS3",
    "record.bad-seats": "KS1",
    "record.result-too-early": "KE1",
    "record.wrong-result": "KE1",
}
"""What K2 says itself where Mount Everest's clause does not hold in it."""


def shown_long(path: object) -> str:
    """The path of a file fit for one line of a terminal; of a very long one both ends.

    >>> shown_long("a.everest"), len(shown_long("x" * 5000))
    ('a.everest', 200)
    """
    text = printable(str(path))
    if len(text) <= LONGEST_SHOWN:
        return text
    end = LONGEST_SHOWN // 2
    return f"{text[: LONGEST_SHOWN - end - 1]}…{text[-end:]}"


class RecordError(ValueError):
    """A record that cannot be read or replayed.

    Attributes:
        code: stable id of the reason, such as ``record.bad-line``.
        line: number of the line in the file, from 1; 0 where no single line is to blame.
        params: what a sentence about it needs; texts from the file are made fit to be shown.
        refusal: the rules' reason where an action is illegal.
        clause: the clause of the rules that the line breaks, "" where none has a say. If it is
            not given, it follows from the code and the ``game`` that the header names.
    """

    def __init__(
        self,
        code: str,
        line: int = 0,
        params: dict[str, str | int] | None = None,
        refusal: IllegalAction | None = None,
        clause: str = "",
        game: str = "",
    ) -> None:
        super().__init__(code, line, params)
        self.code = code
        self.line = line
        self.params: dict[str, str | int] = params if params is not None else {}
        self.refusal = refusal
        self.clause = refusal.clause if refusal is not None else clause or _clause(code, game)

    def __str__(self) -> str:
        reason = f" ({self.refusal})" if self.refusal is not None else ""
        return f"line {self.line}: {self.code} {self.params}{reason}"


def _clause(code: str, game: str) -> str:
    usual = _CLAUSES.get(code, "")
    return _CLAUSES_OF_K2.get(code, usual) if game == "k2" else usual
