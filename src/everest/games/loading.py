"""`load`: a game by its name."""

from __future__ import annotations

from pathlib import Path

from everest.games.errors import UnknownChoice
from everest.games.mount_everest.compiling import GAME_NAME, compile_ruleset
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.loader import load_data

GAMES = (GAME_NAME,)
SEAT_COUNTS = (2, 3, 4, 5)


def load(
    game: str = GAME_NAME,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    rules_dir: Path | None = None,
) -> MountEverest:
    """The rules of a game, checked and ready (S1).

    Args:
        game: ``"mount-everest"``.
        seats: number of players, 2 to 5.
        map: the side of the map, ``"easy"`` or ``"hard"``, or a name from `rules_dir`.
        weather: the weather set, ``"summer"`` or ``"winter"``, or a name from `rules_dir`.
        rules_dir: a directory with somebody's own data files, see ``docs/own-data.md``.

    Raises:
        UnknownChoice: for another game or another number of players.
        RulesetError: if the data has faults, with all of them.

    >>> load("mount-everest", seats=3, map="hard", weather="winter").ruleset.board.ids[0]
    'base'
    """
    if game not in GAMES:
        raise UnknownChoice("game", game, GAMES)
    if seats not in SEAT_COUNTS:
        raise UnknownChoice("seats", seats, SEAT_COUNTS)
    return MountEverest(compile_ruleset(load_data(map, weather, rules_dir), seats))
