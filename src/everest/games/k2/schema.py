"""The shape of the data files of K2."""

from __future__ import annotations

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
    Zones,
)


class K2Counts(Counts):
    """How many there are of everything (KS, C)."""

    climbers_per_player: int


class Climbers(Sourced):
    """The numbers about a climber's level (KS2, KR4, KH2), and about its tent (KH1)."""

    start_level: int
    highest_level: int
    maximum_level: int
    tent_bonus: int


class Family(Sourced):
    """The numbers of the family variant (KX1)."""

    rescue_cards: int
    rescue_zone: int
    rescue_steps: int


class RulesFile(Table):
    """rules.toml."""

    id: str
    counts: K2Counts
    climbers: Climbers
    family: Family


class ClimberLimits(SpaceLimits):
    """Climbers that may end a move on a space (KM1); five players may have a choice of rows."""

    players_5_relaxed: ByZone | None = None

    def rows(self) -> dict[str, Zones]:
        rows = super().rows()
        if self.players_5_relaxed is not None:
            rows["players_5_relaxed"] = self.players_5_relaxed
        return rows


class LimitsFile(Table):
    """limits.toml."""

    climbers: ClimberLimits


class MainDeck(Sourced):
    """The cards that a player draws a hand from (KS1, KC1)."""

    movement: Row[MovementCard]
    acclimatization: Row[AcclimatizationCard]


class DeckFile(Table):
    """deck.toml."""

    main_deck: MainDeck


class TokensFile(Table):
    """tokens.toml."""

    risk_tokens: RiskTokens


class Ranks(Table):
    """The least total for each rank of a game played alone but the lowest, best first (KX2)."""

    himalayan_climber: int = Field(alias="himalayan-climber")
    alpinist: int
    tatra_climber: int = Field(alias="tatra-climber")

    def totals(self) -> dict[str, int]:
        """The least total for each rank by its code."""
        return {
            "himalayan-climber": self.himalayan_climber,
            "alpinist": self.alpinist,
            "tatra-climber": self.tatra_climber,
        }


class SoloEntry(Table):
    """The ranks for games on one map with one weather set."""

    map: str
    weather: str
    ranks: Ranks


class SoloFile(Sourced):
    """solo.toml."""

    entries: Row[SoloEntry] = Field(alias="entry")

    def ranks(self, map_name: str, weather_name: str) -> Ranks | None:
        """The ranks for a map and a weather set, None where the table names none."""
        for entry in self.entries:
            if (entry.map, entry.weather) == (map_name, weather_name):
                return entry.ranks
        return None


class K2Space(Space):
    """A space of a map: its flag (KV1), and its neighbours at the same height (KM1, KR1)."""

    flag: int
    level: Row[str] = ()

    def connected(self) -> tuple[str, ...]:
        return (*self.below, *self.level)


class K2Map(MapFile):
    """A file in maps/."""

    spaces: Row[K2Space] = Field(alias="space")


class K2Day(WeatherDay):
    """A day of the weather: it may add to the cost of entering and pitching (KM3)."""

    extra_cost: int = 0

    def effects(self) -> dict[str, int]:
        return {**super().effects(), "extra_cost": self.extra_cost}


class K2Tile(WeatherTile):
    """A weather tile."""

    days: Row[K2Day]


class K2Weather(WeatherFile):
    """A file in weather/."""

    tiles: Row[K2Tile] = Field(alias="tile")
