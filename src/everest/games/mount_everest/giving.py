"""Loading, unloading and abandoning: one thing at a time, and always an end to it (L).

Things change hands free of cost between what stands in the same space (L1). Two rules make every
run of gives end without cutting off any arrangement: within a run, a holder that received a
class of things gives none of that class away, and one that gave a class receives none of it. A
class is a bottle, a tent, or a client of one kind, level and summited flag. A run lasts until an
action of another kind.

An exchange is one step (L4), so a guide may carry too much for a moment: only when the guides
hand things to each other, since everything else can be put down first, and only while what it
received fits. Until the loads are right again nothing but giving is legal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everest.engine import bag
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.games.mount_everest.loads import ROOM_FOR_BOTTLE, ROOM_FOR_CLIENT, ROOM_FOR_TENT
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.scoring import bury
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    CAMPS,
    GUIDES,
    HOLDER_NAMES,
    SUPPLY,
    EverestVocabulary,
)

_CACHE_LIMIT: Final = 1 << 12

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


class Giving:
    """What may pass from one holder to another, and what it does."""

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
        self._present: dict[int, tuple[int, int]] = {0: (0, 0)}
        self._load_bits: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        self._alone: dict[tuple[int, int, int, int], list[int]] = {}
        self._actions: list[dict[int, list[int]]] = [{} for _ in range(36)]

    # -- what is there ------------------------------------------------------------------------

    def present(self, clients: int) -> tuple[int, int]:
        """The classes in a bag of clients as a set of bits, and how many clients it holds."""
        found = self._present.get(clients)
        if found is None:
            bits = sum([1 << item for item in bag.kinds(clients)])
            found = (bits, bag.total(clients))
            if len(self._present) >= _CACHE_LIMIT:
                self._present.clear()
            self._present[clients] = found
        return found

    def things(self, state: MountEverestState, seat: int, holder: int) -> int:
        """The classes of things that a guide or camp holds, as a set of bits."""
        index = HOLDERS_PER_SEAT * seat + holder
        bits = self.present(state.clients[index])[0]
        if state.bottles[index]:
            bits |= self.bottle_bit
        if holder < 2 and state.tents[2 * seat + holder]:
            bits |= self.tent_bit
        return bits

    def load_bits(self, state: MountEverestState, seat: int, guide: int) -> tuple[int, int]:
        """What a guide carries and what it has room for (L3, L6), as sets of bits of classes."""
        clients = state.clients[HOLDERS_PER_SEAT * seat + guide]
        bottles = state.bottles[HOLDERS_PER_SEAT * seat + guide]
        tents = state.tents[2 * seat + guide]
        zone = self.zone[state.places[2 * seat + guide]]
        key = (clients, bottles, tents, zone)
        found = self._load_bits.get(key)
        if found is None:
            things, number = self.present(clients)
            things |= (self.bottle_bit if bottles else 0) | (self.tent_bit if tents else 0)
            found = (things, self._bits_of_room[self.loads.room(zone, tents, bottles, number)])
            if len(self._load_bits) >= _CACHE_LIMIT:
                self._load_bits.clear()
            self._load_bits[key] = found
        return found

    def camp_room(self, state: MountEverestState, seat: int, camp: int) -> int:
        """The classes that a camp can take, as a set of bits: any number (T3).

        A bag counts to 255, far beyond what a game can use; a camp takes no more than that.
        """
        index = HOLDERS_PER_SEAT * seat + camp
        bits = self.camp_bits
        if self.present(state.clients[index])[1] >= bag.LARGEST_COUNT:
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
            self.present(state.clients[index])[1],
        )

    # -- legal gives --------------------------------------------------------------------------

    def add_gives(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """All gives and abandonments that are legal now."""
        if state.overloaded:
            self._add_overloaded_gives(state, seat, found)
            return
        got = state.got
        gave = state.gave
        places = state.places
        camps = state.camps
        first_camp, second_camp = camps[2 * seat], camps[2 * seat + 1]
        together = places[2 * seat] == places[2 * seat + 1]
        loads = (self.load_bits(state, seat, 0), self.load_bits(state, seat, 1))
        offered = self.supply_bits | (self.tent_bit if state.tent_stock[seat] else 0)
        for guide in GUIDES:
            things, room = loads[guide]
            here = places[2 * seat + guide]
            giving = taking = 0
            if here == self.start:
                giving = things & ~got[guide]
                taking = room & ~gave[guide] & offered
            alone = self._alone.get((guide, things, giving, taking))
            found += alone if alone is not None else self._list_alone(guide, things, giving, taking)
            if here in (first_camp, second_camp):
                self._add_gives_at_camps(state, seat, guide, things, room, found)
            if together and things:
                wanted = things & ~got[guide] & ~gave[1 - guide]
                if wanted:
                    room_there = loads[1 - guide][1]
                    self._add_to_other_guide(state, seat, guide, wanted, room_there, found)
        if first_camp >= 0 or second_camp >= 0:
            self._add_camp_gives(state, seat, found)

    def _list_alone(self, guide: int, things: int, giving: int, taking: int) -> list[int]:
        """What a guide can do without anybody else, kept for the next time.

        It abandons `things`, gives `giving` to the supply and takes `taking` from it.
        """
        actions: list[int] = []
        self._add(guide, SUPPLY, giving, actions)
        self._add(SUPPLY, guide, taking, actions)
        self._add(guide, ABANDON, things, actions)
        if len(self._alone) >= _CACHE_LIMIT:
            self._alone.clear()
        self._alone[guide, things, giving, taking] = actions
        return actions

    def _add_gives_at_camps(
        self,
        state: MountEverestState,
        seat: int,
        guide: int,
        things: int,
        room: int,
        found: list[int],
    ) -> None:
        """Between a guide and its player's camps in the same space (L1)."""
        here = state.places[2 * seat + guide]
        giving = things & ~state.got[guide]
        taking = room & ~state.gave[guide]
        for camp in CAMPS:
            if state.camps[2 * seat + camp - 2] == here:
                into = giving & self.camp_room(state, seat, camp) & ~state.gave[camp]
                self._add(guide, camp, into, found)
                out = self.things(state, seat, camp) & ~state.got[camp] & taking
                self._add(camp, guide, out, found)

    def _add(self, source: int, target: int, bits: int, found: list[int]) -> None:
        """Add the gives of the classes in `bits`."""
        if bits:
            found += self._actions[6 * source + target].get(bits) or self._listed(
                source, target, bits
            )

    def _listed(self, source: int, target: int, bits: int) -> list[int]:
        """The gives of the classes in `bits`, kept for the next time."""
        first = (source * 6 + target) * self.words.items
        actions = [self.words.give[first + item] for item in self._bits(bits)]
        lists = self._actions[6 * source + target]
        if len(lists) >= _CACHE_LIMIT:
            lists.clear()
        lists[bits] = actions
        return actions

    def _add_to_other_guide(
        self,
        state: MountEverestState,
        seat: int,
        source: int,
        wanted: int,
        room: int,
        found: list[int],
    ) -> None:
        """From a guide to the other one beside it, which may become overloaded (L4)."""
        target = 1 - source
        fitting = wanted & room
        for item in self._bits(wanted ^ fitting):
            if self.can_be_sorted_out(state, seat, source, target, item):
                fitting |= 1 << item
        self._add(source, target, fitting, found)

    def _bits(self, bits: int) -> list[int]:
        """The classes in a set of bits."""
        found: list[int] = []
        while bits:
            lowest = bits & -bits
            found.append(lowest.bit_length() - 1)
            bits ^= lowest
        return found

    def _add_camp_gives(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Between camps, and between a camp and the supply; a guide must be there (Z2)."""
        for camp in CAMPS:
            here = state.camps[2 * seat + camp - 2]
            things = self.things(state, seat, camp)
            if things:
                self._add(camp, ABANDON, things, found)
            if here < 0 or here not in (state.places[2 * seat], state.places[2 * seat + 1]):
                continue
            giving = things & ~state.got[camp]
            taking = self.camp_room(state, seat, camp) & ~state.gave[camp]
            if here == self.start:
                self._add(camp, SUPPLY, giving, found)
                self._add(SUPPLY, camp, taking & self.supply_bits, found)
            other = CAMPS[0] + CAMPS[1] - camp
            if state.camps[2 * seat + other - 2] == here:
                into = giving & self.camp_room(state, seat, other) & ~state.gave[other]
                self._add(camp, other, into, found)

    # -- overloaded guides --------------------------------------------------------------------

    def _add_overloaded_gives(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Only gives that lead towards legal loads; abandoning always does (L4, L7)."""
        state.overloaded = False
        possible: list[int] = []
        self.add_gives(state, seat, possible)
        state.overloaded = True
        for action in possible:
            source, target, item = self.words.give_parts(action)
            if target == ABANDON or self.can_be_sorted_out(state, seat, source, target, item):
                found.append(action)

    def can_be_sorted_out(
        self, state: MountEverestState, seat: int, source: int, target: int, item: int
    ) -> bool:
        """Whether after this give the loads are legal or can become so without abandoning (L4)."""
        if target < 2 and state.places[2 * seat + target] == self.start and not state.overloaded:
            answer = self._fits_with_help_of_supply(state, seat, target, item)
            if answer is not None:
                return answer
        kept = (state.got, state.gave, state.in_run)
        state.got = state.got[:]
        state.gave = state.gave[:]
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

    # -- carrying out -------------------------------------------------------------------------

    def give(self, state: MountEverestState, seat: int, action: int) -> None:
        """Carry out a give or an abandonment."""
        source, target, item = self.words.give_parts(action)
        self.transfer(state, seat, source, target, item)
        # only a give between the guides can overload one (L4)
        if state.overloaded or (source < 2 and target < 2):
            fits = self.load_fits(state, seat, 0) and self.load_fits(state, seat, 1)
            state.overloaded = not fits
        if state.events is not None:
            state.tell(
                "abandoned" if target == ABANDON else "given",
                EVERYONE,
                {
                    "seat": seat,
                    "item": self.words.item_name(item, self.clients),
                    "from": HOLDER_NAMES[source],
                    "to": HOLDER_NAMES[target],
                },
            )
        if target == ABANDON and item < self.words.bottle:
            kind = self.clients.kind_of(item)
            bury(self.rules, state, seat, source, 1 - kind, kind, "abandoned")

    def transfer(
        self, state: MountEverestState, seat: int, source: int, target: int, item: int
    ) -> None:
        """Take one thing from a holder and put it into another; note both for this run."""
        bit = 1 << item
        state.in_run = True
        if source < SUPPLY:
            state.gave[source] |= bit
            self._change(state, seat, source, item, -1)
        elif item == self.words.tent:
            state.tent_stock[seat] -= 1
        if target < SUPPLY:
            state.got[target] |= bit
            self._change(state, seat, target, item, 1)
        elif target == SUPPLY and item == self.words.tent:
            state.tent_stock[seat] += 1

    def _change(
        self, state: MountEverestState, seat: int, holder: int, item: int, number: int
    ) -> None:
        index = HOLDERS_PER_SEAT * seat + holder
        if item == self.words.tent:
            state.tents[2 * seat + holder] += number
        elif item == self.words.bottle:
            state.bottles[index] += number
        else:
            state.clients[index] += number << (item << 3)

    # -- refusals -----------------------------------------------------------------------------

    def refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction | None:
        """Why this give is not legal, or None if nothing in this module forbids it."""
        source, target, item = self.words.give_parts(action)
        params: dict[str, str | int] = {
            "item": self.words.item_name(item, self.clients),
            "source": HOLDER_NAMES[source],
            "target": HOLDER_NAMES[target],
        }
        bit = 1 << item
        for holder in (source, target):
            if holder in CAMPS and self.space_of(state, seat, holder) < 0:
                return IllegalAction("camp.not-pitched", "L1", {"camp": holder - CAMPS[0] + 1})
        if source < SUPPLY and not self.things(state, seat, source) & bit:
            return IllegalAction("give.not-there", "L1", params)
        if source == SUPPLY and item == self.words.tent and not state.tent_stock[seat]:
            return IllegalAction("give.no-tent-left", "T2", params)
        if target == ABANDON:
            return None
        here = self.space_of(state, seat, source)
        if here != self.space_of(state, seat, target):
            if SUPPLY in (source, target):
                return IllegalAction("give.only-in-base-camp", "L2", params)
            return IllegalAction("give.not-same-space", "L1", params)
        if source > 1 and target > 1 and here not in state.places[2 * seat : 2 * seat + 2]:
            return IllegalAction("give.needs-guide", "Z2", params)
        if source < SUPPLY and state.got[source] & bit:
            return IllegalAction("give.just-received", "L4", params)
        if target < SUPPLY and state.gave[target] & bit:
            return IllegalAction("give.just-given", "L4", params)
        if target in CAMPS and not self.camp_room(state, seat, target) & bit:
            return IllegalAction("give.camp-full", "T3", params)
        if target < 2 and not self.load_bits(state, seat, target)[1] & bit:
            index = HOLDERS_PER_SEAT * seat + target
            zone = self.zone[here]
            if item == self.words.bottle and state.bottles[index] >= self.loads.bottle_limit[zone]:
                limit = self.loads.bottle_limit[zone]
                return IllegalAction("give.too-many-bottles", "L6", {**params, "limit": limit})
            return IllegalAction("give.no-room", "L3", params)
        if state.overloaded:
            return IllegalAction("give.overloaded", "L4", params)
        return None
