"""The screens of Mount Everest: guides that lead clients, loads, camps, icefall, oxygen."""

from __future__ import annotations

from typing import Final

from everest.advice.guides.duties import duties
from everest.cli.play.final import show_final
from everest.cli.play.guides_around import show_around
from everest.cli.play.guides_caution import cautions
from everest.cli.play.guides_deaths import death_warning, deaths_text
from everest.cli.play.guides_forecast import nights
from everest.cli.play.guides_hints import hint
from everest.cli.play.guides_menu import place
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.guides_table import decks_text, show_other_cards, show_player
from everest.cli.play.screens import Screens, show_nothing

GUIDES: Final = Screens[GuideScene](
    topics=(
        "start",
        "turn",
        "cards",
        "load",
        "moving",
        "night",
        "risk",
        "oxygen",
        "scoring",
        "notation",
    ),
    topic_prefix="help-",
    commands=(
        "undo",
        "look",
        "map",
        "weather",
        "hands",
        "table",
        "log",
        "load",
        "help",
        "rules",
        "save",
        "quit",
    ),
    groups=("icefall", "raise", "cards", "A", "B", "load", "risk", "other", "turn", "abandon"),
    foldable=("abandon", "load"),
    scene=GuideScene,
    show_around=show_around,
    duties=duties,
    place=place,
    hint=hint,
    cautions=cautions,
    deaths_text=deaths_text,
    death_warning=death_warning,
    nights=nights,
    show_player=show_player,
    decks_text=decks_text,
    show_other_cards=show_other_cards,
    show_standing=show_nothing,
    show_day=show_nothing,
    show_final=show_final,
)
