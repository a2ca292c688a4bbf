"""Deleting matches that nobody needs any more, after as many days as the settings say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from everest.server.settings import Settings
from everest.server.store import NoSuchMatch, Status, Store, StoreError
from everest.server.store.database import now

LOG = logging.getLogger(__name__)

DAY: Final = 24 * 60 * 60 * 1000
"""A day in milliseconds."""

OVER: Final = (Status.OVER, Status.ARCHIVED)
UNFINISHED: Final = (Status.OPEN, Status.RUNNING)

BATCH: Final = 50
"""Matches that are deleted in one go; then whoever plays has the database for themselves."""

PAUSE_SECONDS: Final = 1.0
"""Between two batches."""

ROUND_SECONDS: Final = 3600.0
"""Between two looks at what has become old."""

Sleep = Callable[[float], Awaitable[None]]


async def keep_tidy(
    store: Store,
    settings: Settings,
    *,
    clock: Callable[[], int] = now,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Delete what is too old, at once and then every hour, until this is cancelled.

    Args:
        store: where matches are.
        settings: after how many days what is deleted.
        clock: tells the time in milliseconds since 1970.
        sleep: waits for so many seconds.
    """
    while settings.delete_over_after or settings.delete_unfinished_after:
        try:
            count = await tidy(store, settings, clock=clock, sleep=sleep)
        except StoreError as error:
            LOG.error("old matches could not be deleted: %s", type(error).__name__)
        else:
            if count:
                LOG.info("old matches were deleted: %d", count)
        await sleep(ROUND_SECONDS)


async def tidy(
    store: Store,
    settings: Settings,
    *,
    clock: Callable[[], int] = now,
    sleep: Sleep = asyncio.sleep,
) -> int:
    """Delete what is too old now; returns how many matches it was.

    Raises:
        StoreError: if the database does not do it.
    """
    count = 0
    for days, status in (
        (settings.delete_over_after, OVER),
        (settings.delete_unfinished_after, UNFINISHED),
    ):
        if days:
            count += await _delete(store, clock() - days * DAY, status, sleep)
    return count


async def _delete(store: Store, before: int, status: Collection[Status], sleep: Sleep) -> int:
    count = 0
    while found := await store.older_than(before, status, BATCH):
        for match_id in found:
            count += await _delete_one(store, match_id, before)
        if len(found) < BATCH:
            break
        await sleep(PAUSE_SECONDS)
    return count


async def _delete_one(store: Store, match_id: str, before: int) -> bool:
    """Delete a match unless somebody has come back to it meanwhile."""
    try:
        row = await store.match(match_id)
    except NoSuchMatch:  # another process is at it, too
        return False
    return row.changed_at < before and await store.delete(match_id)
