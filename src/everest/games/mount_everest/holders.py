"""Who holds what: guides, camps and the supply as holders of things in classes (L).

A class of things is a bottle, a tent, or a client of one kind, level and summited flag. Sets of
classes are sets of bits.
"""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.row import added, changed
from everest.games.mount_everest.loads import ROOM_FOR_BOTTLE, ROOM_FOR_CLIENT, ROOM_FOR_TENT
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    SUPPLY,
    EverestVocabulary,
)

_CACHE_LIMIT: Final = 1 << 12


def bits_of(bits: int) -> list[int]:
    """The numbers in a set of bits, in ascending order.

    >>> bits_of(0b1010)
    [1, 3]
    """
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


class Holders:
    """Looks at what holders have and have room for, and moves single things between them."""

    def __init__(self, ruleset: MountEverestRuleset, words: EverestVocabulary) -> None:
        self.rules = ruleset
        self.words = words
        self.clients = ruleset.clients
        self.loads = ruleset.loads
        self.start = ruleset.board.start
        self.zone = ruleset.board.zone
        self.bottle_bit = 1 << words.bottle
        self.tent_bit = 1 << words.tent
        self.client_bits = self.bottle_bit - 1
        self.camp_bits = self.client_bits | self.bottle_bit
        self.supply_bits = self.bottle_bit | sum([1 << item for item in self.clients.fresh])
        # bits of the classes that fit, by the sum of ROOM_FOR_... flags
        self._bits_of_room = [
            (self.client_bits if room & ROOM_FOR_CLIENT else 0)
            | (self.bottle_bit if room & ROOM_FOR_BOTTLE else 0)
            | (self.tent_bit if room & ROOM_FOR_TENT else 0)
            for room in range(8)
        ]
        self._gives: list[dict[int, list[int]]] = [{} for _ in range(36)]

    def things(self, state: MountEverestState, seat: int, holder: int) -> int:
        """The classes of things that a guide or camp holds, as a set of bits."""
        index = HOLDERS_PER_SEAT * seat + holder
        bits = state.clients[index].bits
        if state.bottles[index]:
            bits |= self.bottle_bit
        if holder < 2 and state.tents[2 * seat + holder]:
            bits |= self.tent_bit
        return bits

    def room(self, state: MountEverestState, seat: int, guide: int) -> int:
        """The classes of which a guide has room for one more (L3, L6), as a set of bits."""
        index = HOLDERS_PER_SEAT * seat + guide
        return self._bits_of_room[
            self.loads.room(
                self.zone[state.places[2 * seat + guide]],
                state.tents[2 * seat + guide],
                state.bottles[index],
                state.clients[index].total,
            )
        ]

    def gives(self, source: int, target: int, bits: int) -> list[int]:
        """The gives of the classes in `bits` from a holder to another; not to be changed."""
        known = self._gives[6 * source + target]
        found = known.get(bits)
        if found is None:
            first = (source * 6 + target) * self.words.items
            found = [self.words.give[first + item] for item in bits_of(bits)]
            if len(known) >= _CACHE_LIMIT:
                known.clear()
            known[bits] = found
        return found

    def _add(self, source: int, target: int, bits: int, found: list[int]) -> None:
        """Add the gives of the classes in `bits`."""
        if bits:
            found += self.gives(source, target, bits)

    def camp_room(self, state: MountEverestState, seat: int, camp: int) -> int:
        """The classes that a camp can take, as a set of bits: any number (T3).

        A bag counts to 255, far beyond what a game can use; a camp takes no more than that.
        """
        index = HOLDERS_PER_SEAT * seat + camp
        bits = self.camp_bits
        if state.clients[index].total >= bag.LARGEST_COUNT:
            bits &= ~self.client_bits
        if state.bottles[index] >= bag.LARGEST_COUNT:
            bits &= ~self.bottle_bit
        return bits

    def space_of(self, state: MountEverestState, seat: int, holder: int) -> int:
        """The space in which a guide stands or a camp is pitched; base camp for the supply."""
        if holder < 2:
            return state.places[2 * seat + holder]
        if holder < SUPPLY:
            return state.camps[2 * seat + holder - 2]
        return self.start

    def load_fits(self, state: MountEverestState, seat: int, guide: int) -> bool:
        """Whether a guide's load is legal (L3, L6)."""
        index = HOLDERS_PER_SEAT * seat + guide
        return self.loads.fits(
            self.zone[state.places[2 * seat + guide]],
            state.tents[2 * seat + guide],
            state.bottles[index],
            state.clients[index].total,
        )

    def transfer(
        self, state: MountEverestState, seat: int, source: int, target: int, item: int
    ) -> None:
        """Take one thing from a holder and put it into another; note both for this run."""
        bit = 1 << item
        state.in_run = True
        if source < SUPPLY:
            state.gave = changed(state.gave, source, state.gave[source] | bit)
            self._change(state, seat, source, item, -1)
        elif item == self.words.tent:
            state.tent_stock = added(state.tent_stock, seat, -1)
        if target < SUPPLY:
            state.got = changed(state.got, target, state.got[target] | bit)
            self._change(state, seat, target, item, 1)
        elif target == SUPPLY and item == self.words.tent:
            state.tent_stock = added(state.tent_stock, seat, 1)

    def _change(
        self, state: MountEverestState, seat: int, holder: int, item: int, number: int
    ) -> None:
        index = HOLDERS_PER_SEAT * seat + holder
        if item == self.words.tent:
            state.tents = added(state.tents, 2 * seat + holder, number)
        elif item == self.words.bottle:
            state.bottles = added(state.bottles, index, number)
        else:
            clients = state.clients[index]
            state.clients = changed(
                state.clients, index, clients.plus(item) if number > 0 else clients.minus(item)
            )
