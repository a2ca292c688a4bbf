"""Reading a record with its rules, as several commands do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from everest.cli.complaints import Complaint, RecordComplaint
from everest.cli.data_folder import refuse_data_of_another_game
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.record.errors import RecordError
from everest.record.files import read_record
from everest.record.record import Record
from everest.record.replay import final_state, game_of


@dataclass(frozen=True)
class Opened:
    """A record file with the rules that it was played by."""

    file: str
    record: Record
    game: AnyGame

    def plies(self, given: int | None) -> int:
        """How many plies to look at: those asked for, or all.

        Raises:
            Complaint: if the record is not so long.
        """
        length = len(self.record.plies)
        if given is not None and given > length:
            raise Complaint("cli-no-such-ply", given=given, last=length)
        return length if given is None else given

    def state(self, plies: int) -> State:
        """The state after so many plies.

        Raises:
            RecordComplaint: if one of them is not legal, or the record is masked.
        """
        try:
            return final_state(self.game, self.record, plies)
        except RecordError as error:
            raise RecordComplaint(self.file, error) from error


def open_record(file: str, rules_dir: Path | None) -> Opened:
    """Read a record file and load its rules.

    Raises:
        RecordComplaint: if it is no record, or not of rules that are at hand.
        Complaint: if the data is clearly of another game.
        RulesetError: if the data has faults.
    """
    try:
        record = read_record(Path(file))
        refuse_data_of_another_game(rules_dir, record.header.game)
        return Opened(file, record, game_of(record.header, rules_dir))
    except RecordError as error:
        raise RecordComplaint(file, error) from error
