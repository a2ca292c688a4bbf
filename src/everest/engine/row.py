"""A row: one value for each seat, piece or holder, as a tuple that is never changed in place.

A state is made of numbers and rows. To change one value is to put another row in the place of
the old one; so a copy of a state shares all of its rows, and costs no more than noting them.
"""

from __future__ import annotations

from typing import TypeVar

_Value = TypeVar("_Value")


def how_many(row: tuple[int, ...], value: int) -> int:
    """How often a row has a value.

    >>> how_many((3, 4, 3), 3)
    2
    """
    # compiled, this is six times as quick as `row.count(value)`
    number = 0
    for other in row:
        if other == value:
            number += 1
    return number


def changed(row: tuple[_Value, ...], index: int, value: _Value) -> tuple[_Value, ...]:
    """The row with another value at `index`.

    Raises:
        IndexError: if the row is too short.

    >>> changed((3, 4, 5), 1, 0)
    (3, 0, 5)
    """
    if len(row) == 4:
        # of the usual table of four; at half the price of what is done for all others
        if index == 0:
            return (value, row[1], row[2], row[3])
        if index == 1:
            return (row[0], value, row[2], row[3])
        if index == 2:
            return (row[0], row[1], value, row[3])
        if index == 3:
            return (row[0], row[1], row[2], value)
    values = list(row)
    values[index] = value
    return tuple(values)


def added(row: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """The row with `amount` more at `index`.

    Raises:
        IndexError: if the row is too short.

    >>> added((3, 4, 5), 1, -1)
    (3, 3, 5)
    """
    return changed(row, index, row[index] + amount)
