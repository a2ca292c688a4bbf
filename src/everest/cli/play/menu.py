"""The legal actions, numbered, in words, in groups by what they concern."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from everest.cli.play.scene import Scene
from everest.cli.play.screens import AnyScreens, Placed
from everest.cli.play.terminal import FAINT, TIED, TITLE, Terminal
from everest.engine.cards import ANY, DOWN, UP, WAY_NAMES
from everest.engine.vocabulary import (
    END,
    MOVE,
    PIECE_NAMES,
    PITCH,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
)
from everest.text.actions import phrase

MOST_LINES: Final = 20
"""A menu with more lines than this folds its groups that can be unfolded by a command."""


@dataclass(frozen=True)
class Choice:
    """One legal action: its number in the menu, and its words within its row."""

    number: int
    action: int
    text: str


@dataclass
class Row:
    """One line: one choice, or several alternatives of the same kind."""

    head: str
    choices: list[Choice] = field(default_factory=list)


@dataclass
class Group:
    """Choices about one thing."""

    name: str
    rows: list[Row]
    folded: bool = False

    def numbers(self) -> tuple[int, int]:
        """The first and the last number."""
        choices = [choice for row in self.rows for choice in row.choices]
        return choices[0].number, choices[-1].number


def place_card(scene: Scene, card: int, holder: str, way: str = "only") -> Placed:
    """The place of a card that can be used for somebody, in one way or in the only one."""
    name = scene.rules.cards.ids[card]
    return Placed("cards", scene.words.card(name), scene.say("menu-use", holder=holder, way=way))


class Menu:
    """All legal actions of a decision."""

    def __init__(self, screens: AnyScreens, scene: Scene, legal: Sequence[int], width: int) -> None:
        """Arrange the legal actions for a terminal of so many columns."""
        self._width = width
        self._screens = screens
        self._scene = scene
        self._table = scene.words.game.actions
        self.legal = tuple(legal)
        grouped: dict[str, dict[str, list[tuple[int, str]]]] = {}
        for action in legal:
            group, head, text = self._screens.place(scene, action) or self._place(action)
            grouped.setdefault(group, {}).setdefault(head, []).append((action, text))
        self.groups: list[Group] = []
        number = 0
        for name in screens.groups:
            rows = []
            for head, entries in grouped.get(name, {}).items():
                row = Row(head)
                for action, text in entries:
                    number += 1
                    row.choices.append(Choice(number, action, text))
                rows.append(row)
            if rows:
                self.groups.append(Group(name, rows))
        self._fold()

    def _fold(self) -> None:
        if len(self.groups) == 1:
            return
        for index, name in enumerate(self._screens.foldable):
            group = self.group(name)
            if group is not None:
                too_long = sum(map(self._lines, self.groups)) > MOST_LINES
                group.folded = index == 0 or (too_long and len(group.rows) > 1)

    def _lines(self, group: Group) -> int:
        """About how many lines a group takes, its heading included."""
        if group.folded:
            return 1
        return 1 + sum([1 + len(self._text(row)) // self._width for row in group.rows])

    def group(self, name: str) -> Group | None:
        """The group of this name, if there is one."""
        return next((group for group in self.groups if group.name == name), None)

    def action(self, number: int) -> int | None:
        """The action with this number, if it has been shown."""
        shown = [group for group in self.groups if not group.folded]
        choices = [choice for group in shown for row in group.rows for choice in row.choices]
        return next((choice.action for choice in choices if choice.number == number), None)

    def folded_at(self, number: int) -> Group | None:
        """The folded group that hides this number, if one does."""
        for group in self.groups:
            first, last = group.numbers()
            if group.folded and first <= number <= last:
                return group
        return None

    # -- words --------------------------------------------------------------------------------

    def _place(self, action: int) -> Placed:
        """The place of an action that all games have."""
        table, scene = self._table, self._scene
        kind = table.kinds[action]
        a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
        if kind == USE:
            points = scene.rules.cards.points
            is_rope = len([way for way in (UP, ANY, DOWN) if points[4 * a + way]]) > 1
            way = WAY_NAMES[c] if is_rope else "only"
            placed = place_card(scene, a, PIECE_NAMES[b], way)
            return placed._replace(text=placed.text + self._mark(action))
        if kind == MOVE:
            return Placed(PIECE_NAMES[a], scene.move_text(a, scene.board.ids[b]))
        if kind == PITCH:
            cost = scene.cost(scene.player()["pieces"][a]["space"]) or 0
            return Placed(PIECE_NAMES[a], scene.say("menu-pitch", cost=cost))
        text = phrase(scene.words, action)
        if kind in (SETTLE_CARD, SETTLE_POINT, SETTLE_LEVEL):
            return Placed("risk", text + self._mark(action))
        return Placed("turn" if kind == END else "other", text)

    def _mark(self, action: int) -> str:
        """Who dies of the action at once, to stand behind its words."""
        text = self._screens.deaths_text(self._scene, action)
        return f" ({text})" if text else ""

    # -- showing ------------------------------------------------------------------------------

    def show(self, terminal: Terminal) -> None:
        """All groups; folded ones in one line."""
        for group in self.groups:
            self.show_group(terminal, group, folded=group.folded)

    def show_group(self, terminal: Terminal, group: Group, *, folded: bool = False) -> None:
        """One group, unfolded unless asked otherwise."""
        scene = self._scene
        title = scene.say(f"menu-group-{group.name}")
        if not folded:
            group.folded = False  # from now on its numbers can be typed
        else:
            number = sum([len(row.choices) for row in group.rows])
            text = scene.say("menu-folded", title=title, count=number, command=group.name)
            terminal.say(text, FAINT)
            return
        if len(self.groups) > 1:
            terminal.say(title, TITLE)
        for row in group.rows:
            self._show_row(terminal, row)

    def _show_row(self, terminal: Terminal, row: Row) -> None:
        is_single = len(row.choices) == 1 and not row.choices[0].text
        terminal.say(self._text(row), hang=5 if is_single else 6)

    def _text(self, row: Row) -> str:
        """A row with its numbers and the notation of its first choice."""
        first = row.choices[0]
        notation = f"[{self._table.texts[first.action]}]".replace(" ", TIED)
        if len(row.choices) == 1 and not first.text:
            return f"{first.number:>3}) {row.head}  {notation}"
        parts = [f"{choice.number}) {choice.text}".replace(" ", TIED) for choice in row.choices]
        return f"    {row.head}:  {'  '.join(parts)}  {notation}"
