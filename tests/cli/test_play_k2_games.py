"""K2: whole games through the terminal, on each map, alone and with others."""

import re
from pathlib import Path
from typing import Any

import pytest

from everest.record.files import read_record
from everest.record.replay import check_record, game_of
from tests.cli.play_driver import ESCAPE, Played, Typist, chooser, reckless, typed


def play(typist: Typist, folder: Path, **options: Any) -> Played:
    return Played(typist, folder, **{"game": "k2", "bots": (), **options})


def finished(played: Played) -> Any:
    """The header of a game that was played to its end, and is good."""
    assert played.code == 0
    assert "Traceback" not in played.text
    assert ESCAPE not in played.text
    (path,) = played.files
    record = read_record(path)
    assert record.header.result is not None
    game = game_of(record.header)
    assert game.is_over(check_record(game, record))
    return record.header


@pytest.mark.parametrize(
    ("board", "seats", "lang", "weather"),
    [
        ("easy", 1, "en", "summer"),
        ("hard", 2, "el", "winter"),
        ("everest-easy", 3, "ru", "winter"),
        ("everest-hard", 4, "pl", "summer"),
        ("hard", 5, "en", "winter"),
        ("everest-hard", 1, "ru", "winter"),
        ("easy", 1, "el", "winter"),
        ("easy", 2, "pl", "winter"),
    ],
)
def test_a_whole_game_on_each_map(
    board: str, seats: int, lang: str, weather: str, tmp_path: Path
) -> None:
    bots = ("random",) * (seats - 1)
    played = play(
        chooser(seats), tmp_path, map=board, seats=seats, lang=lang, weather=weather, bots=bots
    )
    header = finished(played)
    assert (header.game, header.map, header.seats) == ("k2", board, seats)


def test_against_greedy(tmp_path: Path) -> None:
    played = play(reckless(), tmp_path, seats=2, bots=("greedy",))
    header = finished(played)
    assert header.names == ["Player", "greedy"]
    assert header.result[1] > 4, "a greedy bot climbs"
    assert "greedy wins!" in played.words


def test_a_rescue_card_is_used(tmp_path: Path) -> None:
    played = play(reckless(), tmp_path, seats=2, bots=("random",), variant="family")
    header = finished(played)
    assert header.variant == "family"
    assert "Chosen for this game: family game." in played.words
    assert "is DYING: its level has fallen below 1" in played.words
    text = played.files[0].read_text()
    assert re.search(r"^0 rescue [AB] to ", text, re.MULTILINE)


def test_a_rescue_card_is_kept(tmp_path: Path) -> None:
    played = play(reckless(rescues=False), tmp_path, seats=2, bots=("random",), variant="family")
    finished(played)
    text = played.files[0].read_text()
    assert re.search(r"^0 give up [AB]", text, re.MULTILINE)
    assert not re.search(r"^0 rescue", text, re.MULTILINE)


def test_alone_a_death_ends_the_game(tmp_path: Path) -> None:
    played = play(reckless(), tmp_path, seats=1)
    header = finished(played)
    assert header.names == ["Player"]
    assert "and that ends the game on day" in played.words
    assert "game ends" in played.words or "That ends the game" in played.words, "it is warned of"
    assert f"Your result: {header.result[0]} points. Rank: " in played.words
    assert "Rank so far: sailor" in played.words
    assert "Alone you take a risk token every day" in played.words
    assert "wins!" not in played.words


def test_several_people_at_one_keyboard(tmp_path: Path) -> None:
    names = ("Ann", "Bob", "Cid")
    played = play(reckless(), tmp_path, names=names, seats=3, variant="family")
    finished(played)
    parts = re.split(r"^Pass the keyboard to (\w+)\.$", played.text, flags=re.MULTILINE)
    for reader, page in zip(parts[1::2], parts[2::2], strict=True):
        drawn = set(re.findall(r"^(\w+) draws:", page, re.MULTILINE))
        hands = set(re.findall(r"^Cards of (\w+)", page, re.MULTILINE))
        assert drawn | hands <= {reader}, page


def test_a_game_is_gone_on_with(tmp_path: Path) -> None:
    options: dict[str, Any] = {"seats": 5, "variant": "family", "limits": "relaxed"}
    bots = ("random",) * 4
    before = play(chooser(3, quit_after=40), tmp_path, map="hard", bots=bots, **options)
    assert "Chosen for this game: family game, relaxed limits." in before.words
    plies = [ply.text for ply in read_record(before.files[0]).plies]
    after = Played(chooser(4, quit_after=20), tmp_path, resume=True)
    assert "== K2 ==" in after.text
    assert "The game goes on. Player, random, random-2" in after.words
    assert "Chosen for this game: family game, relaxed limits." in after.words
    now = read_record(after.files[0])
    assert [ply.text for ply in now.plies[: len(plies)]] == plies
    assert len(now.plies) > len(plies)
    assert (now.header.limits, now.header.variant) == ("relaxed", "family")


# -- the start ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "chess"}, "no game “chess”; the games are mount-everest, k2"),
        ({"seats": 6}, "for 1 to 5 players, not for 6"),
        ({"game": "mount-everest", "seats": 1}, "for 2 to 5 players, not for 1"),
        ({"limits": "relaxed", "seats": 4}, "--limits relaxed needs 5 players, and not 4"),
        ({"limits": "relaxed", "seats": 5, "map": "everest-easy"}, "everest-easy"),
        ({"limits": "loose"}, "--limits should be one of strict, relaxed"),
        ({"variant": "party"}, "--variant should be one of standard, family"),
        ({"variant": "family", "game": "mount-everest"}, "add --game k2"),
        ({"map": "everest-easy", "game": "mount-everest"}, "everest-easy"),
        ({"map": "flat"}, "no map “flat”"),
        ({"bots": ("nobody",)}, "no bot “nobody”"),
        ({"first": 2, "seats": 2}, "no seat 2"),
    ],
)
def test_options_that_do_not_fit_are_explained(
    options: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    played = play(typed([]), tmp_path, **options)
    assert played.code == 2
    assert sentence in played.words
    assert len(played.text.strip().splitlines()) <= 3


def test_alone_with_enter_for_everything_else(tmp_path: Path) -> None:
    answers = ["k2", "1", "", "", "", "", "quit"]
    played = Played(typed(answers), tmp_path, tty=True, bots=(), no_color=True)
    assert "Which game? (mount-everest, k2) [mount-everest]" in played.text
    assert "How many players? (1-5) [2]" in played.text
    assert "Which opponents?" not in played.text, "there are none"
    assert "limits" not in played.text.split("== K2 ==")[0]
    assert "== K2 == Player. Map: easy; weather set: summer" in played.words
    assert played.code == 0


def test_five_on_a_map_of_k2_are_asked_for_limits(tmp_path: Path) -> None:
    answers = ["k2", "5", "2", "Ann", "Bob", "random", "hard", "w", "fam", "rel", "quit"]
    played = Played(typed(answers), tmp_path, tty=True, bots=(), no_color=True)
    assert "Ann, Bob, random, random-2, random-3. Map: hard; weather set: winter" in played.words
    assert "Chosen for this game: family game, relaxed limits." in played.words
    everest = ["k2", "5", "1", "", "random", "everest-e", "", "", "quit"]
    played = Played(typed(everest), tmp_path, tty=True, bots=(), no_color=True)
    assert "Which limits" not in played.text
    assert "Map: Everest, easy" in played.words


def test_what_is_given_is_not_asked_for(tmp_path: Path) -> None:
    played = play(typed(["quit"]), tmp_path, tty=True, no_color=True)
    assert "Which" not in played.text
    assert "== K2 == Player, greedy." in played.words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Chosen for this game: family game."),
        ("el", "Επιλογές για αυτό το παιχνίδι: οικογενειακό παιχνίδι."),
        ("ru", "Выбрано для этой игры: семейная игра."),
        ("pl", "Wybrano dla tej gry: wariant rodzinny."),
    ],
)
def test_the_banner_is_in_the_language(lang: str, said: str, tmp_path: Path) -> None:
    played = play(typed([]), tmp_path, lang=lang, variant="family", seats=1)
    assert said in played.words
    assert "== K2 ==" in played.text
