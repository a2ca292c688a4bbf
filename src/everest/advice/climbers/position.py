"""A view of K2: climbers with a level and a score of their own, costs by weather, rescues."""

from __future__ import annotations

from everest.advice.position import Position
from everest.engine.view import TurnView
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.view import ClimberView, K2PlayerView, K2View


class ClimberPosition(Position):
    """A view of K2."""

    view: K2View
    rules: K2Ruleset

    def player(self, seat: int | None = None) -> K2PlayerView:
        """The public part of a seat; of the viewer's own if none is named."""
        player: K2PlayerView = super().player(seat)
        return player

    def my_turn(self) -> TurnView | None:
        """The turn that is going on, if it is the viewer's."""
        turn: TurnView | None = super().my_turn()
        return turn

    @property
    def camp_bonus(self) -> int:
        """What a tent of the player adds at night (KH1)."""
        return self.rules.tent_bonus

    def living(self, seat: int | None = None) -> list[ClimberView]:
        """The climbers of a seat that are on the map."""
        return [climber for climber in self.player(seat)["pieces"] if climber["space"] is not None]

    def dying(self) -> ClimberView | None:
        """The climber of the viewer about which it has to decide now (KX1)."""
        dying = self.view["dying"]
        if not dying or dying[0]["seat"] != self.seat:
            return None
        return self.player()["pieces"][PIECE_NAMES.index(dying[0]["piece"])]

    def score_after_rescue(self, score: int) -> int:
        """What a rescue leaves of a climber's score (KX1)."""
        step = self.rules.strip.index(score) - self.rules.rescue_steps
        return self.rules.strip[max(step, 0)]

    def extra_cost(self, space: str) -> int:
        """What today's weather adds to entering a space and to pitching there (KM3)."""
        day = self.day()
        return day.extra_cost[self.zone(space)] if day is not None else 0

    def cost(self, space: str) -> int:
        """What entering a space costs today."""
        return self.board.cost[self.number(space)] + self.extra_cost(space)
