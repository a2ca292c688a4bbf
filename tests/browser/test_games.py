"""Matches: by mouse, by keyboard alone to the end, by finger on a phone to the end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import assert_accessible
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import Player, Press, start

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def assert_no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], wide


def assert_ended(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        re.compile("point|rank|win|draw", re.I)
    )
    assert_accessible(page)


def quick_match(page: Page, press: Press, game: str = "Mount Everest") -> Player:
    """From the form: two seats, the other one taken by a bot that thinks of nothing."""
    page.goto("new/bots")
    press_on(page.get_by_role("radio", name=re.compile(f"^{game}")), press)
    while page.get_by_role("button", name=re.compile("^Remove seat")).count() > 1:
        press_on(page.get_by_role("button", name=re.compile("^Remove seat")).last, press)
    page.get_by_role("combobox", name="Who sits in seat 2?").select_option("bot-random")
    press_on(page.get_by_role("button", name="Start", exact=True), press)
    return Player(page, press)


def press_on(target: Locator, press: Press) -> None:
    if press == "mouse":
        target.click()
    elif press == "touch":
        target.tap()
    else:
        target.press("Space")


def test_a_match_of_mount_everest_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    player = quick_match(page, "mouse")
    player.play("button", "Choose 3")
    assert_accessible(page)
    player.play_to_my_turn()
    assert_accessible(page)
    player.play("heading", "Day 6 of 18")
    player.is_idle = True  # the other days are short
    player.play_to_the_end()
    assert_ended(page)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("heading", name=re.compile("^Day 18 of 18"))).to_be_visible()


def test_a_match_of_k2_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    player = quick_match(page, "key", "K2")
    player.play_to_my_turn()
    # the mountain as a list is an equal way to play
    page.get_by_role("button", name="As a list").press("Enter")
    expect(page.get_by_role("table")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="As a list").press("Enter")
    player.play("heading", "Day 6 of 18")
    player.is_idle = True
    player.play_to_the_end()
    assert_ended(page)


def test_k2_alone_by_finger_on_a_phone(new_page: NewPage) -> None:
    page = new_page(**TOUCH)
    page.goto("")
    assert_no_sideways_scroll(page)
    page.get_by_role("link", name=re.compile("^K2 alone")).tap()
    page.get_by_role("button", name="Start", exact=True).tap()
    player = Player(page, "touch")
    player.play_to_my_turn()
    assert_no_sideways_scroll(page)
    assert_accessible(page)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert_no_sideways_scroll(page)
        assert_accessible(page)
    page.get_by_role("tab", name="Hand").tap()
    player.play_to_the_end()
    assert_ended(page)
    assert_no_sideways_scroll(page)


def test_what_is_touched_is_large_enough(new_page: NewPage) -> None:
    page = new_page(**TOUCH)
    start(page)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('main button, main a.button, [role=tab]')]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
        .map(([text, box]) => [text, Math.round(box.width), Math.round(box.height)])"""
    )
    assert sizes
    assert [one for one in sizes if one[1] < 43 or one[2] < 43] == []


def test_the_first_match_is_one_click_away(new_page: NewPage) -> None:
    page = new_page()
    page.goto("")
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile(r"/match/[\w-]+$"))
    expect(page.get_by_role("group", name=re.compile("^Cards to choose"))).to_be_visible()
