"""What the phrases of actions need that only Mount Everest has; see `everest.text.arguments`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import HOLDER_NAMES
from everest.text.arguments import (
    Arguments,
    Maker,
    card_argument,
    dealt_arguments,
    player_argument,
)
from everest.text.names import Words


def _return(words: Words, action: int) -> Arguments:
    end = ("top", "bottom")[words.game.actions.arg_b[action]]
    return {**card_argument(words, action), "end": end}


def _use_rest(words: Words, action: int) -> Arguments:
    holder = HOLDER_NAMES[words.game.actions.arg_b[action]]
    return {**card_argument(words, action), "holder": holder}


def _oxygen(words: Words, action: int) -> Arguments:
    return {"camp": words.game.actions.arg_a[action] + 1}


def _raise(words: Words, action: int) -> Arguments:
    table, clients = words.game.actions, _everest(words).rules.clients
    client = table.arg_b[action]
    return {
        "holder": HOLDER_NAMES[table.arg_a[action]],
        "client": words.thing(clients.names[client]),
        "level": clients.level_of(client) + 1,
    }


def _give(words: Words, action: int) -> Arguments:
    game = _everest(words)
    source, target, item = game.words.give_parts(action)
    return {
        "source": HOLDER_NAMES[source],
        "target": HOLDER_NAMES[target],
        "things": words.thing(game.words.item_name(item, game.rules.clients)),
    }


def _tile(words: Words, action: int) -> Arguments:
    face = words.game.actions.arg_a[action]
    return {"face": words.face(_everest(words).rules.face_names[face])}


def _everest(words: Words) -> MountEverest:
    assert isinstance(words.game, MountEverest)
    return words.game


EVEREST_ARGUMENTS: Final[Mapping[str, Maker]] = {
    "keep": card_argument,
    "remove": card_argument,
    "return": _return,
    "draw": dealt_arguments,
    "pawn": player_argument,
    "oxygen": _oxygen,
    "use-rest": _use_rest,
    "raise": _raise,
    "give": _give,
    "tile": _tile,
}
