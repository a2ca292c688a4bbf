"""A match: the state, what led to it, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from everest.engine.actions import CHANCE
from everest.engine.events import Event
from everest.engine.game import OVER, AnyGame
from everest.record.record import Header, Ply, Record, clean_name
from everest.record.replay import action_of, require_complete
from everest.table.dealer import Dealer, chosen_outcome
from everest.table.log import (
    TAKE_BACK,
    TALK,
    NothingToTakeBack,
    NoWayBack,
    gone_back_to,
)

Listener = Callable[[int, int, bool], None]
"""Is told of each action that is done: actor, action, and whether the phase ended with it."""


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
        listener: is told of every action from when it is set on; actions that are carried out
            again because another was taken back are not told again.
    """

    def __init__(
        self,
        game: AnyGame,
        names: list[str],
        dealer: Dealer,
        first_seat: int | None = None,
    ) -> None:
        """Deal a new match; `first_seat` begins, or None to draw who does (S8).

        Raises:
            ValueError: if there is not one name for each seat, or no such first seat.
        """
        seats = game.ruleset.seats
        if len(names) != seats:
            raise ValueError(f"{len(names)} names for {seats} seats")
        _check_first_seat(game, first_seat)
        self.game = game
        self.names = [clean_name(name) or f"seat {seat}" for seat, name in enumerate(names)]
        self.dealer = dealer
        self.listener: Listener | None = None
        self._first_seat = first_seat
        self._start()
        self.deal()

    @classmethod
    def resumed(cls, game: AnyGame, record: Record, dealer: Dealer) -> Match:
        """The match of a record, to go on with.

        Raises:
            RecordError: if the record is masked or not legal.
        """
        require_complete(record)
        match = cls.before_deal(game, record.header.names, dealer, record.header.first_seat)
        match.replay(record.plies)
        match.deal()
        return match

    @classmethod
    def before_deal(
        cls, game: AnyGame, names: list[str], dealer: Dealer, first_seat: int | None = None
    ) -> Match:
        """A match in which nothing has happened, not even by chance: `replay` a log, and `deal`.

        Raises:
            ValueError: if there is no such first seat.
        """
        _check_first_seat(game, first_seat)
        match = cls.__new__(cls)
        match.game = game
        match.names = names[:]
        match.dealer = dealer
        match.listener = None
        match.opening = []
        match._first_seat = first_seat
        match._start()
        return match

    def replay(self, plies: Iterable[Ply]) -> None:
        """Carry out actions, those of chance too, without saying what happens.

        Raises:
            RecordError: at the first that is not legal; those before it have been carried out.
        """
        for ply in plies:
            self._apply(ply.actor, action_of(self.game, self.state, ply))

    def deal(self) -> None:
        """Let chance do what is due; what happens then is the `opening`."""
        self.opening = self._collect_chance()

    def _start(self) -> None:
        """Be where nothing has happened, not even by chance."""
        self.state = self.game.new_state()
        self.plies: list[tuple[int, int]] = []
        self._dealt = 0
        self._keep_from_here()

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

    def follow(self, rows: Iterable[tuple[int, str]]) -> list[Event]:
        """Carry out rows of a log that somebody else has written; returns all that happened.

        They hold what chance has done, too: nothing is dealt here. If one of them cannot be carried
        out, those before it have been.

        Args:
            rows: actor and text of each action, or one of the words in `everest.table.log`.

        Raises:
            RecordError: if an action is not legal.
            NothingToTakeBack: if something could not be taken back.
            NoWayBack: if it goes back to where no seat had acted.
        """
        events: list[Event] = []
        for actor, text in rows:
            self._carry_out(actor, text, events)
        return events

    def _carry_out(self, actor: int, text: str, events: list[Event]) -> None:
        """Carry out a row of a log; what an action brings about is added to `events`."""
        if text == TAKE_BACK:
            self.undo(actor)
        elif (count := gone_back_to(text)) is not None:
            self.go_back(count)
        elif text not in TALK:
            action = action_of(self.game, self.state, Ply(actor, text))
            self.state.events = events
            try:
                self._apply(actor, action)
            finally:
                self.state.events = None

    def _collect_chance(self) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        self._deal()
        self.state.events = None
        return events

    def _deal(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            outcomes = self.game.chance_outcomes(self.state)
            action = chosen_outcome(self.game, outcomes, self._first_seat)
            if action is None:
                number = self.dealer.number(len(self.plies), self._dealt)
                action = self.dealer.choose(outcomes, number)
            self._apply(CHANCE, action)

    def _apply(self, actor: int, action: int) -> None:
        before = self._moment()
        phase = self.state.phase
        self.game.apply(self.state, actor, action)
        self.plies.append((actor, action))
        self._dealt += actor == CHANCE
        self._since.append(_Recent(actor, action))
        kind = self.game.actions.kinds[action]
        if self._moment() != before:
            self._keep_from_here()  # the turn has passed on, or what was secret is shown
        elif kind in self.game.teaching_kinds:
            self._fix(self.game.owner(actor, action))
        elif actor == CHANCE:
            self._keep_from_here()  # something was turned over for all to see
        if self.listener is not None:
            self.listener(actor, action, self.state.phase != phase)

    def _moment(self) -> tuple[int, tuple[int, ...]]:
        """The phase and who acts in it; in a phase in which all act at once it is one moment."""
        phase = self.state.phase
        if phase != OVER and self.game.phases[phase].simultaneous:
            return phase, ()
        return phase, self.game.to_act(self.state)

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

    def go_back(self, count: int) -> None:
        """Be again where only the first `count` plies have happened, chance included.

        What may be taken back there is what it was when the match came there first. Chance that
        follows is drawn again by its number, so with `everest.table.commitment.CommittedDealer` the
        same choices bring the same.

        Raises:
            NoWayBack: if it was not a seat that acted there; nothing has changed then.
        """
        if not 0 <= count < len(self.plies) or self.plies[count][0] == CHANCE:
            raise NoWayBack(count)
        left = self.plies[:count]
        listener, self.listener = self.listener, None
        self._start()
        for actor, action in left:
            self._apply(actor, action)
        self.listener = listener

    # -- the record ---------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far; complete, so not for players before its end."""
        rules = self.game.ruleset
        over = self.game.is_over(self.state)
        header = Header(
            game=rules.game,
            ruleset=rules.id,
            map=rules.map_name,
            weather=rules.weather_name,
            digest=rules.digest,
            seats=rules.seats,
            names=self.names[:],
            limits=rules.limits_name,
            variant=rules.variant,
            first_seat=self._first_seat,
            result=self.game.scores(self.state) if over else None,
            plies=len(self.plies) if over else None,
        )
        return Record(header, [Ply(actor, self.game.text(action)) for actor, action in self.plies])


def _check_first_seat(game: AnyGame, first_seat: int | None) -> None:
    """Whether somebody sits where the match is to begin.

    Raises:
        ValueError: if not.
    """
    seats = game.ruleset.seats
    if first_seat is not None and not 0 <= first_seat < seats:
        raise ValueError(f"first seat {first_seat} of {seats} seats")
