"""Ways to split a turn's cards between two pieces, and to pay risk with them."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from everest.engine.bag import Bag
from everest.engine.cards import ANY, DOWN, GONE, REST, UP, CardKinds

Use = tuple[int, int, int]
"""A card, the piece that it is used for, and the way of its points (REST for levels)."""


class Means(NamedTuple):
    """What a piece has for its turn: points, levels to give, and levels that its cards take."""

    up: int = 0
    any_way: int = 0
    down: int = 0
    rest: int = 0
    loss: int = 0

    def affords(self, up: int, down: int, level: int = 0) -> bool:
        """Whether the points pay for so many up, down and on the level (U2, U3, KM1)."""
        from_any = max(up - self.up, 0) + max(down - self.down, 0)
        if level:
            from_any += max(level - max(self.up - up, 0) - max(self.down - down, 0), 0)
        return from_any <= self.any_way

    def plus(self, cards: CardKinds, card: int, way: int) -> Means:
        """With the points that a card gives in one way."""
        number = cards.points[4 * card + way]
        return Means(
            self.up + (number if way == UP else 0),
            self.any_way + (number if way == ANY else 0),
            self.down + (number if way == DOWN else 0),
            self.rest + (number if way == REST else 0),
            self.loss + (cards.loss[card] if way != REST else 0),
        )


Split = tuple[Means, Means]

MOST_SPLITS = 600
"""Splits that are looked at; three cards make far fewer, many cards of one's own data may not."""


def splits(cards: CardKinds, content: Bag, start: Split) -> dict[Split, tuple[Use, ...]]:
    """All that the pieces can have from a bag of cards, and the uses that give it to them."""
    found: dict[Split, tuple[Use, ...]] = {start: ()}
    for card in content.listed:
        grown: dict[Split, tuple[Use, ...]] = {}
        for split, uses in found.items():
            if cards.loss[card] or not cards.best[card]:
                grown.setdefault(split, uses)
            for way in (UP, ANY, DOWN, REST):
                if not cards.points[4 * card + way]:
                    continue
                for piece in (0, 1):
                    means = split[piece].plus(cards, card, way)
                    pair = (means, split[1]) if piece == 0 else (split[0], means)
                    grown.setdefault(pair, (*uses, (card, piece, way)))
        found = dict(islice(grown.items(), MOST_SPLITS))
    return found


def payments(cards: CardKinds, content: Bag, due: int) -> dict[Bag, tuple[tuple[int, int], ...]]:
    """What can be left of a bag of cards that pays `due` points of risk, and how it pays (K1 a, b).

    Each payment is a card and the way of the point that it gives. Where the cards cannot pay all
    of it, they pay what they can.
    """
    found: dict[Bag, tuple[tuple[int, int], ...]] = {content: ()}
    for _ in range(due):
        grown: dict[Bag, tuple[tuple[int, int], ...]] = {}
        for left, paid in found.items():
            for card in left.kinds:
                for way in (UP, ANY, DOWN, REST):
                    remainder = cards.less[4 * card + way]
                    if remainder < GONE:
                        continue
                    rest = left.minus(card)
                    if remainder != GONE:
                        rest = rest.plus(remainder)
                    grown.setdefault(rest, (*paid, (card, way)))
        if not grown:
            break
        found = grown
    return found
