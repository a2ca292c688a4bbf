"""What beginners do next: in the first days each step is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everest.advice.codes import note
from everest.advice.duties import players
from everest.advice.position import PositionT
from everest.advice.shapes import Note

LAST_DAY: Final = 3
"""Who has played this many days needs no hints about every step."""


def next_step(position: PositionT, special: Callable[[PositionT], str | None]) -> list[Note]:
    """The next step of the first days; `special`: in a turn of one's own, the game's own step."""
    phase, turn = position.view["phase"], position.my_turn()
    if position.view["round"] > LAST_DAY:
        return []
    if phase == "cards":
        return [note("cards", players=players(position))]
    if phase == "risk":
        return [note("risk")]
    if turn is None:
        return []
    if (code := special(position)) is not None:
        return [note(code)]
    if position.all_points():
        return [note("move")]
    return [note("use" if turn["unused"] else "end")]
