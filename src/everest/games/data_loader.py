"""Loading a game's data: every file read and checked, all faults found at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Generic, TypeVar

from everest.games.faults import Fault, FaultCode, Place, RulesetError, shown
from everest.games.files import MAPS, SUFFIX, WEATHER, RuleFiles
from everest.games.reading import parse
from everest.games.schema import Table

M = TypeVar("M", bound=Table)
SinglesT = TypeVar("SinglesT")
MapT = TypeVar("MapT", bound=Table)
WeatherT = TypeVar("WeatherT", bound=Table)


class Reader:
    """Reads and checks files one by one, and collects what is wrong with them."""

    def __init__(self, files: RuleFiles) -> None:
        self.files = files
        self.faults = files.faults()

    def is_hopeless(self) -> bool:
        """Whether a rules directory cannot be looked into, so that nothing can be found out."""
        hopeless = (FaultCode.NOT_A_DIRECTORY, FaultCode.UNREADABLE_FILE)
        return any(fault.code in hopeless for fault in self.faults)

    def read(
        self, model: type[M], file: str, check: Callable[[str, M], Iterator[Fault]]
    ) -> M | None:
        """The file called `file`; None if it cannot be read or has not the shape of `model`."""
        try:
            table = parse(model, self.files.read(file), file)
        except RulesetError as error:
            self.faults.extend(error.faults)
            return None
        self.faults.extend(check(file, table))
        return table


class DataLoader(ABC, Generic[SinglesT, MapT, WeatherT]):
    """How the data files of a game are loaded; a game says which files it has, and their checks.

    `SinglesT` stands for all files that there is one of. A file in it may be None, because it
    could not be read; the checks of maps and weather then leave out what depends on it.
    """

    @abstractmethod
    def files(self, rules_dir: Path | None) -> RuleFiles:
        """The game's files, those of `rules_dir` in the places of the built-in ones."""

    @abstractmethod
    def read_singles(self, reader: Reader) -> SinglesT:
        """Read the files that there is one of."""

    @abstractmethod
    def read_map(self, reader: Reader, name: str, singles: SinglesT) -> MapT | None:
        """Read a map by its name."""

    @abstractmethod
    def read_weather(self, reader: Reader, name: str, singles: SinglesT) -> WeatherT | None:
        """Read a weather set by its name."""

    def further_maps(self) -> tuple[str, ...]:
        """The names of maps that the game has besides those in its own files."""
        return ()

    def maps(self, rules_dir: Path | None) -> tuple[str, ...]:
        """The names of the maps to choose from (S1)."""
        return (*self.files(rules_dir).names(MAPS), *self.further_maps())

    def weather_sets(self, rules_dir: Path | None) -> tuple[str, ...]:
        """The names of the weather sets to choose from (S1)."""
        return self.files(rules_dir).names(WEATHER)

    def load(
        self, map_name: str, weather_name: str, rules_dir: Path | None
    ) -> tuple[SinglesT, MapT, WeatherT]:
        """Everything that a game on a map with a weather set needs; no file of it is None.

        Raises:
            RulesetError: if anything is wrong, with all that is wrong.
        """
        reader = Reader(self.files(rules_dir))
        if reader.is_hopeless():
            raise RulesetError(reader.faults)
        singles = self.read_singles(reader)
        board = weather = None
        if _exists(reader, MAPS, map_name, self.maps(rules_dir)):
            board = self.read_map(reader, map_name, singles)
        if _exists(reader, WEATHER, weather_name, self.weather_sets(rules_dir)):
            weather = self.read_weather(reader, weather_name, singles)
        if reader.faults:
            raise RulesetError(reader.faults)
        return singles, present(board), present(weather)

    def check(self, rules_dir: Path) -> list[Fault]:
        """All faults of the files in `rules_dir`, and of the built-in ones together with them.

        Every map and every weather set is checked, also a built-in one: a change of another file
        can spoil a map that nobody touched.
        """
        reader = Reader(self.files(rules_dir))
        if reader.is_hopeless():
            return reader.faults
        singles = self.read_singles(reader)
        for name in reader.files.names(MAPS):
            self.read_map(reader, name, singles)
        for name in reader.files.names(WEATHER):
            self.read_weather(reader, name, singles)
        return reader.faults


def present(value: M | None) -> M:
    """`value`, which has been read: whatever is None has left a fault behind."""
    assert value is not None
    return value


def export(files: RuleFiles, target: Path) -> tuple[Path, ...]:
    """Copy all `files` into the directory `target`; return the paths written.

    Raises:
        RulesetError: if a file is there already, or `target` or a folder in it is no directory;
            then nothing is written.
    """
    paths = {name: target / name for name in files.built_in_names()}
    for folder in sorted({path.parent for path in paths.values()}):
        if (folder.exists() or folder.is_symlink()) and not folder.is_dir():
            raise RulesetError([Place(str(folder)).fault(FaultCode.NOT_A_DIRECTORY)])
    existing = [path for path in paths.values() if path.exists() or path.is_symlink()]
    if existing:
        raise RulesetError([Place(str(path)).fault(FaultCode.FILE_EXISTS) for path in existing])
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files.read(name))
    return tuple(paths.values())


def path_of(folder: str, name: str) -> str:
    """The file of a map (`folder` is `MAPS`) or of a weather set (`WEATHER`)."""
    return f"{folder}/{name}{SUFFIX}"


_NOT_THERE = {MAPS: FaultCode.NO_SUCH_MAP, WEATHER: FaultCode.NO_SUCH_WEATHER}


def _exists(reader: Reader, folder: str, name: str, known: tuple[str, ...]) -> bool:
    """Whether `name` is one of the `known` files of a folder; a fault if not."""
    if name not in known:
        place = Place(path_of(folder, shown(name)))
        fault = place.fault(_NOT_THERE[folder], found=shown(name), known=", ".join(known))
        reader.faults.append(fault)
    return name in known
