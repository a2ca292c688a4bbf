"""Which climber an action kills at once (KC3, KH2), or gives up (KX1), in words."""

from __future__ import annotations

from everest.advice.climbers.deaths import deaths, is_rescuable
from everest.cli.play.climbers_scene import ClimberScene


def deaths_text(scene: ClimberScene, action: int) -> str:
    """Who dies, in words, and what that means; empty where nobody does."""
    climber = deaths(scene, action)
    if climber is None:
        return ""
    return scene.say(
        "climber-dies-at-once",
        piece=climber["name"],
        score=climber["score"],
        lowest=scene.rules.lowest_score,
        end="rescuable" if is_rescuable(scene, action) else "alone" if scene.is_alone else "dies",
    )


def death_warning(scene: ClimberScene, action: int) -> str:
    """A warning of what an action does at once; empty where nobody dies."""
    climber = deaths(scene, action)
    if climber is None:
        return ""
    if is_rescuable(scene, action):
        return scene.say("caution-rescuable", piece=climber["name"])
    return scene.say("caution-deaths", deaths=deaths_text(scene, action))
