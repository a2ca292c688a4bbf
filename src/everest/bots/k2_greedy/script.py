"""From a plan to the actions that carry it out, tried one after the other on a copy."""

from __future__ import annotations

from everest.bots.k2_greedy.planning import CLIMBERS, Plan
from everest.engine.cards import REST
from everest.engine.state import PIECES_PER_SEAT
from everest.engine.vocabulary import SETTLE_CARD, SETTLE_POINT
from everest.games.k2.game import K2
from everest.games.k2.state import K2State


class Script:
    """Writes the actions of one turn.

    It stops where an action turns out not to be legal: the player then looks again.

    Attributes:
        actions: what has been written.
    """

    def __init__(self, game: K2, state: K2State, seat: int) -> None:
        self.game = game
        self.words = game.words
        self.state = state.clone()
        self.seat = seat
        self.actions: list[int] = []
        self.is_open = True

    def write(self, plan: Plan) -> list[int]:
        """The actions of a plan, with the end of the turn."""
        for card, way in plan.paid:
            self._do(self.words.settle_card[4 * card + way])
        for piece in (plan.first, 1 - plan.first):
            self._go(plan, piece)
        for piece in CLIMBERS:
            for _ in range(plan.levels[piece]):
                self._do(self.words.settle_level[piece])
        self._settle_rest()
        self._do(self.words.end)
        return self.actions

    def _go(self, plan: Plan, piece: int) -> None:
        """Use a climber's cards, walk its path and pitch its tent."""
        if not self.state.is_alive(PIECES_PER_SEAT * self.seat + piece):
            return
        words, spaces = self.words, len(self.game.rules.board)
        trek = plan.treks[piece]
        for card, user, way in plan.uses:
            if user != piece:
                continue
            if way == REST:
                self._do(words.use_rest[PIECES_PER_SEAT * card + piece])
            elif trek.path or trek.pitches:
                self._do(words.use[(card * PIECES_PER_SEAT + piece) * 3 + way])
        for space in trek.path:
            self._do(words.move[piece * spaces + space])
        if trek.pitches:
            self._do(words.pitch[piece])

    def _settle_rest(self) -> None:
        """Pay what the plan could not foresee with what is left."""
        kinds = self.game.actions.kinds
        while self.is_open and self.state.risk_left:
            legal = self.game.legal_actions(self.state, self.seat)
            paying = [action for action in legal if kinds[action] in (SETTLE_POINT, SETTLE_CARD)]
            if not paying:
                return
            self._do(paying[0])

    def _do(self, action: int) -> None:
        if not self.is_open:
            return
        if action not in self.game.legal_actions(self.state, self.seat):
            self.is_open = False
            return
        self.game.apply(self.state, self.seat, action)
        self.actions.append(action)
        self.is_open = self.game.to_act(self.state) == (self.seat,)
