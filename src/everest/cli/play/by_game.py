"""Which screens a game has."""

from __future__ import annotations

from typing import Final

from everest.cli.play.climbers_screens import CLIMBERS
from everest.cli.play.guides_screens import GUIDES
from everest.cli.play.screens import AnyScreens
from everest.engine.game import AnyGame

SCREENS: Final[dict[str, AnyScreens]] = {"mount-everest": GUIDES, "k2": CLIMBERS}
"""By the name of the game."""


def screens_of(game: AnyGame) -> AnyScreens:
    """The screens of a game."""
    return SCREENS[game.ruleset.game]
