"""Stopping, saving and going on."""

import errno
from pathlib import Path

import pytest

from everest.record.files import read_record
from everest.record.replay import final_state, game_of
from tests.cli.play_driver import Played, chooser, typed


def interrupt(page: str) -> str | None:
    raise KeyboardInterrupt


def test_quit_saves_and_says_where(tmp_path: Path) -> None:
    played = Played(typed(["1 2 3", "quit"]), tmp_path)
    (path,) = played.files
    assert played.code == 0
    assert f"everest play --resume {path}" in played.text
    assert read_record(path).header.result is None


def test_the_end_of_input_saves_too(tmp_path: Path) -> None:
    played = Played(typed(["1 2 3"]), tmp_path)
    assert played.code == 0
    assert len(played.files) == 1


def test_an_interrupt_saves_too(tmp_path: Path) -> None:
    played = Played(interrupt, tmp_path)
    assert played.code == 130
    assert len(played.files) == 1
    assert "Traceback" not in played.text


def test_the_end_of_input_and_an_interrupt_during_the_questions(tmp_path: Path) -> None:
    assert Played(typed([]), tmp_path, tty=True, bots=()).code == 0
    assert Played(interrupt, tmp_path, tty=True, bots=()).code == 130


def test_going_on_with_the_latest_game(tmp_path: Path) -> None:
    before = Played(chooser(3, quit_after=60), tmp_path)
    plies = read_record(before.files[0]).plies
    after = Played(chooser(4, quit_after=60), tmp_path, resume=True)
    assert "The game goes on. Player, random." in after.words
    (path,) = after.files
    now = read_record(path).plies
    assert [ply.text for ply in now[: len(plies)]] == [ply.text for ply in plies]
    assert len(now) > len(plies)


def test_a_game_can_be_stopped_anywhere_and_finished(tmp_path: Path) -> None:
    Played(chooser(0, quit_after=25), tmp_path)
    for seed in range(1, 4):
        Played(chooser(seed, quit_after=30), tmp_path, resume=True)
    played = Played(chooser(9), tmp_path, resume=True)
    assert played.code == 0
    assert read_record(played.files[0]).header.result is not None
    assert Played(typed([]), tmp_path, resume=True).code == 2, "a finished game does not go on"
    again = Played(typed([]), tmp_path, resume_file=played.files[0])
    assert again.code == 2
    assert "is over" in again.text


def test_the_log_remembers_what_was_before(tmp_path: Path) -> None:
    Played(typed(["1 2 3", "quit"]), tmp_path, first=0)
    played = Played(typed(["log all", "quit"]), tmp_path, resume=True)
    before, _, after = played.text.partition("log all")
    assert "is the first to begin" not in before
    assert "is the first to begin" in after


def test_resuming_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    path.write_text("my notes")
    played = Played(typed([]), tmp_path, resume_file=path)
    assert played.code == 2
    assert "no record" in played.text
    assert Played(typed([]), tmp_path, resume_file=tmp_path / "none").code == 2


def test_save_writes_another_file_but_never_over_something_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("my notes")
    copy = tmp_path / "copy.everest"
    played = Played(typed([f"save {copy}", f"save {copy}", f"save {notes}", "save"]), tmp_path)
    assert read_record(copy).plies
    assert notes.read_text() == "my notes"
    assert "holds something that is not a record" in played.words
    assert played.words.count("Saved in") == 3


def test_the_record_option_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.everest"
    Played(typed(["quit"]), tmp_path, record=path)
    assert read_record(path).plies


def test_a_place_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    played = Played(chooser(1, quit_after=40), tmp_path, record=tmp_path / "file" / "x.everest")
    assert played.code == 0
    assert played.words.count("cannot be written") == 1


def test_a_turn_is_saved_when_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies on the disk is never older than one turn, should the program be killed."""
    saved: list[int] = []
    path = tmp_path / "auto.everest"

    def watch(page: str) -> str | None:
        if len(saved) < 25 and path.exists():
            record = read_record(path)
            game = game_of(record.header)
            saved.append(final_state(game, record).round)
        return watched(page)

    watched = chooser(5, quit_after=25)
    played = Played(watch, tmp_path, record=path)
    days = [int(line.split()[2]) for line in played.text.splitlines() if line.startswith("== Day")]
    assert max(saved) >= max(days) - 1


def test_nobody_reading_is_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from everest.cli.play.terminal import Terminal

    printed = Terminal._print

    def break_off(self: Terminal, text: str, style: str | None) -> None:
        if "cards for day" in text:
            from everest.cli.play.terminal import OutputGone

            raise OutputGone(errno.EPIPE)
        printed(self, text, style)

    monkeypatch.setattr(Terminal, "_print", break_off)
    played = Played(typed(["1 2 3"]), tmp_path)
    assert played.code == 141
    assert len(played.files) == 1
