"""`everest rules`: the rules reference of a game, whole, one section, or one clause."""

import re
import textwrap
from typing import Annotated, Final

import typer

from everest.cli import options, streams
from everest.cli.complaints import Complaint
from everest.cli.usage import command_classes, width
from everest.games.faults import shown
from everest.games.loading import DEFAULT_GAME, GAMES
from everest.text.catalogue import Catalogue

MOUNT_EVEREST: Final = "mount-everest"
K2: Final = "k2"

_RULE = re.compile(r"rule-(?P<section>[A-Z]+)(?P<number>[0-9]+)")
_SECTION = re.compile(r"rules-section-(?P<section>[A-Z]+)")
_SECTION_OF_K2 = re.compile(r"K[A-Z]")
INTRODUCTION_OF_K2: Final = ("game", "words", "same", "instead", "without")

_MARGIN: Final = " " * 8


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
        game: Annotated[
            str,
            typer.Option(
                "--game", metavar=say("cli-metavar-name"), help=say("cli-option-rules-game")
            ),
        ] = DEFAULT_GAME,
    ) -> None:
        name = options.game_name("--game", game, GAMES)
        streams.write(reference(catalogue, clause, name))


def reference(catalogue: Catalogue, wanted: str | None, game: str = DEFAULT_GAME) -> str:
    """The text of a clause (``M4``), of a section (``M``), or of all of a game.

    No label is used by both games, so a clause or section is found whatever the game.

    Raises:
        Complaint: if there is no such clause or section.
    """
    if wanted is None:
        return "\n\n".join(
            [
                *_introduction(catalogue, game),
                *[
                    _section(catalogue, name, clauses)
                    for name, clauses in sections(catalogue, game).items()
                ],
            ]
        )
    everything = {
        name: clauses for each in GAMES for name, clauses in sections(catalogue, each).items()
    }
    label = wanted.strip().upper()
    if label in everything:
        return _section(catalogue, label, everything[label])
    for clauses in everything.values():
        if label in clauses:
            return _clause(catalogue, label)
    letters = label.rstrip("0123456789")
    if letters in everything:
        known = " ... ".join(dict.fromkeys([everything[letters][0], everything[letters][-1]]))
    else:
        known = ", ".join(everything)
    raise Complaint("cli-no-such-clause", given=shown(wanted), known=known)


def sections(catalogue: Catalogue, game: str) -> dict[str, list[str]]:
    """The clauses of each section of a game's reference, in order."""
    found: dict[str, list[str]] = {}
    for message in catalogue.ids():
        match = _SECTION.fullmatch(message) or _RULE.fullmatch(message)
        if match is None or game != _game_of(match["section"]):
            continue
        if match.re is _SECTION:
            found[match["section"]] = []
        else:
            found[match["section"]].append(match["section"] + match["number"])
    return found


def _game_of(section: str) -> str:
    return K2 if _SECTION_OF_K2.fullmatch(section) else MOUNT_EVEREST


def _introduction(catalogue: Catalogue, game: str) -> list[str]:
    """What stands before the sections: for K2, which clauses it shares with Mount Everest."""
    if game != K2:
        return []
    texts = [catalogue.say(f"rules-k2-{part}") for part in INTRODUCTION_OF_K2]
    return [
        catalogue.say("rules-k2-title"),
        *[
            textwrap.fill(text, width(), initial_indent=_MARGIN, subsequent_indent=_MARGIN)
            for text in texts
        ],
    ]


def _section(catalogue: Catalogue, name: str, clauses: list[str]) -> str:
    title = f"{name}  {catalogue.say(f'rules-section-{name}')}"
    return "\n\n".join([title, *[_clause(catalogue, clause) for clause in clauses]])


def _clause(catalogue: Catalogue, name: str) -> str:
    start = f"  {name}".ljust(len(_MARGIN))
    text = catalogue.say(f"rule-{name}")
    return textwrap.fill(text, width(), initial_indent=start, subsequent_indent=_MARGIN)
