"""From checked data to a ruleset: names become numbers, tables become lists."""

from __future__ import annotations

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.board import UNLIMITED
from everest.engine.cards import CardKinds
from everest.games.compiling import (
    add_acclimatization_cards,
    board_of,
    token_bag,
    token_values,
    weather_of,
)
from everest.games.mount_everest.clients import ClientRules
from everest.games.mount_everest.loader import RulesetData
from everest.games.mount_everest.loads import LoadRules
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.schema import IcefallTile

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
        limits_name="strict",
        variant="standard",
        seats=seats,
        board=board_of(
            data.map,
            [space.k2_flag for space in spaces],
            data.limits.guides.by_players()[seats],
        ),
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


def _cards(data: RulesetData) -> tuple[CardKinds, Bag, Bag]:
    """The card kinds, the main deck, the acclimatization deck (S3)."""
    kinds = CardKinds()
    deck = bag.EMPTY
    for card in data.deck.main_deck.cards:
        kind = kinds.add_printed(card.up or 0, card.any or 0, card.down or 0, 0, card.loss)
        deck += bag.from_kinds([kind] * card.count)
    reserve = add_acclimatization_cards(kinds, data.deck.acclimatization_deck.cards)
    kinds.add_remainders()
    return kinds, deck, reserve


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
        maximum_tents=rows.maximum_tents,
        bottle_limit=list(data.limits.bottles.by_zone),
    )


def _faces(data: RulesetData) -> tuple[list[int], list[str], list[Bag]]:
    """Costs and names of the faces of icefall tiles, and the faces of each type (I, S5)."""
    costs: list[int] = []
    names: list[str] = []
    faces = [bag.EMPTY, bag.EMPTY]
    for number, tiles in enumerate(data.tokens.icefall_tiles.by_type().values()):
        for tile in tiles:
            cost, name = _face(tile)
            if name not in names:
                costs.append(cost)
                names.append(name)
            faces[number] += bag.from_kinds([names.index(name)] * tile.count)
    return costs, names, faces


def _face(tile: IcefallTile) -> tuple[int, str]:
    if tile.crevasse or tile.cost is None:
        return UNLIMITED, "crevasse"
    return tile.cost, f"cost{tile.cost}"
