"""From checked data to the numbers of the engine: what games of the family share."""

from __future__ import annotations

from collections.abc import Sequence

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.board import UNLIMITED, Board
from everest.engine.cards import CardKinds
from everest.engine.weather import Day, WeatherTile
from everest.games.schema import (
    ZONES,
    AcclimatizationCard,
    MapFile,
    RiskTokens,
    WeatherDay,
    WeatherFile,
)


def board_of(board: MapFile, flags: list[int], limits: Sequence[int]) -> Board:
    """The map, with the points of its flags and the limit of a space in each zone (M1 to M3).

    Base camp is not limited (M3).
    """
    spaces = board.spaces
    numbers = {space.id: number for number, space in enumerate(spaces)}
    start = numbers[board.start]
    made = Board(
        ids=list(numbers),
        altitude=[space.altitude_m for space in spaces],
        zone=[space.zone for space in spaces],
        cost=[space.cost for space in spaces],
        modifier=[space.acclimatization for space in spaces],
        flags=flags,
        limit=[
            UNLIMITED if number == start else limits[space.zone]
            for number, space in enumerate(spaces)
        ],
        start=start,
        summit=numbers[board.summit],
    )
    for upper, space in enumerate(spaces):
        for lower in space.below:
            made.connect(numbers[lower], upper)
    return made


def weather_of(weather: WeatherFile) -> list[WeatherTile]:
    """The weather tiles; what a day does not know of, it does not do (W1)."""
    return [WeatherTile(tile.id, [_day(day) for day in tile.days]) for tile in weather.tiles]


def _day(day: WeatherDay) -> Day:
    effects = day.effects()

    def by_zone(key: str) -> list[int]:
        strength = effects.get(key, 0)
        return [strength if zone in day.zones else 0 for zone in range(ZONES)]

    return Day(
        loss=by_zone("loss"),
        closed=[closed > 0 for closed in by_zone("no_movement")],
        extra_cost=by_zone("extra_cost"),
    )


def token_values(risk: RiskTokens) -> list[int]:
    """The value of each kind of risk token (S6)."""
    return [token.value for token in risk.tokens]


def token_bag(risk: RiskTokens) -> Bag:
    """The bag of all risk tokens (S6)."""
    return bag.from_counts([token.count for token in risk.tokens])


def add_acclimatization_cards(kinds: CardKinds, cards: Sequence[AcclimatizationCard]) -> Bag:
    """Add the kinds of these cards (Q1); return the bag of them."""
    found = [
        kinds.add_printed(0, 0, 0, card.points, 0) for card in cards for _ in range(card.count)
    ]
    return bag.from_kinds(found)
