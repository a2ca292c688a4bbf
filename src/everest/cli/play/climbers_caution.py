"""What a player of K2 may have overlooked when it ends its turn, in words."""

from __future__ import annotations

from collections.abc import Sequence

from everest.advice.climbers.nights import fates
from everest.advice.climbers.warnings import warnings
from everest.advice.shapes import Note
from everest.cli.play.caution import caution_text
from everest.cli.play.climbers_forecast import fate_text
from everest.cli.play.climbers_scene import ClimberScene


def cautions(scene: ClimberScene, legal: Sequence[int]) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well.

    `legal` is what the player could do instead.
    """
    return [_text(scene, warning) for warning in warnings(scene, legal)]


def _text(scene: ClimberScene, warning: Note) -> str:
    if warning["code"] != "dying":
        return caution_text(scene, warning)
    name = str(warning["params"]["holder"])
    fate = fates(scene, scene.seat)[name]
    return scene.say("caution-climber-dying", piece=name, fate=fate_text(scene, fate))
