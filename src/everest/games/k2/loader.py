"""Loading the data of K2: read, checked as a whole, and given a digest."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from everest.games.data_loader import DataLoader, Reader, export, path_of, present
from everest.games.digest import digest_of
from everest.games.faults import Fault
from everest.games.files import (
    DECK,
    LIMITS,
    MAPS,
    RULES,
    SINGLE_FILES,
    TOKENS,
    WEATHER,
    RuleFiles,
)
from everest.games.k2.checks import (
    check_deck,
    check_limits,
    check_rules,
    check_solo,
    check_tokens,
)
from everest.games.k2.everest_maps import (
    PREFIX,
    everest_limits,
    everest_map,
    everest_map_names,
    is_everest_map,
    side_of,
)
from everest.games.k2.map_checks import check_k2_map
from everest.games.k2.schema import (
    DeckFile,
    K2Counts,
    K2Map,
    K2Weather,
    LimitsFile,
    Ranks,
    RulesFile,
    SoloFile,
    TokensFile,
)
from everest.games.schema import Table
from everest.games.weather_checks import check_weather

SOLO = "solo.toml"


@dataclass(frozen=True)
class RulesetData:
    """All data of one game: checked, and with the checksum that records carry.

    Attributes:
        rules, deck, tokens: the single files.
        limits: the limits on the chosen map; those of Mount Everest on its sides (KM1, X1).
        map, weather: the chosen map and the chosen weather set (S1).
        ranks: the ranks of a game played alone there, None if there are none (KX2).
        map_name, weather_name: the names of map and weather set.
        id: the name of the data, from rules.toml.
        digest: ``sha256:`` and a checksum of what has an effect on play or on the rank.
    """

    rules: RulesFile
    limits: LimitsFile
    deck: DeckFile
    tokens: TokensFile
    map: K2Map
    weather: K2Weather
    ranks: Ranks | None
    map_name: str
    weather_name: str
    id: str
    digest: str


def available_maps(rules_dir: Path | None = None) -> tuple[str, ...]:
    """The names of the maps to choose from (S1), those of `rules_dir` included.

    >>> available_maps()
    ('easy', 'hard', 'everest-easy', 'everest-hard')
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
    and weather sets; what it does not hold is built in. The sides of Mount Everest are always the
    built-in ones.

    >>> load_data("easy", "summer").rules.counts.rounds
    18

    Raises:
        RulesetError: if anything is wrong, with all that is wrong.
    """
    singles, board, weather = _LOADER.load(map_name, weather_name, rules_dir)
    rules, deck, tokens = present(singles.rules), present(singles.deck), present(singles.tokens)
    limits = everest_limits() if is_everest_map(map_name) else present(singles.limits)
    ranks = present(singles.solo).ranks(side_of(map_name), weather_name)
    tables: dict[str, Table] = {
        "rules": rules,
        "limits": limits,
        "deck": deck,
        "tokens": tokens,
        "map": board,
        "weather": weather,
    }
    if ranks is not None:
        tables["ranks"] = ranks
    return RulesetData(
        rules=rules,
        limits=limits,
        deck=deck,
        tokens=tokens,
        map=board,
        weather=weather,
        ranks=ranks,
        map_name=map_name,
        weather_name=weather_name,
        id=rules.id,
        digest=digest_of(tables),
    )


def check_rules_dir(rules_dir: Path) -> list[Fault]:
    """All faults of the files in `rules_dir`, and of the built-in ones together with them."""
    return _LOADER.check(rules_dir)


def export_rules(target: Path) -> tuple[Path, ...]:
    """Copy the built-in files into the directory `target` for somebody to edit.

    Returns the paths written.

    Raises:
        RulesetError: if a file is there already, or `target` or a folder in it is no directory;
            then nothing is written.
    """
    return export(_LOADER.files(None), target)


def built_in_names() -> tuple[str, ...]:
    """The names of all built-in files, such as ``maps/easy.toml``."""
    return _LOADER.files(None).built_in_names()


@dataclass(frozen=True)
class _SingleFiles:
    """The files that there is one of, None where one has not the right shape."""

    rules: RulesFile | None
    limits: LimitsFile | None
    deck: DeckFile | None
    tokens: TokensFile | None
    solo: SoloFile | None

    @property
    def counts(self) -> K2Counts | None:
        return self.rules.counts if self.rules is not None else None


class _Loader(DataLoader[_SingleFiles, K2Map, K2Weather]):
    def files(self, rules_dir: Path | None) -> RuleFiles:
        single = (*SINGLE_FILES, SOLO)
        return RuleFiles("everest.games.k2", single, folder=rules_dir, reserved=PREFIX)

    def further_maps(self) -> tuple[str, ...]:
        return everest_map_names()

    def read_singles(self, reader: Reader) -> _SingleFiles:
        rules = reader.read(RulesFile, RULES, check_rules)
        counts = rules.counts if rules is not None else None
        maps, weather_sets = reader.files.names(MAPS), reader.files.names(WEATHER)
        known = partial(check_solo, maps=maps, weather_sets=weather_sets)
        return _SingleFiles(
            rules=rules,
            limits=reader.read(LimitsFile, LIMITS, check_limits),
            deck=reader.read(DeckFile, DECK, partial(check_deck, counts=counts)),
            tokens=reader.read(TokensFile, TOKENS, partial(check_tokens, counts=counts)),
            solo=reader.read(SoloFile, SOLO, known),
        )

    def read_map(self, reader: Reader, name: str, singles: _SingleFiles) -> K2Map | None:
        if is_everest_map(name):
            return everest_map(name)
        return reader.read(K2Map, path_of(MAPS, name), check_k2_map)

    def read_weather(self, reader: Reader, name: str, singles: _SingleFiles) -> K2Weather | None:
        check = partial(check_weather, counts=singles.counts)
        return reader.read(K2Weather, path_of(WEATHER, name), check)


_LOADER = _Loader()
