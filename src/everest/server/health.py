"""Whether the server lives, and whether it can be used: for whoever watches over it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal

from fastapi import APIRouter, FastAPI, Request

from everest.server.messages.base import Model, ProblemBody
from everest.server.problems import Problem
from everest.server.store import Store, StoreError

PING_SECONDS: Final = 5.0
"""A database that takes longer counts as one that does not answer."""

FRESH_SECONDS: Final = 1.0
"""What the database has answered is good for so long: asking often must not be work for it."""


class Healthy(Model):
    """All is well."""

    status: Literal["ok"] = "ok"


class Health:
    """What the server knows of its own state."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._store: Store | None = None
        self._is_stopping = False
        self._asking: asyncio.Task[None] | None = None
        self._asked = 0.0

    def start(self, store: Store) -> None:
        """The server is ready from now on, as long as the store is."""
        self._store = store

    def stop(self) -> None:
        """The server is being stopped: nobody else should be sent here."""
        self._is_stopping = True

    async def check(self) -> None:
        """See whether the server can be used.

        Raises:
            Problem: if not.
        """
        if self._is_stopping or self._store is None:
            raise Problem("server.stopping")
        if self._asking is None or (
            self._asking.done() and self._clock() - self._asked > FRESH_SECONDS
        ):
            self._asking = asyncio.create_task(self._ask(self._store))
            self._asking.add_done_callback(_look_at)
        try:
            # whoever asks may go away; the others still wait for the answer
            await asyncio.shield(self._asking)
        except (StoreError, TimeoutError) as error:
            raise Problem("server.storage") from error

    async def _ask(self, store: Store) -> None:
        try:
            async with asyncio.timeout(PING_SECONDS):
                await store.ping()
        finally:
            self._asked = self._clock()


def _look_at(task: asyncio.Task[None]) -> None:
    """Whoever asked may be gone, and then nobody else looks at what went wrong."""
    if not task.cancelled():
        task.exception()


router = APIRouter()


@router.get("/healthz", summary="Whether the process answers")
async def healthz() -> Healthy:
    """The process lives and answers."""
    return Healthy()


@router.get(
    "/readyz",
    summary="Whether the server can be used",
    responses={503: {"model": ProblemBody, "description": "Not ready; the code says why."}},
)
async def readyz(request: Request) -> Healthy:
    """The server can be used: its database answers, and it is not being stopped."""
    health: Health = request.app.state.health
    await health.check()
    return Healthy()


def install(app: FastAPI) -> Health:
    """Add the routes; whoever starts and stops the application tells what is returned."""
    app.state.health = Health()
    app.include_router(router)
    return health_of(app)


def health_of(app: FastAPI) -> Health:
    """The state of an application."""
    health: Health = app.state.health
    return health
