"""The shape of data files that games of the family share: which keys, and of which types.

Whether the values make sense is the business of the checks, so that one look at a file finds as
much as possible: a model is built from anything of the right shape.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, Strict

T = TypeVar("T")

ZONES = 4
"""Below 6000 m, to 7000 m, to 8000 m, above: zones 0 to 3."""

# TOML has arrays, models have tuples; only this one conversion is let through.
Row = Annotated[tuple[T, ...], Strict(False)]
Zones = tuple[int, int, int, int]
ByZone = Annotated[Zones, Strict(False)]
Point = Annotated[tuple[float, float], Strict(False)]


class Table(BaseModel):
    """A TOML table: exactly the keys it declares, exactly their types."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class Sourced(Table):
    """A table that says where its numbers come from.

    `provenance` is ``rulebook``, ``review``, ``reconstruction`` or a sentence that says which
    parts are which.
    """

    provenance: str


class Counts(Sourced):
    """How many there are of what every game has; a game adds its own (S3, S6, C)."""

    rounds: int
    hand: int
    cards_played: int
    main_deck: int
    weather_tiles: int
    days_per_tile: int
    open_risk_tokens: int


class Space(Table):
    """A space of the map (M1, M2, H1); `below` lists the lower ends of its connections."""

    id: str
    name: str
    altitude_m: int
    zone: int
    cost: int
    acclimatization: int
    at: Point
    below: Row[str]

    def connected(self) -> tuple[str, ...]:
        """The other ends of the connections that are written here; each is written at one end."""
        return self.below


class MapFile(Sourced):
    """One side of the map."""

    title: str
    start: str
    summit: str
    spaces: Row[Space] = Field(alias="space")


class WeatherDay(Table):
    """A day of the weather (W1): the zones it touches, and what it does there.

    A game whose days do more adds keys of its own, and names them in `effects`.
    """

    zones: Row[int]
    loss: int = 0

    def effects(self) -> dict[str, int]:
        """What the day does in its zones, by the key that says so; 0 where it does nothing."""
        return {"loss": self.loss}


class WeatherTile(Table):
    """A weather tile: its days in order."""

    id: str
    days: Row[WeatherDay]


class WeatherFile(Sourced):
    """A set of weather tiles."""

    tiles: Row[WeatherTile] = Field(alias="tile")


class MovementCard(Table):
    """A movement card (U1 to U3): `any`, or `up` and `down` for a rope."""

    any: int | None = None
    up: int | None = None
    down: int | None = None
    count: int

    def points(self) -> dict[str, int]:
        """The points that the card is given, by their key."""
        points = {"any": self.any, "up": self.up, "down": self.down}
        return {key: value for key, value in points.items() if value is not None}


class AcclimatizationCard(Table):
    """An acclimatization card (Q1)."""

    points: int
    count: int


class RiskToken(Table):
    """A kind of risk token (S6): its value is 0 or what has to be settled, as a negative number."""

    value: int
    count: int


class RiskTokens(Sourced):
    """All risk tokens."""

    tokens: Row[RiskToken]


class SpaceLimits(Sourced):
    """Pieces that may end a move on a space, by zone, for each number of players (M3)."""

    players_2: ByZone
    players_3: ByZone
    players_4: ByZone
    players_5: ByZone

    def by_players(self) -> dict[int, Zones]:
        """The row of the table for each number of players."""
        return {2: self.players_2, 3: self.players_3, 4: self.players_4, 5: self.players_5}

    def rows(self) -> dict[str, Zones]:
        """All rows of the table by their keys."""
        return {f"players_{players}": row for players, row in self.by_players().items()}
