"""What the phrases of actions need that K2 has of its own; see `everest.text.arguments`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from everest.engine.vocabulary import PIECE_NAMES
from everest.text.arguments import (
    Arguments,
    Maker,
    card_argument,
    piece_argument,
    space_arguments,
)
from everest.text.names import Words


def _use_rest(words: Words, action: int) -> Arguments:
    piece = PIECE_NAMES[words.game.actions.arg_b[action]]
    return {**card_argument(words, action), "holder": piece}


K2_ARGUMENTS: Final[Mapping[str, Maker]] = {
    "use-rest": _use_rest,
    "rescue": space_arguments,
    "give-up": piece_argument,
}
