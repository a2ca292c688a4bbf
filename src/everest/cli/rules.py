"""`everest rules`: the rules reference, whole, one section, or one clause."""

import re
import textwrap
from typing import Annotated

import typer

from everest.cli import streams
from everest.cli.complaints import Complaint
from everest.cli.usage import command_classes, width
from everest.games.faults import shown
from everest.text.catalogue import Catalogue

_RULE = re.compile(r"rule-(?P<section>[A-Z]+)(?P<number>[0-9]+)")
_SECTION = re.compile(r"rules-section-(?P<section>[A-Z]+)")


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    @app.command("rules", cls=command_class, help=say("cli-rules-short"))
    def rules(
        clause: Annotated[
            str | None,
            typer.Argument(metavar=say("cli-metavar-clause"), help=say("cli-argument-clause")),
        ] = None,
    ) -> None:
        streams.write(reference(catalogue, clause))


def reference(catalogue: Catalogue, wanted: str | None) -> str:
    """The text of a clause (``M4``), of a section (``M``), or of all.

    Raises:
        Complaint: if there is no such clause or section.
    """
    sections = _sections(catalogue)
    if wanted is None:
        return "\n\n".join([_section(catalogue, name, sections[name]) for name in sections])
    name = wanted.strip().upper()
    if name in sections:
        return _section(catalogue, name, sections[name])
    for clauses in sections.values():
        if name in clauses:
            return _clause(catalogue, name)
    letters = name.rstrip("0123456789")
    if letters in sections:
        known = f"{sections[letters][0]} ... {sections[letters][-1]}"
    else:
        known = ", ".join(sections)
    raise Complaint("cli-no-such-clause", given=shown(wanted), known=known)


def _sections(catalogue: Catalogue) -> dict[str, list[str]]:
    """The clauses of each section, in the order of the reference."""
    found: dict[str, list[str]] = {}
    for message in catalogue.ids():
        if match := _SECTION.fullmatch(message):
            found[match["section"]] = []
        elif match := _RULE.fullmatch(message):
            found[match["section"]].append(f"{match['section']}{match['number']}")
    return found


def _section(catalogue: Catalogue, name: str, clauses: list[str]) -> str:
    title = f"{name}  {catalogue.say(f'rules-section-{name}')}"
    return "\n\n".join([title, *[_clause(catalogue, clause) for clause in clauses]])


def _clause(catalogue: Catalogue, name: str) -> str:
    start = f"  {name}".ljust(8)
    text = catalogue.say(f"rule-{name}")
    return textwrap.fill(text, width(), initial_indent=start, subsequent_indent=" " * 8)
