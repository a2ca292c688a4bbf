"""Which game a folder with somebody's own data files is for."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from everest.cli.complaints import Complaint
from everest.games.files import RULES
from everest.record.errors import shown_long

_TABLES: Final = {"clients": "mount-everest", "climbers": "k2"}
"""Tables of rules.toml that only one game has."""


def game_of_data(folder: Path) -> str | None:
    """The game that the rules.toml of a folder is for; None if there is none, or it does not say.

    A folder may hold maps alone, and rules.toml may be faulty.
    """
    try:
        rules = tomllib.loads((folder / RULES).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    games = {game for table, game in _TABLES.items() if table in rules}
    return games.pop() if len(games) == 1 else None


def refuse_data_of_another_game(folder: Path | None, game: str) -> None:
    """Data of another game has so many faults that nobody would see what is wrong.

    Raises:
        Complaint: if the folder is clearly for another game.
    """
    if folder is not None and game_of_data(folder) not in (None, game):
        raise Complaint("cli-data-of-other-game", folder=shown_long(folder), game=game)
