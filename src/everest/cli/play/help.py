"""Help and the rules, on demand."""

from __future__ import annotations

from typing import Final

from everest.cli.play.program import Program
from everest.cli.play.terminal import TITLE, Terminal
from everest.text.catalogue import Catalogue

TOPICS: Final = (
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
)
"""Topics of `help`, each with a message `help-TOPIC`."""

COMMANDS: Final = (
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
)
"""Commands in the order of the help, each with a message `command-NAME`."""


def show_help(
    terminal: Terminal, catalogue: Catalogue, topic: str, program: Program | None = None
) -> None:
    """The commands and topics, or the text of a topic."""
    topic = topic.lower()
    command_line = (program or Program()).line("play", "--resume")
    if topic in TOPICS:
        terminal.say(catalogue.say(f"help-{topic}"))
        return
    if topic in COMMANDS:
        terminal.say(f"{topic}: {catalogue.say(f'command-{topic}', command=command_line)}")
        return
    if topic:
        terminal.say(catalogue.say("help-unknown", topic=topic, known=", ".join(TOPICS)))
        return
    terminal.say(catalogue.say("help-input"))
    for command in COMMANDS:
        text = catalogue.say(f"command-{command}", command=command_line)
        terminal.say(f"{command:<9}{text}", indent=2, hang=9)
    terminal.say(catalogue.say("help-topics", topics=", ".join(TOPICS)))


def show_rules(terminal: Terminal, catalogue: Catalogue, label: str) -> None:
    """The sections of the rules, the clauses of one section, or one clause."""
    label = label.upper()
    prefix = "rules-section-"
    sections = [name.removeprefix(prefix) for name in catalogue.ids() if name.startswith(prefix)]
    if not label:
        for section in sections:
            terminal.say(f"{section}  {catalogue.say(prefix + section)}", indent=2)
        terminal.say(catalogue.say("rules-how"))
    elif label in sections:
        terminal.say(catalogue.say(prefix + label), TITLE)
        for name in catalogue.ids():
            clause = name.removeprefix("rule-")
            if clause != name and clause.rstrip("0123456789") == label:
                terminal.say(f"{clause}  {catalogue.say(name)}", hang=4)
    elif catalogue.has(f"rule-{label}"):
        terminal.say(f"{label}  {catalogue.say(f'rule-{label}')}", hang=4)
    else:
        terminal.say(catalogue.say("rules-unknown", label=label))
