"""The dealer: the only place that samples chance."""

from __future__ import annotations

import hashlib
import secrets

from everest.engine.game import AnyGame
from everest.engine.vocabulary import FIRST


class Dealer:
    """Draws chance outcomes from a seed, each from the seed and the number of its ply alone.

    So the same seed deals the same match, a match that is resumed goes on as it would have, and
    taking an action back never changes what chance brings.

    >>> [Dealer("example").choose([(7, 1), (8, 3)], ply) for ply in range(6)]
    [7, 7, 8, 8, 7, 8]
    """

    def __init__(self, seed: str | None = None) -> None:
        """`seed` is any text; None draws one that nobody can guess."""
        self.seed = secrets.token_hex(16) if seed is None else seed

    def number(self, plies: int, dealt: int) -> int:
        """The number that the next outcome is drawn by: that of its ply.

        Args:
            plies: how many actions there are, chance included.
            dealt: how many of them are chance.
        """
        return plies

    def choose(self, outcomes: list[tuple[int, int]], ply: int) -> int:
        """One of the (action, integer weight) pairs' actions, as likely as its weight says."""
        total = sum([weight for _, weight in outcomes])
        text = f"{self.seed}:{ply}"
        digest = hashlib.sha256(text.encode(errors="surrogateescape")).digest()
        # 256 bits over a few dozen: no outcome is favoured by as much as one part in 2**240
        number = int.from_bytes(digest, "big") % total
        for action, weight in outcomes:
            number -= weight
            if number < 0:
                return action
        raise AssertionError("the weights add up to their sum")


def chosen_outcome(
    game: AnyGame, outcomes: list[tuple[int, int]], first_seat: int | None
) -> int | None:
    """The outcome that was agreed on and is not drawn: who begins (S8); None: one is to be drawn.

    Args:
        game: the rules.
        outcomes: all that chance may do now.
        first_seat: who was chosen to begin, None where that is drawn.
    """
    if first_seat is None or game.actions.kinds[outcomes[0][0]] != FIRST:
        return None
    return outcomes[first_seat][0]
