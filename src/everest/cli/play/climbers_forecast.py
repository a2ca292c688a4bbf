"""What tonight does to every climber (KH1, KH2), in words, with the sum that it comes from."""

from __future__ import annotations

from typing import Final

from everest.advice.climbers.nights import ClimberFate, fates
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.forecast import sum_text
from everest.cli.play.screens import Nights

FORECAST: Final = "night-of-a-climber"
REPORT: Final = "report-of-a-climber"


def fate_text(scene: ClimberScene, fate: ClimberFate, message: str = FORECAST) -> str:
    """A climber's night: where the level comes from, and whether it dies."""
    return scene.say(
        message,
        before=fate.climber["level"],
        sum=sum_text(scene, fate.night),
        level=max(fate.level, 0),
        end="dies" if fate.dies else "cut" if fate.cut else "lives",
    )


def nights(scene: ClimberScene) -> Nights:
    """What the night does to every climber, as it is told afterwards."""
    return {
        (seat, name): [fate_text(scene, fate, REPORT)]
        for seat in range(scene.rules.seats)
        for name, fate in fates(scene, seat).items()
    }
