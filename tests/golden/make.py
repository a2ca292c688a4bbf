"""Plays the golden games and writes their records: ``python -m tests.golden.make [NAME ...]``.

To be run (with the Python of ``.venv``, in the project's folder) when the rules have changed on
purpose, so that the records are not legal any more or lead elsewhere; without names all games are
played again. What the engine does without a change of the rules must not need new records: then
``tests/golden/test_golden.py`` has found a fault. ``--digests`` keeps the records and renews only
``golden.json``, which is right when only the layout of events or views has changed.

Look at the difference before it goes in: the results, and the numbers of events of each kind.
"""

import json
import sys
from random import Random

import everest
from everest.bots.players import make_bot
from everest.record.files import read_record, write_record
from everest.record.record import Record
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.golden.games import DIGESTS, GAMES, POLICIES, GoldenGame, Memory, memory_of, remembered


def play(golden: GoldenGame) -> Record:
    """Play a golden game from its seed."""
    game = everest.load(seats=golden.seats, map=golden.map, weather=golden.weather)
    rng = Random(golden.seed)
    bots = [make_bot("greedy", game, Random(rng.random())) for _ in golden.players]
    match = Match(game, list(golden.players), Dealer(f"{golden.name} {golden.seed}"))
    while waiting := game.to_act(match.state):
        seat = rng.choice(waiting)
        legal = game.legal_actions(match.state, seat)
        name = golden.players[seat]
        if name in POLICIES:
            action = POLICIES[name](game, match.state, seat, legal, rng)
        else:
            action = bots[seat].choose(game.view(match.state, seat), legal)
        match.act(seat, action)
    return match.record()


def main(arguments: list[str]) -> None:
    """Renew the records that are named, or all."""
    names = [argument for argument in arguments if argument != "--digests"]
    unknown = set(names) - {golden.name for golden in GAMES}
    if unknown:
        sys.exit(f"no golden game is called {', '.join(sorted(unknown))}")
    memories: dict[str, Memory] = remembered() if DIGESTS.exists() else {}
    for golden in GAMES:
        if names and golden.name not in names:
            continue
        if "--digests" not in arguments:
            write_record(golden.path, play(golden))
        game = everest.load(seats=golden.seats, map=golden.map, weather=golden.weather)
        memories[golden.name] = memory_of(game, read_record(golden.path))
        print(golden.name, memories[golden.name]["result"])
    text = json.dumps(memories, indent=1, sort_keys=True)
    DIGESTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
