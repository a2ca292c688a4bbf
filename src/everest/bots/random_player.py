"""The player that takes any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from everest.engine.view import View


class RandomPlayer:
    """Chooses uniformly among the legal actions, whatever the game."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal_actions: Sequence[int]) -> int:
        """Any of `legal_actions`."""
        return self._rng.choice(legal_actions)
