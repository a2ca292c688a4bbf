"""The sides of Mount Everest as maps of K2 (X1): its built-in maps and limits, read for K2."""

from __future__ import annotations

from everest.games.data_loader import path_of
from everest.games.files import LIMITS, MAPS
from everest.games.k2.schema import ClimberLimits, K2Map, K2Space, LimitsFile
from everest.games.mount_everest.files import rule_files
from everest.games.mount_everest.schema import EverestMap
from everest.games.mount_everest.schema import LimitsFile as EverestLimits
from everest.games.reading import parse

PREFIX = "everest-"
"""What the names of these maps begin with, and those of no others."""


def everest_map_names() -> tuple[str, ...]:
    """The names of the sides of Mount Everest.

    >>> everest_map_names()
    ('everest-easy', 'everest-hard')
    """
    return tuple(PREFIX + side for side in rule_files().names(MAPS))


def is_everest_map(name: str) -> bool:
    """Whether a map is a side of Mount Everest."""
    return name.startswith(PREFIX)


def side_of(name: str) -> str:
    """The side of K2 that is as hard as a side of Mount Everest; another map is its own.

    >>> side_of("everest-hard"), side_of("hard")
    ('hard', 'hard')
    """
    return name.removeprefix(PREFIX)


def everest_map(name: str) -> K2Map:
    """A side of Mount Everest; its icefall spaces are spaces like the others (X1)."""
    file = path_of(MAPS, side_of(name))
    board = parse(EverestMap, rule_files().read(file), file)
    kept = set(K2Space.model_fields) - {"flag", "level"}
    spaces = [
        K2Space(flag=space.k2_flag, **space.model_dump(include=kept)) for space in board.spaces
    ]
    head = board.model_dump(exclude={"spaces"})
    return K2Map(space=tuple(spaces), **head)


def everest_limits() -> LimitsFile:
    """The table beside the map of Mount Everest; it has one row only for five players (KR11)."""
    limits = parse(EverestLimits, rule_files().read(LIMITS), LIMITS)
    return LimitsFile(climbers=ClimberLimits(**limits.guides.model_dump()))
