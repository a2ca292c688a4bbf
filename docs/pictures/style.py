"""Sizes, colours and numbers that the whole picture shares."""

from __future__ import annotations

from typing import Final

MAP: Final = "easy"
WEATHER: Final = "summer"
NAMES: Final = ("Mina", "Olek", "Tasos", "Yana", "Zoe")

WIDTH: Final = 1000
HEIGHT: Final = 760
PANEL: Final = 272
"""The panel on the left is so wide; the mountain has the rest."""

FONT: Final = "Helvetica, Arial, sans-serif"

NIGHT: Final = "#0F2033"
CARD: Final = "#17304A"
RAISED: Final = "#22415F"
TEXT: Final = "#EAF1F7"
QUIET: Final = "#A9C0D2"
ACCENT: Final = "#FFD166"
LOSS: Final = "#B3261E"
GAIN: Final = "#1F5FBF"
BOOT: Final = "#B87514"
INK: Final = "#14263A"
RIM: Final = "#3C5874"
WEATHER_BAR: Final = "#FF9C8A"
PLAYERS: Final = ("#D55E00", "#0072B2", "#009E73", "#E69F00", "#CC79A7")
"""The five players, told apart by colour-blind eyes too."""

Point = tuple[float, float]
