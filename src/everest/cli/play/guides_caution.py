"""What a player of Mount Everest may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence

from everest.cli.play.caution import leftovers
from everest.cli.play.guides_forecast import fate_lines, fates
from everest.cli.play.guides_scene import GuideScene


def cautions(scene: GuideScene, legal: Sequence[int]) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well.

    `legal` is what the player could do instead.
    """
    turn = scene.my_turn()
    if turn is None:
        return []
    found: list[str] = []
    own = fates(scene, scene.seat)
    dying = [fate for place in own.values() for fate in place if fate.dies]
    if dying and (scene.all_points() or turn["unused"]):
        found.append(scene.say("caution-dying", clients="; ".join(fate_lines(scene, dying))))
    if turn["rest_left"] and own.get(turn["rest_target"] or "", []):
        found.append(scene.say("caution-rest", points=turn["rest_left"]))
    player = scene.player()
    has_clients = any(place["clients"] for place in (*player["pieces"], *player["camps"]))
    return found + leftovers(scene, legal, bool(found), lambda card: has_clients)
