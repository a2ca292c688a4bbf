"""The small signs: pawns, tents, tiles, weather."""

from __future__ import annotations

import math

from drawing import box, circle, ink_on, number, path_of, shape, signed, tag, write
from style import ACCENT, BOOT, GAIN, INK, LOSS, RIM


def pawn(name: str, x: float, y: float, colour: str, size: float = 10.5) -> str:
    """Guide A is round, guide B a triangle."""
    letter = ink_on(colour)
    edge = {"stroke": "#FFFFFF", "stroke_width": size * 0.17, "stroke_linejoin": "round"}
    if name == "A":
        body = circle(x, y, size, INK, opacity=0.85) + circle(x, y, size * 0.9, colour, **edge)
        return body + write(x, y + size * 0.41, "A", size * 1.15, letter, 700, "middle")
    top, foot, half = y - size * 1.02, y + size * 0.86, size * 1.14
    points = [(x, top), (x + half, foot), (x - half, foot)]
    dark = shape(points, INK, stroke=INK, stroke_width=size * 0.4, stroke_linejoin="round")
    body = dark + shape(points, colour, **edge)
    return body + write(x, y + size * 0.62, "B", size * 0.98, letter, 700, "middle")


def tent(x: float, y: float, colour: str, size: float = 9.0) -> str:
    """A pitched tent: a camp."""
    left, right, top, foot = x - size * 1.2, x + size * 1.2, y - size * 0.85, y + size * 0.8
    outline = [(left, foot), (x - size * 0.25, top), (x + size * 0.25, top), (right, foot)]
    parts = [
        shape(outline, colour, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
        shape(outline, colour, stroke="#FFFFFF", stroke_width=1.4, stroke_linejoin="round"),
        shape([(x, top + size * 0.35), (x + size * 0.45, foot), (x - size * 0.45, foot)], INK),
        tag(
            "path",
            d=path_of([(x, top), (x, foot)], closed=False),
            stroke="#FFFFFF",
            stroke_width=1,
        ),
    ]
    return "".join(parts)


def bottle(x: float, y: float) -> str:
    """An oxygen bottle."""
    return box(x - 2.2, y - 3, 4.4, 8.4, "#BFE6F5", 1.8, stroke=INK, stroke_width=1) + box(
        x - 1, y - 5.4, 2, 2.2, INK
    )


def boot_line(x: float, y: float) -> str:
    """The mark of a boot under a cost: sole and heel."""
    return box(x - 6, y, 7.4, 2.6, BOOT, 1.3) + box(x + 2.6, y, 3.4, 2.6, BOOT, 1.3)


def cost_sign(x: float, y: float, cost: int) -> str:
    """What entering costs."""
    return write(x, y + 3.6, str(cost), 15, "#6B4300", 700, "middle") + boot_line(x, y + 6.4)


def modifier_disc(x: float, y: float, modifier: int) -> str:
    """Levels that clients win or lose there each night."""
    return circle(x, y, 9.4, GAIN if modifier > 0 else LOSS) + write(
        x - 0.4, y + 4.1, signed(modifier), 11.5, "#FFFFFF", 700, "middle"
    )


def ledge(x: float, y: float, half: float) -> str:
    """A ledge of snow on rock, half as wide as said."""
    rock = [
        (x - half - 1, y + 1),
        (x - half * 0.72, y + 15),
        (x - half * 0.4, y + 17.5),
        (x - half * 0.1, y + 21),
        (x + half * 0.35, y + 17.5),
        (x + half * 0.78, y + 15.5),
        (x + half + 1, y + 1),
    ]
    return shape(rock, "#54616F", stroke="#3B4856", stroke_width=1, stroke_linejoin="round") + tag(
        "ellipse", cx=x, cy=y, rx=half, ry=15, fill="url(#plate)", stroke=RIM, stroke_width=1.4
    )


def ice_block(x: float, y: float, icefall_type: str, is_down: bool) -> str:
    """An icefall tile without its sign."""
    corners = [(-25, -3), (-17, -14), (3, -16), (19, -13), (25, 0), (18, 13), (-2, 16), (-19, 13)]
    points = [(x + dx, y + dy) for dx, dy in corners]
    under = [(px, py + 4) for px, py in points]
    fill = f"url(#ice{icefall_type})" if is_down else "#F3FBFF"
    return shape(under, "#4E86A6", stroke="#2F6283", stroke_width=1, stroke_linejoin="round") + (
        shape(points, fill, stroke="#2F6283", stroke_width=1.4, stroke_linejoin="round")
    )


def tile(x: float, y: float, icefall_type: str, cost: int | None, is_down: bool) -> str:
    """An icefall tile: face down with its type, or with a cost, or a crevasse."""
    block = ice_block(x, y, icefall_type, is_down)
    if is_down:
        seracs = [(-15, 5), (-10, -7), (-5, 1), (1, -10), (5, -1)]
        line = path_of([(x + dx, y + dy) for dx, dy in seracs], closed=False)
        return (
            block
            + tag("path", d=line, fill="none", stroke="#1E5F86", stroke_width=2)
            + write(
                x + 13, y + 5.5, icefall_type, 14, "#123F5C", 700, "middle", font_family="serif"
            )
        )
    if cost is not None:
        return block + cost_sign(x, y - 0.5, cost)
    crack = [(-6, -15.4), (1, -6), (-5, 0), (1, 7), (-3, 15.8), (4, 15.2), (7, 6), (1, -1)]
    crack += [(8, -7), (3, -16)]
    return (
        block
        + shape([(x + dx, y + dy) for dx, dy in crack], "#0F3048")
        + _cross(x - 14, y)
        + _cross(x + 15.5, y)
    )


def _cross(x: float, y: float) -> str:
    d = f"M{number(x - 3.6)} {number(y - 3.6)}l7.2 7.2m0-7.2l-7.2 7.2"
    return tag("path", d=d, stroke=LOSS, stroke_width=2.2, stroke_linecap="round")


def sky_sign(x: float, y: float, loss: int) -> str:
    """Sun, cloud or snow."""
    if not loss:
        rays = "".join(
            f"M{number(x + 7.4 * math.cos(turn))} {number(y + 7.4 * math.sin(turn))}"
            f"L{number(x + 10 * math.cos(turn))} {number(y + 10 * math.sin(turn))}"
            for turn in [math.pi * k / 4 for k in range(8)]
        )
        return circle(x, y, 5, ACCENT) + tag(
            "path", d=rays, stroke=ACCENT, stroke_width=1.8, stroke_linecap="round"
        )
    cloud = f"M{number(x - 7)} {number(y + 3)}a4 4 0 0 1 .4-8a6 6 0 0 1 11-1a4.6 4.6 0 0 1 3.4 9z"
    parts = [tag("path", d=cloud, fill="#DCE8F1")]
    for at in range(3 if loss > 1 else 0):
        parts.append(flake(x - 5 + 5 * at, y + 8 + (at % 2) * 1.5, 2.4))
    if loss == 1:
        wind = f"M{number(x - 8)} {number(y + 6.5)}h11M{number(x - 4)} {number(y + 9.5)}h11"
        parts.append(
            tag("path", d=wind, stroke="#DCE8F1", stroke_width=1.6, stroke_linecap="round")
        )
    return "".join(parts)


def flake(x: float, y: float, size: float, colour: str = "#FFFFFF") -> str:
    """A snowflake."""
    d = "".join(
        f"M{number(x - size * math.cos(turn))} {number(y - size * math.sin(turn))}"
        f"L{number(x + size * math.cos(turn))} {number(y + size * math.sin(turn))}"
        for turn in [math.pi * k / 3 + math.pi / 6 for k in range(3)]
    )
    return tag("path", d=d, stroke=colour, stroke_width=1.3, stroke_linecap="round")
