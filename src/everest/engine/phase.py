"""What a phase is: one object says who may act, what is legal, does it, and says why not."""

from __future__ import annotations

from typing import Generic

from everest.engine.errors import IllegalAction
from everest.engine.state import StateT


class Phase(Generic[StateT]):
    """A part of a round. Subclasses hold references to the ruleset and nothing that changes.

    Attributes:
        name: stable id of the phase, such as ``cards``.
        clause: the clause that says what this phase is for.
    """

    name = ""
    clause = ""

    def enter(self, state: StateT) -> None:
        """Begin the phase."""

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the phase is over."""
        return ()

    def awaited(self, state: StateT) -> list[int]:
        """The seats that still have to act, as everybody at the table can see it."""
        return [seat for seat in self.to_act(state) if seat >= 0]

    def legal(self, state: StateT, seat: int) -> list[int]:
        """All legal actions of a seat that may act now."""
        return []

    def chance(self, state: StateT) -> list[tuple[int, int]]:
        """The chance actions that may happen now, each with its integer weight."""
        return []

    def act(self, state: StateT, seat: int, action: int) -> None:
        """Carry out an action that is legal."""
        raise NotImplementedError

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why an action that is not legal is not."""
        raise NotImplementedError
