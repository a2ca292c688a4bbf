"""The state: all memory of a match, in plain numbers, bags, and rows of them.

Cards and tokens are bags (see `everest.engine.bag`). Nothing here has a hidden order: what is
undrawn is counted, and a draw is a chance action. A piece is a pawn on the map; the pieces of
seat ``s`` have the numbers ``2 * s`` and ``2 * s + 1``, and so have its tents.
"""

from __future__ import annotations

from types import GetSetDescriptorType, MemberDescriptorType
from typing import Final, Self, TypeVar

from everest.engine import bag
from everest.engine.events import Event, Value
from everest.engine.points import NO_POINTS
from everest.engine.ruleset import Ruleset

StateT = TypeVar("StateT", bound="State")
"""The kind of state that a game's phases work on."""

NOBODY: Final = -1
NOWHERE: Final = -1
# what `State.legal_seat` says instead of a seat; far from anything that could be given as one
UNASKED: Final = -(1 << 40)
UNLISTED: Final = UNASKED - 1

# every game of the family gives each player two pawns and two tents (S2, KS1)
PIECES_PER_SEAT: Final = 2


class State:
    """The memory that all games share; a game adds its own in a subclass.

    Attributes:
        phase: index into the game's list of phases.
        round: the day, 1 to 18; 0 during setup.
        first_seat: who begins this round (F1).
        seat: whose turn it is in phase 3, else `NOBODY`.
        hand, deck, pile: each seat's cards: in hand, undrawn, played in earlier rounds.
        chosen: each seat's cards chosen this round; open to all once every seat has chosen.
        stock: each seat's 18 cards as everyone knew them at the last shuffle.
        open_tokens, token_bag: risk tokens that lie open, and those face down.
        taker, taken: who took a token this round and its kind, or `NOBODY` and -1.
        left_tile, right_tile, tile_bag: the weather row and the tiles not opened yet.
        scores: each seat's score.
        places: the space of each piece; `NOWHERE` for one that has left the map (KH2).
        camps: the space of each pitched tent, or `NOWHERE`.
        unused: cards of the turn's player that are not used up yet (kinds with remainders).
        points: movement points of the turn's player, at ``3 * piece + way``.
        engaged: bit p set when the turn's piece p is one that can pay risk with levels (K1, KC3).
        risk_left: points of risk still to settle in this turn (K).
        passing: the turn's piece that stands in a full space and has to get on (M4), or NOBODY.
        events: a list that collects what happens, or None where nobody listens.
        waiting, legal, legal_seat: what has been worked out from the rest: who may act, and the
            legal actions of one seat; UNASKED where nothing has, UNLISTED where only `waiting`
            has. Whoever changes a state by hand calls `forget`.
    """

    __slots__ = (
        "camps",
        "chosen",
        "deck",
        "engaged",
        "events",
        "first_seat",
        "hand",
        "left_tile",
        "legal",
        "legal_seat",
        "open_tokens",
        "passing",
        "phase",
        "pile",
        "places",
        "points",
        "right_tile",
        "risk_left",
        "round",
        "scores",
        "seat",
        "stock",
        "taken",
        "taker",
        "tile_bag",
        "token_bag",
        "unused",
        "waiting",
    )

    def __init__(self, ruleset: Ruleset | None) -> None:
        """The state before a match; or one of which nothing is set yet, to be copied into."""
        if ruleset is None:
            return
        seats = ruleset.seats
        self.phase = 0
        self.round = 0
        self.first_seat = NOBODY
        self.seat = NOBODY
        self.hand = (bag.EMPTY,) * seats
        self.deck = (ruleset.deck,) * seats
        self.pile = (bag.EMPTY,) * seats
        self.chosen = (bag.EMPTY,) * seats
        self.stock = (ruleset.deck,) * seats
        self.open_tokens = bag.EMPTY
        self.token_bag = ruleset.tokens
        self.taker = NOBODY
        self.taken = -1
        self.left_tile = -1
        self.right_tile = -1
        self.tile_bag = bag.from_kinds(range(len(ruleset.weather)))
        self.scores = (ruleset.start_score,) * seats
        self.places = (ruleset.board.start,) * (PIECES_PER_SEAT * seats)
        self.camps = (NOWHERE,) * (PIECES_PER_SEAT * seats)
        self.unused = bag.EMPTY
        self.points = NO_POINTS
        self.engaged = 0
        self.risk_left = 0
        self.passing = NOBODY
        self.events: list[Event] | None = None
        self.waiting: tuple[int, ...] = ()
        self.legal_seat = UNASKED
        self.legal: tuple[int, ...] = ()

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        other = type(self)(None)
        self.copy_into(other)
        return other

    def copy_into(self, other: State) -> None:
        """Copy everything into `other`, a state of the same class."""
        other.phase = self.phase
        other.round = self.round
        other.first_seat = self.first_seat
        other.seat = self.seat
        other.hand = self.hand
        other.deck = self.deck
        other.pile = self.pile
        other.chosen = self.chosen
        other.stock = self.stock
        other.open_tokens = self.open_tokens
        other.token_bag = self.token_bag
        other.taker = self.taker
        other.taken = self.taken
        other.left_tile = self.left_tile
        other.right_tile = self.right_tile
        other.tile_bag = self.tile_bag
        other.scores = self.scores
        other.places = self.places
        other.camps = self.camps
        other.unused = self.unused
        other.points = self.points
        other.engaged = self.engaged
        other.risk_left = self.risk_left
        other.passing = self.passing
        other.events = None
        other.waiting = self.waiting
        other.legal_seat = self.legal_seat
        other.legal = self.legal

    def forget(self) -> None:
        """Forget what was worked out from the state, because it is changed by hand."""
        self.legal_seat = UNASKED

    def key(self) -> tuple[object, ...]:
        """All that makes two states the same, as one comparable value."""
        return (
            self.phase,
            self.round,
            self.first_seat,
            self.seat,
            self.hand,
            self.deck,
            self.pile,
            self.chosen,
            self.stock,
            self.open_tokens,
            self.token_bag,
            self.taker,
            self.taken,
            self.left_tile,
            self.right_tile,
            self.tile_bag,
            self.scores,
            self.places,
            self.camps,
            self.unused,
            self.points,
            self.engaged,
            self.risk_left,
            self.passing,
        )

    def __reduce__(self) -> tuple[object, ...]:
        """What pickles and copies are made of; compiled classes need it said."""
        # slots are member descriptors, the attributes of compiled classes getset descriptors
        kinds = (MemberDescriptorType, GetSetDescriptorType)
        names = [
            name
            for one in type(self).__mro__
            for name, value in vars(one).items()
            if isinstance(value, kinds) and not name.startswith("__")
        ]
        return type(self), (None,), {name: getattr(self, name) for name in names}

    def __setstate__(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def tell(self, kind: str, audience: int, data: dict[str, Value]) -> None:
        """Note an event for whoever listens. Callers test `events` first to spare the dict."""
        if self.events is not None:
            self.events.append(Event(kind, audience, data))
