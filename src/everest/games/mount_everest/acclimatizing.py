"""Acclimatization cards: used on a guide or a camp, shared out at once (Q, U5, Z3)."""

from __future__ import annotations

from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.row import changed
from everest.engine.state import NOBODY, NOWHERE
from everest.games.mount_everest.guides import GuideRules
from everest.games.mount_everest.state import (
    HOLDERS_PER_SEAT,
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import (
    CAMPS,
    HOLDER_NAMES,
    RAISE,
    SETTLE_POOL,
)


class Acclimatizing(GuideRules):
    """Using acclimatization cards, raising levels, paying risk from what is left."""

    def end_turn(self, state: MountEverestState) -> None:
        self._close_giving_out(state)
        state.rest_pool = 0
        super().end_turn(state)

    def _close_giving_out(self, state: MountEverestState) -> None:
        """A card's points are shared out when it is used; what is left can only pay risk (Q1)."""
        state.rest_target = NOBODY
        state.rest_left = 0

    def settles(self, action: int) -> bool:
        return self.table.kinds[action] == SETTLE_POOL or super().settles(action)

    def most_at_stake(self, action: int) -> int:
        return 1 if self.table.kinds[action] == RAISE else super().most_at_stake(action)

    def add_settling(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        super().add_settling(state, seat, found)
        if state.rest_pool:
            found.append(self.terms.settle_pool)

    def _add_raises(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Give a point of the card just used to a client there (Q1), up to level 6 (Q2)."""
        holder = state.rest_target
        first = holder * self.clients.classes
        for item in state.clients[HOLDERS_PER_SEAT * seat + holder].kinds:
            action = self.terms.raise_level[first + item]
            if action >= 0:
                found.append(action)

    def _add_rest_uses(self, state: MountEverestState, seat: int, found: list[int]) -> None:
        """Acclimatization cards on a guide or a camp, anywhere (Q1); M4 limits them (Z9)."""
        use_rest = self.terms.use_rest
        for card in state.unused.kinds:
            if use_rest[4 * card] < 0:
                continue
            for holder in range(HOLDERS_PER_SEAT):
                if self._rest_target_refusal(state, seat, holder) is None:
                    found.append(use_rest[4 * card + holder])

    def _rest_target_refusal(
        self, state: MountEverestState, seat: int, holder: int
    ) -> IllegalAction | None:
        if state.passing >= 0 and holder != state.passing:
            return IllegalAction("passing.other-piece", "M4", self._piece(state.passing))
        if holder in CAMPS and state.camps[2 * seat + holder - 2] == NOWHERE:
            return IllegalAction("camp.not-pitched", "U5", {"camp": holder - 1})
        return None

    def _use_rest(self, state: MountEverestState, seat: int, action: int) -> None:
        """An acclimatization card is used on a guide or a camp (U5, Q1, Z3)."""
        card = self.table.arg_a[action]
        holder = self.table.arg_b[action]
        number = self.cards.best[card]
        state.unused = state.unused.minus(card)
        # points of an earlier card on the same place can still be shared out there
        if holder != state.rest_target:
            state.rest_left = 0
        state.rest_target = holder
        state.rest_left += number
        state.rest_pool += number
        if holder < 2:
            state.engaged |= 1 << holder
        if state.events is not None:
            state.tell(
                "rest-used",
                EVERYONE,
                {
                    "seat": seat,
                    "holder": HOLDER_NAMES[holder],
                    "card": self.cards.ids[card],
                    "points": number,
                },
            )

    def _raise_level(self, state: MountEverestState, seat: int, action: int) -> None:
        holder = self.table.arg_a[action]
        item = self.table.arg_b[action]
        index = HOLDERS_PER_SEAT * seat + holder
        raised = state.clients[index].minus(item).plus(item + 1)
        state.clients = changed(state.clients, index, raised)
        state.rest_left -= 1
        state.rest_pool -= 1
        if state.events is not None:
            state.tell(
                "raised",
                EVERYONE,
                {
                    "seat": seat,
                    "holder": HOLDER_NAMES[holder],
                    "client": self.clients.names[item],
                    "level": self.clients.level_of(item) + 1,
                },
            )

    def _settle_from_pool(self, state: MountEverestState, seat: int) -> None:
        """One acclimatization point less on a card that was used (K1 b, Z3).

        Points that can no longer be given out pay first.
        """
        state.risk_left -= 1
        state.rest_pool -= 1
        state.rest_left = min(state.rest_left, state.rest_pool)
        if state.events is not None:
            state.tell("risk-settled", EVERYONE, {"seat": seat, "left": state.risk_left})

    def _use_rest_refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        card = self.table.arg_a[action]
        if state.unused.count(card) == 0:
            return IllegalAction("use.card-not-left", "U5", {"card": self.cards.ids[card]})
        reason = self._rest_target_refusal(state, seat, self.table.arg_b[action])
        return reason if reason is not None else self.promise_refusal(state)

    def _raise_refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        holder = self.table.arg_a[action]
        item = self.table.arg_b[action]
        params: dict[str, str | int] = {
            "holder": HOLDER_NAMES[holder],
            "client": self.clients.names[item],
        }
        if state.rest_target != holder or not state.rest_left:
            return IllegalAction("raise.no-points", "Q1", params)
        if state.clients[HOLDERS_PER_SEAT * seat + holder].count(item) == 0:
            return IllegalAction("raise.not-there", "Q1", params)
        return self.promise_refusal(state)
