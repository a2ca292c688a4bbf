"""How much one client may ask for: buckets that fill with time."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 10_000
"""Clients that are remembered; beyond, those that have been quiet for longest are forgotten."""


NETWORK_BITS: Final = 64
"""One customer of a network has at least so many addresses of IPv6: all from the 64th bit on."""


def client_name(address: str) -> str:
    """Under which name an address is counted.

    >>> client_name("192.0.2.7"), client_name("2001:db8::7:1"), client_name("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    rest = 128 - NETWORK_BITS
    return str(ipaddress.IPv6Address(int(found) >> rest << rest))


class Rate:
    """So many things in so many seconds for each client, saved up to as many.

    >>> clock = iter([0.0, 0.0, 0.0, 30.0])
    >>> rate = Rate(2, 60.0, clock=lambda: next(clock))
    >>> [rate.allows("ann") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(
        self, number: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.number = number
        self.per_second = number / seconds
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, client: str) -> bool:
        """Whether the client may have one more now; if so, it has had it."""
        now = self._clock()
        left, since = self._buckets.pop(client, (self.number, now))
        left = min(self.number, left + (now - since) * self.per_second)
        is_allowed = left >= 1
        self._buckets[client] = (left - 1 if is_allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return is_allowed


class Slots:
    """So many things at a time for each client."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._taken: dict[str, int] = {}

    def take(self, client: str) -> bool:
        """Whether there is a slot; if so, it is taken."""
        taken = self._taken.get(client, 0)
        if taken >= self.number:
            return False
        self._taken[client] = taken + 1
        return True

    def free(self, client: str) -> None:
        """Give a slot back."""
        left = self._taken.get(client, 0) - 1
        if left > 0:
            self._taken[client] = left
        else:
            self._taken.pop(client, None)
