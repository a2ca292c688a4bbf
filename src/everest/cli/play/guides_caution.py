"""What a player of Mount Everest may have overlooked when it ends its turn, in words."""

from __future__ import annotations

from collections.abc import Sequence

from everest.advice.guides.nights import fates
from everest.advice.guides.warnings import warnings
from everest.cli.play.caution import caution_text
from everest.cli.play.guides_forecast import fate_lines
from everest.cli.play.guides_scene import GuideScene


def cautions(scene: GuideScene, legal: Sequence[int]) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well.

    `legal` is what the player could do instead. All who die tonight are in one sentence.
    """
    found = warnings(scene, legal)
    own = fates(scene, scene.seat)
    dying = [
        own[str(warning["params"]["holder"])][int(warning["params"]["index"])]
        for warning in found
        if warning["code"] == "dying"
    ]
    others = [caution_text(scene, warning) for warning in found if warning["code"] != "dying"]
    if not dying:
        return others
    return [scene.say("caution-dying", clients="; ".join(fate_lines(scene, dying))), *others]
