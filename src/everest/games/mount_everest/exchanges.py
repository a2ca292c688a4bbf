"""Exchanges of two guides: carrying too much for a moment (L4).

An exchange is one step, so only the loads after it must be legal. A guide may be overloaded while
further gives can make both loads legal without abandoning anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everest.engine import bag
from everest.games.mount_everest.holders import Holders
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    CAMPS,
    GUIDES,
)

TENTS: Final = 0
BOTTLES: Final = 1
CLIENTS: Final = 2


@dataclass
class Side:
    """What a guide has of a sort of things, and what it can still do with them in this run.

    Attributes:
        number: how many it has.
        only_passable: those that only the other guide can take.
        only_removable: those that only a camp or the supply can take.
        either: those that both can take.
    """

    number: int = 0
    only_passable: int = 0
    only_removable: int = 0
    either: int = 0


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
        kept = (state.got, state.gave, state.in_run)
        self.transfer(state, seat, source, target, item)
        sorts_out = self._sorts_out(state, seat)
        self.transfer(state, seat, target, source, item)
        state.got, state.gave, state.in_run = kept
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
            return state.tents[2 * seat + target] == 0 and self.loads.fits(zone, 1, 0, 0)
        index = HOLDERS_PER_SEAT * seat + target
        if item == self.words.bottle:
            return self.loads.fits(zone, 0, state.bottles[index] + 1, 0)
        same = bag.count(state.clients[index], item)
        return self.loads.fits(zone, 0, 0, same + 1)

    def _sorts_out(self, state: MountEverestState, seat: int) -> bool:
        """Whether gives alone can make the loads of both guides legal.

        For tents, bottles and clients apart: what can go to a camp or the supply goes, and any
        number between two bounds can pass between the guides. The loads are legal if some choice
        of these three numbers makes both fit.
        """
        zones = [self.zone[state.places[2 * seat + guide]] for guide in GUIDES]
        tents, bottles, clients = [
            self._passing_choices(state, seat, sort) for sort in (TENTS, BOTTLES, CLIENTS)
        ]
        return any(
            self.loads.fits(zones[0], tent[0], bottle[0], client[0])
            and self.loads.fits(zones[1], tent[1], bottle[1], client[1])
            for tent in tents
            for bottle in bottles
            for client in clients
        )

    def _passing_choices(
        self, state: MountEverestState, seat: int, sort: int
    ) -> list[tuple[int, int]]:
        """The fewest things of a sort that A and B can end with, for each number that passes."""
        sides = [self._side(state, seat, guide, sort) for guide in GUIDES]
        choices: list[tuple[int, int]] = []
        for giver, taker in ((0, 1), (1, 0)):
            for passing in range(sides[giver].only_passable + sides[giver].either + 1):
                from_either = max(0, passing - sides[giver].only_passable)
                put_down = sides[giver].only_removable + sides[giver].either - from_either
                gives = sides[giver].number - passing - put_down
                takes = sides[taker].number + passing
                takes -= sides[taker].only_removable + sides[taker].either
                choices.append((gives, takes) if giver == 0 else (takes, gives))
        return choices

    def _side(self, state: MountEverestState, seat: int, guide: int, sort: int) -> Side:
        """What a guide has of a sort of things, and what it can still do with them."""
        here = state.places[2 * seat + guide]
        together = state.places[2 * seat + 1 - guide] == here
        takers = self._takers(state, seat, here)
        side = Side()
        for item, number in self._numbers(state, seat, guide, sort):
            bit = 1 << item
            side.number += number
            if state.got[guide] & bit:
                continue
            passable = together and not state.gave[1 - guide] & bit
            if passable and takers & bit:
                side.either += number
            elif passable:
                side.only_passable += number
            elif takers & bit:
                side.only_removable += number
        return side

    def _numbers(
        self, state: MountEverestState, seat: int, guide: int, sort: int
    ) -> list[tuple[int, int]]:
        """The classes of a sort that a guide carries, with their numbers."""
        index = HOLDERS_PER_SEAT * seat + guide
        if sort == TENTS:
            return [(self.words.tent, state.tents[2 * seat + guide])]
        if sort == BOTTLES:
            return [(self.words.bottle, state.bottles[index])]
        clients = state.clients[index]
        return [(item, bag.count(clients, item)) for item in bag.kinds(clients)]

    def _takers(self, state: MountEverestState, seat: int, here: int) -> int:
        """The classes for which the supply or a camp in `here` always has room."""
        if here == self.start:
            return self.camp_bits | self.tent_bit
        takers = 0
        for camp in CAMPS:
            if state.camps[2 * seat + camp - 2] == here:
                takers |= self.camp_room(state, seat, camp) & ~state.gave[camp]
        return takers
