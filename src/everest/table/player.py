"""What a player is, whoever or whatever it may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from everest.engine.view import View

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)
"""The kind of view that a player understands."""


class Player(Protocol[ViewT_contra]):
    """Chooses one action at a time; it sees its view of the match and nothing else."""

    def choose(self, view: ViewT_contra, legal_actions: Sequence[int]) -> int:
        """One of `legal_actions`.

        Args:
            view: what the player's seat may know now.
            legal_actions: all legal actions of the seat, never empty.
        """
        ...


AnyPlayer = Player[Any]
"""A player of any game of the family."""
