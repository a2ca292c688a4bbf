"""Rulesets as clients are told of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

from everest.engine.bag import Bag
from everest.engine.board import LEVEL, UNLIMITED, Board
from everest.engine.cards import UP, CardKinds
from everest.engine.ruleset import Ruleset
from everest.engine.state import PIECES_PER_SEAT
from everest.engine.weather import WeatherTile
from everest.games.k2.ruleset import K2Ruleset
from everest.games.loading import OFFERS
from everest.games.map_checks import ZONE_FROM_METRES
from everest.games.mount_everest.check import CAMP_BONUS
from everest.games.mount_everest.clients import KIND_NAMES, ClientRules
from everest.games.mount_everest.loads import LoadRules
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.server.messages.rulesets import (
    CardInfo,
    ClientInfo,
    DayInfo,
    EdgeInfo,
    FaceInfo,
    GuideBoardInfo,
    RankInfo,
    RescueInfo,
    RulesetInfo,
    SpaceInfo,
    WeatherTileInfo,
    ZoneInfo,
)
from everest.server.offers import chosen
from everest.server.thinking import Choices

MOST_RULESETS: Final = 256
"""More than there are choices: nobody can let the server work by asking for one after another."""


@lru_cache(maxsize=MOST_RULESETS)
def ruleset_info(choices: Choices) -> RulesetInfo:
    """All the numbers of a ruleset, and how its map is drawn.

    Raises:
        Problem: if there is no such choice.
    """
    rules = chosen(choices).ruleset
    picture = OFFERS[rules.game].picture(rules.map_name, rules.weather_name, None)
    board = rules.board
    return RulesetInfo(
        game=rules.game,
        ruleset=rules.id,
        digest=rules.digest,
        map=rules.map_name,
        map_title=picture.title,
        weather=rules.weather_name,
        limits=rules.limits_name,
        variant=rules.variant,
        seats=rules.seats,
        rounds=rules.rounds,
        start=board.ids[board.start],
        summit=board.ids[board.summit],
        spaces=[
            SpaceInfo(
                id=name,
                name=picture.names[name],
                x=picture.places[name][0],
                y=picture.places[name][1],
                altitude=board.altitude[space],
                zone=board.zone[space],
                cost=board.cost[space],
                modifier=board.modifier[space],
                flag=board.flags[space] if isinstance(rules, K2Ruleset) else None,
                tile=_tile(rules, space),
                limit=_unless_unlimited(board.limit[space]),
            )
            for space, name in enumerate(board.ids)
        ],
        edges=_edges(board),
        zones=[_zone(rules, zone) for zone in range(len(ZONE_FROM_METRES))],
        cards=[_card(rules.cards, kind) for kind in range(len(rules.cards))],
        deck=_named(rules.cards.ids, rules.deck),
        hand_size=rules.hand_size,
        cards_played=rules.cards_played,
        tokens=[rules.token_values[kind] for kind in rules.tokens.listed],
        open_tokens=rules.open_tokens,
        weather_tiles=[_weather_tile(tile) for tile in rules.weather],
        days_per_tile=rules.days_per_tile,
        start_score=rules.start_score,
        **_of_the_game(rules),
    )


def _of_the_game(rules: Ruleset) -> dict[str, Any]:
    """What only one of the games has, with what the other says in place of it."""
    if isinstance(rules, K2Ruleset):
        return {
            "reserve": None,
            "minimum_score": None,
            "clients": [],
            "highest_level": rules.highest_level,
            "maximum_level": rules.maximum_level,
            "camp_bonus": rules.tent_bonus,
            "tents": PIECES_PER_SEAT,
            "faces": [],
            "strip": rules.strip,
            "solo_ranks": [RankInfo(rank=rank, least=least) for least, rank in rules.solo_ranks],
            "rescue": (
                RescueInfo(zone=rules.rescue_zone, steps=rules.rescue_steps)
                if rules.rescue_cards
                else None
            ),
            "guide_board": None,
        }
    assert isinstance(rules, MountEverestRuleset)
    return {
        "reserve": _named(rules.cards.ids, rules.reserve),
        "minimum_score": rules.minimum_score,
        "clients": _clients(rules.clients),
        "highest_level": rules.clients.levels,
        "maximum_level": None,
        "camp_bonus": CAMP_BONUS,
        "tents": rules.tents,
        "faces": [
            FaceInfo(name=name, cost=_unless_unlimited(cost))
            for name, cost in zip(rules.face_names, rules.face_costs, strict=True)
        ],
        "strip": None,
        "solo_ranks": [],
        "rescue": None,
        "guide_board": _guide_board(rules.loads),
    }


def _unless_unlimited(number: int) -> int | None:
    return number if number < UNLIMITED else None


def _named(names: list[str], content: Bag) -> list[str]:
    return [names[kind] for kind in content.listed]


def _tile(rules: Ruleset, space: int) -> Literal["I", "II"] | None:
    if not isinstance(rules, MountEverestRuleset) or rules.tile_slot[space] < 0:
        return None
    return "II" if rules.tile_type[rules.tile_slot[space]] else "I"


def _edges(board: Board) -> list[EdgeInfo]:
    """Each connection once."""
    return [
        EdgeInfo(lower=board.ids[space], upper=board.ids[other], level=way == LEVEL)
        for space, steps in enumerate(board.steps)
        for other, way in steps
        if way == UP or (way == LEVEL and space < other)
    ]


def _zone(rules: Ruleset, zone: int) -> ZoneInfo:
    board = rules.board
    limits = [
        board.limit[space]
        for space in range(len(board))
        if board.zone[space] == zone and space != board.start
    ]
    everest = rules if isinstance(rules, MountEverestRuleset) else None
    return ZoneInfo(
        from_altitude=ZONE_FROM_METRES[zone],
        limit=limits[0] if limits else None,
        bottles=everest.loads.bottle_limit[zone] if everest is not None else None,
        oxygen=everest.oxygen_draw[zone] if everest is not None else None,
    )


def _card(cards: CardKinds, kind: int) -> CardInfo:
    up, any_way, down, rest = cards.points[4 * kind : 4 * kind + 4]
    printed = cards.printed_kind[kind]
    return CardInfo(
        id=cards.ids[kind],
        up=up,
        any=any_way,
        down=down,
        rest=rest,
        loss=cards.loss[kind],
        risk=cards.risk_sum[kind],
        printed=cards.ids[printed] if printed != kind else None,
    )


def _weather_tile(tile: WeatherTile) -> WeatherTileInfo:
    days = [
        DayInfo(loss=day.loss, closed=day.closed, extra_cost=day.extra_cost) for day in tile.days
    ]
    return WeatherTileInfo(id=tile.name, days=days)


def _clients(clients: ClientRules) -> list[ClientInfo]:
    return [
        ClientInfo(
            kind=name,
            summit=clients.summit_points[kind],
            home=clients.base_points[kind],
            death=clients.death_points[kind],
            highest_level=clients.highest_level[kind],
        )
        for kind, name in enumerate(KIND_NAMES)
    ]


def _guide_board(loads: LoadRules) -> GuideBoardInfo:
    return GuideBoardInfo(
        rows=loads.rows,
        tent=loads.tent,
        first_bottle=loads.first_bottle,
        further_bottle=loads.further_bottle,
        bottle_beside_tent=loads.bottle_beside_tent,
        client=loads.client,
        maximum_tents=loads.maximum_tents,
    )
