"""The choice between rescue and death, in a turn and in the check (KX1, KR5, KR9)."""

from __future__ import annotations

from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.state import PIECES_PER_SEAT
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.climbers import Climbers, named
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State
from everest.games.k2.vocabulary import GIVE_UP, RESCUE, K2Vocabulary


class Rescuing:
    """What may be done while a climber is dying."""

    def __init__(
        self, ruleset: K2Ruleset, table: ActionTable, words: K2Vocabulary, climbers: Climbers
    ) -> None:
        self.board = ruleset.board
        self.table = table
        self.words = words
        self.climbers = climbers
        self.spaces = [
            space for space, zone in enumerate(ruleset.board.zone) if zone == ruleset.rescue_zone
        ]

    def begin(self, state: K2State, dying: list[int], cause: str) -> None:
        """These climbers' levels have fallen below 1: ask for those that can be rescued (KH2)."""
        state.dying = tuple(dying)
        self._settle_deaths(state, cause)

    def _settle_deaths(self, state: K2State, cause: str) -> None:
        """Bury who cannot be rescued, up to the first climber whose player has a choice."""
        while state.dying and not self.climbers.can_be_rescued(state, state.dying[0]):
            climber, state.dying = state.dying[0], state.dying[1:]
            self.climbers.bury(state, climber, cause)
        if state.dying and state.events is not None:
            state.tell("dying", EVERYONE, named(state.dying[0]))

    def legal(self, state: K2State) -> list[int]:
        """Rescue to any low space with room, or death."""
        climber = state.dying[0]
        piece = climber % PIECES_PER_SEAT
        found = [
            self.words.rescue[piece * len(self.board) + space]
            for space in self.spaces
            if self.climbers.has_room(state, climber, space)
        ]
        found.append(self.words.give_up[piece])
        return found

    def act(self, state: K2State, action: int, cause: str) -> None:
        """Carry out the choice for the first dying climber."""
        climber, state.dying = state.dying[0], state.dying[1:]
        if self.table.kinds[action] == RESCUE:
            self.climbers.rescue(state, climber, self.table.arg_b[action])
        else:
            self.climbers.bury(state, climber, cause)
        self._settle_deaths(state, cause)

    def refusal(self, state: K2State, action: int) -> IllegalAction | None:
        """Why an action is not the choice that is asked for, or is none now; None if it is."""
        is_choice = self.table.kinds[action] in (RESCUE, GIVE_UP)
        if not state.dying:
            return IllegalAction("rescue.nobody-dying", "KX1") if is_choice else None
        piece = state.dying[0] % PIECES_PER_SEAT
        params: dict[str, str | int] = {"piece": PIECE_NAMES[piece]}
        if not is_choice or self.table.arg_a[action] != piece:
            return IllegalAction("rescue.decide-first", "KX1", params)
        if self.table.kinds[action] == RESCUE:
            space = self.table.arg_b[action]
            if space not in self.spaces:
                params["space"] = self.board.ids[space]
                return IllegalAction("rescue.too-high", "KX1", params)
            if not self.climbers.has_room(state, state.dying[0], space):
                params["space"] = self.board.ids[space]
                return IllegalAction("rescue.full", "KR5", params)
        return None
