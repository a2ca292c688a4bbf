"""What each game says and shows of its own, behind one interface.

The screens of Mount Everest are in the modules `guides_*`, those of K2 in `climbers_*`; all other
modules of this package serve both games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from everest.advice.shapes import Note
from everest.cli.play.scene import Scene
from everest.cli.play.terminal import Terminal
from everest.text.names import Words

SceneT = TypeVar("SceneT", bound=Scene)
"""The kind of scene that a game has."""

Nights = Mapping[tuple[int, str], Sequence[str]]
"""By seat and holder, lines about what the night did there."""


class Placed(NamedTuple):
    """Where a choice stands in a menu, and its words there.

    With an empty `text` the choice has a row of its own, and the head says it all.
    """

    group: str
    head: str
    text: str = ""


@dataclass(frozen=True, kw_only=True)
class Screens(Generic[SceneT]):
    """The parts of the screens that are one game's own: names and functions.

    Attributes:
        topics: topics of `help`, each with a message of `topic_prefix` and its name.
        topic_prefix: see there.
        commands: commands in the order of the help, each with a message ``command-NAME``.
        groups: the groups of a menu in their order, each with a message ``menu-group-NAME``.
        foldable: groups that can be shown as one line: the first always, others in a long menu.
        scene: the scene of a view.
        show_around: the viewer's own pieces and camps, tonight, and where they can go.
        duties: what the viewer has to see to before all else.
        place: the place in the menu of an action that is the game's own; None for shared ones.
        hint: one line of advice, or None.
        cautions: from what the viewer could still do to sentences to show once before the turn
            ends; none when all is well.
        deaths_text: who dies of an action at once, in words; empty where nobody does.
        death_warning: the same as a sentence to show once before it; empty where nobody does.
        nights: tonight for everybody, to be told if the night comes now.
        show_player: the score of a player, its pieces and camps.
        decks_text: how many cards a player has, and where.
        show_other_cards: the viewer's cards that are in no hand and no main deck.
        show_standing: what the table shows of the contest beyond the scores.
        show_day: what the heading of a day shows beside the scores.
        show_final: the end of a match.
    """

    topics: tuple[str, ...]
    topic_prefix: str
    commands: tuple[str, ...]
    groups: tuple[str, ...]
    foldable: tuple[str, ...]
    scene: Callable[[Words, Any], SceneT]
    show_around: Callable[[Terminal, SceneT], None]
    duties: Callable[[SceneT], list[Note]]
    place: Callable[[SceneT, int], Placed | None]
    hint: Callable[[SceneT], str | None]
    cautions: Callable[[SceneT, Sequence[int]], list[str]]
    deaths_text: Callable[[SceneT, int], str]
    death_warning: Callable[[SceneT, int], str]
    nights: Callable[[SceneT], Nights]
    show_player: Callable[[Terminal, SceneT, int], None]
    decks_text: Callable[[SceneT, int], str]
    show_other_cards: Callable[[Terminal, SceneT], None]
    show_standing: Callable[[Terminal, SceneT], None]
    show_day: Callable[[Terminal, SceneT], None]
    show_final: Callable[[Terminal, SceneT], None]


AnyScreens = Screens[Any]
"""The screens of any game."""


def show_nothing(terminal: Terminal, scene: Scene) -> None:
    """Where a game has nothing of its own to show."""
