"""What `everest admin` does with matches: finding, putting away, deleting, writing records."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from everest.cli import streams
from everest.cli.complaints import Complaint, RecordComplaint
from everest.cli.opening import complaining, opened
from everest.games.errors import UnknownChoice
from everest.games.faults import RulesetError, shown
from everest.record.errors import RecordError
from everest.record.files import write_record
from everest.record.masking import mask
from everest.record.record import Record
from everest.server.infos import Options
from everest.server.retention import DAY
from everest.server.store import MatchRow, NoSuchMatch, Status, Store
from everest.server.store.database import now
from everest.server.thinking import Choices
from everest.server.watched import WatchedMatch
from everest.table.commitment import with_commitment
from everest.text.catalogue import Catalogue

T = TypeVar("T")

PAGE: Final = 500
"""Matches that are read at a time."""

MOST_SHOWN: Final = 3
"""Ids that a sentence shows."""

COLUMNS: Final = ("match", "status", "game", "seats", "lines", "made", "changed")


def _run(database_url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database.

    Raises:
        Complaint: if it cannot be used.
    """

    async def doing() -> T:
        async with opened(database_url) as store:
            return await work(store)

    with complaining():
        return asyncio.run(doing())


async def _all(store: Store, status: Collection[Status] | None) -> AsyncIterator[MatchRow]:
    """All matches, the newest first."""
    after = None
    while True:
        page = await store.matches(status=status, after=after, limit=PAGE)
        for row in page.matches:
            yield row
        if page.after is None:
            return
        after = page.after


def _old(days: int) -> int:
    """What has not changed since then is so many days old."""
    return now() - days * DAY


# -- listing ------------------------------------------------------------------------------------


def found(database_url: str, status: Sequence[str], days: int | None) -> list[MatchRow]:
    """The matches that are so far, and of which nothing has changed for so many days.

    Raises:
        Complaint: if the database cannot be used.
    """
    before = None if days is None else _old(days)

    async def work(store: Store) -> list[MatchRow]:
        wanted = [Status(word) for word in status]
        return [
            row async for row in _all(store, wanted) if before is None or row.changed_at < before
        ]

    return _run(database_url, work)


def as_json(rows: Sequence[MatchRow]) -> str:
    """Matches for programs; docs/hosting.md describes the keys."""
    matches = [
        {
            "id": row.id,
            "status": row.status.value,
            "game": row.game,
            "map": row.map,
            "weather": row.weather,
            "variant": row.variant,
            "seats": row.seats,
            "lines": row.length,
            "listed": row.listed,
            "made": _time(row.created_at),
            "changed": _time(row.changed_at),
            "scores": row.result,
        }
        for row in rows
    ]
    return json.dumps({"matches": matches}, ensure_ascii=False, indent=2)


def as_table(catalogue: Catalogue, rows: Sequence[MatchRow]) -> str:
    """Matches for people."""
    if not rows:
        return catalogue.say("cli-admin-none")
    table = [[catalogue.say(f"cli-admin-column-{column}") for column in COLUMNS]]
    table += [
        [
            row.id,
            row.status.value,
            row.game,
            str(row.seats),
            str(row.length),
            _time(row.created_at)[:16],
            _time(row.changed_at)[:16],
        ]
        for row in rows
    ]
    widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
    lines = [
        "  ".join([cell.ljust(width) for cell, width in zip(line, widths, strict=True)]).rstrip()
        for line in table
    ]
    return "\n".join([*lines, catalogue.say("cli-admin-count", count=len(rows))])


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# -- choosing -----------------------------------------------------------------------------------


def chosen(
    database_url: str, words: Sequence[str], status: Sequence[str], days: int | None
) -> list[str]:
    """The ids of the matches that are named, or else of those that are old.

    Raises:
        Complaint: if a word names none, or several, or the database cannot be used.
    """

    async def work(store: Store) -> list[str]:
        if days is None:
            return [row.id for row in await _named(store, words)]
        before = _old(days)
        wanted = [Status(word) for word in status]
        return [row.id async for row in _all(store, wanted) if row.changed_at < before]

    return _run(database_url, work)


async def _named(store: Store, words: Sequence[str]) -> list[MatchRow]:
    """The matches that ids or beginnings of ids name, each once.

    Raises:
        Complaint: if a word names none, or several.
    """
    rows: dict[str, MatchRow] = {}
    short: dict[str, list[MatchRow]] = {}
    for word in words:
        try:
            rows[word] = await store.match(word)
        except NoSuchMatch:
            short[word] = []
    if short:
        async for row in _all(store, None):
            for word, candidates in short.items():
                if word and row.id.startswith(word):
                    candidates.append(row)
    for word, candidates in short.items():
        if not candidates:
            raise Complaint("cli-admin-no-match", given=shown(word))
        if len(candidates) > 1:
            known = ", ".join([row.id for row in candidates[:MOST_SHOWN]])
            raise Complaint(
                "cli-admin-ambiguous", given=shown(word), count=len(candidates), known=known
            )
        rows[candidates[0].id] = candidates[0]
    return list(rows.values())


def archive(database_url: str, ids: Sequence[str]) -> int:
    """Put matches away; returns how many there were.

    Raises:
        Complaint: if the database cannot be used.
    """

    async def work(store: Store) -> int:
        count = 0
        for match_id in ids:
            try:
                await store.archive(match_id)
            except NoSuchMatch:  # it was deleted meanwhile
                continue
            count += 1
        return count

    return _run(database_url, work)


def delete(database_url: str, ids: Sequence[str]) -> int:
    """Delete matches; returns how many there were.

    Raises:
        Complaint: if the database cannot be used.
    """

    async def work(store: Store) -> int:
        return sum([await store.delete(match_id) for match_id in ids])

    return _run(database_url, work)


# -- records ------------------------------------------------------------------------------------


def record(database_url: str, word: str) -> tuple[Record, bool]:
    """The record of a match, and whether it is complete: of one that goes on, it is masked.

    Raises:
        Complaint: if there is no such match, it has not begun, or it cannot be played through.
    """

    async def work(store: Store) -> tuple[Record, bool]:
        (row,) = await _named(store, [word])
        loaded = await store.load(row.id)
        row = loaded.match
        if not loaded.log:
            raise Complaint("cli-admin-not-begun", match=row.id)
        choices = Choices(row.game, row.seats, row.map, row.weather, row.limits, row.variant)
        try:
            game = choices.load()
        except (UnknownChoice, RulesetError) as error:
            raise Complaint("cli-admin-other-rules", match=row.id) from error
        names = [seat.name or f"seat {seat.seat}" for seat in loaded.seats]
        rows = [(line.actor, line.text) for line in loaded.log]
        first = Options.of(row).first_seat
        match = WatchedMatch(game, names, row.seed, first, rows).match
        complete = with_commitment(match.record(), row.seed)
        is_over = game.is_over(match.state)
        return (complete if is_over else mask(game, complete, None)), is_over

    return _run(database_url, work)


def write(found_record: Record, target: Path | None) -> None:
    """Write a record into a file, or to standard output.

    Raises:
        RecordComplaint: if the file cannot be written.
    """
    if target is None:
        streams.write(found_record.to_text().rstrip("\n"))
        return
    try:
        write_record(target, found_record)
    except RecordError as error:
        raise RecordComplaint(str(target), error) from error
