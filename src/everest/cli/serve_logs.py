"""The log of the table server: to standard error, as text or as JSON, and without secrets."""

from __future__ import annotations

import logging
import re
import time
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

from pythonjsonlogger.json import JsonFormatter
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from everest.server.settings import LogFormat, LogLevel

REQUESTS: Final = logging.getLogger("everest.requests")

LONGEST_PATH: Final = 200

QUIET_PATHS: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for every few seconds; where that goes well, only the level debug shows it."""

SHOWN: Final = 6
"""So much of a word that could be an id is left."""

_LONG_WORD: Final = re.compile(r"[A-Za-z0-9_-]{16,}")
_READABLE: Final = re.compile(r"[-_]*(?:[A-Z]?[a-z]{2,}|[A-Z]{3,}|\d{1,4}(?![A-Za-z0-9])|[-_]+)+")
_DETAIL: Final = re.compile(r"(DETAIL:).*")


def set_up(log_format: LogFormat, log_level: LogLevel) -> None:
    """Lead everything that is logged to standard error.

    The level is that of our own loggers. Those of libraries show warnings and errors only: below
    that they tell of statements and messages word for word, secrets included.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if log_format == "json" else _Text())
    level = logging.getLevelNamesMapping()[log_level.upper()]
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("everest").setLevel(level)
    logging.captureWarnings(True)


# -- requests -----------------------------------------------------------------------------------


class RequestLog:
    """Writes a line about each request, and about each connection when it is closed."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 500 if scope["type"] == "http" else 403

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self._app(scope, receive, note)
        finally:
            _write(scope, status, time.monotonic() - begun)


def _write(scope: Scope, status: int, seconds: float) -> None:
    path = str(scope["path"])
    is_quiet = path.endswith(QUIET_PATHS) and status < 400
    host, port = scope.get("client") or ("-", 0)
    facts = {
        "client": f"{host}:{port}",
        "method": scope.get("method", "WEBSOCKET"),
        "path": shown_path(path),
        "status": status,
        "duration": round(seconds, 4),
    }
    REQUESTS.log(
        logging.DEBUG if is_quiet else logging.INFO,
        '%(client)s - "%(method)s %(path)s" %(status)d %(duration).4f s',
        facts,
        extra={"request": facts},
    )


def shown_path(path: str) -> str:
    """A path as the log has it: whoever knows the id of a match may look on, so it is cut short.

    >>> shown_path("/api/matches/0123456789abcdef/record?token=x")
    '/api/matches/012345.../record'
    >>> shown_path("/match/0123456789abcdef")
    '/match/012345...'
    """
    path = re.sub(r"(/match(?:es)?/[^/]{6})[^/]+", r"\1...", path.partition("?")[0])
    quoted = quote(without_ids(path), safe="/:@!$&'()*+,;=~")  # no line breaks in it
    return quoted if len(quoted) <= LONGEST_PATH else quoted[:LONGEST_PATH] + "..."


def without_ids(text: str) -> str:
    """A text in which all that could be an id of a match or a secret is cut short.

    Our own messages have none. This is for what others say, of errors above all.

    >>> without_ids("match 0123456789abcdefABCDEF in everest_server_table, WebSocketDisconnect")
    'match 012345... in everest_server_table, WebSocketDisconnect'
    """
    return _LONG_WORD.sub(_shortened, text)


def _shortened(found: re.Match[str]) -> str:
    word = found[0]
    return word if _READABLE.fullmatch(word) else word[:SHOWN] + "..."


# -- formats ------------------------------------------------------------------------------------


class _Text(logging.Formatter):
    """A line with the time, the level unless all is well, and the message."""

    def format(self, record: logging.LogRecord) -> str:
        text = _without_details(super().format(record))
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        return f"{_time(record)} {level}{text}"


class _Json(JsonFormatter):
    """An object on a line: time, level, logger, message, and the facts of a request."""

    def __init__(self) -> None:
        super().__init__("%(message)s", json_ensure_ascii=False)

    def add_fields(
        self,
        log_data: dict[str, Any],
        record: logging.LogRecord,
        message_dict: dict[str, Any],
    ) -> None:
        log_data["time"] = _time(record)
        log_data["level"] = record.levelname.lower()
        log_data["logger"] = record.name
        log_data["message"] = _without_details(record.getMessage())
        log_data |= getattr(record, "request", {})
        for name in ("exc_info", "stack_info"):
            if message_dict.get(name):
                log_data[name] = _without_details(str(message_dict[name]))


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _without_details(text: str) -> str:
    # databases add the row that they do not take
    return without_ids(_DETAIL.sub(r"\1 ...", text))
