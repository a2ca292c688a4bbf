"""What everybody at the table can see of the players, and the risk tokens."""

from __future__ import annotations

from collections.abc import Callable

from everest.cli.play.scene import Scene
from everest.cli.play.screens import AnyScreens
from everest.cli.play.terminal import Terminal


def show_table(
    terminal: Terminal,
    screens: AnyScreens,
    scene: Scene,
    is_first_time: Callable[[str], bool] | None = None,
) -> None:
    """Every player's score, pieces, camps and cards as far as they are open; the risk tokens."""
    terminal.title(scene.say("table-title", day=scene.view["round"]))
    show_scores(terminal, scene, is_first_time)
    screens.show_standing(terminal, scene)
    for player in scene.view["players"]:
        terminal.say()
        screens.show_player(terminal, scene, player["seat"])
        _show_cards(terminal, screens, scene, player["seat"])
    terminal.say()
    show_risk(terminal, scene)


def show_scores(
    terminal: Terminal, scene: Scene, is_first_time: Callable[[str], bool] | None = None
) -> None:
    """The scores in the order that would decide the game now, ties broken.

    How ties are broken is explained where there is one, the first time if that can be told.
    """
    words = scene.words
    players = scene.view["players"]
    texts = [f"{words.player(seat)} {players[seat]['score']}" for seat in scene.view["ranking"]]
    terminal.say(scene.say("scores", scores=", ".join(texts)))
    scores = [player["score"] for player in players]
    has_tie = len(set(scores)) < len(scores)
    if has_tie and (is_first_time is None or is_first_time("scores-tie-order")):
        terminal.say(scene.say("scores-tie-order"), indent=2)


def _show_cards(terminal: Terminal, screens: AnyScreens, scene: Scene, seat: int) -> None:
    """The open cards of a player, and how many the others are."""
    words = scene.words
    player = scene.player(seat)
    if player["shown"]:
        total = risk_sum(scene, player["shown"])
        text = scene.say("player-shown", cards=words.cards(player["shown"]), sum=total)
        terminal.say(text, indent=2)
    terminal.say(screens.decks_text(scene, seat), indent=2)
    if player["pile"]:
        terminal.say(scene.say("player-pile", cards=words.cards(player["pile"])), indent=2)


def risk_sum(scene: Scene, cards: list[str]) -> int:
    """The movement points that count for risk (R1)."""
    kinds = scene.rules.cards
    return sum([kinds.risk_sum[kinds.ids.index(card)] for card in cards])


def show_risk(terminal: Terminal, scene: Scene) -> None:
    """The open tokens, how many are face down, and who has one."""
    risk = scene.view["risk"]
    values = ", ".join([str(value) for value in sorted(risk["open"], reverse=True)])
    terminal.say(
        scene.say(
            "risk-open",
            values=values or scene.say("nothing"),
            hidden=len(risk["face_down"]),
        )
    )
    if risk["taker"] is not None and risk["taken"] is not None:
        taker = scene.words.player(risk["taker"])
        terminal.say(scene.say("risk-taken", player=taker, value=risk["taken"]))
