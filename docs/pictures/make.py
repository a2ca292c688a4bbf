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
from dataclasses import dataclass, field
from html import escape
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

FONT: Final = "'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"

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
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0") if abs(value) < 0.05 else (
        f"{value:.1f}".removesuffix(".0")
    )


def tag(name: str, content: str = "", **attributes: object) -> str:
    """An element; underscores in names of attributes stand for hyphens."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = number(value) if isinstance(value, (int, float)) else str(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{escape(shown)}"')
    return f"<{' '.join(parts)}>{content}</{name}>" if content else f"<{' '.join(parts)}/>"


def path_of(points: Iterable[Point], closed: bool = True) -> str:
    """Straight lines through points."""
    steps = " L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


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
            + write(x + 13, y + 5.5, icefall_type, 14, "#123F5C", 700, "middle", font_family="serif")
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
    cloud = (
        f"M{number(x - 7)} {number(y + 3)}a4 4 0 0 1 .4-8a6 6 0 0 1 11-1a4.6 4.6 0 0 1 3.4 9z"
    )
    parts = [tag("path", d=cloud, fill="#DCE8F1")]
    for at in range(3 if loss > 1 else 0):
        parts.append(flake(x - 5 + 5 * at, y + 8 + (at % 2) * 1.5, 2.4))
    if loss == 1:
        wind = f"M{number(x - 8)} {number(y + 6.5)}h11M{number(x - 4)} {number(y + 9.5)}h11"
        parts.append(tag("path", d=wind, stroke="#DCE8F1", stroke_width=1.6, stroke_linecap="round"))
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
        draw: draws it in the middle of a rectangle.
        step: what each point of a connection under it costs.
    """

    key: str
    space: str
    choices: list[tuple[Rect, float]]
    draw: Callable[[Rect], str]
    step: float
    chosen: int = 0
    costs: list[float] = field(default_factory=list)

    def rect(self) -> Rect:
        """Where it lies."""
        return self.choices[self.chosen][0]


class Layout:
    """Finds places for items that overlap neither each other nor what is fixed."""

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
            item.costs = [self._cost_alone(item, rect) + own for rect, own in item.choices]
        best: tuple[float, list[int]] | None = None
        for _ in range(12):
            for item in items:
                by_cost = sorted(range(len(item.costs)), key=item.costs.__getitem__)
                item.chosen = rng.choice(by_cost[:4])
            while self._improve(items):
                pass
            total = sum(item.costs[item.chosen] for item in items) + sum(
                self._between(item.rect(), other.rect()) / 2
                for item in items
                for other in items
                if item is not other
            )
            if best is None or total < best[0]:
                best = total, [item.chosen for item in items]
        assert best is not None
        for item, chosen in zip(items, best[1], strict=True):
            item.chosen = chosen

    def clashes(self, items: list[Item]) -> list[str]:
        """What still overlaps, in words."""
        found = []
        for at, item in enumerate(items):
            rect = item.rect()
            found += [f"{item.key} / {o.key}" for o in items[at + 1 :] if rect.overlap(o.rect())]
            found += [f"{item.key} / {s}" for s, other in self.spaces.items() if rect.overlap(other)]
            found += [f"{item.key} / fixed" for other in self.fixed if rect.overlap(other)]
            if not (self.frame.covers(rect.left, rect.top)):
                found.append(f"{item.key} / frame")
            if not (self.frame.covers(rect.right, rect.bottom)):
                found.append(f"{item.key} / frame")
        return found

    def _improve(self, items: list[Item]) -> bool:
        changed = False
        for item in items:
            others = [other.rect() for other in items if other is not item]
            totals = [
                cost + sum(self._between(rect, other) for other in others)
                for (rect, _), cost in zip(item.choices, item.costs, strict=True)
            ]
            best = min(range(len(totals)), key=totals.__getitem__)
            if totals[best] < totals[item.chosen] - 1e-9:
                item.chosen = best
                changed = True
        return changed

    @staticmethod
    def _between(rect: Rect, other: Rect) -> float:
        area = rect.grown(1.5).overlap(other)
        return 300 + 10 * area if area else 0.0

    def _cost_alone(self, item: Item, rect: Rect) -> float:
        cost = sum(self._between(rect, other) for other in [*self.fixed, *self.spaces.values()])
        frame = self.frame
        outside = max(frame.left - rect.left, 0) + max(rect.right - frame.right, 0)
        outside += max(frame.top - rect.top, 0) + max(rect.bottom - frame.bottom, 0)
        cost += 400 * outside
        cost += item.step * sum(rect.grown(1).covers(x, y) for x, y in self.lines)
        # nearer to a foreign space than to its own, it would be taken for one of that space
        own = _distance(rect, self.spaces[item.space])
        for space, other in self.spaces.items():
            if space != item.space and _distance(rect, other) < own + 3:
                cost += 60
        return cost


def _distance(rect: Rect, other: Rect) -> float:
    across = max(rect.left - other.right, other.left - rect.right, 0)
    down = max(rect.top - other.bottom, other.top - rect.bottom, 0)
    return math.hypot(across, down)


# -- the mountain -------------------------------------------------------------------------------


def rough(points: Sequence[Point], rng: Random, amount: float, depth: int = 4) -> list[Point]:
    """A line through points, broken up as rock is."""
    line = list(points)
    for _ in range(depth):
        finer = [line[0]]
        for (x, y), (to_x, to_y) in zip(line, line[1:], strict=False):
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
    tops, feet = {}, {}
    for space, zone in zip(board.ids, board.zone, strict=True):
        y = on_map(*position.spots[space])[1]
        tops[zone] = min(tops.get(zone, y), y)
        feet[zone] = max(feet.get(zone, y), y)
    return [(feet[zone + 1] + tops[zone]) / 2 for zone in range(3)]


def sky(rng: Random) -> list[str]:
    """The sky and what stands far away."""
    far = [(0.0, 0.36), (0.07, 0.31), (0.12, 0.335), (0.2, 0.26), (0.27, 0.32), (0.36, 0.30)]
    far += [(0.6, 0.33), (0.78, 0.27), (0.86, 0.31), (0.95, 0.24), (1.15, 0.33)]
    near = [(-0.02, 0.50), (0.03, 0.455), (0.075, 0.475), (0.13, 0.385), (0.18, 0.45)]
    near += [(0.26, 0.43), (0.4, 0.5)]
    lhotse = [(0.66, 0.42), (0.74, 0.315), (0.80, 0.245), (0.845, 0.232), (0.885, 0.182)]
    lhotse += [(0.93, 0.225), (0.985, 0.215), (1.04, 0.28), (1.15, 0.33)]
    lhotse_shade = [(0.885, 0.182), (0.87, 0.26), (0.90, 0.32), (0.865, 0.40), (0.91, 0.55)]
    parts = [box(PANEL, 0, WIDTH - PANEL, HEIGHT, "url(#sky)")]
    for line, fill, amount in ((far, "url(#far)", 0.14), (near, "url(#near)", 0.13)):
        edge = rough([on_map(*at) for at in line], rng, amount)
        parts.append(shape([*edge, (edge[-1][0], HEIGHT), (edge[0][0], HEIGHT)], fill))
    edge = rough([on_map(*at) for at in lhotse], rng, 0.11)
    parts.append(shape([*edge, (edge[-1][0], HEIGHT), (edge[0][0], HEIGHT)], "url(#lhotse)"))
    shade = rough([on_map(*at) for at in lhotse_shade], rng, 0.12)
    top = min(range(len(edge)), key=lambda at: abs(edge[at][0] - shade[0][0]))
    parts.append(
        shape([*edge[top:], (edge[-1][0], HEIGHT), shade[-1]] + shade[::-1][1:], "#3F6180",
              opacity=0.5)
    )
    plume = "M{} {}c38 -16 84 -22 150 -15c-40 4 -64 9 -92 17c30 -4 58 -3 88 3c-52 1 -96 6 -140 9z"
    x, y = on_map(0.475, 0.012)
    parts.append(
        tag("path", d=plume.format(number(x), number(y + 4)), fill="#FFFFFF", opacity=0.28)
    )
    return parts


LEFT_EDGE: Final = (
    (0.452, 0.008), (0.425, 0.05), (0.40, 0.075), (0.37, 0.125), (0.335, 0.15), (0.30, 0.205),
    (0.268, 0.235), (0.25, 0.285), (0.222, 0.315), (0.215, 0.37), (0.185, 0.42), (0.165, 0.49),
    (0.125, 0.53), (0.10, 0.60), (0.055, 0.655), (0.01, 0.70), (-0.03, 0.78),
)  # fmt: skip
RIGHT_EDGE: Final = (
    (0.452, 0.008), (0.50, 0.018), (0.525, 0.04), (0.60, 0.055), (0.625, 0.085), (0.665, 0.12),
    (0.69, 0.165), (0.725, 0.20), (0.745, 0.25), (0.79, 0.285), (0.80, 0.345), (0.815, 0.42),
    (0.86, 0.475), (0.885, 0.535), (0.93, 0.57), (0.965, 0.63), (1.04, 0.68), (1.15, 0.74),
)  # fmt: skip
SPURS: Final = (
    # each: the crest from the top down, then the way back up that bounds its shaded side
    (
        ((0.452, 0.008), (0.465, 0.07), (0.44, 0.14), (0.475, 0.215), (0.44, 0.29), (0.50, 0.39),
         (0.455, 0.49), (0.49, 0.57), (0.42, 0.68)),
        ((0.30, 0.66), (0.33, 0.56), (0.29, 0.48), (0.345, 0.40), (0.30, 0.30), (0.37, 0.22),
         (0.375, 0.13)),
    ),
    (
        ((0.60, 0.055), (0.585, 0.13), (0.625, 0.21), (0.585, 0.31), (0.64, 0.40), (0.60, 0.475),
         (0.665, 0.56), (0.63, 0.65)),
        ((0.56, 0.62), (0.565, 0.52), (0.53, 0.43), (0.55, 0.31), (0.52, 0.20), (0.56, 0.10)),
    ),
    (
        ((0.745, 0.25), (0.735, 0.33), (0.775, 0.42), (0.75, 0.50), (0.82, 0.58), (0.80, 0.68)),
        ((0.735, 0.64), (0.72, 0.55), (0.69, 0.47), (0.70, 0.36)),
    ),
    (
        ((0.25, 0.285), (0.27, 0.38), (0.235, 0.46), (0.26, 0.56), (0.19, 0.68)),
        ((0.09, 0.68), (0.14, 0.57), (0.175, 0.49), (0.20, 0.40)),
    ),
)  # fmt: skip


def mountain(position: Position, rng: Random) -> list[str]:
    """The faces of the mountain, its rock, the glacier at its foot."""
    left = rough([on_map(*at) for at in LEFT_EDGE], rng, 0.13, 3)
    right = rough([on_map(*at) for at in RIGHT_EDGE], rng, 0.13, 3)
    outline = [*left[::-1], *right[1:], (WIDTH + 60, HEIGHT + 20), (PANEL - 60, HEIGHT + 20)]
    parts = [
        tag("clipPath", tag("path", d=path_of(outline)), id="massif"),
        shape(outline, "url(#snow)", stroke="#5D7892", stroke_width=1.2),
    ]
    inside: list[str] = []
    for crest, back in SPURS:
        edge = rough([on_map(*at) for at in crest], rng, 0.16, 3)
        rest = rough([on_map(*at) for at in back], rng, 0.18, 3)
        inside.append(shape([*edge, *rest], "url(#shade)"))
    # everything left of the left ridge lies in the shade
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
    """Outcrops, denser towards the top, in rows that fall with the slope."""
    strokes = []
    for _ in range(330):
        y = 0.02 + 0.66 * rng.random() ** 1.3
        x = rng.uniform(0.46 - 0.52 * y - 0.05, 0.46 + 0.62 * y + 0.05)
        at_x, at_y = on_map(x, y)
        length, slope = rng.uniform(5, 20), rng.choice((-1, 1)) * rng.uniform(0.3, 1.0)
        thick = rng.uniform(1.2, 4.2)
        strokes.append(
            path_of(
                [
                    (at_x, at_y),
                    (at_x + length * 0.45, at_y + length * 0.45 * slope - thick * 0.5),
                    (at_x + length, at_y + length * slope),
                    (at_x + length * 0.5, at_y + length * 0.5 * slope + thick),
                ]
            )
        )
    return [tag("path", d="".join(strokes), fill="#46566A", opacity=0.30)]


def _glacier(position: Position, rng: Random) -> list[str]:
    """The broken ice under the icefall tiles, and the moraine of base camp."""
    tiles = [on_map(*position.spots[item["space"]]) for item in position.view["icefall"]]
    top = min(y for _, y in tiles) - 30
    foot = max(y for _, y in tiles) + 26
    edge = rough([(PANEL - 20, top + 16), (640, top - 4), (WIDTH + 20, top + 10)], rng, 0.04, 5)
    under = rough([(WIDTH + 20, foot - 6), (640, foot + 8), (PANEL - 20, foot)], rng, 0.05, 5)
    parts = [shape([*edge, *under], "url(#glacier)")]
    cracks = []
    for _ in range(120):
        x, y = rng.uniform(PANEL, WIDTH), rng.uniform(top + 10, foot - 4)
        length = rng.uniform(10, 34)
        cracks.append(
            f"M{number(x)} {number(y)}q{number(length / 2)} {number(rng.uniform(-5, 5))} "
            f"{number(length)} {number(rng.uniform(-3, 3))}"
        )
    parts.append(
        tag("path", d="".join(cracks), fill="none", stroke="#4C8DB3", stroke_width=1.3, opacity=0.5)
    )
    ground = rough([(PANEL - 20, foot + 2), (520, foot + 10), (WIDTH + 20, foot - 4)], rng, 0.05, 5)
    parts.append(shape([*ground, (WIDTH + 20, HEIGHT), (PANEL - 20, HEIGHT)], "url(#moraine)"))
    stones = []
    for _ in range(110):
        x, y = rng.uniform(PANEL, WIDTH), rng.uniform(foot + 8, HEIGHT)
        size = rng.uniform(1.5, 5.5)
        corners = [
            (
                x + size * rng.uniform(0.7, 1.3) * math.cos(turn),
                y + size * 0.55 * rng.uniform(0.7, 1.3) * math.sin(turn),
            )
            for turn in [math.tau * k / 6 for k in range(6)]
        ]
        stones.append(path_of(corners))
    parts.append(tag("path", d="".join(stones), fill="#5C554C", opacity=0.45))
    return parts


# -- what lies on the mountain ------------------------------------------------------------------


def zones_on_map(position: Position, lines: list[float]) -> tuple[list[str], list[Rect]]:
    """Altitude lines, tonight's weather on its zones, and how many guides a space holds."""
    parts: list[str] = []
    taken: list[Rect] = []
    today = position.today()
    limits = zone_limits(position)
    borders = [HEIGHT + 4.0, *lines, -4.0]
    for zone in range(4):
        foot, top = borders[zone], borders[zone + 1]
        if today.loss[zone]:
            area = box(PANEL, top, WIDTH - PANEL, foot - top, "url(#storm)")
            parts.append(tag("g", area, clip_path="url(#massif)"))
        if zone:
            parts.append(
                tag(
                    "path",
                    d=f"M{PANEL} {number(foot)}H{WIDTH}",
                    stroke="#1B3855",
                    stroke_width=1.4,
                    stroke_dasharray="2 5",
                    stroke_linecap="round",
                )
            )
            taken.append(Rect.around(PANEL + 47, foot - 8, 38, 9))
            parts.append(
                write(
                    PANEL + 12, foot - 5, f"{5 + zone}000 m", 13.5, INK, 700, halo="#FFFFFFC0"
                )
            )
        middle = (max(top, 0) + min(foot, HEIGHT)) / 2
        if zone == 3:
            middle = top + 36
        if zone == 0:
            middle = foot - 30
        parts += zone_pill(WIDTH - 98, middle - 25, limits[zone], today.loss[zone])
        taken.append(Rect(WIDTH - 98, middle - 25, WIDTH - 12, middle + 25))
    return parts, taken


def zone_limits(position: Position) -> list[int]:
    """Most guides in a space of each zone; base camp, which holds all, set aside."""
    board = position.game.rules.board
    return [
        min(limit for limit, other in zip(board.limit, board.zone, strict=True) if other == zone)
        for zone in range(4)
    ]


def zone_pill(x: float, y: float, limit: int, loss: int) -> list[str]:
    """The guides that a space holds, and the levels that the weather takes tonight."""
    parts = [
        box(x, y, 86, 50, NIGHT, 9, opacity=0.86),
        circle(x + 13, y + 14.5, 4.6, "none", stroke=QUIET, stroke_width=1.5),
        shape([(x + 22.5, y + 9.5), (x + 28, y + 19), (x + 17, y + 19)], NIGHT, stroke=QUIET,
              stroke_width=1.5, stroke_linejoin="round"),
        write(x + 36, y + 19, f"max {limit}", 12.5, TEXT, 700),
    ]
    if loss:
        return [
            *parts,
            flake(x + 15.5, y + 35.5, 6),
            write(x + 36, y + 40, f"\N{MINUS SIGN}{loss}", 13.5, WEATHER_BAR, 700),
            write(x + 55, y + 40, "night", 10.5, QUIET),
        ]
    return [*parts, circle(x + 15.5, y + 35.5, 4, QUIET), write(x + 36, y + 40, "fine", 12, QUIET)]


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


NAME_SIZE: Final = 12.0


def name_items(position: Position, rects: dict[str, Rect]) -> list[Item]:
    """The names of all spaces outside the icefall."""
    board = position.game.rules.board
    on_ice = {item["space"] for item in position.view["icefall"]}
    items = []
    for space in board.ids:
        if space in on_ice:
            continue
        title = position.title(space)
        if space == position.game.rules.board.ids[board.summit]:
            title = f"{title} {board.altitude[board.summit]} m"
        options: list[tuple[list[str], float]] = [([title], 0.0)]
        words = title.split()
        if len(words) > 1:
            cuts = range(1, len(words))
            lines = min(
                ([" ".join(words[:cut]), " ".join(words[cut:])] for cut in cuts),
                key=lambda pair: max(map(len, pair)),
            )
            options.append((lines, 4.0))
        for wrapped, price in options:
            items.append((space, wrapped, price))
    return _join_names(items, rects)


def _join_names(found: list[tuple[str, list[str], float]], rects: dict[str, Rect]) -> list[Item]:
    choices: dict[str, list[tuple[Rect, float]]] = {}
    lines_at: dict[str, list[list[str]]] = {}
    for space, lines, price in found:
        own = rects[space]
        width = max(text_width(line, NAME_SIZE) for line in lines)
        height = 13.5 * len(lines)
        middle_x, middle_y = own.middle()
        places: list[tuple[float, float, float]] = []
        for dy in (0, -6, 6, -12, 12, -18, 18):
            for gap in (3, 8, 16, 26):
                places.append((own.right + gap + width / 2, middle_y + dy - 2, abs(dy) / 4 + gap / 4))
                places.append(
                    (own.left - gap - width / 2, middle_y + dy - 2, abs(dy) / 4 + gap / 4 + 1)
                )
        for dx in (0, -14, 14, -28, 28, -42, 42):
            places.append((middle_x + dx, own.bottom + height / 2 + 1, 6 + abs(dx) / 8))
            places.append((middle_x + dx, own.top - height / 2 - 1, 8 + abs(dx) / 8))
        for x, y, cost in places:
            rect = Rect.around(x, y, width / 2, height / 2)
            choices.setdefault(space, []).append((rect, cost + price))
            lines_at.setdefault(space, []).append(lines)
    items = []
    for space, places_of in choices.items():
        item = Item(f"name {space}", space, places_of, lambda rect: "", 4.0)
        item.draw = _name_drawer(item, lines_at[space], rects[space])
        items.append(item)
    return items


def _name_drawer(item: Item, lines_at: list[list[str]], own: Rect) -> Callable[[Rect], str]:
    def draw(rect: Rect) -> str:
        lines = lines_at[item.chosen]
        x, y = rect.middle()
        anchor: str | None = "middle"
        if rect.left >= own.right:
            x, anchor = rect.left, None
        elif rect.right <= own.left:
            x, anchor = rect.right, "end"
        first = y + 4.2 - 6.75 * (len(lines) - 1)
        return "".join(
            write(x, first + 13.5 * at, line, NAME_SIZE, INK, 600, anchor, halo="#FFFFFFE0")
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


def _load_row(x: float, y: float, colour: str, clients: int, bottles: int, tents: int) -> str:
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
        row = _load_row(x, rect.bottom - 4.5, colour, clients, bottles, tents)
        return pawn(name, x, y - shift, colour, 10.4) + row

    return draw


def _camp_drawer(colour: str, clients: int, bottles: int) -> Callable[[Rect], str]:
    has_load = clients + bottles > 0

    def draw(rect: Rect) -> str:
        x, y = rect.middle()
        shift = 5.5 if has_load else 0
        return tent(x, y - shift, colour, 8.4) + _load_row(
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
        write(16, 53, f"Day {view['round']} of {rules.rounds}", 13.5, ACCENT, 700),
    ]
    parts += weather_strip(position, 66)
    top = 216.0
    for seat in view["ranking"]:
        height = player_card(position, view["players"][seat], top, parts)
        top += height + 7
    parts += legend(position, top + 4)
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
            column.append(
                box(x, top + 5, step - 2, 128, RAISED, 7, stroke=ACCENT, stroke_width=2)
            )
        middle = x + step / 2 - 1
        fill = ACCENT if is_today else TEXT
        column.append(write(middle, top + 21, str(day_number), 13, fill, 700, "middle"))
        column.append(sky_sign(middle, top + 38, max(day.loss)))
        for zone in range(4):
            y = top + 56 + 18 * (3 - zone)
            loss = day.loss[zone]
            column.append(
                box(x + 3, y, step - 8, 15, WEATHER_BAR if loss else "#2F5273", 3.5)
            )
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
            parts.append(chip(PANEL - 42 - 24 * back, y - 8))
        side = PANEL - 28 - 24 * len(chips)
        for which in range(guide["bottles"]):
            parts.append(bottle(side - 8 * which, y - 0.5))
        if guide["tents"]:
            parts.append(tent(side - 8 * guide["bottles"] - 6, y, colour, 6))
    return height


def client_chip(client: ClientView) -> Callable[[float, float], str]:
    """A client: M or T with its level, a flag when it has been on the summit."""
    kind = client["kind"][0].upper()

    def draw(x: float, y: float) -> str:
        fill = "#DDE9F2" if kind == "M" else "#F6E3B4"
        flag = ""
        if client["summited"]:
            flag = shape([(x + 18, y - 3), (x + 23.5, y - 0.5), (x + 18, y + 2)], ACCENT) + tag(
                "path", d=f"M{number(x + 18)} {number(y - 3.5)}v7", stroke=ACCENT, stroke_width=1.2
            )
        label = write(x + 11, y + 12, f"{kind}{client['level']}", 11, NIGHT, 700, "middle")
        return box(x, y, 22, 16, fill, 4) + label + flag

    return draw


def legend(position: Position, top: float) -> list[str]:
    """How to read the map, in as many lines as there is room."""
    rows: list[tuple[Callable[[float, float], str], str]] = [
        (
            lambda x, y: tag(
                "g",
                ledge(0, 0, 27) + cost_sign(-11, 0, 2) + modifier_disc(12.5, 0, -1),
                transform=f"translate({number(x)} {number(y)}) scale(.82)",
            ),
            "2 points to enter; \N{MINUS SIGN}1 level a night",
        ),
        (
            lambda x, y: tag(
                "g",
                tile(0, 0, "I", None, True),
                transform=f"translate({number(x - 14)} {number(y)}) scale(.56)",
            )
            + tag(
                "g",
                tile(0, 0, "I", None, False),
                transform=f"translate({number(x + 16)} {number(y)}) scale(.56)",
            ),
            "icefall: face down; a crevasse",
        ),
        (
            lambda x, y: pawn("A", x - 12, y - 2, "#7C93A8", 8)
            + _load_row(x - 12, y + 10, "#7C93A8", 2, 0, 0)
            + pawn("B", x + 12, y - 2, "#7C93A8", 8),
            "guides A, B; dots: clients",
        ),
        (
            lambda x, y: tent(x - 12, y, "#7C93A8", 7) + bottle(x + 12, y - 1),
            "camp; oxygen bottle",
        ),
    ]
    room = HEIGHT - 10 - top
    step = min(38.0, (room - 8) / len(rows))
    parts = [box(10, top, PANEL - 20, room, CARD, 9)]
    for at, (sign, text) in enumerate(rows):
        y = top + 4 + step * (at + 0.5)
        parts.append(sign(46, y))
        parts.append(write(84, y + 4, text, 11.5, TEXT))
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
        "path", d="M-2 12L12 -2M10 24L24 10", stroke="#1D4F8C", stroke_width=2.6, opacity=0.34
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
                gradient("shade", (0, "#5F7F9E", 0.62), (0.7, "#7C98B0", 0.5), (1, "#8AA4B8", 0)),
                gradient("glacier", (0, "#CFEAF5", 0.2), (0.3, "#B9E0F0", 0.95),
                         (1, "#A9D6EA", 1)),
                gradient("moraine", (0, "#A79E91", 1), (1, "#857C70", 1)),
                gradient("plate", (0, "#FFFFFF", 1), (1, "#EEF3F7", 1)),
                gradient("iceI", (0, "#E4F5FC", 1), (1, "#BFE4F3", 1)),
                gradient("iceII", (0, "#BFE3F3", 1), (1, "#8CC6E0", 1)),
                tag("pattern", wind, id="storm", width=14, height=14,
                    patternUnits="userSpaceOnUse"),
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
    guides = "; ".join(
        f"{position.names[player['seat']]}: "
        + ", ".join(
            f"guide {guide['name']} at {position.title(guide['space'])} with "
            f"{len(guide['clients'])} clients"
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
    zones, taken = zones_on_map(position, lines)
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
                    *spaces,
                    *[item.draw(item.rect()) for item in [*items[len(pieces):], *pieces]],
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
