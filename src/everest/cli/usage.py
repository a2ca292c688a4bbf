"""Help pages and complaints about the command line, in the language of the catalogue."""

from __future__ import annotations

import difflib
import shutil
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from everest.cli.complaints import Complaint
from everest.cli.examples import EXAMPLES
from everest.games.faults import shown
from everest.text.catalogue import LANGUAGES, Catalogue

WIDEST = 100
NARROWEST = 40
HELP_OPTIONS = ("-h", "--help")
LANGUAGE_OPTION = "--lang"
LANGUAGE_METAVAR = "|".join(LANGUAGES)


def command_classes(catalogue: Catalogue) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """The classes of a command and of a group of commands whose help is in one language."""

    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            formatter.write(command_help(catalogue, ctx))

    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            formatter.write(group_help(catalogue, ctx))

    return Command, Group


def options_of(command: str, catalogue: Catalogue) -> Callable[[str, str], Any]:
    """Makes options with a value for a command, from their names and the names of their values."""

    def option(name: str, metavar: str) -> Any:
        return typer.Option(
            name,
            metavar=catalogue.say(f"cli-metavar-{metavar}"),
            help=catalogue.say(f"cli-option-{command}-{name.removeprefix('--')}"),
        )

    return option


def group_help(catalogue: Catalogue, ctx: typer.Context) -> str:
    """The help page of the whole program, or of a command that has commands of its own."""
    say = catalogue.say
    commands: dict[str, Any] = ctx.command.commands  # type: ignore[attr-defined]
    name = _name(ctx)
    start = " ".join(["everest", *([name] if name else []), f"[{say('cli-usage-options')}]"])
    key = name or "everest"
    parts = [
        say("cli-usage", usage=f"{start} {say('cli-command')} ..."),
        paragraph(say(f"cli-{key}-help")),
        _section(say("cli-commands"), [(name, commands[name].help or "") for name in commands]),
        _section(say("cli-options"), list(_option_rows(catalogue, ctx))),
        _examples(catalogue, key),
        paragraph(say(f"cli-{name}-more-help" if name else "cli-more-help")),
    ]
    return "\n\n".join(parts)


def _name(ctx: Any) -> str:
    """How a command is written after ``everest``: ``admin list``; "" for the program."""
    words: list[str] = []
    while ctx.parent is not None:
        words.insert(0, str(ctx.info_name))
        ctx = ctx.parent
    return " ".join(words)


def _key(name: str) -> str:
    """A command in the names of messages."""
    return name.replace(" ", "-")


def command_help(catalogue: Catalogue, ctx: typer.Context) -> str:
    """The help page of a command."""
    say = catalogue.say
    name = _name(ctx)
    arguments = [param for param in ctx.command.params if param.param_type_name == "argument"]
    words = [
        "everest",
        name,
        f"[{say('cli-usage-options')}]",
        *[_piece(param) for param in arguments],
    ]
    parts = [
        say("cli-usage", usage=" ".join(words)),
        paragraph(say(f"cli-{_key(name)}-help")),
    ]
    if arguments:
        rows = [(str(param.metavar), str(getattr(param, "help", ""))) for param in arguments]
        parts.append(_section(say("cli-arguments"), rows))
    parts.append(_section(say("cli-options"), list(_option_rows(catalogue, ctx))))
    parts.append(_examples(catalogue, name))
    return "\n\n".join(parts)


def _piece(param: Any) -> str:
    name = f"{param.metavar}..." if param.nargs == -1 else str(param.metavar)
    return name if param.required else f"[{name}]"


def _option_rows(catalogue: Catalogue, ctx: typer.Context) -> Iterator[tuple[str, str]]:
    for param in ctx.command.params:
        if param.param_type_name != "option":
            continue
        names = ", ".join(sorted([*param.opts, *param.secondary_opts], key=len))
        text = str(getattr(param, "help", "") or "")
        if not getattr(param, "is_flag", False):
            names += f" {param.metavar}"
            if isinstance(param.default, str):
                text += " " + catalogue.say("cli-default", value=param.default)
        yield names, text
    if ctx.parent is not None:  # the program's own page has the option among its parameters
        yield f"{LANGUAGE_OPTION} {LANGUAGE_METAVAR}", catalogue.say("cli-option-lang")
    yield ", ".join(HELP_OPTIONS), catalogue.say("cli-help-option")


def _examples(catalogue: Catalogue, name: str) -> str:
    lines = []
    for number, command in enumerate(EXAMPLES[name], start=1):
        lines.append(f"  {command}")
        meaning = catalogue.say(f"cli-{_key(name)}-example-{number}")
        lines.append(
            textwrap.fill(meaning, width(), initial_indent=" " * 6, subsequent_indent=" " * 6)
        )
    return "\n".join([catalogue.say("cli-examples") + ":", *lines])


def _section(title: str, rows: list[tuple[str, str]]) -> str:
    """A heading and a list of names with what they mean, in two columns."""
    column = min(max([len(name) for name, _ in rows]), 26) + 4
    lines = [f"{title}:"]
    for name, text in rows:
        start = f"  {name}".ljust(column)
        if len(start) > column:
            lines.append(start)
            start = " " * column
        lines.append(
            textwrap.fill(text, width(), initial_indent=start, subsequent_indent=" " * column)
        )
    return "\n".join(lines)


def paragraph(text: str) -> str:
    """A text wrapped to the width of the terminal."""
    return "\n".join([textwrap.fill(part, width()) for part in text.split("\n")])


def width() -> int:
    """Columns to use: those of the terminal, within bounds that are good to read."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def usage_complaint(error: Exception, command: Any, name: str) -> Complaint:
    """The complaint about a command line that Typer cannot read.

    Typer brings its own exceptions or those of Click, depending on its version; the names of the
    classes are the same.

    Args:
        error: what Typer raised.
        command: the command that the line is for.
        name: how it is written, ``everest check``.
    """
    kinds = [kind.__name__ for kind in type(error).__mro__]
    if "NoSuchOption" in kinds:
        option = shown(str(getattr(error, "option_name", "")))
        known = [max(param.opts, key=len) for param in _options(command)]
        known += [name for name in (LANGUAGE_OPTION, HELP_OPTIONS[-1]) if name not in known]
        near = difflib.get_close_matches(option, known, 1)
        return Complaint(
            "cli-no-such-option",
            option=option,
            near=near[0] if near else "none",
            known=", ".join(known),
            command=name,
        )
    if "BadOptionUsage" in kinds:
        option = str(getattr(error, "option_name", ""))
        flags = [name for param in _options(command) if param.is_flag for name in param.opts]
        kind = "cli-option-without-value" if option in flags else "cli-option-value"
        return Complaint(kind, option=shown(option), command=name)
    if "MissingParameter" in kinds:
        param: Any = getattr(error, "param", None)
        if getattr(param, "param_type_name", "") == "option":
            return Complaint("cli-missing-option", option=max(param.opts, key=len), command=name)
        metavar = str(getattr(param, "metavar", ""))
        return Complaint("cli-missing-argument", argument=metavar, command=name)
    return Complaint("cli-too-many-arguments", command=name)


def _options(command: Any) -> list[Any]:
    return [param for param in command.params if param.param_type_name == "option"]


def no_such_command(given: str, commands: list[str]) -> Complaint:
    """The complaint about a word that is no command."""
    near = difflib.get_close_matches(given, commands, 1)
    return Complaint(
        "cli-no-such-command",
        given=shown(given),
        near=near[0] if near else "none",
        known=", ".join(commands),
    )
