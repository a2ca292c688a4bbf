"""Notes of advice in words: the message of a note with its params, ids put into words."""

from __future__ import annotations

from collections.abc import Sequence

from everest.advice.next_steps import EVERY_TURN, LAST_DAY
from everest.advice.shapes import Note
from everest.cli.play.scene import Scene


def note_text(scene: Scene, note: Note, message: str) -> str:
    """A note as a sentence."""
    params = dict(note["params"])
    if "space" in params:
        params["space"] = scene.words.space(str(params["space"]))
    if "holder" in params:
        params["holder"] = scene.words.holder(str(params["holder"]))
    return scene.say(message, **params)


def first_told(scene: Scene, hints: Sequence[Note]) -> Note | None:
    """The hint that is told, if any: later on what every turn consists of goes without saying."""
    if scene.view["round"] <= LAST_DAY:
        return next(iter(hints), None)
    return next((hint for hint in hints if hint["code"] not in EVERY_TURN), None)


def duty_text(scene: Scene, duty: Note) -> str:
    """What the viewer has to see to before all else."""
    if duty["code"] == "take":
        is_alone = duty["params"]["players"] == "alone"
        return scene.say("status-take", alone="yes" if is_alone else "no")
    return note_text(scene, duty, f"status-{duty['code']}")
