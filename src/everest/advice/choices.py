"""The parts of the legal actions that all games have."""

from __future__ import annotations

from everest.advice.position import Position
from everest.advice.shapes import Choice
from everest.engine.cards import REST, WAY_NAMES
from everest.engine.vocabulary import (
    MOVE,
    PIECE_NAMES,
    PITCH,
    PLAY,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    TAKE,
    USE,
)


def shared_choice(position: Position, action: int) -> Choice:
    """A choice with the parts that are the same in all games; each game adds its own."""
    table, rules = position.table, position.rules
    kind = table.kinds[action]
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    choice = _bare(table.texts[action], table.kind_names[kind])
    if kind == PLAY:
        choice["card"] = rules.cards.ids[a]
    elif kind == TAKE:
        choice["value"] = rules.token_values[a]
    elif kind == USE:
        choice["card"] = rules.cards.ids[a]
        choice["piece"] = PIECE_NAMES[b]
        choice["way"] = WAY_NAMES[c]
        choice["points"] = rules.cards.points[4 * a + c]
    elif kind == MOVE:
        choice["piece"] = PIECE_NAMES[a]
        choice["space"] = position.board.ids[b]
        choice["cost"] = position.cost(position.board.ids[b])
    elif kind == PITCH:
        space = position.player()["pieces"][a]["space"]
        choice["piece"] = PIECE_NAMES[a]
        choice["space"] = space
        choice["cost"] = position.cost(space)
    elif kind == SETTLE_CARD:
        choice["card"] = rules.cards.ids[a]
        choice["way"] = WAY_NAMES[c] if c != REST else None
    elif kind == SETTLE_POINT:
        choice["piece"] = PIECE_NAMES[a]
        choice["way"] = WAY_NAMES[c]
    elif kind == SETTLE_LEVEL:
        choice["piece"] = PIECE_NAMES[a]
    return choice


def _bare(action: str, kind: str) -> Choice:
    """A choice without parts, such as ``end``."""
    return {
        "action": action,
        "kind": kind,
        "piece": None,
        "space": None,
        "card": None,
        "way": None,
        "source": None,
        "target": None,
        "thing": None,
        "value": None,
        "points": None,
        "cost": None,
        "deaths": [],
    }
