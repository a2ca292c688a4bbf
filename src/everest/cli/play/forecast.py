"""What tonight does in a space (H1, KH1): the sum that every forecast is made of."""

from __future__ import annotations

from dataclasses import dataclass

from everest.cli.play.scene import Scene
from everest.text.names import signed


@dataclass(frozen=True)
class Night:
    """What tonight does in one place: the parts of the sum."""

    space: int
    camp: int
    weather: int

    @property
    def change(self) -> int:
        """The change of every level there."""
        return self.space + self.camp + self.weather


def night_at(scene: Scene, seat: int, space: str) -> Night:
    """The sum for who belongs to a seat and is in a space (H1, KH1)."""
    number = scene.number(space)
    day = scene.day()
    loss = day.loss[scene.board.zone[number]] if day is not None else 0
    has_camp = any(camp["space"] == space for camp in scene.player(seat)["camps"])
    return Night(scene.board.modifier[number], scene.camp_bonus if has_camp else 0, -loss)


def sum_text(scene: Scene, night: Night) -> str:
    """Where the change of a night comes from."""
    parts = [
        scene.say(f"night-{name}", change=signed(change))
        for name, change in (
            ("space", night.space),
            ("camp", night.camp),
            ("weather", night.weather),
        )
        if change
    ]
    return ", ".join(parts) if parts else scene.say("night-nothing")
