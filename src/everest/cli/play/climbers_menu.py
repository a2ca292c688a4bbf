"""The choices that only K2 has: acclimatizing a climber (KC1), and rescue or death (KX1)."""

from __future__ import annotations

from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.menu import place_card
from everest.cli.play.screens import Placed
from everest.engine.vocabulary import PIECE_NAMES, USE_REST
from everest.games.k2.vocabulary import GIVE_UP, RESCUE


def place(scene: ClimberScene, action: int) -> Placed | None:
    """The place in the menu of an action of K2; None for shared ones."""
    table = scene.words.game.actions
    kind = table.kinds[action]
    if kind == USE_REST:
        return place_card(scene, table.arg_a[action], PIECE_NAMES[table.arg_b[action]])
    if kind not in (RESCUE, GIVE_UP):
        return None
    climber = scene.player()["pieces"][table.arg_a[action]]
    if kind == RESCUE:
        space = scene.board.ids[table.arg_b[action]]
        head = scene.say(
            "menu-rescue", piece=climber["name"], score=scene.score_after_rescue(climber["score"])
        )
        return Placed("dying", head, scene.words.space(space))
    head = scene.say(
        "menu-give-up",
        piece=climber["name"],
        score=scene.rules.lowest_score,
        players="alone" if scene.is_alone else "several",
    )
    return Placed("dying", head)
