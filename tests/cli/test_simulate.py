"""`everest simulate`: the same seed, the same games; sums that are right; an early end."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from everest.bots.simulation import Outcome, Setting, match_seed, play_match, simulate
from everest.cli import simulate as command
from everest.cli.tally import Tally
from everest.engine.events import Event
from everest.record.files import read_record
from everest.record.replay import check_record, game_of
from tests.cli.program import Program
from tests.positions import standard_game

RANDOM_BOTS = ("--bots", "random,random,random")


def summary(program: Program, *words: str) -> Any:
    return json.loads(program.good("simulate", "--json", *RANDOM_BOTS, *words))


def test_the_same_seed_gives_the_same_games_for_any_number_of_processes(program: Program) -> None:
    alone = summary(program, "-n", "5", "--seed", "x", "-j", "1", "--record", "one")
    together = summary(program, "-n", "5", "--seed", "x", "-j", "2", "--record", "two")
    assert alone == together
    names = sorted(path.name for path in Path("one").iterdir())
    assert names == [f"match-{number}.everest" for number in range(5)]
    for name in names:
        assert Path("one", name).read_text("utf-8") == Path("two", name).read_text("utf-8")
    assert summary(program, "-n", "5", "--seed", "y", "-j", "1") != alone


def test_a_series_begins_like_a_shorter_one() -> None:
    setting = Setting("mount-everest", "easy", "summer", ("random", "random"))
    long = [outcome.record for outcome in simulate(setting, 3, "s")]
    assert long[:2] == [outcome.record for outcome in simulate(setting, 2, "s")]
    assert long[0] != long[1]


def test_sums_are_those_of_the_records(program: Program) -> None:
    result = summary(program, "-n", "4", "--seed", "x", "-j", "1", "--record", "games")
    records = [read_record(path) for path in sorted(Path("games").iterdir())]
    for record in records:
        assert check_record(game_of(record.header), record)
        assert record.header.names == ["random", "random-2", "random-3"]
    scores = [record.header.result or [] for record in records]
    assert result["games"] == result["games_wanted"] == 4
    for seat, player in enumerate(result["players"]):
        own = [score[seat] for score in scores]
        assert player["score"] == {
            "mean": round(sum(own) / 4, 3), "min": min(own), "max": max(own),
        }  # fmt: skip
        assert sum(player["ranks"]) == 4
    assert sum(player["ranks"][0] for player in result["players"]) == 4
    assert result["winning_score"]["max"] == max(max(score) for score in scores)
    lengths = [len(record.plies) for record in records]
    assert result["plies"] == {
        "mean": round(sum(lengths) / 4, 3), "min": min(lengths), "max": max(lengths),
    }  # fmt: skip


def test_outcomes_count_what_happened_on_the_mountain() -> None:
    outcome = play_match(standard_game(), ("greedy", "random"), match_seed("m", 0))
    game = standard_game()
    state = game.new_state()
    events: list[Event] = []
    state.events = events
    for ply in outcome.record.plies:
        game.apply(state, ply.actor, game.parse(state, ply.actor, ply.text))
    for seat in range(2):
        for kind, plural in (("mountaineer", "mountaineers"), ("tourist", "tourists")):
            dead = [
                e.data[plural]
                for e in events
                if e.kind == "clients-died" and e.data["seat"] == seat
            ]
            assert outcome.feats[f"deaths.{kind}"][seat] == sum(
                number for number in dead if isinstance(number, int)
            )
    assert outcome.scores == list(state.scores)
    assert sorted(outcome.ranks) == [1, 2]
    assert outcome.title is None
    assert outcome.plies == len(outcome.record.plies)


def test_a_table_for_people(program: Program) -> None:
    text = program.good("simulate", "-n", "2", "-j", "1", "--seed", "x", *RANDOM_BOTS)
    assert text.startswith("2 games; map: easy, weather: summer, seed: x\n")
    assert text.count("random ") == 3
    assert "Winning score:" in text
    assert max(len(line) for line in text.split("\n")) <= 100


def test_an_unseeded_series_shows_the_seed_that_repeats_it(program: Program) -> None:
    first = summary(program, "-n", "2", "-j", "1")
    assert summary(program, "-n", "2", "-j", "1", "--seed", first["seed"]) == first


def test_the_mean_of_nothing_is_nothing() -> None:
    tally = Tally(standard_game(), ("random", "random"))
    assert tally.mean_rank(0) == 0.0


@pytest.mark.parametrize("as_json", [True, False])
def test_an_interrupted_series_is_summed_up(
    program: Program, monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    closed: list[bool] = []

    def interrupted(*given: Any) -> Iterator[Outcome]:
        try:
            yield from simulate(given[0], 2, given[2])
            raise KeyboardInterrupt
        finally:
            closed.append(True)

    monkeypatch.setattr(command, "simulate", interrupted)
    ran = program("simulate", "-n", "50", *RANDOM_BOTS, *(["--json"] if as_json else []))
    assert ran.code == 130
    assert closed == [True]
    assert ran.err == "Interrupted; 2 games are summed up.\n"
    if as_json:
        assert (json.loads(ran.out)["games"], json.loads(ran.out)["games_wanted"]) == (2, 50)
    else:
        assert ran.out.startswith("2 games;")


def test_twenty_games_are_played_unless_it_is_said(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[int] = []

    def nothing(*given: Any) -> Iterator[Outcome]:
        wanted.append(given[1])
        yield from simulate(given[0], 1, given[2])

    monkeypatch.setattr(command, "simulate", nothing)
    program.good("simulate", *RANDOM_BOTS)
    assert wanted == [20]


def test_no_bar_is_drawn_where_nobody_sits(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    assert program.good("simulate", "-n", "1", "-j", "1", *RANDOM_BOTS)


def test_records_are_not_overwritten(program: Program) -> None:
    words = ("simulate", "-n", "2", "-j", "1", *RANDOM_BOTS, "--record", "games")
    program.good(*words, "--seed", "x")
    before = {path.name: path.read_bytes() for path in Path("games").iterdir()}
    sentence = program.bad(*words, "--seed", "y")
    assert sentence.startswith("games/match-0.everest exists and will not be overwritten")
    assert {path.name: path.read_bytes() for path in Path("games").iterdir()} == before
    Path("games/match-0.everest").unlink()
    assert "match-1.everest exists" in program.bad(*words)
    Path("games/match-1.everest").rename("games/match-2.everest")
    assert program.good(*words)


def test_a_seed_of_any_bytes(program: Program) -> None:
    first = summary(program, "-n", "1", "-j", "1", "--seed", "\udcff")
    assert summary(program, "-n", "1", "-j", "1", "--seed", "\udcff") == first
    assert program.good("simulate", "-n", "1", "-j", "1", *RANDOM_BOTS, "--seed", "x" * 5000)
