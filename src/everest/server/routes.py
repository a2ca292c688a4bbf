"""The REST interface: games, making matches, joining, records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request
from fastapi.responses import PlainTextResponse

from everest.server.messages import (
    Join,
    Joined,
    MadeMatch,
    MatchInfo,
    MatchList,
    NewMatch,
    Offers,
    ProblemBody,
)
from everest.server.problems import Problem
from everest.server.rates import Rate, client_name
from everest.server.tables import Tables

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemBody, "description": "Refused; the code says why."}
    for status in (403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=REFUSALS)


def tables_of(request: Request) -> Tables:
    """The tables of the application."""
    tables: Tables = request.app.state.tables
    return tables


def client_of(request: Request) -> str:
    """Who asks, as far as the network tells."""
    return client_name(request.client.host if request.client is not None else "")


def may_make(request: Request) -> None:
    """Hold clients to a number of new matches and seats.

    Raises:
        Problem: if it is too many.
    """
    rate: Rate = request.app.state.making
    if not rate.allows(client_of(request)):
        raise Problem("rate.exceeded")


def may_read(request: Request) -> None:
    """Hold clients to a number of records.

    Raises:
        Problem: if it is too many.
    """
    rate: Rate = request.app.state.reading
    if not rate.allows(client_of(request)):
        raise Problem("rate.exceeded")


AllTables = Annotated[Tables, Depends(tables_of)]


@router.get("/games")
async def games(tables: AllTables) -> Offers:
    """What can be played here."""
    return tables.offers()


@router.get("/matches")
async def listed(tables: AllTables) -> MatchList:
    """Matches that their hosts have listed, newest first: open ones and running ones."""
    return MatchList(matches=await tables.listed())


@router.post("/matches", status_code=201, dependencies=[Depends(may_make)])
async def make(wish: NewMatch, tables: AllTables) -> MadeMatch:
    """Make a match. The tokens of the host and of its own seats are told here and never again."""
    return await tables.make(wish)


@router.get("/matches/{match_id}")
async def info(match_id: str, tables: AllTables) -> MatchInfo:
    """What everybody with the link may know of a match."""
    return await tables.info(match_id)


@router.post("/matches/{match_id}/join", dependencies=[Depends(may_make)])
async def join(match_id: str, wish: Join, tables: AllTables) -> Joined:
    """Sit down in an open seat. Its token is told here and never again."""
    return await tables.join(match_id, wish)


@router.get(
    "/matches/{match_id}/record",
    dependencies=[Depends(may_read)],
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {}}, "description": "The record."}},
)
async def record(
    match_id: str,
    tables: AllTables,
    authorization: Annotated[str | None, Header(max_length=200)] = None,
) -> str:
    """The record of a match: complete when it is over; before, as the seat may see it.

    A seat shows its token as ``Authorization: Bearer TOKEN``; without one it is a spectator's.
    """
    token = None
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Problem("seat.bad-token")
    return await tables.record(match_id, token)
