"""Refusals in words: what is wrong, by which clause, and what would be right."""

from __future__ import annotations

from everest.engine.errors import IllegalAction
from everest.games.loading import DEFAULT_GAME
from everest.text.catalogue import Catalogue
from everest.text.names import Words


def refusal_message(code: str) -> str:
    """The id of the message for a code.

    >>> refusal_message("move.too-expensive")
    'refusal-move-too-expensive'
    """
    return "refusal-" + code.replace(".", "-")


def refusal_sentence(
    catalogue: Catalogue,
    refusal: IllegalAction,
    words: Words | None = None,
    game: str = DEFAULT_GAME,
) -> str:
    """One sentence about a refused action, with its clause in brackets.

    Args:
        catalogue: the language.
        refusal: why the action is not legal.
        words: gives cards, spaces and players their names; without it their ids are shown.
        game: the name of the game, for who has no words.

    >>> refusal = IllegalAction("pitch.no-tent", "T1", {"piece": "A"})
    >>> refusal_sentence(Catalogue("en"), refusal)
    'Guide A carries no tent; in base camp it can take one that you have left. [T1]'
    """
    arguments = {name: _worded(words, name, value) for name, value in refusal.params.items()}
    if words is not None:
        game = words.rules.game
    message = refusal_message(refusal.code)
    return f"{catalogue.say(message, game=game, **arguments)} [{refusal.clause}]"


def _worded(words: Words | None, name: str, value: str | int) -> str | int:
    if name == "zone":
        return f"z{value}"  # chosen from, not counted
    if words is None or isinstance(value, int):
        return words.player(int(value)) if words is not None and name == "seat" else value
    if name == "card":
        return words.card(value)
    if name == "space":
        return words.space(value)
    if name in ("client", "item"):
        return words.thing(value)
    return value
