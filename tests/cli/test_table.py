"""`everest table`: it opens the game in the browser, once for each database."""

import re
import signal
import socket
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from everest.cli import browsing, table
from everest.cli.environment import variable_of
from everest.cli.network import network_hosts
from everest.server import client_files
from everest.server.filelock import holder_of, sole_use
from everest.server.store.engine import read_url
from everest.text.catalogue import LANGUAGES, catalogue
from tests.cli.program import Program
from tests.cli.table_server import (
    SCRIPT,
    TIMEOUT,
    TableServer,
    serving_command,
    table_server,
)
from tests.cli.test_help import command

WITH_CLIENT = SCRIPT.replace(
    "from everest.cli import main\n",
    "from pathlib import Path\n"
    "from everest.cli import main\n"
    "from everest.server import client_files\n"
    "client_files.FOLDER = Path(__file__).parent / 'client'\n",
)
SCREENS = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for param in command().commands["serve"].params:
        monkeypatch.delenv(variable_of(max(param.opts, key=len)), raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def browser(tmp_path: Path) -> "Browser":
    return Browser(tmp_path)


class Browser:
    """A program that notes what it is asked to open."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "opened"
        self.program = folder / "browser"
        self.program.write_text(f'#!/bin/sh\necho "$1" >> "{self.file}"\n')
        self.program.chmod(0o700)

    @property
    def variables(self) -> dict[str, str]:
        return {**SCREENS, "BROWSER": f"{self.program} %s"}

    @property
    def opened(self) -> list[str]:
        return self.file.read_text().split() if self.file.exists() else []

    def wait(self, number: int = 1) -> list[str]:
        """What it has opened, once it has opened so many."""
        until = time.monotonic() + TIMEOUT
        while len(self.opened) < number:
            assert time.monotonic() < until
            time.sleep(0.05)
        return self.opened


def build(folder: Path) -> None:
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text("<html><head></head>The table</html>")


@contextmanager
def laid(folder: Path, *options: str, **variables: str) -> Iterator[TableServer]:
    """`everest table`, with a client that is built."""
    if not (folder / "client").exists():
        build(folder)
    with serving_command(folder, "table", *options, script_text=WITH_CLIENT, **variables) as server:
        yield server


def page(address: str) -> str:
    with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
        text: str = answer.read().decode()
    return text


def test_it_says_where_it_is_and_opens_the_browser_there(tmp_path: Path, browser: Browser) -> None:
    with laid(tmp_path, **browser.variables) as server:
        address = f"{server.url}/"
        assert server.line == f"The table is at {address} – Ctrl-C stops it."
        assert browser.wait() == [address]
        assert "The table" in page(address)
        assert server.get("/api/games")["games"]
        assert server.stop(signal.SIGINT, everybody=True) == 0
        assert server.rest == ""
    assert server.log == ""
    assert browser.opened == [address]
    assert (tmp_path / "everest" / "server.db").exists()


def test_it_can_be_asked_to_leave_the_browser_alone(tmp_path: Path, browser: Browser) -> None:
    with laid(tmp_path, "--no-browser", "--port", "0", **browser.variables) as server:
        assert "The table" in page(f"{server.url}/")
        assert server.stop(signal.SIGTERM) == 0
        assert server.rest == ""
    assert browser.opened == []


def test_the_page_opens_in_the_language_that_is_asked_for(
    tmp_path: Path, browser: Browser, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The language of the system alone does not: in the browser one may have chosen another."""
    opened: list[str] = []
    monkeypatch.setattr(table, "open_page", lambda address: not opened.append(address))  # type: ignore[func-returns-value]
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    with laid(tmp_path, "--port", "0", "--lang=ru", LANG="pl_PL.UTF-8", **browser.variables) as one:
        assert browser.wait() == [f"{one.url}/?lang=ru"]
        assert "The table" in page(f"{one.url}/?lang=ru")
        monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
        assert program.good("table").rstrip().endswith(f" {one.url}/")
        assert program.good("table", "--lang", "el").rstrip().endswith(f" {one.url}/?lang=el")
    assert opened == [f"{one.url}/", f"{one.url}/?lang=el"]


def test_where_there_is_no_browser_it_says_so(tmp_path: Path) -> None:
    with laid(tmp_path, "--port", "0", "--lang", "pl", **SCREENS) as server:
        assert server.line.startswith(f"Stół jest pod adresem {server.url}/?lang=pl ")
        assert server.process.stdout is not None
        line = server.process.stdout.readline().rstrip("\n")
        assert line == catalogue("pl").say("cli-table-no-browser")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_has_an_address_that_can_be_clicked(language: str) -> None:
    for message in ("cli-table-open", "cli-table-running"):
        line = catalogue(language).say(message, address="http://127.0.0.1:8000/")
        assert re.search(r"(?:^| )http://127\.0\.0\.1:8000/(?: |$)", line), line


def test_a_second_one_goes_to_the_first(
    tmp_path: Path, browser: Browser, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in browser.variables.items():
        monkeypatch.setenv(name, value)
    with laid(tmp_path, "--no-browser", "--port", "0") as server:
        monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
        said = program.good("table")
        assert said == f"The table is open already, at {server.url}/\n"
        assert browser.wait() == [f"{server.url}/"]
        assert program.good("table", "--no-browser") == said
        assert "The table" in page(f"{server.url}/")
    assert len(browser.opened) == 1


def test_it_goes_to_a_server_as_a_browser_can(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also to `everest serve`, which may listen everywhere and be offered under a path."""
    build(tmp_path)
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
    url = f"sqlite:///{tmp_path}/other.db"
    options = ("--host", "0.0.0.0", "--root-path", "/everest", "--database-url", url)
    with table_server(tmp_path, *options) as server:
        monkeypatch.setenv("EVEREST_DATABASE_URL", url)
        said = program.good("table", "--no-browser")
        port = server.url.rpartition(":")[2]
        assert said == f"The table is open already, at http://127.0.0.1:{port}/everest/\n"


def test_other_options_than_those_of_the_open_table_are_refused(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    with laid(tmp_path, "--no-browser", "--port", "0", **SCREENS) as server:
        monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
        said = program.bad("table", "--no-browser", "--host", "0.0.0.0")
        assert server.url in said
        assert "lets nobody else in" in said
        assert "other options" in program.bad("table", "--no-browser", "--port", "1")
        port = server.url.rpartition(":")[2]
        assert server.url in program.good("table", "--no-browser", "--port", port)


def test_a_table_that_lets_others_in_says_where_they_find_it(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = ("--no-browser", "--port", "0", "--host", "0.0.0.0")
    with laid(tmp_path, *options, **SCREENS) as server:
        hosts = network_hosts("0.0.0.0")
        assert server.get("/api/games")["network_hosts"] == list(hosts)
        assert server.process.stdout is not None
        for host in hosts:
            line = server.process.stdout.readline().rstrip("\n")
            port = server.url.rpartition(":")[2]
            assert line == f"Others in your network open http://{host}:{port}/"
        monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
        assert program.good("table", "--no-browser", "--host", "0.0.0.0")
        assert program.good("table", "--no-browser")


def test_a_table_for_this_machine_says_so_to_the_page(tmp_path: Path) -> None:
    with laid(tmp_path, "--no-browser", "--port", "0", **SCREENS) as server:
        assert server.get("/api/games")["network_hosts"] == []


def test_whoever_has_the_database_and_says_no_address_is_complained_about(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path)
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
    monkeypatch.setattr(table, "PATIENCE", 0.2)
    file = tmp_path / "other.db"
    file.touch()
    monkeypatch.setenv("EVEREST_DATABASE_URL", f"sqlite:///{file}")
    with sole_use(read_url(f"sqlite:///{file}")):
        assert "A table server is running on the database" in program.bad("table")


def test_a_port_that_is_taken(tmp_path: Path, program: Program, monkeypatch: Any) -> None:
    build(tmp_path)
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = program.bad("table", "--no-browser", "--port", str(port))
        assert f"port {port}" in said
        script = WITH_CLIENT.replace(
            "if __name__",
            f"from everest.cli import table\ntable.DEFAULT_PORT = '{port}'\nif __name__",
        )
        with serving_command(tmp_path, "table", "--no-browser", script_text=script) as server:
            assert not server.url.endswith(f":{port}")
            assert "The table" in page(f"{server.url}/")


def test_bad_options_are_complained_about(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(tmp_path)
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
    assert "--port" in program.bad("table", "--port", "many")
    assert "--port" in program.bad("table", "--port", "70000")
    assert "10.255.255.255" in program.bad("table", "--host", "10.255.255.255")
    monkeypatch.setenv("EVEREST_DATABASE_URL", "nonsense")
    assert "nonsense" in program.bad("table") or "URL" in program.bad("table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_client_it_says_how_to_build_it(
    tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path / "client")
    assert "make web" in program.bad("table", "--lang", language)


def test_the_address_goes_with_its_holder(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    file.touch()
    url = read_url(f"sqlite:///{file}")
    with sole_use(url) as lock:
        assert holder_of(file) is None
        lock.note("http://127.0.0.1:8000/everest/")
        lock.note("http://127.0.0.1:1/")
        assert holder_of(file) == "http://127.0.0.1:1/"
    with sole_use(url):
        assert holder_of(file) is None
    assert holder_of(tmp_path / "none.db") is None


def test_browsers_in_the_terminal_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: not asked.append(address))  # type: ignore[func-returns-value]
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not browsing.open_page("http://127.0.0.1/")
    assert asked == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browsing.open_page("http://127.0.0.1/")
    assert asked == ["http://127.0.0.1/"]

    def fail(address: str) -> bool:
        raise OSError("no such program")

    monkeypatch.setattr("webbrowser.open", fail)
    assert not browsing.open_page("http://127.0.0.1/")
