"""Whatever is typed, the program answers, and nothing is ever lost."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from everest.record.files import read_record
from everest.record.replay import final_state, game_of
from tests.cli.play_driver import Played, typed

TYPED = """
1 2 3 12 999999999999999999999 0 -1 use move give pitch end settle take play oxygen raise
any1 any2 rope1/3 for to from A B a b camp1 supply tent bottle mountaineer-1 i1 i3 base up down
undo help rules M4 map weather hands table log all load abandon look , ; é ж 山 \x00 \x1b[2J
rescue give-up s01 s02 s14 levels of rest1 rest2 KM1 family alone
"""
WORDS = st.sampled_from(TYPED.split())
LINES = st.one_of(
    st.lists(WORDS, max_size=6).map(" ".join),
    st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=40).filter(
        lambda line: not line.strip().lower().startswith("save")
    ),
)


@settings(max_examples=20)
@given(
    st.lists(LINES, max_size=25),
    st.sampled_from(["en", "el", "ru", "pl"]),
    st.sampled_from(["mount-everest", "k2"]),
)
def test_any_lines_are_answered(lines: list[str], lang: str, game: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        played = Played(typed(["1 2 3", *lines]), Path(folder), lang=lang, game=game)
        assert played.code == 0
        assert "\x1b" not in played.text
        (path,) = played.files
        record = read_record(path)
        final_state(game_of(record.header), record)


@settings(max_examples=10)
@given(st.lists(LINES, max_size=12))
def test_any_answers_to_the_questions(lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        played = Played(typed(lines), Path(folder), bots=(), tty=True, no_color=True)
        assert played.code == 0
