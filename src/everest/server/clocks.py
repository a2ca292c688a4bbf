"""The clock of a match: it runs for the people who may act, and for nobody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Final

from everest.server.infos import Options
from everest.server.messages.rest import TotalTime
from everest.server.store import SeatRow

MILLI: Final = 1000


class Clock:
    """The time that each seat has used.

    The time while the server does not run counts for nobody.

    Attributes:
        seconds: what each seat has, or after how much of a turn it is reminded.
        is_total: whether `seconds` are for the whole match.
    """

    def __init__(
        self,
        seconds: int,
        used: Sequence[int],
        *,
        is_total: bool,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """For seats that have used so many milliseconds already."""
        self.seconds = seconds
        self.is_total = is_total
        self._used = list(used)
        self._now = now
        self._since: dict[int, float] = {}
        self._reminded: set[int] = set()
        self._turn: Hashable = None

    def run(self, seats: Collection[int], turn: Hashable = None) -> dict[int, int]:
        """From now on it runs for these seats and no others; what those that ran have used.

        `turn` is another value in every turn: reminders count from its beginning.
        """
        now = self._now()
        used = {seat: self.used(seat, now) for seat in self._since}
        if turn != self._turn and not self.is_total:
            self._since.clear()
            self._reminded.clear()
        self._turn = turn
        for seat in [seat for seat in self._since if seat not in seats]:
            self._used[seat] = used[seat]
            del self._since[seat]
            self._reminded.discard(seat)
        for seat in seats:
            self._since.setdefault(seat, now)
        return used

    def set_used(self, used: Sequence[int]) -> None:
        """Another process has stored so much; what this one has seen pass counts all the same."""
        now = self._now()
        self._used = [max(stored, self.used(seat, now)) for seat, stored in enumerate(used)]
        if self.is_total:
            self._since = dict.fromkeys(self._since, now)

    def used(self, seat: int, now: float | None = None) -> int:
        """Milliseconds that a seat has used."""
        since = self._since.get(seat)
        if since is None:
            return self._used[seat]
        return self._used[seat] + round(((self._now() if now is None else now) - since) * MILLI)

    def left(self, seat: int) -> int:
        """Milliseconds that a seat has left of its total time."""
        return max(0, self.seconds * MILLI - self.used(seat))

    @property
    def running(self) -> list[int]:
        """The seats for which it runs."""
        return sorted(self._since)

    def pause(self) -> float | None:
        """Seconds until it has to be looked at again; None if it need not be."""
        now = self._now()
        if self.is_total:
            left = [self.seconds - self.used(seat, now) / MILLI for seat in self._since]
        else:
            waiting = [seat for seat in self._since if seat not in self._reminded]
            left = [self._since[seat] + self.seconds - now for seat in waiting]
        return max(0.0, min(left)) if left else None

    def rings(self) -> list[int]:
        """The seats whose time is up since this was asked last: used up, or due to be reminded."""
        now = self._now()
        if self.is_total:
            return [seat for seat in self.running if self.used(seat, now) >= self.seconds * MILLI]
        due = [
            seat
            for seat, since in self._since.items()
            if seat not in self._reminded and now - since >= self.seconds
        ]
        self._reminded.update(due)
        return sorted(due)


def new_clock(options: Options, seats: Sequence[SeatRow]) -> Clock | None:
    """The clock of a match, None if it has none."""
    rule = options.clock
    if rule is None:
        return None
    used = [seat.used_ms for seat in seats]
    return Clock(rule.seconds, used, is_total=isinstance(rule, TotalTime))


class Bell:
    """Rings once when its time has come."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Ring after so many seconds, and not as it was set before; None: not at all."""
        self.stop()
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
