"""From checked data to the ruleset of K2: names become numbers, tables become lists."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.board import Board
from everest.engine.cards import CardKinds
from everest.games.compiling import (
    add_acclimatization_cards,
    board_of,
    token_bag,
    token_values,
    weather_of,
)
from everest.games.errors import UnknownChoice
from everest.games.k2.loader import RulesetData
from everest.games.k2.ruleset import K2Ruleset

GAME_NAME = "k2"
STRICT, RELAXED = "strict", "relaxed"
STANDARD, FAMILY = "standard", "family"
VARIANTS = (STANDARD, FAMILY)
LOWEST_RANK = "sailor"


def limits_choices(data: RulesetData, seats: int) -> tuple[str, ...]:
    """The rows of the limits that a number of players can choose from (KM1, KR11).

    Five players have the choice where the table has a relaxed row for them; Mount Everest's has
    none.
    """
    has_choice = seats == 5 and data.limits.climbers.players_5_relaxed is not None
    return (STRICT, RELAXED) if has_choice else (STRICT,)


def compile_ruleset(
    data: RulesetData, seats: int, limits: str = STRICT, variant: str = STANDARD
) -> K2Ruleset:
    """The ruleset of `data` for a number of players, 1 to 5 (KX2).

    Args:
        data: the data of a map, a weather set and all the rest.
        seats: the number of players.
        limits: one of `limits_choices`.
        variant: one of `VARIANTS` (KX1).

    Raises:
        UnknownChoice: for limits or a variant that there are not.
    """
    if limits not in limits_choices(data, seats):
        raise UnknownChoice("limits", limits, limits_choices(data, seats))
    if variant not in VARIANTS:
        raise UnknownChoice("variant", variant, VARIANTS)
    counts, climbers, family = data.rules.counts, data.rules.climbers, data.rules.family
    cards, deck = _cards(data)
    board = _board(data, seats, limits)
    lowest_score = board.flags[board.start]
    return K2Ruleset(
        game=GAME_NAME,
        id=data.id,
        digest=data.digest,
        map_name=data.map_name,
        weather_name=data.weather_name,
        seats=seats,
        board=board,
        cards=cards,
        deck=deck,
        hand_size=counts.hand,
        cards_played=counts.cards_played,
        token_values=token_values(data.tokens.risk_tokens),
        tokens=token_bag(data.tokens.risk_tokens),
        open_tokens=counts.open_risk_tokens,
        weather=weather_of(data.weather),
        days_per_tile=counts.days_per_tile,
        rounds=counts.rounds,
        start_score=counts.climbers_per_player * lowest_score,
        variant=variant,
        limits_name=limits,
        start_level=climbers.start_level,
        highest_level=climbers.highest_level,
        maximum_level=climbers.maximum_level,
        lowest_score=lowest_score,
        tent_bonus=climbers.tent_bonus,
        strip=sorted(set(board.flags)),
        rescue_cards=family.rescue_cards if variant == FAMILY else 0,
        rescue_zone=family.rescue_zone,
        rescue_steps=family.rescue_steps,
        solo_ranks=_solo_ranks(data),
    )


def _cards(data: RulesetData) -> tuple[CardKinds, Bag]:
    """The card kinds and the deck (KS1)."""
    kinds = CardKinds()
    deck = bag.EMPTY
    for card in data.deck.main_deck.movement:
        kind = kinds.add_printed(card.up or 0, card.any or 0, card.down or 0, 0, 0)
        deck += bag.from_kinds([kind] * card.count)
    deck += add_acclimatization_cards(kinds, data.deck.main_deck.acclimatization)
    kinds.add_remainders()
    return kinds, deck


def _board(data: RulesetData, seats: int, limits: str) -> Board:
    """The map with the limits that hold (KM1); who plays alone takes those for two (KX2)."""
    table = data.limits.climbers
    row = table.by_players()[max(seats, 2)]
    if limits == RELAXED and table.players_5_relaxed is not None:
        row = table.players_5_relaxed
    spaces = data.map.spaces
    board = board_of(data.map, [space.flag for space in spaces], row)
    for number, space in enumerate(spaces):
        for end in space.level:
            board.connect_level(number, board.ids.index(end))
    return board


def _solo_ranks(data: RulesetData) -> list[tuple[int, str]]:
    """The least total for each rank, the best first (KX2)."""
    if data.ranks is None:
        return []
    ranks = [(total, code) for code, total in data.ranks.totals().items()]
    return [*ranks, (0, LOWEST_RANK)]
