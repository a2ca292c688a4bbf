"""What the server counts and measures, in the format of Prometheus.

No label says who or which match: there are as many time series as the server has kinds of things.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Final, Protocol

from fastapi import APIRouter, Depends, FastAPI, HTTPException, Request
from fastapi.responses import Response
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import everest
from everest.server.problems import STATUS
from everest.server.store import Store, StoreError

LOG = logging.getLogger(__name__)

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

FRESH_SECONDS: Final = 10.0
"""Matches are counted anew only so often: scraping must not be work for the database."""

COUNT_SECONDS: Final = 5.0
"""A database that takes longer to count has no numbers this time."""

OTHER: Final = "other"
"""The label of whatever a client has made up itself: its path, its method."""

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds in seconds for what should be quick."""

SLOW: Final = (0.001, 0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Bounds in seconds for thoughts of bots."""


class InMemory(Protocol):
    """Whoever knows how many tables are in memory."""

    @property
    def in_memory(self) -> int:
        """How many."""


class Metrics:
    """Counters and clocks of one application."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._clock = clock
        self._store: Store | None = None
        self._counted: float | None = None
        self._counting = asyncio.Lock()

        build = Gauge("everest_build_info", "The version.", ["version"], registry=registry)
        build.labels(everest.__version__).set(1)
        self._matches = Gauge(
            "everest_matches", "Matches in the database.", ["status"], registry=registry
        )
        self._tables = Gauge("everest_tables", "Tables in memory.", registry=registry)
        self._connections = Gauge(
            "everest_connections", "Connections to tables that are open.", registry=registry
        )
        self._requests = Counter(
            "everest_requests",
            "Requests that were answered.",
            ["method", "route", "status"],
            registry=registry,
        )
        self._refusals = Counter(
            "everest_refusals", "What was refused, by its code.", ["code"], registry=registry
        )
        self._chat = Counter("everest_chat_lines", "Lines of chat.", registry=registry)
        self._acts = Histogram(
            "everest_act_seconds",
            "From the arrival of an action to its answer; how many were carried out.",
            buckets=QUICK,
            registry=registry,
        )
        self._appends = Histogram(
            "everest_append_seconds",
            "What it takes to store lines of a match.",
            buckets=QUICK,
            registry=registry,
        )
        self._thoughts = Histogram(
            "everest_bot_seconds",
            "What it takes a bot to choose, waiting included.",
            buckets=SLOW,
            registry=registry,
        )
        self._bot_failures = Counter(
            "everest_bot_failures", "Choices at which a bot has failed.", registry=registry
        )

    # -- what happens -----------------------------------------------------------------------------

    def start(self, store: Store, tables: InMemory) -> None:
        """Count what is there, from now on."""
        self._store = store
        self._tables.set_function(lambda: tables.in_memory)

    def acted(self, seconds: float) -> None:
        """An action of a client was carried out and answered, so long after it came."""
        self._acts.observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused, over REST or a connection."""
        self._refusals.labels(code if code in STATUS else OTHER).inc()

    def said(self) -> None:
        """A line of chat was stored."""
        self._chat.inc()

    def connected(self) -> None:
        """A connection to a table was opened."""
        self._connections.inc()

    def disconnected(self) -> None:
        """A connection to a table was closed."""
        self._connections.dec()

    def answered(self, method: str, route: str | None, status: int) -> None:
        """A request was answered; its route as the program has it, None if there is none."""
        method = method if method in METHODS else OTHER
        self._requests.labels(method, route if route is not None else OTHER, str(status)).inc()

    @contextmanager
    def appending(self) -> Iterator[None]:
        """Around storing lines of a match; what fails is not measured."""
        begun = self._clock()
        yield
        self._appends.observe(self._clock() - begun)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Around a bot's choice; an exception is a failure."""
        begun = self._clock()
        try:
            yield
        except Exception:
            self.bot_failed()
            raise
        finally:
            self._thoughts.observe(self._clock() - begun)

    def bot_failed(self) -> None:
        """A bot has failed, or chosen what is not legal."""
        self._bot_failures.inc()

    # -- what is told -----------------------------------------------------------------------------

    async def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        await self._count()
        return generate_latest(self.registry)

    async def _count(self) -> None:
        """Count the matches if the numbers are old; there are none while nobody can count."""
        async with self._counting:
            is_fresh = self._counted is not None and self._clock() - self._counted < FRESH_SECONDS
            if self._store is None or is_fresh:
                return
            try:
                async with asyncio.timeout(COUNT_SECONDS):
                    counts = await self._store.counts()
            except (StoreError, TimeoutError) as error:
                LOG.error("matches could not be counted: %s", type(error).__name__)
                self._matches.clear()
            else:
                for status, count in counts.matches.items():
                    self._matches.labels(status.value).set(count)
            self._counted = self._clock()


class Meter:
    """Counts requests and connections on their way into the application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connection(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500  # what the server answers for us if an exception leaves the application

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            # the router has left there what it has found
            route = getattr(scope.get("route"), "path", None)
            self._metrics.answered(scope["method"], route, status)

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def note(message: Message) -> None:
            nonlocal is_open
            if message["type"] == "websocket.accept" and not is_open:
                is_open = True
                self._metrics.connected()
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            if is_open:
                self._metrics.disconnected()


class Networks:
    """Addresses and networks, as `--metrics-from` has them."""

    def __init__(self, words: Sequence[str]) -> None:
        self._networks = [ipaddress.ip_network(word) for word in words]

    def has(self, address: str) -> bool:
        """Whether an address is one of them.

        >>> networks = Networks(["127.0.0.1", "10.0.0.0/8"])
        >>> [networks.has(one) for one in ("10.1.2.3", "::ffff:127.0.0.1", "192.0.2.1", "unix")]
        [True, True, False, False]
        """
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def sent(self, client: str, headers: Headers) -> bool:
        """Whether a request comes from there.

        A proxy that is not trusted stands between us and whoever asks all the same: its own
        address must not let everybody in.
        """
        through = headers.getlist("x-forwarded-for")
        asker = through[-1].rpartition(",")[2].strip() if through else client
        return self.has(client) and self.has(asker)


def may_scrape(request: Request) -> None:
    """Let those ask for the metrics that the settings name; for others there are none.

    Raises:
        HTTPException: as for a path that does not exist.
    """
    networks: Networks = request.app.state.metrics_from
    client = request.client.host if request.client is not None else ""
    if not networks.sent(client, request.headers):
        raise HTTPException(404)


def metrics_of(request: Request) -> Metrics:
    """The metrics of the application."""
    metrics: Metrics = request.app.state.metrics
    return metrics


router = APIRouter()


@router.get(
    "/metrics",
    summary="What is measured",
    dependencies=[Depends(may_scrape)],
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {}}, "description": "Numbers for Prometheus."},
        404: {"description": "They are not for this address."},
    },
)
async def scrape(metrics: Annotated[Metrics, Depends(metrics_of)]) -> Response:
    """What the server counts and measures; only for addresses that its settings name."""
    return Response(await metrics.text(), media_type=CONTENT_TYPE)


def install(app: FastAPI, scrapers: Sequence[str]) -> Metrics:
    """Measure an application, and add the route for whoever asks from an address of `scrapers`."""
    metrics = Metrics()
    app.state.metrics = metrics
    app.state.metrics_from = Networks(scrapers)
    app.add_middleware(Meter, metrics=metrics)
    app.include_router(router)
    return metrics
