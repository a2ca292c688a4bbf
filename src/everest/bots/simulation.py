"""Matches between bots: one, or many over several processes."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from everest.bots.players import make_bot
from everest.games.loading import load
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.game import MountEverest
from everest.record.record import Record
from everest.table.dealer import Dealer
from everest.table.match import Match


@dataclass(frozen=True)
class Setting:
    """What is played: the options of `everest.load`, and a bot's name for each seat."""

    game: str
    map: str
    weather: str
    bots: tuple[str, ...]
    rules_dir: Path | None = None

    def load(self) -> MountEverest:
        """The rules of this setting."""
        return load(
            self.game,
            seats=len(self.bots),
            map=self.map,
            weather=self.weather,
            rules_dir=self.rules_dir,
        )


@dataclass(frozen=True)
class Outcome:
    """How one match ended.

    Attributes:
        number: the match's number in the series, from 0.
        scores, ranking, returns: see `everest.engine.game.Game`.
        summits: clients of each seat that reached the summit.
        home: clients of each seat that came home after the summit.
        deaths: dead clients of each seat, by kind.
        plies: length of the match, chance included.
        record: the whole match.
    """

    number: int
    scores: list[int]
    ranking: list[int]
    returns: list[float]
    summits: list[int]
    home: list[int]
    deaths: dict[str, list[int]]
    plies: int
    record: Record


def seat_names(bots: tuple[str, ...]) -> list[str]:
    """A name for each seat, all different.

    >>> seat_names(("greedy", "random", "greedy"))
    ['greedy', 'random', 'greedy-2']
    """
    numbers = [bots[: seat + 1].count(name) for seat, name in enumerate(bots)]
    return [
        name if number == 1 else f"{name}-{number}"
        for name, number in zip(bots, numbers, strict=True)
    ]


def play_match(game: MountEverest, bots: tuple[str, ...], seed: str, number: int = 0) -> Outcome:
    """Play one match between bots; the same seed gives the same match."""
    seats = game.rules.seats
    players = [make_bot(name, game, Random(f"{seed}:{seat}")) for seat, name in enumerate(bots)]
    match = Match(game, seat_names(bots), Dealer(seed))
    summits, home = [0] * seats, [0] * seats
    deaths = {kind: [0] * seats for kind in KIND_NAMES}
    while waiting := game.to_act(match.state):
        seat = waiting[0]
        legal = game.legal_actions(match.state, seat)
        action = players[seat].choose(game.view(match.state, seat), legal)
        for event in match.act(seat, action):
            if event.kind in ("summited", "came-home", "clients-died"):
                owner = _number(event.data["seat"])
                mountaineers = _number(event.data["mountaineers"])
                tourists = _number(event.data["tourists"])
                if event.kind == "clients-died":
                    deaths["mountaineer"][owner] += mountaineers
                    deaths["tourist"][owner] += tourists
                else:
                    tally = summits if event.kind == "summited" else home
                    tally[owner] += mountaineers + tourists
    return Outcome(
        number=number,
        scores=game.scores(match.state),
        ranking=game.ranking(match.state),
        returns=game.returns(match.state),
        summits=summits,
        home=home,
        deaths=deaths,
        plies=len(match.plies),
        record=match.record(),
    )


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def match_seed(seed: str, number: int) -> str:
    """The seed of one match of a series: it depends on nothing but the series and its number."""
    # whatever bytes a command line holds can be a seed
    text = f"{seed}/{number}".encode(errors="surrogateescape")
    return hashlib.sha256(text).hexdigest()[:32]


def simulate(
    setting: Setting, matches: int, seed: str, processes: int = 1
) -> Generator[Outcome, None, None]:
    """Play a series of matches, in the order of their numbers.

    The outcomes are the same for the same seed, whatever the number of processes. Whoever stops
    before the end and closes the iterator waits for the matches that are being played.
    """
    if processes == 1:
        game = setting.load()
        for number in range(matches):
            yield play_match(game, setting.bots, match_seed(seed, number), number)
        return
    # A new interpreter for each process: a fork would copy locks that other threads hold.
    pool = ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_begin_work,
        initargs=(setting,),
    )
    numbers = iter(range(matches))
    try:
        # a few more than there are processes, so that none waits and results do not pile up
        waiting = deque(_submit(pool, seed, list(islice(numbers, 4 * processes))))
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(_submit(pool, seed, list(islice(numbers, 1))))
    finally:
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, seed: str, numbers: list[int]) -> list[Future[Outcome]]:
    """Hand out matches. Processes begin here, and inherit that Ctrl-C is not for them.

    It reaches all processes of a terminal, and the one that hands out the work decides what it
    means; when it comes meanwhile, it is kept until afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return [pool.submit(_play_in_worker, seed, number) for number in numbers]
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return [pool.submit(_play_in_worker, seed, number) for number in numbers]
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_worker_game: MountEverest | None = None
_worker_setting: Setting | None = None


def _begin_work(setting: Setting) -> None:
    global _worker_game, _worker_setting
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _worker_setting = setting
    _worker_game = setting.load()


def _end_with_parent() -> None:
    """End this process when the one that hands out the work is killed; else it waits for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_in_worker(seed: str, number: int) -> Outcome:
    assert _worker_game is not None
    assert _worker_setting is not None
    return play_match(_worker_game, _worker_setting.bots, match_seed(seed, number), number)
