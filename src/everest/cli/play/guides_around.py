"""The short view of each decision: a player's own guides, what they carry, where they can go."""

from __future__ import annotations

from everest.advice.guides.nights import fates
from everest.cli.play.around import points_text, show_ways
from everest.cli.play.guides_forecast import fate_lines
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.terminal import WARNING, Terminal
from everest.games.mount_everest.view import GuideView


def show_around(terminal: Terminal, scene: GuideScene) -> None:
    """Show the viewer's guides and camps, with tonight's fate of every client."""
    player = scene.player()
    for piece, guide in enumerate(player["pieces"]):
        _show_guide(terminal, scene, piece, guide)
    for camp in player["camps"]:
        terminal.say(
            scene.say(
                "around-camp",
                camp=scene.words.holder(camp["name"]),
                space=scene.words.space(camp["space"]),
                bottles=camp["bottles"],
                clients=len(camp["clients"]),
            )
        )
        _show_fates(terminal, scene, camp["name"])


def _show_guide(terminal: Terminal, scene: GuideScene, piece: int, guide: GuideView) -> None:
    space = guide["space"]
    parts = [
        scene.say(
            "around-guide",
            piece=guide["name"],
            space=scene.words.space(space),
            height=scene.board.altitude[scene.number(space)],
        ),
        scene.say("around-carries", things=_things_text(scene, guide)),
    ]
    if scene.my_turn() is not None:
        parts.append(scene.say("around-points", points=points_text(scene, piece)))
    terminal.say(" ".join(parts))
    _show_fates(terminal, scene, guide["name"])
    same_place = piece == 1 and scene.player()["pieces"][0]["space"] == space
    if not same_place:  # said once for both
        show_ways(terminal, scene, space)


def _show_fates(terminal: Terminal, scene: GuideScene, holder: str) -> None:
    own = fates(scene, scene.seat)[holder]
    for line in fate_lines(scene, [fate for fate in own if fate.dies]):
        terminal.say(line, WARNING, indent=2)
    for line in fate_lines(scene, [fate for fate in own if not fate.dies]):
        terminal.say(line, indent=2)


def _things_text(scene: GuideScene, guide: GuideView) -> str:
    names = ["tent"] * guide["tents"] + ["bottle"] * guide["bottles"]
    things = [scene.words.things(names)] if names else []
    if guide["clients"]:
        things.insert(0, scene.say("clients", count=len(guide["clients"])))
    return ", ".join(things) if things else scene.say("nothing")
