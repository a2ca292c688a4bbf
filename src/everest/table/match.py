"""A match: the state, what led to it, and what may be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from everest.engine.actions import CHANCE
from everest.engine.events import Event
from everest.engine.vocabulary import FIRST
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import DRAW, OXYGEN
from everest.record.record import Header, Ply, Record, clean_name
from everest.record.replay import action_of, require_complete
from everest.table.dealer import Dealer


class NothingToTakeBack(ValueError):
    """A seat has done nothing since somebody last learned something new."""


@dataclass
class _Recent:
    """An action since the last moment that fixed everything before it.

    Attributes:
        actor, action: as in `Match.plies`.
        is_fixed: whether its actor has learned something since, and so cannot take it back.
    """

    actor: int
    action: int
    is_fixed: bool = False


class Match:
    """One match of a game, from the deal to the end.

    Attributes:
        game: the rules.
        names: who sits where.
        dealer: where chance comes from.
        state: the state now; look at it through `game.view`.
        plies: all actions so far, as (actor, action).
    """

    def __init__(
        self,
        game: MountEverest,
        names: list[str],
        dealer: Dealer,
        first_seat: int | None = None,
    ) -> None:
        """Deal a new match; `first_seat` begins, or None to draw who does (S8).

        Raises:
            ValueError: if there is not one name for each seat, or no such first seat.
        """
        seats = game.rules.seats
        if len(names) != seats or (first_seat is not None and not 0 <= first_seat < seats):
            raise ValueError(f"{len(names)} names and first seat {first_seat} for {seats} seats")
        self.game = game
        self.names = [clean_name(name) or f"seat {seat}" for seat, name in enumerate(names)]
        self.dealer = dealer
        self.state = game.new_state()
        self.plies: list[tuple[int, int]] = []
        self._first_seat = first_seat
        self._keep_from_here()
        self.opening = self._collect_chance()

    @classmethod
    def resumed(cls, game: MountEverest, record: Record, dealer: Dealer) -> Match:
        """The match of a record, to go on with.

        Raises:
            RecordError: if the record is masked or not legal.
        """
        require_complete(record)
        match = cls.__new__(cls)
        match.game = game
        match.names = record.header.names[:]
        match.dealer = dealer
        match.state = game.new_state()
        match.plies = []
        match._first_seat = None
        match._keep_from_here()
        for ply in record.plies:
            match._apply(ply.actor, action_of(game, match.state, ply))
        match.opening = match._collect_chance()
        return match

    # -- acting -------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out a seat's action and deal what follows; returns all that happened.

        Raises:
            IllegalAction: if it is not legal; nothing has changed then.
        """
        events: list[Event] = []
        self.state.events = events
        try:
            self._apply(seat, action)
            self._deal()
        finally:
            self.state.events = None
        return events

    def _collect_chance(self) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        self._deal()
        self.state.events = None
        return events

    def _deal(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            outcomes = self.game.chance_outcomes(self.state)
            action = self.dealer.choose(outcomes, len(self.plies))
            if self._first_seat is not None and self._is_first_seat_due(outcomes):
                action = outcomes[self._first_seat][0]
            self._apply(CHANCE, action)

    def _is_first_seat_due(self, outcomes: list[tuple[int, int]]) -> bool:
        return self.game.actions.kinds[outcomes[0][0]] == FIRST

    def _apply(self, actor: int, action: int) -> None:
        before = (self.state.phase, self.state.seat)
        self.game.apply(self.state, actor, action)
        self.plies.append((actor, action))
        self._since.append(_Recent(actor, action))
        kind = self.game.actions.kinds[action]
        if (self.state.phase, self.state.seat) != before:
            self._keep_from_here()  # the turn has passed on, or what was secret is shown
        elif kind in (OXYGEN, DRAW):
            # a bottle is spent while all choose, and tells nobody else what to take back for
            self._fix(self.game.actions.arg_a[action] if kind == DRAW else actor)
        elif actor == CHANCE:
            self._keep_from_here()  # something was turned over for all to see

    # -- taking back --------------------------------------------------------------------------

    def _keep_from_here(self) -> None:
        """Nothing before this moment can be taken back any more."""
        self._kept_state = self.state.clone()
        self._kept_plies = len(self.plies)
        self._since: list[_Recent] = []

    def _fix(self, seat: int) -> None:
        """What `seat` has done so far stays, whatever the others take back."""
        for recent in self._since:
            recent.is_fixed = recent.is_fixed or recent.actor == seat

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` has done something that it has learned nothing from yet."""
        return any(recent.actor == seat and not recent.is_fixed for recent in self._since)

    def undo(self, seat: int) -> int:
        """Take back the seat's last action and return it.

        What others have chosen in secret meanwhile stays; the order does not matter.

        Raises:
            NothingToTakeBack: if there is nothing that may be taken back.
        """
        for index in range(len(self._since) - 1, -1, -1):
            recent = self._since[index]
            if recent.actor == seat and not recent.is_fixed:
                self._since.pop(index)
                self.state = self._kept_state.clone()
                del self.plies[self._kept_plies :]
                for other in self._since:
                    self.game.apply(self.state, other.actor, other.action)
                    self.plies.append((other.actor, other.action))
                return recent.action
        raise NothingToTakeBack(seat)

    # -- the record ---------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far; complete, so not for players before its end."""
        rules = self.game.rules
        over = self.game.is_over(self.state)
        header = Header(
            game=rules.game,
            ruleset=rules.id,
            map=rules.map_name,
            weather=rules.weather_name,
            digest=rules.digest,
            seats=rules.seats,
            names=self.names[:],
            result=self.game.scores(self.state) if over else None,
            plies=len(self.plies) if over else None,
        )
        return Record(header, [Ply(actor, self.game.text(action)) for actor, action in self.plies])
