"""The engines that are measured: what each is called, and what a worker process runs for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bench.playing import (
    PlayOne,
    catan_games,
    chess_games,
    driven,
    playouts,
    spiel_games,
    spiel_rollouts,
)

CHESS: Final = "python-chess"
"""The engine that all ratios are against."""


@dataclass(frozen=True)
class Engine:
    """One row of the table.

    Attributes:
        name: what it is called.
        make: makes what plays; is called in the worker process, with the number of seats.
        module: what has to be importable.
        is_compiled: whether our engine is to be taken compiled, from build/compiled.
    """

    name: str
    make: Callable[[int], PlayOne]
    module: str = "everest"
    is_compiled: bool = False


def _ours(name: str, how: Callable[..., PlayOne]) -> Callable[[int], PlayOne]:
    def make(seats: int) -> PlayOne:
        import everest

        return how(everest.load(name, seats=seats, map="easy", weather="summer"))

    return make


OURS: Final = [
    Engine(f"{game} {way}", _ours(game, how), is_compiled=is_compiled)
    for game in ("mount-everest", "k2")
    for way, how, is_compiled in (
        ("pure", driven, False),
        ("pure playout", playouts, False),
        ("compiled", driven, True),
        ("compiled playout", playouts, True),
    )
]

OTHERS: Final = [
    Engine(CHESS, lambda seats: chess_games(), "chess"),
    *[
        Engine(f"OpenSpiel {name}", lambda seats, name=name: spiel_games(name), "pyspiel")  # type: ignore[misc]
        for name in ("dou_dizhu", "backgammon", "gin_rummy")
    ],
    Engine("OpenSpiel dou_dizhu in C++", lambda seats: spiel_rollouts("dou_dizhu"), "pyspiel"),
    Engine("catanatron", lambda seats: catan_games(), "catanatron"),
]

ENGINES: Final = {engine.name: engine for engine in [*OURS, *OTHERS]}
