"""The body of a ruleset: all that a client needs to draw a game and to word it."""

from __future__ import annotations

from typing import Literal

from everest.server.messages.base import Model


class SpaceInfo(Model):
    """A space; `x` and `y` are fractions of the picture's width and of its height from the top."""

    id: str
    name: str
    x: float
    y: float
    altitude: int
    zone: int
    cost: int
    modifier: int
    flag: int | None
    tile: Literal["I", "II"] | None
    limit: int | None


class EdgeInfo(Model):
    """Two spaces that are joined; `level` if neither is lower than the other."""

    lower: str
    upper: str
    level: bool


class ZoneInfo(Model):
    """An altitude zone: pieces on a space, bottles with a guide, cards for a bottle in a camp."""

    from_altitude: int
    limit: int | None
    bottles: int | None
    oxygen: int | None


class CardInfo(Model):
    """A kind of card; what is left of one that has paid for risk is a kind of its own."""

    id: str
    up: int
    any: int
    down: int
    rest: int
    loss: int
    risk: int
    printed: str | None


class DayInfo(Model):
    """A day of a weather tile; everything by zone."""

    loss: list[int]
    closed: list[bool]
    extra_cost: list[int]


class WeatherTileInfo(Model):
    """A weather tile."""

    id: str
    days: list[DayInfo]


class ClientInfo(Model):
    """A kind of clients: points for the summit, for coming home and for dying, and the level."""

    kind: str
    summit: int
    home: int
    death: int
    highest_level: int


class FaceInfo(Model):
    """What an icefall tile can show; a crevasse has no cost."""

    name: str
    cost: int | None


class RankInfo(Model):
    """A rank of a game played alone, and the least score for it."""

    rank: str
    least: int


class RescueInfo(Model):
    """A rescue: where a climber is put down, and the steps of the strip that it costs."""

    zone: int
    steps: int


class GuideBoardInfo(Model):
    """The rows of a guide's board, and how many of them each thing takes."""

    rows: int
    tent: int
    first_bottle: int
    further_bottle: int
    bottle_beside_tent: int
    client: int
    maximum_tents: int


class RulesetInfo(Model):
    """All the numbers of one game on one map, for one number of players."""

    game: str
    ruleset: str
    digest: str
    map: str
    map_title: str
    weather: str
    limits: str
    variant: str
    seats: int
    rounds: int
    start: str
    summit: str
    spaces: list[SpaceInfo]
    edges: list[EdgeInfo]
    zones: list[ZoneInfo]
    cards: list[CardInfo]
    deck: list[str]
    reserve: list[str] | None
    hand_size: int
    cards_played: int
    tokens: list[int]
    open_tokens: int
    weather_tiles: list[WeatherTileInfo]
    days_per_tile: int
    start_score: int
    minimum_score: int | None
    clients: list[ClientInfo]
    highest_level: int
    maximum_level: int | None
    camp_bonus: int
    tents: int
    faces: list[FaceInfo]
    strip: list[int] | None
    solo_ranks: list[RankInfo]
    rescue: RescueInfo | None
    guide_board: GuideBoardInfo | None
