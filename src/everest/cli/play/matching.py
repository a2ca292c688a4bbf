"""From what was typed to an action: the notation, with abbreviations that leave no doubt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from everest.engine.game import AnyGame

FILLERS: Final = frozenset(("for", "to", "from", "of", "with", "and"))
"""Words of the notation that may be left out."""


@dataclass(frozen=True)
class Match:
    """What a text may mean.

    Attributes:
        action: the action that is meant, or None.
        candidates: the actions that it could mean, if there are several.
    """

    action: int | None = None
    candidates: tuple[int, ...] = field(default=())


def match_action(game: AnyGame, legal: Sequence[int], text: str) -> Match:
    """The action that `text` names, in full or shortened.

    Shortened words mean a legal action if they fit one, so that few of them are enough; else the
    one action that they fit, so that it can be said why it is refused.

    >>> import everest
    >>> game = everest.load("mount-everest")
    >>> legal = [game.actions.find("move A to i3"), game.actions.find("move B to i3")]
    >>> match_action(game, legal, "m a i3").action == legal[0]
    True
    >>> len(match_action(game, legal, "move").candidates)
    2
    >>> tent = game.actions.find("give tent from supply to A")
    >>> match_action(game, [*legal, tent], "give tent a").action == tent
    True
    >>> game.text(match_action(game, legal, "m b c1w").action)
    'move B to c1w'
    """
    action = game.actions.find_loosely(text)
    if action >= 0:
        return Match(action)
    typed = _tokens(text)
    if not typed:
        return Match()
    names = {action: _tokens(game.text(action)) for action in legal}
    found = _begun(typed, names)
    if found.action is not None or found.candidates:
        return found
    loose = [action for action, name in names.items() if _is_within(typed, name)]
    if loose:
        return Match(loose[0]) if len(loose) == 1 else Match(None, tuple(loose))
    kinds = game.actions.kinds
    others = [action for action in range(len(kinds)) if kinds[action] not in game.chance_kinds]
    # of several nothing is said: none of them can be done
    return Match(_begun(typed, {action: _tokens(game.text(action)) for action in others}).action)


def _begun(typed: list[str], names: Mapping[int, list[str]]) -> Match:
    """The action whose name begins with what was typed, or the candidates."""
    begun = [action for action, name in names.items() if _abbreviates(typed, name)]
    exact = [action for action in begun if names[action] == typed]
    complete = [action for action in begun if len(names[action]) == len(typed)]
    for found in (exact, complete, begun):
        if len(found) == 1:
            return Match(found[0])
    return Match(None, tuple(begun))


def _tokens(text: str) -> list[str]:
    return [word for word in text.lower().split() if word not in FILLERS]


def _is_within(typed: list[str], name: list[str]) -> bool:
    """Whether the parts stand in the name in this order, perhaps with others between."""
    rest = iter(name)
    return name[0].startswith(typed[0]) and all(
        any(word.startswith(part) for word in rest) for part in typed
    )


def _abbreviates(typed: list[str], name: list[str]) -> bool:
    return len(typed) <= len(name) and all(
        word.startswith(part) for part, word in zip(typed, name, strict=False)
    )
