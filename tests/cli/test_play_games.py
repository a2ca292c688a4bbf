"""Whole games through the terminal, in each language."""

from pathlib import Path
from typing import Any

import pytest

from everest.record.files import read_record
from everest.record.replay import check_record, game_of
from tests.cli.play_driver import ESCAPE, Played, chooser, typed


@pytest.mark.parametrize("lang", ["en", "el", "ru", "pl"])
def test_a_whole_game_can_be_played(lang: str, tmp_path: Path) -> None:
    played = Played(chooser(1), tmp_path, lang=lang, map="hard", weather="winter")
    assert played.code == 0
    assert "Traceback" not in played.text
    assert ESCAPE not in played.text
    (path,) = played.files
    assert str(path) in played.text
    record = read_record(path)
    assert record.header.result is not None
    game = game_of(record.header)
    assert game.is_over(check_record(game, record))


def test_the_winner_and_the_reason_for_a_tie_are_told(tmp_path: Path) -> None:
    played = Played(chooser(2), tmp_path)
    record = read_record(played.files[0])
    game = game_of(record.header)
    state = check_record(game, record)
    winner = record.header.names[game.ranking(state)[0]]
    assert f"{winner} wins!" in played.text
    scores = game.scores(state)
    assert ("[E3]" in played.words) == (scores.count(max(scores)) > 1)


def test_three_players_against_different_bots(tmp_path: Path) -> None:
    played = Played(
        typed(["1 2 3", "quit"]), tmp_path, names=("Ann",), bots=("random", "greedy"), seats=3
    )
    assert "Ann, random, greedy" in played.words
    assert played.code == 0


def test_one_bot_twice_has_two_names(tmp_path: Path) -> None:
    played = Played(typed([]), tmp_path, bots=("random", "random"))
    assert "Player, random, random-2." in played.words


def test_without_bots_the_default_is_one_against_greedy(tmp_path: Path) -> None:
    played = Played(typed([]), tmp_path, bots=())
    assert "Player, greedy." in played.words


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 7}, "2 to 5 players"),
        ({"bots": ("nobody",)}, "no bot “nobody”"),
        ({"names": ("A", "B", "C"), "seats": 2}, "seats"),
        ({"map": "flat"}, "no map “flat”"),
        ({"first": 4}, "no seat 4"),
        ({"resume": True}, "no unfinished game"),
        ({"lang": "xx"}, "“xx”"),
    ],
)
def test_options_that_do_not_fit_are_explained(
    options: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    played = Played(typed([]), tmp_path, **options)
    assert played.code == 2
    assert sentence in played.words


def test_the_first_player_can_be_given(tmp_path: Path) -> None:
    played = Played(typed([]), tmp_path, first=1)
    assert "random is the first to begin." in played.text


def test_the_questions_have_defaults(tmp_path: Path) -> None:
    played = Played(
        typed(["", "", "", "Ann", "gr", "", "winter", "quit"]),
        tmp_path,
        tty=True,
        bots=(),
        seed="q",
    )
    assert "Ann, greedy. Map: easy; weather set: winter" in played.words
    assert played.code == 0


def test_the_questions_are_asked_again_after_nonsense(tmp_path: Path) -> None:
    answers = [
        "chess",
        "m",
        "nine",
        "9",
        "3",
        "2",
        "Ann",
        "Bob",
        "nobody",
        "random",
        "flat",
        "hard",
        "",
        "",
    ]
    played = Played(typed(answers), tmp_path, tty=True, bots=())
    assert played.words.count("Please type a number") == 2
    assert played.words.count("is not among the answers") == 3
    assert "Ann, Bob, random. Map: hard; weather set: summer" in played.words


def test_without_a_terminal_it_is_said_that_nothing_is_asked(tmp_path: Path) -> None:
    said = "not a terminal: no questions are asked"
    assert said in Played(typed([]), tmp_path, bots=()).words
    assert said not in Played(typed([]), tmp_path, bots=(), quick=True).words
    assert said not in Played(typed([]), tmp_path).words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Map: hard; weather set: winter;"),
        ("el", "Χάρτης: δύσκολη πλευρά· καιρός: χειμώνας·"),
        ("ru", "Карта: трудная сторона; набор погоды: зима;"),
        ("pl", "Mapa: trudna strona; zestaw pogody: zima;"),
    ],
)
def test_the_banner_is_in_the_language(lang: str, said: str, tmp_path: Path) -> None:
    played = Played(typed([]), tmp_path, lang=lang, map="hard", weather="winter")
    assert said in played.words


def test_quick_asks_nothing(tmp_path: Path) -> None:
    played = Played(typed([]), tmp_path, tty=True, bots=(), quick=True)
    assert "Player, greedy" in played.words
