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

from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.games.mount_everest.exchanges import Exchanges
from everest.games.mount_everest.holders import bits_of
from everest.games.mount_everest.scoring import bury
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    CAMPS,
    GUIDES,
    HOLDER_NAMES,
    SUPPLY,
)


class Giving(Exchanges):
    """What may pass from one holder to another, and what it does."""

    # -- legal gives --------------------------------------------------------------------------

    def add_gives(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """All gives and abandonments that are legal now."""
        if state.overloaded:
            self._add_overloaded_gives(state, seat, found)
            return
        places, camps = state.places, state.camps
        first_camp, second_camp = camps[2 * seat], camps[2 * seat + 1]
        together = places[2 * seat] == places[2 * seat + 1]
        for guide in GUIDES:
            things = self.things(state, seat, guide)
            here = places[2 * seat + guide]
            if here == self.start:
                self._add_gives_with_supply(state, seat, guide, things, found)
            self._add(guide, ABANDON, things, found)
            if here in (first_camp, second_camp):
                self._add_gives_at_camps(state, seat, guide, things, found)
            if together and things:
                wanted = things & ~state.got[guide] & ~state.gave[1 - guide]
                if wanted:
                    self._add_to_other_guide(state, seat, guide, wanted, found)
        if first_camp >= 0 or second_camp >= 0:
            self._add_camp_gives(state, seat, found)

    def _add_gives_with_supply(
        self, state: MountEverestState, seat: int, guide: int, things: int, found: list[int]
    ) -> None:
        """Between a guide in base camp and the supply (L2, L8, T2)."""
        offered = self.supply_bits | (self.tent_bit if state.tent_stock[seat] else 0)
        self._add(guide, SUPPLY, things & ~state.got[guide], found)
        taking = self.room(state, seat, guide) & ~state.gave[guide]
        self._add(SUPPLY, guide, taking & offered, found)

    def _add_gives_at_camps(
        self,
        state: MountEverestState,
        seat: int,
        guide: int,
        things: int,
        found: list[int],
    ) -> None:
        """Between a guide and its player's camps in the same space (L1)."""
        here = state.places[2 * seat + guide]
        giving = things & ~state.got[guide]
        taking = self.room(state, seat, guide) & ~state.gave[guide]
        for camp in CAMPS:
            if state.camps[2 * seat + camp - 2] == here:
                into = giving & self.camp_room(state, seat, camp) & ~state.gave[camp]
                self._add(guide, camp, into, found)
                out = self.things(state, seat, camp) & ~state.got[camp] & taking
                self._add(camp, guide, out, found)

    def _add_to_other_guide(
        self,
        state: MountEverestState,
        seat: int,
        source: int,
        wanted: int,
        found: list[int],
    ) -> None:
        """From a guide to the other one beside it, which may become overloaded (L4)."""
        target = 1 - source
        fitting = wanted & self.room(state, seat, target)
        for item in bits_of(wanted ^ fitting):
            if self.can_be_sorted_out(state, seat, source, target, item):
                fitting |= 1 << item
        self._add(source, target, fitting, found)

    def _add_camp_gives(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Between camps, and between a camp and the supply; a guide must be there (Z2)."""
        for camp in CAMPS:
            here = state.camps[2 * seat + camp - 2]
            things = self.things(state, seat, camp)
            self._add(camp, ABANDON, things, found)
            if here < 0 or (here != state.places[2 * seat] and here != state.places[2 * seat + 1]):
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
        if target < 2 and not self.room(state, seat, target) & bit:
            index = HOLDERS_PER_SEAT * seat + target
            zone = self.zone[here]
            if item == self.words.bottle and state.bottles[index] >= self.loads.bottle_limit[zone]:
                limit = self.loads.bottle_limit[zone]
                return IllegalAction("give.too-many-bottles", "L6", {**params, "limit": limit})
            return IllegalAction("give.no-room", "L3", params)
        if state.overloaded:
            return IllegalAction("give.overloaded", "L4", params)
        return None
