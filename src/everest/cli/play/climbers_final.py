"""The end of a match of K2: ranks among several players, a rank by the table for one alone."""

from __future__ import annotations

from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.climbers_table import show_ranks
from everest.cli.play.final import show_ranking, show_winner
from everest.cli.play.terminal import TITLE, Terminal


def show_final(terminal: Terminal, scene: ClimberScene) -> None:
    """The scores with those of each climber, and who has won or which rank was reached."""
    if scene.is_alone:
        _show_result(terminal, scene)
        return
    show_ranking(terminal, scene, lambda seat: _climbers_text(scene, seat))
    show_winner(terminal, scene)


def _show_result(terminal: Terminal, scene: ClimberScene) -> None:
    terminal.title(scene.say("final-title"))
    dead = [climber["name"] for climber in scene.player(0)["pieces"] if climber["space"] is None]
    if dead:
        text = scene.say("final-alone-dead", count=len(dead), day=scene.view["round"])
        terminal.say(text)
    terminal.say(_climbers_text(scene, 0), indent=2)
    show_ranks(terminal, scene)
    score = scene.player(0)["score"]
    rank = scene.view["solo_rank"]
    terminal.say(
        scene.say(
            "final-alone",
            score=score,
            ranked="yes" if rank is not None else "no",
            rank=scene.words.rank(rank) if rank is not None else "",
        ),
        TITLE,
    )


def _climbers_text(scene: ClimberScene, seat: int) -> str:
    """What each climber of a player has brought in."""
    texts = [
        scene.say(
            "final-climber",
            piece=climber["name"],
            score=climber["score"],
            dead="yes" if climber["space"] is None else "no",
        )
        for climber in scene.player(seat)["pieces"]
    ]
    return "; ".join(texts)
