"""`everest serve`: the table server."""

import ipaddress
import os
import re
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from everest.cli import streams
from everest.cli.complaints import Complaint
from everest.cli.environment import Chosen, Given
from everest.cli.extra import needs_extra
from everest.cli.usage import command_classes, options_of
from everest.cli.user_folder import user_folder
from everest.games.faults import shown
from everest.text.catalogue import Catalogue

if TYPE_CHECKING:
    from everest.server.settings import Settings

MOST_PORT: Final = 65535
MOST_BOT_PROCESSES: Final = 64
MOST_DAYS: Final = 36500

EVERYBODY: Final = "*"
"""What `--trusted-proxies` takes for proxies at any address."""


def add(app: typer.Typer, catalogue: Catalogue) -> None:
    """Add the command to the program."""
    say = catalogue.say
    command_class, _ = command_classes(catalogue)

    option = options_of("serve", catalogue)

    @app.command("serve", cls=command_class, help=say("cli-serve-short"))
    def serve(
        context: typer.Context,
        host: Annotated[str, option("--host", "address")] = "127.0.0.1",
        port: Annotated[str, option("--port", "number")] = "8000",
        database_url: Annotated[str | None, option("--database-url", "url")] = None,
        root_path: Annotated[str | None, option("--root-path", "path")] = None,
        allow_origin: Annotated[list[str] | None, option("--allow-origin", "origin")] = None,
        trusted_proxies: Annotated[str, option("--trusted-proxies", "addresses")] = "127.0.0.1,::1",
        bot_processes: Annotated[str, option("--bot-processes", "number")] = "1",
        idle_seconds: Annotated[str, option("--idle-seconds", "number")] = "60",
        most_connections: Annotated[str, option("--most-connections", "number")] = "50",
        most_matches: Annotated[str, option("--most-matches", "number")] = "100",
        messages_per_second: Annotated[str, option("--messages-per-second", "number")] = "20",
        delete_over_after: Annotated[str, option("--delete-over-after", "days")] = "0",
        delete_unfinished_after: Annotated[str, option("--delete-unfinished-after", "days")] = "0",
        metrics_from: Annotated[str, option("--metrics-from", "addresses")] = "127.0.0.1,::1",
        log_format: Annotated[str, option("--log-format", "name")] = "text",
        log_level: Annotated[str, option("--log-level", "name")] = "info",
    ) -> int:
        chosen = Chosen(context, os.environ)
        proxies = addresses(chosen("--trusted-proxies"))
        with needs_extra("everest serve"):
            from everest.cli import serving
        settings = read_settings(chosen)

        def announce(address: str) -> None:
            database = serving.shown_database(settings)
            streams.write(say("cli-serve-listening", address=address, database=database))

        serving.run(settings, proxies, announce)
        return 0


def read_settings(chosen: Chosen) -> "Settings":
    """What the options and the environment say.

    Raises:
        Complaint: about the first of them that is no good.
    """
    from everest.server.settings import LOG_FORMATS, LOG_LEVELS, Settings

    database_url, make_folder = database(chosen("--database-url"))
    return Settings(
        host=chosen("--host").value,
        port=chosen("--port").whole_number(0, MOST_PORT),
        database_url=database_url,
        make_folder=make_folder,
        root_path=root_path(chosen("--root-path")),
        allowed_origins=origins(chosen("--allow-origin")),
        bot_processes=chosen("--bot-processes").whole_number(1, MOST_BOT_PROCESSES),
        idle_seconds=chosen("--idle-seconds").whole_number(1),
        most_connections=chosen("--most-connections").whole_number(1),
        most_matches=chosen("--most-matches").whole_number(1),
        messages_per_second=chosen("--messages-per-second").whole_number(1),
        delete_over_after=chosen("--delete-over-after").whole_number(0, MOST_DAYS),
        delete_unfinished_after=chosen("--delete-unfinished-after").whole_number(0, MOST_DAYS),
        metrics_from=networks(chosen("--metrics-from")),
        log_format=chosen("--log-format").one_of(LOG_FORMATS),
        log_level=chosen("--log-level").one_of(LOG_LEVELS),
    )


def database(given: Given) -> tuple[str, bool]:
    """The URL of the database, and whether the folder of its file is made if it is not there."""
    from everest.server.store.engine import default_url

    if given.is_chosen:
        return given.value, False
    return default_url(user_folder(os.environ)), True


def root_path(given: Given) -> str:
    """The path under which a proxy offers the server, "" for the root.

    Raises:
        Complaint: if it is no path.
    """
    path = given.value.strip().rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
        raise Complaint("cli-serve-root-path", option=given.name, given=shown(given.value))
    return path


def origins(given: Given) -> tuple[str, ...]:
    """Origins as browsers write them: scheme, host, and the port where it is not the usual one.

    Raises:
        Complaint: if one of them is none.
    """
    found = []
    for word in given.words():
        origin = word.lower().rstrip("/")
        if not re.fullmatch(r"https?://[^/?#@\s]+", origin) or not _has_host(origin):
            raise Complaint("cli-serve-origin", option=given.name, given=shown(word))
        found.append(origin)
    return tuple(found)


def _has_host(origin: str) -> bool:
    try:
        parts = urlsplit(origin)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def addresses(given: Given) -> tuple[str, ...]:
    """Addresses and networks of proxies, or `EVERYBODY`.

    Raises:
        Complaint: if one of them is none.
    """
    return _networks(given, "cli-serve-proxies", (EVERYBODY,))


def networks(given: Given) -> tuple[str, ...]:
    """Addresses and networks.

    Raises:
        Complaint: if one of them is none.
    """
    return _networks(given, "cli-serve-networks", ())


def _networks(given: Given, message: str, others: tuple[str, ...]) -> tuple[str, ...]:
    for word in given.words():
        try:
            if word not in others:
                ipaddress.ip_network(word)
        except ValueError:
            raise Complaint(message, option=given.name, given=shown(word)) from None
    return given.words()
