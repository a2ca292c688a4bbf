"""Taking back across turns: a seat asks, and all people at the table have to agree.

What was asked and answered stands in the log, so that it outlives the process and every process
has it. Whatever is done at the table meanwhile makes a question void.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from everest.server.store import SeatKind, SeatRow
from everest.table.log import AGREE, ASK_BACK


@dataclass(frozen=True)
class Ask:
    """A question that waits for answers.

    Attributes:
        number: how many were asked before.
        seat: who asks.
        agreed: who has agreed.
    """

    number: int
    seat: int
    agreed: tuple[int, ...] = ()

    def missing(self, seats: Iterable[SeatRow]) -> list[int]:
        """The seats whose answer is awaited: those of people, but for the one who asks."""
        people = [seat.seat for seat in seats if is_person(seat)]
        return [seat for seat in people if seat != self.seat and seat not in self.agreed]


def is_person(seat: SeatRow) -> bool:
    """Whether somebody sits there for whom no bot plays."""
    return seat.kind is SeatKind.HUMAN and seat.held_by is None


class Asks:
    """Reads the questions of a match from its log.

    Attributes:
        open: the one that waits for answers, if any.
    """

    def __init__(self, rows: Sequence[tuple[int, str]]) -> None:
        self.open: Ask | None = None
        self._number = 0
        self.note(rows)

    def note(self, rows: Iterable[tuple[int, str]]) -> None:
        """Rows were added to the log."""
        for actor, text in rows:
            if text == ASK_BACK:
                self.open = Ask(self._number, actor)
                self._number += 1
            elif text == AGREE and self.open is not None:
                self.open = replace(self.open, agreed=(*self.open.agreed, actor))
            else:
                self.open = None
