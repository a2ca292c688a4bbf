"""Appends to many matches until it is killed, and says what it was promised to be safe.

Run as ``python -m tests.server.store.appending URL MATCH ...``; each line of its output is a match
and the number of a row that is acknowledged.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys

from everest.server.store import Store


async def _play(store: Store, match_id: str) -> None:
    number = 0
    for count in itertools.cycle((1, 2, 3)):
        rows = [(-1 if place else 0, f"line {number + place}") for place in range(count)]
        await store.append(match_id, number, rows)
        number += count
        # one write to the pipe, not through a buffer that a kill would lose
        os.write(1, f"{match_id} {number - 1}\n".encode())


async def main(url: str, match_ids: list[str]) -> None:
    """Play all matches at once, for ever."""
    async with await Store.open(url) as store:
        await asyncio.gather(*[_play(store, match_id) for match_id in match_ids])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
