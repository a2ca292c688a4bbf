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
from tests.cli.table_server import SCRIPT, TableServer, table_server

CLIENT = Path(everest.server.__file__).parent / "client" / "index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

PATIENCE = 60_000
"""Milliseconds after which nothing comes any more: the machine may have much else to do."""

expect.set_options(timeout=PATIENCE)

SAME_DEALS = SCRIPT.replace(
    "if __name__",
    """from types import SimpleNamespace
from everest.table import dealer
dealer.secrets = SimpleNamespace(token_hex=lambda size: "5e" * size)
if __name__""",
)
"""Each match is dealt alike, so that no test may fail by the luck of the cards."""

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
    with table_server(folder, *lenient, script_text=SAME_DEALS) as running:
        yield running


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A browser that shares nothing with others."""
    wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
    context = browser.new_context(**wanted)
    context.set_default_timeout(PATIENCE)
    return context


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
        context = new_context(browser, base_url=f"{server.url}/", **options)
        contexts.append(context)
        page = context.new_page()
        watched.watch(page)
        return page

    yield made
    for context in contexts:
        context.close()
    assert watched.complaints == []
