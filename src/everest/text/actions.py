"""Actions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from everest.engine.game import AnyGame
from everest.games.mount_everest.vocabulary import ABANDON
from everest.text.arguments import SHARED_ARGUMENTS, Maker
from everest.text.catalogue import Catalogue
from everest.text.everest_arguments import EVEREST_ARGUMENTS
from everest.text.k2_arguments import K2_ARGUMENTS
from everest.text.names import Names, Words

_ARGUMENTS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "mount-everest": {**SHARED_ARGUMENTS, **EVEREST_ARGUMENTS},
    "k2": {**SHARED_ARGUMENTS, **K2_ARGUMENTS},
}
"""By game and kind, what a phrase needs."""


def action_phrase(catalogue: Catalogue, game: AnyGame, action: int, names: Names) -> str:
    """What an action does, as a phrase without a full stop.

    >>> import everest
    >>> game = everest.load("mount-everest")
    >>> names = Names.of(game, ("Ann", "Bob"))
    >>> action_phrase(Catalogue("en"), game, game.actions.find("move A to i3"), names)
    'move guide A to Icefall, the Football Field (i3)'
    """
    return phrase(Words(catalogue, game, names), action)


def phrase(words: Words, action: int) -> str:
    """Like `action_phrase`, for who has words already."""
    table = words.game.actions
    kind = table.kind_names[table.kinds[action]]
    maker = _ARGUMENTS[words.rules.game].get(kind)
    arguments = maker(words, action) if maker is not None else {}
    if kind == "give" and table.arg_b[action] == ABANDON:
        return words.say("action-abandon", **arguments)
    return words.say(f"action-{kind}", **arguments)
