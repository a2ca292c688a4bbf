"""How somebody plays who knows nothing: takes what is offered, goes up while there are points.

Everything goes through what a person sees and a screen reader hears: roles and names, as
`playing.js` finds them. What is found is pressed for real, by mouse, finger or key.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page, expect

LOOK: Final = Path(__file__).with_name("playing.js").read_text(encoding="utf-8")

MOST_STEPS: Final = 2000
PATIENCE: Final = 90.0
"""Seconds after which nothing comes any more."""

GLANCE: Final = 1000
"""Milliseconds that one waits for something to do."""

Press = Literal["mouse", "touch", "key"]
Role = Literal["button", "heading", "group"]


class Player:
    """Plays at an open table page, one decision after another.

    Attributes:
        steps: how many things were pressed.
        is_idle: no card is used and nobody goes anywhere.
    """

    def __init__(self, page: Page, press: Press = "mouse", *, is_idle: bool = False) -> None:
        self.page = page
        self.press = press
        self.is_idle = is_idle
        self.steps = 0
        self.map = page.get_by_role("group", name="Map of the mountain")

    def play(self, role: Role, name: str) -> None:
        """Act until something is on the page whose name begins so.

        Raises:
            AssertionError: if it never is.
        """
        self._play(lambda: self._next({"role": role, "name": name}))

    def play_until(self, is_done: Callable[[], bool]) -> None:
        """Act until something is so.

        Raises:
            AssertionError: if it never is.
        """
        self._play(lambda: {"done": True} if is_done() else self._next())

    def finds(self, role: Role, name: str) -> bool:
        """Whether something is there whose name begins so; else the next thing is done."""
        found = self._next({"role": role, "name": name}, patience=0)
        if found is not None and not found.get("done"):
            self._press(found)
        return found is not None and bool(found.get("done"))

    def play_to_my_turn(self) -> None:
        self.play("button", "End turn")

    def play_to_the_end(self) -> None:
        """Act until the match is over and its summary is shown."""
        self.play("button", "Look at the table")

    def act(self, patience: int = GLANCE) -> bool:
        """Do the next thing there is to do, if there is any soon."""
        found = self._next(patience=patience)
        if found is not None:
            self._press(found)
        return found is not None

    def _play(self, look: Callable[[], dict[str, Any] | None]) -> None:
        last = time.monotonic()
        while True:
            found = look()
            if found is not None:
                if found.get("done"):
                    return
                self._press(found)
                last = time.monotonic()
            assert self.steps < MOST_STEPS, "this match does not end"
            if time.monotonic() - last > PATIENCE:
                raise AssertionError(self.page.locator("body").aria_snapshot())

    def _next(
        self, awaited: dict[str, str] | None = None, patience: int = GLANCE
    ) -> dict[str, Any] | None:
        """What to press and where, or that what is awaited is there."""
        if not self.page.evaluate("'look' in window"):  # a new page
            self.page.evaluate(LOOK)
        found: dict[str, Any] | None = self.page.evaluate(
            "(wanted) => look(wanted)",
            {
                "press": self.press,
                "style": "idle" if self.is_idle else "eager",
                "awaited": awaited,
                "patience": patience,
            },
        )
        return found

    def _press(self, found: dict[str, Any]) -> None:
        self.steps += 1
        if self.press == "mouse":
            self.page.mouse.click(found["x"], found["y"])
        elif self.press == "touch":
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.keyboard.press("Enter")


def start(page: Page) -> Player:
    """A match against two bots, from the first page, with one click."""
    page.goto("")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("button", name=re.compile("^Choose 3"))).to_be_visible()
    return Player(page)
