"""From a plan to the actions that carry it out, tried one after the other on a copy."""

from __future__ import annotations

from everest.bots.greedy.planning import GUIDES, Plan
from everest.bots.greedy.trips import HELPER, LEADER, STRAIGHT, Load, Trip, Trips
from everest.engine.cards import REST
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import CAMPS, SUPPLY


class Script:
    """Writes the actions of one turn, as far as they can be foreseen.

    It stops where something is turned over, and where an action turns out not to be legal: the
    player then looks again.

    Attributes:
        actions: what has been written.
    """

    def __init__(self, game: MountEverest, state: MountEverestState, trips: Trips) -> None:
        self.game = game
        self.words = game.words
        self.state = state.clone()
        self.trips = trips
        self.seat = trips.seat
        self.actions: list[int] = []
        self.is_open = True

    def write(self, plan: Plan) -> list[int]:
        """The actions of a plan."""
        for card, way in plan.paid:
            self._do(self.words.settle_card[4 * card + way])
        for guide in self._order(plan):
            trip = plan.trips[guide]
            for card, user, way in plan.uses:
                if user == guide and way != REST:
                    self._do(self.words.use[(card * 2 + guide) * 3 + way])
            self._travel(guide, trip)
        for guide in GUIDES:
            role = LEADER if guide == plan.leader else HELPER
            rest = [card for card, user, way in plan.uses if user == guide and way == REST]
            if rest:
                self._rest(guide, role, rest)
        return self.actions

    def _do(self, action: int) -> None:
        if not self.is_open:
            return
        if action not in self.game.legal_actions(self.state, self.seat):
            self.is_open = False
            return
        self.game.apply(self.state, self.seat, action)
        self.actions.append(action)
        self.is_open = self.game.to_act(self.state) == (self.seat,)

    def _order(self, plan: Plan) -> tuple[int, int]:
        """Who goes first: the one in the other's way, else the helper, who finds the way."""
        if self.state.passing >= 0:
            return self.state.passing, 1 - self.state.passing
        helper = 1 - plan.leader
        stands = self.state.places[2 * self.seat + plan.leader]
        if plan.trips[helper].end == stands and plan.trips[plan.leader].end != stands:
            return plan.leader, helper
        return helper, plan.leader

    # -- a guide's trip ---------------------------------------------------------------------

    def _travel(self, guide: int, trip: Trip) -> None:
        board = self.game.rules.board
        if trip.load is not None and self._place(guide) == board.start:
            self._load(guide, trip.load)
        if trip.via != STRAIGHT:
            self._walk(guide, trip.via)
            if trip.load is not None and trip.via == board.start:
                self._load(guide, trip.load)
        self._walk(guide, trip.end)
        if trip.pitches:
            self._do(self.words.pitch[guide])
            self._stock_camp(guide)

    def _place(self, guide: int) -> int:
        return self.state.places[2 * self.seat + guide]

    def _walk(self, guide: int, target: int) -> None:
        spaces = len(self.game.rules.board)
        routes = self.trips.terrain.routes(self._place(guide), self.trips.closed)
        if target not in routes.ways:
            return
        for space in routes.path(target):
            self._do(self.words.move[guide * spaces + space])

    def _load(self, guide: int, load: Load) -> None:
        """Put back and take things in base camp until the guide has this load."""
        state, words = self.state, self.words
        holder = HOLDERS_PER_SEAT * self.seat + guide
        for item in (state.clients[holder] - state.clients[holder].overlap(load.clients)).listed:
            self._give(guide, SUPPLY, item)
        for _ in range(state.bottles[holder] - load.bottles):
            self._give(guide, SUPPLY, words.bottle)
        tents = state.tents[2 * self.seat + guide]
        for _ in range(tents - load.tents):
            self._give(guide, SUPPLY, words.tent)
        for _ in range(load.tents - tents):
            self._give(SUPPLY, guide, words.tent)
        for _ in range(load.bottles - state.bottles[holder]):
            self._give(SUPPLY, guide, words.bottle)
        for item in (load.clients - state.clients[holder].overlap(load.clients)).listed:
            self._give(SUPPLY, guide, item)

    def _stock_camp(self, guide: int) -> None:
        """Leave the bottles in the camp that was just pitched."""
        here = self._place(guide)
        for camp in CAMPS:
            if self.state.camps[2 * self.seat + camp - 2] == here:
                for _ in range(self.state.bottles[HOLDERS_PER_SEAT * self.seat + guide]):
                    self._give(guide, camp, self.words.bottle)
                return

    def _give(self, source: int, target: int, item: int) -> None:
        self._do(self.words.give[(source * 6 + target) * self.words.items + item])

    # -- acclimatization cards --------------------------------------------------------------

    def _rest(self, guide: int, role: int, cards: list[int]) -> None:
        """Use acclimatization cards on a guide and raise its clients."""
        points = sum([self.game.rules.cards.best[card] for card in cards])
        content = self.state.clients[HOLDERS_PER_SEAT * self.seat + guide]
        raises = self.trips.best_raises(role, self._place(guide), content, points)[1]
        if not raises:
            return
        for card in cards:
            self._do(self.words.use_rest[4 * card + guide])
        classes = self.game.rules.clients.classes
        items = content.listed
        # the highest levels first, so that nobody who was raised is taken for another
        for number in sorted(raises, reverse=True):
            for step in range(raises[number]):
                self._do(self.words.raise_level[guide * classes + items[number] + step])
