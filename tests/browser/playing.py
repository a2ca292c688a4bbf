"""How somebody plays who knows nothing: takes what is offered, goes up while there are points.

Everything goes through what a person sees and a screen reader hears: roles and names.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

MOST_STEPS: Final = 2000
PATIENCE: Final = 90.0
"""Seconds after which nothing comes any more."""

SOON: Final = 3000.0
"""Milliseconds within which something can be pressed that is there."""

GONE: Final = 500
"""Milliseconds after which something that was there a moment ago is taken to be gone."""

PUT_ASIDE: Final = re.compile("^(Close|Back|Better not|×|✕)?$")

Press = Callable[[Locator], None]
"""How something is pressed: by mouse, by touch, by a key."""


def click(target: Locator) -> None:
    """By mouse."""
    target.click(timeout=SOON)


def tap(target: Locator) -> None:
    """By finger."""
    target.tap(timeout=SOON)


def key(target: Locator) -> None:
    """By keyboard."""
    target.focus(timeout=SOON)
    target.press("Enter", timeout=SOON)


class Player:
    """Plays at an open table page, one decision after another.

    Attributes:
        steps: how many things were pressed.
    """

    def __init__(self, page: Page, press: Press = click) -> None:
        self.page = page
        self.press = press
        self.steps = 0
        self.map = page.get_by_role("group", name="Map of the mountain")

    def play(self, is_done: Callable[[], bool]) -> None:
        """Act until something is reached.

        Raises:
            AssertionError: if it never is.
        """
        last = time.monotonic()
        while not is_done():
            assert self.steps < MOST_STEPS, "this match does not end"
            if self.act():
                last = time.monotonic()
            if time.monotonic() - last > PATIENCE:
                raise AssertionError(self.page.locator("body").aria_snapshot())

    def play_to_the_end(self) -> None:
        """Act until the match is over and its summary is shown."""
        self.play(self.page.get_by_role("button", name="Look at the table").is_visible)

    def act(self) -> bool:
        """Do the next thing there is to do, or wait a moment if there is none."""
        for choice in (
            self._dialog,
            self._cards,
            self._token,
            self._decide,
            self._use,
            self._move,
            self._risk,
            self._end,
        ):
            target = choice()
            if target is not None:
                try:
                    self.press(target)
                except PlaywrightTimeout:
                    return False  # what was to be pressed has gone meanwhile
                self.steps += 1
                self.page.wait_for_timeout(20)
                return True
        self.page.wait_for_timeout(50)
        return False

    # -- what is offered --------------------------------------------------------------------------

    def _first(self, *targets: Locator) -> Locator | None:
        for target in targets:
            found = target.locator("visible=true").first
            try:
                if found.count() and found.is_enabled(timeout=GONE):
                    return found
            except PlaywrightTimeout:
                continue  # it has gone since it was counted
        return None

    def _dialog(self) -> Locator | None:
        """The answer in a dialog that goes on; what only puts it aside does not."""
        dialog = self.page.locator("dialog[open]")
        if not dialog.count():
            return None
        answers = dialog.get_by_role("button", disabled=False)
        sure = answers.filter(has_text=re.compile("^(End anyway|Do it)$"))
        return self._first(sure, answers.filter(has_not_text=PUT_ASIDE, has_text=re.compile(".")))

    def _cards(self) -> Locator | None:
        chosen = self.page.get_by_role("button", name=re.compile("^Choose these"))
        group = self.page.get_by_role("group", name=re.compile("^Cards to choose from"))
        return self._first(chosen, group.locator("button[aria-pressed=false]"))

    def _token(self) -> Locator | None:
        tokens = self.page.get_by_role("button", name=re.compile("^Take the token"))
        return self._first(tokens)

    def _decide(self) -> Locator | None:
        """What was put aside comes up again."""
        return self._first(self.page.get_by_role("button", name="Decide", exact=True))

    def _use(self) -> Locator | None:
        region = self.page.get_by_role("region", name=re.compile("^Your cards for today"))
        return self._first(
            region.get_by_role("button", name=re.compile("for (guide|climber) [AB]")),
            region.get_by_role("button", name=re.compile("^(movement|rope)")),
        )

    def _move(self) -> Locator | None:
        """The highest space that the chosen piece can get to and stay at."""
        if self._end() is None:
            return None
        found = None
        overview = self._first(self.page.get_by_role("button", name="The whole mountain"))
        if overview is not None:
            return overview  # on a phone one looks at a stretch of it at first
        for space in self.map.get_by_role("button", name=re.compile("gets here for")).all():
            name = space.get_attribute("aria-label") or ""
            if "cannot stay" not in name and " with " not in name:
                found = space
        return found

    def _risk(self) -> Locator | None:
        return self._first(
            self.page.get_by_role("region", name="Settle risk").get_by_role("button")
        )

    def _end(self) -> Locator | None:
        return self._first(self.page.get_by_role("button", name="End turn"))


def start(page: Page) -> Player:
    """A match against two bots, from the first page, with one click."""
    page.goto("")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("button", name=re.compile("^Choose 3"))).to_be_visible()
    return Player(page)
