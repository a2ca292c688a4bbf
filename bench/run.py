"""Measure the engine: random games beside python-chess, copies of a state, size of a record.

One process, plain CPython, both games and python-chess in turn, so that a change in the machine's
speed hits all. Times are processor time. Figures are what was measured; nothing here passes or
fails.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from dataclasses import dataclass
from random import Random

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

import everest
from everest import CHANCE
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.loading import GAMES
from everest.table.dealer import Dealer
from everest.table.match import Match


@dataclass
class Run:
    """What one stretch of random games took."""

    seconds: float
    games: int
    decisions: int
    chance: int = 0

    @property
    def decisions_per_second(self) -> float:
        """Decisions of players in a second; chance actions take time and do not count."""
        return self.decisions / self.seconds


def random_game(game: AnyGame, rng: Random) -> tuple[int, int]:
    """Play one uniformly random game; returns its decisions and its chance actions."""
    state = game.new_state()
    decisions = chance = 0
    random = rng.random
    while waiting := game.to_act(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = game.sample_chance(state, rng)
            chance += 1
        else:
            legal = game.legal_actions(state, seat)
            action = legal[int(random() * len(legal))]
            decisions += 1
        game.apply(state, seat, action)
    return decisions, chance


def run_of(game: AnyGame, rng: Random, seconds: float) -> Run:
    """Random games of one of ours for about so many seconds."""
    run = Run(0.0, 0, 0)
    begin = time.process_time()
    while run.seconds < seconds:
        decisions, chance = random_game(game, rng)
        run.games += 1
        run.decisions += decisions
        run.chance += chance
        run.seconds = time.process_time() - begin
    return run


def chess_run(rng: Random, seconds: float) -> Run:
    """Random games of chess for about so many seconds, legal moves listed at every move."""
    run = Run(0.0, 0, 0)
    begin = time.process_time()
    random = rng.random
    while run.seconds < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            run.decisions += 1
        run.games += 1
        run.seconds = time.process_time() - begin
    return run


def middle_of_a_game(game: AnyGame, rng: Random) -> State:
    """A state of a random game in round 9."""
    state: State = game.new_state()
    while state.round < 9:
        seat = game.to_act(state)[0]
        game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))
    return state


def clone_seconds(state: State, rounds: int = 20_000) -> float:
    """Processor time of one `clone`, the best of five stretches."""
    times = []
    for _ in range(5):
        begin = time.process_time()
        for _ in range(rounds):
            state.clone()
        times.append((time.process_time() - begin) / rounds)
    return min(times)


def state_bytes(state: State) -> int:
    """Bytes of memory that a copy takes: the object and the lists that it does not share."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    own = [getattr(state, name) for name in names]
    return sys.getsizeof(state) + sum([sys.getsizeof(v) for v in own if isinstance(v, list)])


def record_bytes(game: AnyGame, rng: Random, matches: int) -> int:
    """Size of the longest record among random matches."""
    largest = 0
    for number in range(matches):
        match = Match(game, ["random"] * game.ruleset.seats, Dealer(f"bench {number}"))
        while waiting := game.to_act(match.state):
            match.act(waiting[0], rng.choice(game.legal_actions(match.state, waiting[0])))
        largest = max(largest, len(match.record().to_text().encode()))
    return largest


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a stretch")
    parser.add_argument("--rounds", type=int, default=5, help="stretches of each engine")
    parser.add_argument("--seats", type=int, default=4)
    options = parser.parse_args()
    games: list[AnyGame] = [
        everest.load(name, seats=options.seats, map="easy", weather="summer") for name in GAMES
    ]
    rng = Random(1)
    ours: list[list[Run]] = [[] for _ in games]
    theirs: list[Run] = []
    for _ in track(range(options.rounds), "Playing random games ...", console=Console(stderr=True)):
        for game, runs in zip(games, ours, strict=True):
            runs.append(run_of(game, rng, options.seconds))
        theirs.append(chess_run(rng, options.seconds))
    console = Console()
    console.print(speeds(games, ours, theirs))
    for game, runs in zip(games, ours, strict=True):
        report(console, game, rng, runs, theirs)


def speeds(games: list[AnyGame], ours: list[list[Run]], theirs: list[Run]) -> Table:
    """What was measured of random games, medians over the stretches."""
    title = f"Random games, {games[0].ruleset.seats} seats, easy/summer; medians"
    table = Table(title=f"{title}; Python {sys.version.split()[0]}, one process")
    for column in ("engine", "decisions/s", "games/s", "decisions/game", "chance/game"):
        table.add_column(column, justify="left" if column == "engine" else "right")
    names = [game.ruleset.game for game in games]
    for name, runs in [*zip(names, ours, strict=True), ("python-chess", theirs)]:
        table.add_row(
            name,
            f"{statistics.median(run.decisions_per_second for run in runs):,.0f}",
            f"{statistics.median(run.games / run.seconds for run in runs):,.1f}",
            f"{statistics.median(run.decisions / run.games for run in runs):,.0f}",
            f"{statistics.median(run.chance / run.games for run in runs):,.0f}",
        )
    return table


def report(
    console: Console, game: AnyGame, rng: Random, ours: list[Run], theirs: list[Run]
) -> None:
    """Print what there is to say of one game: against python-chess, copies, records."""
    name = game.ruleset.game
    ratios = [
        a.decisions_per_second / b.decisions_per_second for a, b in zip(ours, theirs, strict=True)
    ]
    console.print(
        f"{name} : python-chess in decisions per second = {statistics.median(ratios):.2f} "
        f"(stretch by stretch {min(ratios):.2f} to {max(ratios):.2f})"
    )
    state = middle_of_a_game(game, rng)
    console.print(
        f"{name}: clone of a state in round 9: {clone_seconds(state) * 1e6:.2f} µs, "
        f"{state_bytes(state):,} bytes"
    )
    largest = record_bytes(game, rng, 10)
    console.print(f"{name}: longest record of 10 random matches: {largest / 1024:.1f} KiB")


if __name__ == "__main__":
    main()
