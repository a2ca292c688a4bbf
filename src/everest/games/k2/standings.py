"""Who has won: sums of two scores, the summit as tie-break, and the ranks of a player alone."""

from __future__ import annotations

from everest.engine.state import PIECES_PER_SEAT
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State


def ranks(state: K2State) -> list[int]:
    """The rank of each seat, 1 for the first; equal ranks are a draw (KE1, KR2)."""
    never = len(state.places)
    arrival = [never] * len(state.scores)
    for order, climber in reversed(list(enumerate(state.summits))):
        arrival[climber // PIECES_PER_SEAT] = order
    worth = [(score, -order) for score, order in zip(state.scores, arrival, strict=True)]
    return [1 + sum([other > mine for other in worth]) for mine in worth]


def solo_rank(ruleset: K2Ruleset, total: int) -> str | None:
    """The rank of a player alone (KX2, KR7); None where the table names none for the map."""
    for least, rank in ruleset.solo_ranks:
        if total >= least:
            return rank
    return None


def highest_total(ruleset: K2Ruleset) -> int:
    """The most that a player can have: both climbers on the highest step."""
    return PIECES_PER_SEAT * ruleset.strip[-1]
