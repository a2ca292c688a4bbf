"""Rows for the tests of the store."""

from __future__ import annotations

import hashlib

from everest.server.store import NewMatch, NewSeat, SeatKind

OPEN_SEAT = NewSeat(SeatKind.OPEN)


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self, time: int = 1_750_000_000_000) -> None:
        self.time = time

    def __call__(self) -> int:
        return self.time


def fingerprint(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_match(
    match_id: str,
    seats: list[NewSeat] | None = None,
    *,
    host: str = "host",
    listed: bool = False,
    rematch_of: str | None = None,
) -> NewMatch:
    return NewMatch(
        id=match_id,
        game="k2",
        ruleset="k2",
        digest="sha256:" + "0" * 64,
        map="easy",
        weather="summer",
        limits="standard",
        variant="standard",
        seed=f"seed of {match_id}",
        seed_hash=fingerprint(f"seed of {match_id}"),
        host_hash=fingerprint(host),
        listed=listed,
        rematch_of=rematch_of,
        options={"take_back": "turn", "clock": None, "weights": [1, 2]},
        seats=[OPEN_SEAT, OPEN_SEAT] if seats is None else seats,
    )
