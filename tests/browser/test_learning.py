"""The guided first climb, to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import assert_accessible
from tests.browser.conftest import NewPage

MOST_PRESSES = 400
WAYS_ON = ("Next", "Show me")


def press_what_glows(page: Page, end: Locator) -> None:
    """Do what the lesson asks for, by its own "Show me", or go on."""
    buttons = [page.get_by_role("button", name=name, disabled=False) for name in WAYS_ON]
    expect(buttons[0].or_(buttons[1]).or_(end).first).to_be_visible()
    for button in buttons:
        if button.is_visible():
            button.click()
            return


def test_the_first_climb_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    page.goto("learn")
    end = page.get_by_role("heading", name="Everybody is home!")
    for _ in range(MOST_PRESSES):
        if end.is_visible():
            break
        press_what_glows(page, end)
    expect(end).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name=re.compile("real", re.I)).first.click()
    expect(page).to_have_url(re.compile("/match/"))
