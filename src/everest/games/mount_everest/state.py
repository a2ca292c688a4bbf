"""The state of Mount Everest: guides' loads, camps, icefall, oxygen, on top of the shared state.

A holder is who keeps clients and bottles: holders ``4 * s`` and ``4 * s + 1`` are the guides of
seat ``s``, ``4 * s + 2`` and ``4 * s + 3`` its camps.
"""

from __future__ import annotations

from typing import Final

from everest.engine import bag
from everest.engine.state import NOBODY, NOWHERE, State
from everest.games.mount_everest.ruleset import MountEverestRuleset

HOLDERS_PER_SEAT: Final = 4

NOTHING_PASSED: Final[tuple[int, ...]] = (0,) * HOLDERS_PER_SEAT
"""`got` and `gave` outside a run of gives."""

FACE_DOWN: Final = -1

# stages of spending a bottle (O1 to O5), in order
IDLE: Final = 0
DRAWING: Final = 1
KEEPING: Final = 2
RETURNING: Final = 3
REMOVING: Final = 4

EITHER_END: Final = -1
TOP: Final = 0
BOTTOM: Final = 1


class MountEverestState(State):
    """All memory of a match of Mount Everest.

    Attributes:
        track: the seats in the order of the score track: by score, and from left to right on
            one number (V6).
        clients, bottles: what each holder keeps; clients as a bag of client classes.
        tents: tents that each guide carries.
        tent_stock: each seat's tents that are still off the map.
        tiles: the face of each icefall tile, or FACE_DOWN.
        face_bags: for each type of icefall tile the faces not turned yet.
        reserve_top, reserve_bottom: the part of each seat's acclimatization deck whose order
            its owner knows, first card first (O3).
        reserve: the unknown rest, between the two, as a bag.
        removed: each seat's cards that are out of the game (O4).
        swaps: bottles that brought a card since each seat's last shuffle.
        oxygen_stage: where each seat is in spending a bottle.
        drawn: cards that each seat has drawn for a bottle and neither kept nor returned.
        due: cards that each seat still has to draw for the bottle.
        kept: the card kept for the bottle, -1 before.
        return_end: the end of the deck that gets the other cards: TOP, BOTTOM, EITHER_END.
        got, gave: classes of things that each holder of the turn's player has received and
            given in the present run of gives, as sets of bits (L1).
        overloaded: whether a guide carries too much for a moment (L4).
        rest_target: the holder for which the last acclimatization card was used, or NOBODY.
        rest_left: its points that can still be given to clients there (Q1).
        rest_pool: all points of used acclimatization cards that were not given out (Z3).
        pending_piece, pending_space: the guide in front of an icefall tile that was just turned
            or is being turned, and where (I).
    """

    __slots__ = (
        "bottles",
        "clients",
        "drawn",
        "due",
        "face_bags",
        "gave",
        "got",
        "in_run",
        "kept",
        "overloaded",
        "oxygen_stage",
        "pending_piece",
        "pending_space",
        "removed",
        "reserve",
        "reserve_bottom",
        "reserve_top",
        "rest_left",
        "rest_pool",
        "rest_target",
        "return_end",
        "swaps",
        "tent_stock",
        "tents",
        "tiles",
        "track",
    )

    def __init__(self, ruleset: MountEverestRuleset | None) -> None:
        super().__init__(ruleset)
        if ruleset is None:
            return
        seats = ruleset.seats
        self.track: tuple[int, ...] = ()
        self.clients = (bag.EMPTY,) * (HOLDERS_PER_SEAT * seats)
        self.bottles = (0,) * (HOLDERS_PER_SEAT * seats)
        self.tents = (0,) * (2 * seats)
        self.tent_stock = (ruleset.tents,) * seats
        self.tiles = (FACE_DOWN,) * len(ruleset.tile_type)
        self.face_bags = tuple(ruleset.faces)
        self.reserve_top: tuple[tuple[int, ...], ...] = ((),) * seats
        self.reserve_bottom: tuple[tuple[int, ...], ...] = ((),) * seats
        self.reserve = (ruleset.reserve,) * seats
        self.removed = (bag.EMPTY,) * seats
        self.swaps = (0,) * seats
        self.oxygen_stage = (IDLE,) * seats
        self.drawn = (bag.EMPTY,) * seats
        self.due = (0,) * seats
        self.kept = (-1,) * seats
        self.return_end = (EITHER_END,) * seats
        self.got = NOTHING_PASSED
        self.gave = NOTHING_PASSED
        self.in_run = False
        self.overloaded = False
        self.rest_target = NOBODY
        self.rest_left = 0
        self.rest_pool = 0
        self.pending_piece = NOBODY
        self.pending_space = NOWHERE

    def copy_into(self, other: State) -> None:
        super().copy_into(other)
        assert isinstance(other, MountEverestState)
        other.track = self.track
        other.clients = self.clients
        other.bottles = self.bottles
        other.tents = self.tents
        other.tent_stock = self.tent_stock
        other.tiles = self.tiles
        other.face_bags = self.face_bags
        other.reserve_top = self.reserve_top
        other.reserve_bottom = self.reserve_bottom
        other.reserve = self.reserve
        other.removed = self.removed
        other.swaps = self.swaps
        other.oxygen_stage = self.oxygen_stage
        other.drawn = self.drawn
        other.due = self.due
        other.kept = self.kept
        other.return_end = self.return_end
        other.got = self.got
        other.gave = self.gave
        other.in_run = self.in_run
        other.overloaded = self.overloaded
        other.rest_target = self.rest_target
        other.rest_left = self.rest_left
        other.rest_pool = self.rest_pool
        other.pending_piece = self.pending_piece
        other.pending_space = self.pending_space

    def key(self) -> tuple[object, ...]:
        return (
            *super().key(),
            self.track,
            self.clients,
            self.bottles,
            self.tents,
            self.tent_stock,
            self.tiles,
            self.face_bags,
            self.reserve_top,
            self.reserve_bottom,
            self.reserve,
            self.removed,
            self.swaps,
            self.oxygen_stage,
            self.drawn,
            self.due,
            self.kept,
            self.return_end,
            self.got,
            self.gave,
            self.in_run,
            self.overloaded,
            self.rest_target,
            self.rest_left,
            self.rest_pool,
            self.pending_piece,
            self.pending_space,
        )

    def reserve_size(self, seat: int) -> int:
        """Cards in a seat's acclimatization deck."""
        known = len(self.reserve_top[seat]) + len(self.reserve_bottom[seat])
        return known + self.reserve[seat].total
