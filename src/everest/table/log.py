"""The words of a log: what a row of it can hold besides the text of an action.

A log only grows. So what is taken back stays in it, and a row says that it was taken back; a record
has only what is left. Each row is an actor and a text, and no action of any game is called by one
of these texts.
"""

from __future__ import annotations

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
