"""What else is measured of our games, in a process of its own: copies, records, time by round.

Prints one line of JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import everest
from bench.playing import driven, stretch
from everest import CHANCE
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.loading import OFFERS
from everest.table.dealer import Dealer
from everest.table.match import Match


def middle_of_a_game(game: AnyGame, rng: Random) -> State:
    """A state of a random game in round 9."""
    state: State = game.new_state()
    while state.round < 9:
        seat = game.to_act(state)[0]
        game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))
    return state


def seconds_of(action: Callable[[], object], rounds: int) -> float:
    """Processor time of one call, the best of five stretches."""
    times = []
    for _ in range(5):
        begin = time.process_time()
        for _ in range(rounds):
            action()
        times.append((time.process_time() - begin) / rounds)
    return min(times)


def record_bytes(game: AnyGame, rng: Random, matches: int) -> int:
    """Size of the longest record among random matches."""
    largest = 0
    for number in range(matches):
        match = Match(game, ["random"] * game.ruleset.seats, Dealer(f"bench {number}"))
        while waiting := game.to_act(match.state):
            match.act(waiting[0], rng.choice(game.legal_actions(match.state, waiting[0])))
        largest = max(largest, len(match.record().to_text().encode()))
    return largest


def by_round(game: AnyGame, rng: Random, games: int) -> list[float]:
    """Seconds for one decision in each round, whatever chance does in between included."""
    spent = [0.0] * (game.ruleset.rounds + 1)
    decisions = [0] * (game.ruleset.rounds + 1)
    for _ in range(games):
        state = game.new_state()
        begin, day = time.process_time(), 0
        while waiting := game.to_act(state):
            if state.round != day:
                now = time.process_time()
                spent[day] += now - begin
                begin, day = now, state.round
            seat = waiting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                legal = game.legal_actions(state, seat)
                action = legal[int(rng.random() * len(legal))]
                decisions[day] += 1
            game.apply(state, seat, action)
        spent[day] += time.process_time() - begin
    return [a / max(b, 1) for a, b in zip(spent[1:], decisions[1:], strict=True)]


def by_seats(name: str, rng: Random, seconds: float) -> dict[int, float]:
    """Seconds for one decision with each number of seats, on the easy map in summer."""
    found: dict[int, float] = {}
    for seats in OFFERS[name].seat_counts:
        game = everest.load(name, seats=seats, map="easy", weather="summer")
        run = stretch(driven(game), rng, seconds)
        found[seats] = run.seconds / run.decisions
    return found


def main() -> None:
    """Measure the game that is named."""
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    game = everest.load(name, seats=seats, map="easy", weather="summer")
    rng = Random(1)
    state = middle_of_a_game(game, rng)
    found: dict[str, Any] = {
        "clone": seconds_of(state.clone, 20_000),
        "record": record_bytes(game, rng, 3),
        "rounds": by_round(game, rng, 60),
        "seats": by_seats(name, rng, seconds),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
