"""What a player of Mount Everest may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from everest.advice.codes import note
from everest.advice.guides.nights import ClientFate, fates
from everest.advice.guides.position import GuidePosition
from everest.advice.leftovers import leftovers
from everest.advice.shapes import Note
from everest.games.mount_everest.clients import KIND_NAMES


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
        found += _deaths(position, own)
    holder = turn["rest_target"]
    if turn["rest_left"] and holder is not None and own.get(holder):
        found.append(note("rest-left", points=turn["rest_left"], holder=holder))
    has_clients = any(own.values())
    return found + leftovers(position, legal, bool(found), lambda card: has_clients)


def _deaths(position: GuidePosition, own: Mapping[str, Sequence[ClientFate]]) -> list[Note]:
    """Who dies tonight, one by one, and what it costs as far as the score has it (V4, V5)."""
    left = position.player()["score"] - position.rules.minimum_score
    found: list[Note] = []
    for holder, here in own.items():
        for index, fate in enumerate(here):
            if fate.dies:
                kind = KIND_NAMES.index(fate.client["kind"])
                points = max(min(-position.rules.clients.death_points[kind], left), 0)
                left -= points
                found.append(note("dying", holder=holder, index=index, points=points))
    return found
