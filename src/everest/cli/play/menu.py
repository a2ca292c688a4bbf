"""The legal actions, numbered, in words, in groups by what they concern."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from everest.cli.play.deaths import deaths_text
from everest.cli.play.scene import Scene
from everest.cli.play.terminal import FAINT, TIED, TITLE, Terminal
from everest.engine.board import LEVEL
from everest.engine.cards import UP, WAY_NAMES
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
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    BACK,
    GIVE,
    HOLDER_NAMES,
    PAY,
    RAISE,
    SETTLE_POOL,
    SUPPLY,
    SWAP,
    USE_REST,
)
from everest.text.actions import phrase

MOST_LINES: Final = 20
"""A menu with more lines than this folds its groups that can be unfolded by a command."""

FOLDABLE: Final = ("abandon", "load")
"""Groups that can be shown as one line: the first always, the other in a long menu."""

GROUPS: Final = ("icefall", "raise", "cards", "A", "B", "load", "risk", "other", "turn", "abandon")


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


class Menu:
    """All legal actions of a decision."""

    def __init__(self, scene: Scene, legal: Sequence[int], width: int) -> None:
        """Arrange the legal actions for a terminal of so many columns."""
        self._width = width
        self._scene = scene
        self._table = scene.words.game.actions
        self.legal = tuple(legal)
        grouped: dict[str, dict[str, list[tuple[int, str]]]] = {}
        for action in legal:
            group, head, text = self._place(action)
            grouped.setdefault(group, {}).setdefault(head, []).append((action, text))
        self.groups: list[Group] = []
        number = 0
        for name in GROUPS:
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
        for name in FOLDABLE:
            group = self.group(name)
            if group is not None:
                too_long = sum(map(self._lines, self.groups)) > MOST_LINES
                group.folded = name == "abandon" or (too_long and len(group.rows) > 1)

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

    def _place(self, action: int) -> tuple[str, str, str]:
        """The group of an action, the head of its row, and its words in that row.

        A row with an empty text has one choice, and the head says it all.
        """
        table, scene = self._table, self._scene
        kind = table.kinds[action]
        a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
        words = scene.words
        cards = words.rules.cards
        if kind in (USE, USE_REST):
            holder = HOLDER_NAMES[b]
            way = ""
            if kind == USE and len([w for w in (0, 1, 2) if cards.points[4 * a + w]]) > 1:
                way = WAY_NAMES[c]
            text = scene.say("menu-use", holder=holder, way=way or "only")
            return "cards", words.card(cards.ids[a]), text + self._mark(action)
        if kind == MOVE:
            return PIECE_NAMES[a], self._move_text(a, b), ""
        if kind in (PITCH,):
            cost = scene.cost(scene.player()["pieces"][a]["space"]) or 0
            return PIECE_NAMES[a], scene.say("menu-pitch", cost=cost), ""
        if kind == GIVE:
            thing = words.thing(words.game.words.item_name(c, words.rules.clients))
            source = HOLDER_NAMES[a]
            if b == ABANDON:
                return (
                    "abandon",
                    scene.say("from-holder", source=source),
                    thing + self._mark(action),
                )
            return "load", self._give_head(source, HOLDER_NAMES[b]), thing
        if kind == RAISE:
            return "raise", phrase(words, action), ""
        if kind in (PAY, BACK):
            return "icefall", phrase(words, action), ""
        if kind in (SETTLE_CARD, SETTLE_POINT, SETTLE_LEVEL, SETTLE_POOL):
            return "risk", phrase(words, action) + self._mark(action), ""
        if kind == SWAP:
            return "other", phrase(words, action), ""
        if kind == END:
            return "turn", phrase(words, action), ""
        return "other", phrase(words, action), ""

    def _mark(self, action: int) -> str:
        """Who dies of the action at once, to stand behind its words."""
        text = deaths_text(self._scene, action)
        return f" ({text})" if text else ""

    def _give_head(self, source: str, target: str) -> str:
        words = self._scene.words
        if source == HOLDER_NAMES[SUPPLY]:
            return words.say("menu-take", holder=target)
        return words.say("menu-bring", source=source, target=target)

    def _move_text(self, piece: int, target: int) -> str:
        scene = self._scene
        space = scene.board.ids[target]
        here = scene.number(scene.player()["pieces"][piece]["space"])
        direction = scene.board.direction(here, target)
        way = "level" if direction == LEVEL else "up" if direction == UP else "down"
        tile = scene.tile(space)
        others = len(scene.guides_at(space))
        limit = scene.limit(space)
        return scene.say(
            "menu-move",
            way=way,
            space=scene.words.space(space),
            cost=scene.cost(space) or 0,
            tile=f", {tile}" if scene.is_face_down(space) else "",
            full="yes" if limit is not None and others >= limit else "no",
        )

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
