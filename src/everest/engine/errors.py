"""Why an action was refused: a code and a clause for programs, never a sentence."""

from __future__ import annotations


class IllegalAction(ValueError):
    """An action that the rules forbid now. The state is as it was before.

    Attributes:
        code: stable id of the reason, such as ``move.too-expensive``; catalogues turn it into
            a sentence.
        clause: id of the rule clause that forbids the action, such as ``M1``.
        params: what the sentence needs: ids and numbers by name.
    """

    def __init__(self, code: str, clause: str, params: dict[str, str | int] | None = None) -> None:
        super().__init__(code, clause, params)
        self.code = code
        self.clause = clause
        self.params: dict[str, str | int] = params if params is not None else {}

    def __str__(self) -> str:
        details = "".join(f", {name}={value}" for name, value in self.params.items())
        return f"{self.code} [{self.clause}]{details}"


class UnknownAction(ValueError):
    """A text that names no action of this ruleset.

    Attributes:
        text: the text as given.
        nearest: texts of actions that look like it, best first; may be empty.
    """

    def __init__(self, text: str, nearest: tuple[str, ...]) -> None:
        super().__init__(text, nearest)
        self.text = text
        self.nearest = nearest

    def __str__(self) -> str:
        return f"no action is called {self.text!r}"


class NotReady(ValueError):
    """A question asked at the wrong moment: returns before the end, chance when none is due."""
