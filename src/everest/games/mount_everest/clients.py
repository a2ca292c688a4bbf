"""Clients as a bag: mountaineers and tourists by level, summited or not.

A client's class is ``group * levels + level - 1``; the groups are mountaineer, mountaineer that
has summited, tourist, tourist that has summited. Because the levels of a group lie side by side
in the bag, a loss of levels for everybody is one shift.
"""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.bag import Bag

MOUNTAINEER: Final = 0
TOURIST: Final = 1
KIND_NAMES: Final = ("mountaineer", "tourist")
GROUPS: Final = 4


class ClientRules:
    """The numbers about clients, and what happens to bags of them.

    Attributes:
        levels: the highest level that a client can have during a round (Q2).
        classes: number of client classes, ``4 * levels``.
        start_level: level of a new client (L2).
        summit_points, base_points, death_points: points of each kind for the summit (V1), for
            coming home (V2) and for dying (V4, negative).
        highest_level: level to which each kind is cut in phase 4 (H2).
        fresh: the class of a new client of each kind.
    """

    def __init__(
        self,
        levels: int,
        start_level: int,
        summit_points: list[int],
        base_points: list[int],
        death_points: list[int],
        highest_level: list[int],
    ) -> None:
        self.levels = levels
        self.classes = GROUPS * levels
        self.start_level = start_level
        self.summit_points = summit_points
        self.base_points = base_points
        self.death_points = death_points
        self.highest_level = highest_level
        self.fresh = [self.class_of(kind, start_level, False) for kind in (MOUNTAINEER, TOURIST)]
        # masks over bags: clients of level k or less; of one group; below the highest level
        self._at_most = [self._mask(range(level)) for level in range(levels + 1)]
        self._group = [
            self._mask(range(levels)) & (((1 << (8 * levels)) - 1) << (8 * levels * group))
            for group in range(GROUPS)
        ]
        self._not_summited = self._group[0] | self._group[2]
        self._summited = self._group[1] | self._group[3]
        self.names = [self.class_name(item) for item in range(self.classes)]

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        points = (self.summit_points, self.base_points, self.death_points)
        return ClientRules, (self.levels, self.start_level, *points, self.highest_level)

    def _mask(self, level_indices: range) -> int:
        return sum(
            [
                255 << (8 * (group * self.levels + index))
                for group in range(GROUPS)
                for index in level_indices
            ]
        )

    def class_of(self, kind: int, level: int, summited: bool) -> int:
        """The class of a client; levels count from 1."""
        return (2 * kind + (1 if summited else 0)) * self.levels + level - 1

    def kind_of(self, item: int) -> int:
        """MOUNTAINEER or TOURIST."""
        return item // (2 * self.levels)

    def level_of(self, item: int) -> int:
        """The level of a class, from 1."""
        return item % self.levels + 1

    def has_summited(self, item: int) -> bool:
        """Whether clients of this class have summited."""
        return (item // self.levels) % 2 == 1

    def class_name(self, item: int) -> str:
        """The name in the notation: ``mountaineer-3``, ``tourist-2-summited``."""
        suffix = "-summited" if self.has_summited(item) else ""
        return f"{KIND_NAMES[self.kind_of(item)]}-{self.level_of(item)}{suffix}"

    def lose(self, clients: Bag, levels: int) -> tuple[Bag, int, int]:
        """Everybody loses `levels`: (survivors, dead mountaineers, dead tourists) (V4)."""
        if levels >= self.levels:
            return (bag.EMPTY, *self.numbers(clients.packed))
        dying = clients.packed & self._at_most[levels]
        survivors = bag.of((clients.packed ^ dying) >> (bag.BITS_PER_KIND * levels))
        return (survivors, *self.numbers(dying)) if dying else (survivors, 0, 0)

    def numbers(self, packed: int) -> tuple[int, int]:
        """How many mountaineers and tourists are in a packed bag."""
        mountaineers = packed & (self._group[0] | self._group[1])
        return bag.of(mountaineers).total, bag.of(packed ^ mountaineers).total

    def check(self, clients: Bag, change: int) -> tuple[Bag, int, int]:
        """The acclimatization check of one place (H1, H2).

        All levels change by `change` in one step; who is then below 1 dies; then levels are cut
        to the highest of each kind. Returns (survivors, dead mountaineers, dead tourists).
        """
        survivors: list[int] = []
        dead = [0, 0]
        for item in clients.listed:
            kind = self.kind_of(item)
            level = self.level_after_check(kind, self.level_of(item), change)
            if level < 1:
                dead[kind] += 1
            else:
                survivors.append(self.class_of(kind, level, self.has_summited(item)))
        return bag.from_kinds(survivors), dead[MOUNTAINEER], dead[TOURIST]

    def level_after_check(self, kind: int, level: int, change: int) -> int:
        """A client's level after phase 4, 0 or less meaning death (H1, H2)."""
        return min(level + change, self.highest_level[kind])

    def summit(self, clients: Bag) -> tuple[Bag, int, int]:
        """Those who have not summited do (V1): (clients after, mountaineers, tourists)."""
        arriving = clients.packed & self._not_summited
        if not arriving:
            return clients, 0, 0
        summited = arriving << (bag.BITS_PER_KIND * self.levels)
        return (bag.of((clients.packed ^ arriving) + summited), *self.numbers(arriving))

    def come_home(self, clients: Bag) -> tuple[Bag, int, int]:
        """Those who have summited leave (V2): (clients after, mountaineers, tourists)."""
        leaving = clients.packed & self._summited
        if not leaving:
            return clients, 0, 0
        return (bag.of(clients.packed ^ leaving), *self.numbers(leaving))

    def highest(self, clients: Bag) -> int:
        """The highest level in a bag, 0 when it is empty."""
        return max([self.level_of(item) for item in clients.kinds], default=0)

    def level_sum(self, clients: Bag) -> int:
        """All levels of a bag added up."""
        return sum([self.level_of(item) for item in clients.listed])

    def without_summited(self, clients: Bag) -> Bag:
        """Those of a bag who have not summited."""
        return bag.of(clients.packed & self._not_summited)
