"""What a seat may know, as plain data: dicts, lists, numbers and ids, ready for JSON.

A view is built field by field; nothing gets into it that is not named here. Cards are lists of
card ids, sorted by kind, never in an order that could tell something.
"""

from __future__ import annotations

from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.cards import CardKinds

OVER_NAME = "over"


class PrivateView(TypedDict):
    """What only the seat itself knows of its cards."""

    hand: list[str]
    deck: list[str]
    chosen: list[str]


PrivateT = TypeVar("PrivateT", bound=PrivateView)


class PieceView(TypedDict):
    """A piece, and the tents that it can still pitch; games add where it is and what it has."""

    name: str
    tents: int


class CampView(TypedDict):
    """A pitched tent."""

    name: str
    space: str


class PlayerView(TypedDict, Generic[PrivateT]):
    """What everybody knows of one seat; `private` only in its own view and the full state."""

    seat: int
    score: int
    hand_size: int
    deck_size: int
    has_chosen: bool
    shown: list[str]
    pile: list[str]
    stock: list[str]
    private: NotRequired[PrivateT]


class WeatherView(TypedDict):
    """The weather row: tiles by name, the day of the left tile that is today, tiles to come."""

    left: str | None
    right: str | None
    day: int
    face_down: list[str]


class RiskView(TypedDict):
    """Risk tokens by value, and who took one this round."""

    open: list[int]
    face_down: list[int]
    taker: int | None
    taken: int | None


class PointsView(TypedDict):
    """Movement points of a piece."""

    up: int
    any: int
    down: int


class TurnView(TypedDict):
    """The turn that is going on; all of it is open to everybody."""

    seat: int
    unused: list[str]
    points: list[PointsView]
    engaged: list[bool]
    risk_left: int
    passing: str | None


class View(TypedDict):
    """What all games' views have. `seat` is the viewer, None for a spectator."""

    game: str
    ruleset: str
    digest: str
    map: str
    weather_set: str
    seats: int
    seat: int | None
    round: int
    phase: str
    to_act: list[int]
    first_seat: int | None
    ranking: list[int]
    ranks: list[int]
    weather: WeatherView
    risk: RiskView


PlayerT = TypeVar("PlayerT", bound=PlayerView[Any])


class TableView(View, Generic[PlayerT]):
    """Also the players; each game says what it shows of one."""

    players: list[PlayerT]


def card_bag(cards: CardKinds, names: list[str]) -> Bag:
    """The bag of cards that are called so."""
    return bag.from_kinds([cards.ids.index(name) for name in names])
