"""A search that keeps names and pieces apart."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from style import Point


@dataclass(frozen=True)
class Rect:
    """A rectangle that something takes up."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, half_width: float, half_height: float) -> Rect:
        """A rectangle by its middle."""
        return cls(x - half_width, y - half_height, x + half_width, y + half_height)

    def overlap(self, other: Rect) -> float:
        """The area that both take up."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        return width * height if width > 0 and height > 0 else 0.0

    def grown(self, by: float) -> Rect:
        """A larger one."""
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@dataclass
class Item:
    """Something to be laid beside a space: its name, a guide, a tent.

    Attributes:
        key: what it is, for messages.
        space: where it belongs.
        choices: possible places, each with what it costs to be just there.
        draw: draws it into its rectangle.
        step: what each point of a connection under it costs.
        rect: where it lies.
    """

    key: str
    space: str
    choices: list[tuple[Rect, float]]
    draw: Callable[[Rect], str]
    step: float
    rect: Rect = Rect(0, 0, 0, 0)


class Layout:
    """Finds places for items that overlap neither each other nor what is fixed."""

    CHOICES: Final = 80
    SEARCHES: Final = 60

    def __init__(
        self, frame: Rect, spaces: dict[str, Rect], fixed: list[Rect], lines: list[list[Point]]
    ) -> None:
        self.frame = frame
        self.spaces = spaces
        self.fixed = fixed
        self.lines = [point for line in lines for point in line]

    def settle(self, items: list[Item], rng: Random) -> None:
        """Choose a place for each item: the best of several searches from chance beginnings."""
        for item in items:
            costs = [(rect, own + self._cost_alone(item, rect)) for rect, own in item.choices]
            item.choices = sorted(costs, key=lambda choice: choice[1])[: self.CHOICES]
        best: tuple[float, list[Rect]] | None = None
        for _ in range(self.SEARCHES):
            for item in items:
                item.rect = rng.choice(item.choices[:12])[0]
            totals = self._improve(items)
            while (better := self._improve(items)) != totals:
                totals = better
            if best is None or sum(totals) < best[0]:
                best = sum(totals), [item.rect for item in items]
        assert best is not None
        for item, rect in zip(items, best[1], strict=True):
            item.rect = rect

    def clashes(self, items: list[Item]) -> list[str]:
        """What still overlaps or is cut off, in words."""
        found = []
        for at, item in enumerate(items):
            others = {other.key: other.rect for other in items[at + 1 :]}
            others |= {f"space {space}": rect for space, rect in self.spaces.items()}
            others |= {f"mark {which}": rect for which, rect in enumerate(self.fixed)}
            found += [f"{item.key} and {key}" for key, o in others.items() if item.rect.overlap(o)]
            if self._outside(item.rect):
                found.append(f"{item.key} and the frame")
        return found

    def _improve(self, items: list[Item]) -> list[float]:
        """Move each item to where it fits best; returns what each then costs."""
        totals = []
        for item in items:
            others = [other.rect.grown(1.5) for other in items if other is not item]
            least = math.inf
            for rect, cost in item.choices:
                if cost >= least:
                    break  # the choices are sorted, and neighbours only add to their costs
                total = cost + sum([price(rect, other) for other in others])
                if total < least:
                    least, item.rect = total, rect
            totals.append(least)
        return totals

    def _outside(self, rect: Rect) -> float:
        frame = self.frame
        return (
            max(frame.left - rect.left, 0)
            + max(rect.right - frame.right, 0)
            + max(frame.top - rect.top, 0)
            + max(rect.bottom - frame.bottom, 0)
        )

    def _cost_alone(self, item: Item, rect: Rect) -> float:
        grown = rect.grown(1.5)
        cost = sum([price(grown, other) for other in [*self.fixed, *self.spaces.values()]])
        cost += 400 * self._outside(rect)
        cost += item.step * sum([grown.covers(x, y) for x, y in self.lines])
        # nearer to a foreign space than to its own, it would be taken for one of that space
        own = distance(rect, self.spaces[item.space])
        for space, other in self.spaces.items():
            if space != item.space and distance(rect, other) < 1.3 * own + 3:
                cost += 70
        return cost


def price(rect: Rect, other: Rect) -> float:
    """What an overlap costs."""
    area = rect.overlap(other)
    return 300 + 10 * area if area else 0.0


def distance(rect: Rect, other: Rect) -> float:
    """How far two rectangles lie apart; 0 where they touch or overlap."""
    across = max(rect.left - other.right, other.left - rect.right, 0)
    down = max(rect.top - other.bottom, other.top - rect.bottom, 0)
    return math.hypot(across, down)
