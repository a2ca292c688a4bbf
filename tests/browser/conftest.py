"""The built client in the system's Chromium, at a table server of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
)

import everest.server
from tests.cli.table_server import TableServer, table_server

CLIENT = Path(everest.server.__file__).parent / "client" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

expect.set_options(timeout=30_000)  # the machine may have much else to do

NewPage = Callable[..., Page]
"""From options of a browser context to a page that is watched."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path is not None, "these tests need Chromium; on Debian: apt install chromium"
    quiet = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ]
    return {**browser_type_launch_args, "executable_path": path, "args": quiet}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    assert CLIENT.exists(), "the browser client is not built: make web"
    folder = tmp_path_factory.mktemp("table")
    most = {"matches": 10_000, "connections": 1000}
    lenient = [f"--most-{what}={number}" for what, number in most.items()]
    lenient.append("--messages-per-second=10000")
    with table_server(folder, *lenient) as running:
        yield running


class Watched:
    """What a page has complained of, and what it was sent."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.frames: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack}"))
        page.on("requestfailed", self._note_failure)
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))),
        )

    def _note_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # which is what leaving a page does
            self.complaints.append(f"{request.url}: {request.failure}")

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")


@pytest.fixture
def watched() -> Watched:
    return Watched()


@pytest.fixture
def new_page(browser: Browser, server: TableServer, watched: Watched) -> Iterator[NewPage]:
    """Pages of browsers that share nothing; at the end none of them may have complained."""
    contexts: list[BrowserContext] = []

    def made(**options: Any) -> Page:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=f"{server.url}/", **wanted)
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        watched.watch(page)
        return page

    yield made
    for context in contexts:
        context.close()
    assert watched.complaints == []
