"""What the table does besides taking actions: refusals, taking back, looking back, passing on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import assert_accessible
from tests.browser.conftest import NewPage
from tests.browser.playing import Player
from tests.browser.seating import BOT, HUMAN, made, sit_down
from tests.cli.table_server import TableServer


def to_my_turn(page: Page, server: TableServer) -> Player:
    sit_down(page, made(server, HUMAN, BOT), 0)
    player = Player(page)
    player.play_to_my_turn()
    return player


def test_an_illegal_drag_says_why_with_its_clause(new_page: NewPage, server: TableServer) -> None:
    page = new_page()
    player = to_my_turn(page, server)
    pawn = player.map.get_by_role("button", name=re.compile("guide A, Base Camp$")).last
    summit = player.map.get_by_role("button", name=re.compile("^Summit"))
    from_box, to_box = pawn.bounding_box(), summit.bounding_box()
    assert from_box is not None
    assert to_box is not None
    page.mouse.move(from_box["x"] + from_box["width"] / 2, from_box["y"] + from_box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to_box["x"] + 5, to_box["y"] + to_box["height"] / 2, steps=8)
    page.mouse.move(to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2, steps=4)
    page.mouse.up()
    alert = page.get_by_role("alert").filter(
        has_text=re.compile("movement points? (is|are) missing")
    )
    expect(alert).to_be_visible()
    assert_accessible(page)
    with page.context.expect_page() as opened:  # the table stays where it is
        alert.get_by_role("link", name=re.compile("^Rule M")).click()
    rules = opened.value
    expect(rules).to_have_url(re.compile("/rules/M"))
    expect(rules.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(rules)


def test_a_load_is_taken_back(new_page: NewPage, server: TableServer) -> None:
    page = new_page()
    to_my_turn(page, server)
    board = page.get_by_role("article", name="Guide A")
    free = board.get_by_text("rows free")
    before = free.inner_text()
    page.get_by_role("button", name=re.compile("^bring .* to guide A: tourist")).click()
    expect(free).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()
    expect(free).to_have_text(before)


def test_the_keyboard_keeps_its_place(new_page: NewPage, server: TableServer) -> None:
    """What had the focus is gone when it was pressed; the next key shall not begin at the top."""
    page = new_page()
    sit_down(page, made(server, HUMAN, BOT, take_back="turn"), 0)
    cards = page.get_by_role("group", name=re.compile("^Cards to choose from"))
    for _ in range(3):
        cards.get_by_role("button", pressed=False).first.press("Enter")
    page.get_by_role("button", name="Choose these").press("Enter")
    expect(cards).to_have_count(0)
    expect(page.locator(":focus")).to_have_count(1)
    Player(page, "key").play_to_my_turn()
    page.get_by_role("button", name=re.compile("^bring .* to guide A: tourist")).press("Enter")
    expect(page.locator(":focus")).to_have_count(1)
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_enabled()
    back.press("Enter")
    expect(back).to_be_disabled()
    expect(back).to_be_focused()
    back.press("Enter")  # whoever tries it all the same is told why not
    expect(page.get_by_role("alert").filter(has_text="nothing to take back")).to_be_visible()


def test_the_keyboard_gets_to_the_cards_at_once(new_page: NewPage) -> None:
    page = new_page()
    page.goto("")
    page.get_by_role("button", name="Play now").press("Enter")
    decision = page.get_by_role("heading", name=re.compile("^Choose 3"))
    cards = page.get_by_role("group", name=re.compile("^Cards to choose from"))
    expect(decision).to_be_focused()
    page.keyboard.press("Tab")
    expect(cards.get_by_role("button").first).to_be_focused()
    page.reload()
    expect(decision).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to your turn")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(decision).to_be_focused()
    expect(page).to_have_url(re.compile("/match/"))


def test_the_log_is_one_stop_of_the_keyboard(new_page: NewPage, server: TableServer) -> None:
    page = new_page()
    to_my_turn(page, server)
    log = page.get_by_role("group", name="Log")
    lines = log.get_by_role("button", name="Look back here")
    expect(lines.nth(1)).to_be_visible()
    expect(log.locator("button:not([tabindex='-1'])")).to_have_count(1)
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(log.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Tab")
    assert not log.evaluate("log => log.contains(document.activeElement)")
    assert_accessible(page)


@pytest.mark.parametrize(("width", "height"), [(640, 360), (320, 400)])
def test_a_day_in_a_low_window(
    new_page: NewPage, server: TableServer, width: int, height: int
) -> None:
    """A phone on its side, and a page that is shown twice as large."""
    page = new_page(viewport={"width": width, "height": height})
    sit_down(page, made(server, HUMAN, BOT), 0)
    player = Player(page)
    player.play_to_my_turn()
    assert_accessible(page)
    for tab in ("Weather", "Log", "Guides", "Hand"):  # the open one would fold
        page.get_by_role("tab", name=tab).click()
        assert_seen(page.get_by_role("tabpanel"))
    player.play("button", "Choose 3")


def assert_seen(part: Locator) -> None:
    """Enough of a part is in the window to do something with it, at least after scrolling."""
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    assert box is not None
    assert box["height"] > 60


def test_ending_a_turn_with_cards_left_is_asked_about(
    new_page: NewPage, server: TableServer
) -> None:
    page = new_page()
    to_my_turn(page, server)
    # with risk left the turn cannot end at all (K3)
    while page.get_by_role("region", name="Settle risk").is_visible():
        page = new_page()  # this browser has a seat, and sits down at no other match
        to_my_turn(page, server)
    page.get_by_role("button", name="End turn").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()


def test_looking_back_stops_acting_and_leads_back_to_now(
    new_page: NewPage, server: TableServer
) -> None:
    page = new_page()
    player = to_my_turn(page, server)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.get_by_role("button", name="End turn")).not_to_be_visible()
    assert_accessible(page)
    page.get_by_role("slider", name="Look back").press("End")
    expect(page.get_by_text("You are looking back")).not_to_be_visible()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    player.act()


def test_hot_seat_hides_hands(new_page: NewPage) -> None:
    page = new_page()
    page.goto("new/pass")
    page.get_by_role("button", name="Start", exact=True).click()
    shown = page.get_by_role("group", name=re.compile("^Cards to choose"))
    seen: list[str] = []
    for _ in range(6):
        taken = page.get_by_role("button", name=re.compile("^I am "))
        expect(taken).to_be_visible()
        expect(shown).not_to_be_visible()
        assert page.get_by_role("button", name=re.compile("^(movement|rope)")).count() == 0
        if seen == []:
            assert_accessible(page)
        seen.append(taken.inner_text())
        taken.click()
        Player(page, is_idle=True).play("button", "I am ")
    assert len(set(seen)) == 2


@pytest.mark.parametrize(
    ("locale", "lang"), [("en-GB", "en"), ("el-GR", "el"), ("ru-RU", "ru"), ("pl-PL", "pl")]
)
def test_every_language(new_page: NewPage, locale: str, lang: str) -> None:
    page = new_page(locale=locale)
    page.goto("")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert_accessible(page)
    page.locator("main button").first.click()
    cards = page.locator("main button[aria-pressed=false]")
    expect(page).to_have_url(re.compile("/match/"))
    page.get_by_role("slider").wait_for()
    assert cards.count() >= 6
    assert_accessible(page)
    page.goto("rules/M4")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("learn")
    expect(page.get_by_role("slider").or_(page.locator("main svg")).first).to_be_visible()


@pytest.mark.parametrize(
    "path", ["", "new/bots", "new/friends", "new/pass", "new/alone", "rules", "learn", "nowhere"]
)
def test_every_page_in_both_themes(new_page: NewPage, path: str) -> None:
    page = new_page(color_scheme="light")
    page.goto("" if path == "nowhere" else path)
    if path == "nowhere":  # from within, since the server's own 404 is a complaint of the browser
        page.evaluate("history.pushState(null, '', 'nowhere')")
        page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        page.get_by_role("heading", name="Off the route").wait_for()
    page.get_by_role("heading", level=1).first.wait_for()
    assert_accessible(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert_accessible(page)


def test_the_language_can_be_changed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("")
    page.get_by_role("button", name="Settings").click()
    assert_accessible(page)
    page.get_by_text("Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
