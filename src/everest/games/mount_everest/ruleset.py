"""The numbers of Mount Everest beyond what all games of the family share."""

from __future__ import annotations

from dataclasses import dataclass

from everest.engine.bag import Bag
from everest.engine.ruleset import Ruleset
from everest.games.mount_everest.clients import ClientRules
from everest.games.mount_everest.loads import LoadRules


@dataclass(kw_only=True, eq=False)
class MountEverestRuleset(Ruleset):
    """A ruleset with clients, loads, oxygen and icefall.

    Attributes:
        clients: the numbers about clients.
        loads: the numbers about guide boards.
        oxygen_draw: cards drawn for a bottle, by zone of the camp (O2).
        reserve: the bag of each player's acclimatization deck (S3).
        tents: tents of each player (S2).
        tile_slot: for each space the index of its icefall tile, -1 where none lies.
        tile_type: for each icefall tile its type, 0 for I and 1 for II (S5).
        minimum_score: below which no score falls (V5).
        face_costs: what each face of an icefall tile costs, UNLIMITED for a crevasse.
        face_names: the name of each face in the notation.
        faces: for each type the bag of its tiles' faces.
    """

    clients: ClientRules
    loads: LoadRules
    oxygen_draw: list[int]
    reserve: Bag
    tents: int
    minimum_score: int
    tile_slot: list[int]
    tile_type: list[int]
    face_costs: list[int]
    face_names: list[str]
    faces: list[Bag]
