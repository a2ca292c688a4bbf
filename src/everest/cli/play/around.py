"""The parts of the short view of each decision that all games share: ways and points."""

from __future__ import annotations

from collections.abc import Sequence

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import Terminal


def show_ways(terminal: Terminal, scene: Scene, space: str) -> None:
    """Where it leads from a space, and what each step costs."""
    for message, spaces in (
        ("around-up", scene.above(space)),
        ("around-beside", scene.beside(space)),
        ("around-down", scene.below(space)),
    ):
        if spaces:
            text = _joined([scene.neighbour_text(neighbour) for neighbour in spaces])
            terminal.say(scene.say(message, spaces=text), indent=2)


def _joined(texts: Sequence[str]) -> str:
    """Texts one after another; commas are enough unless they are among the texts."""
    return ("; " if any("," in text for text in texts) else ", ").join(texts)


def points_text(scene: Scene, piece: int) -> str:
    """The points of a piece in words."""
    points = scene.points_of(piece)
    if not points:
        return scene.say("points-none")
    return ", ".join([scene.say("points-short", way=way, points=n) for way, n in points.items()])
