"""Exchanges of two guides: carrying too much for a moment (L4).

An exchange is one step, so only the loads after it must be legal. A guide may be overloaded while
further gives can make both loads legal without abandoning anything.
"""

from __future__ import annotations

from typing import Final

from everest.games.mount_everest.holders import Holders
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    CAMPS,
    GUIDES,
)

TENTS: Final = 0
BOTTLES: Final = 1
CLIENTS: Final = 2


class Side:
    """What a guide keeps of a sort of things when all that can go to a camp or the supply goes.

    Attributes:
        number: how many it keeps if none of them passes to the other guide.
        passable: how many of them the other guide can take.
    """

    def __init__(self) -> None:
        self.number = 0
        self.passable = 0


class Exchanges(Holders):
    """Judges whether overloaded guides can sort their loads out."""

    def can_be_sorted_out(
        self, state: MountEverestState, seat: int, source: int, target: int, item: int
    ) -> bool:
        """Whether after this give the loads are legal or can become so without abandoning (L4)."""
        if target < 2 and state.places[2 * seat + target] == self.start and not state.overloaded:
            answer = self._fits_with_help_of_supply(state, seat, target, item)
            if answer is not None:
                return answer
        # rows are never changed in place, so what was there before can be put back
        clients, bottles, tents = state.clients, state.bottles, state.tents
        stock, got, gave, in_run = state.tent_stock, state.got, state.gave, state.in_run
        self.transfer(state, seat, source, target, item)
        sorts_out = self._sorts_out(state, seat)
        state.clients, state.bottles, state.tents = clients, bottles, tents
        state.tent_stock, state.got, state.gave, state.in_run = stock, got, gave, in_run
        return sorts_out

    def _fits_with_help_of_supply(
        self, state: MountEverestState, seat: int, target: int, item: int
    ) -> bool | None:
        """The quick answer in base camp for a guide that has received nothing yet.

        Everything else can go to the supply (L8), so only things of the class of `item` must
        stay. None where that does not settle it.
        """
        if state.got[target]:
            return None
        zone = self.zone[self.start]
        if item == self.words.tent:
            return self.loads.fits(zone, state.tents[2 * seat + target] + 1, 0, 0)
        index = HOLDERS_PER_SEAT * seat + target
        if item == self.words.bottle:
            return self.loads.fits(zone, 0, state.bottles[index] + 1, 0)
        same = state.clients[index].count(item)
        return self.loads.fits(zone, 0, 0, same + 1)

    def _sorts_out(self, state: MountEverestState, seat: int) -> bool:
        """Whether gives alone can make the loads of both guides legal.

        What can go to a camp or the supply goes, since a lighter load always fits. Of the tents,
        the bottles and the clients that are left, any number between two bounds can pass between
        the guides. The loads are legal if some choice of these three numbers makes both fit.
        """
        one, other = [self.zone[state.places[2 * seat + guide]] for guide in GUIDES]
        mine, yours = [self._sides(state, seat, guide) for guide in GUIDES]
        tents, bottles, clients = [
            _passing_choices(mine[sort], yours[sort]) for sort in (TENTS, BOTTLES, CLIENTS)
        ]
        fits = self.loads.fits
        for tents_of_one, tents_of_other in tents:
            for bottles_of_one, bottles_of_other in bottles:
                for clients_of_one, clients_of_other in clients:
                    if fits(one, tents_of_one, bottles_of_one, clients_of_one) and fits(
                        other, tents_of_other, bottles_of_other, clients_of_other
                    ):
                        return True
        return False

    def _sides(self, state: MountEverestState, seat: int, guide: int) -> list[Side]:
        """What a guide has of tents, bottles and clients."""
        index = HOLDERS_PER_SEAT * seat + guide
        here = state.places[2 * seat + guide]
        free = ~state.got[guide]
        takers = self._takers(state, seat, here) & free
        passable = 0
        if state.places[2 * seat + 1 - guide] == here:
            passable = ~state.gave[1 - guide] & free
        tents, bottles, clients = Side(), Side(), Side()
        _count(tents, self.words.tent, state.tents[2 * seat + guide], passable, takers)
        _count(bottles, self.words.bottle, state.bottles[index], passable, takers)
        led = state.clients[index]
        for item in led.kinds:
            _count(clients, item, led.count(item), passable, takers)
        return [tents, bottles, clients]

    def _takers(self, state: MountEverestState, seat: int, here: int) -> int:
        """The classes for which the supply or a camp in `here` always has room."""
        if here == self.start:
            return self.camp_bits | self.tent_bit
        takers = 0
        for camp in CAMPS:
            if state.camps[2 * seat + camp - 2] == here:
                takers |= self.camp_room(state, seat, camp) & ~state.gave[camp]
        return takers


def _count(side: Side, item: int, number: int, passable: int, takers: int) -> None:
    """Count things of a class, which the other guide or others may take, as sets of bits."""
    if (takers >> item) & 1:
        return
    side.number += number
    if (passable >> item) & 1:
        side.passable += number


def _passing_choices(one: Side, other: Side) -> list[tuple[int, int]]:
    """How many things of a sort two guides can end with."""
    return [
        (one.number - passing, other.number + passing)
        for passing in range(-other.passable, one.passable + 1)
    ]
