"""A bag: a multiset of a few kinds, packed into one integer.

Cards in a hand, undrawn tiles, face-down tokens and clients in a tent are all bags. Kind ``k``
has the eight bits from ``8 * k`` on, so a bag holds up to 255 of each kind, is compared, hashed
and copied as one number, and taking one of kind ``k`` out is one subtraction.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
LARGEST_COUNT: Final = 255
BITS_PER_KIND: Final = 8

_CACHE_LIMIT: Final = 1 << 13
_kinds_of: dict[int, tuple[int, ...]] = {}
_items_of: dict[int, tuple[int, ...]] = {}
_total_of: dict[int, int] = {}


def one(kind: int) -> int:
    """The bag that holds a single item of `kind`; add or subtract it to put in or take out."""
    return 1 << (kind << 3)


def count(bag: int, kind: int) -> int:
    """How many items of `kind` are in `bag`."""
    return (bag >> (kind << 3)) & 255


def counts(bag: int, kinds: int) -> list[int]:
    """The number of items of each of the kinds 0 to ``kinds - 1``."""
    return list(bag.to_bytes(kinds, "little"))


def total(bag: int) -> int:
    """How many items are in `bag` altogether."""
    found = _total_of.get(bag)
    if found is None:
        found = sum(bag.to_bytes((bag.bit_length() + 7) >> 3, "little"))
        if len(_total_of) >= _CACHE_LIMIT:
            _total_of.clear()
        _total_of[bag] = found
    return found


def kinds(bag: int) -> tuple[int, ...]:
    """The kinds of which `bag` holds at least one, in ascending order."""
    found = _kinds_of.get(bag)
    if found is None:
        content = bag.to_bytes((bag.bit_length() + 7) >> 3, "little")
        found = tuple([kind for kind, number in enumerate(content) if number])
        if len(_kinds_of) >= _CACHE_LIMIT:
            _kinds_of.clear()
        _kinds_of[bag] = found
    return found


def from_counts(numbers: list[int]) -> int:
    """The bag with ``numbers[k]`` items of each kind ``k``.

    Raises:
        ValueError: if a number is below 0 or above 255.
    """
    return int.from_bytes(bytes(numbers), "little")


def from_kinds(items: list[int]) -> int:
    """The bag of the kinds listed, repeats counted."""
    return sum([one(kind) for kind in items])


def listed(bag: int) -> tuple[int, ...]:
    """Every item of `bag` by its kind, in ascending order, repeats included."""
    found = _items_of.get(bag)
    if found is None:
        items: list[int] = []
        for kind in kinds(bag):
            items.extend([kind] * count(bag, kind))
        found = tuple(items)
        if len(_items_of) >= _CACHE_LIMIT:
            _items_of.clear()
        _items_of[bag] = found
    return found


def item_at(bag: int, number: float) -> int:
    """The kind of the item at `number`, 0 <= number < 1, of the items in ascending order.

    Raises:
        ValueError: for an empty bag.

    >>> [item_at(from_kinds([2, 2, 5, 7]), number) for number in (0.0, 0.49, 0.5, 0.99)]
    [2, 2, 5, 7]
    """
    content = bag.to_bytes((bag.bit_length() + 7) >> 3, "little")
    left = int(number * sum(content))
    for kind, size in enumerate(content):
        left -= size
        if left < 0:
            return kind
    raise ValueError("an empty bag has no items")


def overlap(first: int, second: int) -> int:
    """The bag of what both bags hold: the smaller number of each kind."""
    return sum(
        [min(count(first, kind), count(second, kind)) << (kind << 3) for kind in kinds(first)]
    )
