"""A guide in front of a turned icefall tile: what it still has to pay, and can (I3)."""

from __future__ import annotations

from everest.advice.guides.position import GuidePosition
from everest.engine.points import spendable
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.mount_everest.guides import TRY_COST


def surcharge(position: GuidePosition) -> int:
    """What the tile costs beyond the point already spent; 0 where no guide is at one."""
    turn = position.my_turn()
    if turn is None or turn["at_tile"] is None:
        return 0
    return (position.cost(turn["at_tile"]) or TRY_COST) - TRY_COST


def points_at_tile(position: GuidePosition) -> int:
    """The points of the guide that serve for stepping onto the tile; 0 where none is at one."""
    turn = position.my_turn()
    if turn is None or turn["at_tile"] is None or turn["at_tile_piece"] is None:
        return 0
    piece = PIECE_NAMES.index(turn["at_tile_piece"])
    origin = position.number(position.player()["pieces"][piece]["space"])
    direction = position.board.direction(origin, position.number(turn["at_tile"]))
    points = turn["points"][piece]
    return spendable((points["up"], points["any"], points["down"]), 0, direction)
