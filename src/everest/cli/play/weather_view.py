"""The weather ahead, as far as it is known (S4)."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.cli.play.terminal import TITLE, Terminal


def show_weather(terminal: Terminal, scene: Scene) -> None:
    """One line a day, today first."""
    terminal.say(scene.say("weather-title"), TITLE)
    ahead = 0
    while (day := scene.day(ahead)) is not None:
        message = "weather-today" if ahead == 0 else "weather-later"
        number = scene.view["round"] + ahead
        terminal.say(scene.say(message, day=number, effect=scene.words.day(day)), indent=2)
        ahead += 1
    last = scene.view["round"] + ahead - 1
    if last < scene.rules.rounds:
        terminal.say(scene.say("weather-unknown", day=last, rounds=scene.rules.rounds), indent=2)


def today_text(scene: Scene) -> str:
    """Today's weather in words."""
    day = scene.day()
    return scene.words.day(day) if day is not None else scene.say("day-fine")
