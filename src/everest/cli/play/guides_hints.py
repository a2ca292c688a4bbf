"""What a sensible next step is, in words."""

from __future__ import annotations

from everest.advice.guides.hints import hints
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.notes import first_told, note_text


def hint(scene: GuideScene) -> str | None:
    """One line of advice, or None."""
    note = first_told(scene, hints(scene))
    return None if note is None else note_text(scene, note, f"hint-{note['code']}")
