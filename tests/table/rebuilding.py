"""A match as its log tells it, read as the table server reads it."""

from collections.abc import Iterable
from itertools import starmap

from everest.engine.game import AnyGame
from everest.record.record import Ply
from everest.table.dealer import Dealer
from everest.table.log import resolve
from everest.table.match import Match


def rebuilt(
    game: AnyGame,
    names: list[str],
    dealer: Dealer,
    log: Iterable[tuple[int, str]],
    first_seat: int | None = None,
) -> Match:
    match = Match.before_deal(game, names, dealer, first_seat)
    match.replay(starmap(Ply, resolve(log)[0]))
    match.deal()
    return match
