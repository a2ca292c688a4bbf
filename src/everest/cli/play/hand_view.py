"""The viewer's own cards: a secret of its seat."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.cli.play.screens import AnyScreens
from everest.cli.play.table_view import risk_sum
from everest.cli.play.terminal import TITLE, Terminal


def show_hand(terminal: Terminal, scene: Scene, screens: AnyScreens) -> None:
    """Cards in hand, cards of this round, and what is still to come."""
    player = scene.player()
    private = player.get("private")
    if private is None:
        return
    words = scene.words
    terminal.say(scene.say("hand-title", player=words.player(scene.seat)), TITLE)
    terminal.say(scene.say("hand-cards", cards=words.cards(private["hand"])), indent=2)
    if private["chosen"]:
        text = words.cards(private["chosen"])
        total = risk_sum(scene, private["chosen"])
        terminal.say(scene.say("hand-chosen", cards=text, sum=total), indent=2)
    turn = scene.my_turn()
    if turn is not None:
        terminal.say(scene.say("hand-unused", cards=words.cards(turn["unused"])), indent=2)
    terminal.say(scene.say("hand-deck", cards=words.cards(private["deck"])), indent=2)
    screens.show_other_cards(terminal, scene)
