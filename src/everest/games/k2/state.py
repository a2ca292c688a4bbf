"""The state of K2: climbers with a level and a score of their own, on top of the shared state.

The climbers of seat ``s`` are the pieces ``2 * s`` and ``2 * s + 1``, and so are their tents: the
camp of a piece is the tent of that climber.
"""

from __future__ import annotations

from everest.engine.state import NOWHERE, PIECES_PER_SEAT, State
from everest.games.k2.ruleset import K2Ruleset


class K2State(State):
    """All memory of a match of K2.

    Attributes:
        levels: the acclimatization level of each climber (KS2); 0 for one that is dead or dying.
        climber_scores: where each climber's score pawn stands (KV1).
        summits: climbers in the order in which they came to the summit, without those that have
            lost it since by death or rescue (KV2, KR2).
        rescues: rescue cards that each seat has left (KX1).
        dying: climbers whose level has fallen below 1, in the order in which they are seen to
            (KR9); the player of the first has to choose between rescue and death.
    """

    __slots__ = ("climber_scores", "dying", "levels", "rescues", "summits")

    def __init__(self, ruleset: K2Ruleset | None) -> None:
        super().__init__(ruleset)
        if ruleset is None:
            return
        climbers = PIECES_PER_SEAT * ruleset.seats
        self.levels = (ruleset.start_level,) * climbers
        self.climber_scores = (ruleset.lowest_score,) * climbers
        self.summits: tuple[int, ...] = ()
        self.rescues = (ruleset.rescue_cards,) * ruleset.seats
        self.dying: tuple[int, ...] = ()

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, K2State)
        other.levels = self.levels
        other.climber_scores = self.climber_scores
        other.summits = self.summits
        other.rescues = self.rescues
        other.dying = self.dying

    def key(self) -> tuple[object, ...]:
        return (
            *super().key(),
            self.levels,
            self.climber_scores,
            self.summits,
            self.rescues,
            self.dying,
        )

    def is_alive(self, climber: int) -> bool:
        """Whether a climber is on the map; one that is dying still is."""
        return self.places[climber] != NOWHERE
