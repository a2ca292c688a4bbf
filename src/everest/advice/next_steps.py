"""The next step: what a player of any game does now, on whatever day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from everest.advice.budget import has_movement_card, has_rest_card
from everest.advice.codes import note
from everest.advice.duties import players
from everest.advice.parties import Party, in_need_of_rest
from everest.advice.position import PositionT
from everest.advice.shapes import Note

LAST_DAY: Final = 3
"""Who has played this many days knows what every turn consists of."""

EVERY_TURN: Final = frozenset(("cards", "risk", "settle", "move", "use", "end"))
"""Steps of every turn: where hints cannot be folded away, they are for beginners only."""


def next_step(
    position: PositionT, parties: Sequence[Party], special: Callable[[PositionT], str | None]
) -> list[Note]:
    """The next step.

    Args:
        position: the position.
        parties: those of the viewer who can be given levels.
        special: in a turn of one's own, what comes before moving in this game.
    """
    phase, turn = position.view["phase"], position.my_turn()
    if phase == "cards":
        return [note("cards", players=players(position))]
    if phase == "risk":
        return [note("risk")]
    if turn is None:
        return []
    if (code := special(position)) is not None:
        return [note(code)]
    if turn["risk_left"]:
        can_pay = turn["unused"] or position.all_points()
        return [note("settle" if can_pay else "settle-level")]
    if position.all_points():
        return [note("move")]
    if has_movement_card(position):
        return [note("use")]
    holder = in_need_of_rest(position, parties) if has_rest_card(position) else None
    return [note("acclimatize", holder=holder)] if holder is not None else [note("end")]
