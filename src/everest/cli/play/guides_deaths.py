"""Which clients an action kills at once (V4)."""

from __future__ import annotations

from dataclasses import dataclass

from everest.cli.play.guides_scene import GuideScene
from everest.engine.vocabulary import PIECE_NAMES, SETTLE_LEVEL, USE
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.vocabulary import ABANDON, GIVE


@dataclass(frozen=True)
class Deaths:
    """How many clients die, and the points that are lost, which the score has to give (V5)."""

    clients: int
    points: int


def deaths(scene: GuideScene, action: int) -> Deaths | None:
    """What dies when the viewer does `action`; None where nobody does."""
    kinds = _dying(scene, action)
    if not kinds:
        return None
    points = scene.rules.clients.death_points
    lost = -sum([points[kind] for kind in kinds])
    at_most = max(scene.player()["score"] - scene.rules.minimum_score, 0)
    return Deaths(len(kinds), min(lost, at_most))


def _dying(scene: GuideScene, action: int) -> list[int]:
    """The kinds of the clients that die."""
    table, rules = scene.words.game.actions, scene.rules
    kind = table.kinds[action]
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    if kind == SETTLE_LEVEL:
        return _losing(scene, a, 1)
    if kind == USE and rules.cards.loss[a]:
        return _losing(scene, b, rules.cards.loss[a])
    if kind == GIVE and b == ABANDON and c < rules.clients.classes:
        return [rules.clients.kind_of(c)]
    return []


def _losing(scene: GuideScene, piece: int, levels: int) -> list[int]:
    """The clients of a guide that a loss of levels kills."""
    guide = next(g for g in scene.player()["pieces"] if g["name"] == PIECE_NAMES[piece])
    return [
        KIND_NAMES.index(client["kind"]) for client in guide["clients"] if client["level"] <= levels
    ]


def deaths_text(scene: GuideScene, action: int) -> str:
    """What dies, in words; empty where nobody does."""
    found = deaths(scene, action)
    if found is None:
        return ""
    return scene.say("dies-at-once", clients=found.clients, points=found.points)


def death_warning(scene: GuideScene, action: int) -> str:
    """A warning of what an action does at once; empty where nobody dies."""
    text = deaths_text(scene, action)
    return scene.say("caution-deaths", deaths=text) if text else ""
