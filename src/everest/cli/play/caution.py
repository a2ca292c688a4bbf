"""What a player may have overlooked when it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence

from everest.cli.play.forecast import fate_lines, fates
from everest.cli.play.scene import Scene
from everest.engine.cards import ANY, DOWN, REST, UP
from everest.engine.vocabulary import MOVE, PITCH


def cautions(scene: Scene, legal: Sequence[int]) -> list[str]:
    """Sentences to show once before the turn ends; empty when all is well.

    `legal` is what the player could do instead.
    """
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
    elif unused and (found or any(_is_of_use(scene, card) for card in unused)):
        found.append(scene.say("caution-cards", cards=scene.words.cards(unused)))
    kinds = scene.words.game.actions.kinds
    if points and (found or any(kinds[action] in (MOVE, PITCH) for action in legal)):
        found.append(scene.say("caution-points", points=points))
    return found


def _is_of_use(scene: Scene, name: str) -> bool:
    """Whether a card could do anything: rest somebody, or take a guide where it can go."""
    cards = scene.rules.cards
    first = 4 * cards.ids.index(name)
    player = scene.player()
    if cards.points[first + REST]:
        return any(place["clients"] for place in (*player["pieces"], *player["camps"]))
    up, anywhere, down = (cards.points[first + way] for way in (UP, ANY, DOWN))
    spaces = [guide["space"] for guide in player["pieces"]]
    return any(
        ((up or anywhere) and scene.above(space)) or ((down or anywhere) and scene.below(space))
        for space in spaces
    )
