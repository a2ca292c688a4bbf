"""Which clients an action kills at once (V4)."""

from __future__ import annotations

from dataclasses import dataclass

from everest.advice.guides.position import GuidePosition
from everest.engine.vocabulary import PIECE_NAMES, SETTLE_LEVEL, USE
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.vocabulary import ABANDON, GIVE


@dataclass(frozen=True)
class Deaths:
    """How many clients die, and the points that are lost, which the score has to give (V5)."""

    clients: int
    points: int


def deaths(position: GuidePosition, action: int) -> Deaths | None:
    """What dies when the viewer does `action`; None where nobody does."""
    clients = position.rules.clients
    dying = dying_classes(position, action)
    if not dying:
        return None
    lost = -sum([clients.death_points[clients.kind_of(item)] for item in dying])
    at_most = max(position.player()["score"] - position.rules.minimum_score, 0)
    return Deaths(len(dying), min(lost, at_most))


def dying_classes(position: GuidePosition, action: int) -> list[int]:
    """The classes of the clients that die, one by one."""
    table, rules = position.table, position.rules
    kind = table.kinds[action]
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    if kind == SETTLE_LEVEL:
        return _losing(position, a, 1)
    if kind == USE and rules.cards.loss[a]:
        return _losing(position, b, rules.cards.loss[a])
    if kind == GIVE and b == ABANDON and c < rules.clients.classes:
        return [c]
    return []


def _losing(position: GuidePosition, piece: int, levels: int) -> list[int]:
    """The clients of a guide that a loss of levels kills."""
    clients = position.rules.clients
    guide = next(g for g in position.player()["pieces"] if g["name"] == PIECE_NAMES[piece])
    return [
        clients.class_of(KIND_NAMES.index(client["kind"]), client["level"], client["summited"])
        for client in guide["clients"]
        if client["level"] <= levels
    ]
