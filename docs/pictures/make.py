"""Takes the pictures of the documents anew: `.venv/bin/python docs/pictures/make.py`.

A table server of its own, a match in which a bot plays the first days for somebody who then comes
back, and Chromium. Every match is another one, so the pictures are never the same.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.playing import Player
from tests.cli.table_server import TableServer, table_server

HERE: Final = Path(__file__).parent
DAY: Final = 6
"""The day from which on somebody plays instead of the bot."""


def post(server: TableServer, path: str, body: object, token: str | None = None) -> Any:
    """What the server answers."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    asked = urllib.request.Request(f"{server.url}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return json.loads(answer.read())


def match(server: TableServer) -> tuple[str, str]:
    """A match that a bot has played up to some day for its first seat: its id, and the token."""
    seats = [{"kind": "mine", "name": "Maria"}]
    seats += [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Tenzing", "Pasang")]
    made = post(server, "/matches", {"seats": seats, "take_back": "consent"})
    return made["match"]["id"], made["held"][0]["token"]


def opened(browser: Browser, url: str, held: object, **options: Any) -> Page:
    """A page that holds a seat."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **options)
    page = context.new_page()
    page.goto(url)
    page.evaluate("held => localStorage.setItem('everest.held', JSON.stringify([held]))", held)
    return page


def take(server: TableServer, browser: Browser) -> None:
    """All pictures."""
    found, token = match(server)
    held = {
        "match": found,
        "host": None,
        "seats": [{"seat": 0, "token": token}],
        "passed": False,
    }
    wide = {"width": 1440, "height": 900}
    page = opened(browser, server.url, held, viewport=wide, color_scheme="dark")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / "start.png")
    post(server, f"/matches/{found}/seats/0/bot", {"bot": "greedy"}, token)
    page.goto(f"{server.url}/match/{found}")
    # bots may be through with a day before it is shown
    days = re.compile(rf"^Day ({DAY}|{DAY + 1}|{DAY + 2}) of")
    page.get_by_role("heading", name=days).wait_for(timeout=120_000)
    post(server, f"/matches/{found}/seats/0/return", {}, token)
    Player(page).play_to_my_turn()
    page.wait_for_timeout(1500)
    page.screenshot(path=HERE / "table.png")
    phone = opened(
        browser,
        server.url,
        held,
        viewport={"width": 360, "height": 740},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        color_scheme="light",
    )
    phone.goto(f"{server.url}/match/{found}")
    phone.get_by_role("button", name="End turn").wait_for()
    phone.wait_for_timeout(1500)
    phone.screenshot(path=HERE / "phone.png")


def main() -> None:
    """Take the pictures."""
    chromium = shutil.which("chromium")
    with (
        tempfile.TemporaryDirectory() as folder,
        table_server(Path(folder)) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        take(server, browser)
        browser.close()


if __name__ == "__main__":
    main()
