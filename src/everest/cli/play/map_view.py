"""The map as text: from the summit down to base camp, in bands of altitude."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import FAINT, TITLE, Terminal
from everest.text.names import signed

WIDE = 96
"""From so many columns on, a space and its ways fit into one line."""


def show_map(terminal: Terminal, scene: Scene) -> None:
    """All spaces with their numbers, what lies there, pieces and camps."""
    terminal.title(scene.say("map-title", map=scene.words.map_name()))
    terminal.say(scene.say("map-legend"), FAINT)
    width = max([len(scene.words.space_name(space)) for space in scene.board.ids])
    zone = -1
    for number in _from_the_top(scene):
        if scene.board.zone[number] != zone:
            zone = scene.board.zone[number]
            terminal.say()
            terminal.say(scene.band_text(zone), TITLE)
        _show_space(terminal, scene, scene.board.ids[number], width)


def _from_the_top(scene: Scene) -> list[int]:
    board = scene.board
    return sorted(
        range(len(board)), key=lambda number: (-board.zone[number], -board.altitude[number])
    )


def _show_space(terminal: Terminal, scene: Scene, space: str, width: int) -> None:
    number = scene.number(space)
    cost = scene.cost(space)
    ways = [
        scene.say(message, spaces=" ".join(spaces))
        for message, spaces in (
            ("map-up", scene.above(space)),
            ("map-beside", scene.beside(space)),
            ("map-down", scene.below(space)),
        )
        if spaces
    ]
    row = (
        f"{space:<7}{scene.words.space_name(space):<{width}} "
        f"{scene.say('map-height', height=scene.board.altitude[number]):>7}"
        f"{scene.say('map-cost', cost='-' if cost is None else str(cost)):>9}"
        f"{scene.say('map-night', change=signed(scene.board.modifier[number])):>10}"
    )
    flag = scene.flag_text(space)
    line = "; ".join([flag, *ways] if flag else ways)
    if terminal.width >= WIDE:
        terminal.say_row(f"{row}  ", line)
    else:
        terminal.say_row(row, "")
        terminal.say(line, indent=7)
    ground = scene.ground_text(space)
    if ground:
        terminal.say(ground, indent=7)
    here = [
        scene.say("map-guide", player=scene.words.player(seat), piece=piece)
        for seat, piece in scene.pieces_at(space)
    ]
    here += [scene.camp_text(seat, camp) for seat, camp in scene.camps_at(space)]
    if here:
        terminal.say(scene.say("map-here", things="; ".join(here)), TITLE, indent=7)
