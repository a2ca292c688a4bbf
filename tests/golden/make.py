"""Plays the golden games and writes their records: ``python -m tests.golden.make [NAME ...]``.

To be run (with the Python of ``.venv``, in the project's folder) when the rules have changed on
purpose, so that the records are not legal any more or lead elsewhere. A name is the path of a
record in this folder, as in ``2-easy-summer`` and ``k2/2-easy-summer``, or that of a game; without
names all games are played again. What the engine does without a change of the rules must not need
new records: then ``tests/golden/test_golden.py`` has found a fault. ``--digests`` keeps the records
and renews only what golden.json remembers of them, which is right when only the layout of events
or views has changed.

Look at the difference before it goes in: the results, and the numbers of events of each kind.
"""

import json
import sys
from random import Random

from everest.bots.players import make_bot
from everest.engine.game import AnyGame
from everest.record.files import read_record, write_record
from everest.record.record import Record
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.golden.games import (
    GAMES,
    POLICIES,
    GoldenGame,
    Memory,
    digests,
    memory_of,
    remembered,
)


def play(golden: GoldenGame, game: AnyGame) -> Record:
    """Play a golden game from its seed."""
    rng = Random(golden.seed)
    seeds = [rng.random() for _ in golden.players]
    policies = POLICIES[golden.game]
    bots = {
        seat: make_bot(name, game, Random(seeds[seat]))
        for seat, name in enumerate(golden.players)
        if name not in policies
    }
    match = Match(game, list(golden.players), Dealer(f"{golden.name} {golden.seed}"))
    while waiting := game.to_act(match.state):
        seat = rng.choice(waiting)
        legal = game.legal_actions(match.state, seat)
        if seat in bots:
            action = bots[seat].choose(game.view(match.state, seat), legal)
        else:
            action = policies[golden.players[seat]](game, match.state, seat, legal, rng)
        match.act(seat, action)
    return match.record()


def main(arguments: list[str]) -> None:
    """Renew the records that are named, or all."""
    names = {argument for argument in arguments if argument != "--digests"}
    games = {golden.label for family in GAMES.values() for golden in family}
    if names - games - set(GAMES):
        sys.exit(f"no golden game is called {', '.join(sorted(names - games - set(GAMES)))}")
    for family, all_of_it in GAMES.items():
        chosen = [one for one in all_of_it if not names or names & {one.label, family}]
        if chosen:
            renew(family, chosen, keep_records="--digests" in arguments)


def renew(family: str, chosen: list[GoldenGame], *, keep_records: bool) -> None:
    """Renew some records of a game, or only what is remembered of them."""
    names = {golden.name for golden in GAMES[family]}
    known = remembered(family) if digests(family).exists() else {}
    memories: dict[str, Memory] = {name: known[name] for name in names & set(known)}
    for golden in chosen:
        game = golden.load()
        if not keep_records:
            write_record(golden.path, play(golden, game))
        memories[golden.name] = memory_of(game, read_record(golden.path))
        print(family, golden.name, memories[golden.name]["result"])
    text = json.dumps(memories, indent=1, sort_keys=True)
    digests(family).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
