"""All tables of the server: made, found, kept in memory while something happens at them."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from everest.games.errors import UnknownChoice
from everest.games.faults import RulesetError
from everest.games.loading import OFFERS
from everest.record.masking import mask
from everest.record.record import clean_name
from everest.server.botplay import BotPlay
from everest.server.infos import match_info
from everest.server.live import LiveTable
from everest.server.messages import (
    GameOffer,
    HeldSeat,
    Join,
    Joined,
    MadeMatch,
    MatchInfo,
    NewMatch,
    Offers,
    SeatWish,
)
from everest.server.problems import Problem
from everest.server.settings import Settings
from everest.server.store import (
    BadRow,
    MatchClosed,
    MatchRow,
    NewSeat,
    NoSuchMatch,
    SeatKind,
    SeatRow,
    Status,
    Store,
    StoreError,
    WrongKindOfSeat,
)
from everest.server.store import NewMatch as NewRow
from everest.server.thinking import Choices, Thinkers
from everest.server.tokens import fingerprint, new_match_id, new_token, opens
from everest.table.commitment import CommittedDealer, commitment, with_commitment

LOG = logging.getLogger(__name__)

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Tables:
    """Makes and finds tables; the store holds them all, the memory those that are in use."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self._bots = BotPlay(thinkers)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}

    # -- what there is ----------------------------------------------------------------------------

    def offers(self) -> Offers:
        """The games that can be played here."""
        return Offers(
            games=[
                GameOffer(
                    game=name,
                    seats=list(offer.seat_counts),
                    maps=list(offer.maps(None)),
                    weather=list(offer.weather(None)),
                    limits=list(offer.limits),
                    variants=list(offer.variants),
                    bots=list(self.thinkers.bots[name]),
                )
                for name, offer in OFFERS.items()
            ]
        )

    async def listed(self) -> list[MatchInfo]:
        """Matches that strangers may find: those that wait for players, and those going on."""
        page = await self.store.matches(listed=True, status=(Status.OPEN, Status.RUNNING))
        seats = await self.store.seats_of([row.id for row in page.matches])
        return [match_info(row, seats[row.id]) for row in page.matches]

    async def info(self, match_id: str) -> MatchInfo:
        """What everybody with the link may know.

        Raises:
            Problem: if there is no such match.
        """
        row, seats = await self._rows(match_id)
        return match_info(row, seats)

    async def _rows(self, match_id: str) -> tuple[MatchRow, list[SeatRow]]:
        if _ID.fullmatch(match_id) is None:
            raise Problem("match.unknown")
        live = self._live.get(match_id)
        if live is not None:
            return live.row, live.seats
        try:
            return await self.store.match(match_id), await self.store.seats(match_id)
        except NoSuchMatch as error:
            raise Problem("match.unknown") from error

    # -- making and joining -----------------------------------------------------------------------

    async def make(self, wish: NewMatch) -> MadeMatch:
        """Make a match; it begins at once if nobody has to join.

        Raises:
            Problem: if there is no such choice.
        """
        choices = Choices(
            wish.game, len(wish.seats), wish.map, wish.weather, wish.limits, wish.variant
        )
        try:
            game = choices.load()
        except UnknownChoice as error:
            known = ", ".join([str(one) for one in error.known])
            params: dict[str, str | int] = {"option": error.option, "known": known}
            raise Problem("choice.unknown", {**params, "given": error.given}) from error
        except RulesetError as error:
            fault = error.faults[0]
            option = str(fault.code).removeprefix("no-such-")
            raise Problem("choice.unknown", {"option": option, **fault.params}) from error
        rules = game.ruleset
        host, seed = new_token(), CommittedDealer().seed
        held: list[HeldSeat] = []
        seats = [
            self._new_seat(wish.game, number, one, held) for number, one in enumerate(wish.seats)
        ]
        row = await self.store.create_match(
            NewRow(
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
                options={"spectators": wish.spectators, "take_back": wish.take_back},
                seats=seats,
            )
        )
        return MadeMatch(match=await self._seated(row), host_token=host, held=held)

    def _new_seat(self, game: str, number: int, wish: SeatWish, held: list[HeldSeat]) -> NewSeat:
        if wish.kind == "bot":
            bot = wish.bot or ""
            known = self.thinkers.bots.get(game, ())
            if bot not in known:
                raise Problem(
                    "choice.unknown", {"option": "bot", "given": bot, "known": ", ".join(known)}
                )
            return NewSeat(SeatKind.BOT, clean_name(wish.name or "") or bot, bot)
        name = clean_name(wish.name or "")
        if wish.kind == "open":
            return NewSeat(SeatKind.OPEN, name)
        token = new_token()
        held.append(HeldSeat(seat=number, token=token))
        return NewSeat(SeatKind.HUMAN, name or f"seat {number}", token_hash=fingerprint(token))

    async def join(self, match_id: str, wish: Join) -> Joined:
        """Take an open seat of a match.

        Raises:
            Problem: if there is no such match, or no open seat.
        """
        row, seats = await self._rows(match_id)
        wanted = [
            seat.seat
            for seat in seats
            if seat.kind is SeatKind.OPEN and wish.seat in (None, seat.seat)
        ]
        token = new_token()
        for number in wanted:
            name = clean_name(wish.name) or f"seat {number}"
            try:
                await self.store.take_seat(match_id, number, name, fingerprint(token))
            except WrongKindOfSeat:
                continue  # somebody else was faster
            except MatchClosed as error:
                raise Problem("match.not-running") from error
            info = await self._seated(row)
            return Joined(match=info, held=HeldSeat(seat=number, token=token))
        raise Problem("match.full" if wish.seat is None else "seat.taken")

    async def _seated(self, row: MatchRow) -> MatchInfo:
        """Deal if no seat is open any more.

        The secret of the seat is told in any case: nobody else has it. A match that could not
        begin does so as soon as somebody comes to the table.
        """
        seats = await self.store.seats(row.id)
        if not any(seat.kind is SeatKind.OPEN for seat in seats):
            try:
                async with self.at(row.id) as table:
                    await table.begin()
            except StoreError as error:
                LOG.error("a match could not begin: %s: %s", type(error).__name__, error)
        return match_info(row, seats)

    # -- tables in memory -------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, match_id: str) -> AsyncIterator[LiveTable]:
        """A table at which all seats are taken; it stays in memory meanwhile.

        Raises:
            Problem: if there is no such match, or it still waits for players.
            StoreError: if it cannot be read.
        """
        while (table := self._live.get(match_id)) is None:
            await self._loaded(match_id)
        # and nothing comes in between here: there is never more than one table of a match
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.used = time.monotonic()

    async def _loaded(self, match_id: str) -> None:
        """Load a table, once for all who want it."""
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda done: self._forget(match_id, done))
        await asyncio.shield(task)

    def _forget(self, match_id: str, task: asyncio.Task[None]) -> None:
        del self._loading[match_id]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone, and then nobody else looks at it

    async def _load(self, match_id: str) -> None:
        if _ID.fullmatch(match_id) is None:
            raise Problem("match.unknown")
        try:
            loaded = await self.store.load(match_id)
        except NoSuchMatch as error:
            raise Problem("match.unknown") from error
        if any(seat.kind is SeatKind.OPEN for seat in loaded.seats):
            raise Problem("match.not-running")
        row = loaded.match
        choices = Choices(row.game, row.seats, row.map, row.weather, row.limits, row.variant)
        try:
            game = choices.load()
        except (UnknownChoice, RulesetError) as error:
            raise BadRow(f"no such rules any more: {type(error).__name__}") from error
        table = LiveTable(loaded, game, self.store)
        table.changed = self._bots.wake
        self._live[match_id] = table
        self._bots.wake(table)  # they may have been at it when the server stopped

    def drop_idle(self) -> None:
        """Let go of tables at which nobody is and nothing has happened for long."""
        before = time.monotonic() - self.settings.idle_seconds
        for match_id, table in list(self._live.items()):
            if not table.users and table.used < before:
                del self._live[match_id]

    def seat_of(self, seats: Sequence[SeatRow], token: str) -> int:
        """The seat that a secret opens.

        Raises:
            Problem: if it opens none.
        """
        found = [seat.seat for seat in seats if opens(token, seat.token_hash)]
        if not found:
            raise Problem("seat.bad-token")
        return found[0]

    async def record(self, match_id: str, token: str | None) -> str:
        """The record of a match as whoever asks may see it.

        Raises:
            Problem: if there is no such match, it has not begun, or the token opens no seat of it.
        """
        async with self.at(match_id) as table:
            seat = None if token is None else self.seat_of(table.seats, token)
            complete, is_over = await table.record()
            if seat is None and not table.row.options.get("spectators") and not is_over:
                raise Problem("spectators.none")
            record = with_commitment(complete, table.row.seed)
            return (record if is_over else mask(table.game, record, seat)).to_text()

    async def close(self) -> None:
        """Stop what bots are doing; what is stored goes on at the next start."""
        await self._bots.close()
