"""Checks of single values and simple lists, which the checks of files are made of."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Protocol

from everest.games.faults import Fault, FaultCode, Place, is_identifier, shown, shown_number
from everest.games.schema import Sourced

MOST_OF_A_KIND = 99
"""Cards, tokens or tiles that show the same."""


def in_range(place: Place, found: float, least: int, most: int) -> Iterator[Fault]:
    """`found` lies from `least` to `most`; NaN lies nowhere."""
    if not least <= found <= most:
        number = shown_number(found)
        yield place.fault(FaultCode.OUT_OF_RANGE, found=number, least=least, most=most)


def at_most(place: Place, found: int, most: int, key: str) -> Iterator[Fault]:
    """`found` is no more than `most`, the value of another key."""
    if found > most:
        number, limit = shown_number(found), shown_number(most)
        yield place.fault(FaultCode.MORE_THAN_ALLOWED, found=number, most=limit, key=key)


def multiple(place: Place, found: int, divisor: int, key: str) -> Iterator[Fault]:
    """`found` is a multiple of `divisor`, the value of another key."""
    if divisor > 0 and found % divisor:
        number, other = shown_number(found), shown_number(divisor)
        yield place.fault(FaultCode.NOT_A_MULTIPLE, found=number, divisor=other, key=key)


def text(place: Place, found: str) -> Iterator[Fault]:
    """`found` says something."""
    if not found.strip():
        yield place.fault(FaultCode.BLANK_TEXT)


def sourced(place: Place, table: Sourced) -> Iterator[Fault]:
    """The table says where its numbers come from."""
    return text(place.at("provenance"), table.provenance)


def identifier(place: Place, found: str) -> Iterator[Fault]:
    """`found` can be used in commands and records."""
    if not is_identifier(found):
        yield place.fault(FaultCode.BAD_ID, found=shown(found))


def unique_ids(place: Place, ids: Sequence[str]) -> Iterator[Fault]:
    """No id is given twice; the later entry is the fault, the earlier one is named."""
    for index, first in repeats(ids):
        again = place.at(f"#{index + 1}", "id")
        yield again.fault(FaultCode.DUPLICATE_ID, found=shown(ids[index]), first=f"#{first + 1}")


def unique_entries(place: Place, entries: Sequence[Hashable]) -> Iterator[Fault]:
    """No entry of a list says the same as an earlier one (their counts aside)."""
    for index, first in repeats(entries):
        again = place.at(f"#{index + 1}")
        yield again.fault(FaultCode.DUPLICATE_ENTRY, first=f"#{first + 1}")


class Counted(Protocol):
    """An entry that stands for several equal things."""

    @property
    def count(self) -> int:
        """How many."""


def number_of(entries: Iterable[Counted]) -> int:
    """How many things these are, all entries together."""
    return sum(entry.count for entry in entries)


def repeats(items: Iterable[Hashable]) -> Iterator[tuple[int, int]]:
    """The index of each item that came before, with the index where it came first."""
    seen: dict[Hashable, int] = {}
    for index, item in enumerate(items):
        if seen.setdefault(item, index) != index:
            yield index, seen[item]
