"""From which pages browsers may open connections: a foreign page must not play for its visitor."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers


class Origins:
    """The server's own origin and those that its settings allow."""

    def __init__(self, allowed: Collection[str]) -> None:
        self.allowed = frozenset(allowed)

    def allows(self, headers: Headers) -> bool:
        """Whether a connection may be opened; programs, which send no origin, may always."""
        origin = headers.get("origin")
        if origin is None or origin in self.allowed:
            return True
        try:
            own = urlsplit(origin).netloc
        except ValueError:
            return False
        return own != "" and own.lower() == headers.get("host", "").lower()
