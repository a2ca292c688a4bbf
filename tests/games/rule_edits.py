"""Copies of the built-in data files with single things changed."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from everest.games.faults import Fault, FaultCode
from everest.games.mount_everest.loader import export_rules


class Case(NamedTuple):
    """An edit, and the one fault that it makes."""

    file: str
    old: str
    new: str
    table: str
    entry: str
    code: str
    params: dict[str, str | int] = {}  # noqa: RUF012 - never changed

    def fault(self) -> Fault:
        return Fault(self.file, self.table, self.entry, FaultCode(self.code), self.params)


class SpaceCase(NamedTuple):
    """An edit of a space of the easy map, and the one fault that it makes."""

    space: str
    old: str
    new: str
    entry: str
    code: str
    params: dict[str, str | int] = {}  # noqa: RUF012 - never changed
    table: str = "space"

    def fault(self) -> Fault:
        code = FaultCode(self.code)
        return Fault("maps/easy.toml", self.table, self.entry, code, self.params)


def copy_of_rules(folder: Path, export: Callable[[Path], tuple[Path, ...]] = export_rules) -> Path:
    """All built-in files of a game, Mount Everest if not said, in a new folder inside `folder`."""
    rules_dir = folder / "rules"
    export(rules_dir)
    return rules_dir


def edit(rules_dir: Path, file: str, old: str, new: str) -> None:
    """Replace the first `old` in a file; it must be there."""
    path = rules_dir / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def edit_space(rules_dir: Path, map_name: str, space: str, old: str, new: str) -> None:
    """Replace `old` in the entry of one space of a map."""
    path = rules_dir / f"maps/{map_name}.toml"
    head, *entries = path.read_text(encoding="utf-8").split("[[space]]\n")
    index = next(i for i, entry in enumerate(entries) if entry.startswith(f'id = "{space}"\n'))
    assert old in entries[index], f"{space} has no {old!r}"
    entries[index] = entries[index].replace(old, new, 1)
    path.write_text("[[space]]\n".join([head, *entries]), encoding="utf-8")
