"""What seats do in a match: act, take back, ask whether they may take back more, and answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from everest.advice.far import missing_points
from everest.engine.errors import IllegalAction, UnknownAction
from everest.engine.events import Event
from everest.server.consent import Ask
from everest.server.live import LiveTable, bot_of
from everest.server.problems import Params, Problem
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


@dataclass(frozen=True)
class Deed:
    """What somebody has done in memory, and what is to be stored of it.

    Attributes:
        rows: the rows of the log.
        events: what has happened by it.
    """

    rows: list[Row]
    events: Sequence[Event] = ()


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

    def do(watched: WatchedMatch) -> Deed | None:
        now = watched.ply(sitter.seat)
        if ply < now and watched.did(sitter.seat, ply, text):
            return None
        check_plays(table, sitter)
        _check_ply(ply, now)
        action = _parse(watched, sitter.seat, text)
        table.be_ahead()
        try:
            events = watched.match.act(sitter.seat, action)
        except IllegalAction as error:
            table.be_level()
            raise Problem("act.illegal", {"action": table.game.text(action)}, error) from error
        return Deed(watched.unstored(), events)

    return await _done(table, sitter, do)


async def take_back(table: LiveTable, sitter: Sitter, ply: int) -> int:
    """Take back the last action of a seat; returns how many lines that stay it then knows of.

    Raises:
        Problem: if there is nothing that may be taken back.
        StoreError: if it may have been done or not.
    """

    def do(watched: WatchedMatch) -> Deed:
        check_plays(table, sitter)
        if not table.may_take_back:
            raise Problem("take-back.off")
        _check_ply(ply, watched.ply(sitter.seat))
        if not watched.match.can_undo(sitter.seat):
            raise Problem("take-back.nothing")
        table.be_ahead()
        watched.take_back(sitter.seat)
        return Deed([(sitter.seat, TAKE_BACK)])

    return await _done(table, sitter, do)


async def ask_back(table: LiveTable, sitter: Sitter, ply: int) -> int:
    """Ask the others whether the last action of a seat, and all since, may be taken back.

    Where there is nobody to ask it is. A question that is open already is answered as at first.

    Raises:
        Problem: if it may not be asked.
        StoreError: if it may have been done or not.
    """
    seat = sitter.seat

    def do(watched: WatchedMatch) -> Deed | None:
        check_plays(table, sitter)
        if table.options.take_back != "consent":
            raise Problem("take-back.off")
        if table.ask is not None and table.ask.seat == seat:
            return None
        _check_ply(ply, watched.ply(seat))
        way = _way_back(table, watched, seat)
        rows: list[Row] = [(seat, ASK_BACK)]
        if not Ask(0, seat).missing(table.seats):
            rows.append(_gone_back(table, watched, seat, way))
        return Deed(rows)

    return await _done(table, sitter, do)


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

    def do(watched: WatchedMatch) -> Deed:
        ask = table.ask
        if ask is None or ask.number != number:
            raise Problem("ask.closed")
        check_plays(table, sitter)
        missing = ask.missing(table.seats)
        if sitter.seat not in missing:
            raise Problem("ask.answered")
        rows: list[Row] = [(sitter.seat, AGREE if agree else REFUSE)]
        if agree and missing == [sitter.seat]:
            way = watched.way_back(ask.seat)
            assert way is not None
            rows.append(_gone_back(table, watched, ask.seat, way))
        return Deed(rows)

    return await _done(table, sitter, do)


def _gone_back(table: LiveTable, watched: WatchedMatch, seat: int, way: int) -> Row:
    table.be_ahead()
    watched.go_back(way)
    return seat, go_back_to(way)


async def _done(table: LiveTable, sitter: Sitter, do: Callable[[WatchedMatch], Deed | None]) -> int:
    """Do something at a table, store it and tell it, anew if another process was faster.

    Args:
        table: where.
        sitter: who does it.
        do: does it in memory; None if it is done already.

    Returns:
        How many lines that stay the seat then knows of.

    Raises:
        Problem: if it is refused, or others were faster too often; nothing has changed then.
        StoreError: if it may have been done or not.
    """
    for _ in range(ATTEMPTS):
        async with table.held():
            if table.watched is None:
                raise Problem("match.not-running")
            check_sits(table, sitter)
            deed = do(table.watched)
            if deed is not None:
                try:
                    await table.append(deed.rows)
                except OutOfStep:
                    continue
                except MatchClosed as error:
                    raise Problem("match.not-running") from error
                table.tell(deed.events)
            return table.watched.ply(sitter.seat)
    raise Problem("server.storage")


# -- checks ---------------------------------------------------------------------------------------


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
        params: Params = {"action": game.text(action)}
        if refusal is not None:
            params |= _how_far(watched, seat, refusal)
        raise Problem("act.illegal", params, refusal)
    return action


def _how_far(watched: WatchedMatch, seat: int, refusal: IllegalAction) -> Params:
    """What a piece lacks for a space that is no neighbour: that is why it cannot be sent there."""
    if refusal.code != "move.not-neighbours":
        return {}
    piece, space = str(refusal.params["piece"]), str(refusal.params["space"])
    lacks = missing_points(watched.game, watched.game.view(watched.match.state, seat), piece, space)
    return {} if lacks is None else {"missing": lacks}
