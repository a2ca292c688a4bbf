"""What came of a series of matches: counted, as JSON, as a table."""

from __future__ import annotations

import io
import shutil
import sys
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from everest.bots.simulation import Outcome, Setting
from everest.cli.streams import is_terminal
from everest.cli.usage import paragraph
from everest.games.mount_everest.clients import KIND_NAMES
from everest.record.errors import shown_long
from everest.text.catalogue import Catalogue

NARROWEST_TABLE = 100
"""A table that nobody looks at on a terminal is at least so wide, so that nothing is cut."""


@dataclass(frozen=True)
class Series:
    """What was asked for."""

    setting: Setting
    games: int
    seed: str


class Tally:
    """Outcomes added up. Whole numbers, so that their order does not matter.

    Attributes:
        games: outcomes so far.
        scores: all scores of each seat.
        ranks: how often each seat came first, second and so on.
        returns: the sum of each seat's returns.
        summits, home: clients of each seat on the summit, and home after it.
        deaths: dead clients of each seat, by kind.
        winning: the score of the winner of each match.
        plies: the length of each match.
    """

    def __init__(self, bots: tuple[str, ...]) -> None:
        seats = len(bots)
        self.bots = bots
        self.games = 0
        self.scores: list[list[int]] = [[] for _ in bots]
        self.ranks = [[0] * seats for _ in bots]
        self.returns = [0.0] * seats
        self.summits = [0] * seats
        self.home = [0] * seats
        self.deaths = {kind: [0] * seats for kind in KIND_NAMES}
        self.winning: list[int] = []
        self.plies: list[int] = []

    def add(self, outcome: Outcome) -> None:
        """Count one more match."""
        self.games += 1
        for rank, seat in enumerate(outcome.ranking):
            self.ranks[seat][rank] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)
            self.returns[seat] += outcome.returns[seat]
            self.summits[seat] += outcome.summits[seat]
            self.home[seat] += outcome.home[seat]
            for kind, dead in outcome.deaths.items():
                self.deaths[kind][seat] += dead[seat]
        self.winning.append(outcome.scores[outcome.ranking[0]])
        self.plies.append(outcome.plies)

    def per_game(self, total: float) -> float:
        """A sum as a mean over all matches; 0 where none was played."""
        return round(total / self.games, 3) if self.games else 0.0

    def mean_rank(self, seat: int) -> float:
        """The mean rank of a seat, 1 being the best."""
        return self.per_game(
            sum([(rank + 1) * number for rank, number in enumerate(self.ranks[seat])])
        )


def _spread(values: list[int]) -> dict[str, float | int]:
    if not values:
        return {"mean": 0.0, "min": 0, "max": 0}
    return {
        "mean": round(sum(values) / len(values), 3),
        "min": min(values),
        "max": max(values),
    }


def summary_json(series: Series, tally: Tally) -> dict[str, Any]:
    """A tally as plain data, see docs/json.md; the same for the same seed."""
    setting = series.setting
    return {
        "map": setting.map,
        "weather_set": setting.weather,
        "seed": series.seed,
        "games_wanted": series.games,
        "games": tally.games,
        "winning_score": _spread(tally.winning),
        "plies": _spread(tally.plies),
        "players": [
            {
                "seat": seat,
                "bot": bot,
                "score": _spread(tally.scores[seat]),
                "ranks": tally.ranks[seat],
                "mean_rank": tally.mean_rank(seat),
                "returns": tally.per_game(tally.returns[seat]),
                "summits": tally.summits[seat],
                "home": tally.home[seat],
                "deaths": {kind: tally.deaths[kind][seat] for kind in KIND_NAMES},
            }
            for seat, bot in enumerate(tally.bots)
        ],
    }


def summary_table(catalogue: Catalogue, series: Series, tally: Tally) -> str:
    """A tally as a table for people."""
    say = catalogue.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-column-seat"), justify="right")
    table.add_column(say("cli-column-bot"))
    for column in ("score", "best", "wins", "rank", "return", "summits", "home", *KIND_NAMES):
        table.add_column(say(f"cli-column-{column}"), justify="right")
    for seat, bot in enumerate(tally.bots):
        score = _spread(tally.scores[seat])
        table.add_row(
            str(seat),
            bot,
            f"{score['mean']:.2f}",
            str(score["max"]),
            str(tally.ranks[seat][0]),
            f"{tally.mean_rank(seat):.2f}",
            f"{tally.per_game(tally.returns[seat]):.2f}",
            f"{tally.per_game(tally.summits[seat]):.2f}",
            f"{tally.per_game(tally.home[seat]):.2f}",
            *[f"{tally.per_game(tally.deaths[kind][seat]):.2f}" for kind in KIND_NAMES],
        )
    winning, plies = _spread(tally.winning), _spread(tally.plies)
    lines = [
        say(
            "cli-simulate-games",
            count=tally.games,
            map=series.setting.map,
            weather=series.setting.weather,
            seed=shown_long(series.seed),
        ),
        _rendered(table),
        paragraph(say("cli-simulate-legend")),
        say("cli-simulate-winning", mean=f"{winning['mean']:.2f}", max=int(winning["max"])),
        say(
            "cli-simulate-length",
            mean=f"{plies['mean']:.0f}",
            min=int(plies["min"]),
            max=int(plies["max"]),
        ),
    ]
    return "\n".join(lines)


def _rendered(table: Table) -> str:
    on_terminal = is_terminal(sys.stdout)
    width = shutil.get_terminal_size().columns
    buffer = io.StringIO()
    Console(
        file=buffer,
        width=width if on_terminal else max(width, NARROWEST_TABLE),
        force_terminal=on_terminal,
    ).print(table)
    return "\n".join([line.rstrip() for line in buffer.getvalue().rstrip("\n").split("\n")])
