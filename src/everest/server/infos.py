"""What everybody with the link may know of a match, besides the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from everest.server.messages.base import Model
from everest.server.messages.rest import ClockRule, MatchInfo, NewMatch, SeatInfo, TakeBackRule
from everest.server.store import MatchRow, SeatRow, Status


class Options(Model):
    """What was chosen for a match besides its rules, as it is stored with it."""

    first_seat: int | None = None
    spectators: bool = True
    take_back: TakeBackRule = "turn"
    chat: bool = True
    clock: ClockRule | None = None

    @classmethod
    def wished(cls, wish: NewMatch) -> Options:
        """Those of a match that is being made."""
        return cls(**{name: getattr(wish, name) for name in cls.model_fields})

    @classmethod
    def of(cls, row: MatchRow) -> Options:
        """Those of a match that is stored."""
        return cls.model_validate(row.options)

    def stored(self) -> Mapping[str, object]:
        """As `of` reads them."""
        return self.model_dump(mode="json")


def match_info(row: MatchRow, seats: Sequence[SeatRow]) -> MatchInfo:
    """A match and its seats; the seed only when it was played to its end.

    When something happened last is told of a match that is over only: before, it would tell when
    somebody has chosen in secret.
    """
    is_over = row.status in (Status.OVER, Status.ARCHIVED)
    options = Options.of(row)
    return MatchInfo(
        id=row.id,
        status="over" if is_over else "running" if row.length else "open",
        game=row.game,
        ruleset=row.ruleset,
        digest=row.digest,
        map=row.map,
        weather=row.weather,
        limits=row.limits,
        variant=row.variant,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind.value,
                name=seat.name,
                bot=seat.bot,
                held_by=seat.held_by,
            )
            for seat in seats
        ],
        first_seat=options.first_seat,
        listed=row.listed,
        spectators=options.spectators,
        take_back=options.take_back,
        chat=options.chat,
        clock=options.clock,
        commitment=row.seed_hash,
        seed=row.seed if row.result is not None else None,
        result=row.result,
        created_at=row.created_at,
        ended_at=row.changed_at if is_over else None,
        rematch_of=row.rematch_of,
        rematch=row.rematch,
    )
