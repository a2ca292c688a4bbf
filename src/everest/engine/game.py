"""A game: a ruleset, its table of actions, and the list of phases that a match runs through."""

from __future__ import annotations

from typing import Final, Generic, Protocol

from everest.engine.actions import CHANCE, ActionTable
from everest.engine.errors import IllegalAction, NotReady, UnknownAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Phase
from everest.engine.ruleset import Ruleset
from everest.engine.state import UNASKED, UNLISTED, StateT

OVER: Final = -1
"""`State.phase` after the last round."""


class Uniform(Protocol):
    """Where `Game.sample_chance` gets its numbers from; `random.Random` is one."""

    def random(self) -> float:
        """A number that is uniform in 0 <= number < 1."""
        ...


class Game(Generic[StateT]):
    """The rules of one ruleset. It holds nothing that changes; one object serves all matches.

    Attributes:
        ruleset: the numbers.
        actions: the table of all actions.
        phases: the setup, then the phases of a round in order.
        round_start: index of the first phase of a round.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        actions: ActionTable,
        setup: list[Phase[StateT]],
        round_phases: list[Phase[StateT]],
    ) -> None:
        self.ruleset = ruleset
        self.actions = actions
        self.phases = setup + round_phases
        self.round_start = len(setup)

    # -- one match ---------------------------------------------------------------------------

    def new_state(self) -> StateT:
        """The state before the first chance action of the setup (S)."""
        state = self.blank_state()
        self.phases[0].enter(state)
        self._advance(state)
        return state

    def blank_state(self) -> StateT:
        """A state with nothing dealt; games return their own kind of state."""
        raise NotImplementedError

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may act now; (CHANCE,) while something is to be dealt; () at the end."""
        if state.legal_seat == UNASKED:
            over = state.phase == OVER
            state.waiting = () if over else self.phases[state.phase].to_act(state)
            state.legal_seat = UNLISTED
        return state.waiting

    def legal_actions(self, state: StateT, seat: int) -> tuple[int, ...]:
        """All legal actions of `seat`: what is not in here is refused, what is in here is not.

        For CHANCE, the actions of `chance_outcomes`. Empty for a seat that may not act now.
        """
        if state.legal_seat == seat:
            return state.legal
        if seat not in (state.waiting if state.legal_seat != UNASKED else self.to_act(state)):
            return ()
        if seat == CHANCE:
            state.legal = tuple([action for action, _ in self.chance_outcomes(state)])
        else:
            state.legal = tuple(self.phases[state.phase].legal(state, seat))
        state.legal_seat = seat
        return state.legal

    def chance_outcomes(self, state: StateT) -> list[tuple[int, int]]:
        """What chance may do now, as (action, integer weight); the weights are exact counts.

        Raises:
            NotReady: if nothing is to be dealt.
        """
        if self.to_act(state) != (CHANCE,):
            raise NotReady("nothing is to be dealt now")
        return self.phases[state.phase].chance(state)

    def sample_chance(self, state: StateT, rng: Uniform) -> int:
        """A chance action drawn with its weight; quicker than drawing from `chance_outcomes`.

        Raises:
            NotReady: if nothing is to be dealt.
        """
        if self.to_act(state) != (CHANCE,):
            raise NotReady("nothing is to be dealt now")
        return self.phases[state.phase].sample(state, rng.random())

    def apply(self, state: StateT, seat: int, action: int) -> None:
        """Carry out an action of `seat` (or CHANCE) in place.

        Raises:
            IllegalAction: if it is not legal; the state is then untouched.
        """
        phase = self.phases[state.phase]
        if state.legal_seat == seat:
            is_legal = action in state.legal
        else:
            is_legal = seat in self.to_act(state) and phase.allows(state, seat, action)
        if not is_legal:
            raise self.refusal(state, seat, action)
        phase.act(state, seat, action)
        state.waiting = phase.next_to_act(state, seat, action)
        state.legal_seat = UNLISTED
        if not state.waiting:
            self._next_phase(state)
            self._advance(state)

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why `action` is not legal for `seat` now."""
        if not 0 <= action < len(self.actions):
            return IllegalAction("action.unknown", "A2", {"action": action})
        if state.phase == OVER:
            return IllegalAction("game.over", "E1")
        waiting = self.to_act(state)
        if seat not in waiting:
            if waiting == (CHANCE,):
                return IllegalAction("turn.chance-first", self.phases[state.phase].clause)
            clause = "A1" if state.seat >= 0 else self.phases[state.phase].clause
            return IllegalAction("turn.not-yours", clause, {"seat": seat})
        return self.phases[state.phase].refusal(state, seat, action)

    def _next_phase(self, state: StateT) -> None:
        state.phase += 1
        if state.phase == len(self.phases):
            if state.round >= self.ruleset.rounds:
                self.end(state)
                return
            state.phase = self.round_start
        self.phases[state.phase].enter(state)

    def _advance(self, state: StateT) -> None:
        state.forget()
        while not self.to_act(state) and state.phase != OVER:
            self._next_phase(state)
            state.forget()

    def end(self, state: StateT) -> None:
        """End the match (E1)."""
        state.phase = OVER
        if state.events is not None:
            state.tell(
                "game-over", EVERYONE, {"ranking": self.ranking(state), "scores": state.scores[:]}
            )

    def is_over(self, state: StateT) -> bool:
        """Whether the match has ended."""
        return state.phase == OVER

    # -- results -----------------------------------------------------------------------------

    def scores(self, state: StateT) -> list[int]:
        """The score of each seat, now."""
        return state.scores[:]

    def ranking(self, state: StateT) -> list[int]:
        """The seats from first to last as they stand now, ties broken (E2, E3)."""
        return sorted(state.track, key=lambda seat: -state.scores[seat])

    def returns(self, state: StateT) -> list[float]:
        """Utility of each seat: 1.0 for the first, 0.0 for the last, evenly spaced between.

        Raises:
            NotReady: before the end.
        """
        if not self.is_over(state):
            raise NotReady("the match has not ended")
        seats = self.ruleset.seats
        utility = [0.0] * seats
        for rank, seat in enumerate(self.ranking(state)):
            utility[seat] = 1.0 - rank / (seats - 1) if seats > 1 else 1.0
        return utility

    # -- text --------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """The name of an action, as records and people write it."""
        return self.actions.texts[action]

    def parse(self, state: StateT, seat: int, text: str) -> int:
        """The action that `text` names; spaces and capitals do not matter.

        The state and seat do not change the meaning of a text; they are asked for so that a
        nearest guess comes from what is legal.

        Raises:
            UnknownAction: if no action of this ruleset is called so.
        """
        action = self.actions.find(text)
        if action < 0:
            action = self.actions.find_loosely(text)
        if action < 0:
            legal = [self.actions.texts[choice] for choice in self.legal_actions(state, seat)]
            raise UnknownAction(text, nearest_texts(text, legal))
        return action


def nearest_texts(text: str, candidates: list[str]) -> tuple[str, ...]:
    """Up to three candidates that share the most words with `text`, best first."""
    words = set(text.lower().split())
    scored = [(len(words & set(name.lower().split())), name) for name in candidates]
    close = sorted([pair for pair in scored if pair[0]], key=lambda pair: (-pair[0], pair[1]))
    return tuple([name for _, name in close[:3]])
