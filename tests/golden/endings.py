"""The ways in which a match can end."""

from itertools import pairwise

START = 5
LOWEST = 1

OUTRIGHT = "won outright"
BY_TRACK = "tie for the first place, broken by the track"
LOWER_TIE = "tie for another place, broken by the track"
ALL_AT_LOWEST = "everybody on the lowest score"
HOME = "won by clients that came home"

KINDS_OF_ENDING = (OUTRIGHT, BY_TRACK, LOWER_TIE, ALL_AT_LOWEST, HOME)


def endings_of(result: list[int], kinds: dict[str, int]) -> set[str]:
    """Which kinds of ending a match has, by its scores and how often what happened (E2, E3)."""
    scores = sorted(result, reverse=True)
    found = {OUTRIGHT if scores[0] > scores[1] else BY_TRACK}
    if any(one == other for one, other in pairwise(scores[1:])):
        found.add(LOWER_TIE)
    if scores[0] == LOWEST:
        found.add(ALL_AT_LOWEST)
    if scores[0] > START and kinds.get("came-home"):
        found.add(HOME)
    return found
