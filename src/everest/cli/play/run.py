"""`everest play`, put together."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TextIO

from everest.bots.players import BOT_NAMES, BOTS, make_bot
from everest.cli import options as checks
from everest.cli import streams
from everest.cli.common_options import DEFAULT_MAP, DEFAULT_WEATHER
from everest.cli.complaints import (
    BAD_INPUT,
    CORRECTABLE,
    INTERRUPTED,
    READER_GONE,
    Complaint,
    RecordComplaint,
    sentences,
)
from everest.cli.data_folder import game_of_data, refuse_data_of_another_game
from everest.cli.play.human import Human
from everest.cli.play.options import PlayOptions
from everest.cli.play.program import Program, called_as
from everest.cli.play.questions import ask_options
from everest.cli.play.seating import Seat, SeatingError, bot_of, seating
from everest.cli.play.session import Leaving, Session
from everest.cli.play.storage import is_same, latest_unfinished, new_file
from everest.cli.play.terminal import InputEnded, OutputGone, Terminal
from everest.cli.user_folder import games_folder
from everest.games.errors import UnknownChoice
from everest.games.loading import (
    DEFAULT_GAME,
    DEFAULT_LIMITS,
    DEFAULT_VARIANT,
    GAMES,
    OFFERS,
    load,
)
from everest.record.errors import RecordError
from everest.record.files import read_record
from everest.record.record import Record
from everest.record.replay import game_of
from everest.table.dealer import Dealer
from everest.table.match import Match
from everest.text.catalogue import Catalogue, catalogue, pick_language
from everest.text.names import Names, Words


def run_play(
    options: PlayOptions,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
) -> int:
    """Play one match; returns the exit code.

    Ctrl-C and the end of input leave the match saved, like `quit`.
    """
    env = os.environ if environ is None else environ
    out = sys.stdout if stdout is None else stdout
    terminal = Terminal(
        sys.stdin if stdin is None else stdin, out, no_color=options.no_color, environ=env
    )
    try:
        words = catalogue(pick_language(options.lang, env))
    except ValueError:
        words = catalogue(pick_language(None, env))
        terminal.say(words.say("play-bad-language", given=options.lang or ""))
        return BAD_INPUT
    try:
        return _run(options, terminal, words, env)
    except OutputGone:
        if out is sys.stdout:
            streams.abandon_output()
        return READER_GONE


def _run(
    options: PlayOptions, terminal: Terminal, catalogue: Catalogue, env: Mapping[str, str]
) -> int:
    try:
        session = _session(options, terminal, catalogue, env)
    except CORRECTABLE as error:
        for sentence in sentences(catalogue, error):
            terminal.say(sentence)
        return BAD_INPUT
    except InputEnded:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return _play(session)


def _play(session: Session) -> int:
    code = 0
    try:
        try:
            players = {seat: Human(session, seat) for seat in session.humans}
            while (seat := session.next_seat()) is not None:
                if seat in session.bots:
                    session.bot_acts(seat)
                else:
                    session.hand_over(seat)
                    players[seat].decide()
            session.finish()
        except (Leaving, InputEnded):
            session.leave()
        except KeyboardInterrupt:
            code = INTERRUPTED
            session.terminal.say()
            session.leave()
    except OutputGone:
        session.save_quietly()
        raise
    except KeyboardInterrupt:
        code = INTERRUPTED  # once more while saving; the last turn was saved before
    return code


# -- the match ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Table:
    """What a session needs: the match with its seats, where it is saved, what is old in it."""

    match: Match
    seats: list[Seat]
    path: Path
    is_new_file: bool = True
    recalled: int = 0


def _session(
    options: PlayOptions, terminal: Terminal, catalogue: Catalogue, env: Mapping[str, str]
) -> Session:
    program = _program(options, catalogue, env)
    if options.resume or options.resume_file is not None:
        table = _resumed(options, env, program)
        message = "welcome-back"
    else:
        _check_record(options)
        if options.says_nothing() and not terminal.interactive:
            terminal.say(catalogue.say("not-asked"))
        elif options.says_nothing():
            options = ask_options(terminal, catalogue, options)
        table = _new(options, catalogue, env)
        message = "welcome"
    match = table.match
    words = Words(catalogue, match.game, Names.of(match.game, match.names, options.rules_dir))
    bots = {
        number: make_bot(seat.bot, match.game, Random(f"{match.dealer.seed}:{number}"))
        for number, seat in enumerate(table.seats)
        if seat.bot is not None
    }
    _welcome(terminal, words, message, match.names)
    return Session(
        match,
        words,
        terminal,
        bots,
        table.path,
        table.recalled,
        program=program,
        is_worth_saving=options.record is not None,
        is_new_file=table.is_new_file,
    )


def _welcome(terminal: Terminal, words: Words, message: str, names: list[str]) -> None:
    rules = words.game.ruleset
    terminal.title(words.say("title"))
    terminal.say(
        words.say(
            message,
            players=", ".join(names),
            map=words.map_name(),
            weather=words.weather_name(),
            rounds=rules.rounds,
        )
    )
    chosen = []
    if rules.variant != DEFAULT_VARIANT:
        chosen.append(words.variant_name())
    if rules.limits_name != DEFAULT_LIMITS:
        chosen.append(words.limits_name())
    if chosen:
        terminal.say(words.say("welcome-chosen", chosen=", ".join(chosen)))
    terminal.say(words.say("welcome-help"))


def _program(options: PlayOptions, catalogue: Catalogue, env: Mapping[str, str]) -> Program:
    """How the match is gone on with, in the language and with the rules of now."""
    words: list[str] = []
    if options.rules_dir is not None:
        words += ["--rules-dir", str(options.rules_dir)]
    if catalogue.language != pick_language(None, env):
        words += ["--lang", catalogue.language]
    return Program(called_as(search_path=env.get("PATH")), tuple(words))


def _new(options: PlayOptions, catalogue: Catalogue, env: Mapping[str, str]) -> _Table:
    name = _game_name(options)
    refuse_data_of_another_game(options.rules_dir, name)
    try:
        seats = seating(
            options.names,
            options.bots,
            options.seats,
            list(BOTS[name]),
            catalogue.say("default-name"),
            OFFERS[name].seat_counts,
        )
    except SeatingError as error:
        raise Complaint(error.message, game=name, **error.params) from error
    if options.first is not None and not 0 <= options.first < len(seats):
        raise Complaint("play-bad-first", first=options.first, last=len(seats) - 1)
    board = options.map or DEFAULT_MAP
    limits = options.limits or DEFAULT_LIMITS
    game = load(
        name,
        seats=len(seats),
        map=board,
        weather=options.weather or DEFAULT_WEATHER,
        rules_dir=options.rules_dir,
        limits=checks.limits_name("--limits", limits, name, len(seats), board),
        variant=checks.variant_name("--variant", options.variant or DEFAULT_VARIANT, name),
    )
    names = [seat.name for seat in seats]
    match = Match(game, names, Dealer(options.seed), options.first)
    return _Table(match, seats, options.record or new_file(games_folder(env)))


def _game_name(options: PlayOptions) -> str:
    """The game that is asked for, or that somebody's own data is for.

    Raises:
        UnknownChoice: if there is no such game.
    """
    if options.game is not None:
        if options.game not in OFFERS:
            raise UnknownChoice("game", options.game, GAMES)
        return options.game
    folder = options.rules_dir
    return (game_of_data(folder) if folder is not None else None) or DEFAULT_GAME


def _resumed(options: PlayOptions, env: Mapping[str, str], program: Program) -> _Table:
    path = options.resume_file
    if path is None:
        folder = games_folder(env)
        path = latest_unfinished(folder)
        if path is None:
            raise Complaint("play-nothing-to-resume", folder=str(folder))
    goes_on = options.record is None or is_same(options.record, path)
    if not goes_on:
        _check_record(options)
    try:
        record = read_record(path)
        game = game_of(record.header, options.rules_dir)
        match = Match.resumed(game, record, Dealer(options.seed))
    except RecordError as error:
        raise RecordComplaint(str(path), error) from error
    if game.is_over(match.state):
        command = program.line("replay", str(path))
        raise Complaint("play-already-over", file=str(path), command=command)
    seats = _seats_of(record)
    if all(seat.bot is not None for seat in seats):
        # a match of bots: somebody takes over the first seat
        seats[0] = Seat(seats[0].name)
    return _Table(match, seats, options.record or path, not goes_on, len(record.plies))


def _check_record(options: PlayOptions) -> None:
    """A new file is named, if any.

    Raises:
        Complaint: if it exists, or is a folder.
    """
    if options.record is not None:
        checks.new_file("--record", str(options.record))


def _seats_of(record: Record) -> list[Seat]:
    return [Seat(name, bot_of(name, BOT_NAMES)) for name in record.header.names]
