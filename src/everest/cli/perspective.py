"""A record as one viewer counts its actions: those that it may know of, and no others."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from everest.cli.complaints import Complaint, RecordComplaint
from everest.cli.shared import Opened
from everest.engine.state import State
from everest.record.errors import RecordError
from everest.record.masking import sight
from everest.record.record import Ply, Record
from everest.record.replay import final_state, require_complete
from everest.text.events import EVERYTHING


@dataclass(frozen=True)
class Perspective:
    """What a viewer may know of a match, counted as in the record that is masked for it.

    Attributes:
        opened: the record with its rules.
        viewer: a seat, None for a spectator, or `EVERYTHING`.
        plies: the actions in the order in which the viewer learns of them, without cards that
            others have chosen and that are not shown yet.
        numbers: for each of these how many actions the viewer knows of when it has been done.
        last: how many actions the viewer knows of at the end.
    """

    opened: Opened
    viewer: int | None
    plies: list[Ply]
    numbers: list[int]
    last: int

    @classmethod
    def of(cls, opened: Opened, viewer: int | None) -> Perspective:
        """The perspective of a viewer.

        Raises:
            RecordComplaint: for a masked record; for a viewer who may not know everything also
                if the record is not legal.
        """
        record = opened.record
        try:
            if viewer == EVERYTHING:
                require_complete(record)
                length = len(record.plies)
                return cls(opened, viewer, record.plies, list(range(1, length + 1)), length)
            seen = sight(opened.game, record, viewer)
        except RecordError as error:
            raise RecordComplaint(opened.file, error) from error
        numbers: list[int] = []
        number = 0
        for step in seen.steps:
            number += step.seen is not None
            numbers.append(number)
        number += sum([step.seen is not None for step in seen.unshown])
        return cls(opened, viewer, [step.ply for step in seen.steps], numbers, number)

    def number(self, given: int | None) -> int:
        """How many actions to look at: those asked for, or all that the viewer knows of.

        Raises:
            Complaint: if it does not know of so many.
        """
        if given is not None and given > self.last:
            is_whole = self.viewer == EVERYTHING
            message = "cli-no-such-ply" if is_whole else "cli-no-such-known-ply"
            raise Complaint(message, given=given, last=self.last)
        return self.last if given is None else given

    def state(self, number: int) -> State:
        """The state after so many actions that the viewer knows of.

        Raises:
            RecordComplaint: if one of them is not legal.
        """
        record = self.opened.record
        plies = self.plies[: bisect_right(self.numbers, number)]
        if self.numbers and number > self.numbers[-1]:
            plies = record.plies  # with the cards that others have chosen at the end
        try:
            return final_state(self.opened.game, Record(record.header, plies))
        except RecordError as error:
            raise RecordComplaint(self.opened.file, error) from error
