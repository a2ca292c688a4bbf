"""The application: routes, limits, headers, and what happens at its start and end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.routing import Match

import everest
from everest.server import client_files, health, metrics, routes, schema, socket
from everest.server.origins import Origins
from everest.server.problems import Problem
from everest.server.rates import Rate, Slots
from everest.server.refusals import problem_body, problem_of
from everest.server.retention import keep_tidy
from everest.server.settings import Settings
from everest.server.store import Store, StoreError
from everest.server.tables import Tables
from everest.server.thinking import MakeBot, Thinkers

LOG = logging.getLogger(__name__)

MOST_BODY = 16 << 10
_DIGITS = len(str(MOST_BODY))
HOUR = 3600.0
MINUTE = 60.0
MOST_RECORDS = 120
"""Records that one address may ask for within a minute: each has to be played through."""

SWEEP_SECONDS = 5.0
"""How often it is looked, at least, whether a table is idle, or a match waits for a server."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'self'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def create_app(settings: Settings, make_bot: MakeBot, bots: Mapping[str, Sequence[str]]) -> FastAPI:
    """The server as an ASGI application.

    Args:
        settings: what can be chosen.
        make_bot: makes a bot by its name; other processes call it.
        bots: the names of the bots of each game.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = settings.database_url
        async with await Store.open(url, make_folder=settings.make_folder) as store:
            thinkers = Thinkers(make_bot, bots, settings.bot_processes)
            tables = Tables(store, thinkers, settings, counted)
            app.state.tables = tables
            await tables.open()
            counted.start(store, tables)
            sweeper = asyncio.create_task(_sweep(tables, settings.idle_seconds))
            tidier = asyncio.create_task(keep_tidy(store, settings))
            state.start(store)
            try:
                yield
            finally:
                state.stop()
                sweeper.cancel()
                tidier.cancel()
                await asyncio.gather(sweeper, tidier, return_exceptions=True)
                await tables.close()

    app = FastAPI(
        title="everest",
        version=everest.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    app.root_path = settings.root_path  # FastAPI warns of it as an argument
    app.state.settings = settings
    app.state.origins = Origins(settings.allowed_origins)
    app.state.connections = Slots(settings.most_connections)
    app.state.making = Rate(settings.most_matches, HOUR)
    app.state.reading = Rate(MOST_RECORDS, MINUTE)
    app.include_router(routes.router)
    app.include_router(schema.router)
    app.include_router(socket.router)
    app.middleware("http")(_guard)
    state = health.install(app)
    counted = metrics.install(app, settings.metrics_from)
    client_files.install(app, settings.root_path)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(400, _not_read)
    app.add_exception_handler(404, _no_address)
    app.add_exception_handler(405, _no_method)
    app.add_exception_handler(StoreError, _no_storage)
    return app


async def _sweep(tables: Tables, seconds: float) -> None:
    while True:
        await asyncio.sleep(min(seconds, SWEEP_SECONDS))
        try:
            await tables.drop_idle()
            await tables.adopt()
        except StoreError as error:
            LOG.error("tables were not swept: %s: %s", type(error).__name__, error)


async def _guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse bodies that are too large, and add headers that protect whoever looks."""
    length = request.headers.get("content-length", "0")
    is_number = length.isascii() and length.isdecimal() and len(length) <= _DIGITS
    if not is_number or int(length) > MOST_BODY or "transfer-encoding" in request.headers:
        response: Response = _answer(request, Problem("message.too-large", {"most": MOST_BODY}))
    else:
        response = await proceed(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _answer(request: Request, problem: Problem) -> JSONResponse:
    counted: metrics.Metrics = request.app.state.metrics
    counted.refused(problem.code)
    return JSONResponse(problem_body(problem).model_dump(), problem.status)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _answer(request, error)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])[:80]
    return _answer(request, Problem("message.bad", {"where": where, "kind": str(first["type"])}))


async def _not_read(request: Request, error: Exception) -> Response:
    # no JSON that anybody would send
    return _answer(request, Problem("message.bad", {"where": "body"}))


async def _no_address(request: Request, error: Exception) -> Response:
    return _answer(request, Problem("address.unknown"))


async def _no_method(request: Request, error: Exception) -> Response:
    """Say which methods there are: of several routes of a path only the first one's are said."""
    allowed = [
        method
        for method in METHODS
        for route in request.app.routes
        if route.matches({**request.scope, "method": method})[0] is Match.FULL
    ]
    body = {"detail": "Method Not Allowed"}
    return JSONResponse(body, 405, headers={"Allow": ", ".join(allowed)})


async def _no_storage(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    return _answer(request, problem_of(error))
