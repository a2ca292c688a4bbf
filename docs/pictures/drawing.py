"""SVG elements as text."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import pairwise

from style import NIGHT, TEXT, Point


def number(value: float) -> str:
    """A coordinate, short."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element; underscores in names of attributes stand for hyphens."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = number(value) if isinstance(value, (int, float)) else str(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(shown)}"')
    return f"<{' '.join(parts)}>{content}</{name}>" if content else f"<{' '.join(parts)}/>"


def path_of(points: Iterable[Point], closed: bool = True) -> str:
    """Straight lines through points."""
    tenths = [(round(10 * x), round(10 * y)) for x, y in points]
    steps = [
        f"{number((to_x - x) / 10)} {number((to_y - y) / 10)}"
        for (x, y), (to_x, to_y) in pairwise(tenths)
    ]
    start = f"M{number(tenths[0][0] / 10)} {number(tenths[0][1] / 10)}"
    return f"{start}l{' '.join(steps).replace(' -', '-')}{'z' if closed else ''}"


def shape(points: Iterable[Point], fill: str, **attributes: object) -> str:
    """A filled polygon."""
    return tag("path", d=path_of(points), fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    """A disc."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def box(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, **more: object
) -> str:
    """A rectangle with round corners."""
    rx = radius or None
    return tag("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **more)


def write(
    x: float,
    y: float,
    text: str,
    size: float = 12,
    fill: str = TEXT,
    weight: int | None = None,
    anchor: str | None = None,
    halo: str | None = None,
    **more: object,
) -> str:
    """A line of text; a halo sets it off from what lies behind."""
    if halo is not None:
        more |= {"stroke": halo, "stroke_width": 3.2, "stroke_linejoin": "round"}
        more |= {"paint_order": "stroke"}
    return tag(
        "text",
        escape(text, quote=False),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        font_weight=weight,
        text_anchor=anchor,
        **more,
    )


def moved(drawing: str, x: float, y: float, scale: float = 1) -> str:
    """A drawing elsewhere, perhaps in another size."""
    place = f"translate({number(x)} {number(y)})"
    return tag("g", drawing, transform=place if scale == 1 else f"{place} scale({scale:g})")


def signed(value: int) -> str:
    """A number with its sign, a real minus."""
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "0"


def text_width(text: str, size: float) -> float:
    """About the width of bold text in the widest of the usual fonts."""
    narrow, wide = "iIljtf,.' |", "mwMWCGOQ"
    units = sum(0.36 if c in narrow else 0.92 if c in wide else 0.66 for c in text)
    return units * size


def ink_on(colour: str) -> str:
    """White or dark, whichever is read better on a colour."""

    def light(code: str) -> float:
        channels = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    on_white = 1.05 / (light(colour) + 0.05)
    on_dark = (light(colour) + 0.05) / (light(NIGHT) + 0.05)
    return "#FFFFFF" if on_white * 1.15 >= on_dark else NIGHT
