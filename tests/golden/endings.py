"""The ways in which a match of each game can end."""

from collections.abc import Callable
from itertools import pairwise

from tests.golden.games import Memory

START = 5
LOWEST = 1

OUTRIGHT = "won outright"
BY_TRACK = "tie for the first place, broken by the track"
LOWER_TIE = "tie for another place, broken by the track"
ALL_AT_LOWEST = "everybody on the lowest score"
HOME = "won by clients that came home"

EVEREST_ENDINGS = {OUTRIGHT, BY_TRACK, LOWER_TIE, ALL_AT_LOWEST, HOME}


def everest_endings(memory: Memory) -> set[str]:
    """Which kinds of ending a match of Mount Everest has (E2, E3)."""
    scores = sorted(memory["result"], reverse=True)
    found = {OUTRIGHT if scores[0] > scores[1] else BY_TRACK}
    if any(one == other for one, other in pairwise(scores[1:])):
        found.add(LOWER_TIE)
    if scores[0] == LOWEST:
        found.add(ALL_AT_LOWEST)
    if scores[0] > START and memory["kinds"].get("came-home"):
        found.add(HOME)
    return found


BY_SUMMIT = "tie for the first place, broken by the summit"
LOWER_BY_SUMMIT = "tie for another place, broken by the summit"
DRAWN = "drawn"
LOWER_DRAWN = "another place drawn"
ALL_DEAD = "everybody dead"
RESCUED = "somebody rescued"
GIVEN_UP = "somebody given up who could have been rescued"
ALONE_ONE_DEAD = "alone, one climber dead"
ALONE_BOTH_DEAD = "alone, both climbers dead in one night"
RANKS = ("himalayan-climber", "alpinist", "tatra-climber", "sailor")

K2_ENDINGS = {
    OUTRIGHT,
    BY_SUMMIT,
    LOWER_BY_SUMMIT,
    DRAWN,
    LOWER_DRAWN,
    ALL_DEAD,
    RESCUED,
    GIVEN_UP,
    ALONE_ONE_DEAD,
    ALONE_BOTH_DEAD,
    *[f"alone to the end, {rank}" for rank in RANKS],
}


def k2_endings(memory: Memory) -> set[str]:
    """Which kinds of ending a match of K2 has (KE1, KX1, KX2)."""
    seats, kinds = len(memory["result"]), memory["kinds"]
    deaths, rescues = kinds.get("climber-died", 0), kinds.get("rescued", 0)
    found: set[str] = set()
    if rescues:
        found.add(RESCUED)
    if kinds.get("dying", 0) > rescues:
        found.add(GIVEN_UP)
    if seats == 1:
        ends = {
            0: f"alone to the end, {memory['title']}",
            1: ALONE_ONE_DEAD,
            2: ALONE_BOTH_DEAD,
        }
        return found | {ends[deaths]}
    if deaths == 2 * seats:
        found.add(ALL_DEAD)
    for place, (one, other) in enumerate(pairwise(memory["ranking"])):
        scores, ranks = memory["result"], memory["ranks"]
        if scores[one] != scores[other]:
            found |= {OUTRIGHT} if place == 0 else set()
        elif ranks[one] != ranks[other]:
            found.add(LOWER_BY_SUMMIT if place else BY_SUMMIT)
        else:
            found.add(DRAWN if ranks[one] == 1 else LOWER_DRAWN)
    return found


ENDINGS: dict[str, tuple[Callable[[Memory], set[str]], set[str]]] = {
    "mount-everest": (everest_endings, EVEREST_ENDINGS),
    "k2": (k2_endings, K2_ENDINGS),
}
"""For each game which endings a match has, and all that there are."""
