"""Where the program keeps what is the user's own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def user_folder(environ: Mapping[str, str]) -> Path:
    """The program's folder with the user's data, by the custom of the system.

    >>> user_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/everest'
    """
    if environ.get("XDG_DATA_HOME"):
        base = Path(environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "everest"


def games_folder(environ: Mapping[str, str]) -> Path:
    """The folder for games that are saved.

    >>> games_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/everest/games'
    """
    return user_folder(environ) / "games"
