"""Running the table server: what it takes besides its application."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

import uvicorn

from everest.bots.players import BOTS, make_bot
from everest.cli.complaints import Complaint
from everest.cli.opening import complaining, sole_server
from everest.cli.serve_logs import RequestLog, set_up
from everest.games.faults import printable, shown
from everest.record.errors import shown_long
from everest.server.app import create_app
from everest.server.health import health_of
from everest.server.settings import Settings
from everest.server.socket import LONGEST_MESSAGE
from everest.server.store import Store
from everest.server.store.engine import read_url, shown_url

STOP_SECONDS: Final = 10
"""How long connections have to close when the server stops."""

_BYTES_A_SIGN: Final = 4


def run(
    settings: Settings,
    proxies: Sequence[str],
    announce: Callable[[str], None],
    *,
    other_port: bool = False,
) -> None:
    """Serve until Ctrl-C or SIGTERM.

    Args:
        settings: what was chosen.
        proxies: addresses whose word about the client's own address is taken.
        announce: is told the server's address when it listens.
        other_port: whether any free port will do where the chosen one is taken.

    Raises:
        Complaint: if the database cannot be used, or the address.
    """

    def listening(address: str) -> None:
        lock.note(for_browsers(address, settings.root_path), address)
        announce(address)

    with ExitStack() as stack:
        with complaining():
            alone = sole_server(settings.database_url, make_folder=settings.make_folder)
            lock = stack.enter_context(alone)
            asyncio.run(_try_database(settings))
        try:
            listener = _listen(settings)
        except Complaint as complaint:
            if not other_port or not _is_taken(complaint):
                raise
            listener = _listen(settings.model_copy(update={"port": 0}))
        _serve(settings, proxies, listening, listener)


def for_browsers(address: str, root_path: str) -> str:
    """The address of a server for a browser on the same machine.

    >>> for_browsers("http://0.0.0.0:8000/", "/everest")
    'http://127.0.0.1:8000/everest/'
    """
    own = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    return f"{own.rstrip('/')}{root_path}/"


def _is_taken(complaint: Complaint) -> bool:
    cause = complaint.__cause__
    return isinstance(cause, OSError) and cause.errno in (errno.EADDRINUSE, errno.EACCES)


def _serve(
    settings: Settings,
    proxies: Sequence[str],
    announce: Callable[[str], None],
    listener: socket.socket,
) -> None:
    set_up(settings.log_format, settings.log_level)
    app = create_app(settings, make_bot, {game: tuple(bots) for game, bots in BOTS.items()})
    config = uvicorn.Config(
        RequestLog(app),
        lifespan="on",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=list(proxies),
        server_header=False,
        # what takes least, as docs/server-speed.md says; the loop is uvloop where it is installed
        ws="websockets-sansio",
        ws_max_size=_BYTES_A_SIGN * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    with listener:
        server = _Server(config, lambda: announce(_address(listener)), health_of(app).stop)
        server.run(sockets=[listener])


def shown_database(settings: Settings) -> str:
    """Where matches are kept, without a password."""
    return shown_long(shown_url(read_url(settings.database_url)))


async def _try_database(settings: Settings) -> None:
    """Open the database and close it, so that what is wrong with it is said before all else."""
    async with await Store.open(settings.database_url, make_folder=settings.make_folder):
        pass


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


def _spare_collector() -> None:
    """Let Python look for garbage in cycles less often, and not in what is there from the start.

    Views and messages are many small objects that are in no cycles. With thousands of tables in
    memory a full search takes a quarter of a second, during which nobody is served
    (docs/server-speed.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class _Server(uvicorn.Server):
    """Says when it listens, and takes a signal to stop for what it is: no failure."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: Callable[[], None],
        stopping: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._listening = listening
        self._stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_collector()
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
        self._stopping()
        self.handle_exit(number, frame)
