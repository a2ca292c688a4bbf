"""New matches: from a wish, and as the rematch of one that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from everest.engine.vocabulary import FIRST
from everest.record.record import clean_name
from everest.server.infos import Options
from everest.server.live import LiveTable
from everest.server.messages.rest import HeldSeat, NewMatch, SeatWish, TotalTime
from everest.server.offers import chosen, no_choice
from everest.server.problems import Problem
from everest.server.store import NewMatch as NewRow
from everest.server.store import NewSeat, SeatKind
from everest.server.thinking import Choices
from everest.server.tokens import fingerprint, new_match_id, new_token
from everest.table.commitment import CommittedDealer, commitment

Bots = Mapping[str, Sequence[str]]
"""The names of the bots of each game."""


@dataclass(frozen=True)
class Draft:
    """A match that is not stored yet, and its secrets."""

    row: NewRow
    host_token: str
    held: list[HeldSeat]


def draft(wish: NewMatch, bots: Bots) -> Draft:
    """A match as somebody wishes it.

    Raises:
        Problem: if there is no such choice.
    """
    seats = len(wish.seats)
    choices = Choices(wish.game, seats, wish.map, wish.weather, wish.limits, wish.variant)
    rules = chosen(choices).ruleset
    if wish.first_seat is not None and wish.first_seat >= rules.seats:
        known = ", ".join([str(seat) for seat in range(rules.seats)])
        raise no_choice("first_seat", str(wish.first_seat), known)
    if isinstance(wish.clock, TotalTime):
        check_bot(wish.game, wish.clock.bot, bots)
    host, seed = new_token(), CommittedDealer().seed
    held: list[HeldSeat] = []
    people = [
        _new_seat(wish.game, number, one, held, bots) for number, one in enumerate(wish.seats)
    ]
    row = NewRow(
        id=new_match_id(),
        game=rules.game,
        ruleset=rules.id,
        digest=rules.digest,
        map=rules.map_name,
        weather=rules.weather_name,
        limits=rules.limits_name,
        variant=rules.variant,
        seed=seed,
        seed_hash=commitment(seed),
        host_hash=fingerprint(host),
        listed=wish.listed,
        options=Options.wished(wish).stored(),
        seats=people,
    )
    return Draft(row, host, held)


def check_bot(game: str, bot: str, bots: Bots) -> None:
    """Whether a bot plays a game.

    Raises:
        Problem: if it does not.
    """
    known = bots.get(game, ())
    if bot not in known:
        raise no_choice("bot", bot, ", ".join(known))


def _new_seat(game: str, number: int, wish: SeatWish, held: list[HeldSeat], bots: Bots) -> NewSeat:
    name = clean_name(wish.name or "")
    if wish.kind == "bot":
        bot = wish.bot or ""
        check_bot(game, bot, bots)
        return NewSeat(SeatKind.BOT, name or bot, bot)
    if wish.kind == "open":
        return NewSeat(SeatKind.OPEN, name)
    token = new_token()
    held.append(HeldSeat(seat=number, token=token))
    return NewSeat(SeatKind.HUMAN, name or f"seat {number}", token_hash=fingerprint(token))


def rematch(table: LiveTable) -> NewRow:
    """Another match of the same people in the same seats; the one after the first begins.

    Their secrets, and the host's, open it too.

    Raises:
        Problem: if the match is not over.
    """
    watched, row = table.watched, table.row
    if watched is None or not watched.is_over:
        raise Problem("rematch.not-over")
    options = table.options
    actions = table.game.actions
    began = [
        actions.arg_a[action] for _, action in watched.match.plies if actions.kinds[action] == FIRST
    ]
    if began:
        first = (began[0] + 1) % row.seats
        options = options.model_copy(update={"first_seat": first})
    seed = CommittedDealer().seed
    return NewRow(
        id=new_match_id(),
        game=row.game,
        ruleset=row.ruleset,
        digest=row.digest,
        map=row.map,
        weather=row.weather,
        limits=row.limits,
        variant=row.variant,
        seed=seed,
        seed_hash=commitment(seed),
        host_hash=row.host_hash,
        listed=row.listed,
        rematch_of=row.id,
        options=options.stored(),
        seats=[
            NewSeat(
                seat.kind,
                seat.name,
                seat.bot,
                seat.token_hash,
            )
            for seat in table.seats
        ],
    )
