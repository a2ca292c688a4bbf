"""The scenery: sky, peaks, faces, icefall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from drawing import box, number, path_of, shape, tag, write
from position import Position
from style import HEIGHT, PANEL, WIDTH, Point


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
