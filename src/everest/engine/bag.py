"""A bag: a multiset of a few kinds.

Cards in a hand, undrawn tiles, face-down tokens and clients in a tent are all bags. A bag never
changes: to take something out or to put something in is to have another bag in its place. Bags
that were made once are kept, with what follows from them and with the bags that are one item away,
so that a match mostly goes from one known bag to the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

LARGEST_COUNT: Final = 255
BITS_PER_KIND: Final = 8

MOST_KEPT: Final = 1 << 14
"""So many bags are kept, at about half a kilobyte each; then all are forgotten."""


def _counts(packed: int) -> bytes:
    """The number of items of each kind up to the last of which there is any."""
    return packed.to_bytes((packed.bit_length() + 7) >> 3, "little")


def _keep(neighbours: list[Bag | None], kind: int, found: Bag) -> None:
    while len(neighbours) <= kind:
        neighbours.append(None)
    neighbours[kind] = found


class Bag:
    """A multiset of kinds, which are small numbers. Made by `from_kinds`, `from_counts` and `of`.

    Attributes:
        packed: the numbers of items as one integer: kind ``k`` has the eight bits from ``8 * k``
            on, so a bag holds up to 255 of each kind.
        total: how many items there are altogether.
        kinds: the kinds of which there is at least one, in ascending order.
        listed: every item by its kind, in ascending order, repeats included.
        bits: `kinds` as a set of bits.
    """

    __slots__ = ("_less", "_more", "bits", "kinds", "listed", "packed", "total")

    def __init__(self, packed: int) -> None:
        kinds: list[int] = []
        listed: list[int] = []
        bits = 0
        for kind, number in enumerate(_counts(packed)):
            if number:
                kinds.append(kind)
                listed.extend([kind] * number)
                bits |= 1 << kind
        self.packed = packed
        self.total = len(listed)
        self.kinds = tuple(kinds)
        self.listed = tuple(listed)
        self.bits = bits
        # by kind, the bags with one item less and one item more, as far as they were asked for
        self._less: list[Bag | None] = []
        self._more: list[Bag | None] = []

    def count(self, kind: int) -> int:
        """How many items of `kind` there are."""
        return (self.packed >> (kind << 3)) & LARGEST_COUNT

    def minus(self, kind: int) -> Bag:
        """The bag with one item of `kind` less.

        Raises:
            ValueError: if there is none.
        """
        less = self._less
        if kind < len(less):
            found = less[kind]
            if found is not None:
                return found
        return self._make_less(kind)

    def _make_less(self, kind: int) -> Bag:
        if not self.count(kind):
            raise ValueError(f"there is no item of kind {kind} in {self}")
        found = of(self.packed - (1 << (kind << 3)))
        _keep(self._less, kind, found)
        return found

    def plus(self, kind: int) -> Bag:
        """The bag with one item of `kind` more.

        Raises:
            ValueError: if there are as many as a bag can hold.
        """
        more = self._more
        if kind < len(more):
            found = more[kind]
            if found is not None:
                return found
        return self._make_more(kind)

    def _make_more(self, kind: int) -> Bag:
        if self.count(kind) == LARGEST_COUNT:
            raise ValueError(f"a bag holds no more than {LARGEST_COUNT} items of kind {kind}")
        found = of(self.packed + (1 << (kind << 3)))
        _keep(self._more, kind, found)
        return found

    def item_at(self, number: float) -> int:
        """The kind of the item at `number`, 0 <= number < 1, of the items in ascending order.

        Raises:
            IndexError: for an empty bag.

        >>> [from_kinds([2, 2, 5, 7]).item_at(number) for number in (0.0, 0.49, 0.5, 0.99)]
        [2, 2, 5, 7]
        """
        return self.listed[int(number * self.total)]

    def overlap(self, other: Bag) -> Bag:
        """The bag of what both bags hold: the smaller number of each kind."""
        return of(
            sum([min(self.count(kind), other.count(kind)) << (kind << 3) for kind in self.kinds])
        )

    def forget_neighbours(self) -> None:
        """Let go of the bags that are one item away."""
        self._less = []
        self._more = []

    def __add__(self, other: Bag) -> Bag:
        """All items of both bags.

        Raises:
            ValueError: if that is more of a kind than a bag can hold.
        """
        found = self
        for kind in other.listed:
            found = found.plus(kind)
        return found

    def __sub__(self, other: Bag) -> Bag:
        """What is left when the items of another bag are taken out.

        Raises:
            ValueError: if they are not all here.
        """
        found = self
        for kind in other.listed:
            found = found.minus(kind)
        return found

    def __bool__(self) -> bool:
        return self.total > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.packed == other.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __repr__(self) -> str:
        return f"from_kinds({list(self.listed)})"

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of: the items, and not the bags that are near."""
        return of, (self.packed,)


_kept: Final[dict[int, Bag]] = {}


def of(packed: int) -> Bag:
    """The bag with these numbers of items, packed as `Bag.packed` says."""
    found = _kept.get(packed)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            # a list first: another thread may be making a bag at the same time
            forgotten = list(_kept.values())
            _kept.clear()
            for other in forgotten:
                other.forget_neighbours()
        found = _kept[packed] = Bag(packed)
    return found


EMPTY: Final = of(0)


def from_counts(numbers: list[int]) -> Bag:
    """The bag with ``numbers[k]`` items of each kind ``k``.

    Raises:
        ValueError: if a number is below 0 or above 255.
    """
    return of(int.from_bytes(bytes(numbers), "little"))


def from_kinds(items: Iterable[int]) -> Bag:
    """The bag of the kinds listed, repeats counted.

    Raises:
        ValueError: if that is more of a kind than a bag can hold.
    """
    found = EMPTY
    for kind in items:
        found = found.plus(kind)
    return found
