"""What a guide can carry: the four rows of its board (L3), and bottles by zone (L6)."""

from __future__ import annotations

from typing import Final

ROOM_FOR_CLIENT: Final = 1
ROOM_FOR_BOTTLE: Final = 2
ROOM_FOR_TENT: Final = 4

_MOST: Final = 16
"""Loads are tabulated for fewer than this many bottles and clients; more never fit."""


class LoadRules:
    """The guide board as numbers.

    Attributes:
        rows: rows of a guide board.
        tent, client: rows that a tent and a client take.
        first_bottle, further_bottle: rows that the first bottle takes, and each further one.
        bottle_beside_tent: rows that the first bottle takes beside a tent.
        maximum_tents: tents that a guide may carry.
        bottle_limit: bottles that a guide may carry, by zone (L6).
    """

    def __init__(
        self,
        rows: int,
        tent: int,
        first_bottle: int,
        further_bottle: int,
        bottle_beside_tent: int,
        client: int,
        maximum_tents: int,
        bottle_limit: list[int],
    ) -> None:
        self.bottle_limit = bottle_limit
        self.rows = rows
        self.tent = tent
        self.first_bottle = first_bottle
        self.further_bottle = further_bottle
        self.bottle_beside_tent = bottle_beside_tent
        self.client = client
        self.maximum_tents = maximum_tents
        self._room = [
            [self._room_left(zone, load) for load in range((maximum_tents + 1) * _MOST * _MOST)]
            for zone in range(len(bottle_limit))
        ]

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        rows = (self.rows, self.tent, self.first_bottle, self.further_bottle)
        further = (self.bottle_beside_tent, self.client, self.maximum_tents, self.bottle_limit)
        return LoadRules, (*rows, *further)

    def rows_used(self, tents: int, bottles: int, clients: int) -> int:
        """Rows of the guide board that a load takes."""
        rows = tents * self.tent + clients * self.client
        if bottles:
            rows += self.bottle_beside_tent if tents else self.first_bottle
            rows += (bottles - 1) * self.further_bottle
        return rows

    def fits(self, zone: int, tents: int, bottles: int, clients: int) -> bool:
        """Whether a guide may carry this load in a zone (L3, L6)."""
        return (
            tents <= self.maximum_tents
            and bottles <= self.bottle_limit[zone]
            and self.rows_used(tents, bottles, clients) <= self.rows
        )

    def room(self, zone: int, tents: int, bottles: int, clients: int) -> int:
        """What may be added to a load: a sum of ROOM_FOR_CLIENT, _BOTTLE and _TENT."""
        if bottles >= _MOST or clients >= _MOST:
            return 0
        return self._room[zone][(tents * _MOST + bottles) * _MOST + clients]

    def _room_left(self, zone: int, load: int) -> int:
        tents, bottles, clients = load // (_MOST * _MOST), load // _MOST % _MOST, load % _MOST
        room = 0
        if self.fits(zone, tents, bottles, clients + 1):
            room |= ROOM_FOR_CLIENT
        if self.fits(zone, tents, bottles + 1, clients):
            room |= ROOM_FOR_BOTTLE
        if self.fits(zone, tents + 1, bottles, clients):
            room |= ROOM_FOR_TENT
        return room
