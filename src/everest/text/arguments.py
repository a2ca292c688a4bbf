"""What the phrase of an action needs, by the kind of the action: the kinds that all games share.

Kinds go by their names, since a number stands for another kind in each game. A kind that is
missing needs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from everest.engine.cards import WAY_NAMES
from everest.engine.vocabulary import PIECE_NAMES
from everest.text.names import Words

Arguments = dict[str, str | int]
"""The arguments of a message."""

Maker = Callable[[Words, int], Arguments]
"""From an action to the arguments of its phrase."""


def card_argument(words: Words, action: int) -> Arguments:
    """Of an action with a card alone."""
    return {"card": words.card(words.rules.cards.ids[words.game.actions.arg_a[action]])}


def player_argument(words: Words, action: int) -> Arguments:
    """Of an action about a seat."""
    return {"player": words.player(words.game.actions.arg_a[action])}


def dealt_arguments(words: Words, action: int) -> Arguments:
    """Of a card that a seat draws."""
    table = words.game.actions
    card = words.rules.cards.ids[table.arg_b[action]]
    return {"player": words.player(table.arg_a[action]), "card": words.card(card)}


def piece_argument(words: Words, action: int) -> Arguments:
    """Of an action about a piece alone."""
    return {"piece": PIECE_NAMES[words.game.actions.arg_a[action]]}


def space_arguments(words: Words, action: int) -> Arguments:
    """Of a piece that comes to a space."""
    space = words.rules.board.ids[words.game.actions.arg_b[action]]
    return {**piece_argument(words, action), "space": words.space(space)}


def _token(words: Words, action: int) -> Arguments:
    return {"value": words.rules.token_values[words.game.actions.arg_a[action]]}


def _weather(words: Words, action: int) -> Arguments:
    tile = words.rules.weather[words.game.actions.arg_a[action]]
    return {"days": " / ".join([words.day(day) for day in tile.days])}


def _use(words: Words, action: int) -> Arguments:
    table = words.game.actions
    card, way = table.arg_a[action], table.arg_c[action]
    return {
        **card_argument(words, action),
        "holder": PIECE_NAMES[table.arg_b[action]],
        "points": words.rules.cards.points[4 * card + way],
        "way": WAY_NAMES[way],
    }


def _way(words: Words, action: int) -> Arguments:
    return {"way": WAY_NAMES[words.game.actions.arg_c[action]]}


def _settle_card(words: Words, action: int) -> Arguments:
    return {**card_argument(words, action), **_way(words, action)}


def _settle_point(words: Words, action: int) -> Arguments:
    return {**piece_argument(words, action), **_way(words, action)}


SHARED_ARGUMENTS: Final[Mapping[str, Maker]] = {
    "play": card_argument,
    "take": _token,
    "use": _use,
    "move": space_arguments,
    "pitch": piece_argument,
    "settle-card": _settle_card,
    "settle-point": _settle_point,
    "settle-level": piece_argument,
    "first": player_argument,
    "weather": _weather,
    "token": _token,
    "deal": dealt_arguments,
}
