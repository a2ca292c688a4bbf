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
from everest.engine.game import AnyGame
from everest.games.loading import DEFAULT_LIMITS, DEFAULT_VARIANT, OFFERS, load
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
    limits: str = DEFAULT_LIMITS
    variant: str = DEFAULT_VARIANT

    def load(self) -> AnyGame:
        """The rules of this setting."""
        return load(
            self.game,
            seats=len(self.bots),
            map=self.map,
            weather=self.weather,
            rules_dir=self.rules_dir,
            limits=self.limits,
            variant=self.variant,
        )


@dataclass(frozen=True)
class Outcome:
    """How one match ended.

    Attributes:
        number: the match's number in the series, from 0.
        scores, ranks, returns: see `everest.engine.game.Game`.
        feats: what each seat has done, by the names in the `everest.games.feats.Feats` of the game.
        title: what it ended as, see `everest.games.feats.Feats.title`.
        plies: length of the match, chance included.
        record: the whole match.
    """

    number: int
    scores: list[int]
    ranks: list[int]
    returns: list[float]
    feats: dict[str, list[int]]
    title: str | None
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


def play_match(game: AnyGame, bots: tuple[str, ...], seed: str, number: int = 0) -> Outcome:
    """Play one match between bots; the same seed gives the same match."""
    counted = OFFERS[game.ruleset.game].feats
    players = [make_bot(name, game, Random(f"{seed}:{seat}")) for seat, name in enumerate(bots)]
    match = Match(game, seat_names(bots), Dealer(seed))
    feats = {name: [0] * len(bots) for name in counted.names}
    while waiting := game.to_act(match.state):
        seat = waiting[0]
        legal = game.legal_actions(match.state, seat)
        action = players[seat].choose(game.view(match.state, seat), legal)
        for event in match.act(seat, action):
            for feat in counted.of(event):
                feats[feat.name][feat.seat] += feat.number
    return Outcome(
        number=number,
        scores=game.scores(match.state),
        ranks=game.ranks(match.state),
        returns=game.returns(match.state),
        feats=feats,
        title=counted.title(game, match.state),
        plies=len(match.plies),
        record=match.record(),
    )


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


_worker_game: AnyGame | None = None
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
