"""Two guides of one player change places in one step (M5, Z10)."""

from __future__ import annotations

from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phases.pieces import PIECES
from everest.engine.points import spendable, spent
from everest.engine.row import changed, how_many
from everest.engine.vocabulary import (
    PIECE_NAMES,
)
from everest.games.mount_everest.icefall import Icefall
from everest.games.mount_everest.state import (
    MountEverestState,
)


class ChangingPlaces(Icefall):
    """The exchange of two guides in neighbouring full spaces."""

    def _are_neighbours_in_full_spaces(self, state: MountEverestState, seat: int) -> bool:
        """Whether changing places comes into question at all (M5); spares making refusals."""
        one, other = state.places[2 * seat], state.places[2 * seat + 1]
        return (
            self.board.direction(one, other) >= 0
            and how_many(state.places, one) >= self.board.limit[one]
            and how_many(state.places, other) >= self.board.limit[other]
        )

    def _swap_refusal(self, state: MountEverestState, seat: int) -> IllegalAction | None:
        """Why the two guides cannot change places, if so (M5, Z10)."""
        places = state.places[2 * seat : 2 * seat + 2]
        if places[0] == places[1]:
            return IllegalAction("swap.not-neighbours", "M5")
        directions = [
            self.board.direction(places[0], places[1]),
            self.board.direction(places[1], places[0]),
        ]
        if directions[0] < 0:
            return IllegalAction("swap.not-neighbours", "M5")
        for place in places:
            if how_many(state.places, place) < self.board.limit[place]:
                return IllegalAction("swap.not-full", "M5")
        if state.passing >= 0:
            return IllegalAction("swap.passing", "Z10")
        closed = self.day(state).closed
        for place in places:
            if closed[self.board.zone[place]]:
                return IllegalAction("swap.zone-closed", "W3", {"zone": self.board.zone[place]})
        for piece in PIECES:
            target = places[1 - piece]
            cost = self.entry_cost(state, target)
            have = spendable(state.points, piece, directions[piece])
            if cost > have:
                return IllegalAction(
                    "move.too-expensive",
                    "M5",
                    {
                        "piece": PIECE_NAMES[piece],
                        "space": self.board.ids[target],
                        "cost": cost,
                        "have": have,
                    },
                )
            if self.barred_zones(state, seat, piece, closed)[self.board.zone[target]]:
                return self.barred_refusal(state, seat, piece, target)
        return None

    def _swap(self, state: MountEverestState, seat: int) -> None:
        places = state.places[2 * seat : 2 * seat + 2]
        costs = [self.entry_cost(state, place) for place in places]
        for piece in PIECES:
            direction = self.board.direction(places[piece], places[1 - piece])
            state.points = spent(state.points, piece, direction, costs[1 - piece])
        # both steps are one: nobody is ever beyond a limit, and nobody passes
        swapped = changed(state.places, 2 * seat, places[1])
        state.places = changed(swapped, 2 * seat + 1, places[0])
        if state.events is not None:
            state.tell(
                "swapped",
                EVERYONE,
                {
                    "seat": seat,
                    "A": self.board.ids[places[1]],
                    "B": self.board.ids[places[0]],
                },
            )
        for piece in PIECES:
            self.arrive(state, seat, piece, places[1 - piece])
