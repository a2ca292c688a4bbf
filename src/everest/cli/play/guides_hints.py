"""What a sensible next step is: in the first days each one, later what is easily forgotten."""

from __future__ import annotations

from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.hints import LAST_DAY, wants_camp, way_down


def hint(scene: GuideScene) -> str | None:
    """One line of advice, or None."""
    phase = scene.view["phase"]
    turn = scene.my_turn()
    if phase == "cards" and _has_useful_bottle(scene):
        return scene.say("hint-oxygen")
    if turn is not None and turn["at_tile"] is None and not turn["risk_left"]:
        later = _hint_about_height(scene)
        if later is not None:
            return later
    if scene.view["round"] > LAST_DAY:
        return None
    if phase == "cards":
        return scene.say("hint-cards")
    if phase == "risk":
        return scene.say("hint-risk")
    if turn is None:
        return None
    if turn["at_tile"] is not None:
        return scene.say("hint-tile")
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return scene.say("hint-settle")
    if turn["rest_left"]:
        return scene.say("hint-raise")
    return _hint_in_a_turn(scene, turn["unused"])


def _hint_in_a_turn(scene: GuideScene, unused: list[str]) -> str | None:
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


# -- what comes later -----------------------------------------------------------------------------


def _has_useful_bottle(scene: GuideScene) -> bool:
    """Whether a bottle lies in a camp where it brings cards (O1)."""
    player = scene.player()
    return bool(player["reserve_size"]) and any(
        camp["bottles"] and scene.rules.oxygen_draw[scene.zone(camp["space"])]
        for camp in player["camps"]
    )


def _hint_about_height(scene: GuideScene) -> str | None:
    guides = scene.player()["pieces"]
    for guide in guides:
        if guide["clients"]:
            advice = way_down(scene, guide["name"], guide["space"])
            if advice is not None:
                return advice
    for guide in guides:
        if guide["tents"] and wants_camp(scene, guide["space"]):
            return scene.say("hint-camp", piece=guide["name"])
    return None
