"""A view of Mount Everest: what the icefall costs, what guides and camps have."""

from __future__ import annotations

from everest.advice.position import Position
from everest.engine.board import UNLIMITED
from everest.engine.game import AnyGame
from everest.games.mount_everest.guides import TRY_COST
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.view import (
    EverestPlayerView,
    EverestTurnView,
    EverestView,
    TileView,
)


class GuidePosition(Position):
    """A view of Mount Everest."""

    view: EverestView
    rules: MountEverestRuleset

    def __init__(self, game: AnyGame, view: EverestView) -> None:
        super().__init__(game, view)
        self._tiles = {tile["space"]: tile for tile in view["icefall"]}

    def player(self, seat: int | None = None) -> EverestPlayerView:
        """The public part of a seat; of the viewer's own if none is named."""
        player: EverestPlayerView = super().player(seat)
        return player

    def my_turn(self) -> EverestTurnView | None:
        """The turn that is going on, if it is the viewer's."""
        turn: EverestTurnView | None = super().my_turn()
        return turn

    # -- the icefall --------------------------------------------------------------------------

    def tile_at(self, space: str) -> TileView | None:
        """The icefall tile of a space, None where none lies."""
        return self._tiles.get(space)

    def is_face_down(self, space: str) -> bool:
        """Whether a face-down icefall tile lies in a space."""
        tile = self.tile_at(space)
        return tile is not None and tile["face"] is None

    def cost(self, space: str) -> int | None:
        """What entering a space costs now, None where nobody can; trying a tile costs 1 (I1)."""
        tile = self.tile_at(space)
        if tile is None:
            return self.board.cost[self.number(space)]
        if tile["face"] is None:
            return TRY_COST
        cost = self.rules.face_costs[self.rules.face_names.index(tile["face"])]
        return None if cost >= UNLIMITED else cost
