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
from everest.engine.game import AnyGame
from everest.games.loading import OFFERS
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
        ranks: how often each seat came first, second and so on; those that draw have one rank.
        returns: the sum of each seat's returns.
        feats: what each seat has done in all matches, by the names in the game's `Feats`.
        titles: what matches ended as and how often, the best first.
        winning: the score of the winner of each match.
        plies: the length of each match.
    """

    def __init__(self, game: AnyGame, bots: tuple[str, ...]) -> None:
        seats = len(bots)
        feats = OFFERS[game.ruleset.game].feats
        self.bots = bots
        self.games = 0
        self.scores: list[list[int]] = [[] for _ in bots]
        self.ranks = [[0] * seats for _ in bots]
        self.returns = [0.0] * seats
        self.feats = {name: [0] * seats for name in feats.names}
        self.titles = dict.fromkeys(feats.titles(game), 0)
        self.winning: list[int] = []
        self.plies: list[int] = []

    def add(self, outcome: Outcome) -> None:
        """Count one more match."""
        self.games += 1
        for seat, score in enumerate(outcome.scores):
            self.ranks[seat][outcome.ranks[seat] - 1] += 1
            self.scores[seat].append(score)
            self.returns[seat] += outcome.returns[seat]
            for name, numbers in outcome.feats.items():
                self.feats[name][seat] += numbers[seat]
        if outcome.title is not None:
            self.titles[outcome.title] += 1
        self.winning.append(outcome.scores[outcome.ranks.index(1)])
        self.plies.append(outcome.plies)

    def is_solo(self) -> bool:
        """Whether nobody plays against anybody."""
        return len(self.bots) == 1

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
    summary: dict[str, Any] = {
        "game": setting.game,
        "map": setting.map,
        "weather_set": setting.weather,
        "limits": setting.limits,
        "variant": setting.variant,
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
                **_nested({name: numbers[seat] for name, numbers in tally.feats.items()}),
            }
            for seat, bot in enumerate(tally.bots)
        ],
    }
    if tally.is_solo():
        summary["solo_ranks"] = [
            {"rank": title, "games": number} for title, number in tally.titles.items()
        ]
    return summary


def _nested(numbers: dict[str, int]) -> dict[str, Any]:
    """Feats with the parts of a sum inside it: ``deaths.tourist`` is the key of a key."""
    found: dict[str, Any] = {}
    for name, number in numbers.items():
        whole, _, part = name.partition(".")
        if part:
            found.setdefault(whole, {})[part] = number
        else:
            found[whole] = number
    return found


def summary_table(catalogue: Catalogue, series: Series, tally: Tally) -> str:
    """A tally as a table for people."""
    say = catalogue.say
    setting = series.setting
    plies = _spread(tally.plies)
    lines = [
        say(
            "cli-simulate-games",
            count=tally.games,
            game=setting.game,
            map=setting.map,
            weather=setting.weather,
            limits=setting.limits,
            variant=setting.variant,
            seed=shown_long(series.seed),
        ),
        _rendered(_table(catalogue, tally)),
        paragraph(
            say("cli-simulate-legend", solo="yes" if tally.is_solo() else "no")
            + " "
            + say(f"cli-simulate-legend-{setting.game}")
        ),
    ]
    if tally.titles:
        lines.append(say("cli-simulate-solo-ranks", ranks=_titles(catalogue, tally)))
    if not tally.is_solo():
        winning = _spread(tally.winning)
        mean, best = f"{winning['mean']:.2f}", int(winning["max"])
        lines.append(say("cli-simulate-winning", mean=mean, max=best))
    lines.append(
        say(
            "cli-simulate-length",
            mean=f"{plies['mean']:.0f}",
            min=int(plies["min"]),
            max=int(plies["max"]),
        )
    )
    return "\n".join(lines)


def _table(catalogue: Catalogue, tally: Tally) -> Table:
    """A row for each seat; alone nobody has wins and ranks."""
    say = catalogue.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-column-seat"), justify="right")
    table.add_column(say("cli-column-bot"))
    columns = ["score", "best", *([] if tally.is_solo() else ["wins", "rank"]), "return"]
    for column in (*columns, *[name.replace(".", "-") for name in tally.feats]):
        table.add_column(say(f"cli-column-{column}"), justify="right")
    for seat, bot in enumerate(tally.bots):
        score = _spread(tally.scores[seat])
        standing = [str(tally.ranks[seat][0]), f"{tally.mean_rank(seat):.2f}"]
        table.add_row(
            str(seat),
            bot,
            f"{score['mean']:.2f}",
            str(score["max"]),
            *([] if tally.is_solo() else standing),
            f"{tally.per_game(tally.returns[seat]):.2f}",
            *[f"{tally.per_game(numbers[seat]):.2f}" for numbers in tally.feats.values()],
        )
    return table


def _titles(catalogue: Catalogue, tally: Tally) -> str:
    """How often each title was reached, the best first."""
    return ", ".join(
        [f"{catalogue.say('rank-' + title)} {number}" for title, number in tally.titles.items()]
    )


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
