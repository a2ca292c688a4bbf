"""Stopping, saving and going on."""

import errno
import re
import shutil
import time
from itertools import pairwise
from pathlib import Path

import pytest

import everest
from everest.cli.play.program import Program, called_as
from everest.record.files import read_record
from everest.record.replay import final_state, game_of
from tests.cli.play_driver import Played, chooser, typed
from tests.cli.program import Program as Ran


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
    first = typed(["1 2 3"])
    played = Played(lambda page: first(page) or interrupt(page), tmp_path)
    assert played.code == 130
    assert len(played.files) == 1
    assert "Traceback" not in played.text


def test_a_game_in_which_nobody_has_acted_is_not_saved(tmp_path: Path) -> None:
    real = Played(typed(["1 2 3", "quit"]), tmp_path).files
    for typist in (typed(["quit"]), typed([]), typed(["help", "table"]), interrupt):
        played = Played(typist, tmp_path, first=1)
        assert played.files == real
        assert "so nothing is saved" in played.words
    assert "The game goes on" in Played(typed(["quit"]), tmp_path, resume=True).text


def test_each_action_is_saved_at_once(tmp_path: Path) -> None:
    """Should the program be killed, the game goes on exactly where it was."""
    texts: list[list[str]] = []
    lines = iter(["1 2 3", "use any", "1", "1", "undo", "1", "1"])

    def watch(page: str) -> str | None:
        for path in (tmp_path / "everest" / "games").glob("*.everest"):
            texts.append([ply.text for ply in read_record(path).plies])
        return next(lines, None)

    played = Played(watch, tmp_path, first=0)
    end = [ply.text for ply in read_record(played.files[0]).plies]
    assert texts[-1] == end
    lengths = [len(text) for text in texts]
    assert len(set(lengths)) >= 3, "not only at the end of a turn"
    assert any(after < before for before, after in pairwise(lengths)), "what was undone is gone"


def test_the_command_to_go_on_has_the_language_and_the_rules(tmp_path: Path) -> None:
    spaced = tmp_path / "my games"
    played = Played(typed(["1 2 3", "help quit"]), spaced, lang="el")
    (path,) = played.files
    assert f"everest play --resume '{path}' --lang el" in played.text
    assert "everest play --resume --lang el" in played.words
    same = Played(typed(["1 2 3"]), tmp_path, lang="el", environ={"LANG": "el_GR.UTF-8"})
    assert "--lang" not in same.text
    own = tmp_path / "rules"
    shutil.copytree(Path(everest.__file__).parent / "games" / "mount_everest" / "data", own)
    played = Played(typed(["1 2 3"]), tmp_path, rules_dir=own)
    assert f"--rules-dir {own}" in played.text
    over = Played(chooser(1), tmp_path, lang="pl")
    assert re.search(r"everest check \S+\.everest --lang pl$", over.text, re.MULTILINE)


def test_the_program_is_named_as_the_player_can_start_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a b" / "bin"
    folder.mkdir(parents=True)
    script = folder / "everest"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    elsewhere = str(tmp_path)
    assert called_as(str(script), str(folder)) == "everest"
    assert called_as(str(script), elsewhere) == str(Path("a b", "bin", "everest"))
    assert called_as(str(Path("a b", "bin", "everest")), elsewhere) == str(
        Path("a b", "bin", "everest")
    )
    assert Program(called_as(str(script), elsewhere)).line("play") == "'a b/bin/everest' play"
    monkeypatch.chdir(folder)
    assert called_as(str(script), elsewhere) == "./everest"
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(script, other)
    assert called_as(str(script), str(other)) == "./everest", "another one is on the path"
    monkeypatch.chdir(other)
    assert called_as(str(script), elsewhere) == str(script)
    assert called_as("-c", elsewhere) == "everest"


def test_saving_makes_no_folders(tmp_path: Path) -> None:
    where = tmp_path / "no" / "such" / "x.everest"
    played = Played(typed([f"save {where}", "save ~nobody-here/x"]), tmp_path)
    assert f"there is no folder {where.parent}." in played.text
    assert not (tmp_path / "no").exists()
    assert played.code == 0


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
    (other,) = Played(typed(["1 2 3"]), tmp_path / "other").files
    before = other.read_bytes()
    copy = tmp_path / "copy.everest"
    lines = [f"save {name}" for name in (copy, copy, notes, other, tmp_path, "x" * 300)]
    played = Played(typed([*lines, "save"]), tmp_path)
    assert read_record(copy).plies
    assert notes.read_text() == "my notes"
    assert other.read_bytes() == before
    assert played.words.count("exists and will not be overwritten") == 3
    assert played.words.count("Saved in") == 3


def test_games_that_begin_at_the_same_time_have_a_file_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "strftime", lambda form: "2026-01-02-030405")
    inner: list[Played] = []

    def play(page: str) -> str | None:
        if not inner:
            inner.append(Played(typed(["1 2 3", "quit"]), tmp_path, names=("Second",)))
        return next(lines, None)

    lines = iter(["1 2 3", "quit"])
    outer = Played(play, tmp_path, names=("First",))
    assert [path.name for path in outer.files] == [
        "2026-01-02-030405-2.everest",
        "2026-01-02-030405.everest",
    ]
    for path, name, played in zip(outer.files, ("First", "Second"), (outer, inner[0]), strict=True):
        assert read_record(path).header.names[0] == name
        assert f"--resume {path}\n" in played.text


def test_a_file_that_appears_before_the_first_save_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "everest" / "games" / "mine.everest"

    def play(page: str) -> str | None:
        if not path.exists():
            path.parent.mkdir(parents=True)
            path.write_text("my notes")
        return next(lines, None)

    lines = iter([f"save {tmp_path / 'copy'}", "1 2 3", "quit"])
    played = Played(play, tmp_path, record=path, first=0)
    assert path.read_text() == "my notes"
    assert len(played.files) == 2


def test_the_record_option_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.everest"
    Played(typed(["quit"]), tmp_path, record=path)
    assert read_record(path).plies


def test_the_record_option_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "mine.everest"
    Played(typed(["1 2 3", "quit"]), tmp_path, record=path)
    before = path.read_bytes()
    new = Played(typed(["1 2 3"]), tmp_path, record=path)
    folder = Played(typed(["1 2 3"]), tmp_path, record=tmp_path)
    (other,) = Played(typed(["1 2 3"]), tmp_path).files
    resumed = Played(typed(["1 2 3"]), tmp_path, resume_file=other, record=path)
    assert [new.code, folder.code, resumed.code] == [2, 2, 2]
    assert "exists and will not be overwritten" in new.words
    assert "cannot be written" in folder.words
    assert "exists and will not be overwritten" in resumed.words
    assert path.read_bytes() == before
    same = Played(typed(["quit"]), tmp_path, resume_file=path, record=path)
    assert same.code == 0
    assert read_record(path).plies
    copy = tmp_path / "copy.everest"
    old = other.read_bytes()
    assert Played(typed(["save", "quit"]), tmp_path, resume_file=other, record=copy).code == 0
    assert read_record(copy).plies
    assert other.read_bytes() == old


def test_the_record_option_is_not_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = Ran(tmp_path, capsys)
    assert "--record is empty" in program.bad("--lang", "en", "play", "--quick", "--record", "")


@pytest.mark.parametrize(
    "option",
    [
        "--game=k2",
        "--seats=2",
        "--names=Ann",
        "--bots=greedy",
        "--map=hard",
        "--weather=winter",
        "--limits=strict",
        "--variant=family",
        "--first=0",
    ],
)
def test_options_of_a_new_match_are_refused_where_one_goes_on(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = Played(typed(["1 2 3"]), tmp_path).files
    program = Ran(tmp_path, capsys)
    for words in (("--resume",), ("--resume", str(path)), (str(path),)):
        said = program.bad("--lang", "en", "play", *words, option)
        assert said.startswith(f"{option.partition('=')[0]} cannot be given together")


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
    played = Played(typed(["1 2 3"]), tmp_path, record=tmp_path / "everest/games/x.everest")
    assert played.code == 141
    assert len(played.files) == 1
