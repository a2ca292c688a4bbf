"""Whether the values in the data files of Mount Everest make sense, alone and together.

Each check takes what is known: `counts` and `tokens` are None where their file cannot be read, and
then what depends on them is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

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
from everest.games.faults import Fault, FaultCode, Place, shown_number
from everest.games.mount_everest.schema import (
    ClientKind,
    DeckFile,
    EverestCounts,
    GuideBoard,
    IcefallTile,
    LimitsFile,
    RulesFile,
    TokensFile,
)
from everest.games.value_checks import (
    MOST_OF_A_KIND,
    at_most,
    identifier,
    in_range,
    number_of,
    sourced,
    unique_entries,
)

GUIDES_PER_PLAYER = 2
"""The rules, and the names A and B, are made for two."""

COUNT_RANGES = {
    # a seat has room for two camps
    "tents_per_player": (0, 2),
    "acclimatization_deck": (0, 99),
    "start_score": (0, 99),
    "minimum_score": (0, 99),
    "start_level": (1, 9),
    "maximum_level_in_round": (1, 9),
}
CLIENT_RANGES = {"summit": (0, 99), "base": (0, 99), "death": (-99, 0), "maximum_level": (1, 9)}
BOARD_KEYS = ("tent", "first_bottle", "further_bottle", "bottle_beside_tent", "client")
HIGHEST_RISK = 9
DEAREST_ICEFALL_TILE = 2
"""A tile of 1 is entered, a tile of 2 lets the player choose (I3); the rules know no other."""

WORST_LOSS = 9
MOST_BOTTLES = 9


def check_rules(file: str, rules: RulesFile) -> Iterator[Fault]:
    """rules.toml: every number in its range, and those that belong together in agreement."""
    yield from identifier(Place(file).at("id"), rules.id)
    yield from _check_counts(Place(file, "counts"), rules.counts)
    for name, kind in rules.clients.by_name().items():
        yield from _check_client(Place(file, f"clients.{name}"), kind, rules.counts)
    oxygen = Place(file, "oxygen_draw")
    yield from sourced(oxygen, rules.oxygen_draw)
    for zone, cards in enumerate(rules.oxygen_draw.by_zone):
        place = oxygen.at("by_zone", f"#{zone + 1}")
        yield from in_range(place, cards, 0, rules.counts.acclimatization_deck)
    yield from _check_guide_board(Place(file, "guide_board"), rules.guide_board)


def _check_counts(place: Place, counts: EverestCounts) -> Iterator[Fault]:
    yield from check_counts(place, counts)
    if counts.guides_per_player != GUIDES_PER_PLAYER:
        found = shown_number(counts.guides_per_player)
        guides = place.at("guides_per_player")
        yield guides.fault(FaultCode.WRONG_NUMBER, found=found, expected=GUIDES_PER_PLAYER)
    yield from check_ranges(place, counts, COUNT_RANGES)
    for kind, number in counts.icefall_tiles.by_type().items():
        yield from in_range(
            Place(place.file, f"{place.table}.icefall_tiles").at(kind), number, 0, MOST_OF_A_KIND
        )
    score, level = counts.start_score, counts.maximum_level_in_round
    yield from at_most(place.at("minimum_score"), counts.minimum_score, score, "start_score")
    yield from at_most(place.at("start_level"), counts.start_level, level, "maximum_level_in_round")


def _check_client(place: Place, kind: ClientKind, counts: EverestCounts) -> Iterator[Fault]:
    yield from sourced(place, kind)
    yield from check_ranges(place, kind, CLIENT_RANGES)
    maximum = place.at("maximum_level")
    key = "counts.maximum_level_in_round"
    yield from at_most(maximum, kind.maximum_level, counts.maximum_level_in_round, key)


def _check_guide_board(place: Place, board: GuideBoard) -> Iterator[Fault]:
    yield from sourced(place, board)
    yield from in_range(place.at("rows"), board.rows, 1, 9)
    for key in BOARD_KEYS:
        # A thing that took no row could be carried without end, one that took too many never.
        yield from in_range(place.at(key), getattr(board, key), 1, max(1, board.rows))
    if 1 <= board.first_bottle <= board.rows:
        # else a load could become too heavy by losing its tent
        most = max(1, board.tent + board.bottle_beside_tent)
        yield from in_range(place.at("first_bottle"), board.first_bottle, 1, most)
    yield from in_range(place.at("maximum_tents"), board.maximum_tents, 0, 9)


def check_limits(file: str, limits: LimitsFile) -> Iterator[Fault]:
    """limits.toml: room for a guide in every zone (M3), a number of bottles for each (L6)."""
    yield from check_space_limits(Place(file, "guides"), limits.guides)
    bottles = Place(file, "bottles")
    yield from sourced(bottles, limits.bottles)
    for zone, most in enumerate(limits.bottles.by_zone):
        yield from in_range(bottles.at("by_zone", f"#{zone + 1}"), most, 0, MOST_BOTTLES)


def check_deck(file: str, deck: DeckFile, counts: EverestCounts | None) -> Iterator[Fault]:
    """deck.toml: cards that can be used, as many as the rules say (S3, U)."""
    main, other = Place(file, "main_deck"), Place(file, "acclimatization_deck")
    yield from sourced(main, deck.main_deck)
    main_cards, main_list = deck.main_deck.cards, main.at("cards")
    yield from check_movement_cards(main_list, main_cards)
    for index, card in enumerate(main_cards):
        yield from in_range(main_list.at(f"#{index + 1}", "loss"), card.loss, 0, WORST_LOSS)
    yield from sourced(other, deck.acclimatization_deck)
    other_cards, other_list = deck.acclimatization_deck.cards, other.at("cards")
    yield from check_acclimatization_cards(other_list, other_cards, least=1)
    if counts is not None:
        for place, found, key in (
            (main_list, number_of(main_cards), "main_deck"),
            (other_list, number_of(other_cards), "acclimatization_deck"),
        ):
            yield from check_card_count(place, found, getattr(counts, key), f"counts.{key}")


def check_tokens(file: str, tokens: TokensFile, counts: EverestCounts | None) -> Iterator[Fault]:
    """tokens.toml: risk tokens that last for the game (S6, R3), icefall tiles (S5, I)."""
    yield from check_risk_tokens(
        Place(file, "risk_tokens"), tokens.risk_tokens, HIGHEST_RISK, counts
    )
    icefall = Place(file, "icefall_tiles")
    yield from sourced(icefall, tokens.icefall_tiles)
    for kind, tiles in tokens.icefall_tiles.by_type().items():
        yield from _check_icefall_tiles(icefall.at(kind), tiles)
        if counts is not None:
            found, expected = number_of(tiles), counts.icefall_tiles.by_type()[kind]
            if found != expected:
                yield icefall.at(kind).fault(
                    FaultCode.WRONG_ICEFALL_COUNT,
                    found=shown_number(found),
                    expected=shown_number(expected),
                    type=kind,
                )


def _check_icefall_tiles(place: Place, tiles: tuple[IcefallTile, ...]) -> Iterator[Fault]:
    """A tile is a crevasse or has a cost (I2 to I4)."""
    for index, tile in enumerate(tiles):
        at = place.at(f"#{index + 1}")
        yield from in_range(at.at("count"), tile.count, 1, MOST_OF_A_KIND)
        if tile.crevasse == (tile.cost is not None):
            yield at.fault(FaultCode.ICEFALL_TILE_KIND)
        elif tile.cost is not None:
            yield from in_range(at.at("cost"), tile.cost, 1, DEAREST_ICEFALL_TILE)
    yield from unique_entries(place, [(tile.cost, tile.crevasse) for tile in tiles])
