"""The few questions at the start, each with an answer for Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from everest.cli.play.options import PlayOptions
from everest.cli.play.seating import DEFAULT_BOT, FEWEST, MOST
from everest.cli.play.terminal import Terminal
from everest.games.faults import shown
from everest.record.record import clean_name
from everest.text.catalogue import Catalogue


def ask_options(
    terminal: Terminal,
    catalogue: Catalogue,
    options: PlayOptions,
    bots: Sequence[str],
    maps: Sequence[str],
    weathers: Sequence[str],
) -> PlayOptions:
    """The options with the answers.

    Raises:
        InputEnded: when nothing more will be typed.
    """
    say = catalogue.say
    terminal.title(say("ask-title"))
    terminal.say(say("ask-how"))
    seats = _number(terminal, catalogue, say("ask-seats"), FEWEST, MOST, FEWEST)
    humans = _number(terminal, catalogue, say("ask-humans"), 1, seats, 1)
    names = []
    for number in range(1, humans + 1):
        default = say("default-name") if humans == 1 else say("default-name-of", number=number)
        question = say("ask-name") if humans == 1 else say("ask-name-of", number=number)
        names.append(clean_name(terminal.ask(f"{question} [{default}] ")) or default)
    opponents: list[str] = []
    if humans < seats:
        default_bot = DEFAULT_BOT if DEFAULT_BOT in bots else bots[0]
        bot = _choice(terminal, catalogue, say("ask-bot"), bots, default_bot)
        opponents = [bot] * (seats - humans)
    board = _choice(terminal, catalogue, say("ask-map"), maps, maps[0])
    weather = _choice(terminal, catalogue, say("ask-weather"), weathers, weathers[0])
    return replace(
        options,
        seats=seats,
        names=tuple(names),
        bots=tuple(opponents),
        map=board,
        weather=weather,
    )


def _number(
    terminal: Terminal, catalogue: Catalogue, question: str, least: int, most: int, default: int
) -> int:
    if least == most:
        return least
    while True:
        line = terminal.ask(f"{question} ({least}-{most}) [{default}] ")
        if not line:
            return default
        if line.isascii() and line.isdecimal() and least <= int(line[:9]) <= most:
            return int(line)
        terminal.say(catalogue.say("ask-number-again", least=least, most=most))


def _choice(
    terminal: Terminal, catalogue: Catalogue, question: str, known: Sequence[str], default: str
) -> str:
    names = ", ".join(known)
    while True:
        line = terminal.ask(f"{question} ({names}) [{default}] ").lower()
        if not line:
            return default
        begun = [name for name in known if name.startswith(line)]
        if line in known or len(begun) == 1:
            return line if line in known else begun[0]
        terminal.say(catalogue.say("ask-choice-again", given=shown(line), known=names))
