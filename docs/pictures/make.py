"""Draw ``mountain.svg``: the easy map with a position of a match between greedy bots.

Run it from anywhere, with a Python that has everest installed:

    .venv/bin/python docs/pictures/make.py

It plays one match with a fixed seed, stops when a given player begins its turn on a given day, and
draws what a spectator may know then: map, guides, camps, icefall, weather, scores. The options
``--seats``, ``--seed``, ``--day``, ``--turn`` and ``--output`` choose another position. The same
code and options give the same file; a bot that plays differently gives another position.

Everything on the map comes from the ruleset. Names, guides and tents are laid out by a small search
that keeps them apart; what it cannot keep apart is reported, and nothing is written then. Only the
scenery (faces of the mountain, distant peaks) is drawn by hand for this map.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

from everest.bots.players import make_bot
from everest.engine.board import UNLIMITED
from everest.engine.cards import UP
from everest.engine.weather import Day
from everest.games.loading import load
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.loader import load_data
from everest.games.mount_everest.views import ClientView, EverestPlayerView, EverestView
from everest.table.dealer import Dealer
from everest.table.match import Match

MAP: Final = "easy"
WEATHER: Final = "summer"
NAMES: Final = ("Mina", "Olek", "Tasos", "Yana", "Zoe")

WIDTH: Final = 1000
HEIGHT: Final = 760
PANEL: Final = 272
"""The panel on the left is so wide; the mountain has the rest."""

FONT: Final = "Helvetica, Arial, sans-serif"

NIGHT: Final = "#0F2033"
CARD: Final = "#17304A"
RAISED: Final = "#22415F"
TEXT: Final = "#EAF1F7"
QUIET: Final = "#A9C0D2"
ACCENT: Final = "#FFD166"
LOSS: Final = "#B3261E"
GAIN: Final = "#1F5FBF"
BOOT: Final = "#B87514"
INK: Final = "#14263A"
RIM: Final = "#3C5874"
WEATHER_BAR: Final = "#FF9C8A"
PLAYERS: Final = ("#D55E00", "#0072B2", "#009E73", "#E69F00", "#CC79A7")
"""The five players, told apart by colour-blind eyes too."""

Point = tuple[float, float]


# -- the position -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """A moment of a match, as a spectator sees it."""

    game: MountEverest
    view: EverestView
    names: tuple[str, ...]
    spots: dict[str, Point]
    titles: dict[str, str]

    def title(self, space: str) -> str:
        """The name of a space."""
        return self.titles[space]

    def number(self, space: str) -> int:
        """The number of a space on the board."""
        return self.game.rules.board.ids.index(space)

    def days(self) -> list[tuple[int, Day]]:
        """All days whose weather lies open, with their numbers."""
        weather, rules = self.view["weather"], self.game.rules
        first = self.view["round"] - weather["day"]
        tiles = {tile.name: tile for tile in rules.weather}
        found: list[tuple[int, Day]] = []
        for name in (weather["left"], weather["right"]):
            if name is not None:
                found += [(first + len(found) + at, day) for at, day in enumerate(tiles[name].days)]
        return [(number, day) for number, day in found if number <= rules.rounds]

    def today(self) -> Day:
        """The weather of the coming night."""
        return next(day for number, day in self.days() if number == self.view["round"])


def play(seats: int, seed: str, day: int, turn: int) -> Position:
    """Play a match until a seat begins its turn on a day.

    Raises:
        ValueError: if that moment does not come.
    """
    game = load("mount-everest", seats=seats, map=MAP, weather=WEATHER)
    names = NAMES[:seats]
    players = [make_bot("greedy", game, Random(f"{seed}:{seat}")) for seat in range(seats)]
    match = Match(game, list(names), Dealer(seed))
    while waiting := game.to_act(match.state):
        seat = waiting[0]
        view = game.view(match.state, seat)
        if (view["round"], view["phase"], seat) == (day, "actions", turn):
            spaces = load_data(MAP, WEATHER).map.spaces
            return Position(
                game,
                game.view(match.state, None),
                names,
                {space.id: (space.at[0], space.at[1]) for space in spaces},
                {space.id: space.name for space in spaces},
            )
        match.act(seat, players[seat].choose(view, game.legal_actions(match.state, seat)))
    raise ValueError(f"seat {turn} has no turn on day {day}")


# -- drawing ------------------------------------------------------------------------------------


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


# -- signs --------------------------------------------------------------------------------------


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


# -- the layout ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rect:
    """A rectangle that something takes up."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, half_width: float, half_height: float) -> Rect:
        """A rectangle by its middle."""
        return cls(x - half_width, y - half_height, x + half_width, y + half_height)

    def overlap(self, other: Rect) -> float:
        """The area that both take up."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def grown(self, by: float) -> Rect:
        """A larger one."""
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@dataclass
class Item:
    """Something to be laid beside a space: its name, a guide, a tent.

    Attributes:
        key: what it is, for messages.
        space: where it belongs.
        choices: possible places, each with what it costs to be just there.
        draw: draws it into its rectangle.
        step: what each point of a connection under it costs.
        rect: where it lies.
    """

    key: str
    space: str
    choices: list[tuple[Rect, float]]
    draw: Callable[[Rect], str]
    step: float
    rect: Rect = Rect(0, 0, 0, 0)


class Layout:
    """Finds places for items that overlap neither each other nor what is fixed."""

    CHOICES: Final = 80
    SEARCHES: Final = 60

    def __init__(
        self, frame: Rect, spaces: dict[str, Rect], fixed: list[Rect], lines: list[list[Point]]
    ) -> None:
        self.frame = frame
        self.spaces = spaces
        self.fixed = fixed
        self.lines = [point for line in lines for point in line]

    def settle(self, items: list[Item], rng: Random) -> None:
        """Choose a place for each item: the best of several searches from chance beginnings."""
        for item in items:
            costs = [(rect, own + self._cost_alone(item, rect)) for rect, own in item.choices]
            item.choices = sorted(costs, key=lambda choice: choice[1])[: self.CHOICES]
        best: tuple[float, list[Rect]] | None = None
        for _ in range(self.SEARCHES):
            for item in items:
                item.rect = rng.choice(item.choices[:12])[0]
            totals = self._improve(items)
            while (better := self._improve(items)) != totals:
                totals = better
            if best is None or sum(totals) < best[0]:
                best = sum(totals), [item.rect for item in items]
        assert best is not None
        for item, rect in zip(items, best[1], strict=True):
            item.rect = rect

    def clashes(self, items: list[Item]) -> list[str]:
        """What still overlaps or is cut off, in words."""
        found = []
        for at, item in enumerate(items):
            others = {other.key: other.rect for other in items[at + 1 :]}
            others |= {f"space {space}": rect for space, rect in self.spaces.items()}
            others |= {f"mark {which}": rect for which, rect in enumerate(self.fixed)}
            found += [f"{item.key} and {key}" for key, o in others.items() if item.rect.overlap(o)]
            if self._outside(item.rect):
                found.append(f"{item.key} and the frame")
        return found

    def _improve(self, items: list[Item]) -> list[float]:
        """Move each item to where it fits best; returns what each then costs."""
        totals = []
        for item in items:
            others = [other.rect.grown(1.5) for other in items if other is not item]
            least = math.inf
            for rect, cost in item.choices:
                if cost >= least:
                    break  # the choices are sorted, and neighbours only add to their costs
                total = cost + sum([_price(rect, other) for other in others])
                if total < least:
                    least, item.rect = total, rect
            totals.append(least)
        return totals

    def _outside(self, rect: Rect) -> float:
        frame = self.frame
        return (
            max(frame.left - rect.left, 0)
            + max(rect.right - frame.right, 0)
            + max(frame.top - rect.top, 0)
            + max(rect.bottom - frame.bottom, 0)
        )

    def _cost_alone(self, item: Item, rect: Rect) -> float:
        grown = rect.grown(1.5)
        cost = sum([_price(grown, other) for other in [*self.fixed, *self.spaces.values()]])
        cost += 400 * self._outside(rect)
        cost += item.step * sum([grown.covers(x, y) for x, y in self.lines])
        # nearer to a foreign space than to its own, it would be taken for one of that space
        own = _distance(rect, self.spaces[item.space])
        for space, other in self.spaces.items():
            if space != item.space and _distance(rect, other) < 1.3 * own + 3:
                cost += 70
        return cost


def _price(rect: Rect, other: Rect) -> float:
    """What an overlap costs."""
    area = rect.overlap(other)
    return 300 + 10 * area if area else 0.0


def _distance(rect: Rect, other: Rect) -> float:
    across = max(rect.left - other.right, other.left - rect.right, 0)
    down = max(rect.top - other.bottom, other.top - rect.bottom, 0)
    return math.hypot(across, down)


# -- the mountain -------------------------------------------------------------------------------


def trace(text: str) -> tuple[Point, ...]:
    """A line over the map: x,y and again x,y as fractions of its width and height."""
    pairs = [point.split(",") for point in text.split()]
    return tuple((float(x), float(y)) for x, y in pairs)


FAR_PEAKS: Final = trace(
    "0,0.36 0.07,0.31 0.12,0.335 0.2,0.26 0.27,0.32 0.36,0.3 0.6,0.33 0.78,0.27 0.86,0.31 "
    "0.95,0.24 1.15,0.33"
)
NEAR_PEAKS: Final = trace("-0.02,0.5 0.03,0.455 0.075,0.475 0.13,0.385 0.18,0.45 0.26,0.43 0.4,0.5")
LHOTSE: Final = trace(
    "0.66,0.42 0.74,0.315 0.8,0.245 0.845,0.232 0.885,0.182 0.93,0.225 0.985,0.215 1.04,0.28 "
    "1.15,0.33"
)
LHOTSE_CREST: Final = trace("0.885,0.182 0.87,0.26 0.9,0.32 0.865,0.4 0.91,0.55")
LEFT_EDGE: Final = trace(
    "0.452,0.008 0.425,0.05 0.4,0.075 0.37,0.125 0.335,0.15 0.3,0.205 0.268,0.235 "
    "0.25,0.285 0.222,0.315 0.215,0.37 0.185,0.42 0.165,0.49 0.125,0.53 0.1,0.6 "
    "0.055,0.655 0.01,0.7 -0.03,0.78"
)
RIGHT_EDGE: Final = trace(
    "0.452,0.008 0.5,0.018 0.525,0.04 0.6,0.055 0.625,0.085 0.665,0.12 0.69,0.165 "
    "0.725,0.2 0.745,0.25 0.79,0.285 0.8,0.345 0.815,0.42 0.86,0.475 0.885,0.535 "
    "0.93,0.57 0.965,0.63 1.04,0.68 1.15,0.74"
)
ICEFALL_LEFT: Final = trace(
    "-0.05,0.7 0,0.715 0.03,0.75 0.02,0.8 0.065,0.86 0.05,0.9 0.1,0.95 -0.05,0.96"
)
ICEFALL_RIGHT: Final = trace(
    "1.15,0.73 1.05,0.735 1.03,0.77 0.99,0.8 1,0.84 0.945,0.88 0.955,0.91 0.9,0.95 1.15,0.96"
)
FACETS: Final = (
    # each: a crest from the top down, its ragged foot, and the gully back up
    trace(
        "0.452,0.008 0.462,0.07 0.44,0.13 0.462,0.2 0.43,0.28 0.452,0.36 0.405,0.45 "
        "0.42,0.53 0.35,0.62 0.33,0.6 0.3,0.66 0.265,0.61 0.22,0.67 0.205,0.6 0.15,0.64 "
        "0.18,0.53 0.225,0.45 0.245,0.37 0.3,0.28 0.325,0.21 0.385,0.12 0.41,0.06"
    ),
    trace(
        "0.6,0.055 0.615,0.12 0.6,0.19 0.635,0.27 0.61,0.35 0.63,0.42 0.57,0.56 "
        "0.55,0.51 0.53,0.55 0.535,0.46 0.51,0.44 0.545,0.33 0.53,0.26 0.565,0.17 "
        "0.57,0.1"
    ),
    trace(
        "0.7,0.18 0.725,0.25 0.715,0.32 0.76,0.4 0.745,0.46 0.8,0.55 0.79,0.61 "
        "0.755,0.57 0.735,0.6 0.71,0.53 0.68,0.56 0.685,0.47 0.665,0.41 0.69,0.33 "
        "0.675,0.26"
    ),
    trace(
        "0.8,0.345 0.83,0.44 0.87,0.51 0.92,0.59 0.98,0.66 0.93,0.66 0.9,0.62 "
        "0.875,0.67 0.85,0.59 0.82,0.53 0.81,0.45"
    ),
    trace(
        "0.56,0.56 0.6,0.6 0.585,0.63 0.64,0.7 0.59,0.68 0.56,0.71 0.53,0.66 0.49,0.69 0.53,0.62"
    ),
    trace(
        "0.165,0.49 0.17,0.54 0.13,0.6 0.135,0.65 0.08,0.7 0.05,0.68 -0.03,0.77 "
        "-0.02,0.7 0.06,0.65 0.1,0.6 0.13,0.53"
    ),
)


def rough(points: Sequence[Point], rng: Random, amount: float, depth: int = 4) -> list[Point]:
    """A line through points, broken up as rock is."""
    line = list(points)
    for _ in range(depth):
        finer = [line[0]]
        for (x, y), (to_x, to_y) in pairwise(line):
            length = math.hypot(to_x - x, to_y - y)
            shift = rng.uniform(-amount, amount) * length
            turn = (-(to_y - y) / (length or 1), (to_x - x) / (length or 1))
            middle = (x + to_x) / 2 + shift * turn[0], (y + to_y) / 2 + shift * turn[1]
            finer += [middle, (to_x, to_y)]
        line = finer
    return line


def on_map(at_x: float, at_y: float) -> Point:
    """A fraction of the map as a point of the picture."""
    return PANEL + 12 + at_x * 652, 14 + at_y * 722


def level_lines(position: Position) -> list[float]:
    """The heights in the picture of 6000, 7000 and 8000 m: halfway between the zones."""
    board = position.game.rules.board
    tops: dict[int, float] = {}
    feet: dict[int, float] = {}
    for space, zone in zip(board.ids, board.zone, strict=True):
        y = on_map(*position.spots[space])[1]
        tops[zone] = min(tops.get(zone, y), y)
        feet[zone] = max(feet.get(zone, y), y)
    return [(feet[zone + 1] + tops[zone]) / 2 for zone in range(3)]


def sky(rng: Random) -> list[str]:
    """The sky and what stands far away."""
    parts = [box(PANEL, 0, WIDTH - PANEL, HEIGHT, "url(#sky)")]
    for line, fill in ((FAR_PEAKS, "url(#far)"), (NEAR_PEAKS, "url(#near)")):
        edge = rough([on_map(*at) for at in line], rng, 0.14)
        parts.append(shape([*edge, (edge[-1][0], HEIGHT), (edge[0][0], HEIGHT)], fill))
    edge = rough([on_map(*at) for at in LHOTSE], rng, 0.11)
    foot = [(edge[-1][0], float(HEIGHT)), (edge[0][0], float(HEIGHT))]
    parts.append(shape([*edge, *foot], "url(#lhotse)"))
    crest = rough([on_map(*at) for at in LHOTSE_CREST], rng, 0.12)
    right_side = edge[edge.index(crest[0]) :]
    shaded = [*right_side, foot[0], *crest[:0:-1]]
    parts.append(shape(shaded, "#3F6180", opacity=0.5))
    x, y = on_map(0.885, 0.182)
    parts.append(
        write(x, y - 9, "Lhotse 8516 m", 11, "#DCE8F1", None, "middle", font_style="italic")
    )
    plume = "M{} {}c38 -16 84 -22 150 -15c-40 4 -64 9 -92 17c30 -4 58 -3 88 3c-52 1 -96 6 -140 9z"
    x, y = on_map(0.475, 0.012)
    parts.append(
        tag("path", d=plume.format(number(x), number(y + 4)), fill="#FFFFFF", opacity=0.28)
    )
    return parts


def mountain(position: Position, rng: Random) -> list[str]:
    """The faces of the mountain, its rock, the glacier at its foot."""
    left = rough([on_map(*at) for at in LEFT_EDGE], rng, 0.13, 3)
    right = rough([on_map(*at) for at in RIGHT_EDGE], rng, 0.13, 3)
    outline = [*left[::-1], *right[1:], (WIDTH + 60, HEIGHT + 20), (PANEL - 60, HEIGHT + 20)]
    parts = [
        tag("clipPath", tag("path", d=path_of(outline)), id="massif"),
        shape(outline, "url(#snow)", stroke="#5D7892", stroke_width=1.2),
    ]
    inside = [
        shape(rough([on_map(*at) for at in (*facet, facet[0])], rng, 0.12, 3), "url(#shade)")
        for facet in FACETS
    ]
    yellow = [(0.18, 0.385), (0.36, 0.345), (0.47, 0.385), (0.60, 0.35), (0.84, 0.385)]
    under = [(0.84, 0.40), (0.60, 0.372), (0.47, 0.412), (0.36, 0.368), (0.18, 0.41)]
    band = rough([on_map(*at) for at in yellow], rng, 0.1) + rough(
        [on_map(*at) for at in under], rng, 0.1
    )
    inside.append(shape(band, "#C59A4A", opacity=0.30))
    inside += _rocks(rng)
    inside += _glacier(position, rng)
    parts.append(tag("g", "".join(inside), clip_path="url(#massif)"))
    return parts


def _rocks(rng: Random) -> list[str]:
    """Outcrops in ribs that fall with the slope on either side, denser towards the top."""
    found = []
    for _ in range(70):
        y = 0.03 + 0.58 * rng.random() ** 1.25
        x = rng.uniform(0.45 - 0.52 * y, 0.47 + 0.60 * y)
        side = -1 if x < 0.45 + 0.12 * y else 1
        rib_x, rib_y = on_map(x, y)
        for _ in range(rng.randint(2, 6)):
            length, fall, thick = rng.uniform(4, 15), rng.uniform(0.9, 1.6), rng.uniform(0.8, 2.6)
            found.append(
                path_of(
                    [
                        (rib_x, rib_y),
                        (rib_x + side * length * 0.5, rib_y + length * fall * 0.4),
                        (rib_x + side * length, rib_y + length * fall),
                        (rib_x + side * length * 0.35, rib_y + length * fall * 0.55 + thick),
                    ]
                )
            )
            rib_x += side * rng.uniform(-3, 8)
            rib_y += rng.uniform(5, 13)
    return [tag("path", d="".join(found), fill="#33445A", opacity=0.5)]


def _glacier(position: Position, rng: Random) -> list[str]:
    """The broken ice under the icefall tiles between its walls, and the moraine of base camp."""
    tiles = [on_map(*position.spots[item["space"]]) for item in position.view["icefall"]]
    top, foot = min(y for _, y in tiles) - 34, max(y for _, y in tiles) + 24
    parts = [box(PANEL - 20, top, WIDTH - PANEL + 40, HEIGHT - top, "url(#glacier)")]
    # seracs in bows across the stream of ice: a light top on a blue front
    tops, fronts = [], []
    row = top + 8
    while row < foot + 8:
        x = PANEL - 10 + rng.uniform(0, 12)
        while x < WIDTH + 10:
            bow = 18 * (1 - ((x - 640) / 330) ** 2)
            width, high = rng.uniform(9, 26), rng.uniform(3, 7) * (0.7 + (row - top) / (foot - top))
            y = row + bow - 8 + rng.uniform(-5, 5)
            lean, rise = rng.uniform(-3, 3), rng.uniform(-2.5, 2.5)
            if rng.random() < 0.8:
                tops.append(
                    path_of(
                        [
                            (x, y),
                            (x + width * 0.4 + lean, y - 3 - abs(rise)),
                            (x + width, y + rise),
                            (x + width * 0.5 + lean, y + 3.5),
                        ]
                    )
                )
                fronts.append(
                    path_of(
                        [
                            (x, y),
                            (x + width * 0.5 + lean, y + 3.5),
                            (x + width, y + rise),
                            (x + width - 1, y + rise + high),
                            (x + width * 0.5 + lean, y + 3.5 + high),
                            (x + 1, y + high),
                        ]
                    )
                )
            x += width + rng.uniform(1, 9)
        row += rng.uniform(11, 14)
    parts.append(tag("path", d="".join(fronts), fill="#5B9CC2", opacity=0.42))
    parts.append(tag("path", d="".join(tops), fill="#FFFFFF", opacity=0.62))
    for which, wall in enumerate((ICEFALL_LEFT, ICEFALL_RIGHT)):
        edge = rough([on_map(*at) for at in wall], rng, 0.16, 3)
        parts.append(tag("clipPath", tag("path", d=path_of(edge)), id=f"wall{which}"))
        parts.append(shape(edge, "url(#wall)", stroke="#2F3F4F", stroke_width=1.4))
        left, right = min(x for x, _ in edge), max(x for x, _ in edge)
        strata = []
        for fill in ("#2B3947", "#EEF4F8"):
            bits = []
            for _ in range(70):
                x, y = rng.uniform(left, right), rng.uniform(top - 20, foot + 20)
                length, fall = rng.uniform(8, 26), rng.uniform(-0.2, 0.75) * (1 - 2 * which)
                tip = x + length, y + length * fall
                belly = x + length * 0.55, y + length * 0.5 * fall + rng.uniform(1.5, 4.5)
                bits.append(path_of([(x, y), tip, belly]))
            strata.append(tag("path", d="".join(bits), fill=fill, opacity=0.55))
        parts.append(tag("g", "".join(strata), clip_path=f"url(#wall{which})"))
    ground = rough([(PANEL - 20, foot + 6), (560, foot + 14), (WIDTH + 20, foot + 2)], rng, 0.05, 5)
    cliff = [(x, y - rng.uniform(3, 11)) for x, y in ground[::2]]
    parts.append(shape([*cliff, *ground[::-1]], "#EAF7FD", stroke="#5B9CC2", stroke_width=1))
    parts.append(shape([*ground, (WIDTH + 20, HEIGHT), (PANEL - 20, HEIGHT)], "url(#moraine)"))
    for fill, many in (("#4F483F", 130), ("#C9C2B6", 60)):
        stones = []
        for _ in range(many):
            x, y = rng.uniform(PANEL, WIDTH), rng.uniform(foot + 15, HEIGHT)
            size = rng.uniform(1.5, 5.5)
            stones.append(
                path_of(
                    (
                        x + size * rng.uniform(0.7, 1.3) * math.cos(math.tau * corner / 6),
                        y + size * 0.55 * rng.uniform(0.7, 1.3) * math.sin(math.tau * corner / 6),
                    )
                    for corner in range(6)
                )
            )
        parts.append(tag("path", d="".join(stones), fill=fill, opacity=0.5))
    return parts


# -- what lies on the mountain ------------------------------------------------------------------


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
    if _distance(item.rect, own) < 4:
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


# -- the panel ----------------------------------------------------------------------------------


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


# -- the whole ----------------------------------------------------------------------------------


def gradient(name: str, *stops: tuple[float, str, float]) -> str:
    """A gradient from the top down."""
    inner = "".join(
        tag("stop", offset=f"{at:g}", stop_color=colour, stop_opacity=f"{opacity:g}")
        for at, colour, opacity in stops
    )
    return tag("linearGradient", inner, id=name, x1="0", y1="0", x2="0", y2="1")


def definitions() -> str:
    """Gradients, the pattern of bad weather, the round corners."""
    wind = tag(
        "path", d="M-2 12L12 -2M10 24L24 10", stroke="#1D4F8C", stroke_width=2.4, opacity=0.28
    )
    return tag(
        "defs",
        "".join(
            [
                gradient("sky", (0, "#1D3557", 1), (0.35, "#6C93B5", 1), (0.75, "#B9D2E3", 1)),
                gradient("far", (0, "#86A8C4", 1), (0.5, "#A9C4D8", 1)),
                gradient("near", (0, "#5E82A2", 1), (0.6, "#9DBAD0", 1)),
                gradient("lhotse", (0, "#C2D3E0", 1), (0.4, "#8FAABF", 1), (1, "#9DB4C4", 1)),
                gradient("snow", (0, "#FBFDFF", 1), (0.5, "#E3EAF0", 1), (1, "#C4CCD2", 1)),
                gradient(
                    "shade", (0, "#4A6B8C", 0.72), (0.6, "#6484A0", 0.6), (1, "#8AA4B8", 0.25)
                ),
                gradient("glacier", (0, "#CFEAF5", 0.2), (0.3, "#B9E0F0", 0.95), (1, "#A9D6EA", 1)),
                gradient("wall", (0, "#8193A3", 1), (1, "#4F5C68", 1)),
                gradient("moraine", (0, "#A79E91", 1), (1, "#857C70", 1)),
                gradient("plate", (0, "#FFFFFF", 1), (1, "#EEF3F7", 1)),
                gradient("iceI", (0, "#E4F5FC", 1), (1, "#BFE4F3", 1)),
                gradient("iceII", (0, "#BFE3F3", 1), (1, "#8CC6E0", 1)),
                tag(
                    "pattern", wind, id="storm", width=14, height=14, patternUnits="userSpaceOnUse"
                ),
                tag("clipPath", box(0, 0, WIDTH, HEIGHT, "#000", 14), id="frame"),
            ]
        ),
    )


def describe(position: Position) -> str:
    """The position in words, for those who cannot see it."""
    view = position.view
    today = position.today()
    scores = ", ".join(
        f"{position.names[seat]} {view['players'][seat]['score']}" for seat in view["ranking"]
    )
    guides = ". ".join(
        f"{position.names[player['seat']]}: "
        + "; ".join(
            f"guide {guide['name']} at {position.title(guide['space'])}, "
            f"clients: {len(guide['clients'])}"
            for guide in player["pieces"]
        )
        for player in view["players"]
    )
    zones = ("below 6000 m", "at 6000 m", "at 7000 m", "above 8000 m")
    lost = ", ".join(
        f"{loss} level{'s' if loss > 1 else ''} {zones[zone]}"
        for zone, loss in enumerate(today.loss)
        if loss
    )
    turned = sum(item["face"] is not None for item in view["icefall"])
    return (
        f"Day {view['round']} of {position.game.rules.rounds}. Scores: {scores}. {guides}. "
        f"Turned icefall tiles: {turned} of {len(view['icefall'])}. "
        f"Tonight the weather takes {lost or 'nothing'}."
    )


def draw(position: Position) -> str:
    """The picture.

    Raises:
        ValueError: if names, guides or tents overlap something.
    """
    lines = level_lines(position)
    scenery = [*sky(Random(8)), *mountain(position, Random(5))]
    zones, marks, taken = zones_on_map(position, lines)
    connections, along = ropes(position)
    spaces, rects = draw_spaces(position)
    layout = Layout(Rect(PANEL + 6, 6, WIDTH - 8, HEIGHT - 6), rects, taken, along)
    pieces = piece_items(position, rects)
    items = [*pieces, *name_items(position, rects)]
    layout.settle(items, Random(1))
    if clashes := layout.clashes(items):
        raise ValueError(f"these overlap: {'; '.join(clashes)}")
    body = [
        tag("title", "A game of Mount Everest in progress", id="title"),
        tag("desc", escape(describe(position), quote=False), id="desc"),
        definitions(),
        tag(
            "g",
            "\n".join(
                [
                    *scenery,
                    *zones,
                    *connections,
                    *[tether(item, rects[item.space]) for item in pieces],
                    *spaces,
                    *marks,
                    *[item.draw(item.rect) for item in [*items[len(pieces) :], *pieces]],
                    *panel(position),
                ]
            ),
            clip_path="url(#frame)",
        ),
        box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, "none", 13.5, stroke=RIM, stroke_width=1.5),
    ]
    return tag(
        "svg",
        "\n" + "\n".join(body) + "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_labelledby="title desc",
        font_family=FONT,
    )


def main() -> int:
    """Draw the picture that the options ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="everest-124")
    parser.add_argument("--day", type=int, default=10)
    parser.add_argument("--turn", type=int, default=3, help="the seat whose turn begins")
    parser.add_argument("--output", type=Path, default=Path(__file__).parent / "mountain.svg")
    options = parser.parse_args()
    try:
        picture = draw(play(options.seats, options.seed, options.day, options.turn))
    except ValueError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    options.output.write_text(picture + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
