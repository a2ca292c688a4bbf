"""Climbers: their levels, their scores, their death and their rescue (KV, KH2, KX1)."""

from __future__ import annotations

from everest.engine.events import EVERYONE, Value
from everest.engine.row import added, changed, how_many
from everest.engine.state import NOWHERE, PIECES_PER_SEAT
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State


class Climbers:
    """Changes climbers of one ruleset; a climber is its number in `State.places`."""

    def __init__(self, ruleset: K2Ruleset) -> None:
        self.rules = ruleset
        self.board = ruleset.board

    # -- levels -------------------------------------------------------------------------------

    def set_level(self, state: K2State, climber: int, level: int, cause: str) -> None:
        """Give a climber a level; it stops at both ends of the track (KR4)."""
        before = state.levels[climber]
        state.levels = changed(state.levels, climber, min(max(level, 0), self.rules.highest_level))
        if state.events is not None and state.levels[climber] != before:
            state.tell(
                "level",
                EVERYONE,
                {
                    **named(climber),
                    "from": before,
                    "to": state.levels[climber],
                    "cause": cause,
                },
            )

    # -- scores -------------------------------------------------------------------------------

    def arrive(self, state: K2State, climber: int, space: int) -> None:
        """A climber enters a space: a higher flag is scored at once (KV1, KV2)."""
        if space == self.board.summit and climber not in state.summits:
            state.summits = (*state.summits, climber)
            if state.events is not None:
                state.tell("summited", EVERYONE, named(climber))
        if self.board.flags[space] > state.climber_scores[climber]:
            self._set_score(state, climber, self.board.flags[space])

    def _set_score(self, state: K2State, climber: int, score: int) -> None:
        before = state.climber_scores[climber]
        state.climber_scores = changed(state.climber_scores, climber, score)
        state.scores = added(state.scores, climber // PIECES_PER_SEAT, score - before)
        if state.events is not None and score != before:
            state.tell("climber-scored", EVERYONE, {**named(climber), "from": before, "to": score})

    def _leave_summit(self, state: K2State, climber: int) -> None:
        state.summits = tuple([other for other in state.summits if other != climber])

    # -- death and rescue ---------------------------------------------------------------------

    def bury(self, state: K2State, climber: int, cause: str) -> None:
        """A climber dies: it leaves the map, and its score drops to the lowest (KH2)."""
        if state.events is not None:
            state.tell("climber-died", EVERYONE, {**named(climber), "cause": cause})
        state.places = changed(state.places, climber, NOWHERE)
        state.levels = changed(state.levels, climber, 0)
        self._leave_summit(state, climber)
        self._set_score(state, climber, self.rules.lowest_score)

    def ends_match(self, state: K2State) -> bool:
        """Whether a death has ended the match, as it does for a player alone (KX2).

        Deaths of the same evening are all seen to first (KR7).
        """
        return self.rules.seats == 1 and not state.dying and NOWHERE in state.places

    def can_be_rescued(self, state: K2State, climber: int) -> bool:
        """Whether its player has a rescue card left (KX1); base camp always has room."""
        return state.rescues[climber // PIECES_PER_SEAT] > 0

    def has_room(self, state: K2State, climber: int, space: int) -> bool:
        """Whether a climber that leaves its space may be put into this one (KR5)."""
        others = how_many(state.places, space) - (state.places[climber] == space)
        return others < self.board.limit[space]

    def rescue(self, state: K2State, climber: int, space: int) -> None:
        """A rescue card: the climber is put down low, its score goes steps back (KX1)."""
        state.rescues = added(state.rescues, climber // PIECES_PER_SEAT, -1)
        state.places = changed(state.places, climber, space)
        if state.events is not None:
            state.tell("rescued", EVERYONE, {**named(climber), "space": self.board.ids[space]})
        self.set_level(state, climber, self.rules.start_level, "rescue")
        self._leave_summit(state, climber)
        strip = self.rules.strip
        step = strip.index(state.climber_scores[climber]) - self.rules.rescue_steps
        self._set_score(state, climber, strip[max(step, 0)])


def named(climber: int) -> dict[str, Value]:
    """How events and views name a climber."""
    return {
        "seat": climber // PIECES_PER_SEAT,
        "piece": PIECE_NAMES[climber % PIECES_PER_SEAT],
    }
