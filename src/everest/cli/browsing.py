"""Opening a page in the user's browser, where there is one."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Without any of these variables, only browsers within the terminal would be found."""


def open_page(address: str) -> bool:
    """Open a page; whether there was a browser for it."""
    if not has_screen(os.environ, sys.platform):
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser can have a window of its own.

    >>> has_screen({}, "linux"), has_screen({"DISPLAY": ":0"}, "linux"), has_screen({}, "darwin")
    (False, True, True)
    """
    return platform in ("darwin", "win32") or any(environ.get(name) for name in _SCREENS)
