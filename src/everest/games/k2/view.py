"""The layout of a view of K2: what is in it, and of what kind."""

from __future__ import annotations

from typing import TypedDict

from everest.engine.view import CampView, PieceView, PlayerView, PrivateView, TableView, TurnView


class ClimberView(PieceView):
    """A climber; without a space it is dead."""

    space: str | None
    level: int
    score: int


class K2PlayerView(PlayerView[PrivateView]):
    """Also climbers, tents and the rescue cards that are left."""

    pieces: list[ClimberView]
    camps: list[CampView]
    rescue_cards: int


class NamedClimber(TypedDict):
    """Which climber."""

    seat: int
    piece: str


class K2View(TableView[K2PlayerView]):
    """A view of K2.

    `dying` are the climbers whose level has fallen below 1, in the order in which they are seen to:
    the player of the first has to choose between rescue and death now. `summits` are those that
    hold the summit, in the order in which they came there (KV2).
    """

    variant: str
    limits: str
    turn: TurnView | None
    dying: list[NamedClimber]
    summits: list[NamedClimber]
    solo_rank: str | None
