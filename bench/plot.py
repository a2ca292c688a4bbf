"""The plot of `make bench`: time per decision against seats and against the round."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")

from matplotlib import pyplot

MARKERS = "osD^"
STYLES = ("-", "--", "-.", ":")


def draw(path: Path, curves: dict[str, dict[str, Any]]) -> None:
    """Draw what `bench.details` has measured, by the label of each line, into an SVG file."""
    figure, (seats, rounds) = pyplot.subplots(1, 2, figsize=(11, 4.5), layout="constrained")
    for number, (label, found) in enumerate(curves.items()):
        look = {"marker": MARKERS[number % 4], "linestyle": STYLES[number % 4], "label": label}
        numbers = [int(seat) for seat in found["seats"]]
        seats.plot(numbers, [value * 1e6 for value in found["seats"].values()], **look)
        days = range(1, len(found["rounds"]) + 1)
        rounds.plot(days, [value * 1e6 for value in found["rounds"]], markersize=4, **look)
    seats.set(xlabel="seats", ylabel="µs for a decision", ylim=(0, None), xticks=(1, 2, 3, 4, 5))
    rounds.set(xlabel="round", ylim=(0, None))
    rounds.legend()
    for axes in (seats, rounds):
        axes.grid(alpha=0.3)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)
    pyplot.close(figure)
