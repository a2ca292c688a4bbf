"""Whether the values in the data files of K2 make sense, alone and together.

Each check takes what is known: `counts` is None where its file cannot be read, and then what
depends on it is left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from everest.games.card_checks import (
    check_acclimatization_cards,
    check_card_count,
    check_movement_cards,
)
from everest.games.counts_checks import (
    check_counts,
    check_ranges,
    check_risk_tokens,
    check_space_limits,
)
from everest.games.faults import Fault, FaultCode, Place, shown, shown_number
from everest.games.k2.schema import (
    Climbers,
    DeckFile,
    K2Counts,
    LimitsFile,
    Ranks,
    RulesFile,
    SoloFile,
    TokensFile,
)
from everest.games.schema import ZONES
from everest.games.value_checks import at_most, identifier, in_range, number_of, repeats, sourced

CLIMBERS_PER_PLAYER = 2
"""The rules, and the names A and B, are made for two."""

CLIMBER_RANGES = {
    "start_level": (1, 20),
    "highest_level": (1, 20),
    "maximum_level": (1, 20),
    "tent_bonus": (0, 9),
}
FAMILY_RANGES = {
    "rescue_cards": (0, 9),
    "rescue_zone": (0, ZONES - 1),
    "rescue_steps": (0, 99),
}
HIGHEST_TOTAL = 198
"""Two climbers on the highest flag that a map may have."""

HIGHEST_RISK = 2
"""How much of its risk a seat can bear is worked out for tokens of 1 and 2."""


def check_rules(file: str, rules: RulesFile) -> Iterator[Fault]:
    """rules.toml: every number in its range, and those that belong together in agreement."""
    yield from identifier(Place(file).at("id"), rules.id)
    yield from _check_counts(Place(file, "counts"), rules.counts)
    yield from _check_climbers(Place(file, "climbers"), rules.climbers)
    family = Place(file, "family")
    yield from sourced(family, rules.family)
    yield from check_ranges(family, rules.family, FAMILY_RANGES)


def _check_counts(place: Place, counts: K2Counts) -> Iterator[Fault]:
    yield from check_counts(place, counts)
    if counts.climbers_per_player != CLIMBERS_PER_PLAYER:
        found = shown_number(counts.climbers_per_player)
        climbers = place.at("climbers_per_player")
        yield climbers.fault(FaultCode.WRONG_NUMBER, found=found, expected=CLIMBERS_PER_PLAYER)


def _check_climbers(place: Place, climbers: Climbers) -> Iterator[Fault]:
    yield from sourced(place, climbers)
    yield from check_ranges(place, climbers, CLIMBER_RANGES)
    start, kept, highest = climbers.start_level, climbers.maximum_level, climbers.highest_level
    yield from at_most(place.at("start_level"), start, kept, "maximum_level")
    yield from at_most(place.at("maximum_level"), kept, highest, "highest_level")


def check_limits(file: str, limits: LimitsFile) -> Iterator[Fault]:
    """limits.toml: room for a climber in every zone, and no less of it in the relaxed row (KM1)."""
    place = Place(file, "climbers")
    yield from check_space_limits(place, limits.climbers)
    relaxed = limits.climbers.players_5_relaxed or limits.climbers.players_5
    for zone, (most, more) in enumerate(zip(limits.climbers.players_5, relaxed, strict=True)):
        strict = place.at("players_5", f"#{zone + 1}")
        yield from at_most(strict, most, more, "players_5_relaxed")


def check_deck(file: str, deck: DeckFile, counts: K2Counts | None) -> Iterator[Fault]:
    """deck.toml: cards that can be used, as many as the rules say (KS1, KC1)."""
    place, cards = Place(file, "main_deck"), deck.main_deck
    yield from sourced(place, cards)
    yield from check_movement_cards(place.at("movement"), cards.movement)
    levels = cards.acclimatization
    yield from check_acclimatization_cards(place.at("acclimatization"), levels, least=0)
    if counts is not None:
        found = number_of(cards.movement) + number_of(levels)
        yield from check_card_count(place, found, counts.main_deck, "counts.main_deck")


def check_tokens(file: str, tokens: TokensFile, counts: K2Counts | None) -> Iterator[Fault]:
    """tokens.toml: risk tokens that last for the game (KS3, R3)."""
    place = Place(file, "risk_tokens")
    yield from check_risk_tokens(place, tokens.risk_tokens, HIGHEST_RISK, counts)


def check_solo(
    file: str, solo: SoloFile, maps: Collection[str], weather_sets: Collection[str]
) -> Iterator[Fault]:
    """solo.toml: one entry at most for each map and weather set, with falling totals (KX2)."""
    yield from sourced(Place(file), solo)
    table = Place(file, "entry")
    for index, entry in enumerate(solo.entries):
        place = table.at(f"#{index + 1}")
        for key, name, known, code in (
            ("map", entry.map, maps, FaultCode.NO_SUCH_MAP),
            ("weather", entry.weather, weather_sets, FaultCode.NO_SUCH_WEATHER),
        ):
            if name not in known:
                yield place.at(key).fault(code, found=shown(name), known=", ".join(known))
        yield from _check_ranks(place.at("ranks"), entry.ranks)
    for index, first in repeats([(entry.map, entry.weather) for entry in solo.entries]):
        yield table.at(f"#{index + 1}").fault(FaultCode.DUPLICATE_RANKS, first=f"#{first + 1}")


def _check_ranks(place: Place, ranks: Ranks) -> Iterator[Fault]:
    totals = list(ranks.totals().items())
    for key, total in totals:
        yield from in_range(place.at(key), total, 0, HIGHEST_TOTAL)
    for (better, most), (key, total) in pairwise(totals):
        yield from at_most(place.at(key), total, most, better)
