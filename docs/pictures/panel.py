"""The panel at the left: weather, players, legend."""

from __future__ import annotations

from collections.abc import Callable

from drawing import box, moved, shape, tag, text_width, write
from pieces import guides_sign, load_row
from position import Position
from signs import bottle, cost_sign, ledge, modifier_disc, pawn, sky_sign, tent, tile
from style import ACCENT, CARD, HEIGHT, NIGHT, PANEL, PLAYERS, QUIET, RAISED, TEXT, WEATHER_BAR

from everest.games.mount_everest.views import ClientView, EverestPlayerView


def panel(position: Position) -> list[str]:
    """Days, weather, players, and how to read the map."""
    rules, view = position.game.rules, position.view
    parts = [
        box(0, 0, PANEL, HEIGHT, NIGHT),
        write(16, 33, "Mount Everest", 20, TEXT, 700),
        write(16, 54, f"Day {view['round']} of {rules.rounds}", 14, ACCENT, 700),
        write(PANEL - 16, 54, f"South Col, {rules.weather_name}", 11.5, QUIET, anchor="end"),
    ]
    parts += weather_strip(position, 66)
    top = 216.0
    for seat in view["ranking"]:
        height = player_card(position, view["players"][seat], top, parts)
        top += height + 7
    parts += legend(top)
    return parts


def weather_strip(position: Position, top: float) -> list[str]:
    """The open days side by side, each with the four zones stacked as on the map."""
    view = position.view
    days = position.days()
    parts = [box(10, top, PANEL - 20, 138, CARD, 10)]
    step = (PANEL - 20 - 30) / 6
    for zone, label in enumerate(("", "6000", "7000", "8000")):
        if label:
            y = top + 57 + 18 * (3 - zone) + 16.5
            parts.append(write(PANEL - 15, y + 3, label, 9.5, QUIET, anchor="end"))
    for at, (day_number, day) in enumerate(days):
        x = 15 + step * at
        is_today = day_number == view["round"]
        is_past = day_number < view["round"]
        column = []
        if is_today:
            column.append(box(x, top + 5, step - 2, 128, RAISED, 7, stroke=ACCENT, stroke_width=2))
        middle = x + step / 2 - 1
        fill = ACCENT if is_today else TEXT
        column.append(write(middle, top + 21, str(day_number), 13, fill, 700, "middle"))
        column.append(sky_sign(middle, top + 38, max(day.loss)))
        for zone in range(4):
            y = top + 56 + 18 * (3 - zone)
            loss = day.loss[zone]
            column.append(box(x + 3, y, step - 8, 15, WEATHER_BAR if loss else "#2F5273", 3.5))
            if loss:
                column.append(
                    write(middle, y + 12, f"\N{MINUS SIGN}{loss}", 12, NIGHT, 700, "middle")
                )
        parts.append(tag("g", "".join(column), opacity=0.45 if is_past else None))
    return parts


def player_card(
    position: Position, player: EverestPlayerView, top: float, parts: list[str]
) -> float:
    """A player with score, guides and their clients; returns the height."""
    seat, view = player["seat"], position.view
    colour = PLAYERS[seat]
    moves = view["turn"] is not None and view["turn"]["seat"] == seat
    height = 70.0
    frame = {"stroke": ACCENT, "stroke_width": 2} if moves else {}
    parts.append(box(10, top, PANEL - 20, height, RAISED if moves else CARD, 9, **frame))
    parts.append(box(10, top + 9, 5, height - 18, colour, 2.5))
    parts.append(write(24, top + 19, position.names[seat], 14, TEXT, 700))
    note = "to move" if moves else "first today" if view["first_seat"] == seat else ""
    after = 24 + text_width(position.names[seat], 14) + 10
    parts.append(write(after, top + 19, note, 11.5, ACCENT if moves else QUIET))
    parts.append(write(PANEL - 20, top + 21, str(player["score"]), 19, TEXT, 700, "end"))
    for at, guide in enumerate(player["pieces"]):
        y = top + 35 + 22 * at
        parts.append(pawn(guide["name"], 32, y, colour, 7.6))
        parts.append(write(47, y + 4, position.title(guide["space"]), 11.5, QUIET))
        chips = [client_chip(client) for client in guide["clients"]]
        for back, chip in enumerate(reversed(chips)):
            parts.append(chip(PANEL - 43 - 26 * back, y - 8))
        side = PANEL - 27 - 26 * len(chips)
        for which in range(guide["bottles"]):
            parts.append(moved(bottle(0, 0), side - 9 * which, y - 1, 1.25))
        if guide["tents"]:
            parts.append(tent(side - 8 * guide["bottles"] - 6, y, colour, 6))
    return height


def client_chip(client: ClientView) -> Callable[[float, float], str]:
    """A client: M or T with its level; with a golden peak when it has been on the summit."""
    label = f"{client['kind'][0].upper()}{client['level']}"

    def draw(x: float, y: float) -> str:
        corners = [(x, y), (x + 22, y), (x + 22, y + 16), (x, y + 16)]
        fill = "#DDE9F2"
        if client["summited"]:
            corners[1:1] = [(x + 6, y), (x + 11, y - 5), (x + 16, y)]
            fill = ACCENT
        body = shape(corners, fill, stroke=fill, stroke_width=3, stroke_linejoin="round")
        return body + write(x + 11, y + 12, label, 11, NIGHT, 700, "middle")

    return draw


def legend(top: float) -> list[str]:
    """How to read the map: signs around their middles, and what they mean."""
    grey = "#8FA6BA"
    before: ClientView = {"kind": "mountaineer", "level": 2, "summited": False}
    after: ClientView = {"kind": "tourist", "level": 2, "summited": True}
    clients = client_chip(before)(-26, -7) + client_chip(after)(4, -7)
    space = ledge(0, 0, 27) + cost_sign(-11, 0, 2) + modifier_disc(12.5, 0, -1)
    tiles = moved(tile(0, 0, "I", None, True), -16, 0, 0.58)
    tiles += moved(tile(0, 0, "I", None, False), 16, 0, 0.58)
    guides = pawn("A", -13, -2, grey, 8) + load_row(-13, 10.5, grey, 3, 0, 0)
    guides += pawn("B", 13, -2, grey, 8)
    camp = tent(-12, 0, grey, 7.5) + moved(bottle(0, 0), 13, -1, 1.4)
    weather = "".join(box(-20, -9, 40, 18, fill, 4) for fill in ("#E3EAF0", "url(#storm)"))
    limit = guides_sign(-21, -14.5) + write(1, 4.5, "max 2", 11, TEXT, 700)
    rows = [
        (moved(space, 0, -1, 0.8), "2 to enter, \N{MINUS SIGN}1 level a night"),
        (tiles, "icefall: face down; a crevasse"),
        (guides, "guides A and B, dots: clients"),
        (clients, "level 2; after the summit"),
        (camp, "camp; bottle of oxygen"),
        (weather, "tonight's weather"),
        (limit, "guides that fit in a space"),
    ]
    room = HEIGHT - 10 - top
    step = (room - 8) / len(rows)
    parts = [box(10, top, PANEL - 20, room, CARD, 9)]
    for at, (sign, text) in enumerate(rows):
        y = top + 4 + step * (at + 0.5)
        parts.append(moved(sign, 48, y))
        parts.append(write(90, y + 4, text, 11.5, TEXT))
    return parts
