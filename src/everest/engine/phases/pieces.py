"""What the rules of a turn know about pieces: where they may step, and what a game decides."""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.phase import Phase
from everest.engine.ruleset import Ruleset
from everest.engine.state import NOWHERE, PIECES_PER_SEAT, StateT
from everest.engine.vocabulary import (
    PIECE_NAMES,
    Vocabulary,
)
from everest.engine.weather import Day

PIECES: Final[tuple[int, ...]] = (0, 1)


class Step:
    """A step that a piece may take from where it is.

    Attributes:
        target: the space that it leads to.
        direction: UP, DOWN or LEVEL.
        action: the move.
        zone: altitude zone of the space.
        limit: most pieces that may stand there.
    """

    __slots__ = ("action", "direction", "limit", "target", "zone")

    def __init__(self, target: int, direction: int, action: int, zone: int, limit: int) -> None:
        self.target = target
        self.direction = direction
        self.action = action
        self.zone = zone
        self.limit = limit


class PieceRules(Phase[StateT]):
    """The numbers that a turn works with, and the questions that each game answers for itself."""

    name = "actions"
    clause = "A2"

    def __init__(self, ruleset: Ruleset, table: ActionTable, words: Vocabulary) -> None:
        self.ruleset = ruleset
        self.board = ruleset.board
        self.cards = ruleset.cards
        self.table = table
        self.words = words
        self.steps = [
            [self._steps_from(piece, space) for space in range(len(ruleset.board))]
            for piece in PIECES
        ]

    def _steps_from(self, piece: int, space: int) -> list[Step]:
        """The steps of a piece out of a space, with all that asking about them needs."""
        board = self.board
        return [
            Step(
                target,
                direction,
                self.words.move[piece * len(board) + target],
                board.zone[target],
                board.limit[target],
            )
            for target, direction in board.steps[space]
        ]

    # -- what all games share -----------------------------------------------------------------

    def day(self, state: StateT) -> Day:
        """Today's weather (W1)."""
        tile = self.ruleset.weather[state.left_tile]
        return tile.days[(state.round - 1) % self.ruleset.days_per_tile]

    def entry_cost(self, state: StateT, space: int) -> int:
        """Points that entering `space` costs now (M1)."""
        return self.entry_costs(state)[space]

    def has_camp_at(self, state: StateT, seat: int, space: int) -> bool:
        """Whether a camp of the seat stands in `space` (H1)."""
        first = PIECES_PER_SEAT * seat
        return space in (state.camps[first], state.camps[first + 1]) and space != NOWHERE

    def _piece(self, piece: int) -> dict[str, str | int]:
        return {"piece": PIECE_NAMES[piece]}

    # -- what a game decides ------------------------------------------------------------------

    def entry_costs(self, state: StateT) -> list[int]:
        """Points that entering each space costs now (M1); UNLIMITED where nobody can enter."""
        raise NotImplementedError

    def highest_cost(self, space: int) -> int:
        """The most that entering `space` can ever cost."""
        raise NotImplementedError

    def is_known_ground(self, state: StateT, space: int) -> bool:
        """Whether it is sure that `space` can be entered for its cost (M4)."""
        return True

    def barred_zones(self, state: StateT, seat: int, piece: int, closed: list[bool]) -> list[bool]:
        """Which zones the piece cannot enter: those `closed` by weather (W3), and perhaps more.

        A game may have a reason of its own, such as too many bottles (M7).
        """
        return closed

    def barred_refusal(self, state: StateT, seat: int, piece: int, space: int) -> IllegalAction:
        """A game's own reason for a zone in `barred_zones`."""
        raise NotImplementedError

    def arrive(self, state: StateT, seat: int, piece: int, space: int) -> None:
        """What happens when a piece stands in `space`."""
        raise NotImplementedError

    def has_tent(self, state: StateT, seat: int, piece: int) -> bool:
        """Whether the piece has a tent to pitch (T1, T2)."""
        raise NotImplementedError

    def raise_tent(self, state: StateT, seat: int, piece: int) -> None:
        """Turn the piece's tent into a camp in its space (T1)."""
        raise NotImplementedError

    def card_was_used(self, state: StateT, seat: int, piece: int, card: int) -> None:
        """What a movement card does besides giving points: it may engage the piece (K1 c)."""

    def pooled_points(self, state: StateT) -> int:
        """Unspent points of used acclimatization cards that may still pay risk (Z3)."""
        return 0

    def level_capacity(self, state: StateT, seat: int, points: int) -> int:
        """Points of risk that levels could still pay beyond `points` of cards and pieces (K1 c).

        Only asked while those points do not cover the risk.
        """
        raise NotImplementedError

    def level_capacity_at_end(
        self, state: StateT, seat: int, end: int, loss: int, used: bool
    ) -> int:
        """What of `level_capacity` stays sure when the passing piece moves on to the space `end`.

        `loss` are levels that cards used on the way take; `used` says whether any is used.
        """
        raise NotImplementedError

    def pay_with_levels(self, state: StateT, seat: int, piece: int) -> None:
        """One level less for all that the piece leads (K1 c)."""
        raise NotImplementedError

    def can_pay_with_levels(self, state: StateT, seat: int, piece: int) -> bool:
        """Whether the piece leads anyone who could lose a level (K1 c)."""
        raise NotImplementedError
