"""The few questions at the start, each with an answer for Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from everest.bots.players import BOTS
from everest.cli.common_options import DEFAULT_WEATHER
from everest.cli.data_folder import game_of_data
from everest.cli.play.options import PlayOptions
from everest.cli.play.seating import USUAL_SEATS, usual_bot
from everest.cli.play.terminal import Terminal
from everest.games.faults import shown
from everest.games.loading import GAMES, OFFERS, limits_for
from everest.record.record import clean_name
from everest.text.catalogue import Catalogue


def ask_options(terminal: Terminal, catalogue: Catalogue, options: PlayOptions) -> PlayOptions:
    """The options with the answers.

    Raises:
        InputEnded: when nothing more will be typed.
    """
    say = catalogue.say
    terminal.title(say("ask-title"))
    terminal.say(say("ask-how"))
    # a folder of one's own data says itself which game it is for
    of_data = game_of_data(options.rules_dir) if options.rules_dir is not None else None
    games = GAMES if of_data is None else (of_data,)
    game = _choice(terminal, catalogue, say("ask-game"), games, games[0])
    offer = OFFERS[game]
    least, most = offer.seat_counts[0], offer.seat_counts[-1]
    seats = _number(terminal, catalogue, say("ask-seats"), least, most, USUAL_SEATS)
    names = _ask_names(terminal, catalogue, seats)
    opponents: list[str] = []
    if len(names) < seats:
        bots = list(BOTS[game])
        bot = _choice(terminal, catalogue, say("ask-bot"), bots, usual_bot(bots))
        opponents = [bot] * (seats - len(names))
    maps = offer.maps(options.rules_dir)
    board = _choice(terminal, catalogue, say("ask-map"), maps, maps[0])
    weathers = _summer_first(offer.weather(options.rules_dir))
    weather = _choice(terminal, catalogue, say("ask-weather"), weathers, weathers[0])
    variant = _choice(terminal, catalogue, say("ask-variant"), offer.variants, offer.variants[0])
    known_limits = limits_for(game, seats, board)
    limits = _choice(terminal, catalogue, say("ask-limits"), known_limits, known_limits[0])
    return replace(
        options,
        game=game,
        seats=seats,
        names=tuple(names),
        bots=tuple(opponents),
        map=board,
        weather=weather,
        variant=variant,
        limits=limits,
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
    if len(known) == 1:
        return known[0]
    names = ", ".join(known)
    while True:
        line = terminal.ask(f"{question} ({names}) [{default}] ").lower()
        if not line:
            return default
        begun = [name for name in known if name.startswith(line)]
        if line in known or len(begun) == 1:
            return line if line in known else begun[0]
        terminal.say(catalogue.say("ask-choice-again", given=shown(line), known=names))


def _ask_names(terminal: Terminal, catalogue: Catalogue, seats: int) -> list[str]:
    """How many people play, and how they are called."""
    say = catalogue.say
    humans = _number(terminal, catalogue, say("ask-humans"), 1, seats, 1)
    names = []
    for number in range(1, humans + 1):
        default = say("default-name") if humans == 1 else say("default-name-of", number=number)
        question = say("ask-name") if humans == 1 else say("ask-name-of", number=number)
        names.append(clean_name(terminal.ask(f"{question} [{default}] ")) or default)
    return names


def _summer_first(names: Sequence[str]) -> list[str]:
    """The weather sets, the usual one first."""
    return sorted(names, key=lambda name: (name != DEFAULT_WEATHER, name))
