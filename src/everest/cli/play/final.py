"""The final table of a match."""

from __future__ import annotations

from collections.abc import Callable

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import TITLE, Terminal


def show_ranking(
    terminal: Terminal, scene: Scene, details: Callable[[int], str] | None = None
) -> None:
    """The players by rank, with details of each if there are any; who draws has the same rank."""
    terminal.title(scene.say("final-title"))
    players = scene.view["players"]
    for seat in scene.view["ranking"]:
        rank = scene.view["ranks"][seat]
        player = scene.words.player(seat)
        text = scene.say("final-line", rank=rank, player=player, score=players[seat]["score"])
        if details is not None:
            text = f"{text} ({details(seat)})"
        terminal.say(text, TITLE if rank == 1 else None, indent=2)


def show_final(terminal: Terminal, scene: Scene) -> None:
    """The ranking and the winner."""
    show_ranking(terminal, scene)
    show_winner(terminal, scene)


def show_winner(terminal: Terminal, scene: Scene) -> None:
    """Who has won, and why a tie for the first place was won or is a draw."""
    view, words = scene.view, scene.words
    ranking = view["ranking"]
    players = view["players"]
    best = players[ranking[0]]["score"]
    level = [seat for seat in ranking if players[seat]["score"] == best]
    first = [seat for seat in ranking if view["ranks"][seat] == 1]
    if len(first) > 1:
        text = scene.say("final-draw", players=words.players(first), score=best)
        terminal.say(text, TITLE)
        return
    winner = words.player(first[0])
    if len(level) > 1:
        others = words.players(level[1:])
        terminal.say(scene.say("final-tie", player=winner, others=others, score=best))
    terminal.say(scene.say("final-winner", player=winner), TITLE)
