"""What a player is, whoever or whatever it may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from everest.games.mount_everest.views import EverestView


class Player(Protocol):
    """Chooses one action at a time; it sees its view of the match and nothing else."""

    def choose(self, view: EverestView, legal_actions: Sequence[int]) -> int:
        """One of `legal_actions`.

        Args:
            view: what the player's seat may know now.
            legal_actions: all legal actions of the seat, never empty.
        """
        ...
