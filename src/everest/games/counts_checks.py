"""Checks of numbers that games of the family share: how much there is, and that it lasts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from everest.games.faults import Fault, FaultCode, Place, shown_number
from everest.games.schema import Counts, RiskTokens, SpaceLimits, Table
from everest.games.value_checks import (
    MOST_OF_A_KIND,
    in_range,
    multiple,
    number_of,
    sourced,
    unique_entries,
)

COUNT_RANGES = {
    "rounds": (1, 99),
    "hand": (1, 99),
    "cards_played": (1, 9),
    "main_deck": (1, 99),
    "weather_tiles": (1, 33),
    "days_per_tile": (1, 9),
    "open_risk_tokens": (1, 9),
}
MOST_PIECES = 10
"""Two guides or climbers for each of five players."""


def check_ranges(
    place: Place, table: Table, ranges: Mapping[str, tuple[int, int]]
) -> Iterator[Fault]:
    """Each number of a table lies in its range."""
    for key, (least, most) in ranges.items():
        yield from in_range(place.at(key), getattr(table, key), least, most)


def check_counts(place: Place, counts: Counts) -> Iterator[Fault]:
    """What every game counts: the numbers in their ranges, and in agreement."""
    yield from sourced(place, counts)
    yield from check_ranges(place, counts, COUNT_RANGES)
    days = counts.weather_tiles * counts.days_per_tile
    if counts.rounds != days:
        yield place.at("rounds").fault(
            FaultCode.WRONG_ROUNDS,
            found=shown_number(counts.rounds),
            expected=shown_number(days),
            tiles=shown_number(counts.weather_tiles),
            days=shown_number(counts.days_per_tile),
        )
    # F3: hands come out even, and so does the deck, or some round would begin with too few cards.
    yield from multiple(place.at("hand"), counts.hand, counts.cards_played, "cards_played")
    yield from multiple(place.at("main_deck"), counts.main_deck, counts.hand, "hand")


def check_space_limits(place: Place, limits: SpaceLimits) -> Iterator[Fault]:
    """There is room for a piece in every zone (M3)."""
    yield from sourced(place, limits)
    for key, row in limits.rows().items():
        for zone, most in enumerate(row):
            yield from in_range(place.at(key, f"#{zone + 1}"), most, 1, MOST_PIECES)


def check_risk_tokens(
    place: Place, risk: RiskTokens, highest: int, counts: Counts | None
) -> Iterator[Fault]:
    """Risk tokens of 0 to `highest`, which last for the game (S6, R3)."""
    yield from sourced(place, risk)
    for index, token in enumerate(risk.tokens):
        entry = place.at("tokens", f"#{index + 1}")
        yield from in_range(entry.at("value"), token.value, -highest, 0)
        yield from in_range(entry.at("count"), token.count, 1, MOST_OF_A_KIND)
    yield from unique_entries(place.at("tokens"), [token.value for token in risk.tokens])
    if counts is None:
        return
    # One is taken in each round at most, and the last taker still has the choice of all open.
    found = number_of(risk.tokens)
    needed = counts.rounds + counts.open_risk_tokens - 1
    if found < needed:
        yield place.at("tokens").fault(
            FaultCode.TOO_FEW_RISK_TOKENS,
            found=shown_number(found),
            needed=shown_number(needed),
            rounds=shown_number(counts.rounds),
            open=shown_number(counts.open_risk_tokens),
        )
