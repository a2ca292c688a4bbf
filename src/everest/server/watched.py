"""A match in memory, and what each viewer has of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import starmap
from typing import Any

import orjson

from everest.advice import advise
from everest.engine.actions import CHANCE
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.vocabulary import PLAY
from everest.record.errors import RecordError
from everest.record.record import Ply
from everest.server.history import Past
from everest.server.perspective import (
    Perspective,
    Viewer,
    as_lines,
    events_for,
    legal_for,
    shows,
    views_of,
)
from everest.server.shown import Shown
from everest.server.store import BadRow
from everest.table.commitment import CommittedDealer
from everest.table.log import TAKE_BACK, gone_back_to, is_action, resolve
from everest.table.match import Match

Row = tuple[int, str]
"""A row of a log: who, and what."""


@dataclass(frozen=True)
class Cut:
    """Something that was taken back.

    Attributes:
        number: the number of the first ply that is not what it was.
        actor, action: the ply, if only this one is gone; who did not see it knows of no cut.
    """

    number: int
    actor: int | None = None
    action: int = -1


@dataclass(frozen=True)
class Telling:
    """What an update says besides the match.

    Attributes:
        people: the seats that are played by those who hold them, and not by a bot for them.
        may_take_back: whether the table allows taking back at all.
        may_ask_back: whether a seat may ask the others to take back more.
        clock: how the clock stands, as `ClockNow`.
        start: from which line on; None: those that each viewer has not been told yet.
    """

    people: Collection[int]
    may_take_back: bool
    may_ask_back: bool
    clock: dict[str, object] | None
    start: int | None = None


class WatchedMatch:
    """A match as its log has it, and the perspectives of those who watch it.

    Attributes:
        game: its rules.
        match: its state, and what may be taken back.
    """

    def __init__(
        self, game: AnyGame, names: list[str], seed: str, first_seat: int | None, rows: list[Row]
    ) -> None:
        """The match of a log; what chance has not dealt yet is dealt.

        Raises:
            BadRow: if the log is not what this version of the rules allows.
        """
        self.game = game
        self._perspectives: dict[Viewer, Perspective] = {}
        self._phase_ends: set[int] = set()
        try:
            self.match = Match.before_deal(game, names, CommittedDealer(seed), first_seat)
            self.match.listener = self._note
            self._rounds = [self.match.state.round]
            left, removed = resolve(rows)
            self.match.replay(starmap(Ply, left))
        except (RecordError, ValueError) as error:
            raise BadRow(f"a log cannot be played: {type(error).__name__}") from error
        find = game.actions.find_loosely
        self._cuts = {Cut(one.number, one.actor, find(one.text)) for one in removed}
        self._stored = len(left)
        self.match.deal()

    # -- looking ----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.game.is_over(self.match.state)

    @property
    def awaited(self) -> list[int]:
        """The seats that have to act, as everybody at the table can see it."""
        return self.game.awaited(self.match.state)

    @property
    def turn(self) -> tuple[int, int]:
        """The day and the phase: another turn of a seat is in another of them."""
        return self.match.state.round, self.match.state.phase

    def ply(self, viewer: Viewer) -> int:
        """How many lines that stay a viewer knows of."""
        return len(self._perspective(viewer).settled)

    def did(self, seat: int, ply: int, text: str) -> bool:
        """Whether the line of a number, as a seat has them, is this action of the seat."""
        line = self._perspective(seat).settled[ply]
        action = self.game.actions.find_loosely(text)
        return line.actor == seat and action >= 0 and line.text == self.game.text(action)

    def unstored(self) -> list[Row]:
        """The rows of the actions that are not stored yet."""
        plies = self.match.plies[self._stored :]
        return [(actor, self.game.text(action)) for actor, action in plies]

    def note_stored(self) -> None:
        """Everything is stored now."""
        self._stored = len(self.match.plies)

    @property
    def is_secret_now(self) -> bool:
        """Whether several seats choose now, in secret from each other."""
        phase = self.match.state.phase
        return not self.is_over and self.game.phases[phase].simultaneous

    def way_back(self, seat: int) -> int | None:
        """How many plies are left when the last action of a seat is taken back with all since.

        If it was chosen in secret with others, all begin to choose anew: the order in which they
        did would show otherwise. None if the seat has done nothing yet.
        """
        plies = self.match.plies
        last = next((n for n in range(len(plies) - 1, -1, -1) if plies[n][0] == seat), None)
        if last is None or self.game.actions.kinds[plies[last][1]] != PLAY:
            return last
        begin = max([end + 1 for end in self._phase_ends if end < last], default=0)
        return next(n for n in range(begin, last + 1) if plies[n][0] != CHANCE)

    def way_back_told(self, seat: int) -> dict[str, object] | None:
        """Where `way_back` leads, as `WayBack`; None if the seat has done nothing yet."""
        way = self.way_back(seat)
        if way is None:
            return None
        is_choice = self.game.actions.kinds[self.match.plies[way][1]] == PLAY
        return {"round": self._rounds[way], "cards": is_choice}

    def past(self, viewer: Viewer) -> Past:
        """What has happened, as a viewer may know it."""
        view = views_of(self.match, [viewer])[viewer]
        plies, phase_ends = self.match.plies[:], frozenset(self._phase_ends)
        return Past(self.game, plies, phase_ends, viewer, self.is_over, view)

    # -- acting -----------------------------------------------------------------------------------

    def take_back(self, seat: int) -> None:
        """Take back the last action of a seat.

        Raises:
            NothingToTakeBack: if there is nothing that may be.
        """
        number = _last_of(seat, self.match.plies)
        cut = Cut(number, *self.match.plies[number])
        self.match.undo(seat)
        self._cuts.add(cut)
        del self._rounds[number]
        # what is done again after it ended no phase: that would have fixed it
        self._renew_perspectives()

    def go_back(self, count: int) -> None:
        """Only the first `count` plies stay."""
        self.match.go_back(count)
        self._cuts.add(Cut(count))
        del self._rounds[count + 1 :]
        self._phase_ends = {number for number in self._phase_ends if number < count}
        self._renew_perspectives()

    def follow(self, rows: Sequence[Row]) -> list[Event]:
        """Carry out rows that another process has written; returns what happened.

        Raises:
            BadRow: if they cannot be carried out.
        """
        events: list[Event] = []
        try:
            for actor, text in rows:
                if text == TAKE_BACK:
                    self.take_back(actor)
                elif (count := gone_back_to(text)) is not None:
                    self.go_back(count)
                elif is_action(text):
                    events.extend(self.match.follow([(actor, text)]))
        except (RecordError, ValueError) as error:
            raise BadRow(f"a log cannot be played on: {type(error).__name__}") from error
        return events

    # -- perspectives -----------------------------------------------------------------------------

    def _note(self, actor: int, action: int, ends_phase: bool) -> None:
        self._rounds.append(self.match.state.round)
        if ends_phase:
            self._phase_ends.add(len(self.match.plies) - 1)
        for perspective in self._perspectives.values():
            perspective.note(actor, action, ends_phase=ends_phase)

    def _perspective(self, viewer: Viewer) -> Perspective:
        """The match as a viewer has it."""
        found = self._perspectives.get(viewer)
        if found is None:
            found = self._perspectives[viewer] = Perspective(self.game, viewer)
            for number, (actor, action) in enumerate(self.match.plies):
                found.note(actor, action, ends_phase=number in self._phase_ends)
        return found

    def _renew_perspectives(self) -> None:
        """The match is another from some line on; who cannot know of that keeps all lines."""
        before, self._perspectives = self._perspectives, {}
        for viewer, perspective in before.items():
            self._perspective(viewer).follow(perspective)

    def adopt(self, before: WatchedMatch) -> None:
        """Take over from the match as it was before it was loaded again: who was told what."""
        for viewer, perspective in before._perspectives.items():
            self._perspective(viewer).follow(perspective)

    def unchanged(self, viewer: Viewer, count: int) -> int:
        """How many of the first `count` lines of a viewer have always been what they are.

        A client that comes back does not know of what was taken back while it was away.
        """
        visible = {cut.number for cut in self._cuts if self._sees(viewer, cut)}
        if not visible:
            return min(count, self.ply(viewer))
        seen = Perspective(self.game, viewer)
        for number, (actor, action) in enumerate(self.match.plies):
            if number in visible or len(seen.settled) >= count:
                break
            seen.note(actor, action, ends_phase=number in self._phase_ends)
        return min(count, len(seen.settled))

    def _sees(self, viewer: Viewer, cut: Cut) -> bool:
        return cut.actor is None or shows(self.game, viewer, cut.actor, cut.action)

    # -- telling ----------------------------------------------------------------------------------

    def updates(
        self, viewers: Sequence[Viewer], events: Sequence[Event], how: Telling
    ) -> dict[Viewer, Shown]:
        """An update for each of some viewers, after events that have happened."""
        views = views_of(self.match, viewers)
        return {viewer: self._update(viewer, views[viewer], events, how) for viewer in viewers}

    def _update(self, viewer: Viewer, view: Any, events: Sequence[Event], how: Telling) -> Shown:
        perspective = self._perspective(viewer)
        first = perspective.told if how.start is None else how.start
        perspective.told = len(perspective.settled)
        unsettled = as_lines(perspective.unsettled())
        acts = viewer in how.people
        legal = legal_for(self.match, viewer) if acts else []
        position = orjson.dumps(
            {
                "ply": perspective.told,
                "view": view,
                "legal": [{"number": one, "text": self.game.text(one)} for one in legal],
                "can_take_back": acts and how.may_take_back and self._can_undo(viewer),
                "way_back": self._askable(viewer) if acts and how.may_ask_back else None,
                "over": self.is_over,
            }
        )
        news = orjson.dumps(
            {
                "type": "update",
                "start": first,
                "lines": [*as_lines(perspective.settled[first:]), *unsettled],
                "events": events_for(events, viewer),
                "clock": how.clock,
            }
        )
        return Shown(
            hash((position, orjson.dumps(unsettled))),
            news,
            position,
            lambda: advise(self.game, self.match.state, viewer, view, legal),
        )

    def _askable(self, viewer: Viewer) -> dict[str, object] | None:
        """Where a viewer may ask to go back to, as `WayBack`; None if there is nothing to ask."""
        if viewer is None or self.is_over or self.is_secret_now or self._can_undo(viewer):
            return None
        return self.way_back_told(viewer)

    def _can_undo(self, viewer: Viewer) -> bool:
        return viewer is not None and self.match.can_undo(viewer)


def _last_of(actor: int, plies: Sequence[tuple[int, object]]) -> int:
    """The number of the last of some plies that is the actor's."""
    return max([number for number, ply in enumerate(plies) if ply[0] == actor])
