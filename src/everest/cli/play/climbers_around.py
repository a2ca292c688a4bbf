"""The short view of each decision: a player's own climbers, and where they can go."""

from __future__ import annotations

from everest.advice.climbers.nights import fates
from everest.cli.play.around import points_text, show_ways
from everest.cli.play.climbers_forecast import fate_text
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.terminal import WARNING, Terminal
from everest.games.k2.view import ClimberView


def show_around(terminal: Terminal, scene: ClimberScene) -> None:
    """Show the viewer's climbers and tents, with tonight's fate of each climber."""
    player = scene.player()
    shown: list[str] = []
    for piece, climber in enumerate(player["pieces"]):
        space = climber["space"]
        if space is None:
            name, score = climber["name"], climber["score"]
            terminal.say(scene.say("around-dead", piece=name, score=score))
            continue
        _show_climber(terminal, scene, piece, climber, space)
        if space not in shown and scene.dying() is None:  # said once for both
            show_ways(terminal, scene, space)
            shown.append(space)
    for camp in player["camps"]:
        where = scene.words.space(camp["space"])
        terminal.say(scene.say("around-tent", piece=scene.tent_owner(camp), space=where))
    if player["rescue_cards"]:
        terminal.say(scene.say("around-rescue-cards", count=player["rescue_cards"]))


def _show_climber(
    terminal: Terminal, scene: ClimberScene, piece: int, climber: ClimberView, space: str
) -> None:
    if scene.view["phase"] == "check" or climber == scene.dying():  # tonight tells it nothing
        terminal.say(scene.climber_text(climber, space))
        return
    parts = [
        scene.say(
            "around-climber",
            piece=climber["name"],
            space=scene.words.space(space),
            height=scene.board.altitude[scene.number(space)],
            score=climber["score"],
        )
    ]
    if climber["tents"]:
        parts.append(scene.say("around-has-tent"))
    if scene.my_turn() is not None:
        parts.append(scene.say("around-points", points=points_text(scene, piece)))
    terminal.say(" ".join(parts))
    fate = fates(scene, scene.seat)[climber["name"]]
    terminal.say(fate_text(scene, fate), WARNING if fate.dies else None, indent=2)
