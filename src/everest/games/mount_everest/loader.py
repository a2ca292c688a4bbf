"""Loading the data of Mount Everest: read, checked as a whole, and given a digest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from everest.games.faults import Fault, FaultCode, Place, RulesetError, shown
from everest.games.mount_everest import files
from everest.games.mount_everest.checks import (
    check_deck,
    check_everest_map,
    check_limits,
    check_rules,
    check_tokens,
    check_weather,
)
from everest.games.mount_everest.digest import digest_of
from everest.games.mount_everest.files import RuleFiles
from everest.games.mount_everest.schema import (
    Counts,
    DeckFile,
    EverestMap,
    LimitsFile,
    RulesFile,
    TokensFile,
)
from everest.games.reading import parse
from everest.games.schema import Table, WeatherFile

M = TypeVar("M", bound=Table)


@dataclass(frozen=True)
class RulesetData:
    """All data of one game: checked, and with the checksum that records carry.

    Attributes:
        rules, limits, deck, tokens: the single files.
        map, weather: the chosen side of the map and the chosen weather set (S1).
        map_name, weather_name: their names.
        id: the name of the data, from rules.toml.
        digest: ``sha256:`` and a checksum of what has an effect on play.
    """

    rules: RulesFile
    limits: LimitsFile
    deck: DeckFile
    tokens: TokensFile
    map: EverestMap
    weather: WeatherFile
    map_name: str
    weather_name: str
    id: str
    digest: str


def available_maps(rules_dir: Path | None = None) -> tuple[str, ...]:
    """The names of the maps to choose from (S1), those of `rules_dir` included.

    >>> available_maps()
    ('easy', 'hard')
    """
    return RuleFiles(rules_dir).names(files.MAPS)


def available_weather(rules_dir: Path | None = None) -> tuple[str, ...]:
    """The names of the weather sets to choose from (S1), those of `rules_dir` included.

    >>> available_weather()
    ('summer', 'winter')
    """
    return RuleFiles(rules_dir).names(files.WEATHER)


def load_data(map_name: str, weather_name: str, rules_dir: Path | None = None) -> RulesetData:
    """Load a map, a weather set and everything else that a game needs.

    Files in `rules_dir` take the place of the built-in ones of the same names, and may add maps
    and weather sets; what it does not hold is built in.

    >>> load_data("easy", "summer").rules.counts.rounds
    18

    Raises:
        RulesetError: if anything is wrong, with all that is wrong.
    """
    rule_files = RuleFiles(rules_dir)
    faults = rule_files.faults()
    if _unusable(faults):
        raise RulesetError(faults)
    reader = _Reader(rule_files, faults)
    single = reader.single_files()
    board = weather = None
    if reader.exists(files.MAPS, map_name, FaultCode.NO_SUCH_MAP):
        board = reader.map(map_name, single.tokens)
    if reader.exists(files.WEATHER, weather_name, FaultCode.NO_SUCH_WEATHER):
        weather = reader.weather(weather_name, single.counts)
    if faults:
        raise RulesetError(faults)
    # Whatever is None has left a fault behind, so this is for the type checker.
    rules, limits, deck, tokens = single.rules, single.limits, single.deck, single.tokens
    assert rules is not None
    assert limits is not None
    assert deck is not None
    assert tokens is not None
    assert board is not None
    assert weather is not None
    return RulesetData(
        rules=rules,
        limits=limits,
        deck=deck,
        tokens=tokens,
        map=board,
        weather=weather,
        map_name=map_name,
        weather_name=weather_name,
        id=rules.id,
        digest=digest_of(
            {
                "rules": rules,
                "limits": limits,
                "deck": deck,
                "tokens": tokens,
                "map": board,
                "weather": weather,
            }
        ),
    )


def check_rules_dir(rules_dir: Path) -> list[Fault]:
    """All faults of the files in `rules_dir`, and of the built-in ones together with them.

    Every map and every weather set is checked, also a built-in one: a change of the icefall tiles
    can spoil a map that nobody touched.
    """
    rule_files = RuleFiles(rules_dir)
    faults = rule_files.faults()
    if _unusable(faults):
        return faults
    reader = _Reader(rule_files, faults)
    single = reader.single_files()
    for name in available_maps(rules_dir):
        reader.map(name, single.tokens)
    for name in available_weather(rules_dir):
        reader.weather(name, single.counts)
    return faults


def export_rules(target: Path) -> tuple[Path, ...]:
    """Copy the built-in files into the directory `target` for somebody to edit.

    Returns the paths written.

    Raises:
        RulesetError: if a file is there already, or `target` or a folder in it is no directory;
            then nothing is written.
    """
    paths = {name: target / name for name in files.built_in_names()}
    for folder in sorted({path.parent for path in paths.values()}):
        if (folder.exists() or folder.is_symlink()) and not folder.is_dir():
            raise RulesetError([Place(str(folder)).fault(FaultCode.NOT_A_DIRECTORY)])
    present = [path for path in paths.values() if path.exists() or path.is_symlink()]
    if present:
        raise RulesetError([Place(str(path)).fault(FaultCode.FILE_EXISTS) for path in present])
    built_in = RuleFiles()
    for name, path in paths.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(built_in.read(name))
    return tuple(paths.values())


def _unusable(faults: list[Fault]) -> bool:
    """Whether a rules directory cannot be looked into, so that nothing more can be found out."""
    hopeless = (FaultCode.NOT_A_DIRECTORY, FaultCode.UNREADABLE_FILE)
    return any(fault.code in hopeless for fault in faults)


@dataclass(frozen=True)
class _SingleFiles:
    """The files that there is one of, None where one has not the right shape."""

    rules: RulesFile | None
    limits: LimitsFile | None
    deck: DeckFile | None
    tokens: TokensFile | None

    @property
    def counts(self) -> Counts | None:
        return self.rules.counts if self.rules is not None else None


class _Reader:
    """Reads and checks files one by one, and collects what is wrong with them."""

    def __init__(self, rule_files: RuleFiles, faults: list[Fault]) -> None:
        self.files = rule_files
        self.faults = faults

    def single_files(self) -> _SingleFiles:
        rules = self._checked(RulesFile, files.RULES, check_rules)
        counts = rules.counts if rules is not None else None
        return _SingleFiles(
            rules=rules,
            limits=self._checked(LimitsFile, files.LIMITS, check_limits),
            deck=self._checked(DeckFile, files.DECK, partial(check_deck, counts=counts)),
            tokens=self._checked(TokensFile, files.TOKENS, partial(check_tokens, counts=counts)),
        )

    def map(self, name: str, tokens: TokensFile | None) -> EverestMap | None:
        path = f"{files.MAPS}/{name}{files.SUFFIX}"
        return self._checked(EverestMap, path, partial(check_everest_map, tokens=tokens))

    def weather(self, name: str, counts: Counts | None) -> WeatherFile | None:
        path = f"{files.WEATHER}/{name}{files.SUFFIX}"
        return self._checked(WeatherFile, path, partial(check_weather, counts=counts))

    def exists(self, folder: str, name: str, code: FaultCode) -> bool:
        """Whether `folder` has such a file; a fault if not."""
        known = self.files.names(folder)
        if name not in known:
            place = Place(f"{folder}/{shown(name)}{files.SUFFIX}")
            self.faults.append(place.fault(code, found=shown(name), known=", ".join(known)))
        return name in known

    def _checked(
        self, model: type[M], file: str, check: Callable[[str, M], Iterator[Fault]]
    ) -> M | None:
        try:
            table = parse(model, self.files.read(file), file)
        except RulesetError as error:
            self.faults.extend(error.faults)
            return None
        self.faults.extend(check(file, table))
        return table
