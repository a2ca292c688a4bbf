"""The words of a log: what a row of it can hold besides the text of an action.

A log only grows. So what is taken back stays in it, and a row says that it was taken back; a record
has only what is left. Each row is an actor and a text, and no action of any game is called by one
of these texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

TAKE_BACK: Final = "take back"
"""A seat took its last action back."""

ASK_BACK: Final = "ask back"
"""A seat asked the others whether it may go back further than it may alone."""

AGREE: Final = "agree"
"""A seat agreed to what another had asked."""

REFUSE: Final = "refuse"
"""A seat refused what another had asked."""

TALK: Final = frozenset((ASK_BACK, AGREE, REFUSE))
"""The words that change nothing of the match itself."""

_GO_BACK: Final = "go back to "
_MOST_DIGITS: Final = 9


def go_back_to(count: int) -> str:
    """The text of a row from which on only the first `count` plies are left.

    >>> go_back_to(120)
    'go back to 120'
    """
    return f"{_GO_BACK}{count}"


def gone_back_to(text: str) -> int | None:
    """How many plies a row leaves, or None if it says nothing of going back.

    >>> gone_back_to("go back to 120"), gone_back_to("back"), gone_back_to("go back to camp1")
    (120, None, None)
    """
    word = text.removeprefix(_GO_BACK)
    is_number = word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS
    return int(word) if is_number and word != text else None


def is_action(text: str) -> bool:
    """Whether a row holds an action of a seat or of chance.

    >>> is_action("end"), is_action("take back"), is_action("go back to 7"), is_action("agree")
    (True, False, False, False)
    """
    return text != TAKE_BACK and text not in TALK and gone_back_to(text) is None


class NothingToTakeBack(ValueError):
    """A seat has done nothing since somebody last learned something new."""


class NoWayBack(ValueError):
    """A match cannot be gone back in to where no seat has acted."""


@dataclass(frozen=True)
class Removed:
    """What a row has removed from a log.

    Attributes:
        number: the number of the first action that is not what it was.
        actor, text: the action, if only this one is gone; None and "" where all from it on are.
    """

    number: int
    actor: int | None = None
    text: str = ""


def resolve(log: Iterable[tuple[int, str]]) -> tuple[list[tuple[int, str]], list[Removed]]:
    """The actions that are left of a log, and what was removed from it, in the order of its rows.

    >>> resolve([(0, "end"), (1, "end"), (1, "take back"), (1, "rest")])
    ([(0, 'end'), (1, 'rest')], [Removed(number=1, actor=1, text='end')])

    Raises:
        NothingToTakeBack: if a seat takes back what it has not done.
        NoWayBack: if it goes back to where there is nothing.
    """
    left: list[tuple[int, str]] = []
    removed: list[Removed] = []
    for actor, text in log:
        if text == TAKE_BACK:
            numbers = [
                number for number in range(len(left) - 1, -1, -1) if left[number][0] == actor
            ]
            if not numbers:
                raise NothingToTakeBack(actor)
            removed.append(Removed(numbers[0], *left.pop(numbers[0])))
        elif (count := gone_back_to(text)) is not None:
            if count >= len(left):
                raise NoWayBack(count)
            removed.append(Removed(count))
            del left[count:]
        elif text not in TALK:
            left.append((actor, text))
    return left, removed
