"""What has happened, and what of it each player at the keyboard has been told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from everest.cli.play.screens import Nights
from everest.cli.play.terminal import TITLE, WARNING, Terminal
from everest.engine.events import Event
from everest.text.events import told
from everest.text.names import Words

_STYLES: Final = {
    "summited": "bold green",
    "came-home": "bold green",
    "clients-died": WARNING,
    "climber-died": WARNING,
    "dying": WARNING,
    "rescued": "bold green",
    "turn-began": TITLE,
}

_SHOWN_OTHERWISE: Final = ("card-chosen", "weather-opened")
"""What the player is shown anyway when it happens."""

_OF_A_NIGHT: Final = ("clients-died", "score", "level", "climber-died", "climber-scored", "dying")
"""What may happen between two parts of one acclimatization check."""


@dataclass(frozen=True)
class Entry:
    """What one action has brought about.

    Attributes:
        seat: who acted.
        events: what happened.
        nights: the check in detail, where there was one.
    """

    seat: int
    events: Sequence[Event]
    nights: Nights = field(default_factory=dict)


class Log:
    """All entries of a match, in order."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._entries: list[Entry] = []
        self._told: dict[int, int] = {}

    def add(self, entry: Entry) -> None:
        """Note what an action has brought about."""
        self._entries.append(entry)

    def take_back(self, seat: int) -> None:
        """Forget the last entry of a seat, whose action was taken back."""
        for index in range(len(self._entries) - 1, -1, -1):
            if self._entries[index].seat == seat:
                del self._entries[index]
                for viewer, number in self._told.items():
                    self._told[viewer] = number - 1 if number > index else number
                return

    def take_as_told(self) -> None:
        """Everything so far is old news to everybody."""
        self._told = dict.fromkeys(range(self._words.game.ruleset.seats), len(self._entries))

    def tell(self, terminal: Terminal, viewer: int) -> None:
        """Print what is new for `viewer`."""
        first = self._told.get(viewer, 0)
        self._told[viewer] = len(self._entries)
        self._print(terminal, self._entries[first:], viewer, _SHOWN_OTHERWISE)

    def show(self, terminal: Terminal, viewer: int, most: int | None) -> None:
        """Print again what `viewer` may know, at most so many entries."""
        entries = self._entries if most is None else self._entries[-most:]
        self._print(terminal, entries, viewer)

    def _print(
        self,
        terminal: Terminal,
        entries: Sequence[Entry],
        viewer: int,
        left_out: Sequence[str] = (),
    ) -> None:
        plain: list[Event] = []
        in_check = False
        for entry in entries:
            for event in entry.events:
                seat = event.data.get("seat")
                holder = event.data.get("holder", event.data.get("piece"))
                has_detail = (seat, holder) in entry.nights
                detail = event.kind == "checked" and has_detail
                if not detail and event.kind != "day-began":
                    in_check = in_check and event.kind in _OF_A_NIGHT
                    is_told = has_detail and event.data.get("cause") == "check"
                    if event.kind not in left_out and not (event.kind == "level" and is_told):
                        plain.append(event)
                    continue
                self._print_plain(terminal, plain, viewer)
                plain = []
                if event.kind == "day-began":
                    (_, line), *_ = told(self._words, [event], viewer)
                    terminal.title(line)
                    in_check = False
                    continue
                assert isinstance(seat, int)
                if not in_check:
                    terminal.say(self._words.say("night-title"), TITLE)
                    in_check = True
                for line in entry.nights[seat, str(holder)]:
                    place = self._words.holder(str(holder))
                    player = self._words.player(seat)
                    terminal.say(
                        self._words.say("night-line", player=player, holder=place, fate=line),
                        indent=2,
                    )
        self._print_plain(terminal, plain, viewer)

    def _print_plain(self, terminal: Terminal, events: Sequence[Event], viewer: int) -> None:
        for kind, line in told(self._words, events, viewer):
            terminal.say(line, _STYLES.get(kind))
