"""What everybody sees of K2's players: climbers, tents, the scoring strip, ranks."""

from __future__ import annotations

from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.terminal import TITLE, Terminal


def show_player(terminal: Terminal, scene: ClimberScene, seat: int) -> None:
    """The score of a player, its climbers and tents."""
    words = scene.words
    player = scene.player(seat)
    terminal.say(
        scene.say(
            "climbers-head",
            player=words.player(seat),
            score=player["score"],
            first="yes" if seat == scene.view["first_seat"] else "no",
        ),
        TITLE,
    )
    tents = {scene.tent_owner(camp): words.space(camp["space"]) for camp in player["camps"]}
    for climber in player["pieces"]:
        name, space = climber["name"], climber["space"]
        if space is None:
            text = scene.say("around-dead", piece=name, score=climber["score"])
        else:
            text = scene.climber_text(climber, space)
        if name in tents:
            text = f"{text} {scene.say('player-tent', space=tents[name])}"
        elif climber["tents"]:
            text = f"{text} {scene.say('around-has-tent')}"
        terminal.say(text, indent=2)
    if scene.rules.rescue_cards:
        text = scene.say("player-rescue-cards", count=player["rescue_cards"])
        terminal.say(text, indent=2)


def decks_text(scene: ClimberScene, seat: int) -> str:
    """How many cards a player has, and where."""
    player = scene.player(seat)
    return scene.say("player-one-deck", hand=player["hand_size"], deck=player["deck_size"])


def show_standing(terminal: Terminal, scene: ClimberScene) -> None:
    """The scoring strip with the climbers on it, who has been on the summit, and the ranks."""
    steps = [_step_text(scene, step) for step in scene.rules.strip]
    terminal.say(scene.say("strip", steps="  ".join(steps)))
    summits = [_climber_text(scene, one["seat"], one["piece"]) for one in scene.view["summits"]]
    if summits:
        terminal.say(scene.say("summit-order", climbers=", ".join(summits)))
    if scene.is_alone:
        show_ranks(terminal, scene)


def _step_text(scene: ClimberScene, step: int) -> str:
    here = [
        _climber_text(scene, player["seat"], climber["name"])
        for player in scene.view["players"]
        for climber in player["pieces"]
        if climber["score"] == step
    ]
    return f"{step} ({', '.join(here)})" if here else str(step)


def _climber_text(scene: ClimberScene, seat: int, piece: str) -> str:
    return scene.say("map-guide", player=scene.words.player(seat), piece=piece)


# -- the ranks of a game alone (KX2) --------------------------------------------------------------


def show_ranks(terminal: Terminal, scene: ClimberScene) -> None:
    """The ranks for this map and weather, and the points that are missing for each."""
    ranks = scene.rules.solo_ranks
    if not ranks:
        terminal.say(scene.say("ranks-none"))
        return
    total = scene.player(0)["score"]
    terminal.say(scene.say("ranks-title"), TITLE)
    for least, rank in ranks:
        name = scene.words.rank(rank)
        text = scene.say("ranks-line", rank=name, least=least, missing=max(least - total, 0))
        terminal.say(text, indent=2)


def show_day(terminal: Terminal, scene: ClimberScene) -> None:
    """What a player alone has reached; nothing for several."""
    rank = rank_so_far(scene)
    if rank is not None:
        terminal.say(rank)


def rank_so_far(scene: ClimberScene) -> str | None:
    """The rank that a player alone would have now, and what the next one asks for."""
    total = scene.player(0)["score"]
    ranks = scene.rules.solo_ranks
    if not scene.is_alone or not ranks:
        return None
    now = next(rank for least, rank in ranks if total >= least)
    better = [(least, rank) for least, rank in ranks if least > total]
    least, next_rank = better[-1] if better else (total, now)
    return scene.say(
        "rank-so-far",
        rank=scene.words.rank(now),
        next=scene.words.rank(next_rank),
        missing=least - total,
    )
