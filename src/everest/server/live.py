"""A match that is being played: its state in memory, and who is watching.

The rows of the store are the match; what is here is a cache of them. An action is first carried
out here, then stored, and only then is anybody told of it. From the moment it begins until it is
stored, what is here counts as ahead of the store; whoever comes next and finds it so, because the
one before failed or was broken off, reads the match again first.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from everest.engine.errors import IllegalAction, UnknownAction
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.record.errors import RecordError
from everest.record.record import Record
from everest.server.infos import match_info
from everest.server.messages import Changed, Update
from everest.server.perspective import (
    Perspective,
    Viewer,
    as_lines,
    events_for,
    legal_for,
    shows,
    view_of,
)
from everest.server.problems import Problem
from everest.server.store import (
    BadRow,
    LoadedMatch,
    LogRow,
    MatchClosed,
    OutOfStep,
    Status,
    Store,
    StoreError,
)
from everest.server.watcher import Watcher
from everest.table.commitment import CommittedDealer
from everest.table.match import TAKE_BACK, Match, NothingToTakeBack


@dataclass(frozen=True)
class Question:
    """What a program is asked: its seat and name, and what `act` and its choice need."""

    seat: int
    bot: str
    ply: int
    view: dict[str, Any]
    legal: tuple[int, ...]


Cut = tuple[int, int, int]
"""An action that was taken back: its number, who had done it, and what."""


def _last_of(actor: int, plies: Sequence[tuple[int, object]]) -> int:
    """The number of the last action of an actor: the one that it takes back if it takes one."""
    return max([number for number, ply in enumerate(plies) if ply[0] == actor])


class LiveTable:
    """One match in memory at which all seats are taken.

    Attributes:
        row, seats: the match and its seats as they are stored.
        game: its rules.
        match: its state, and what may be taken back. While the lock is free it may be ahead of
            the store: look at it inside `held` only.
        lock: whoever acts or looks holds it.
        watchers: the clients that look on.
        length: rows of the log that this table knows of.
        changed: is called when something has happened.
        users: how many hold on to this table; it stays in memory as long.
        used: when somebody let go of it last.
    """

    def __init__(self, loaded: LoadedMatch, game: AnyGame, store: Store) -> None:
        """The match as it was loaded.

        Raises:
            BadRow: if its log is not what this version of the rules allows.
        """
        self.row, self.seats = loaded.match, loaded.seats
        self.game = game
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.changed: Callable[[LiveTable], None] = lambda table: None
        self.users = 0
        self.used = time.monotonic()
        self._store = store
        self._perspectives: dict[Viewer, Perspective] = {}
        self._read(loaded.log)
        self._end_told = self.is_over

    def _read(self, log: Sequence[LogRow]) -> None:
        """Make the match what its rows say, and deal where chance is due and nothing is stored."""
        names = [seat.name or f"seat {seat.seat}" for seat in self.seats]
        rows = [(row.actor, row.text) for row in log]
        try:
            self.match = Match.rebuilt(self.game, names, CommittedDealer(self.row.seed), rows)
        except (RecordError, NothingToTakeBack) as error:
            raise BadRow(f"a log cannot be played: {type(error).__name__}") from error
        self.match.listener = self._note
        self.length = len(rows)
        self._cuts, self._first_unstored = self._find_cuts(rows)
        self._phase_ends = self._find_phase_ends()
        self._renew_perspectives()
        self._is_ahead = False

    def _find_cuts(self, rows: Sequence[tuple[int, str]]) -> tuple[set[Cut], int]:
        """What was taken back, and how many actions are left."""
        cuts: set[Cut] = set()
        left: list[tuple[int, str]] = []
        for actor, text in rows:
            if text == TAKE_BACK:
                number = _last_of(actor, left)
                cuts.add((number, actor, self.game.actions.find_loosely(left.pop(number)[1])))
            else:
                left.append((actor, text))
        return cuts, len(left)

    def _find_phase_ends(self) -> set[int]:
        """The numbers of the actions that a phase ended with."""
        ends: set[int] = set()
        state = self.game.new_state()
        for number, (actor, action) in enumerate(self.match.plies):
            phase = state.phase
            self.game.apply(state, actor, action)
            if state.phase != phase:
                ends.add(number)
        return ends

    def _note(self, actor: int, action: int, ends_phase: bool) -> None:
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

    # -- looking ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the lock; the match is then what is stored, with all that chance has dealt.

        Raises:
            Problem, StoreError: if it cannot be read or stored.
        """
        async with self.lock:
            if self._is_ahead:
                await self._reload()
            if self._first_unstored < len(self.match.plies):
                await self._append(self._rows_from(self._first_unstored))
            yield

    @property
    def is_over(self) -> bool:
        """Whether the match has been played to its end."""
        return self.game.is_over(self.match.state)

    def ply(self, viewer: Viewer) -> int:
        """How many lines that stay a viewer knows of."""
        return len(self._perspective(viewer).settled)

    async def record(self) -> tuple[Record, bool]:
        """The complete record, and whether the match is over and everybody may have it."""
        async with self.held():
            return self.match.record(), self.is_over

    async def question(self) -> Question | None:
        """What the first program that may act now is asked; None if it is nobody's turn of them."""
        async with self.held():
            waiting = self.game.to_act(self.match.state)
            for seat in self.seats:
                bot = seat.held_by or seat.bot
                if bot is not None and seat.seat in waiting:
                    return Question(
                        seat=seat.seat,
                        bot=bot,
                        ply=self.ply(seat.seat),
                        view=dict(self.game.view(self.match.state, seat.seat)),
                        legal=self.game.legal_actions(self.match.state, seat.seat),
                    )
            return None

    # -- acting ---------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Store what chance deals before anybody acts; nothing where that is stored already."""
        async with self.held():
            self.changed(self)

    async def act(self, seat: int, ply: int, text: str) -> int:
        """Carry out an action of a seat; returns how many lines that stay the seat then knows of.

        An action that was carried out already is answered as the first time.

        Raises:
            Problem: if it is refused; nothing has changed then.
            StoreError: if it may have been done or not.
        """
        async with self.held():
            now = self.ply(seat)
            if ply < now:
                again = self._perspective(seat).settled[ply]
                if again.actor == seat and again.text == self._canonical(text):
                    return now
                raise Problem("act.stale", {"ply": now})
            if ply > now:
                raise Problem("act.ahead", {"ply": now})
            action = self._parse(seat, text)
            before = len(self.match.plies)
            self._is_ahead = True
            try:
                events = self.match.act(seat, action)
            except IllegalAction as error:
                self._is_ahead = False
                raise Problem("act.illegal", {"action": self.game.text(action)}, error) from error
            await self._append_for(seat, self._rows_from(before))
            self._tell(events)
            return self.ply(seat)

    def _canonical(self, text: str) -> str:
        action = self.game.actions.find_loosely(text)
        return self.game.text(action) if action >= 0 else text

    def _parse(self, seat: int, text: str) -> int:
        try:
            action = self.game.parse(self.match.state, seat, text)
        except UnknownAction as error:
            nearest = error.nearest[0] if error.nearest else ""
            raise Problem("act.unknown", {"nearest": nearest}) from error
        if action not in self.game.legal_actions(self.match.state, seat):
            refusal = self.game.refusal(self.match.state, seat, action)
            raise Problem("act.illegal", {"action": self.game.text(action)}, refusal)
        return action

    async def take_back(self, seat: int, ply: int) -> int:
        """Take back the last action of a seat; returns how many lines that stay it then knows of.

        Raises:
            Problem: if there is nothing that may be taken back.
            StoreError: if it may have been done or not.
        """
        async with self.held():
            if not self._allows_taking_back:
                raise Problem("take-back.off")
            now = self.ply(seat)
            if ply != now:
                raise Problem("act.stale" if ply < now else "act.ahead", {"ply": now})
            if not self.match.can_undo(seat):
                raise Problem("take-back.nothing")
            self._is_ahead = True
            number = _last_of(seat, self.match.plies)
            self._cuts.add((number, *self.match.plies[number]))
            self.match.undo(seat)
            # what is done again after it ended no phase: that would have fixed it
            self._renew_perspectives()
            await self._append_for(seat, [(seat, TAKE_BACK)])
            self._tell([])
            return self.ply(seat)

    @property
    def _allows_taking_back(self) -> bool:
        return self.row.options.get("take_back") != "never"

    # -- storing ----------------------------------------------------------------------------------

    def _rows_from(self, before: int) -> list[tuple[int, str]]:
        """The rows of all actions from number `before` on."""
        return [(actor, self.game.text(action)) for actor, action in self.match.plies[before:]]

    async def _append_for(self, seat: int, rows: list[tuple[int, str]]) -> None:
        """Store what a seat has done.

        Raises:
            Problem: if another process was faster.
            StoreError: if it may have been done or not.
        """
        try:
            await self._append(rows)
        except OutOfStep as error:
            raise Problem("act.stale", {"ply": self.ply(seat)}) from error
        except MatchClosed as error:
            raise Problem("match.not-running") from error

    async def _append(self, rows: list[tuple[int, str]]) -> None:
        """Store rows; if that fails, this table is what is stored, now or as soon as it can be.

        Raises:
            StoreError: if it fails.
        """
        over = self.is_over
        result = self.game.scores(self.match.state) if over else None
        status = Status.OVER if over else None
        self._is_ahead = True
        try:
            at = await self._store.append(
                self.row.id, self.length, rows, status=status, result=result
            )
        except StoreError:
            await self._reload()
            raise
        self._is_ahead = False
        self.length += len(rows)
        self._first_unstored = len(self.match.plies)
        self.row = replace(self.row, length=self.length, changed_at=at)
        if over:
            self.row = replace(self.row, status=Status.OVER, result=result)

    async def _reload(self) -> None:
        """Read the match again from the store.

        Raises:
            StoreError: if that is not possible; then it is to be done before all else.
        """
        self._is_ahead = True
        loaded = await self._store.load(self.row.id)
        self.row, self.seats = loaded.match, loaded.seats
        self._read(loaded.log)
        self._tell([])

    # -- telling --------------------------------------------------------------------------------

    def _tell(self, events: list[Event]) -> None:
        """Tell every watcher what it may know of what has happened."""
        made: dict[Viewer, tuple[bytes, str]] = {}
        for watcher in list(self.watchers):
            if watcher.viewer not in made:
                made[watcher.viewer] = self._message(watcher.viewer, events)
            watcher.show(*made[watcher.viewer])
        if self.is_over and not self._end_told:
            self._end_told = True
            ended = Changed(match=match_info(self.row, self.seats))
            for watcher in self.watchers:
                watcher.send(ended)
        self.changed(self)

    def welcome(self, watcher: Watcher, start: int) -> None:
        """A client has come that has `start` lines already; whoever holds the table may say so."""
        self.watchers.add(watcher)
        start = self._unchanged(watcher.viewer, start)
        watcher.show(*self._message(watcher.viewer, [], start))

    def _unchanged(self, viewer: Viewer, count: int) -> int:
        """How many of the first `count` lines of a viewer have always been what they are.

        A client that comes back does not know of what was taken back while it was away.
        """
        seen = Perspective(self.game, viewer)
        visible = {number for number, *cut in self._cuts if shows(self.game, viewer, *cut)}
        for number, (actor, action) in enumerate(self.match.plies if visible else []):
            if number in visible or len(seen.settled) >= count:
                break
            seen.note(actor, action, ends_phase=number in self._phase_ends)
        return min(count, len(seen.settled) if visible else self.ply(viewer))

    def _message(
        self, viewer: Viewer, events: list[Event], start: int | None = None
    ) -> tuple[bytes, str]:
        """An update, after a digest of all that it can tell somebody who has had the one before.

        Args:
            viewer: for whom.
            events: what has happened.
            start: from which line on; None: those that are new.
        """
        perspective = self._perspective(viewer)
        first = perspective.told if start is None else start
        perspective.told = len(perspective.settled)
        unsettled = perspective.unsettled()
        update = Update(
            start=first,
            ply=perspective.told,
            lines=as_lines([*perspective.settled[first:], *unsettled]),
            events=events_for(events, viewer),
            view=view_of(self.match, viewer),
            legal=legal_for(self.match, viewer),
            can_take_back=viewer is not None and self._can_take_back(viewer),
            over=self.is_over,
        )
        position = update.model_dump_json(exclude={"start", "lines", "events"})
        shown = "\n".join([position, *[f"{line.actor} {line.text}" for line in unsettled]])
        return hashlib.blake2b(shown.encode(), digest_size=16).digest(), update.model_dump_json()

    def _can_take_back(self, seat: int) -> bool:
        return self._allows_taking_back and self.match.can_undo(seat)
