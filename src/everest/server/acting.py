"""What seats do in a match: act, take back, ask whether they may take back more, and answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from everest.engine.errors import IllegalAction, UnknownAction
from everest.server.consent import is_person
from everest.server.live import LiveTable, bot_of
from everest.server.problems import Problem
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


async def act(table: LiveTable, seat: int, ply: int, text: str, *, bot: str | None = None) -> int:
    """Carry out an action of a seat; returns how many lines that stay the seat then knows of.

    An action that was carried out already is answered as the first time.

    Args:
        table: where.
        seat: who acts.
        ply: how many lines that stay whoever acts knows of.
        text: the action.
        bot: which bot acts for the seat; None: the person in it.

    Raises:
        Problem: if it is refused; nothing has changed then.
        StoreError: if it may have been done or not.
    """
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            now = watched.ply(seat)
            if ply < now and watched.did(seat, ply, text):
                return now
            _check_actor(table, seat, bot)
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


async def take_back(table: LiveTable, seat: int, ply: int) -> int:
    """Take back the last action of a seat; returns how many lines that stay it then knows of.

    Raises:
        Problem: if there is nothing that may be taken back.
        StoreError: if it may have been done or not.
    """
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            if not table.may_take_back:
                raise Problem("take-back.off")
            _check_actor(table, seat, None)
            _check_ply(ply, watched.ply(seat))
            if not watched.match.can_undo(seat):
                raise Problem("take-back.nothing")
            table.be_ahead()
            watched.take_back(seat)
            if await _was_stored(table, [(seat, TAKE_BACK)], attempt):
                table.tell([])
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


async def ask_back(table: LiveTable, seat: int, ply: int) -> int:
    """Ask the others whether the last action of a seat, and all since, may be taken back.

    Raises:
        Problem: if it may not be asked.
        StoreError: if it may have been done or not.
    """
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            if table.options.take_back != "consent":
                raise Problem("take-back.off")
            _check_actor(table, seat, None)
            _check_ply(ply, watched.ply(seat))
            if watched.is_over:
                raise Problem("match.not-running")
            if table.ask is not None:
                raise Problem("ask.open")
            if watched.match.can_undo(seat):
                raise Problem("ask.needless")
            if watched.last_of(seat) is None:
                raise Problem("take-back.nothing")
            if await _was_stored(table, [(seat, ASK_BACK)], attempt):
                await settle_ask(table)
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


async def answer_back(table: LiveTable, seat: int, number: int, agree: bool) -> int:
    """Answer what another seat has asked; returns how many lines that stay the seat then has.

    Raises:
        Problem: if it has nothing to answer.
        StoreError: if it may have been done or not.
    """
    for attempt in range(ATTEMPTS):
        async with table.held():
            watched = _dealt(table)
            ask = table.ask
            if ask is None or ask.number != number:
                raise Problem("ask.closed")
            _check_actor(table, seat, None)
            if seat not in ask.missing(table.seats):
                raise Problem("ask.answered")
            if await _was_stored(table, [(seat, AGREE if agree else REFUSE)], attempt):
                await settle_ask(table)
                return watched.ply(seat)
    raise AssertionError("the last attempt raises")


async def settle_ask(table: LiveTable) -> None:
    """Go back if everybody has agreed; whoever holds the table may say so.

    Raises:
        StoreError: if it may have been done or not.
    """
    ask = table.ask
    if ask is None or ask.missing(table.seats):
        return
    watched = _dealt(table)
    count = watched.last_of(ask.seat)
    assert count is not None
    table.be_ahead()
    watched.go_back(count)
    if await _was_stored(table, [(ask.seat, go_back_to(count))], ATTEMPTS):
        table.tell([])


# -- checks ---------------------------------------------------------------------------------------


def _dealt(table: LiveTable) -> WatchedMatch:
    if table.watched is None:
        raise Problem("match.not-running")
    return table.watched


def _check_ply(ply: int, now: int) -> None:
    if ply != now:
        raise Problem("act.stale" if ply < now else "act.ahead", {"ply": now})


def _check_actor(table: LiveTable, seat: int, bot: str | None) -> None:
    """Whether who acts is the one who plays this seat now."""
    if bot is None and not is_person(table.seats[seat]):
        raise Problem("seat.held", {"bot": bot_of(table.seats[seat]) or ""})
    if bot is not None and bot_of(table.seats[seat]) != bot:
        raise Problem("act.stale", {"ply": _dealt(table).ply(seat)})


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
