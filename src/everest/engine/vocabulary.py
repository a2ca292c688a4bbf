"""The actions that all games share, and where each stands in the table."""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.cards import ANY, DOWN, REST, UP, WAY_NAMES
from everest.engine.ruleset import Ruleset

PLAY: Final = 0
TAKE: Final = 1
USE: Final = 2
USE_REST: Final = 3
MOVE: Final = 4
PITCH: Final = 5
SETTLE_CARD: Final = 6
SETTLE_POINT: Final = 7
SETTLE_LEVEL: Final = 8
END: Final = 9
FIRST: Final = 10
WEATHER: Final = 11
TOKEN: Final = 12
DEAL: Final = 13

SHARED_KINDS: Final = [
    "play",
    "take",
    "use",
    "use-rest",
    "move",
    "pitch",
    "settle-card",
    "settle-point",
    "settle-level",
    "end",
    "first",
    "weather",
    "token",
    "deal",
]

PIECE_NAMES: Final = ("A", "B")


class Vocabulary:
    """Builds the shared actions into a table and finds them again by what they mean.

    Each attribute is a list of action numbers, -1 where there is no such action:
        play: by card; take, token: by token kind; first: by seat; weather: by tile;
        use: at ``(card * 2 + piece) * 3 + way``; move: at ``piece * spaces + space``;
        pitch, settle_level: by piece; settle_card: at ``card * 4 + way``;
        settle_point: at ``piece * 3 + way``; deal: at ``seat * printed cards + card``.

    For whom an acclimatization card can be used (USE_REST) is for each game to say.
    """

    def __init__(self, ruleset: Ruleset, table: ActionTable) -> None:
        cards = ruleset.cards
        board = ruleset.board
        printed = range(cards.printed)
        seats = range(ruleset.seats)
        pieces = range(len(PIECE_NAMES))

        self.play = [table.add(PLAY, f"play {cards.ids[card]}", card) for card in printed]
        self.take = [
            table.add(TAKE, f"take {value}", kind)
            for kind, value in enumerate(ruleset.token_values)
        ]
        self.use = [-1] * (len(cards) * len(PIECE_NAMES) * 3)
        for card in range(len(cards)):
            ways = [way for way in (UP, ANY, DOWN) if cards.points[4 * card + way]]
            for piece in pieces:
                for way in ways:
                    suffix = f" {WAY_NAMES[way]}" if len(ways) > 1 else ""
                    text = f"use {cards.ids[card]} for {PIECE_NAMES[piece]}{suffix}"
                    index = (card * len(PIECE_NAMES) + piece) * 3 + way
                    self.use[index] = table.add(USE, text, card, piece, way)
        self.move = [
            table.add(MOVE, f"move {PIECE_NAMES[piece]} to {space}", piece, target)
            for piece in pieces
            for target, space in enumerate(board.ids)
        ]
        self.pitch = [table.add(PITCH, f"pitch {PIECE_NAMES[piece]}", piece) for piece in pieces]
        self.settle_card = [-1] * (len(cards) * 4)
        for card in range(len(cards)):
            ways = [way for way in (UP, ANY, DOWN, REST) if cards.points[4 * card + way]]
            for way in ways:
                suffix = f" {WAY_NAMES[way]}" if len(ways) > 1 else ""
                text = f"settle with card {cards.ids[card]}{suffix}"
                self.settle_card[4 * card + way] = table.add(SETTLE_CARD, text, card, -1, way)
        self.settle_point = [
            table.add(
                SETTLE_POINT,
                f"settle with {WAY_NAMES[way]} point of {PIECE_NAMES[piece]}",
                piece,
                -1,
                way,
            )
            for piece in pieces
            for way in (UP, ANY, DOWN)
        ]
        self.settle_level = [
            table.add(SETTLE_LEVEL, f"settle with levels of {PIECE_NAMES[piece]}", piece)
            for piece in pieces
        ]
        self.end = table.add(END, "end")
        self.first = [table.add(FIRST, f"first {seat}", seat) for seat in seats]
        self.weather = [
            table.add(WEATHER, f"weather {tile.name}", index)
            for index, tile in enumerate(ruleset.weather)
        ]
        self.token = [
            table.add(TOKEN, f"token {value}", kind)
            for kind, value in enumerate(ruleset.token_values)
        ]
        self.deal = [
            table.add(DEAL, f"deal {seat} {cards.ids[card]}", seat, card)
            for seat in seats
            for card in printed
        ]
