"""Which game a folder with somebody's own data files is for."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from everest.cli.complaints import Complaint
from everest.games.files import FOLDERS, MOST_BYTES, RULES, SUFFIX
from everest.record.errors import shown_long

_KEYS: Final = {
    "mount-everest": {
        "acclimatization_deck",
        "bottles",
        "clients",
        "guides",
        "icefall",
        "icefall_tiles",
        "k2_flag",
        "no_movement",
    },
    "k2": {"climbers", "extra_cost", "family", "flag", "movement", "ranks"},
}
"""Keys that only one game's data files have, at whatever depth."""


def game_of_data(folder: Path) -> str | None:
    """The game that the data files of a folder are for; None if they do not say, or disagree.

    What rules.toml says counts before all others. A folder may hold maps alone, and any file may
    be faulty.
    """
    games = _games_of(folder / RULES)
    if len(games) != 1:
        games = {game for file in _data_files(folder) for game in _games_of(file)}
    return games.pop() if len(games) == 1 else None


def refuse_data_of_another_game(folder: Path | None, game: str) -> None:
    """Data of another game has so many faults that nobody would see what is wrong.

    Raises:
        Complaint: if the folder is clearly for another game.
    """
    if folder is not None and game_of_data(folder) not in (None, game):
        raise Complaint("cli-data-of-other-game", folder=shown_long(folder), game=game)


def _data_files(folder: Path) -> list[Path]:
    """The data files of a folder; none if it cannot be looked into."""
    places = [folder, *(folder / name for name in FOLDERS)]
    try:
        return [file for place in places for file in place.glob(f"*{SUFFIX}")]
    except (OSError, ValueError):
        return []


def _games_of(file: Path) -> set[str]:
    """The games that alone have a key of this file; none if it cannot be read."""
    try:
        # a pipe would never come to an end
        if not file.is_file() or file.stat().st_size > MOST_BYTES:
            return set()
        keys = set(_keys(tomllib.loads(file.read_text(encoding="utf-8-sig"))))
    except (OSError, ValueError, RecursionError):
        return set()
    return {game for game, own in _KEYS.items() if own & keys}


def _keys(value: object) -> Iterator[str]:
    """The names of all keys of a table, and of those within it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _keys(inner)
