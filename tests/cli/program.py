"""Running the program in this process: its exit code, and what it says where."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from everest.cli import main as run_program
from everest.record.record import Record


@dataclass(frozen=True)
class Ran:
    """What came of a run."""

    code: int
    out: str
    err: str


class Program:
    """The command `everest`, in English unless it is told otherwise."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def __call__(self, *arguments: str | Path) -> Ran:
        self._capsys.readouterr()
        code = run_program([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Ran(code, out, err)

    def good(self, *arguments: str | Path) -> str:
        """What a run says that nothing is wrong with."""
        ran = self(*arguments)
        assert (ran.code, ran.err) == (0, ""), ran
        return ran.out

    def bad(self, *arguments: str | Path) -> str:
        """The one sentence about bad input."""
        ran = self(*arguments)
        assert (ran.code, ran.out) == (2, ""), ran
        assert ran.err.startswith("everest: ")
        assert ran.err.count("\n") == 1
        assert ran.err.endswith("\n")
        return ran.err.removeprefix("everest: ").rstrip("\n")

    def file(self, record: Record, name: str = "match.everest") -> Path:
        """A file with a record."""
        path = self.folder / name
        path.write_text(record.to_text(), encoding="utf-8")
        return path
