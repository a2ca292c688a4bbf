"""A game: a ruleset, its table of actions, and the list of phases that a match runs through."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final, Generic, TypeVar

from everest.engine.actions import CHANCE, ActionTable
from everest.engine.errors import IllegalAction, NotReady, UnknownAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Phase
from everest.engine.randomness import RandomSource, Uniform
from everest.engine.ruleset import Ruleset
from everest.engine.state import UNASKED, UNLISTED, StateT
from everest.engine.view import View
from everest.engine.viewing import in_order
from everest.engine.vocabulary import DEAL, FIRST, TOKEN, WEATHER

ViewT = TypeVar("ViewT", bound=View)
"""The kind of view that a game gives."""

Policy = Callable[[StateT, int, tuple[int, ...]], int]
"""Chooses an action: called with the state, the seat to act and its legal actions."""

OVER: Final = -1
"""`State.phase` after the last round."""


class Game(Generic[StateT, ViewT]):
    """The rules of one ruleset. It holds nothing of a match; one object serves all matches.

    Attributes:
        ruleset: the numbers.
        actions: the table of all actions.
        phases: the setup, then the phases of a round in order.
        round_start: index of the first phase of a round.
        kept: what players have worked out from the ruleset alone and share, each under a name of
            its own. A `WeakKeyDictionary` with games as its keys cannot hold that: compiled
            objects do not stand weak references.
        end_clause: the clause that says when a match is over.
        chance_kinds: kinds of actions that only chance does.
        private_kinds: kinds of actions of which nobody but their owner learns, not even that
            they happen.
        teaching_kinds: kinds of actions from which their owner alone learns something new.
    """

    end_clause: ClassVar[str] = "E1"
    chance_kinds: ClassVar[frozenset[int]] = frozenset((FIRST, WEATHER, TOKEN, DEAL))
    private_kinds: ClassVar[frozenset[int]] = frozenset()
    teaching_kinds: ClassVar[frozenset[int]] = frozenset()

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
        self.kept: dict[str, dict[Any, Any]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, a game is its ruleset; all else is made of it again."""
        return type(self), (self.ruleset,)

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

    def awaited(self, state: StateT) -> list[int]:
        """The seats that still have to act, as everybody at the table can see it."""
        return [] if state.phase == OVER else self.phases[state.phase].awaited(state)

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
            state.legal = self.phases[state.phase].legal(state, seat)
        state.legal_seat = seat
        return state.legal

    def chance_outcomes(self, state: StateT) -> list[tuple[int, int]]:
        """What chance may do now, as (action, integer weight); the weights are exact counts.

        Raises:
            NotReady: if nothing is to be dealt.
        """
        if not self._is_dealing(state):
            raise NotReady("nothing is to be dealt now")
        return self.phases[state.phase].chance(state)

    def sample_chance(self, state: StateT, rng: Uniform) -> int:
        """A chance action drawn with its weight; quicker than drawing from `chance_outcomes`.

        Raises:
            NotReady: if nothing is to be dealt.
        """
        if not self._is_dealing(state):
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
        self._carry_out(state, seat, action)

    def _carry_out(self, state: StateT, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal."""
        phase = self.phases[state.phase]
        phase.act(state, seat, action)
        state.waiting = phase.next_to_act(state, seat, action)
        state.legal_seat = UNLISTED
        if not state.waiting:
            self._next_phase(state)
            self._advance(state)

    def playout(self, state: StateT, rng: Uniform, policy: Policy[StateT] | None = None) -> int:
        """Play on to the end in place, and return how many decisions players have taken.

        Where the engine is compiled this does not leave compiled code but for `rng` and `policy`.

        Args:
            state: where to begin.
            rng: what chance outcomes, and uniform choices, are drawn from.
            policy: what chooses for all seats, out of their legal actions; None: each legal
                action as likely. Where several seats may act, the first of them does.

        Raises:
            IllegalAction: if the policy chooses what is not legal.
        """
        decisions = 0
        random = rng.random  # looked up once for all draws
        waiting = self.to_act(state)
        while waiting:
            seat = waiting[0]
            if seat == CHANCE:
                action = self.phases[state.phase].sample(state, random())
                self._carry_out(state, seat, action)
            else:
                decisions += 1
                legal = self.legal_actions(state, seat)
                if policy is None:
                    self._carry_out(state, seat, legal[int(random() * len(legal))])
                else:
                    self.apply(state, seat, policy(state, seat, legal))
            waiting = self.to_act(state)
        return decisions

    def _is_dealing(self, state: StateT) -> bool:
        """Whether chance is to act."""
        waiting = self.to_act(state)
        return len(waiting) > 0 and waiting[0] == CHANCE

    def refusal(self, state: StateT, seat: int, action: int) -> IllegalAction:
        """Why `action` is not legal for `seat` now."""
        if not 0 <= action < len(self.actions):
            return IllegalAction("action.unknown", "A2", {"action": action})
        if state.phase == OVER:
            return IllegalAction("game.over", self.end_clause)
        waiting = self.to_act(state)
        if seat not in waiting:
            if self._is_dealing(state):
                return IllegalAction("turn.chance-first", self.phases[state.phase].clause)
            clause = "A1" if state.seat >= 0 else self.phases[state.phase].clause
            return IllegalAction("turn.not-yours", clause, {"seat": seat})
        return self.phases[state.phase].refusal(state, seat, action)

    def _next_phase(self, state: StateT) -> None:
        if self.is_decided(state):
            self.end(state)
            return
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

    def is_decided(self, state: StateT) -> bool:
        """Whether the match ends with this phase, and not with the last round."""
        return False

    def end(self, state: StateT) -> None:
        """End the match (E1)."""
        state.phase = OVER
        if state.events is not None:
            state.tell(
                "game-over",
                EVERYONE,
                {
                    "ranking": self.ranking(state),
                    "ranks": self.ranks(state),
                    "scores": list(state.scores),
                },
            )

    def is_over(self, state: StateT) -> bool:
        """Whether the match has ended."""
        return state.phase == OVER

    # -- results -----------------------------------------------------------------------------

    def scores(self, state: StateT) -> list[int]:
        """The score of each seat, now."""
        return list(state.scores)

    def ranking(self, state: StateT) -> list[int]:
        """The seats from first to last as they stand now; those that draw in their order."""
        return in_order(self.ranks(state))

    def ranks(self, state: StateT) -> list[int]:
        """The rank of each seat as they stand now: 1 is the best, equal ranks are a draw.

        Each game breaks ties in its own way.
        """
        raise NotImplementedError

    def returns(self, state: StateT) -> list[float]:
        """Utility of each seat: 1.0 for the first, 0.0 for the last, evenly spaced between.

        Seats that draw share what their places are worth.

        Raises:
            NotReady: before the end.
        """
        if not self.is_over(state):
            raise NotReady("the match has not ended")
        ranks = self.ranks(state)
        last = self.ruleset.seats - 1
        # who draws with n others takes the mean of n + 1 places, which are worth 1 / last apart
        return [1.0 - (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]

    # -- what seats may know -----------------------------------------------------------------

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What `seat` may know; None: a spectator."""
        return self.views(state, (seat,))[seat]

    def views(self, state: StateT, viewers: Iterable[int | None]) -> dict[int | None, ViewT]:
        """What each of the viewers may know, as `view` gives it; quicker than one by one.

        What everybody may know is built once, and all the views share the lists and dicts in it:
        they are to be read, and not to be changed.
        """
        raise NotImplementedError

    def full_view(self, state: StateT) -> ViewT:
        """The whole state in the layout of a view, for reviews; never for a player."""
        raise NotImplementedError

    def determinize(self, view: ViewT, rng: RandomSource) -> StateT:
        """A state that is consistent with a view; what it hides is drawn from `rng`."""
        raise NotImplementedError

    def owner(self, actor: int, action: int) -> int:
        """Whose business an action is: who does it, or for whom chance deals; else CHANCE."""
        return self.actions.arg_a[action] if self.actions.kinds[action] == DEAL else actor

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


AnyGame = Game[Any, Any]
"""Any game of the family, for who needs nothing that only one of them has."""


def nearest_texts(text: str, candidates: list[str]) -> tuple[str, ...]:
    """Up to three candidates that share the most words with `text`, best first."""
    words = set(text.lower().split())
    scored = [(len(words & set(name.lower().split())), name) for name in candidates]
    close = sorted([pair for pair in scored if pair[0]], key=lambda pair: (-pair[0], pair[1]))
    return tuple([name for _, name in close[:3]])
