"""What everybody with the link may know of a match, besides the position."""

from __future__ import annotations

from collections.abc import Sequence

from everest.server.messages import MatchInfo, SeatInfo
from everest.server.store import MatchRow, SeatKind, SeatRow, Status


def match_info(row: MatchRow, seats: Sequence[SeatRow]) -> MatchInfo:
    """A match and its seats; the seed only when it is over."""
    is_over = row.status in (Status.OVER, Status.ARCHIVED)
    waits = any(seat.kind is SeatKind.OPEN for seat in seats)
    return MatchInfo(
        id=row.id,
        status="over" if is_over else "open" if waits else "running",
        game=row.game,
        ruleset=row.ruleset,
        digest=row.digest,
        map=row.map,
        weather=row.weather,
        limits=row.limits,
        variant=row.variant,
        seats=[
            SeatInfo(seat=seat.seat, kind=seat.kind.value, name=seat.name, bot=seat.bot)
            for seat in seats
        ],
        listed=row.listed,
        spectators=bool(row.options.get("spectators")),
        take_back="never" if row.options.get("take_back") == "never" else "turn",
        commitment=row.seed_hash,
        seed=row.seed if is_over else None,
        result=row.result,
        created_at=row.created_at,
        # before the end it would tell when somebody has chosen in secret
        changed_at=row.changed_at if is_over else row.created_at,
    )
