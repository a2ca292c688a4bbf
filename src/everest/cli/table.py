"""`everest table`: the game in the browser, on one's own machine."""

import contextlib
import os
import threading
import time
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from everest.cli import streams
from everest.cli.browsing import open_page
from everest.cli.complaints import Complaint
from everest.cli.environment import Given, variable_of
from everest.cli.extra import needs_extra
from everest.cli.network import network_hosts, with_host
from everest.cli.serve import MOST_PORT, database
from everest.cli.usage import command_classes, options_of
from everest.text.catalogue import Catalogue

if TYPE_CHECKING:
    from everest.server.settings import Settings

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = "8000"

PATIENCE: Final = 5.0
"""A table that is just being laid says within so many seconds where it is."""

AGAIN: Final = 0.1

_PORT: Final = "--port"
_DATABASE_URL: Final = "--database-url"


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    option = options_of("table", catalogue)

    @app.command("table", cls=command_class, help=say("cli-table-short"))
    def table(
        context: typer.Context,
        host: Annotated[str, option("--host", "address")] = DEFAULT_HOST,
        port: Annotated[str | None, option(_PORT, "number")] = None,
        no_browser: Annotated[
            bool, typer.Option("--no-browser", help=say("cli-option-table-no-browser"))
        ] = False,
    ) -> int:
        with needs_extra("everest table"):
            from everest.cli import serving
            from everest.server.filelock import InUse
        settings = _settings(host, port)

        def open_browser(address: str) -> None:
            if not no_browser and not open_page(address):
                with contextlib.suppress(streams.ReaderGone, streams.CannotWrite):
                    streams.write(say("cli-table-no-browser"))

        def announce(address: str) -> None:
            shown = in_language(serving.for_browsers(address, ""), context.obj)
            streams.write(say("cli-table-open", address=shown))
            for other in settings.network_hosts or ():
                there = serving.for_browsers(with_host(address, other), "")
                streams.write(say("cli-table-network", address=in_language(there, context.obj)))
            # some browsers let whoever opens them wait, and the server has to answer meanwhile
            threading.Thread(target=open_browser, args=(shown,), daemon=True).start()

        try:
            _check_client()
            serving.run(settings, (), announce, other_port=port is None)
        except Complaint as complaint:
            if not isinstance(complaint.__cause__, InUse):
                raise
            running = _running_at(settings)
            if running is None:
                raise
            _check_as_asked(settings, running, other_port=port is None)
            address = in_language(running, context.obj)
            streams.write(say("cli-table-running", address=address))
            open_browser(address)
        return 0


def in_language(address: str, language: str | None) -> str:
    """The address of the page in the language that was asked for, if any.

    >>> in_language("http://127.0.0.1:8000/", "ru"), in_language("http://127.0.0.1:8000/", None)
    ('http://127.0.0.1:8000/?lang=ru', 'http://127.0.0.1:8000/')
    """
    return address if language is None else f"{address}?lang={language}"


def _settings(host: str, port: str | None) -> "Settings":
    """The settings of a server of one's own, on the database that `everest serve` would have.

    Raises:
        Complaint: if the port is none.
    """
    from everest.server.settings import Settings

    number = Given(_PORT, port or DEFAULT_PORT, port is not None).whole_number(0, MOST_PORT)
    variable = variable_of(_DATABASE_URL)
    chosen = os.environ.get(variable, "").strip()
    database_url, make_folder = database(Given(variable, chosen, bool(chosen)))
    return Settings(
        host=host,
        port=number,
        database_url=database_url,
        make_folder=make_folder,
        network_hosts=network_hosts(host),
        log_level="warning",
    )


def _check_client() -> None:
    """See whether there is anything to look at.

    Raises:
        Complaint: if the browser client is not built.
    """
    from everest.server.client_files import FOLDER, PAGE

    if not (FOLDER / PAGE).is_file():
        raise Complaint("cli-table-not-built")


def _running_at(settings: "Settings") -> str | None:
    """The address of the server that has the database; it may be about to say it."""
    from everest.cli.opening import file_of
    from everest.server.filelock import holder_of
    from everest.server.store.engine import read_url

    file = file_of(read_url(settings.database_url))
    until = time.monotonic() + PATIENCE
    while file is not None and time.monotonic() < until:
        if (address := holder_of(file)) is not None:
            return address
        time.sleep(AGAIN)
    return None


def _check_as_asked(settings: "Settings", running: str, *, other_port: bool) -> None:
    """See whether the table that is open is where it is asked for.

    Raises:
        Complaint: if another host is wanted than it listens at, or another port; `other_port`:
            any will do.
    """
    from everest.cli.opening import file_of
    from everest.server.filelock import listening_at
    from everest.server.store.engine import read_url

    file = file_of(read_url(settings.database_url))
    place = urlsplit((listening_at(file) if file is not None else None) or running)
    is_there = settings.host in (DEFAULT_HOST, place.hostname)
    if is_there and (other_port or settings.port in (0, place.port)):
        return
    is_closed = not network_hosts(place.hostname or DEFAULT_HOST)
    message = (
        "cli-table-running-closed" if is_closed and not is_there else "cli-table-running-other"
    )
    raise Complaint(message, address=running)
