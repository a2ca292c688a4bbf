"""What a sensible next step is in K2: in the first days each one, later about the height."""

from __future__ import annotations

from everest.cli.play.climbers_forecast import fates
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.hints import LAST_DAY, wants_camp, way_down


def hint(scene: ClimberScene) -> str | None:
    """One line of advice, or None."""
    phase = scene.view["phase"]
    turn = scene.my_turn()
    if not scene.living() or scene.dying() is not None:
        return None
    if turn is not None and not turn["risk_left"]:
        later = _hint_about_height(scene)
        if later is not None:
            return later
    if scene.view["round"] > LAST_DAY:
        return None
    who = "alone" if scene.is_alone else "several"
    if phase == "cards":
        return scene.say("hint-climbers-cards", players=who)
    if phase == "risk":
        return scene.say("hint-climbers-risk")
    if turn is None:
        return None
    points = scene.all_points()
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return scene.say("hint-settle") if points or turn["unused"] else None
    if points:
        return scene.say("hint-climbers-move")
    if turn["unused"]:
        return scene.say("hint-climbers-use")
    return scene.say("hint-climbers-end")


def _hint_about_height(scene: ClimberScene) -> str | None:
    """The way down for who dies tonight, then for who loses levels; then tents."""
    own = list(fates(scene, scene.seat).values())
    for fate in sorted(own, key=lambda fate: fate.level):
        climber = fate.climber
        assert climber["space"] is not None
        advice = way_down(scene, climber["name"], climber["space"])
        if advice is not None:
            return advice
    for fate in own:
        space = fate.climber["space"]
        if fate.climber["tents"] and space is not None and wants_camp(scene, space):
            return scene.say("hint-tent", piece=fate.climber["name"])
    return None
