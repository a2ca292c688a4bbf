"""What a player may have overlooked when it ends its turn."""

from __future__ import annotations

from everest.cli.play.forecast import fate_lines, fates
from everest.cli.play.scene import Scene


def cautions(scene: Scene) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well."""
    turn = scene.my_turn()
    if turn is None:
        return []
    found: list[str] = []
    pieces = range(len(scene.player()["pieces"]))
    points = sum([sum(scene.points_of(piece).values()) for piece in pieces])
    unused = turn["unused"]
    own = fates(scene, scene.seat)
    dying = [fate for place in own.values() for fate in place if fate.dies]
    if dying and (points or unused):
        found.append(scene.say("caution-dying", clients="; ".join(fate_lines(scene, dying))))
    if turn["rest_left"] and own.get(turn["rest_target"] or "", []):
        found.append(scene.say("caution-rest", points=turn["rest_left"]))
    if len(unused) == scene.rules.cards_played:
        found.append(scene.say("caution-no-card"))
    elif found and unused:
        found.append(scene.say("caution-cards", cards=scene.words.cards(unused)))
    if found and points:
        found.append(scene.say("caution-points", points=points))
    return found
