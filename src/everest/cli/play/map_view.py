"""The map as text: from the summit down to base camp, in bands of altitude."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import FAINT, TITLE, Terminal
from everest.engine.weather import Day
from everest.games.mount_everest.views import EverestCampView
from everest.text.names import signed

WIDE = 96
"""From so many columns on, a space and its ways fit into one line."""


def show_map(terminal: Terminal, scene: Scene) -> None:
    """All spaces with their numbers, tiles, guides and camps."""
    terminal.title(scene.say("map-title", map=scene.words.map_name()))
    terminal.say(scene.say("map-legend"), FAINT)
    width = max([len(scene.words.space_name(space)) for space in scene.board.ids])
    zone = -1
    for number in _from_the_top(scene):
        if scene.board.zone[number] != zone:
            zone = scene.board.zone[number]
            _show_band(terminal, scene, zone, scene.day())
        _show_space(terminal, scene, scene.board.ids[number], width)


def _from_the_top(scene: Scene) -> list[int]:
    board = scene.board
    return sorted(
        range(len(board)), key=lambda number: (-board.zone[number], -board.altitude[number])
    )


def _show_band(terminal: Terminal, scene: Scene, zone: int, day: Day | None) -> None:
    limits = [
        scene.limit(scene.board.ids[number])
        for number, other in enumerate(scene.board.zone)
        if other == zone and number != scene.board.start
    ]
    limit = next((limit for limit in limits if limit is not None), 0)
    terminal.say()
    terminal.say(
        scene.say(
            "map-zone",
            zone=scene.words.zone(zone),
            limit=limit,
            bottles=scene.rules.loads.bottle_limit[zone],
            loss=day.loss[zone] if day is not None else 0,
            closed="yes" if day is not None and day.closed[zone] else "no",
        ),
        TITLE,
    )


def _show_space(terminal: Terminal, scene: Scene, space: str, width: int) -> None:
    number = scene.number(space)
    cost = scene.cost(space)
    ways = [
        scene.say(message, spaces=" ".join(spaces))
        for message, spaces in (
            ("map-up", scene.above(space)),
            ("map-down", scene.below(space)),
        )
        if spaces
    ]
    tile = scene.tile(space)
    row = (
        f"{space:<7}{scene.words.space_name(space):<{width}} "
        f"{scene.say('map-height', height=scene.board.altitude[number]):>7}"
        f"{scene.say('map-cost', cost='-' if cost is None else str(cost)):>9}"
        f"{scene.say('map-night', change=signed(scene.board.modifier[number])):>10}"
    )
    line = "; ".join(ways)
    if terminal.width >= WIDE:
        terminal.say_row(f"{row}  ", line)
    else:
        terminal.say_row(row, "")
        terminal.say(line, indent=7)
    if tile is not None:
        terminal.say(tile, indent=7)
    here = [
        scene.say("map-guide", player=scene.words.player(seat), piece=guide["name"])
        for seat, guide in scene.guides_at(space)
    ]
    here += [camp_text(scene, seat, camp) for seat, camp in scene.camps_at(space)]
    if here:
        terminal.say(scene.say("map-here", things="; ".join(here)), TITLE, indent=7)


def camp_text(scene: Scene, seat: int, camp: EverestCampView) -> str:
    """A camp with its owner and what it holds."""
    clients = [
        scene.words.client(client["kind"], client["level"], client["summited"])
        for client in camp["clients"]
    ]
    bottles = [scene.words.thing("bottle")] * camp["bottles"]
    return scene.say(
        "map-camp",
        player=scene.words.player(seat),
        camp=scene.words.holder(camp["name"]),
        things=scene.words.listed(clients + bottles),
    )
