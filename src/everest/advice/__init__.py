"""What spares players the sums: what tonight brings, what a piece can reach, what was overlooked.

Everything is worked out from a view, so it can tell no secret, and said in codes and numbers: the
words are made where a player reads them. `shapes` says what advice looks like, `codes` lists all
codes with their params. What is one game's own is in `guides` (Mount Everest) and `climbers` (K2).
"""

from everest.advice.advising import advise
from everest.advice.shapes import (
    Advice,
    Choice,
    Destination,
    Night,
    Note,
    Prospect,
    Reach,
)

__all__ = [
    "Advice",
    "Choice",
    "Destination",
    "Night",
    "Note",
    "Prospect",
    "Reach",
    "advise",
]
