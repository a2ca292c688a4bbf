"""Tonight in words (H1, KH1): the sum that every forecast is made of."""

from __future__ import annotations

from everest.advice.nights import NightSum
from everest.cli.play.scene import Scene
from everest.text.names import signed


def sum_text(scene: Scene, night: NightSum) -> str:
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
