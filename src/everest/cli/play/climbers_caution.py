"""What a player of K2 may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence

from everest.cli.play.caution import leftovers
from everest.cli.play.climbers_forecast import fate_text, fates
from everest.cli.play.climbers_scene import ClimberScene


def cautions(scene: ClimberScene, legal: Sequence[int]) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well.

    `legal` is what the player could do instead. That a climber will die is said even where
    nothing can be done: what was done in this turn may still be taken back.
    """
    if scene.my_turn() is None or not scene.living():
        return []
    own = fates(scene, scene.seat)
    found = [
        scene.say("caution-climber-dying", piece=name, fate=fate_text(scene, fate))
        for name, fate in own.items()
        if fate.dies
    ]
    if found and scene.is_alone and not scene.player()["rescue_cards"]:
        found.append(scene.say("caution-alone"))
    can_rise = any(not fate.cut for fate in own.values())
    best = scene.rules.cards.best
    return found + leftovers(scene, legal, bool(found), lambda card: can_rise and best[card] > 0)
