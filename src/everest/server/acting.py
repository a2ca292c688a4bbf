"""What seats do in a match: act, take back, ask whether they may take back more, and answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from everest.engine.errors import IllegalAction, UnknownAction
from everest.server.consent import Ask
from everest.server.live import LiveTable, bot_of
from everest.server.problems import Problem
from everest.server.sitters import Sitter, check_plays, check_sits
from everest.server.store import MatchClosed, OutOfStep
from everest.server.watched import Row, WatchedMatch
from everest.table.log import AGREE, ASK_BACK, REFUSE, TAKE_BACK, go_back_to

ATTEMPTS: Final = 30
"""How often something is tried when another process is faster: oftener than all the others can
choose before they have to wait for this seat."""


@dataclass(frozen=True)
class Question:
    """What a program is asked: its seat and name, and what `act` and its choice need."""

    seat: int
    bot: str
    ply: int
    view: dict[str, Any]
    legal: tuple[int, ...]


async def question(table: LiveTable) -> Question | None:
    """What the first bot that may act now is asked; None if it is nobody's turn of them.

    Raises:
        StoreError: if the match cannot be read or stored.
    """
    async with table.held():
        watched = table.watched
        if watched is None or watched.is_over:
            return None
        state = watched.match.state
        waiting = table.game.to_act(state)
        for seat in table.seats:
            bot = bot_of(seat)
            if bot is not None and seat.seat in waiting:
                return Question(
                    seat=seat.seat,
                    bot=bot,
                    ply=watched.ply(seat.seat),
                    view=dict(table.game.view(state, seat.seat)),
                    legal=table.game.legal_actions(state, seat.seat),
                )
        return None


async def act(table: LiveTable, sitter: Sitter, ply: int, text: str) -> int:
    """Carry out an action of a seat; returns how many lines that stay the seat then knows of.

    An action that was carried out already is answered as the first time.

    Args:
        table: where.
        sitter: who acts.
        ply: how many lines that stay whoever acts knows of.
        text: the action.

    Raises:
        Problem: if it is refused; nothing has changed then.
        StoreError: if it may have been done or not.
    """
    seat = sitter.seat
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            check_sits(table, sitter)
            now = watched.ply(seat)
            if ply < now and watched.did(seat, ply, text):
                return now
            check_plays(table, sitter)
            _check_ply(ply, now)
            action = _parse(watched, seat, text)
            table.be_ahead()
            try:
                events = watched.match.act(seat, action)
            except IllegalAction as error:
                table.be_level()
                raise Problem("act.illegal", {"action": table.game.text(action)}, error) from error
            if await _was_stored(table, watched.unstored(), attempt):
                table.tell(events)
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


async def take_back(table: LiveTable, sitter: Sitter, ply: int) -> int:
    """Take back the last action of a seat; returns how many lines that stay it then knows of.

    Raises:
        Problem: if there is nothing that may be taken back.
        StoreError: if it may have been done or not.
    """
    seat = sitter.seat
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            check_sits(table, sitter)
            check_plays(table, sitter)
            if not table.may_take_back:
                raise Problem("take-back.off")
            _check_ply(ply, watched.ply(seat))
            if not watched.match.can_undo(seat):
                raise Problem("take-back.nothing")
            table.be_ahead()
            watched.take_back(seat)
            if await _was_stored(table, [(seat, TAKE_BACK)], attempt):
                table.tell([])
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


async def ask_back(table: LiveTable, sitter: Sitter, ply: int) -> int:
    """Ask the others whether the last action of a seat, and all since, may be taken back.

    Where there is nobody to ask it is. A question that is open already is answered as at first.

    Raises:
        Problem: if it may not be asked.
        StoreError: if it may have been done or not.
    """
    seat = sitter.seat
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            check_sits(table, sitter)
            check_plays(table, sitter)
            if table.options.take_back != "consent":
                raise Problem("take-back.off")
            now = watched.ply(seat)
            if table.ask is not None and table.ask.seat == seat:
                return now
            _check_ply(ply, now)
            way = _way_back(table, watched, seat)
            rows: list[Row] = [(seat, ASK_BACK)]
            if not Ask(0, seat).missing(table.seats):
                table.be_ahead()
                watched.go_back(way)
                rows.append((seat, go_back_to(way)))
            if await _was_stored(table, rows, attempt):
                table.tell([])
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


def _way_back(table: LiveTable, watched: WatchedMatch, seat: int) -> int:
    """How many plies are left if the last action of a seat is taken back with all since.

    Raises:
        Problem: if it may not be asked.
    """
    if watched.is_over:
        raise Problem("match.not-running")
    if watched.is_secret_now:
        raise Problem("ask.not-now")
    if table.ask is not None:
        raise Problem("ask.open")
    if watched.match.can_undo(seat):
        raise Problem("ask.needless")
    way = watched.way_back(seat)
    if way is None:
        raise Problem("take-back.nothing")
    return way


async def answer_back(table: LiveTable, sitter: Sitter, number: int, agree: bool) -> int:
    """Answer what another seat has asked; returns how many lines that stay the seat then has.

    Raises:
        Problem: if it has nothing to answer.
        StoreError: if it may have been done or not.
    """
    seat = sitter.seat
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            check_sits(table, sitter)
            ask = table.ask
            if ask is None or ask.number != number:
                raise Problem("ask.closed")
            check_plays(table, sitter)
            missing = ask.missing(table.seats)
            if seat not in missing:
                raise Problem("ask.answered")
            rows: list[Row] = [(seat, AGREE if agree else REFUSE)]
            if agree and missing == [seat]:
                way = watched.way_back(ask.seat)
                assert way is not None
                table.be_ahead()
                watched.go_back(way)
                rows.append((ask.seat, go_back_to(way)))
            if await _was_stored(table, rows, attempt):
                table.tell([])
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


# -- checks ---------------------------------------------------------------------------------------


def _dealt(table: LiveTable) -> WatchedMatch:
    if table.watched is None:
        raise Problem("match.not-running")
    return table.watched


def _check_ply(ply: int, now: int) -> None:
    if ply != now:
        raise Problem("act.stale" if ply < now else "act.ahead", {"ply": now})


def _parse(watched: WatchedMatch, seat: int, text: str) -> int:
    game, state = watched.game, watched.match.state
    try:
        action = game.parse(state, seat, text)
    except UnknownAction as error:
        nearest = error.nearest[0] if error.nearest else ""
        raise Problem("act.unknown", {"nearest": nearest}) from error
    if action not in game.legal_actions(state, seat):
        refusal = game.refusal(state, seat, action)
        raise Problem("act.illegal", {"action": game.text(action)}, refusal)
    return action


async def _was_stored(table: LiveTable, rows: list[Row], attempt: int) -> bool:
    """Store what a seat has done; False if another process was faster, and it is to be tried again.

    Raises:
        Problem: if it was tried often enough, or the match is closed.
        StoreError: if it may have been done or not.
    """
    try:
        await table.append(rows)
    except OutOfStep as error:
        if attempt + 1 < ATTEMPTS:
            return False
        raise Problem("server.storage") from error
    except MatchClosed as error:
        raise Problem("match.not-running") from error
    return True
