"""The shape of the data files that only Mount Everest has."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from everest.games.schema import (
    AcclimatizationCard,
    ByZone,
    Counts,
    MapFile,
    MovementCard,
    RiskTokens,
    Row,
    Sourced,
    Space,
    SpaceLimits,
    Table,
    WeatherDay,
    WeatherFile,
    WeatherTile,
)

IcefallType = Literal["I", "II"]


class IcefallCounts(Table):
    """How many icefall tiles there are of each type (S5)."""

    type_1: int = Field(alias="I")
    type_2: int = Field(alias="II")

    def by_type(self) -> dict[IcefallType, int]:
        """The number for each type."""
        return {"I": self.type_1, "II": self.type_2}


class EverestCounts(Counts):
    """How many there are of everything (S, C, E)."""

    guides_per_player: int
    tents_per_player: int
    acclimatization_deck: int
    start_score: int
    minimum_score: int
    icefall_tiles: IcefallCounts
    start_level: int
    maximum_level_in_round: int


class ClientKind(Sourced):
    """A kind of client: its points (V1, V2, V4) and the level it keeps at most (H2)."""

    summit: int
    base: int
    death: int
    maximum_level: int


class Clients(Table):
    """Both kinds of clients."""

    mountaineer: ClientKind
    tourist: ClientKind

    def by_name(self) -> dict[str, ClientKind]:
        """Each kind by its name."""
        return {"mountaineer": self.mountaineer, "tourist": self.tourist}


class OxygenDraw(Sourced):
    """Cards drawn for a bottle, by the zone of the camp (O2)."""

    by_zone: ByZone


class GuideBoard(Sourced):
    """The rows of a guide's board, and how many of them each thing takes (L3)."""

    rows: int
    tent: int
    first_bottle: int
    further_bottle: int
    bottle_beside_tent: int
    client: int
    maximum_tents: int


class RulesFile(Table):
    """rules.toml."""

    id: str
    counts: EverestCounts
    clients: Clients
    oxygen_draw: OxygenDraw
    guide_board: GuideBoard


class BottleLimits(Sourced):
    """Bottles that a guide may carry, by zone (L6)."""

    by_zone: ByZone


class LimitsFile(Table):
    """limits.toml."""

    guides: SpaceLimits
    bottles: BottleLimits


class EverestMovementCard(MovementCard):
    """A movement card: it may take levels from the clients with the guide (U4)."""

    loss: int = 0


class MainDeck(Sourced):
    """The cards that a player draws a hand from (S3)."""

    cards: Row[EverestMovementCard]


class AcclimatizationDeck(Sourced):
    """The cards that oxygen bottles bring (O2)."""

    cards: Row[AcclimatizationCard]


class DeckFile(Table):
    """deck.toml."""

    main_deck: MainDeck
    acclimatization_deck: AcclimatizationDeck


class IcefallTile(Table):
    """A kind of icefall tile (I): the cost it shows, or a crevasse."""

    cost: int | None = None
    crevasse: bool = False
    count: int


class IcefallTiles(Sourced):
    """The icefall tiles of both types (S5)."""

    type_1: Row[IcefallTile] = Field(alias="I")
    type_2: Row[IcefallTile] = Field(alias="II")

    def by_type(self) -> dict[IcefallType, tuple[IcefallTile, ...]]:
        """The tiles of each type."""
        return {"I": self.type_1, "II": self.type_2}


class TokensFile(Table):
    """tokens.toml."""

    risk_tokens: RiskTokens
    icefall_tiles: IcefallTiles


class EverestSpace(Space):
    """A space of a map of Mount Everest: perhaps with an icefall tile (S5), and a K2 flag (X1)."""

    k2_flag: int
    icefall: IcefallType | None = None


class EverestMap(MapFile):
    """A file in maps/."""

    spaces: Row[EverestSpace] = Field(alias="space")


class EverestDay(WeatherDay):
    """A day of the weather: it may stop movement (W3)."""

    no_movement: bool = False

    def effects(self) -> dict[str, int]:
        return {**super().effects(), "no_movement": int(self.no_movement)}


class EverestTile(WeatherTile):
    """A weather tile."""

    days: Row[EverestDay]


class EverestWeather(WeatherFile):
    """A file in weather/."""

    tiles: Row[EverestTile] = Field(alias="tile")
