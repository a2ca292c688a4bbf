"""What a player of any game may have overlooked when it ends its turn: cards and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from everest.cli.play.scene import Scene
from everest.engine.cards import ANY, DOWN, UP
from everest.engine.vocabulary import MOVE, PITCH


def leftovers(
    scene: Scene,
    legal: Sequence[int],
    is_worth_it: bool,
    is_rest_of_use: Callable[[int], bool],
) -> list[str]:
    """Sentences about cards and points that are lost with the end of the turn.

    Args:
        scene: the viewer's turn.
        legal: what the player could do instead.
        is_worth_it: whether any leftover is to be named, of use by itself or not.
        is_rest_of_use: whether an acclimatization card of this kind could do anything.
    """
    found: list[str] = []
    unused = scene.my_turn()["unused"]
    points = scene.all_points()
    if len(unused) == scene.rules.cards_played:
        found.append(scene.say("caution-no-card"))
    elif unused and (
        is_worth_it or any(_is_of_use(scene, card, is_rest_of_use) for card in unused)
    ):
        found.append(scene.say("caution-cards", cards=scene.words.cards(unused)))
    kinds = scene.words.game.actions.kinds
    can_use_them = any(kinds[action] in (MOVE, PITCH) for action in legal)
    if points and (is_worth_it or found or can_use_them):
        found.append(scene.say("caution-points", points=points))
    return found


def _is_of_use(scene: Scene, name: str, is_rest_of_use: Callable[[int], bool]) -> bool:
    """Whether a card could do anything: rest somebody, or take a piece where it can go."""
    cards = scene.rules.cards
    kind = cards.ids.index(name)
    up, anywhere, down = (cards.points[4 * kind + way] for way in (UP, ANY, DOWN))
    if not (up or anywhere or down):
        return is_rest_of_use(kind)
    spaces = [piece["space"] for piece in scene.player()["pieces"] if piece["space"] is not None]
    level = (up or anywhere or down) and any(scene.beside(space) for space in spaces)
    return bool(level) or any(
        ((up or anywhere) and scene.above(space)) or ((down or anywhere) and scene.below(space))
        for space in spaces
    )
