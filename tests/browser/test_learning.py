"""The guided first climb, to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import assert_accessible
from tests.browser.conftest import NewPage

MOST_PRESSES = 400


def press_what_glows(page: Page) -> None:
    """Do what the lesson asks for, by its own "Show me", or go on."""
    for name in ("Next", "Show me"):
        button = page.get_by_role("button", name=name)
        if button.is_visible() and button.is_enabled():
            button.click()
            return
    page.wait_for_timeout(50)


def test_the_first_climb_to_its_end(new_page: NewPage) -> None:
    page = new_page()
    page.goto("learn")
    end = page.get_by_role("heading", name="Everybody is home!")
    for _ in range(MOST_PRESSES):
        if end.is_visible():
            break
        press_what_glows(page)
    expect(end).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name=re.compile("real", re.I)).first.click()
    expect(page).to_have_url(re.compile("/match/"))
