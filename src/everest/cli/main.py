"""The program: picks the language, builds the commands, and answers for what goes wrong."""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer

import everest
from everest.cli import streams
from everest.cli.complaints import (
    BAD_INPUT,
    CORRECTABLE,
    INTERRUPTED,
    READER_GONE,
    Complaint,
    file_complaint,
    sentences,
)
from everest.cli.usage import (
    HELP_OPTIONS,
    LANGUAGE_METAVAR,
    LANGUAGE_OPTION,
    command_classes,
    no_such_command,
    usage_complaint,
)
from everest.engine import is_compiled
from everest.games.faults import shown
from everest.text.catalogue import LANGUAGES, Catalogue, catalogue, pick_language

VERSION_OPTION: Final = "--version"

COMMANDS: Final = {
    "table": "table",
    "play": "play_command",
    "replay": "replay",
    "legal": "legal",
    "check": "check",
    "mask": "mask",
    "simulate": "simulate",
    "rules": "rules",
    "export-rules": "export_rules",
    "perft": "perft",
    "serve": "serve",
    "admin": "admin",
    "bot": "bot",
    "verify": "verify",
}
"""All commands, in the order of the help page, and the module that each is in."""


def build_app(words: Catalogue, names: Sequence[str]) -> typer.Typer:
    """Some commands, with their help in the language of the catalogue."""
    _, group_class = command_classes(words)
    app = typer.Typer(
        cls=group_class,
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": list(HELP_OPTIONS)},
    )

    @app.callback()
    def everest_command(
        lang: Annotated[
            str | None,
            typer.Option(
                LANGUAGE_OPTION,
                metavar=LANGUAGE_METAVAR,
                help=words.say("cli-option-lang"),
            ),
        ] = None,
        version: Annotated[
            bool, typer.Option(VERSION_OPTION, help=words.say("cli-option-version"))
        ] = False,
    ) -> None:
        pass  # both are dealt with before the commands are built, see `run`

    for name in names:
        import_module(f"everest.cli.{COMMANDS[name]}").add(app, words)
    return app


@cache
def the_program(language: str, name: str | None = None) -> Any:
    """The program in one language, ready to be run again and again.

    With all of its commands, or with one only: to read the modules of all takes half a second.
    """
    names = list(COMMANDS) if name is None else [name]
    return typer.main.get_command(build_app(catalogue(language), names))


def version_line() -> str:
    """The version, and whether the engine is compiled."""
    way = "compiled" if is_compiled() else "plain Python"
    return f"everest {everest.__version__} (engine: {way})"


def run(arguments: Sequence[str]) -> int:
    """Run the program and return its exit code; what goes wrong with input is raised."""
    given, rest = split_language(arguments)
    language = given or pick_language(None, os.environ)
    if rest[:1] == [VERSION_OPTION]:
        streams.write(version_line())
        return 0
    program = the_program(language, rest[0] if rest and rest[0] in COMMANDS else None)
    meant, path = _meant(program, rest)
    if path == ["everest", *rest] and hasattr(meant, "commands"):
        rest = [*rest, HELP_OPTIONS[-1]]
    try:
        result = program.main(rest, prog_name="everest", standalone_mode=False, obj=given)
    except CORRECTABLE:
        raise
    except Exception as error:
        if "UsageError" not in [kind.__name__ for kind in type(error).__mro__]:
            raise
        raise usage_complaint(error, meant, " ".join(path)) from error
    return result if isinstance(result, int) else 0


def _meant(command: Any, words: Sequence[str]) -> tuple[Any, list[str]]:
    """The command that a command line is for, and how it is written.

    Raises:
        Complaint: if there is no such command.
    """
    path = ["everest"]
    for word in words:
        commands = getattr(command, "commands", None)
        if commands is None or word.startswith("-"):
            break
        if word not in commands:
            raise no_such_command(word, list(commands))
        command = commands[word]
        path.append(word)
    return command, path


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that is asked for, and the arguments without the option, which may be anywhere.

    Raises:
        Complaint: for a language that there is no catalogue of, or none after the option.
    """
    rest: list[str] = []
    given: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest.extend([word, *words])
        elif word == LANGUAGE_OPTION:
            value = next(words, None)
            if value is None:
                raise Complaint("cli-option-value", option=LANGUAGE_OPTION, command="everest")
            given = value
        elif word.startswith(f"{LANGUAGE_OPTION}="):
            given = word.partition("=")[2]
        else:
            rest.append(word)
    try:
        return None if given is None else pick_language(given, os.environ), rest
    except ValueError as error:
        raise Complaint(
            "cli-no-such-language", given=shown(str(given)), known=", ".join(LANGUAGES)
        ) from error


def main(argv: Sequence[str] | None = None) -> int:
    """The command `everest`: returns the exit code, 2 for bad input."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    streams.prepare()
    try:
        return run(arguments)
    except KeyboardInterrupt:
        streams.complain("")
        return INTERRUPTED
    except streams.ReaderGone:
        streams.abandon_output()
        return READER_GONE
    except streams.CannotWrite as error:
        streams.abandon_output()
        return _complain(arguments, Complaint("cli-cannot-write", reason=error.reason))
    except CORRECTABLE as error:
        return _complain(arguments, error)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):
            return READER_GONE  # that is how Typer ends then
        return error.code if isinstance(error.code, int) else BAD_INPUT
    except OSError as error:
        if not streams.is_of_output(error):
            return _complain(arguments, file_complaint(error))
        streams.abandon_output()
        reason = error.strerror or type(error).__name__
        return _complain(arguments, Complaint("cli-cannot-write", reason=reason))


def _complain(arguments: Sequence[str], error: Exception) -> int:
    try:
        given, _ = split_language(arguments)
    except Complaint:
        given = None
    language = given or pick_language(None, os.environ)
    for sentence in sentences(catalogue(language), error):
        streams.complain(f"everest: {sentence}")
    return BAD_INPUT
