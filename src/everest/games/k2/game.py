"""The game K2: its phases in order, its views, its determinizations."""

from __future__ import annotations

from collections.abc import Iterable

from everest.engine.actions import ActionTable
from everest.engine.errors import NotReady
from everest.engine.game import Game
from everest.engine.phases.card_choice import CardChoice
from everest.engine.phases.dealing import DrawCards, FirstSeat, NextDay, OpenTokens
from everest.engine.phases.risk import Risk
from everest.engine.randomness import RandomSource
from everest.games.k2.check import K2Check
from everest.games.k2.climbers import Climbers
from everest.games.k2.determinize import Determinizer
from everest.games.k2.rescuing import Rescuing
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.standings import highest_total, ranks
from everest.games.k2.state import K2State
from everest.games.k2.turn import K2Turn
from everest.games.k2.view import K2View
from everest.games.k2.views import K2Views
from everest.games.k2.vocabulary import KIND_NAMES, K2Vocabulary


class K2(Game[K2State, K2View]):
    """K2 on one ruleset.

    >>> import everest
    >>> game = everest.load("k2", seats=1, variant="family")
    >>> state = game.new_state()
    >>> game.to_act(state) == (everest.CHANCE,)
    True
    """

    end_clause = "KE1"

    def __init__(self, ruleset: K2Ruleset) -> None:
        table = ActionTable(KIND_NAMES)
        words = K2Vocabulary(ruleset, table)
        climbers = Climbers(ruleset)
        rescuing = Rescuing(ruleset, table, words, climbers)
        choice: CardChoice[K2State] = CardChoice(ruleset, table, words)
        turn = K2Turn(ruleset, table, words, climbers, rescuing)
        super().__init__(
            ruleset,
            table,
            setup=[
                FirstSeat(ruleset, table, words),
                OpenTokens(ruleset, table, words),
            ],
            round_phases=[
                NextDay(ruleset, table, words),
                DrawCards(ruleset, table, words),
                choice,
                Risk(ruleset, table, words),
                turn,
                K2Check(ruleset, turn, climbers, rescuing),
            ],
        )
        self.rules = ruleset
        self.words = words
        self.turn = turn
        self.climbers = climbers
        names = [phase.name for phase in self.phases]
        self._views = K2Views(ruleset, names, choice.name)
        self._determinizer = Determinizer(ruleset, names)

    def blank_state(self) -> K2State:
        return K2State(self.rules)

    def is_decided(self, state: K2State) -> bool:
        return self.climbers.ends_match(state)

    def ranks(self, state: K2State) -> list[int]:
        return ranks(state)

    def returns(self, state: K2State) -> list[float]:
        """As in every game; for a player alone its points as a part of the most there are.

        Raises:
            NotReady: before the end.
        """
        if self.rules.seats > 1:
            return super().returns(state)
        if not self.is_over(state):
            raise NotReady("the match has not ended")
        return [state.scores[0] / highest_total(self.rules)]

    def views(self, state: K2State, viewers: Iterable[int | None]) -> dict[int | None, K2View]:
        return self._views.views(state, viewers, self.awaited(state))

    def full_view(self, state: K2State) -> K2View:
        return self._views.full(state, self.awaited(state))

    def determinize(self, view: K2View, rng: RandomSource) -> K2State:
        return self._determinizer.determinize(view, rng)
