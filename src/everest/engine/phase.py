"""What a phase is: one object says who may act, what is legal, does it, and says why not."""

from __future__ import annotations

from typing import Generic

from everest.engine.actions import CHANCE
from everest.engine.bag import Bag
from everest.engine.errors import IllegalAction
from everest.engine.state import StateT

Draw = tuple[Bag, list[int], int]
"""A bag that chance draws one item from, and where its kinds' actions are: kind ``k`` of the bag
is the action at index ``first + k`` of the list."""


class Phase(Generic[StateT]):
    """A part of a round. Subclasses hold references to the ruleset and nothing that changes.

    Attributes:
        name: stable id of the phase, such as ``cards``.
        clause: the clause that says what this phase is for.
        simultaneous: whether several seats act at the same time, in any order and in secret.
    """

    name = ""
    clause = ""
    simultaneous = False

    def enter(self, state: StateT) -> None:
        """Begin the phase."""

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may act now, or (CHANCE,); empty when the phase is over."""
        return ()

    def next_to_act(self, state: StateT, seat: int, action: int) -> tuple[int, ...]:
        """Like `to_act`, right after `seat` did `action`.

        `State.waiting` still tells who could act before it, which may spare looking at all seats.
        """
        return self.to_act(state)

    def awaited(self, state: StateT) -> list[int]:
        """The seats that still have to act, as everybody at the table can see it."""
        return [seat for seat in self.to_act(state) if seat >= 0]

    def legal(self, state: StateT, seat: int) -> tuple[int, ...]:
        """All legal actions of a seat that may act now."""
        return ()

    def draw(self, state: StateT) -> Draw:
        """What chance draws from now. Only asked while (CHANCE,) is to act."""
        raise NotImplementedError

    def chance(self, state: StateT) -> list[tuple[int, int]]:
        """The chance actions that may happen now, each with its integer weight."""
        content, actions, first = self.draw(state)
        return [(actions[first + kind], content.count(kind)) for kind in content.kinds]

    def sample(self, state: StateT, number: float) -> int:
        """The chance action at `number`, which is uniform in 0 <= number < 1."""
        content, actions, first = self.draw(state)
        return actions[first + content.item_at(number)]

    def allows(self, state: StateT, seat: int, action: int) -> bool:
        """Whether an action is legal for a seat that may act now; the same as being listed."""
        if seat == CHANCE:
            content, actions, first = self.draw(state)
            return action in [actions[first + kind] for kind in content.kinds]
        return action in self.legal(state, seat)

    def act(self, state: StateT, seat: int, action: int) -> None:
        """Carry out an action that is legal."""
        raise NotImplementedError

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why an action that is not legal is not."""
        raise NotImplementedError
