"""The family variant: whether to rescue a dying climber, and where to put it (KX1)."""

from __future__ import annotations

from collections.abc import Sequence

from everest.bots.k2_greedy.outlook import Outlook
from everest.bots.k2_greedy.weights import WEIGHTS
from everest.engine.state import PIECES_PER_SEAT
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.games.k2.vocabulary import RESCUE


class RescueMind:
    """Chooses between rescue and death for the first dying climber of a state."""

    def __init__(self, game: K2, state: K2State, outlook: Outlook) -> None:
        self.game = game
        self.rules = game.rules
        self.state = state
        self.outlook = outlook

    def choice(self, legal_actions: Sequence[int]) -> int:
        """The best place for a rescue, or death where the card is better kept."""
        kinds, spaces = self.game.actions.kinds, self.game.actions.arg_b
        climber = self.state.dying[0]
        rescues = [action for action in legal_actions if kinds[action] == RESCUE]
        others = [action for action in legal_actions if kinds[action] != RESCUE]
        if not rescues:
            return others[0]
        best = max(rescues, key=lambda action: self._worth(climber, spaces[action]))
        if not others or self._worth(climber, spaces[best]) > self._worth_of_card(climber):
            return best
        return others[0]

    def _worth(self, climber: int, space: int) -> float:
        """What a rescue to a space leaves of a climber."""
        state, rules = self.state, self.rules
        step = rules.strip.index(state.climber_scores[climber]) - rules.rescue_steps
        score = max(rules.strip[max(step, 0)], rules.board.flags[space])
        if state.seat >= 0:
            return self.outlook.evening(state.round, space, score, rules.start_level)
        return self.outlook.morning(state.round + 1, space, score, rules.start_level)

    def _worth_of_card(self, climber: int) -> float:
        """What giving the climber up leaves: its lowest score, and the card for the other one."""
        state, rules = self.state, self.rules
        first = climber - climber % PIECES_PER_SEAT
        other = 2 * first + 1 - climber
        lost = float(rules.lowest_score)
        if other in state.dying:
            low = [space for space, zone in enumerate(rules.board.zone) if zone == 0]
            return lost + max([self._worth(other, space) for space in low]) - lost
        if state.is_alive(other) and state.round < rules.rounds:
            return lost + WEIGHTS.kept_rescue * (state.climber_scores[other] - lost)
        return lost
