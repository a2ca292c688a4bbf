"""What is wrong with what the user gave, in one sentence for each thing."""

from __future__ import annotations

from dataclasses import replace

from everest.games.errors import UnknownChoice
from everest.games.faults import Fault, RulesetError, printable
from everest.record.errors import RecordError, shown_long
from everest.text.catalogue import Catalogue
from everest.text.problems import choice_sentence, fault_sentence, record_sentence

BAD_INPUT = 2
"""The exit code for anything that is wrong with what the user gave."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, 128 and the number of the signal."""

READER_GONE = 141
"""The exit code when nobody reads our output any more, 128 and the number of the signal."""


class Complaint(Exception):
    """Something that the user can put right.

    Attributes:
        message: the id of the sentence in the catalogues.
        arguments: what the sentence needs.
    """

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


class RecordComplaint(Exception):
    """A record that cannot be used, with the file that it is in."""

    def __init__(self, file: str, error: RecordError) -> None:
        super().__init__(file, error)
        self.file = file
        self.error = error


def record_line(catalogue: Catalogue, file: str, error: RecordError) -> str:
    """What is wrong with a record: the file, the line, the reason, the clause.

    >>> error = RecordError("record.bad-plies", 12, {"value": "x"})
    >>> record_line(Catalogue("en"), "a.everest", error)[:18]
    'a.everest: line 12'
    """
    text = record_sentence(catalogue, error.code, error.line, error.params, error.refusal)
    if error.clause and error.refusal is None:  # a refusal names its clause itself
        text = f"{text} [{error.clause}]"
    return text if "file" in error.params else f"{shown_long(file)}: {text}"


def fault_line(catalogue: Catalogue, fault: Fault) -> str:
    """What is wrong with a data file."""
    return fault_sentence(catalogue, replace(fault, file=shown_long(fault.file)))


def file_complaint(error: OSError) -> Complaint:
    """The complaint about a file or folder that the system does not let us look at."""
    reason = printable(error.strerror or type(error).__name__)
    if error.filename is None:
        return Complaint("cli-system-refuses", reason=reason)
    name = error.filename
    text = name.decode(errors="replace") if isinstance(name, bytes) else str(name)
    return Complaint("cli-cannot-read", file=shown_long(text), reason=reason)


def sentences(catalogue: Catalogue, error: Exception) -> list[str]:
    """The sentences about anything that the user can put right.

    Raises:
        TypeError: for any other exception.
    """
    match error:
        case Complaint():
            return [catalogue.say(error.message, **error.arguments)]
        case RecordComplaint():
            return [record_line(catalogue, error.file, error.error)]
        case RulesetError():
            return [fault_line(catalogue, fault) for fault in error.faults]
        case UnknownChoice():
            return [choice_sentence(catalogue, error)]
        case _:
            raise TypeError(error)


CORRECTABLE = (Complaint, RecordComplaint, RulesetError, UnknownChoice)
"""The exceptions that `sentences` knows."""
