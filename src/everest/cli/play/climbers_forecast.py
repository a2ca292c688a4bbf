"""What tonight does to every climber (KH1, KH2), with the sum that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.forecast import Night, night_at, sum_text
from everest.cli.play.screens import Nights
from everest.games.k2.views import ClimberView


@dataclass(frozen=True)
class Fate:
    """What tonight does to one climber: its level after the check, 0 or less for death."""

    climber: ClimberView
    night: Night
    level: int
    cut: bool

    @property
    def dies(self) -> bool:
        """Whether its level falls below 1."""
        return self.level < 1


def fates(scene: ClimberScene, seat: int) -> dict[str, Fate]:
    """Tonight for the living climbers of a seat, by their names."""
    found: dict[str, Fate] = {}
    for climber in scene.living(seat):
        assert climber["space"] is not None
        night = night_at(scene, seat, climber["space"])
        level = climber["level"] + night.change
        kept = min(level, scene.rules.maximum_level)
        found[climber["name"]] = Fate(climber, night, kept, kept < level)
    return found


FORECAST: Final = "night-of-a-climber"
REPORT: Final = "report-of-a-climber"


def fate_text(scene: ClimberScene, fate: Fate, message: str = FORECAST) -> str:
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
