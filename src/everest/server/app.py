"""The application: routes, limits, headers, and what happens at its start and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response

import everest
from everest.server import routes, socket
from everest.server.messages import ProblemBody
from everest.server.origins import Origins
from everest.server.problems import Problem
from everest.server.rates import Rate, Slots
from everest.server.refusals import problem_body, problem_of
from everest.server.settings import Settings
from everest.server.store import Store, StoreError
from everest.server.tables import Tables
from everest.server.thinking import MakeBot, Thinkers

MOST_BODY = 16 << 10
_DIGITS = len(str(MOST_BODY))
HOUR = 3600.0
MINUTE = 60.0
MOST_RECORDS = 120
"""Records that one address may ask for within a minute: each has to be played through."""

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
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
            tables = Tables(store, Thinkers(make_bot, bots, settings.bot_processes), settings)
            app.state.tables = tables
            sweeper = asyncio.create_task(_sweep(tables, settings.idle_seconds))
            try:
                yield
            finally:
                sweeper.cancel()
                with suppress(asyncio.CancelledError):
                    await sweeper
                await tables.close()

    app = FastAPI(
        title="everest",
        version=everest.__version__,
        root_path=settings.root_path,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.origins = Origins(settings.allowed_origins)
    app.state.connections = Slots(settings.most_connections)
    app.state.making = Rate(settings.most_matches, HOUR)
    app.state.reading = Rate(MOST_RECORDS, MINUTE)
    app.include_router(routes.router)
    app.include_router(socket.router)
    app.middleware("http")(_guard)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(400, _not_read)
    app.add_exception_handler(StoreError, _no_storage)
    return app


async def _sweep(tables: Tables, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        tables.drop_idle()


async def _guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse bodies that are too large, and add headers that protect whoever looks."""
    length = request.headers.get("content-length", "0")
    is_number = length.isascii() and length.isdecimal() and len(length) <= _DIGITS
    if not is_number or int(length) > MOST_BODY or "transfer-encoding" in request.headers:
        response: Response = _answer(Problem("message.too-large", {"most": MOST_BODY}))
    else:
        response = await proceed(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _answer(problem: Problem) -> JSONResponse:
    return JSONResponse(problem_body(problem).model_dump(), problem.status)


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _answer(error)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])[:80]
    body = ProblemBody(code="message.bad", params={"where": where, "kind": str(first["type"])})
    return JSONResponse(body.model_dump(), 422)


async def _not_read(request: Request, error: Exception) -> Response:
    return _answer(Problem("message.bad", {"where": "body"}))  # no JSON that anybody would send


async def _no_storage(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreError)
    return _answer(problem_of(error))
