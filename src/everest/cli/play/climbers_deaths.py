"""Which climber an action kills at once (KC3, KH2), or gives up (KX1)."""

from __future__ import annotations

from everest.cli.play.climbers_scene import ClimberScene
from everest.engine.vocabulary import SETTLE_LEVEL
from everest.games.k2.views import ClimberView
from everest.games.k2.vocabulary import GIVE_UP


def deaths(scene: ClimberScene, action: int) -> ClimberView | None:
    """The climber of the viewer whose last level `action` takes; None where it takes none."""
    table = scene.words.game.actions
    kind = table.kinds[action]
    if kind not in (SETTLE_LEVEL, GIVE_UP):
        return None
    climber = scene.player()["pieces"][table.arg_a[action]]
    dies = kind == GIVE_UP or climber["level"] <= 1
    return climber if dies and climber["space"] is not None else None


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
        end="rescuable" if _is_rescuable(scene, action) else "alone" if scene.is_alone else "dies",
    )


def death_warning(scene: ClimberScene, action: int) -> str:
    """A warning of what an action does at once; empty where nobody dies."""
    climber = deaths(scene, action)
    if climber is None:
        return ""
    if _is_rescuable(scene, action):
        return scene.say("caution-rescuable", piece=climber["name"])
    return scene.say("caution-deaths", deaths=deaths_text(scene, action))


def _is_rescuable(scene: ClimberScene, action: int) -> bool:
    """Whether a rescue card can still save who dies of an action (KX1)."""
    is_given_up = scene.words.game.actions.kinds[action] == GIVE_UP
    return scene.player()["rescue_cards"] > 0 and not is_given_up
