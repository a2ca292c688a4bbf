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
import sys
from html import escape
from pathlib import Path
from random import Random

from drawing import box, tag
from layout import Layout, Rect
from mountain import level_lines, mountain, sky
from panel import panel
from pieces import draw_spaces, name_items, piece_items, ropes, tether, zones_on_map
from position import Position, play
from style import FONT, HEIGHT, PANEL, RIM, WIDTH


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
