"""The game Mount Everest: its phases in order, its views, its determinizations."""

from __future__ import annotations

from collections.abc import Iterable

from everest.engine.actions import ActionTable
from everest.engine.game import Game
from everest.engine.phases.dealing import FirstSeat, NextDay, OpenTokens
from everest.engine.phases.risk import Risk
from everest.engine.randomness import RandomSource
from everest.games.mount_everest.check import AcclimatizationCheck
from everest.games.mount_everest.determinize import Determinizer
from everest.games.mount_everest.oxygen import DrawAfterOxygen, OxygenAndCards
from everest.games.mount_everest.pawn_order import PawnOrder
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.scoring import ranking, ranks
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.turn import EverestTurn
from everest.games.mount_everest.view import EverestView
from everest.games.mount_everest.views import EverestViews
from everest.games.mount_everest.vocabulary import (
    DRAW,
    KEEP,
    KIND_NAMES,
    OXYGEN,
    PAWN,
    REMOVE,
    RETURN,
    TILE,
    EverestVocabulary,
)


class MountEverest(Game[MountEverestState, EverestView]):
    """Mount Everest on one ruleset.

    >>> import everest
    >>> game = everest.load("mount-everest", seats=2)
    >>> state = game.new_state()
    >>> game.to_act(state) == (everest.CHANCE,)
    True
    """

    chance_kinds = Game.chance_kinds | {PAWN, DRAW, TILE}
    # what a player draws, keeps, puts back and removes for a bottle is its own affair (C1, O)
    private_kinds = frozenset((DRAW, KEEP, RETURN, REMOVE))
    teaching_kinds = frozenset((OXYGEN, DRAW))

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

    def ranking(self, state: MountEverestState) -> list[int]:
        return ranking(state)

    def ranks(self, state: MountEverestState) -> list[int]:
        return ranks(state)

    def owner(self, actor: int, action: int) -> int:
        if self.actions.kinds[action] == DRAW:
            return self.actions.arg_a[action]
        return super().owner(actor, action)

    def views(
        self, state: MountEverestState, viewers: Iterable[int | None]
    ) -> dict[int | None, EverestView]:
        return self._views.views(state, viewers, self.awaited(state))

    def full_view(self, state: MountEverestState) -> EverestView:
        return self._views.full(state, self.awaited(state))

    def determinize(self, view: EverestView, rng: RandomSource) -> MountEverestState:
        return self._determinizer.determinize(view, rng)
