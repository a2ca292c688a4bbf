"""The legal actions of Mount Everest in their parts."""

from __future__ import annotations

from everest.advice.choices import shared_choice
from everest.advice.guides.deaths import dying_classes
from everest.advice.guides.position import GuidePosition
from everest.advice.guides.tiles import surcharge
from everest.advice.shapes import Choice
from everest.engine.vocabulary import USE_REST
from everest.games.mount_everest.clients import ClientRules
from everest.games.mount_everest.state import TOP
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    BACK,
    CAMPS,
    GIVE,
    HOLDER_NAMES,
    KEEP,
    OXYGEN,
    PAY,
    RAISE,
    REMOVE,
    RETURN,
    SWAP,
)


def choice(position: GuidePosition, action: int) -> Choice:
    """A legal action in its parts."""
    found = shared_choice(position, action)
    table, rules = position.table, position.rules
    kind = table.kinds[action]
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    if kind == OXYGEN:
        found["source"] = HOLDER_NAMES[CAMPS[a]]
    elif kind in (KEEP, RETURN, REMOVE):
        found["card"] = rules.cards.ids[a]
        if kind == RETURN:
            found["way"] = "top" if b == TOP else "bottom"
    elif kind == USE_REST:
        found["card"] = rules.cards.ids[a]
        found["target"] = HOLDER_NAMES[b]
        found["points"] = rules.cards.best[a]
    elif kind == RAISE:
        found["target"] = HOLDER_NAMES[a]
        found["thing"] = rules.clients.names[b]
    elif kind == GIVE:
        found["source"] = HOLDER_NAMES[a]
        found["thing"] = _thing(rules.clients, c)
        if b == ABANDON:
            found["kind"] = "abandon"
        else:
            found["target"] = HOLDER_NAMES[b]
    elif kind == SWAP:
        # each enters the space of the other (M5)
        costs = [position.cost(guide["space"]) for guide in position.player()["pieces"]]
        found["cost"] = sum([cost for cost in costs if cost is not None])
    elif kind in (PAY, BACK):
        turn = position.my_turn()
        assert turn is not None
        found["piece"] = turn["at_tile_piece"]
        found["space"] = turn["at_tile"]
        if kind == PAY:
            found["cost"] = surcharge(position)
    found["deaths"] = [rules.clients.names[item] for item in dying_classes(position, action)]
    return found


def _thing(clients: ClientRules, item: int) -> str:
    """The name of a thing that is given: the client classes, then a bottle, then a tent."""
    return [*clients.names, "bottle", "tent"][item]
