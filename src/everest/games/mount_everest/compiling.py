"""From checked data to a ruleset: names become numbers, tables become lists."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.board import UNLIMITED, Board
from everest.engine.cards import CardKinds
from everest.engine.weather import Day, WeatherTile
from everest.games.mount_everest.clients import ClientRules
from everest.games.mount_everest.loader import RulesetData
from everest.games.mount_everest.loads import LoadRules
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.schema import IcefallTile
from everest.games.schema import ZONES, WeatherDay

GAME_NAME = "mount-everest"


def compile_ruleset(data: RulesetData, seats: int) -> MountEverestRuleset:
    """The ruleset of `data` for a number of players, 2 to 5."""
    counts = data.rules.counts
    cards, deck, reserve = _cards(data)
    spaces = data.map.spaces
    slots = [index for index, space in enumerate(spaces) if space.icefall is not None]
    face_costs, face_names, faces = _faces(data)
    return MountEverestRuleset(
        game=GAME_NAME,
        id=data.id,
        digest=data.digest,
        map_name=data.map_name,
        weather_name=data.weather_name,
        seats=seats,
        board=_board(data, seats),
        cards=cards,
        deck=deck,
        hand_size=counts.hand,
        cards_played=counts.cards_played,
        token_values=[token.value for token in data.tokens.risk_tokens.tokens],
        tokens=bag.from_counts([token.count for token in data.tokens.risk_tokens.tokens]),
        open_tokens=counts.open_risk_tokens,
        weather=[
            WeatherTile(tile.id, [_day(day) for day in tile.days]) for tile in data.weather.tiles
        ],
        days_per_tile=counts.days_per_tile,
        rounds=counts.rounds,
        start_score=counts.start_score,
        minimum_score=counts.minimum_score,
        clients=_client_rules(data),
        loads=_load_rules(data),
        oxygen_draw=list(data.rules.oxygen_draw.by_zone),
        reserve=reserve,
        tents=counts.tents_per_player,
        tile_slot=[slots.index(index) if index in slots else -1 for index in range(len(spaces))],
        tile_type=[0 if spaces[index].icefall == "I" else 1 for index in slots],
        face_costs=face_costs,
        face_names=face_names,
        faces=faces,
    )


def _cards(data: RulesetData) -> tuple[CardKinds, int, int]:
    """The card kinds, the main deck, the acclimatization deck (S3)."""
    kinds = CardKinds()
    deck = reserve = 0
    for card in data.deck.main_deck.cards:
        kind = kinds.add_printed(card.up or 0, card.any or 0, card.down or 0, 0, card.loss)
        deck += card.count * bag.one(kind)
    for rest in data.deck.acclimatization_deck.cards:
        kind = kinds.add_printed(0, 0, 0, rest.points, 0)
        reserve += rest.count * bag.one(kind)
    kinds.add_remainders()
    return kinds, deck, reserve


def _board(data: RulesetData, seats: int) -> Board:
    spaces = data.map.spaces
    ids = [space.id for space in spaces]
    start = ids.index(data.map.start)
    limits = data.limits.guides.for_players(seats)
    board = Board(
        ids=ids,
        altitude=[space.altitude_m for space in spaces],
        zone=[space.zone for space in spaces],
        cost=[space.cost for space in spaces],
        modifier=[space.acclimatization for space in spaces],
        flags=[space.k2_flag for space in spaces],
        # base camp is not limited (M3)
        limit=[
            UNLIMITED if index == start else limits[space.zone]
            for index, space in enumerate(spaces)
        ],
        start=start,
        summit=ids.index(data.map.summit),
    )
    for upper, space in enumerate(spaces):
        for lower in space.below:
            board.connect(ids.index(lower), upper)
    return board


def _day(day: WeatherDay) -> Day:
    return Day(
        loss=[day.loss if zone in day.zones else 0 for zone in range(ZONES)],
        closed=[day.no_movement and zone in day.zones for zone in range(ZONES)],
        extra_cost=[0] * ZONES,
    )


def _client_rules(data: RulesetData) -> ClientRules:
    counts = data.rules.counts
    kinds = [data.rules.clients.mountaineer, data.rules.clients.tourist]
    return ClientRules(
        levels=counts.maximum_level_in_round,
        start_level=counts.start_level,
        summit_points=[kind.summit for kind in kinds],
        base_points=[kind.base for kind in kinds],
        death_points=[kind.death for kind in kinds],
        highest_level=[kind.maximum_level for kind in kinds],
    )


def _load_rules(data: RulesetData) -> LoadRules:
    rows = data.rules.guide_board
    return LoadRules(
        rows=rows.rows,
        tent=rows.tent,
        first_bottle=rows.first_bottle,
        further_bottle=rows.further_bottle,
        bottle_beside_tent=rows.bottle_beside_tent,
        client=rows.client,
        bottle_limit=list(data.limits.bottles.by_zone),
    )


def _faces(data: RulesetData) -> tuple[list[int], list[str], list[int]]:
    """Costs and names of the faces of icefall tiles, and the faces of each type (I, S5)."""
    costs: list[int] = []
    names: list[str] = []
    faces = [0, 0]
    for number, tiles in enumerate(data.tokens.icefall_tiles.by_type().values()):
        for tile in tiles:
            cost, name = _face(tile)
            if name not in names:
                costs.append(cost)
                names.append(name)
            faces[number] += tile.count * bag.one(names.index(name))
    return costs, names, faces


def _face(tile: IcefallTile) -> tuple[int, str]:
    if tile.crevasse or tile.cost is None:
        return UNLIMITED, "crevasse"
    return tile.cost, f"cost{tile.cost}"
