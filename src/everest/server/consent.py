"""Taking back across turns: a seat asks, and all people at the table have to agree.

What was asked and answered stands in the log, so that it outlives the process and every process
has it. Whatever is done at the table meanwhile for all to see makes a question void; what somebody
does in secret leaves it open, for it would tell of it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from everest.engine.game import AnyGame
from everest.server.store import SeatKind, SeatRow
from everest.table.log import AGREE, ASK_BACK, REFUSE, TAKE_BACK, gone_back_to

Outcome = Literal["open", "granted", "refused", "void"]


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

    def __init__(self, game: AnyGame, rows: Sequence[tuple[int, str]]) -> None:
        self.open: Ask | None = None
        self._game = game
        self._number = 0
        self._in_secret: list[tuple[int, str]] = []
        self.note(rows)

    def note(self, rows: Iterable[tuple[int, str]]) -> list[tuple[Ask, Outcome]]:
        """Rows were added to the log; what becomes of questions by each of them."""
        told: list[tuple[Ask, Outcome]] = []
        for actor, text in rows:
            if text == ASK_BACK:
                self.open = Ask(self._number, actor)
                self._number += 1
                self._in_secret.clear()
                told.append((self.open, "open"))
            elif self.open is None:
                continue
            elif text == AGREE:
                self.open = replace(self.open, agreed=(*self.open.agreed, actor))
                told.append((self.open, "open"))
            elif not self._is_secret(actor, text):
                told.append((self.open, _outcome(self.open, actor, text)))
                self.open = None
        return told

    def _is_secret(self, actor: int, text: str) -> bool:
        """Whether a row tells of something that only its actor knows of."""
        if text == TAKE_BACK:
            mine = [row for row in self._in_secret if row[0] == actor]
            if mine:
                self._in_secret.remove(mine[-1])
            return bool(mine)
        action = self._game.actions.find_loosely(text)
        is_secret = action >= 0 and self._game.actions.kinds[action] in self._game.private_kinds
        if is_secret:
            self._in_secret.append((actor, text))
        return is_secret


def _outcome(ask: Ask, actor: int, text: str) -> Outcome:
    if gone_back_to(text) is not None:
        return "granted"
    # who has asked refuses what is to be answered no more: somebody else sits there now
    return "refused" if text == REFUSE and actor != ask.seat else "void"
