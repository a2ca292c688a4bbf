"""Which clients an action kills at once (V4), in words."""

from __future__ import annotations

from everest.advice.guides.deaths import deaths
from everest.cli.play.guides_scene import GuideScene


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
