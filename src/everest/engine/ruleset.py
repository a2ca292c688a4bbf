"""A ruleset: the numbers of one game on one map with one weather set for one number of seats."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import partial

from everest.engine.bag import Bag
from everest.engine.board import Board
from everest.engine.cards import CardKinds
from everest.engine.weather import WeatherTile


@dataclass(kw_only=True, eq=False)
class Ruleset:
    """What all games of the family have; a game adds its own numbers in a subclass.

    Attributes:
        game: the game's name, such as ``mount-everest``.
        id: the name of the data, which somebody's own files may change.
        digest: checksum of the data; records carry it.
        map_name, weather_name: the side of the map and the weather set.
        limits_name, variant: which of the game's limits and variants.
        seats: number of players.
        board: the map.
        cards: all kinds of cards.
        deck: the bag of cards that each player begins with.
        hand_size, cards_played: cards drawn up to, cards chosen in phase 1.
        token_values: the value of each kind of risk token, 0 or negative.
        tokens: the bag of all risk tokens.
        open_tokens: how many lie open.
        weather: the weather tiles.
        days_per_tile: days on a tile.
        rounds: length of the game.
        start_score: the score that each seat begins with.
    """

    game: str
    id: str
    digest: str
    map_name: str
    weather_name: str
    limits_name: str
    variant: str
    seats: int
    board: Board
    cards: CardKinds
    deck: Bag
    hand_size: int
    cards_played: int
    token_values: list[int]
    tokens: Bag
    open_tokens: int
    weather: list[WeatherTile]
    days_per_tile: int
    rounds: int
    start_score: int

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return partial(type(self), **values), ()
