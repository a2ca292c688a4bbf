"""What a player of Mount Everest may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence

from everest.advice.codes import note
from everest.advice.guides.nights import fates
from everest.advice.guides.position import GuidePosition
from everest.advice.leftovers import leftovers
from everest.advice.shapes import Note


def warnings(position: GuidePosition, legal: Sequence[int]) -> list[Note]:
    """What to say before the turn ends; empty when all is well.

    `legal` is what the player could do instead.
    """
    turn = position.my_turn()
    if turn is None:
        return []
    found: list[Note] = []
    own = fates(position, position.seat)
    if position.all_points() or turn["unused"]:
        found += [
            note("dying", holder=holder, index=index)
            for holder, here in own.items()
            for index, fate in enumerate(here)
            if fate.dies
        ]
    holder = turn["rest_target"]
    if turn["rest_left"] and holder is not None and own.get(holder):
        found.append(note("rest-left", points=turn["rest_left"], holder=holder))
    has_clients = any(own.values())
    return found + leftovers(position, legal, bool(found), lambda card: has_clients)
