"""What a sensible next step is in K2: in the first days each one, later about the height."""

from __future__ import annotations

from everest.cli.play.climbers_forecast import Fate, fates
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.hints import LAST_DAY, wants_camp, way_down
from everest.engine.vocabulary import PIECE_NAMES


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
        if _can_pitch(scene, fate) and _tent_helps(scene, fate):
            return scene.say("hint-tent", piece=fate.climber["name"])
    return None


def _can_pitch(scene: ClimberScene, fate: Fate) -> bool:
    """Whether a climber has its tent, and the points to pitch it where it may stay (KM2)."""
    climber, turn = fate.climber, scene.my_turn()
    assert climber["space"] is not None
    if not climber["tents"] or turn is None or turn["passing"] == climber["name"]:
        return False
    points = scene.points_of(PIECE_NAMES.index(climber["name"]))
    have = points.get("up", 0) + points.get("any", 0)
    return have >= scene.cost(climber["space"])


def _tent_helps(scene: ClimberScene, fate: Fate) -> bool:
    """Whether a climber loses levels tonight, fewer of them in a tent, and lives in it (KH1)."""
    climber = fate.climber
    assert climber["space"] is not None
    with_tent = climber["level"] + fate.night.change + scene.camp_bonus
    return (
        wants_camp(scene, climber["space"])
        and fate.level < climber["level"]
        and fate.level < min(with_tent, scene.rules.maximum_level)
        and with_tent >= 1
    )
