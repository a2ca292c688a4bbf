"""The screens of K2: climbers with levels and scores of their own, tents, flags, rescue cards."""

from __future__ import annotations

from typing import Final

from everest.advice.climbers.duties import duties
from everest.cli.play.climbers_around import show_around
from everest.cli.play.climbers_caution import cautions
from everest.cli.play.climbers_deaths import death_warning, deaths_text
from everest.cli.play.climbers_final import show_final
from everest.cli.play.climbers_forecast import nights
from everest.cli.play.climbers_hints import hint
from everest.cli.play.climbers_menu import place
from everest.cli.play.climbers_scene import ClimberScene
from everest.cli.play.climbers_table import decks_text, show_day, show_player, show_standing
from everest.cli.play.screens import Screens, show_nothing

CLIMBERS: Final = Screens[ClimberScene](
    topics=(
        "start",
        "turn",
        "cards",
        "moving",
        "tents",
        "map",
        "night",
        "death",
        "risk",
        "scoring",
        "alone",
        "family",
        "notation",
    ),
    topic_prefix="help-climbers-",
    commands=(
        "undo",
        "look",
        "map",
        "weather",
        "hands",
        "table",
        "log",
        "help",
        "rules",
        "save",
        "quit",
    ),
    groups=("dying", "cards", "A", "B", "risk", "other", "turn"),
    foldable=(),
    scene=ClimberScene,
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
    show_other_cards=show_nothing,
    show_standing=show_standing,
    show_day=show_day,
    show_final=show_final,
)
