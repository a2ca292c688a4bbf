"""What lies on the mountain: zones, ropes, spaces, names, guides, camps."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from drawing import box, circle, number, path_of, shape, tag, text_width, write
from layout import Item, Rect, distance
from mountain import on_map
from position import Position
from signs import bottle, cost_sign, flake, ledge, modifier_disc, pawn, sky_sign, tent, tile
from style import HEIGHT, INK, NIGHT, PANEL, PLAYERS, QUIET, TEXT, WEATHER_BAR, WIDTH, Point

from everest.engine.board import UNLIMITED
from everest.engine.cards import UP


def zones_on_map(position: Position, lines: list[float]) -> tuple[list[str], list[str], list[Rect]]:
    """Tonight's weather on its zones, then altitudes and limits, and what these take up."""
    ground: list[str] = []
    marks: list[str] = []
    taken: list[Rect] = []
    losses, limits = position.today().loss, zone_limits(position)
    borders = [HEIGHT, *lines, 0]
    for zone in range(4):
        foot, top = borders[zone], borders[zone + 1]
        if losses[zone]:
            area = box(PANEL, top, WIDTH - PANEL, foot - top, "url(#storm)")
            ground.append(tag("g", area, clip_path="url(#massif)"))
        if zone:
            d = f"M{PANEL} {number(foot)}H{WIDTH}"
            ground.append(tag("path", d=d, stroke=INK, stroke_width=1.5, stroke_dasharray="2 5"))
            marks.append(box(PANEL + 9, foot - 9, 58, 18, NIGHT, 6, opacity=0.88))
            text = f"{5 + zone}000 m"
            marks.append(write(PANEL + 38, foot + 4.4, text, 12.5, TEXT, 700, "middle"))
            taken.append(Rect(PANEL + 9, foot - 9, PANEL + 67, foot + 9))
        y = {0: HEIGHT - 62, 3: 12.0}.get(zone, (top + foot) / 2 - 25)
        marks += zone_pill(WIDTH - 98, y, limits[zone], losses[zone])
        taken.append(Rect(WIDTH - 98, y, WIDTH - 12, y + 50))
    return ground, marks, taken


def zone_limits(position: Position) -> list[int]:
    """Most guides in a space of each zone; base camp, which holds all, set aside."""
    board = position.game.rules.board
    return [
        min(limit for limit, other in zip(board.limit, board.zone, strict=True) if other == zone)
        for zone in range(4)
    ]


def guides_sign(x: float, y: float) -> str:
    """Guides in general: a circle and a triangle."""
    line = {"stroke": QUIET, "stroke_width": 1.5, "stroke_linejoin": "round"}
    corners = [(x + 11.5, y + 9.5), (x + 17, y + 19), (x + 6, y + 19)]
    return circle(x, y + 14.5, 4.6, "none", **line) + shape(corners, "none", **line)


def zone_pill(x: float, y: float, limit: int, loss: int) -> list[str]:
    """The guides that a space holds, and the levels that the weather takes tonight."""
    parts = [
        box(x, y, 86, 50, NIGHT, 9, opacity=0.88),
        guides_sign(x + 13, y),
        write(x + 37, y + 19, f"max {limit}", 12.5, TEXT, 700),
    ]
    if loss:
        text = write(x + 37, y + 40, f"−{loss}", 13.5, WEATHER_BAR, 700)
        return [*parts, flake(x + 18, y + 35.5, 6), text, write(x + 58, y + 40, "night", 10, QUIET)]
    return [
        *parts,
        tag(
            "g",
            sky_sign(0, 0, 0),
            transform=f"translate({number(x + 18)} {number(y + 35)}) scale(.7)",
        ),
        write(x + 37, y + 40, "fine", 12, QUIET),
    ]


def ropes(position: Position) -> tuple[list[str], list[list[Point]]]:
    """The connections, and points along them."""
    board = position.game.rules.board
    white, dark, lines = [], [], []
    for space, steps in enumerate(board.steps):
        for target, way in steps:
            if way != UP:
                continue
            x, y = on_map(*position.spots[board.ids[space]])
            to_x, to_y = on_map(*position.spots[board.ids[target]])
            d = path_of([(x, y), (to_x, to_y)], closed=False)
            white.append(d)
            dark.append(d)
            many = int(math.hypot(to_x - x, to_y - y) / 4) + 1
            lines.append(
                [
                    (x + (to_x - x) * part / many, y + (to_y - y) * part / many)
                    for part in range(many + 1)
                ]
            )
    drawn = [
        tag("path", d="".join(white), stroke="#FFFFFF", stroke_width=5.4, opacity=0.85),
        tag("path", d="".join(dark), stroke="#24435F", stroke_width=2.2, stroke_dasharray="5 3.4"),
    ]
    return drawn, lines


def half_width(position: Position, space: str) -> float:
    """Half the width of a space in the picture."""
    if any(item["space"] == space for item in position.view["icefall"]):
        return 25
    return 27 if position.game.rules.board.modifier[position.number(space)] else 19


def draw_spaces(position: Position) -> tuple[list[str], dict[str, Rect]]:
    """All spaces with their numbers, and what they take up."""
    rules = position.game.rules
    tiles = {item["space"]: item for item in position.view["icefall"]}
    parts, rects = [], {}
    for at, space in enumerate(rules.board.ids):
        x, y = on_map(*position.spots[space])
        half = half_width(position, space)
        rects[space] = Rect(x - half - 1, y - 16, x + half + 1, y + 20)
        item = tiles.get(space)
        if item is not None:
            face = item["face"]
            cost = None if face is None else rules.face_costs[rules.face_names.index(face)]
            shown = None if cost is None or cost >= UNLIMITED else cost
            parts.append(tile(x, y, item["type"], shown, face is None))
            continue
        modifier = rules.board.modifier[at]
        parts.append(ledge(x, y, half))
        parts.append(cost_sign(x - 11 if modifier else x, y, rules.board.cost[at]))
        if modifier:
            parts.append(modifier_disc(x + 12.5, y, modifier))
    return parts, rects


NAME_SIZE: Final = 12.4
NAME_LINE: Final = 14.0


def name_items(position: Position, rects: dict[str, Rect]) -> list[Item]:
    """The names of all spaces outside the icefall."""
    board = position.game.rules.board
    on_ice = {item["space"] for item in position.view["icefall"]}
    items = []
    for at, space in enumerate(board.ids):
        if space not in on_ice:
            title = position.title(space)
            text = f"{title} {board.altitude[at]} m" if at == board.summit else title
            broken = break_name(text)
            choices = _beside(rects[space], [text])
            if len(broken) > 1:
                choices += [(rect, cost + 4) for rect, cost in _beside(rects[space], broken)]
            drawer = _name_drawer([text], broken, rects[space])
            items.append(Item(f"name {space}", space, choices, drawer, 4.0))
    return items


def break_name(text: str) -> list[str]:
    """A name on two lines that are as even as may be; a single word stays."""
    words = text.split()
    cuts = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(len, lines)), default=[text])


def _beside(own: Rect, lines: list[str]) -> list[tuple[Rect, float]]:
    """Places for a name around a space: to the right, to the left, below, above."""
    half_x = max(text_width(line, NAME_SIZE) for line in lines) / 2
    half_y = NAME_LINE * len(lines) / 2
    x, y = own.middle()
    found = []
    for dy in (0, -6, 6, -12, 12, -18, 18):
        for gap in (3, 8, 16, 26):
            cost = abs(dy) / 2 + gap / 3
            right, left = own.right + gap + half_x, own.left - gap - half_x
            found.append((Rect.around(right, y + dy - 2, half_x, half_y), cost))
            found.append((Rect.around(left, y + dy - 2, half_x, half_y), cost + 1))
    for dx in (0, -14, 14, -28, 28, -42, 42):
        cost = 8 + abs(dx) / 8
        found.append((Rect.around(x + dx, own.bottom + half_y + 1, half_x, half_y), cost))
        found.append((Rect.around(x + dx, own.top - half_y - 1, half_x, half_y), cost + 2))
    return found


def _name_drawer(whole: list[str], broken: list[str], own: Rect) -> Callable[[Rect], str]:
    def draw(rect: Rect) -> str:
        lines = broken if rect.bottom - rect.top > 1.5 * NAME_LINE else whole
        x, y = rect.middle()
        anchor: str | None = "middle"
        if rect.left >= own.right:
            x, anchor = rect.left, None
        elif rect.right <= own.left:
            x, anchor = rect.right, "end"
        first = y + 4.2 - NAME_LINE / 2 * (len(lines) - 1)
        return "".join(
            write(x, first + NAME_LINE * at, line, NAME_SIZE, INK, 600, anchor, halo="#FFFFFFE6")
            for at, line in enumerate(lines)
        )

    return draw


def piece_items(position: Position, rects: dict[str, Rect]) -> list[Item]:
    """The guides with dots for their clients, and the camps."""
    items = []
    for player in position.view["players"]:
        colour = PLAYERS[player["seat"]]
        who = position.names[player["seat"]]
        for guide in player["pieces"]:
            load = len(guide["clients"]) + guide["bottles"] + guide["tents"]
            items.append(
                Item(
                    f"guide {who} {guide['name']}",
                    guide["space"],
                    _around(rects[guide["space"]], 12, 17.5 if load else 12.5),
                    _guide_drawer(
                        guide["name"],
                        colour,
                        len(guide["clients"]),
                        guide["bottles"],
                        guide["tents"],
                    ),
                    1.2,
                )
            )
        for camp in player["camps"]:
            load = len(camp["clients"]) + camp["bottles"]
            items.append(
                Item(
                    f"{who} {camp['name']}",
                    camp["space"],
                    _around(rects[camp["space"]], 12.5, 15 if load else 9.5),
                    _camp_drawer(colour, len(camp["clients"]), camp["bottles"]),
                    1.2,
                )
            )
    return items


def tether(item: Item, own: Rect) -> str:
    """A short line from a guide or tent to its space, where they do not stand close."""
    x, y = item.rect.middle()
    if distance(item.rect, own) < 4:
        return ""
    middle_x, middle_y = own.middle()
    near = own.left + 8, own.right - 8, own.top + 5, own.bottom - 8
    to_x = min(max(x, near[0]), near[1])
    to_y = min(max(y, near[2]), near[3]) if to_x != middle_x else middle_y
    d = path_of([(x, y), (to_x, to_y)], closed=False)
    return tag("path", d=d, stroke="#FFFFFF", stroke_width=4.4, opacity=0.9) + tag(
        "path", d=d, stroke=INK, stroke_width=1.8
    )


def _around(own: Rect, half_x: float, half_y: float) -> list[tuple[Rect, float]]:
    """Places on rings around a space, the sides first."""
    x, y = own.middle()
    reach_x, reach_y = (own.right - own.left) / 2, (own.bottom - own.top) / 2
    found = []
    for gap in (2.0, 5.0, 9.0, 15.0, 28.0):
        for side in (-1, 1):
            for dy in (0, -6, 6, -12, 12, -20, 20, -28, 28):
                at = Rect.around(x + side * (reach_x + half_x + gap), y + dy, half_x, half_y)
                found.append((at, gap / 3 + abs(dy) / 6))
            for dx in (4, 14, 24, 34):
                for up in (-1, 1):
                    middle = x + side * dx, y + up * (reach_y + half_y + gap - 1)
                    found.append((Rect.around(*middle, half_x, half_y), 5 + gap / 3))
    return found


def load_row(x: float, y: float, colour: str, clients: int, bottles: int, tents: int) -> str:
    """Dots for clients, and small signs for bottles and a folded tent."""
    step = 7.0
    left = x - step * (clients + bottles + tents - 1) / 2
    parts = []
    for at in range(clients + bottles + tents):
        middle = left + step * at
        if at < clients:
            parts.append(circle(middle, y, 2.7, colour, stroke=INK, stroke_width=1.1))
        elif at < clients + bottles:
            parts.append(bottle(middle, y - 1))
        else:
            corners = [(middle - 3.4, y + 3), (middle, y - 3.4), (middle + 3.4, y + 3)]
            parts.append(shape(corners, "#FFFFFF", stroke=INK, stroke_width=1.1))
    return "".join(parts)


def _guide_drawer(
    name: str, colour: str, clients: int, bottles: int, tents: int
) -> Callable[[Rect], str]:
    has_load = clients + bottles + tents > 0

    def draw(rect: Rect) -> str:
        x, y = rect.middle()
        shift = 5.5 if has_load else 0
        row = load_row(x, rect.bottom - 4.5, colour, clients, bottles, tents)
        return pawn(name, x, y - shift, colour, 10.4) + row

    return draw


def _camp_drawer(colour: str, clients: int, bottles: int) -> Callable[[Rect], str]:
    has_load = clients + bottles > 0

    def draw(rect: Rect) -> str:
        x, y = rect.middle()
        shift = 5.5 if has_load else 0
        return tent(x, y - shift, colour, 8.4) + load_row(
            x, rect.bottom - 4.5, colour, clients, bottles, 0
        )

    return draw
