"""The layout of a view of Mount Everest: what is in it, and of what kind."""

from __future__ import annotations

from typing import TypedDict

from everest.engine.view import CampView, PieceView, PlayerView, PrivateView, TableView, TurnView


class ClientView(TypedDict):
    """One client."""

    kind: str
    level: int
    summited: bool


class GuideView(PieceView):
    """A guide and its load."""

    space: str
    clients: list[ClientView]
    bottles: int


class EverestCampView(CampView):
    """A camp and what is kept in it."""

    clients: list[ClientView]
    bottles: int


class OxygenView(TypedDict):
    """Where a seat is in spending a bottle (O2 to O4)."""

    stage: str
    drawn: list[str]
    due: int
    kept: str | None
    return_end: str | None


class EverestPrivateView(PrivateView):
    """Also the acclimatization deck as far as its owner knows it, and removed cards."""

    reserve_top: list[str]
    reserve_unknown: list[str]
    reserve_bottom: list[str]
    removed: list[str]
    oxygen: OxygenView


class EverestPlayerView(PlayerView[EverestPrivateView]):
    """Also guides, camps, tents, and what is open about the acclimatization deck."""

    pieces: list[GuideView]
    camps: list[EverestCampView]
    tent_stock: int
    reserve_size: int
    swaps: int


class RunView(TypedDict):
    """What a holder has received and given in the present run of gives (L4)."""

    holder: str
    got: list[str]
    gave: list[str]


class EverestTurnView(TurnView):
    """Also acclimatization points, an icefall tile in front of a guide, and the run of gives."""

    rest_target: str | None
    rest_left: int
    rest_pool: int
    at_tile: str | None
    at_tile_piece: str | None
    overloaded: bool
    runs: list[RunView]


class TileView(TypedDict):
    """An icefall tile: its face, None while it lies face down."""

    space: str
    type: str
    face: str | None


class EverestView(TableView[EverestPlayerView]):
    """A view of Mount Everest."""

    turn: EverestTurnView | None
    icefall: list[TileView]
    icefall_face_down: list[list[str]]
