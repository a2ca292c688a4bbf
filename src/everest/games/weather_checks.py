"""Checks of a weather set, whatever its days do (W)."""

from __future__ import annotations

from collections.abc import Iterator

from everest.games.faults import Fault, FaultCode, Place, item_label, shown_number
from everest.games.schema import ZONES, Counts, WeatherDay, WeatherFile
from everest.games.value_checks import identifier, in_range, repeats, sourced, unique_ids

STRONGEST_EFFECT = 9


def check_weather(file: str, weather: WeatherFile, counts: Counts | None) -> Iterator[Fault]:
    """A file in weather/: tiles and days as many as the rules say, each day possible."""
    head, tiles = Place(file), Place(file, "tile")
    yield from sourced(head, weather)
    yield from unique_ids(tiles, [tile.id for tile in weather.tiles])
    for index, tile in enumerate(weather.tiles):
        place = tiles.at(item_label(tile.id, index))
        yield from identifier(place.at("id"), tile.id)
        for number, day in enumerate(tile.days):
            yield from _check_day(place.at("days", f"#{number + 1}"), day)
        if counts is not None and len(tile.days) != counts.days_per_tile:
            yield place.at("days").fault(
                FaultCode.WRONG_DAY_COUNT,
                found=len(tile.days),
                expected=shown_number(counts.days_per_tile),
            )
    if counts is not None and len(weather.tiles) != counts.weather_tiles:
        yield tiles.fault(
            FaultCode.WRONG_TILE_COUNT,
            found=len(weather.tiles),
            expected=shown_number(counts.weather_tiles),
        )


def _check_day(place: Place, day: WeatherDay) -> Iterator[Fault]:
    """W1: zones and an effect there, or neither."""
    effects = day.effects()
    for key, strength in effects.items():
        yield from in_range(place.at(key), strength, 0, STRONGEST_EFFECT)
    for index, zone in enumerate(day.zones):
        yield from in_range(place.at("zones", f"#{index + 1}"), zone, 0, ZONES - 1)
    for index, _ in repeats(day.zones):
        found = shown_number(day.zones[index])
        yield place.at("zones").fault(FaultCode.DUPLICATE_ZONE, found=found)
    keys = ", ".join(effects)
    has_effect = any(effects.values())
    if day.zones and not has_effect:
        yield place.fault(FaultCode.DAY_WITHOUT_EFFECT, keys=keys)
    if has_effect and not day.zones:
        yield place.fault(FaultCode.DAY_WITHOUT_ZONES, keys=keys)
