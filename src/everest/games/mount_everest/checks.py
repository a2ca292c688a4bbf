"""Whether the values in the data files of Mount Everest make sense, alone and together.

Each check takes what is known: `counts` and `tokens` are None where their file cannot be read, and
then what depends on them is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from everest.games.faults import Fault, FaultCode, Place, item_label, shown, shown_number
from everest.games.map_checks import check_map, has_ways, reached_going_up
from everest.games.mount_everest.crevasses import (
    MOST_STEPS,
    TooManyArrangementsError,
    cutting_arrangement,
)
from everest.games.mount_everest.schema import (
    ClientKind,
    Counts,
    DeckFile,
    EverestMap,
    GuideBoard,
    IcefallTile,
    IcefallType,
    LimitsFile,
    RulesFile,
    TokensFile,
)
from everest.games.schema import ZONES, AcclimatizationCard, MovementCard, WeatherDay, WeatherFile
from everest.games.value_checks import (
    at_most,
    identifier,
    in_range,
    multiple,
    repeats,
    sourced,
    unique_entries,
    unique_ids,
)

GUIDES_PER_PLAYER = 2
"""The rules, and the names A and B, are made for two."""

MOST_OF_A_KIND = 99
COUNT_RANGES = {
    # a seat has room for two camps
    "tents_per_player": (0, 2),
    "rounds": (1, 99),
    "hand": (1, 99),
    "cards_played": (1, 9),
    "main_deck": (1, 99),
    "acclimatization_deck": (0, 99),
    "start_score": (0, 99),
    "minimum_score": (0, 99),
    "weather_tiles": (1, 33),
    "days_per_tile": (1, 9),
    "open_risk_tokens": (1, 9),
    "start_level": (1, 9),
    "maximum_level_in_round": (1, 9),
}
CLIENT_RANGES = {"summit": (0, 99), "base": (0, 99), "death": (-99, 0), "maximum_level": (1, 9)}
BOARD_KEYS = ("tent", "first_bottle", "further_bottle", "bottle_beside_tent", "client")
HIGHEST_CARD = 9
HIGHEST_RISK = 9
DEAREST_ICEFALL_TILE = 2
"""A tile of 1 is entered, a tile of 2 lets the player choose (I3); the rules know no other."""

WORST_LOSS = 9
HIGHEST_FLAG = 20
MOST_GUIDES = 10
"""Two guides for each of five players."""

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


def _check_counts(place: Place, counts: Counts) -> Iterator[Fault]:
    yield from sourced(place, counts)
    if counts.guides_per_player != GUIDES_PER_PLAYER:
        found = shown_number(counts.guides_per_player)
        guides = place.at("guides_per_player")
        yield guides.fault(FaultCode.WRONG_NUMBER, found=found, expected=GUIDES_PER_PLAYER)
    for key, (least, most) in COUNT_RANGES.items():
        yield from in_range(place.at(key), getattr(counts, key), least, most)
    for kind, number in counts.icefall_tiles.by_type().items():
        yield from in_range(
            Place(place.file, f"{place.table}.icefall_tiles").at(kind), number, 0, MOST_OF_A_KIND
        )
    days = counts.weather_tiles * counts.days_per_tile
    if counts.rounds != days:
        yield place.at("rounds").fault(
            FaultCode.WRONG_ROUNDS,
            found=shown_number(counts.rounds),
            expected=shown_number(days),
            tiles=shown_number(counts.weather_tiles),
            days=shown_number(counts.days_per_tile),
        )
    # F3: hands come out even, and so does the deck, or some round would begin without three cards.
    yield from multiple(place.at("hand"), counts.hand, counts.cards_played, "cards_played")
    yield from multiple(place.at("main_deck"), counts.main_deck, counts.hand, "hand")
    score, level = counts.start_score, counts.maximum_level_in_round
    yield from at_most(place.at("minimum_score"), counts.minimum_score, score, "start_score")
    yield from at_most(place.at("start_level"), counts.start_level, level, "maximum_level_in_round")


def _check_client(place: Place, kind: ClientKind, counts: Counts) -> Iterator[Fault]:
    yield from sourced(place, kind)
    for key, (least, most) in CLIENT_RANGES.items():
        yield from in_range(place.at(key), getattr(kind, key), least, most)
    maximum = place.at("maximum_level")
    key = "counts.maximum_level_in_round"
    yield from at_most(maximum, kind.maximum_level, counts.maximum_level_in_round, key)


def _check_guide_board(place: Place, board: GuideBoard) -> Iterator[Fault]:
    yield from sourced(place, board)
    yield from in_range(place.at("rows"), board.rows, 1, 9)
    for key in BOARD_KEYS:
        # A thing that took no row could be carried without end, one that took too many never.
        yield from in_range(place.at(key), getattr(board, key), 1, max(1, board.rows))
    yield from in_range(place.at("maximum_tents"), board.maximum_tents, 0, 9)


def check_limits(file: str, limits: LimitsFile) -> Iterator[Fault]:
    """limits.toml: room for a guide in every zone (M3), a number of bottles for each (L6)."""
    guides = Place(file, "guides")
    yield from sourced(guides, limits.guides)
    for players, row in limits.guides.by_players().items():
        for zone, most in enumerate(row):
            place = guides.at(f"players_{players}", f"#{zone + 1}")
            yield from in_range(place, most, 1, MOST_GUIDES)
    bottles = Place(file, "bottles")
    yield from sourced(bottles, limits.bottles)
    for zone, most in enumerate(limits.bottles.by_zone):
        yield from in_range(bottles.at("by_zone", f"#{zone + 1}"), most, 0, MOST_BOTTLES)


def check_deck(file: str, deck: DeckFile, counts: Counts | None) -> Iterator[Fault]:
    """deck.toml: cards that can be used, as many as the rules say (S3, U)."""
    main = Place(file, "main_deck")
    yield from sourced(main, deck.main_deck)
    movement_cards = deck.main_deck.cards
    for index, card in enumerate(movement_cards):
        yield from _check_movement_card(main.at("cards", f"#{index + 1}"), card)
    faces = [card.model_dump(exclude={"count"}).values() for card in movement_cards]
    yield from unique_entries(main.at("cards"), [tuple(face) for face in faces])
    other = Place(file, "acclimatization_deck")
    yield from sourced(other, deck.acclimatization_deck)
    level_cards = deck.acclimatization_deck.cards
    for index, level_card in enumerate(level_cards):
        yield from _check_acclimatization_card(other.at("cards", f"#{index + 1}"), level_card)
    yield from unique_entries(other.at("cards"), [card.points for card in level_cards])
    if counts is not None:
        found = sum(card.count for card in movement_cards)
        yield from _check_card_count(main, found, counts.main_deck)
        found = sum(card.count for card in level_cards)
        yield from _check_card_count(other, found, counts.acclimatization_deck)


def _check_movement_card(place: Place, card: MovementCard) -> Iterator[Fault]:
    """U2: points in any direction, or U3: a rope with an upward and a downward number."""
    yield from in_range(place.at("count"), card.count, 1, MOST_OF_A_KIND)
    yield from in_range(place.at("loss"), card.loss, 0, WORST_LOSS)
    points = {"any": card.any, "up": card.up, "down": card.down}
    given = {key: value for key, value in points.items() if value is not None}
    for key, value in given.items():
        yield from in_range(place.at(key), value, 0, HIGHEST_CARD)
    if set(given) not in ({"any"}, {"up", "down"}):
        yield place.fault(FaultCode.CARD_KIND)
    elif not any(given.values()):
        yield place.fault(FaultCode.CARD_WITHOUT_POINTS)


def _check_acclimatization_card(place: Place, card: AcclimatizationCard) -> Iterator[Fault]:
    yield from in_range(place.at("points"), card.points, 1, HIGHEST_CARD)
    yield from in_range(place.at("count"), card.count, 1, MOST_OF_A_KIND)


def _check_card_count(place: Place, found: int, expected: int) -> Iterator[Fault]:
    if found != expected:
        yield place.at("cards").fault(
            FaultCode.WRONG_CARD_COUNT,
            found=shown_number(found),
            expected=shown_number(expected),
            key=f"counts.{place.table}",
        )


def check_tokens(file: str, tokens: TokensFile, counts: Counts | None) -> Iterator[Fault]:
    """tokens.toml: risk tokens that last for the game (S6, R3), icefall tiles (S5, I)."""
    risk = Place(file, "risk_tokens")
    kinds = tokens.risk_tokens.tokens
    yield from sourced(risk, tokens.risk_tokens)
    for index, token in enumerate(kinds):
        place = risk.at("tokens", f"#{index + 1}")
        yield from in_range(place.at("value"), token.value, -HIGHEST_RISK, 0)
        yield from in_range(place.at("count"), token.count, 1, MOST_OF_A_KIND)
    yield from unique_entries(risk.at("tokens"), [token.value for token in kinds])
    if counts is not None:
        # One is taken in each round at most, and the last taker still has the choice of all open.
        found = sum(token.count for token in kinds)
        needed = counts.rounds + counts.open_risk_tokens - 1
        if found < needed:
            yield risk.at("tokens").fault(
                FaultCode.TOO_FEW_RISK_TOKENS,
                found=shown_number(found),
                needed=shown_number(needed),
                rounds=shown_number(counts.rounds),
                open=shown_number(counts.open_risk_tokens),
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


def number_of(tiles: tuple[IcefallTile, ...]) -> int:
    """How many tiles these are, all kinds together."""
    return sum(tile.count for tile in tiles)


def check_weather(file: str, weather: WeatherFile, counts: Counts | None) -> Iterator[Fault]:
    """A file in weather/: tiles and days as many as the rules say, each day possible (W)."""
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
    yield from in_range(place.at("loss"), day.loss, 0, WORST_LOSS)
    for index, zone in enumerate(day.zones):
        yield from in_range(place.at("zones", f"#{index + 1}"), zone, 0, ZONES - 1)
    for index, _ in repeats(day.zones):
        found = shown_number(day.zones[index])
        yield place.at("zones").fault(FaultCode.DUPLICATE_ZONE, found=found)
    effect = day.loss != 0 or day.no_movement
    if day.zones and not effect:
        yield place.fault(FaultCode.DAY_WITHOUT_EFFECT)
    if effect and not day.zones:
        yield place.fault(FaultCode.DAY_WITHOUT_ZONES)


def check_everest_map(file: str, board: EverestMap, tokens: TokensFile | None) -> Iterator[Fault]:
    """A file in maps/: what any map must be, and room and ways for the icefall tiles (S5, I4)."""
    yield from check_map(file, board)
    for index, space in enumerate(board.spaces):
        place = Place(file, "space").at(item_label(space.id, index))
        yield from in_range(place.at("k2_flag"), space.k2_flag, 0, HIGHEST_FLAG)
        if space.icefall is not None and space.id in (board.start, board.summit):
            yield place.at("icefall").fault(FaultCode.ICEFALL_AT_END)
    if tokens is not None:
        yield from _check_icefall_spaces(file, board, tokens)
        if has_ways(board) and board.summit in reached_going_up(board):
            yield from _check_crevasses(file, board, tokens)


def _check_icefall_spaces(file: str, board: EverestMap, tokens: TokensFile) -> Iterator[Fault]:
    """S5: tiles may stay in the box, but no icefall space may stay without one."""
    ends = (board.start, board.summit)
    for kind, tiles in tokens.icefall_tiles.by_type().items():
        found = sum(space.icefall == kind and space.id not in ends for space in board.spaces)
        if found > number_of(tiles):
            yield Place(file, "space").fault(
                FaultCode.TOO_MANY_ICEFALL_SPACES,
                type=kind,
                found=found,
                most=shown_number(number_of(tiles)),
            )


def _check_crevasses(file: str, board: EverestMap, tokens: TokensFile) -> Iterator[Fault]:
    place = Place(file, "space")
    number: dict[IcefallType, int] = {
        kind: number_of(tuple(tile for tile in tiles if tile.crevasse))
        for kind, tiles in tokens.icefall_tiles.by_type().items()
    }
    try:
        spaces = cutting_arrangement(board, number)
    except TooManyArrangementsError:
        yield place.fault(FaultCode.TOO_MANY_ARRANGEMENTS, most=MOST_STEPS)
        return
    if spaces is not None:
        names = ", ".join(shown(space) for space in spaces)
        yield place.fault(FaultCode.CREVASSES_CUT_OFF, spaces=names)
