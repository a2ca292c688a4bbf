"""What goes wrong outside of the game: a file does not come, somebody else was faster."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage, new_context
from tests.browser.seating import HUMAN, made
from tests.cli.table_server import TableServer

OPEN = {"kind": "open"}


def context_of(browser: Browser, server: TableServer) -> BrowserContext:
    """A browser of which nobody demands that it never complains."""
    return new_context(browser, base_url=f"{server.url}/")


def test_the_page_says_that_its_language_did_not_come(
    browser: Browser, server: TableServer
) -> None:
    context = context_of(browser, server)
    page = context.new_page()
    language = re.compile(r"/assets/en-[^r].*\.js")
    page.route(language, lambda route: route.abort())
    page.goto("rules?game=k2")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    again = page.get_by_role("link", name="Try again")
    expect(again).to_be_visible()
    page.unroute(language)
    again.click()
    expect(page.get_by_role("heading", level=1, name="Rules")).to_be_visible()
    expect(page).to_have_url(re.compile("rules"))
    context.close()


def test_who_is_too_late_for_the_last_seat_is_told_and_looks_on(
    browser: Browser, server: TableServer
) -> None:
    match = made(server, HUMAN, OPEN)["match"]["id"]
    contexts = [context_of(browser, server) for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"match/{match}")
        expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    held: list[Route] = []
    pages[1].route(re.compile("/join"), lambda route: held.append(route))
    pages[1].get_by_role("button", name="Take the seat").click()  # it is under way when ...
    pages[1].wait_for_function("document.querySelector('[aria-busy=true]') !== null")
    pages[0].get_by_role("button", name="Take the seat").click()  # ... somebody else is faster
    expect(pages[0].get_by_role("button", name=re.compile("^Choose 3"))).to_be_visible()
    for route in held:
        route.continue_()
    expect(pages[1].get_by_text("was a moment faster")).to_be_visible()
    expect(pages[1].get_by_role("group", name="Map of the mountain")).to_be_visible()
    pages[1].get_by_role("button", name="OK", exact=True).click()
    expect(pages[1].get_by_text("was a moment faster")).not_to_be_visible()
    for context in contexts:
        context.close()


def test_no_page_is_taller_than_its_window_needs(new_page: NewPage, server: TableServer) -> None:
    match = made(server, HUMAN, {"kind": "bot", "bot": "random", "name": "Dawa"})
    for size in (DESKTOP, PHONE):
        page = new_page(viewport=size)
        page.goto(f"match/{match['match']['id']}")
        expect(page.get_by_role("group", name="Map of the mountain")).to_be_visible()
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
