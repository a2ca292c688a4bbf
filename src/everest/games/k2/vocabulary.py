"""The actions that only K2 has, and for whom its acclimatization cards are used."""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.cards import REST
from everest.engine.vocabulary import PIECE_NAMES, SHARED_KINDS, USE_REST, Vocabulary
from everest.games.k2.ruleset import K2Ruleset

RESCUE: Final = 14
GIVE_UP: Final = 15

KIND_NAMES: Final = [*SHARED_KINDS, "rescue", "give-up"]


class K2Vocabulary(Vocabulary):
    """The shared actions and those of K2.

    Attributes:
        use_rest: at ``card * 2 + piece``; rescue: at ``piece * spaces + space``; give_up: by
            piece. Rescues are there only in the family variant (KX1), and to every space: one
            that is too high is refused with a reason.
    """

    def __init__(self, ruleset: K2Ruleset, table: ActionTable) -> None:
        super().__init__(ruleset, table)
        cards, board = ruleset.cards, ruleset.board
        pieces = range(len(PIECE_NAMES))
        self.use_rest = [-1] * (len(PIECE_NAMES) * len(cards))
        for card in range(len(cards)):
            if cards.points[4 * card + REST]:
                for piece in pieces:
                    text = f"use {cards.ids[card]} for {PIECE_NAMES[piece]}"
                    index = len(PIECE_NAMES) * card + piece
                    self.use_rest[index] = table.add(USE_REST, text, card, piece)
        self.rescue = [-1] * (len(PIECE_NAMES) * len(board))
        self.give_up = [-1] * len(PIECE_NAMES)
        if not ruleset.rescue_cards:
            return
        for piece in pieces:
            for space, name in enumerate(board.ids):
                index = piece * len(board) + space
                text = f"rescue {PIECE_NAMES[piece]} to {name}"
                self.rescue[index] = table.add(RESCUE, text, piece, space)
            self.give_up[piece] = table.add(GIVE_UP, f"give up {PIECE_NAMES[piece]}", piece)
