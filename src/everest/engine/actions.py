"""The table of all actions of a ruleset: an action is its index, its text is its name.

The table is built once for a ruleset. Programs keep and send the number; people and records use
the text, which is unique in the table.
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The actor of chance actions, where seats are 0 to n-1."""


class ActionTable:
    """All actions of one ruleset.

    Attributes:
        texts: the name of each action.
        kinds: the kind of each action, one of the numbers in `kind_names`.
        kind_names: the word for each kind, by number.
        arg_a, arg_b, arg_c: up to three arguments of each action; what they mean depends on
            the kind, -1 where there is none.
    """

    def __init__(self, kind_names: list[str]) -> None:
        self.kind_names = kind_names
        self.texts: list[str] = []
        self.kinds: list[int] = []
        self.arg_a: list[int] = []
        self.arg_b: list[int] = []
        self.arg_c: list[int] = []
        self._by_text: dict[str, int] = {}
        self._by_loose_text: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def add(self, kind: int, text: str, a: int = -1, b: int = -1, c: int = -1) -> int:
        """Append an action and return its number.

        Raises:
            ValueError: if another action has this text already.
        """
        if text in self._by_text:
            raise ValueError(f"two actions are called {text!r}")
        action = len(self.texts)
        self._by_text[text] = action
        self._by_loose_text[loosely(text)] = action
        self.texts.append(text)
        self.kinds.append(kind)
        self.arg_a.append(a)
        self.arg_b.append(b)
        self.arg_c.append(c)
        return action

    def find(self, text: str) -> int:
        """The number of the action that is called `text`, or -1."""
        return self._by_text.get(text, -1)

    def find_loosely(self, text: str) -> int:
        """Like `find`, but spaces and capitals do not matter."""
        return self._by_loose_text.get(loosely(text), -1)


def loosely(text: str) -> str:
    """`text` in lower case with single spaces."""
    return " ".join(text.lower().split())
