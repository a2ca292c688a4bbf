"""Loading the data of Mount Everest: read, checked as a whole, and given a digest."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from everest.games.data_loader import DataLoader, Reader, export, path_of, present
from everest.games.digest import digest_of
from everest.games.faults import Fault
from everest.games.files import DECK, LIMITS, MAPS, RULES, TOKENS, WEATHER, RuleFiles
from everest.games.mount_everest.checks import (
    check_deck,
    check_limits,
    check_rules,
    check_tokens,
)
from everest.games.mount_everest.files import rule_files
from everest.games.mount_everest.map_checks import check_everest_map
from everest.games.mount_everest.schema import (
    DeckFile,
    EverestCounts,
    EverestMap,
    EverestWeather,
    LimitsFile,
    RulesFile,
    TokensFile,
)
from everest.games.weather_checks import check_weather

ONLY_K2 = ("k2_flag",)
"""Keys that have an effect only in a game of K2 (X1)."""


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
    weather: EverestWeather
    map_name: str
    weather_name: str
    id: str
    digest: str


def available_maps(rules_dir: Path | None = None) -> tuple[str, ...]:
    """The names of the maps to choose from (S1), those of `rules_dir` included.

    >>> available_maps()
    ('easy', 'hard')
    """
    return _LOADER.maps(rules_dir)


def available_weather(rules_dir: Path | None = None) -> tuple[str, ...]:
    """The names of the weather sets to choose from (S1), those of `rules_dir` included.

    >>> available_weather()
    ('summer', 'winter')
    """
    return _LOADER.weather_sets(rules_dir)


def load_data(map_name: str, weather_name: str, rules_dir: Path | None = None) -> RulesetData:
    """Load a map, a weather set and everything else that a game needs.

    Files in `rules_dir` take the place of the built-in ones of the same names, and may add maps
    and weather sets; what it does not hold is built in.

    >>> load_data("easy", "summer").rules.counts.rounds
    18

    Raises:
        RulesetError: if anything is wrong, with all that is wrong.
    """
    singles, board, weather = _LOADER.load(map_name, weather_name, rules_dir)
    rules, limits = present(singles.rules), present(singles.limits)
    deck, tokens = present(singles.deck), present(singles.tokens)
    tables = {
        "rules": rules,
        "limits": limits,
        "deck": deck,
        "tokens": tokens,
        "map": board,
        "weather": weather,
    }
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
        digest=digest_of(tables, ONLY_K2),
    )


def check_rules_dir(rules_dir: Path) -> list[Fault]:
    """All faults of the files in `rules_dir`, and of the built-in ones together with them.

    Every map and every weather set is checked, also a built-in one: a change of the icefall tiles
    can spoil a map that nobody touched.
    """
    return _LOADER.check(rules_dir)


def export_rules(target: Path) -> tuple[Path, ...]:
    """Copy the built-in files into the directory `target` for somebody to edit.

    Returns the paths written.

    Raises:
        RulesetError: if a file is there already, or `target` or a folder in it is no directory;
            then nothing is written.
    """
    return export(rule_files(), target)


@dataclass(frozen=True)
class _SingleFiles:
    """The files that there is one of, None where one has not the right shape."""

    rules: RulesFile | None
    limits: LimitsFile | None
    deck: DeckFile | None
    tokens: TokensFile | None

    @property
    def counts(self) -> EverestCounts | None:
        return self.rules.counts if self.rules is not None else None


class _Loader(DataLoader[_SingleFiles, EverestMap, EverestWeather]):
    def files(self, rules_dir: Path | None) -> RuleFiles:
        return rule_files(rules_dir)

    def read_singles(self, reader: Reader) -> _SingleFiles:
        rules = reader.read(RulesFile, RULES, check_rules)
        counts = rules.counts if rules is not None else None
        return _SingleFiles(
            rules=rules,
            limits=reader.read(LimitsFile, LIMITS, check_limits),
            deck=reader.read(DeckFile, DECK, partial(check_deck, counts=counts)),
            tokens=reader.read(TokensFile, TOKENS, partial(check_tokens, counts=counts)),
        )

    def read_map(self, reader: Reader, name: str, singles: _SingleFiles) -> EverestMap | None:
        check = partial(check_everest_map, tokens=singles.tokens)
        return reader.read(EverestMap, path_of(MAPS, name), check)

    def read_weather(
        self, reader: Reader, name: str, singles: _SingleFiles
    ) -> EverestWeather | None:
        check = partial(check_weather, counts=singles.counts)
        return reader.read(EverestWeather, path_of(WEATHER, name), check)


_LOADER = _Loader()
