"""Running the table server: what it takes besides its application."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn

from everest.bots.players import BOTS, make_bot
from everest.cli.complaints import Complaint
from everest.games.faults import printable, shown
from everest.record.errors import shown_long
from everest.server.app import create_app
from everest.server.settings import Settings
from everest.server.socket import LONGEST_MESSAGE
from everest.server.store import CannotOpen, Store
from everest.server.store.engine import read_url, shown_url

STOP_SECONDS: Final = 10
"""How long connections have to close when the server stops."""

_BYTES_A_SIGN: Final = 4


def run(settings: Settings, proxies: Sequence[str], announce: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM.

    Args:
        settings: what was chosen.
        proxies: addresses whose word about the client's own address is taken.
        announce: is told the server's address when it listens.

    Raises:
        Complaint: if the database cannot be used, or the address.
    """
    asyncio.run(_try_database(settings))
    listener = _listen(settings)
    _set_up_logs()
    app = create_app(settings, make_bot, {game: tuple(bots) for game, bots in BOTS.items()})
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        forwarded_allow_ips=list(proxies),
        server_header=False,
        ws_max_size=_BYTES_A_SIGN * LONGEST_MESSAGE,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    with listener:
        _Server(config, lambda: announce(_address(listener))).run(sockets=[listener])


def shown_database(settings: Settings) -> str:
    """Where matches are kept, without a password."""
    return shown_long(shown_url(read_url(settings.database_url)))


async def _try_database(settings: Settings) -> None:
    """Open the database and close it, so that what is wrong with it is said before all else."""
    try:
        async with await Store.open(settings.database_url, make_folder=settings.make_folder):
            pass
    except CannotOpen as error:
        params = {name: shown_long(value) for name, value in error.params.items()}
        raise Complaint(f"cli-serve-{error.code.value}", **params) from error


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        raise Complaint(
            "cli-serve-cannot-listen",
            host=shown(settings.host),
            port=settings.port,
            reason=printable(_reason(error)),
        ) from error
    # small messages must not wait for each other; asyncio sees to it only where it listens itself
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _reason(error: OSError | UnicodeError) -> str:
    if isinstance(error, socket.gaierror) and error.strerror:
        return error.strerror
    # asyncio and socket put the address behind the system's words
    number = error.errno if isinstance(error, OSError) else None
    return os.strerror(number) if number is not None and number > 0 else type(error).__name__


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _Server(uvicorn.Server):
    """Says when it listens, and takes a signal to stop for what it is: no failure."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._listening()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn's own raises the signals again when the server has stopped
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self._stop) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


# -- logs ---------------------------------------------------------------------------------------


def _set_up_logs() -> None:
    """Requests and faults go to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    logger = logging.getLogger("uvicorn")
    logger.handlers = [handler]
    logger.propagate = False
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    requests = logging.getLogger("uvicorn.access")
    requests.setLevel(logging.INFO)
    requests.addFilter(without_secrets)


def without_secrets(record: logging.LogRecord) -> bool:
    """Shorten the path in a line about a request; the line is always kept."""
    if isinstance(record.args, tuple) and len(record.args) == 5:
        client, method, path, version, status = record.args
        record.args = (client, method, shown_path(str(path)), version, status)
    return True


def shown_path(path: str) -> str:
    """A path as the log has it: whoever knows the id of a match may look on, so it is cut short.

    >>> shown_path("/api/matches/0123456789abcdef/record?token=x")
    '/api/matches/012345.../record'
    """
    return re.sub(r"(/matches/[^/]{6})[^/]+", r"\1...", path.partition("?")[0])
