"""The REST interface: games, making matches, seats, records."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from everest.games.loading import DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT
from everest.server.encoding import takes_gzip
from everest.server.messages.base import MOST_SEATS, Id, ProblemBody
from everest.server.messages.history import History
from everest.server.messages.rest import (
    Join,
    Joined,
    MadeMatch,
    MatchInfo,
    MatchList,
    Mine,
    MyMatches,
    NewMatch,
    Offers,
    WhichBot,
)
from everest.server.messages.rulesets import RulesetInfo
from everest.server.offers import offers
from everest.server.problems import Problem
from everest.server.rates import Rate, client_name
from everest.server.rulesets import ruleset_info
from everest.server.tables import Tables
from everest.server.thinking import Choices

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemBody, "description": "Refused; the code says why."}
    for status in (403, 404, 409, 413, 422, 429, 503)
}

REFUSALS_OF_TEXT: dict[int | str, dict[str, Any]] = {
    status: {
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ProblemBody"}}},
        "description": refusal["description"],
    }
    for status, refusal in REFUSALS.items()
}
"""Those of a route that answers in text: FastAPI takes it that it refuses in text, too."""

BEARER = HTTPBearer(
    scheme_name="token", description="The secret of a seat or of the host.", auto_error=False
)

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


def bearer(
    request: Request, shown: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
) -> str | None:
    """The secret of a request, which is shown as ``Authorization: Bearer TOKEN``; None without one.

    Raises:
        Problem: if the header says something else.
    """
    if "authorization" not in request.headers:
        return None
    if shown is None:
        raise Problem("seat.bad-token")
    return shown.credentials


def needed(token: Annotated[str | None, Depends(bearer)]) -> str:
    """The secret of a request that needs one.

    Raises:
        Problem: if there is none.
    """
    if token is None:
        raise Problem("seat.bad-token")
    return token


AllTables = Annotated[Tables, Depends(tables_of)]
Bearer = Annotated[str | None, Depends(bearer)]
Secret = Annotated[str, Depends(needed)]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
MAKES = [Depends(may_make)]
READS = [Depends(may_read)]


@router.get("/games", operation_id="listGames", summary="What can be played")
async def games(tables: AllTables) -> Offers:
    """What can be played here."""
    return offers(tables.thinkers.bots, tables.settings.network_hosts)


@router.get("/ruleset", operation_id="readRuleset", summary="The numbers of a game")
async def ruleset(
    game: Id = DEFAULT_GAME,
    map: Id = "easy",
    weather: Id = "summer",
    limits: Id = DEFAULT_LIMITS,
    variant: Id = DEFAULT_VARIANT,
    seats: Annotated[int, Query(ge=1, le=MOST_SEATS)] = 2,
) -> RulesetInfo:
    """All that a client needs to draw a game and to word it."""
    return ruleset_info(Choices(game, seats, map, weather, limits, variant))


@router.get("/matches", operation_id="listMatches", summary="Matches to look at or to join")
async def listed(tables: AllTables) -> MatchList:
    """Matches that their hosts have listed, newest first: open ones and running ones."""
    return MatchList(matches=await tables.listed())


@router.post(
    "/matches",
    operation_id="makeMatch",
    summary="Make a match",
    status_code=201,
    dependencies=MAKES,
)
async def make(wish: NewMatch, tables: AllTables) -> MadeMatch:
    """Make a match. The tokens of the host and of its own seats are told here and never again."""
    return await tables.make(wish)


@router.post("/mine", operation_id="findMyMatches", summary="Find my matches", dependencies=READS)
async def mine(wish: Mine, tables: AllTables) -> MyMatches:
    """The matches that somebody has secrets of, and which of them wait for them."""
    return MyMatches(matches=await tables.mine(wish.held))


@router.get("/matches/{match_id}", operation_id="readMatch", summary="A match")
async def info(match_id: str, tables: AllTables) -> MatchInfo:
    """What everybody with the link may know of a match."""
    return await tables.info(match_id)


@router.post(
    "/matches/{match_id}/join",
    operation_id="joinMatch",
    summary="Sit down",
    dependencies=MAKES,
)
async def join(match_id: str, wish: Join, tables: AllTables) -> Joined:
    """Sit down in an open seat. Its token is told here and never again."""
    return await tables.join(match_id, wish)


@router.post(
    "/matches/{match_id}/seats/{seat}/free",
    operation_id="freeSeat",
    summary="Free a seat",
    dependencies=MAKES,
)
async def free(match_id: str, seat: SeatNumber, secret: Secret, tables: AllTables) -> MatchInfo:
    """Free a seat, with the host's token: the token of the seat is worth nothing any more."""
    return await tables.free(match_id, seat, secret)


@router.post(
    "/matches/{match_id}/seats/{seat}/bot",
    operation_id="letBotPlay",
    summary="Let a bot play",
    dependencies=MAKES,
)
async def hand_to_bot(
    match_id: str, seat: SeatNumber, wish: WhichBot, secret: Secret, tables: AllTables
) -> MatchInfo:
    """Let a bot play, with the token of the seat or the host's; it takes an open seat for good."""
    return await tables.hand_to_bot(match_id, seat, wish.bot, secret)


@router.post(
    "/matches/{match_id}/seats/{seat}/return",
    operation_id="returnToSeat",
    summary="Play again in place of the bot",
    dependencies=MAKES,
)
async def return_seat(
    match_id: str, seat: SeatNumber, secret: Secret, tables: AllTables
) -> MatchInfo:
    """Play again in place of the bot, with the token of the seat or the host's."""
    return await tables.return_seat(match_id, seat, secret)


@router.post(
    "/matches/{match_id}/rematch",
    operation_id="makeRematch",
    summary="Play again with the same people",
    dependencies=MAKES,
)
async def rematch(match_id: str, secret: Secret, tables: AllTables) -> MatchInfo:
    """Play again with the same people, with the token of any of them or the host's.

    The same tokens open the same seats; the seat after the one that began begins. Asked again, it
    answers with the same match.
    """
    return await tables.rematch(match_id, secret)


@router.get(
    "/matches/{match_id}/record",
    operation_id="readRecord",
    summary="The record of a match",
    dependencies=READS,
    response_class=PlainTextResponse,
    responses={
        **REFUSALS_OF_TEXT,
        200: {"content": {"text/plain": {}}, "description": "The record.", "model": str},
    },
    openapi_extra={"security": [{}]},  # it can be asked for without a token
)
async def record(match_id: str, secret: Bearer, tables: AllTables) -> str:
    """The record of a match: complete when it is over; before, as the seat may see it.

    Without the token of a seat it is a spectator's.
    """
    return await tables.record(match_id, secret)


@router.get(
    "/matches/{match_id}/history",
    operation_id="readHistory",
    summary="A match step by step",
    dependencies=READS,
    response_model=History,
    openapi_extra={"security": [{}]},
)
async def history(request: Request, match_id: str, secret: Bearer, tables: AllTables) -> Response:
    """A match from its beginning: all of it when it is over; before, as the seat may know it.

    Without the token of a seat it is a spectator's.
    """
    packed = takes_gzip(request.headers)
    body = await tables.history(match_id, secret, packed=packed)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(body, media_type="application/json", headers=headers)
