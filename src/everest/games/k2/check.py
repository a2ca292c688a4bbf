"""Phase 4: the acclimatization check (KH)."""

from __future__ import annotations

from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Phase
from everest.engine.state import PIECES_PER_SEAT
from everest.games.k2.climbers import Climbers, named
from everest.games.k2.rescuing import Rescuing
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State
from everest.games.k2.turn import K2Turn


class K2Check(Phase[K2State]):
    """Every climber's level changes by its space, its tents and the weather; the weak die."""

    name = "check"
    clause = "KH1"

    def __init__(
        self, ruleset: K2Ruleset, turn: K2Turn, climbers: Climbers, rescuing: Rescuing
    ) -> None:
        self.rules = ruleset
        self.turn = turn
        self.climbers = climbers
        self.rescuing = rescuing

    def enter(self, state: K2State) -> None:
        """All levels first, then deaths, from the first player, climber A first (KR9)."""
        seats = self.rules.seats
        first = PIECES_PER_SEAT * state.first_seat
        order = [(first + step) % len(state.places) for step in range(PIECES_PER_SEAT * seats)]
        living = [climber for climber in order if state.is_alive(climber)]
        for climber in living:
            self._check(state, climber)
        dying = [climber for climber in living if state.levels[climber] < 1]
        self.rescuing.begin(state, dying, "check")

    def level_change(self, state: K2State, seat: int, space: int) -> int:
        """What tonight does to a climber of `seat` in `space`, in one sum (KH1)."""
        tent = self.rules.tent_bonus if self.turn.has_camp_at(state, seat, space) else 0
        loss = self.turn.day(state).loss[self.rules.board.zone[space]]
        return self.rules.board.modifier[space] + tent - loss

    def _check(self, state: K2State, climber: int) -> None:
        change = self.level_change(state, climber // PIECES_PER_SEAT, state.places[climber])
        if state.events is not None:
            state.tell("checked", EVERYONE, {**named(climber), "change": change})
        level = min(state.levels[climber] + change, self.rules.maximum_level)
        self.climbers.set_level(state, climber, level, "check")

    def to_act(self, state: K2State) -> tuple[int, ...]:
        return (state.dying[0] // PIECES_PER_SEAT,) if state.dying else ()

    def legal(self, state: K2State, seat: int) -> tuple[int, ...]:
        return tuple(self.rescuing.legal(state))

    def act(self, state: K2State, seat: int, action: int) -> None:
        self.rescuing.act(state, action, "check")

    def refusal(self, state: K2State, seat: int, action: int) -> IllegalAction:
        reason = self.rescuing.refusal(state, action)
        return reason if reason is not None else IllegalAction("phase.not-in-a-turn", "KH1")
