"""What a player of K2 may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence

from everest.advice.climbers.nights import fates
from everest.advice.climbers.position import ClimberPosition
from everest.advice.codes import note
from everest.advice.leftovers import leftovers
from everest.advice.shapes import Note


def warnings(position: ClimberPosition, legal: Sequence[int]) -> list[Note]:
    """What to say before the turn ends; empty when all is well.

    `legal` is what the player could do instead. That a climber will die is said even where
    nothing can be done: what was done in this turn may still be taken back.
    """
    if position.my_turn() is None or not position.living():
        return []
    own = fates(position, position.seat)
    lowest = position.rules.lowest_score
    found = [
        note("dying", holder=name, index=0, points=max(fate.climber["score"] - lowest, 0))
        for name, fate in own.items()
        if fate.dies
    ]
    if found and position.is_alone and not position.player()["rescue_cards"]:
        found.append(note("alone"))
    can_rise = any(not fate.cut for fate in own.values())
    best = position.rules.cards.best
    return found + leftovers(position, legal, bool(found), lambda card: can_rise and best[card] > 0)
