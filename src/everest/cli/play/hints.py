"""What a sensible next step is, for the first days."""

from __future__ import annotations

from typing import Final

from everest.cli.play.scene import Scene

LAST_DAY: Final = 3
"""Who has played this many days needs no hints."""


def hint(scene: Scene) -> str | None:
    """One line of advice, or None."""
    if scene.view["round"] > LAST_DAY:
        return None
    phase = scene.view["phase"]
    if phase == "cards":
        return scene.say("hint-cards")
    if phase == "risk":
        return scene.say("hint-risk")
    turn = scene.my_turn()
    if turn is None:
        return None
    if turn["at_tile"] is not None:
        return scene.say("hint-tile")
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return scene.say("hint-settle")
    if turn["rest_left"]:
        return scene.say("hint-raise")
    return _hint_in_a_turn(scene, turn["unused"])


def _hint_in_a_turn(scene: Scene, unused: list[str]) -> str | None:
    guides = scene.player()["pieces"]
    base = scene.board.ids[scene.board.start]
    empty = [
        guide
        for guide in guides
        if guide["space"] == base and not (guide["clients"] or guide["bottles"] or guide["tents"])
    ]
    if len(empty) == len(guides):
        return scene.say("hint-load")
    if any(scene.points_of(piece) for piece in range(len(guides))):
        return scene.say("hint-move")
    if unused:
        return scene.say("hint-use")
    return scene.say("hint-end")
