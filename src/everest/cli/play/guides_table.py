"""What everybody sees of a player of Mount Everest: guides, loads, camps, two decks."""

from __future__ import annotations

from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.terminal import TITLE, Terminal
from everest.games.mount_everest.view import GuideView


def show_player(terminal: Terminal, scene: GuideScene, seat: int) -> None:
    """The score of a player, its guides and camps."""
    words = scene.words
    player = scene.player(seat)
    terminal.say(
        scene.say(
            "player-head",
            player=words.player(seat),
            score=player["score"],
            first="yes" if seat == scene.view["first_seat"] else "no",
            tents=player["tent_stock"],
        ),
        TITLE,
    )
    for guide in player["pieces"]:
        terminal.say(
            scene.say(
                "player-guide",
                piece=guide["name"],
                space=words.space(guide["space"]),
                things=_load_text(scene, guide),
            ),
            indent=2,
        )
    for camp in player["camps"]:
        where = words.space(camp["space"])
        terminal.say(f"{scene.camp_text(seat, camp)}; {where}", indent=2)


def _load_text(scene: GuideScene, guide: GuideView) -> str:
    clients = [
        scene.words.client(client["kind"], client["level"], client["summited"])
        for client in guide["clients"]
    ]
    things = ["bottle"] * guide["bottles"] + ["tent"] * guide["tents"]
    return scene.words.listed(clients + [scene.words.thing(thing) for thing in things])


def decks_text(scene: GuideScene, seat: int) -> str:
    """How many cards a player has, and where."""
    player = scene.player(seat)
    return scene.say(
        "player-cards",
        hand=player["hand_size"],
        deck=player["deck_size"],
        reserve=player["reserve_size"],
    )


def show_other_cards(terminal: Terminal, scene: GuideScene) -> None:
    """The viewer's acclimatization deck, and what was removed for bottles."""
    private = scene.player().get("private")
    if private is None:
        return
    words = scene.words
    reserve = private["reserve_top"] + private["reserve_unknown"] + private["reserve_bottom"]
    terminal.say(scene.say("hand-reserve", cards=words.cards(reserve)), indent=2)
    for message, cards in (
        ("hand-reserve-top", private["reserve_top"]),
        ("hand-reserve-bottom", private["reserve_bottom"]),
        ("hand-removed", private["removed"]),
    ):
        if cards:
            text = ", ".join([words.card(card) for card in cards])
            terminal.say(scene.say(message, cards=text), indent=2)
