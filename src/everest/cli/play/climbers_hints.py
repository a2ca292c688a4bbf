"""What a sensible next step is in K2, in words."""

from __future__ import annotations

from typing import Final

from everest.advice.climbers.hints import hints
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.notes import first_told, note_text

OF_ITS_OWN: Final = ("cards", "risk", "move", "use", "end")
"""Hints that K2 words in its own way."""


def hint(scene: ClimberScene) -> str | None:
    """One line of advice, or None."""
    note = first_told(scene, hints(scene))
    if note is None:
        return None
    code = note["code"]
    message = f"hint-climbers-{code}" if code in OF_ITS_OWN else f"hint-{code}"
    return note_text(scene, note, message)
