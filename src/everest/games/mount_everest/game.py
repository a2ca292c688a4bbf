"""The game Mount Everest: its phases in order, its views, its determinizations."""

from __future__ import annotations

from everest.engine.actions import ActionTable
from everest.engine.game import OVER, Game
from everest.engine.phases.dealing import FirstSeat, NextDay, OpenTokens, PawnOrder
from everest.engine.phases.risk import Risk
from everest.games.mount_everest.check import AcclimatizationCheck
from everest.games.mount_everest.determinize import Determinizer
from everest.games.mount_everest.hidden_cards import RandomSource
from everest.games.mount_everest.oxygen import DrawAfterOxygen, OxygenAndCards
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.turn import EverestTurn
from everest.games.mount_everest.views import EverestView, EverestViews
from everest.games.mount_everest.vocabulary import KIND_NAMES, EverestVocabulary


class MountEverest(Game[MountEverestState]):
    """Mount Everest on one ruleset.

    >>> import everest
    >>> game = everest.load("mount-everest", seats=2)
    >>> state = game.new_state()
    >>> game.to_act(state) == (everest.CHANCE,)
    True
    """

    def __init__(self, ruleset: MountEverestRuleset) -> None:
        table = ActionTable(KIND_NAMES)
        words = EverestVocabulary(ruleset, table)
        choice = OxygenAndCards(ruleset, table, words)
        turn = EverestTurn(ruleset, table, words)
        super().__init__(
            ruleset,
            table,
            setup=[
                FirstSeat(ruleset, table, words),
                PawnOrder(ruleset, table, words),
                OpenTokens(ruleset, table, words),
            ],
            round_phases=[
                NextDay(ruleset, table, words),
                DrawAfterOxygen(ruleset, table, words),
                choice,
                Risk(ruleset, table, words),
                turn,
                AcclimatizationCheck(ruleset, turn),
            ],
        )
        self.rules = ruleset
        self.words = words
        self.turn = turn
        names = [phase.name for phase in self.phases]
        self._views = EverestViews(ruleset, choice, names)
        self._determinizer = Determinizer(ruleset, names)

    def blank_state(self) -> MountEverestState:
        return MountEverestState(self.rules)

    def awaited(self, state: MountEverestState) -> list[int]:
        """The seats that still have to act, as everybody at the table can see it."""
        return [] if state.phase == OVER else self.phases[state.phase].awaited(state)

    def view(self, state: MountEverestState, seat: int | None) -> EverestView:
        """What `seat` may know; None: a spectator."""
        return self._views.view(state, seat, self.awaited(state))

    def full_view(self, state: MountEverestState) -> EverestView:
        """The whole state in the layout of a view, for reviews; never for a player."""
        return self._views.full(state, self.awaited(state))

    def determinize(self, view: EverestView, rng: RandomSource) -> MountEverestState:
        """A state that is consistent with a view; what it hides is drawn from `rng`."""
        return self._determinizer.determinize(view, rng)
