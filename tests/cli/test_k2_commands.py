"""The commands with K2: the same options as for Mount Everest, and what only K2 has."""

import json
import re
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import everest
from everest.bots.simulation import Setting, match_seed, play_match, simulate
from everest.cli.tally import Series, Tally, summary_json
from everest.engine.events import Event
from everest.engine.perft import perft
from everest.games.k2.loader import available_maps, export_rules
from everest.games.loading import OFFERS, limits_for
from everest.games.mount_everest.loader import export_rules as export_everest_rules
from everest.record.files import read_record
from everest.record.masking import mask
from everest.record.record import parse_record
from everest.record.replay import check_record, game_of
from everest.text.catalogue import LANGUAGES
from tests.cli.program import Program
from tests.cli.test_secrecy import told
from tests.record.matches import Line, bot_record, climb, new_k2_match, play_on

ALONE = ("simulate", "-j", "1", "--game", "k2")


def random_bots(seats: int) -> tuple[str, str]:
    return "--bots", ",".join(["random"] * seats)


def summary(program: Program, *words: str) -> Any:
    return json.loads(program.good(*ALONE, "--json", *words))


class TestSimulate:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
    def test_every_choice_can_be_played(self, program: Program, seats: int) -> None:
        for board, weather, variant in product(
            available_maps(), ("summer", "winter"), ("standard", "family")
        ):
            for limits in limits_for("k2", seats, board):
                setting = Setting("k2", board, weather, ("random",) * seats, None, limits, variant)
                (outcome,) = simulate(setting, 1, f"{board} {limits}")
                header = outcome.record.header
                assert (header.map, header.weather) == (board, weather)
                assert (header.limits, header.variant) == (limits, variant)
                assert header.result == outcome.scores
                assert (outcome.title is None) == (seats > 1)

    def test_options_are_in_the_record_and_in_the_sums(self, program: Program) -> None:
        result = summary(
            program, "-n", "2", "--seed", "x", *random_bots(5), "--map", "hard",
            "--weather", "winter", "--limits", "relaxed", "--variant", "family",
            "--record", "games",
        )  # fmt: skip
        for key, value in (
            ("game", "k2"),
            ("map", "hard"),
            ("weather_set", "winter"),
            ("limits", "relaxed"),
            ("variant", "family"),
        ):
            assert result[key] == value
        records = [read_record(path) for path in sorted(Path("games").iterdir())]
        assert len(records) == 2
        for record in records:
            head = record.to_text().split("\n\n")[0].split("\n")
            assert {"game k2", "limits relaxed", "variant family"} <= set(head)
            assert check_record(game_of(record.header), record)
        scores = [record.header.result or [] for record in records]
        for seat, player in enumerate(result["players"]):
            assert player["score"]["max"] == max(score[seat] for score in scores)

    def test_usual_limits_and_variant_are_not_in_the_record(self, program: Program) -> None:
        program.good(*ALONE, "-n", "1", *random_bots(2), "--record", "games")
        text = Path("games/match-0.everest").read_text("utf-8")
        assert "limits" not in text
        assert "variant" not in text

    @pytest.mark.clause("KE1")
    def test_who_draws_has_the_same_rank(self) -> None:
        setting = Setting("k2", "easy", "summer", ("random", "random"))
        game = setting.load()
        tally = Tally(game, setting.bots)
        drawn = decided = 0
        for outcome in simulate(setting, 12, "draws"):
            tally.add(outcome)
            drawn += outcome.ranks == [1, 1]
            decided += sorted(outcome.ranks) == [1, 2]
            assert outcome.scores[outcome.ranks.index(1)] == max(outcome.scores)
        assert drawn > 0
        assert drawn + decided == 12
        assert tally.ranks[0][0] + tally.ranks[1][0] == 2 * drawn + decided
        players = summary_json(Series(setting, 12, "draws"), tally)["players"]
        assert [sum(player["ranks"]) for player in players] == [12, 12]
        assert sum(player["returns"] for player in players) == pytest.approx(1, abs=0.001)

    @pytest.mark.clause("KX2")
    def test_ranks_of_games_played_alone_are_counted(self, program: Program) -> None:
        words = ("-n", "3", "--seed", "x", *random_bots(1))
        result = summary(program, *words)
        ranks = [entry["rank"] for entry in result["solo_ranks"]]
        assert ranks == ["himalayan-climber", "alpinist", "tatra-climber", "sailor"]
        assert sum(entry["games"] for entry in result["solo_ranks"]) == 3
        text = program.good(*ALONE, *words)
        assert "Ranks: Himalayan climber 0, alpinist 0, Tatra climber 0, sailor 3." in text
        assert "Wins" not in text
        assert "Winning" not in text
        assert "solo_ranks" not in summary(program, "-n", "1", *random_bots(2))

    def test_outcomes_count_what_happened_on_the_mountain(self) -> None:
        game = everest.load("k2", seats=2, variant="family")
        outcome = play_match(game, ("random", "random"), match_seed("m", 0))
        texts = [ply.text for ply in outcome.record.plies]
        assert sum(outcome.feats["rescues"]) == sum(text.startswith("rescue ") for text in texts)
        assert list(check_record(game, outcome.record).scores) == outcome.scores
        assert set(outcome.feats) == {"summits", "deaths", "rescues"}

    def test_summits_deaths_and_rescues_are_told(self) -> None:
        feats = OFFERS["k2"].feats
        events: list[Event] = []
        for match in (
            climb(new_k2_match(2, "2"), 9),
            climb(new_k2_match(2, "1", variant="family"), 1),
        ):
            state = match.game.new_state()
            state.events = events
            for actor, action in match.plies:
                match.game.apply(state, actor, action)
        found = [feat for event in events for feat in feats.of(event)]
        assert {feat.name for feat in found} == set(feats.names)
        assert {feat.number for feat in found} == {1}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_table_for_people(self, program: Program, language: str) -> None:
        for seats in (1, 3):
            words = (*random_bots(seats), "--variant", "family", "-n", "1", "--seed", "x")
            text = program.good("--lang", language, *ALONE, *words)
            assert "K2" in text.split("\n")[0]
            assert text.count("random ") == seats
            assert max(len(line) for line in text.split("\n")) <= 100

    def test_a_table_names_what_is_not_usual(self, program: Program) -> None:
        words = (*random_bots(5), "-n", "1", "--seed", "x")
        text = program.good(*ALONE, *words, "--limits", "relaxed", "--variant", "family")
        assert text.startswith(
            "1 game of K2; map: easy, weather: summer, relaxed limits, family game, seed: x\n"
        )
        text = program.good(*ALONE, *words)
        assert text.startswith("1 game of K2; map: easy, weather: summer, seed: x\n")


class TestRecords:
    def test_replay_tells_the_match(self, program: Program) -> None:
        path = program.file(climb(new_k2_match(2, "1", variant="family"), 1).record())
        text = program.good("replay", path)
        assert "Day 18 begins" in text
        assert "climber A" in text
        assert "guide" not in text
        for viewer, readers in (("0", 1), ("spectator", 0)):
            told = program.good("replay", path, "--seat", viewer)
            assert len(set(re.findall(r"^  (\w+) draws:", told, re.MULTILINE))) == readers

    def test_a_position_in_words(self, program: Program) -> None:
        path = program.file(climb(new_k2_match(2, "1", variant="family"), 1).record())
        text = program.good("replay", path, "--ply", "100")
        assert text.count("Cards of ") == 2
        for ply in ("0", "1", "8"):
            assert program.good("replay", path, "--ply", ply, "--seat", "1")

    def test_a_position_as_json(self, program: Program) -> None:
        record = climb(new_k2_match(2, "2", variant="family"), 9).record()
        path = program.file(record)
        last = json.loads(program.good("replay", path, "--json"))
        assert last["over"]
        view = last["view"]
        assert (view["game"], view["variant"], view["limits"]) == ("k2", "family", "strict")
        assert [player["score"] for player in view["players"]] == record.header.result
        assert view["summits"] == [{"seat": 1, "piece": "A"}]
        assert view["ranks"] == [2, 1]
        seen = json.loads(program.good("replay", path, "--ply", "90", "--seat", "0", "--json"))
        assert [p["seat"] for p in seen["view"]["players"] if "private" in p] == [0]
        start = json.loads(program.good("replay", path, "--ply", "0", "--seat", "0", "--json"))
        assert start["chance_due"]

    @pytest.mark.parametrize("viewer", ["0", "spectator"])
    @pytest.mark.clause("C1", "C2")
    def test_matches_that_differ_in_secrets_only_are_told_alike(
        self, program: Program, viewer: str
    ) -> None:
        """Seat 1 chooses other cards, and all choose in another order."""
        start = new_k2_match(3, variant="family")
        texts = []
        for attempt in range(3):
            line = Line(start.game, start.record(), start.state)
            rng, order = Random(attempt), [0, 0, 0, 1, 1, 1]
            rng.shuffle(order)
            for seat in order:
                choices = list(line.legal(seat).values())
                line.act(seat, rng.choice(choices) if seat == 1 else choices[0])
            texts.append(told(program, line.record(), viewer))
        assert texts[0] == texts[1] == texts[2]

    def test_legal_lists_rescue_and_death(self, program: Program) -> None:
        match = climb(new_k2_match(2, "1", variant="family"), 1)
        texts = [ply.text for ply in match.record().plies]
        ply = next(number for number, text in enumerate(texts) if text.startswith("rescue"))
        words = program.good("legal", program.file(match.record()), "--ply", str(ply))
        assert "  rescue A to base\n" in words
        assert words.endswith("  give up A\n")

    def test_check_and_mask(self, program: Program) -> None:
        match = play_on(new_k2_match(5, variant="family", limits="relaxed"), plies=400)
        path = program.file(match.record())
        assert "unfinished" in program.good("check", path)
        masked = program.good("mask", path, "--seat", "1")
        assert parse_record(masked) == mask(match.game, match.record(), 1)
        assert "limits relaxed\nvariant family\n" in masked
        (program.folder / "masked").write_text(masked, "utf-8")
        assert "masked" in program.good("check", "masked")

    def test_an_illegal_line_is_named_with_reason_and_clause(self, program: Program) -> None:
        match = play_on(new_k2_match(1), plies=20)
        lines = match.record().to_text().rstrip("\n").split("\n")
        path = program.folder / "bad"
        path.write_text("\n".join([*lines, "0 move A to s27"]) + "\n", "utf-8")
        sentence = program.bad("check", path)
        assert f"line {len(lines) + 1}: The action “move A to s27” is not legal" in sentence
        assert sentence.endswith("[KM1]")

    @pytest.mark.parametrize(
        ("old", "new", "sentence"),
        [
            ("seats 5", "seats 5\nlimits loose", "There are no limits “loose”"),
            ("seats 5", "seats 5\nvariant solo", "There is no variant “solo”"),
            ("seats 5", "seats 6", "seats is “6”; it should be one of 1, 2, 3, 4, 5."),
            ("map easy", "map everest-easy\nlimits relaxed", "there are strict"),
            ("game k2", "game k3", "There is no game “k3”; the games are mount-everest, k2."),
        ],
    )
    def test_heads_with_mistakes(self, program: Program, old: str, new: str, sentence: str) -> None:
        text = new_k2_match(5).record().to_text().replace(old, new, 1)
        path = program.folder / "bad"
        path.write_text(text, "utf-8")
        for command in (["check"], ["replay"], ["legal"], ["mask", "-s", "0"]):
            complaint = program.bad(command[0], path, *command[1:])
            assert sentence in complaint
            number = text.split("\n").index(new.split("\n")[-1]) + 1
            assert f"line {number}: " in complaint

    @pytest.mark.parametrize(
        ("key", "value", "clause"),
        [
            ("seats", "6", "KS1"),
            ("map", "moon", "KS3"),
            ("weather", "fog", "KS3"),
            ("ruleset", "mine", "KS3"),
            ("digest", "sha256:" + "0" * 64, "KS3"),
            ("limits", "loose", "KM1"),
            ("variant", "solo", "KX1"),
            ("result", "99 1", "KE1"),
        ],
    )
    def test_clauses_are_those_of_k2(
        self, program: Program, key: str, value: str, clause: str
    ) -> None:
        text = climb(new_k2_match(2, "2", variant="family"), 9).record().to_text()
        head, _, plies = text.partition("\n\n")
        lines = [line for line in head.split("\n") if line.split(" ")[0] != key]
        path = program.folder / "bad"
        path.write_text("\n".join([*lines, f"{key} {value}", "", plies]), "utf-8")
        assert program.bad("check", path).endswith(f"[{clause}]")

    def test_a_result_too_early(self, program: Program) -> None:
        lines = new_k2_match(2).record().to_text().split("\n")
        path = program.folder / "bad"
        path.write_text("\n".join([*lines[: lines.index("")], "result 2 2", ""]), "utf-8")
        assert program.bad("check", path).endswith("[KE1]")


class TestPerft:
    def test_a_new_match(self, program: Program) -> None:
        game = everest.load(
            "k2", seats=5, map="hard", weather="winter", limits="relaxed", variant="family"
        )
        counts = [perft(game, game.new_state(), depth) for depth in range(4)]
        text = program.good(
            "perft", "-d", "3", "--game", "k2", "--seats", "5", "--map", "hard", "--weather",
            "winter", "--limits", "relaxed", "--variant", "family",
        )  # fmt: skip
        assert text.split() == [str(number) for pair in enumerate(counts) for number in pair]
        assert program.good("perft", "-d", "1", "--game", "k2", "--seats", "1") == "0 1\n1 1\n"

    def test_a_record_says_itself_what_is_played(self, program: Program) -> None:
        match = play_on(new_k2_match(2), plies=70)
        path = program.file(match.record())
        expected = perft(match.game, match.state, 2)
        assert program.good("perft", "--depth", "2", path).endswith(f"2 {expected}\n")
        for option, value in (
            ("--game", "k2"),
            ("--seats", "2"),
            ("--map", "easy"),
            ("--weather", "summer"),
            ("--limits", "strict"),
            ("--variant", "standard"),
        ):
            sentence = program.bad("perft", "--depth", "1", path, option, value)
            assert sentence.startswith(f"{option} cannot be given together with a record")


def read_data(game: str, name: str) -> str:
    """A built-in data file."""
    package = {"k2": "k2", "mount-everest": "mount_everest"}[game]
    return files("everest.games").joinpath(package, "data", *name.split("/")).read_text("utf-8")


def own_data(program: Program, texts: dict[str, str]) -> None:
    """A folder own/ with these files."""
    for name, text in texts.items():
        path = program.folder / "own" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


class TestData:
    def test_export_check_and_play(self, program: Program) -> None:
        text = program.good("export-rules", "--game", "k2", "own")
        assert "own/solo.toml" in text
        assert "everest check --game k2 own" in text
        assert "everest play --game k2 --rules-dir own" in text
        for words in (["own"], ["--game", "k2", "own"], ["--rules-dir", "own"]):
            line = program.good("check", *words)
            assert line.startswith("own: good data of K2; maps: easy, hard, everest-easy")
        assert "good data of K2" in program.good("check", "own/maps/easy.toml")
        own = ("--rules-dir", "own")
        program.good(*ALONE, "-n", "1", *random_bots(1), *own, "--record", "games")
        assert "finished" in program.good("check", "games/match-0.everest", *own)
        assert program.good("perft", "-d", "1", "--game", "k2", *own)

    def test_faults_are_those_of_the_game(self, program: Program) -> None:
        export_rules(program.folder / "own")
        rules = program.folder / "own/rules.toml"
        text = rules.read_text("utf-8")
        rules.write_text(text.replace("rescue_steps = 4", "rescue_steps = -1"), "utf-8")
        assert "rescue_steps" in program.bad("check", "own")

    def test_a_folder_that_does_not_say_its_game(self, program: Program) -> None:
        tokens = read_data("k2", "tokens.toml")
        for rules in ("climbers = [", "[clients]\n[climbers]\n", ""):
            own_data(program, {"rules.toml": rules, "tokens.toml": tokens})
            assert "icefall_tiles" in program("check", "own").err
            assert "icefall_tiles" not in program("check", "own", "--game", "k2").err
        (program.folder / "own/rules.toml").unlink()
        assert "good data of K2" in program.good("check", "own", "--game", "k2")

    @pytest.mark.parametrize(
        ("game", "file"),
        [
            ("k2", "deck.toml"),
            ("k2", "limits.toml"),
            ("k2", "rules.toml"),
            ("k2", "solo.toml"),
            ("k2", "maps/easy.toml"),
            ("k2", "weather/winter.toml"),
            ("mount-everest", "deck.toml"),
            ("mount-everest", "limits.toml"),
            ("mount-everest", "rules.toml"),
            ("mount-everest", "tokens.toml"),
            ("mount-everest", "maps/hard.toml"),
            ("mount-everest", "weather/winter.toml"),
        ],
    )
    def test_one_file_is_enough_to_tell_the_game(
        self, program: Program, game: str, file: str
    ) -> None:
        own_data(program, {file: read_data(game, file)})
        name = {"k2": "K2", "mount-everest": "Mount Everest"}[game]
        assert f"good data of {name}" in program.good("check", "own")
        assert f"good data of {name}" in program.good("check", f"own/{file}")

    def test_rules_toml_says_it_before_the_other_files(self, program: Program) -> None:
        own_data(
            program,
            {
                "rules.toml": read_data("k2", "rules.toml"),
                "maps/mine.toml": read_data("mount-everest", "maps/easy.toml"),
            },
        )
        assert "k2_flag: no key has this name" in program("check", "own").err
        (program.folder / "own/rules.toml").unlink()
        assert "good data of Mount Everest" in program.good("check", "own")

    def test_data_of_the_other_game_gets_one_sentence(self, program: Program) -> None:
        export_rules(program.folder / "own")
        export_everest_rules(program.folder / "other")
        sentence = "The data files in {} are of {}, and not of {}; choose another folder"
        path = program.file(bot_record())
        for words in (["simulate"], ["perft", "-d", "1"], ["replay", path], ["check", path]):
            complaint = program.bad(*words, "--rules-dir", "own")
            assert complaint.startswith(sentence.format("own", "K2", "Mount Everest"))
        path = program.file(new_k2_match().record())
        for words in (["simulate", "--game", "k2"], ["replay", path], ["check", path]):
            complaint = program.bad(*words, "--rules-dir", "other")
            assert complaint.startswith(sentence.format("other", "Mount Everest", "K2"))
        for folder, games, wrong in (
            ("own", ("K2", "Mount Everest"), "mount-everest"),
            ("other", ("Mount Everest", "K2"), "k2"),
        ):
            complaint = program.bad("check", "--game", wrong, folder)
            assert complaint.startswith(sentence.format(folder, *games))
            complaint = program.bad("check", "--game", wrong, f"{folder}/deck.toml")
            assert complaint.startswith(sentence.format(program.folder / folder, *games))


FIVE = "--bots random,random,random,random,random"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate --game chess", "--game should be one of mount-everest, k2, and not “chess”."),
        ("perft -d 1 --game K3", "--game should be one of mount-everest, k2, and not “K3”."),
        ("check --game x .", "--game should be one of mount-everest, k2, and not “x”."),
        ("export-rules --game x own", "--game should be one of mount-everest, k2"),
        ("simulate --game k2 --bots human", "--bots should be one of "),
        (
            f"simulate --game k2 {FIVE},random",
            "--bots should name 1 to 5 bots, one for each seat of K2, and not 6.",
        ),
        (
            "simulate --game k2 --bots random,random,random --limits relaxed",
            "--limits relaxed needs 5 players, and not 3; write strict, or leave it out.",
        ),
        (
            f"simulate --game k2 {FIVE} --map everest-easy --limits relaxed",
            "--limits relaxed does not go with the map everest-easy",
        ),
        (
            "perft -d 1 --game k2 --limits relaxed",
            "--limits relaxed needs 5 players, and not 2",
        ),
        (f"simulate {FIVE} --limits relaxed", "“relaxed” as --limits exists only in another game"),
        ("simulate --game k2 --limits loose", "--limits should be one of strict, relaxed"),
        ("simulate --variant family", "add --game k2, or leave --variant out."),
        ("simulate --game k2 --variant solo", "--variant should be one of standard, family"),
        ("simulate --map everest-easy", "add --game k2, or leave --map out."),
        ("perft -d 1 --game k2 --map moon", "--map should be one of easy, hard, everest-easy"),
        ("perft -d 1 --game k2 --seats 6", "--seats should be a whole number from 1 to 5"),
        ("perft -d 1 --seats 1", "--seats should be a whole number from 2 to 5"),
    ],
)  # fmt: skip
def test_a_wrong_choice_gets_one_sentence(program: Program, words: str, sentence: str) -> None:
    default = [] if "--bots" in words or "simulate" not in words else ["--bots", "random,random"]
    assert sentence in program.bad(*words.split(), *default)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_choices_are_explained_in_every_language(program: Program, language: str) -> None:
    export_rules(program.folder / "own")
    two = ["--bots", "random,random"]
    for words, part in (
        (["simulate", "--game", "k2", "--limits", "relaxed", *two], "5"),
        (["simulate", "--limits", "relaxed", *two], "--game k2"),
        (["simulate", "--bots", "random"], "Everest" if language in ("en", "pl") else "2"),
        (
            ["perft", "-d", "1", "--game", "k2", "--map", "everest-hard", "--seats", "5",
             "--limits", "relaxed"],
            "everest-hard",
        ),
        (["simulate", "--rules-dir", "own", *two], "own"),
    ):  # fmt: skip
        assert part in program.bad("--lang", language, *words)
