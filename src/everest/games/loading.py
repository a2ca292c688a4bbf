"""`load`: a game by its name; and what each game offers to choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, overload

from everest.engine.game import AnyGame
from everest.games.errors import UnknownChoice
from everest.games.faults import Fault
from everest.games.feats import Feats
from everest.games.k2 import compiling as k2_compiling
from everest.games.k2 import loader as k2_loader
from everest.games.k2.everest_maps import is_everest_map
from everest.games.k2.feats import K2Feats
from everest.games.k2.game import K2
from everest.games.mount_everest import compiling as everest_compiling
from everest.games.mount_everest import loader as everest_loader
from everest.games.mount_everest.feats import MountEverestFeats
from everest.games.mount_everest.game import MountEverest
from everest.games.picture import MapPicture

DEFAULT_GAME: Final = "mount-everest"
DEFAULT_LIMITS: Final = "strict"
DEFAULT_VARIANT: Final = "standard"


@dataclass(frozen=True)
class Offer:
    """What a game can be played with.

    Attributes:
        seat_counts: numbers of players.
        limits: which of the printed limits, the usual ones first.
        variants: the variants, the usual one first.
        maps, weather: functions from a rules directory, or None, to the names there are.
        check_rules: all faults of a rules directory.
        export_rules: copies the data files into a directory; returns what it wrote.
        picture: from map, weather set and rules directory to how the map is shown to people.
        feats: what is counted in a match.
    """

    seat_counts: tuple[int, ...]
    limits: tuple[str, ...]
    variants: tuple[str, ...]
    maps: Callable[[Path | None], tuple[str, ...]]
    weather: Callable[[Path | None], tuple[str, ...]]
    check_rules: Callable[[Path], list[Fault]]
    export_rules: Callable[[Path], tuple[Path, ...]]
    picture: Callable[[str, str, Path | None], MapPicture]
    feats: Feats


def _everest_picture(map_name: str, weather: str, rules_dir: Path | None) -> MapPicture:
    return MapPicture.of(everest_loader.load_data(map_name, weather, rules_dir).map)


def _k2_picture(map_name: str, weather: str, rules_dir: Path | None) -> MapPicture:
    return MapPicture.of(k2_loader.load_data(map_name, weather, rules_dir).map)


OFFERS: Final[dict[str, Offer]] = {
    "mount-everest": Offer(
        seat_counts=(2, 3, 4, 5),
        limits=("strict",),
        variants=("standard",),
        maps=everest_loader.available_maps,
        weather=everest_loader.available_weather,
        check_rules=everest_loader.check_rules_dir,
        export_rules=everest_loader.export_rules,
        picture=_everest_picture,
        feats=MountEverestFeats(),
    ),
    "k2": Offer(
        seat_counts=(1, 2, 3, 4, 5),
        limits=("strict", "relaxed"),
        variants=("standard", "family"),
        maps=k2_loader.available_maps,
        weather=k2_loader.available_weather,
        check_rules=k2_loader.check_rules_dir,
        export_rules=k2_loader.export_rules,
        picture=_k2_picture,
        feats=K2Feats(),
    ),
}
GAMES: Final = tuple(OFFERS)


@overload
def load(
    game: Literal["mount-everest"] = "mount-everest",
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    rules_dir: Path | None = None,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> MountEverest: ...
@overload
def load(
    game: Literal["k2"],
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    rules_dir: Path | None = None,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> K2: ...
@overload
def load(
    game: str,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    rules_dir: Path | None = None,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> AnyGame: ...
def load(
    game: str = DEFAULT_GAME,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    rules_dir: Path | None = None,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> AnyGame:
    """The rules of a game, checked and ready (S1, KS3).

    Args:
        game: ``"mount-everest"`` or ``"k2"``.
        seats: number of players: 2 to 5, in K2 also 1.
        map: the side of the map, ``"easy"`` or ``"hard"``, in K2 also ``"everest-easy"`` and
            ``"everest-hard"`` (X1); or a name from `rules_dir`.
        weather: the weather set, ``"summer"`` or ``"winter"``, or a name from `rules_dir`.
        rules_dir: a directory with somebody's own data files, see ``docs/own-data.md``.
        limits: ``"strict"``; for five players of K2 also ``"relaxed"`` (KM1, KR11).
        variant: ``"standard"``; in K2 also ``"family"``, with rescue cards (KX1).

    Raises:
        UnknownChoice: for another game, or something that the game does not offer.
        RulesetError: if the data has faults, with all of them.

    >>> load("mount-everest", seats=3, map="hard", weather="winter").ruleset.board.ids[0]
    'base'
    >>> load("k2", seats=1, map="everest-easy").ruleset.board.ids[-1]
    'summit'
    """
    if game not in OFFERS:
        raise UnknownChoice("game", game, GAMES)
    offer = OFFERS[game]
    if seats not in offer.seat_counts:
        raise UnknownChoice("seats", seats, offer.seat_counts)
    if limits not in offer.limits:
        raise UnknownChoice("limits", limits, offer.limits)
    if variant not in offer.variants:
        raise UnknownChoice("variant", variant, offer.variants)
    if game == "k2":
        k2_data = k2_loader.load_data(map, weather, rules_dir)
        return K2(k2_compiling.compile_ruleset(k2_data, seats, limits, variant))
    data = everest_loader.load_data(map, weather, rules_dir)
    return MountEverest(everest_compiling.compile_ruleset(data, seats))


def limits_for(game: str, seats: int, map_name: str) -> tuple[str, ...]:
    """The limits to offer before any data is read: relaxed ones are for five, on K2 (KR11)."""
    offer = OFFERS[game]
    if seats != 5 or is_everest_map(map_name):
        return offer.limits[:1]
    return offer.limits
