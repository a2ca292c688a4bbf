"""Two browsers at one table: by a link, through a reload and a restart of the server."""

from __future__ import annotations

import re
import socket
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import new_context
from tests.browser.playing import Player
from tests.cli.table_server import table_server


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def opened(browser: Browser, url: str) -> Page:
    page = new_context(browser).new_page()
    page.goto(url)
    return page


def day(page: Page) -> int:
    text = page.get_by_role("heading", name=re.compile(r"^Day \d+ of 18")).inner_text()
    return int(re.findall(r"\d+", text)[0])


def test_two_browsers_a_reload_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    errors: list[str] = []
    with table_server(tmp_path, *port) as first:
        ann = opened(browser, f"{first.url}/new/friends")
        ann.on("pageerror", lambda error: errors.append(str(error)))
        ann.get_by_role("button", name="Make the match").click()
        expect(ann).to_have_url(re.compile("/match/"))
        bob = opened(browser, ann.url)
        bob.on("pageerror", lambda error: errors.append(str(error)))
        bob.get_by_role("button", name="Take the seat").click()
        players = [Player(ann, is_idle=True), Player(bob, is_idle=True)]

        def play_until(last: int) -> None:
            while day(ann) < last:
                if not sum(player.act(patience=0) for player in players):
                    ann.wait_for_timeout(50)

        play_until(2)
        watcher = opened(browser, ann.url)
        expect(watcher.get_by_role("group", name="Map of the mountain")).to_be_visible()
        expect(watcher.get_by_role("button", name="End turn")).not_to_be_visible()
        ann.reload()
        expect(ann.get_by_role("group", name="Map of the mountain")).to_be_visible()
        play_until(3)
        expect(bob.get_by_role("heading", name=re.compile("^Day 3 of"))).to_be_visible()
        before = bob.get_by_role("group", name="Log").inner_text()
    with table_server(tmp_path, *port):
        expect(ann.get_by_text("connection is lost")).not_to_be_visible()
        expect(bob.get_by_text("connection is lost")).not_to_be_visible()
        assert bob.get_by_role("group", name="Log").inner_text() == before
        play_until(4)
        expect(watcher.get_by_role("heading", name=re.compile("^Day 4 of"))).to_be_visible()
        for page in (ann, bob, watcher):
            page.context.close()
    assert errors == []


def test_the_page_says_that_the_connection_is_lost(browser: Browser, tmp_path: Path) -> None:
    errors: list[str] = []
    with table_server(tmp_path) as server:
        page = opened(browser, server.url)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.get_by_role("button", name="Play now").first.click()
        page.get_by_role("group", name="Map of the mountain").wait_for()
    expect(page.get_by_role("status").filter(has_text="lost")).to_be_visible()
    page.context.close()
    assert errors == []
