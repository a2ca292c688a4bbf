"""Cards as a table of numbers: the printed kinds, and what is left of a card that paid for risk.

A card may pay a part of a risk token and be used with the rest (Z4). What is left of it is a
card kind of its own, so that a bag of unused cards says everything about them.
"""

from __future__ import annotations

from typing import Any, Final

UP: Final = 0
ANY: Final = 1
DOWN: Final = 2
REST: Final = 3
"""The ways in which a card's points can serve: up, in any direction, down, or as levels."""

WAYS: Final = (UP, ANY, DOWN, REST)
WAY_NAMES: Final = ("up", "any", "down", "rest")

GONE: Final = -1
"""Stands for a card of which nothing is left."""


class CardKinds:
    """Every kind of card of a ruleset; the printed kinds come first.

    Attributes:
        ids: the name of each kind, unique.
        points: points of kind ``k`` in way ``w`` at index ``4 * k + w``.
        loss: levels that each client with the guide loses when the card is used (U4).
        printed: the number of printed kinds; a player's cards are bags over these.
        printed_kind: the printed kind that each kind comes from.
        less: the kind that is left when one point in way ``w`` of kind ``k`` has paid for risk,
            at index ``4 * k + w``; `GONE` when nothing is left, -2 where there is no such point.
        best: the most points that a kind can give in one way: what it can pay for risk.
        risk_sum: what a kind adds to the sum of phase 2 (R1).
    """

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.points: list[int] = []
        self.loss: list[int] = []
        self.printed = 0
        self.printed_kind: list[int] = []
        self.less: list[int] = []
        self.best: list[int] = []
        self.risk_sum: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        lists = (self.ids, self.points, self.loss, self.printed_kind, self.less, self.best)
        return CardKinds, (), (*lists, self.risk_sum, self.printed)

    def __setstate__(self, values: tuple[Any, ...]) -> None:
        self.ids, self.points, self.loss, self.printed_kind = values[:4]
        self.less, self.best, self.risk_sum, self.printed = values[4:]

    def __len__(self) -> int:
        return len(self.ids)

    def add_printed(self, up: int, any_way: int, down: int, rest: int, loss: int) -> int:
        """Add a printed kind and return its number; the same face twice is one kind.

        Raises:
            ValueError: if kinds that are not printed were added before.
        """
        name = printed_name(up, any_way, down, rest, loss)
        if name in self.ids:
            return self.ids.index(name)
        if self.printed != len(self.ids):
            raise ValueError("printed kinds come before what is left of them")
        kind = len(self.ids)
        self._append(name, [up, any_way, down, rest], loss, kind)
        self.printed = kind + 1
        return kind

    def add_remainders(self) -> None:
        """Add what is left of every kind after each payment, once all printed kinds are there."""
        kind = 0
        while kind < len(self.ids):
            for way in (UP, ANY, DOWN, REST):
                self.less.append(self._remainder(kind, way))
            kind += 1

    def _remainder(self, kind: int, way: int) -> int:
        have = self.points[4 * kind + way]
        if have == 0:
            return -2
        if have == 1:
            return GONE
        base = self.printed_kind[kind]
        is_rope = self.points[4 * base + UP] > 0 and self.points[4 * base + DOWN] > 0
        direction = f"-{WAY_NAMES[way]}" if is_rope else ""
        name = f"{self.ids[base]}{direction}-left{have - 1}"
        if name in self.ids:
            return self.ids.index(name)
        left = [0, 0, 0, 0]
        left[way] = have - 1
        self._append(name, left, self.loss[kind], base)
        return len(self.ids) - 1

    def _append(self, name: str, points: list[int], loss: int, printed_kind: int) -> None:
        self.ids.append(name)
        self.points.extend(points)
        self.loss.append(loss)
        self.printed_kind.append(printed_kind)
        self.best.append(max(points))
        self.risk_sum.append(points[UP] + points[ANY])


def printed_name(up: int, any_way: int, down: int, rest: int, loss: int) -> str:
    """The name of a printed card: ``any2``, ``any3-loss1``, ``rope1/3``, ``down2``, ``rest2``."""
    if any_way > 0:
        name = f"any{any_way}"
    elif up > 0:
        name = f"rope{up}/{down}"
    elif down > 0:
        name = f"down{down}"
    else:
        name = f"rest{rest}"
    return f"{name}-loss{loss}" if loss else name
