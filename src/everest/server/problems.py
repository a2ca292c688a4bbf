"""Everything that can go wrong for a client, as codes; sentences are the clients' business."""

from __future__ import annotations

from typing import Final

from everest.engine.errors import IllegalAction

Params = dict[str, str | int]

STATUS: Final[dict[str, int]] = {
    # what was asked for
    "address.unknown": 404,
    "match.unknown": 404,
    "match.not-running": 409,
    "match.full": 409,
    "choice.unknown": 422,
    "message.bad": 422,
    "message.too-large": 413,
    # who asks
    "seat.bad-token": 403,
    "seat.none": 403,
    "seat.taken": 409,
    "seat.reserved": 403,
    "seat.unknown": 404,
    "seat.empty": 409,
    "seat.held": 409,
    "seat.not-held": 409,
    "seat.freed": 403,
    "host.bad-token": 403,
    "spectators.none": 403,
    "origin.foreign": 403,
    "rate.exceeded": 429,
    # what was done
    "act.stale": 409,
    "act.ahead": 409,
    "act.unknown": 422,
    "act.illegal": 409,
    "take-back.nothing": 409,
    "take-back.off": 409,
    "ask.needless": 409,
    "ask.not-now": 409,
    "ask.open": 409,
    "ask.closed": 409,
    "ask.answered": 409,
    "clock.over": 409,
    "chat.off": 409,
    "chat.full": 409,
    "rematch.not-over": 409,
    # how the server is
    "server.storage": 503,
    "server.stopping": 503,
    "client.not-built": 503,
}
"""The HTTP status of each code; over a WebSocket only the code counts."""


class Problem(Exception):
    """A request that is refused. Nothing has changed.

    Attributes:
        code: one of `STATUS`.
        params: what a sentence about it needs.
        refusal: the rules' reason, where they forbid an action.
    """

    def __init__(
        self, code: str, params: Params | None = None, refusal: IllegalAction | None = None
    ) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Params = params if params is not None else {}
        self.refusal = refusal

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]
