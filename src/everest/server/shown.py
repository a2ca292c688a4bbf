"""An update as it is sent: with advice to those who have asked for it, without to all others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import orjson

from everest.advice.shapes import Advice


class Shown:
    """An update for one viewer, while the match is as it is now.

    Attributes:
        digest: a hash of all that it can tell somebody who has had the one before. Advice adds
            nothing to it: it is worked out from the rest.
    """

    def __init__(
        self, digest: int, news: bytes, position: bytes, advise: Callable[[], Advice]
    ) -> None:
        """An update of two objects of JSON; advice is asked for only if somebody is sent any."""
        self.digest = digest
        self._news = news
        self._position = position
        self._advise = advise

    @cached_property
    def plain(self) -> str:
        """It as JSON, without advice."""
        return self._message(b"null")

    @cached_property
    def advised(self) -> str:
        """It as JSON, with advice."""
        return self._message(orjson.dumps(self._advise()))

    def _message(self, advice: bytes) -> str:
        # two objects in one: what tells the position stands behind what tells the way there
        parts = (self._news[:-1], b',"advice":', advice, b",", self._position[1:])
        return b"".join(parts).decode()
