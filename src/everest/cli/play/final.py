"""The final table."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import TITLE, Terminal


def show_final(terminal: Terminal, scene: Scene) -> None:
    """The ranking, and why a tie for the first place was won."""
    terminal.title(scene.say("final-title"))
    ranking = scene.view["ranking"]
    players = scene.view["players"]
    for rank, seat in enumerate(ranking, start=1):
        score = players[seat]["score"]
        player = scene.words.player(seat)
        text = scene.say("final-line", rank=rank, player=player, score=score)
        terminal.say(text, TITLE if rank == 1 else None, indent=2)
    best = players[ranking[0]]["score"]
    level = [seat for seat in ranking if players[seat]["score"] == best]
    winner = scene.words.player(ranking[0])
    if len(level) > 1:
        others = scene.words.players(level[1:])
        terminal.say(scene.say("final-tie", player=winner, others=others, score=best))
    terminal.say(scene.say("final-winner", player=winner), TITLE)
