"""Where a game's data files are: built in, or in a rules directory that is laid over them."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from everest.games.faults import (
    Fault,
    FaultCode,
    Place,
    RulesetError,
    is_identifier,
    printable,
    shown,
)

RULES = "rules.toml"
LIMITS = "limits.toml"
DECK = "deck.toml"
TOKENS = "tokens.toml"
SINGLE_FILES = (RULES, LIMITS, DECK, TOKENS)
MAPS = "maps"
WEATHER = "weather"
FOLDERS = (MAPS, WEATHER)
SUFFIX = ".toml"
MOST_BYTES = 1 << 20
"""Larger files are no data files; the built-in ones take a hundredth of this."""


@dataclass(frozen=True)
class RuleFiles:
    """A game's built-in data files, with those of `folder` in place of the ones of the same names.

    maps/ and weather/ of `folder` may hold further files; each is one more map or weather set.

    Attributes:
        package: the package of the game, whose folder data/ holds the built-in files.
        single: the names of the files that there is one of.
        folder: the rules directory, if there is one.
        reserved: what the name of no map file may begin with; empty if any name will do.
    """

    package: str
    single: tuple[str, ...] = SINGLE_FILES
    folder: Path | None = None
    reserved: str = ""

    def read(self, name: str) -> bytes:
        """The content of a file by its name, such as ``maps/easy.toml``.

        Raises:
            RulesetError: if the file cannot be read.
        """
        own = self.folder / name if self.folder is not None else None
        # A link that leads nowhere is there all the same: somebody meant a file of their own.
        if own is not None and (own.exists() or own.is_symlink()):
            try:
                return _content(own)
            except OSError as error:
                raise RulesetError([_unreadable(name, error)]) from error
        return self._built_in(name).read_bytes()

    def names(self, folder: str) -> tuple[str, ...]:
        """The names of all maps (`folder` is `MAPS`) or of all weather sets (`WEATHER`)."""
        found = [item.name for item in self._built_in(folder).iterdir()]
        if self.folder is not None:
            found += [path.name for path in _listed(self.folder / folder)]
        stems = {name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)}
        usable = {stem for stem in stems if is_identifier(stem)}
        return tuple(sorted(stem for stem in usable if not self._is_reserved(folder, stem)))

    def built_in_names(self) -> tuple[str, ...]:
        """The names of all built-in files, such as ``maps/easy.toml``."""
        nested = [
            f"{folder}/{item.name}"
            for folder in FOLDERS
            for item in self._built_in(folder).iterdir()
            if item.name.endswith(SUFFIX)
        ]
        return (*self.single, *sorted(nested))

    def faults(self) -> list[Fault]:
        """What is wrong with the rules directory itself: it, or TOML files that nothing reads.

        Looks into the directory and the folders in it, where a misspelled name would put a file
        that then is not used.
        """
        if self.folder is None:
            return []
        if not self.folder.is_dir():
            return [Place(str(self.folder)).fault(FaultCode.NOT_A_DIRECTORY)]
        try:
            found = sorted(_toml_files(self.folder))
        except OSError as error:
            name = error.filename if isinstance(error.filename, str) else str(self.folder)
            return [_unreadable(name, error)]
        blocked = [name for name in FOLDERS if _is_there_but_no_folder(self.folder / name)]
        if blocked:
            return [Place(name).fault(FaultCode.NOT_A_DIRECTORY) for name in blocked]
        if not found:
            return [Place(str(self.folder)).fault(FaultCode.NO_RULES_FILES, known=self._known())]
        return [fault for name in found for fault in self._misnamed(name)]

    def _built_in(self, name: str) -> Traversable:
        return files(self.package).joinpath("data").joinpath(*name.split("/"))

    def _is_reserved(self, folder: str, stem: str) -> bool:
        return folder == MAPS and self.reserved != "" and stem.startswith(self.reserved)

    def _misnamed(self, name: str) -> Iterator[Fault]:
        """A file that the loader does not look for, or whose name no command could give."""
        folder, _, file = name.rpartition("/")
        if folder in FOLDERS:
            stem = file.removesuffix(SUFFIX)
            if not is_identifier(stem):
                yield Place(name).fault(FaultCode.BAD_FILE_NAME, found=shown(stem))
            elif self._is_reserved(folder, stem):
                yield Place(name).fault(FaultCode.RESERVED_NAME, prefix=self.reserved)
        elif name not in self.single:
            yield Place(name).fault(FaultCode.MISPLACED_FILE, known=self._known())

    def _known(self) -> str:
        return ", ".join([*self.single, *(f"{folder}/*{SUFFIX}" for folder in FOLDERS)])


def _content(path: Path) -> bytes:
    """The content of somebody's own file; a pipe or a device would never come to an end."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise OSError(errno.EINVAL, "not a regular file")
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def _listed(folder: Path) -> list[Path]:
    """What is in a folder; nothing if it cannot be looked into, which `faults` reports."""
    try:
        return list(folder.iterdir()) if folder.is_dir() else []
    except OSError:
        return []


def _is_there_but_no_folder(path: Path) -> bool:
    return (path.exists() or path.is_symlink()) and not path.is_dir()


def _toml_files(folder: Path) -> Iterator[str]:
    for path in folder.iterdir():
        if path.suffix.lower() == SUFFIX:
            yield path.name
        elif path.is_dir() and not path.name.startswith("."):
            for inner in path.iterdir():
                if inner.suffix.lower() == SUFFIX:
                    yield f"{path.name}/{inner.name}"


def _unreadable(name: str, error: OSError) -> Fault:
    reason = printable(error.strerror or type(error).__name__)
    return Place(name).fault(FaultCode.UNREADABLE_FILE, reason=reason)
