"""Several people at one keyboard: nobody reads another's cards."""

import re
from pathlib import Path
from typing import Any

import pytest

from everest.cli.play.terminal import Terminal
from tests.cli.play_driver import Keyboard, Played, Screen, chooser, typed

HAND_OVER = re.compile(r"^Pass the keyboard to (\w+)\.$", re.MULTILINE)


def parts(text: str) -> list[tuple[str, str]]:
    """What was printed before the first hand-over, then who could read what after each."""
    found = HAND_OVER.split(text)
    return [("", found[0]), *zip(found[1::2], found[2::2], strict=True)]


def test_the_keyboard_is_passed_before_a_hand_is_shown(tmp_path: Path) -> None:
    played = Played(
        typed(["", "1 2 3", "", "1 2 3", ""]), tmp_path, names=("Ann", "Bob"), bots=(), seats=2
    )
    pages = parts(played.text)
    assert [name for name, _ in pages[:3]] == ["", "Ann", "Bob"]
    assert "[play " not in pages[0][1]
    assert "draws:" not in pages[0][1]
    assert "[play " in pages[1][1]


def test_nobody_sees_what_another_draws_or_holds(tmp_path: Path) -> None:
    typist = chooser(1)
    peeks = 0

    def curious(page: str) -> str | None:
        nonlocal peeks
        peeks += 1
        if peeks > 600:
            return "quit"
        if HAND_OVER.search(page.splitlines()[-1]):
            return ""
        line = typist(page)
        if peeks % 7 == 0:
            return ["hands", "log all", "table", "map", "log"][peeks // 7 % 5]
        return line

    played = Played(curious, tmp_path, names=("Ann", "Bob", "Cid"), bots=("random",), seats=4)
    assert played.code == 0
    names = {"Ann", "Bob", "Cid"}
    seen = 0
    for reader, page in parts(played.text):
        drawn = set(re.findall(r"(\w+) (?:draws|lays down|keeps|puts|removes)\b", page))
        hands = set(re.findall(r"^Cards of (\w+)", page, re.MULTILINE))
        asked = set(re.findall(r"^(\w+), \d more card", page, re.MULTILINE))
        assert drawn | hands | asked <= {reader}, page
        seen += len(drawn)
    assert seen > 8
    assert {name for name, _ in parts(played.text)} >= names


def test_the_screen_is_cleared_before_and_after_the_keyboard_is_passed(tmp_path: Path) -> None:
    played = Played(typed(["", "1 2 3"]), tmp_path, tty=True, names=("Ann", "Bob"), bots=())
    clear = "\x1b[2J"
    before, _, after = played.text.partition("Pass the keyboard to Bob.")
    assert clear in before[before.rindex("Chosen:") :]
    assert "Chosen:" not in after


def test_without_colour_the_screen_is_pushed_away_by_lines(tmp_path: Path) -> None:
    played = Played(
        typed(["", "1 2 3"]), tmp_path, tty=True, names=("Ann", "Bob"), bots=(), no_color=True
    )
    assert "\x1b" not in played.text
    assert "\n" * 20 in played.text


def test_only_enter_alone_shows_the_hand(tmp_path: Path) -> None:
    two: dict[str, Any] = {"names": ("Ann", "Bob"), "bots": (), "seats": 2}
    played = Played(typed(["x", "help", "look", "1 2 3", "undo"]), tmp_path, **two)
    assert "[play " not in played.text
    assert "Cards of" not in played.text
    assert "Your cards are shown after Enter alone." in played.words
    assert played.words.count("Only Enter alone goes on") == 4
    played = Played(typed(["", "1 2 3", "Quit", "", "1 2 3"]), tmp_path, **two)
    assert played.pages[-1].count("Pass the keyboard to Bob") == 1
    assert "[play " not in played.text.partition("Pass the keyboard to Bob")[2]
    assert "Go on with: everest play --resume" in played.text


def test_what_was_typed_is_forgotten_when_the_keyboard_is_passed(tmp_path: Path) -> None:
    screen = Screen(is_tty=True)
    terminal = Terminal(Keyboard(screen, typed([])), screen, environ={})
    forgotten: list[bool] = []

    class History:
        def clear_history(self) -> None:
            forgotten.append(True)

    terminal._history = History()
    terminal.clear()
    assert forgotten


def test_alone_nobody_passes_the_keyboard(tmp_path: Path) -> None:
    played = Played(chooser(1, 60), tmp_path)
    assert "Pass the keyboard" not in played.text


def test_a_match_that_goes_on_begins_with_passing_the_keyboard(tmp_path: Path) -> None:
    Played(typed(["", "1 2 3"]), tmp_path, names=("Ann", "Bob"), bots=())
    again = Played(typed([]), tmp_path, resume=True)
    pages = parts(again.text)
    assert pages[1][0] in ("Ann", "Bob")
    assert "[play " not in pages[0][1]


def test_bots_see_only_their_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from everest.bots.random_player import RandomPlayer

    choose = RandomPlayer.choose
    views = 0

    def watched(self: RandomPlayer, view: object, legal: object) -> int:
        nonlocal views
        views += 1
        assert isinstance(view, dict)
        private = [player["seat"] for player in view["players"] if "private" in player]
        assert private == [view["seat"]]
        return choose(self, view, legal)  # type: ignore[arg-type]

    monkeypatch.setattr(RandomPlayer, "choose", watched)
    Played(chooser(1, 60), tmp_path)
    assert views > 0
