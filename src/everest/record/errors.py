"""What can be wrong with a record."""

from __future__ import annotations

from everest.engine.errors import IllegalAction


class RecordError(ValueError):
    """A record that cannot be read or replayed.

    Attributes:
        code: stable id of the reason, such as ``record.bad-line``.
        line: number of the line in the file, from 1; 0 where no single line is to blame.
        params: what a sentence about it needs.
        refusal: the rules' reason where an action is illegal.
    """

    def __init__(
        self,
        code: str,
        line: int = 0,
        params: dict[str, str | int] | None = None,
        refusal: IllegalAction | None = None,
    ) -> None:
        super().__init__(code, line, params)
        self.code = code
        self.line = line
        self.params: dict[str, str | int] = params if params is not None else {}
        self.refusal = refusal

    def __str__(self) -> str:
        reason = f" ({self.refusal})" if self.refusal is not None else ""
        return f"line {self.line}: {self.code} {self.params}{reason}"
