"""The commands that read records and data: what they say, and what they say about bad input."""

import json
import re
from dataclasses import replace
from typing import NoReturn

import pytest

import everest
from everest.engine import is_compiled
from everest.engine.perft import perft
from everest.games.loading import DEFAULT_GAME, OFFERS
from everest.games.mount_everest.loader import export_rules
from everest.record.masking import mask
from everest.record.record import parse_record
from tests.cli.program import Program
from tests.positions import standard_game
from tests.record.matches import bot_record, new_match, play_on

RECORD_COMMANDS = (
    ["replay"],
    ["legal"],
    ["check"],
    ["mask", "--seat", "0"],
    ["perft", "--depth", "1"],
)


class TestReplay:
    def test_the_whole_match_in_words(self, program: Program) -> None:
        text = program.good("replay", program.file(bot_record()))
        assert text.startswith("Action 1\n")
        numbers = [
            int(last) for last in re.findall(r"^Actions? (?:\d+ to )?(\d+)$", text, re.MULTILINE)
        ]
        assert numbers == sorted(numbers)
        assert numbers[-1] == len(bot_record().plies)
        assert "Day 18 begins" in text
        assert "The game is over" in text

    def test_a_seat_reads_nothing_that_others_draw(self, program: Program) -> None:
        path = program.file(bot_record())
        everything = program.good("replay", path)
        own = program.good("replay", path, "--seat", "0")
        public = program.good("replay", path, "--seat", "spectator")
        for text, readers in ((everything, 2), (own, 1), (public, 0)):
            assert len(set(re.findall(r"^  (\w+) draws:", text, re.MULTILINE))) == readers

    def test_a_position_in_words(self, program: Program) -> None:
        path = program.file(bot_record())
        text = program.good("replay", path, "--ply", "100")
        assert text.startswith(f"Position after 100 of {len(bot_record().plies)} actions\n")
        assert text.count("Cards of ") == 2
        assert program.good("replay", path, "--ply", "100", "--seat", "1").count("Cards of ") == 1
        assert (
            program.good("replay", path, "--ply", "100", "--seat", "spectator").count("Cards of ")
            == 0
        )
        for ply in (0, 1, 8, len(bot_record().plies)):
            assert program.good("replay", path, "--ply", str(ply))

    def test_a_position_as_json(self, program: Program) -> None:
        record = bot_record()
        path = program.file(record)
        game = standard_game()
        last = json.loads(program.good("replay", path, "--json"))
        assert last["over"]
        assert [player["score"] for player in last["view"]["players"]] == record.header.result
        start = json.loads(program.good("replay", path, "--ply", "0", "--json"))
        assert start["chance_due"]
        assert start["view"] == json.loads(json.dumps(game.full_view(game.new_state())))
        for seat, knows, private in (("0", "seat", [0]), ("spectator", "spectator", [])):
            view = json.loads(program.good("replay", path, "--ply", "90", "--seat", seat, "--json"))
            assert view["knows"] == knows
            assert [p["seat"] for p in view["view"]["players"] if "private" in p] == private

    def test_a_masked_record_is_refused(self, program: Program) -> None:
        masked = mask(standard_game(), bot_record(), 1)
        sentence = program.bad("replay", program.file(masked))
        assert "line 11" in sentence
        assert "masked for seat 1" in re.sub(r"[()]", "", sentence)


class TestLegal:
    def test_actions_and_numbers(self, program: Program) -> None:
        game = standard_game()
        match = play_on(new_match(2), plies=80)
        path = program.file(match.record())
        report = json.loads(program.good("legal", path, "--json"))
        assert report["ply"] == len(match.plies)
        assert [choice["seat"] for choice in report["legal"]] == list(game.to_act(match.state))
        for choice in report["legal"]:
            expected = game.legal_actions(match.state, choice["seat"])
            assert [action["number"] for action in choice["actions"]] == list(expected)
            assert [action["text"] for action in choice["actions"]] == [
                game.text(one) for one in expected
            ]
        words = program.good("legal", path)
        assert all(f"  {action['text']}\n" in words for action in report["legal"][0]["actions"])

    def test_chance_with_weights(self, program: Program) -> None:
        path = program.file(new_match(2).record())
        report = json.loads(program.good("legal", path, "--ply", "3", "--json"))
        assert report["legal"] == [
            {
                "seat": None,
                "actions": [
                    {"number": action, "text": text, "weight": weight}
                    for text, weight in (("token 0", 4), ("token -1", 11), ("token -2", 5))
                    for action in [standard_game().actions.find(text)]
                ],
            }
        ]
        assert "token -1  (11)" in program.good("legal", path, "--ply", "3")

    def test_nobody_acts_at_the_end(self, program: Program) -> None:
        path = program.file(bot_record())
        assert json.loads(program.good("legal", path, "--json"))["legal"] == []
        assert "over" in program.good("legal", path)


class TestCheck:
    def test_good_records_take_a_line_each(self, program: Program) -> None:
        match = play_on(new_match(2), plies=90)
        paths = [
            program.file(bot_record(), "a"),
            program.file(match.record(), "b"),
            program.file(mask(match.game, match.record(), None), "c"),
        ]
        lines = program.good("check", *paths).split("\n")
        assert len(lines) == 4
        assert "finished" in lines[0]
        assert "unfinished" in lines[1]
        assert "masked" in lines[2]

    def test_everything_wrong_is_said_and_the_rest_as_well(self, program: Program) -> None:
        good = program.file(bot_record(), "good")
        bad = program.folder / "bad"
        bad.write_text(bot_record().to_text().replace("result ", "result 9"), "utf-8")
        ran = program("check", good, bad, "none")
        assert ran.code == 2
        assert ran.out.startswith(f"{good}: good")
        first, second, last = ran.err.split("\n")
        assert re.match(rf"everest: {bad}: line \d+: .*\[E2\]", first)
        assert second == "everest: There is no file none; check its name."
        assert last == ""

    def test_an_illegal_line_is_named_with_reason_and_clause(self, program: Program) -> None:
        lines = bot_record().to_text().split("\n")
        number = next(n for n, line in enumerate(lines) if re.match(r"\d move", line))
        lines[number] = lines[number][:2] + "move A to summit"
        path = program.folder / "bad"
        path.write_text("\n".join(lines), "utf-8")
        err = program("check", path).err
        assert err.startswith(f"everest: {path}: line {number + 1}: The action “move A to summit”")
        assert err.endswith("[M1]\n")

    def test_own_data(self, program: Program) -> None:
        folder = program.folder / "own"
        export_rules(folder)
        assert "easy, hard" in program.good("check", folder)
        assert "easy, hard" in program.good("check", "--rules-dir", folder)
        assert program.good("check", folder / "maps" / "easy.toml")
        for name, old, new in (
            ("deck.toml", "count = 5", "count = 50"),
            ("limits.toml", "[3, 3, 2, 1]", "[3, 3]"),
            ("maps/easy.toml", "zone = 3", "zone = 9"),
        ):
            file = folder / name
            file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
        ran = program("check", folder)
        assert (ran.code, ran.out) == (2, "")
        for name in ("deck.toml", "limits.toml", "maps/easy.toml"):
            assert f"{folder}: {name}" in ran.err
        ran = program("check", folder / "deck.toml")
        assert ran.code == 2
        assert "limits.toml" not in ran.err
        assert program("replay", program.file(bot_record()), "--rules-dir", folder).code == 2

    def test_records_of_own_data(self, program: Program) -> None:
        folder = program.folder / "own"
        export_rules(folder)
        rules = folder / "rules.toml"
        rules.write_text(
            rules.read_text("utf-8").replace("start_score = 5", "start_score = 8"), "utf-8"
        )
        program.good(
            "simulate",
            "-n",
            "1",
            "--bots",
            "random,random",
            "--record",
            "games",
            "--rules-dir",
            folder,
        )
        (path,) = (program.folder / "games").iterdir()
        assert program.good("check", path, "--rules-dir", folder)
        assert "--rules-dir" in program("check", path).err
        for words in RECORD_COMMANDS:
            assert program(words[0], path, *words[1:]).code == 2
            assert program.good(words[0], path, *words[1:], "--rules-dir", folder)


class TestOthers:
    def test_mask_writes_what_a_seat_may_see(self, program: Program) -> None:
        path = program.file(bot_record())
        text = program.good("mask", path, "--seat", "1")
        masked = mask(standard_game(), bot_record(), 1)
        assert parse_record(text) == masked
        assert program.good("mask", path, "--seat", "spectator", "--output", "out") == ""
        assert (
            parse_record((program.folder / "out").read_text("utf-8")).header.masked == "spectator"
        )

    def test_rules(self, program: Program) -> None:
        everything = program.good("rules")
        section = program.good("rules", "m")
        clause = program.good("rules", "M4")
        assert clause.strip() in section
        assert section.strip() in everything
        assert section.startswith("M  Moving\n")
        assert clause == program.good("rules", " m4 ")
        assert "M1 ... M7" in program.bad("rules", "M99")
        assert "S, C, O" in program.bad("rules", "nothing")

    def test_export_rules_writes_once(self, program: Program) -> None:
        text = program.good("export-rules", "own")
        assert "deck.toml" in text
        assert (program.folder / "own/maps/easy.toml").is_file()
        ran = program("export-rules", "own")
        assert ran.code == 2
        assert all(line.startswith("everest: ") for line in ran.err.rstrip().split("\n"))

    def test_mask_overwrites_nothing(self, program: Program) -> None:
        path = program.file(bot_record())
        before = path.read_bytes()
        for options in (["-o", path], ["-o", "./match.everest"]):
            assert "will not be overwritten" in program.bad("mask", path, "-s", "0", *options)
        assert path.read_bytes() == before
        assert "--output is empty" in program.bad("mask", path, "-s", "0", "-o", "")
        assert program.good("mask", path, "-s", "0", "-o", "/dev/null") == ""

    def test_export_rules_says_in_one_sentence_what_is_in_the_way(self, program: Program) -> None:
        program.good("export-rules", "own")
        sentence = program.bad("export-rules", "own")
        assert "in own " in sentence
        assert "rules.toml, limits.toml" in sentence
        assert "maps/easy.toml" in sentence
        (program.folder / "other").mkdir()
        (program.folder / "other/weather").touch()
        assert program.bad("export-rules", "other").startswith(
            "other/weather: this is not a folder"
        )
        assert [path.name for path in (program.folder / "other").iterdir()] == ["weather"]

    def test_perft(self, program: Program) -> None:
        match = play_on(new_match(2), plies=70)
        game = standard_game(3, "hard", "winter")
        counts = [perft(game, game.new_state(), depth) for depth in range(6)]
        text = program.good(
            "perft", "-d", "5", "--seats", "3", "--map", "hard", "--weather", "winter"
        )
        assert text.split() == [str(number) for pair in enumerate(counts) for number in pair]
        path = program.file(match.record())
        expected = perft(match.game, match.state, 2)
        assert program.good("perft", "--depth", "2", path).endswith(f"2 {expected}\n")

    def test_version(self, program: Program) -> None:
        way = "compiled" if is_compiled() else "plain Python"
        said = f"everest {everest.__version__} (engine: {way})\n"
        assert program.good("--version") == said


@pytest.mark.parametrize("words", RECORD_COMMANDS)
class TestBadFiles:
    def test_no_record(self, program: Program, words: list[str]) -> None:
        (program.folder / "binary").write_bytes(bytes(range(256)))
        (program.folder / "huge").write_bytes(b"#\n" * (3 << 20))
        (program.folder / "empty").write_bytes(b"")
        (program.folder / "text").write_text("hello\n" * 3)
        for name in ("binary", "huge", "empty", "text", "none", ".", "a\0b"):
            ran = program(words[0], name, *words[1:])
            if (words[0], name) == ("check", "."):
                continue  # a folder is data for it
            assert (ran.code, ran.out) == (2, ""), name
            assert ran.err.count("\n") == 1

    def test_no_such_folder_of_rules(self, program: Program, words: list[str]) -> None:
        path = program.file(bot_record())
        assert "--rules-dir" in program.bad(words[0], path, *words[1:], "--rules-dir", "none")
        assert "--rules-dir" in program.bad(words[0], path, *words[1:], "--rules-dir", path)

    def test_rules_that_are_not_there(self, program: Program, words: list[str]) -> None:
        (program.folder / "own").mkdir()
        ran = program(words[0], program.file(bot_record()), *words[1:], "--rules-dir", "own")
        assert ran.code == 2
        assert "no data files" in ran.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("frobnicate", "There is no command “frobnicate”; the commands are table, play, replay"),
        ("simulat", "There is no command “simulat”; perhaps “simulate” is meant."),
        ("--frob", "There is no option --frob"),
        ("replay", "FILE is missing"),
        ("replay a b", "more words"),
        ("replay a --se 1", "perhaps --seat is meant"),
        ("replay a --land el", "perhaps --lang is meant"),
        ("replay a --json=1", "--json takes no value"),
        ("replay a --seat", "A value should follow the option --seat"),
        ("replay a --ply -1", "--ply should be a whole number from 0"),
        ("replay a --ply 1.5", "--ply should be a whole number from 0"),
        ("mask a", "The option --seat is missing"),
        ("check", "PATH is missing"),
        ("rules M4 M5", "more words"),
        ("perft", "The option --depth is missing"),
        ("perft --depth 2 --ply 3", "--ply needs a record"),
        ("perft --depth 2 --seats 9", "--seats should be a whole number from 2 to 5"),
        ("perft --depth 2 a --map easy", "--map cannot be given together with a record"),
        ("simulate --games x", "--games should be a whole number from 1"),
        ("simulate --jobs 0", "--jobs should be a whole number from 1"),
        ("simulate --bots human,random", "--bots should be one of greedy, random"),
        ("simulate --bots random", "--bots should name 2 to 5 bots, one for each seat of Mount"),
        ("simulate --map moon", "--map should be one of easy, hard, and not “moon”"),
        ("simulate --weather fog", "--weather should be one of summer, winter"),
        ("play --seats 1", "--seats should be a whole number from 2 to 5"),
        ("play --bots nobody", "--bots should be one of"),
        ("play --first 8", "--first should be a whole number from 0 to 4"),
        ("--lang xx rules", "There is no language “xx”; choose one of en, el, ru, pl."),
        ("rules --lang", "A value should follow the option --lang"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(
    program: Program, words: str, sentence: str
) -> None:
    assert sentence in program.bad(*words.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("replay match.everest --ply 99999", "--ply should be at most"),
        ("replay match.everest --seat 2", "--seat should be a seat from 0 to 1"),
        ("mask match.everest --seat x", "--seat should be a seat from 0 to 1 or “spectator”"),
        ("mask match.everest --seat 0 -o .", ". cannot be written"),
        ("export-rules match.everest", "not a folder"),
        ("simulate -n 1 -j 1 --record match.everest", "cannot be written"),
    ],
)
def test_options_that_do_not_fit_the_record(program: Program, words: str, sentence: str) -> None:
    program.file(bot_record())
    assert sentence in program.bad(*words.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["export-rules", ""], "FOLDER is empty"),
        (["check", ""], "PATH is empty"),
        (["check", "--rules-dir", ""], "--rules-dir is empty"),
        (["perft", "-d", "1", "--rules-dir", ""], "--rules-dir is empty"),
        (["perft", "-d", "1", "--seats", ""], "--seats should be a whole number"),
        (["perft", "-d", "1", "--map", ""], "--map should be one of"),
        (["perft", "-d", "1", "--weather", ""], "--weather should be one of"),
        (["simulate", "--record", ""], "--record is empty"),
    ],
)
def test_empty_words_get_one_sentence(program: Program, words: list[str], sentence: str) -> None:
    assert sentence in program.bad(*words)
    assert list(program.folder.iterdir()) == []


@pytest.mark.parametrize("lang", ["en", "el", "ru", "pl"])
def test_very_long_names_of_files(program: Program, lang: str) -> None:
    for words in (["replay"], ["check"], ["export-rules"], ["mask", "-s", "0", "-o"]):
        assert len(program.bad("--lang", lang, *words, "x" * 5000)) < 500


def test_check_names_a_folder_once(program: Program) -> None:
    (program.folder / "rec").mkdir()
    assert program.bad("check", "rec").startswith("rec: this folder holds no data files")


def test_a_full_record_with_a_line_that_says_masked(program: Program) -> None:
    text = bot_record().to_text()
    path = program.folder / "m"
    path.write_text(text.replace("seats 2", "seats 2\nmasked 0"), "utf-8")
    assert "does not count its actions" in program.bad("check", path)
    path.write_text(re.sub("plies .*", "masked 0", text), "utf-8")
    assert re.search("line .*deal 1 .*should not be known", program.bad("check", path))


def test_a_line_of_chance_in_a_turn(program: Program) -> None:
    lines = bot_record().to_text().split("\n")
    number = next(n for n, line in enumerate(lines) if re.match(r"\d move", line))
    lines.insert(number, "* token 0")
    path = program.folder / "m"
    path.write_text("\n".join(lines), "utf-8")
    assert f"line {number + 1}: Chance has nothing to do here" in program.bad("check", path)


@pytest.mark.parametrize("words", ["simulate -n 1 -j 1", "perft -d 1", "check a.toml"])
def test_folders_that_may_not_be_read(
    program: Program, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied", "own/maps")

    offer = replace(OFFERS[DEFAULT_GAME], maps=refuse, check_rules=refuse)
    monkeypatch.setitem(OFFERS, DEFAULT_GAME, offer)
    (program.folder / "a.toml").touch()
    assert program.bad(*words.split()).startswith("own/maps cannot be read (Permission denied)")


def test_other_complaints_of_the_system(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OSError(24, "Too many open files")

    monkeypatch.setitem(OFFERS, DEFAULT_GAME, replace(OFFERS[DEFAULT_GAME], maps=refuse))
    sentence = program.bad("perft", "-d", "1")
    assert sentence == "The system does not let the program go on: Too many open files."


def test_signs_that_steer_terminals_are_not_repeated(program: Program) -> None:
    for words in (
        ["rules", "\x1b[2J"],
        ["\x1b[2J"],
        ["replay", "\x1b[2J"],
        ["--lang", "\x1b", "rules"],
    ):
        assert "\x1b" not in program.bad(*words)
