"""Help and the rules, on demand."""

from __future__ import annotations

from everest.cli.play.program import Program
from everest.cli.play.screens import AnyScreens
from everest.cli.play.terminal import TITLE, Terminal
from everest.cli.rules import sections
from everest.games.loading import GAMES
from everest.text.names import Words


def show_help(
    terminal: Terminal,
    words: Words,
    screens: AnyScreens,
    topic: str,
    program: Program | None = None,
) -> None:
    """The commands and topics, or the text of a topic."""
    topic = topic.lower()
    command_line = (program or Program()).line("play", "--resume")
    known = ", ".join(screens.topics)
    if topic in screens.topics:
        terminal.say(words.say(f"{screens.topic_prefix}{topic}"))
        return
    if topic in screens.commands:
        terminal.say(f"{topic}: {words.say(f'command-{topic}', command=command_line)}")
        return
    if topic:
        terminal.say(words.say("help-unknown", topic=topic, known=known))
        return
    terminal.say(words.say("help-input"))
    for command in screens.commands:
        text = words.say(f"command-{command}", command=command_line)
        terminal.say(f"{command:<9}{text}", indent=2, hang=9)
    terminal.say(words.say("help-topics", topics=known))


def show_rules(terminal: Terminal, words: Words, label: str) -> None:
    """The sections of the game's rules, the clauses of one section, or one clause of any game."""
    label = label.upper()
    catalogue = words.catalogue
    prefix = "rules-section-"
    everything = {
        name: clauses for game in GAMES for name, clauses in sections(catalogue, game).items()
    }
    if not label:
        for section in sections(catalogue, words.game.ruleset.game):
            terminal.say(f"{section:<2} {catalogue.say(prefix + section)}", indent=2)
        terminal.say(words.say("rules-how"))
    elif label in everything:
        terminal.say(catalogue.say(prefix + label), TITLE)
        for clause in everything[label]:
            terminal.say(f"{clause}  {catalogue.say(f'rule-{clause}')}", hang=4)
    elif catalogue.has(f"rule-{label}"):
        terminal.say(f"{label}  {catalogue.say(f'rule-{label}')}", hang=4)
    else:
        terminal.say(catalogue.say("rules-unknown", label=label))
