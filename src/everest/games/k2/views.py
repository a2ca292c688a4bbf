"""Views of K2: what each seat may know, and the whole state for reviews."""

from __future__ import annotations

from everest.engine.game import OVER
from everest.engine.state import NOBODY, NOWHERE, PIECES_PER_SEAT
from everest.engine.view import PrivateView
from everest.engine.viewing import SharedViews, Views, in_order
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.standings import ranks, solo_rank
from everest.games.k2.state import K2State
from everest.games.k2.view import ClimberView, K2PlayerView, K2View, NamedClimber

CAMP_NAMES = ("camp1", "camp2")
"""The tents of climber A and of climber B."""


class K2Views(Views[K2State, K2View]):
    """Builds views of one ruleset."""

    def __init__(self, ruleset: K2Ruleset, phase_names: list[str], cards_phase: str) -> None:
        self.rules = ruleset
        self.shared = SharedViews(ruleset, phase_names, cards_phase)

    def public(self, state: K2State, awaited: list[int]) -> K2View:
        rules = self.rules
        places = ranks(state)
        is_solo_end = rules.seats == 1 and state.phase == OVER
        return {
            **self.shared.head(state, awaited, in_order(places), places),
            "variant": rules.variant,
            "limits": rules.limits_name,
            "players": [self._player(state, seat) for seat in range(rules.seats)],
            "turn": self.shared.turn(state) if state.seat != NOBODY else None,
            "dying": [_named(climber) for climber in state.dying],
            "summits": [_named(climber) for climber in state.summits],
            "solo_rank": solo_rank(rules, state.scores[0]) if is_solo_end else None,
        }

    def private(self, state: K2State, seat: int) -> PrivateView:
        return self.shared.private(state, seat)

    def _player(self, state: K2State, seat: int) -> K2PlayerView:
        first = PIECES_PER_SEAT * seat
        climbers = range(first, first + PIECES_PER_SEAT)
        return {
            **self.shared.player(state, seat),
            "pieces": [self._climber(state, climber) for climber in climbers],
            "camps": [
                {"name": CAMP_NAMES[climber - first], "space": self._space(state.camps[climber])}
                for climber in climbers
                if state.camps[climber] != NOWHERE
            ],
            "rescue_cards": state.rescues[seat],
        }

    def _climber(self, state: K2State, climber: int) -> ClimberView:
        place = state.places[climber]
        return {
            "name": PIECE_NAMES[climber % PIECES_PER_SEAT],
            "space": self._space(place) if place != NOWHERE else None,
            "level": state.levels[climber],
            "score": state.climber_scores[climber],
            "tents": 1 if state.camps[climber] == NOWHERE and place != NOWHERE else 0,
        }

    def _space(self, space: int) -> str:
        return self.rules.board.ids[space]


def _named(climber: int) -> NamedClimber:
    return {"seat": climber // PIECES_PER_SEAT, "piece": PIECE_NAMES[climber % PIECES_PER_SEAT]}
