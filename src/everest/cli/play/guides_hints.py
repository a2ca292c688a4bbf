"""What a sensible next step is, in words."""

from __future__ import annotations

from everest.advice.guides.hints import hints
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.notes import note_text


def hint(scene: GuideScene) -> str | None:
    """One line of advice, or None."""
    return next((note_text(scene, note, f"hint-{note['code']}") for note in hints(scene)), None)
