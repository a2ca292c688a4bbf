"""What a player of any game may have overlooked when it ends its turn, in words."""

from __future__ import annotations

from typing import Final

from everest.advice.shapes import Note
from everest.cli.play.notes import note_text
from everest.cli.play.scene import Scene

MESSAGES: Final = {
    "rest-left": "caution-rest",
    "no-card": "caution-no-card",
    "cards-left": "caution-cards",
    "points-left": "caution-points",
    "alone": "caution-alone",
}
"""By the code of the warning."""


def caution_text(scene: Scene, warning: Note) -> str:
    """A warning as a sentence; cards are named."""
    if warning["code"] == "cards-left":
        cards = scene.words.cards(scene.my_turn()["unused"])
        return scene.say("caution-cards", cards=cards)
    return note_text(scene, warning, MESSAGES[warning["code"]])
