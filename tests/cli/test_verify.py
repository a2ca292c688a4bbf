"""`everest verify`: what it says, and the exit codes."""

from dataclasses import replace
from functools import cache

import pytest

import everest
from everest.engine.actions import CHANCE
from everest.record.masking import mask
from everest.record.record import Ply, Record, parse_record
from everest.table.commitment import CommittedDealer, commitment, with_commitment
from everest.table.match import Match
from everest.text.catalogue import LANGUAGES
from tests.cli.program import Program
from tests.record.matches import NAMES, bot_record, play_on

SEED = "f135fa3b2b3ea98c0ba54ff5c44e8c46"
COMMITMENT = commitment(SEED)


@cache
def committed(plies: int = 1 << 20) -> Record:
    game = everest.load("k2", seats=2)
    match = play_on(Match(game, NAMES[:2], CommittedDealer(SEED)), plies=plies)
    return parse_record(with_commitment(match.record(), SEED).to_text())


def outcomes(record: Record) -> int:
    return sum(ply.actor == CHANCE for ply in record.plies)


def test_a_good_record(program: Program) -> None:
    program.file(committed())
    assert program.good("verify", "match.everest").splitlines() == [
        f"match.everest: the seed is the one of the commitment {COMMITMENT}.",
        f"match.everest: all {outcomes(committed())} actions of chance are what the seed gives.",
    ]
    assert "good" in program.good("check", "match.everest")


def test_a_wrong_seed(program: Program) -> None:
    other = "0" * 32
    program.file(Record(replace(committed().header, seed=other), committed().plies))
    ran = program("verify", "match.everest")
    assert (ran.code, ran.out) == (1, "")
    first, second = ran.err.splitlines()
    assert first == (
        f"everest: match.everest: the seed is not the one of the commitment {COMMITMENT}."
    )
    assert "the seed gives “" in second


def test_a_changed_line_of_chance(program: Program) -> None:
    record = committed()
    number = next(index for index, ply in enumerate(record.plies) if ply.text.startswith("token"))
    was = record.plies[number]
    state = everest.load("k2", seats=2).new_state()
    changed = Ply(CHANCE, "token 0" if was.text != "token 0" else "token -1", was.line)
    assert state.round == 0
    program.file(
        Record(record.header, [*record.plies[:number], changed, *record.plies[number + 1 :]])
    )
    ran = program("verify", "match.everest")
    assert ran.code == 1
    assert ran.out.count("\n") == 1  # the seed is right
    assert ran.err == (
        f"everest: match.everest: line {was.line}: the seed gives “{was.text}”, "
        f"and not “{changed.text}”.\n"
    )


def chosen(first: int) -> Record:
    """A whole match in which it was chosen who begins."""
    match = Match(everest.load("k2", seats=2), NAMES[:2], CommittedDealer(SEED), first)
    return parse_record(with_commitment(play_on(match).record(), SEED).to_text())


@pytest.mark.parametrize("first", [0, 1])
def test_a_first_seat_that_was_chosen(program: Program, first: int) -> None:
    record = chosen(first)
    program.file(record)
    assert program.good("verify", "match.everest").splitlines()[1:] == [
        f"match.everest: seat {first} was chosen to begin, so the seed does not decide that.",
        f"match.everest: all {outcomes(record) - 1} actions of chance are what the seed gives.",
    ]
    assert "good" in program.good("check", "match.everest")
    assert program.good("replay", "match.everest", "--all")


def test_another_first_seat_than_the_one_chosen(program: Program) -> None:
    record = chosen(0)
    program.file(Record(replace(record.header, first_seat=1), record.plies))
    ran = program("verify", "match.everest")
    assert ran.code == 1
    assert ran.out.count("\n") == 1  # the seed is right
    line = record.plies[0].line
    assert ran.err == (
        f"everest: match.everest: line {line}: by the head this should be “first 1”, "
        "and not “first 0”.\n"
    )
    assert "seat 1 was chosen to begin, and seat 0 began" in program.bad("check", "match.everest")


def test_an_unfinished_match(program: Program) -> None:
    record = committed(100)
    header = replace(record.header, seed=SEED)
    program.file(Record(header, record.plies))
    out = program.good("verify", "match.everest").splitlines()
    count = outcomes(record)
    assert out[1] == (
        f"match.everest: the match is unfinished; all {count} actions of chance so far are "
        "what the seed gives."
    )


@pytest.mark.parametrize("viewer", [None, "all", 0])
def test_no_seed_yet(program: Program, viewer: int | str | None) -> None:
    record = committed(100)
    if not isinstance(viewer, str):
        record = mask(everest.load("k2", seats=2), record, viewer)
    program.file(record)
    assert "does not have the seed" in program.bad("verify", "match.everest")


def test_no_commitment(program: Program) -> None:
    program.file(bot_record())
    assert "no commitment" in program.bad("verify", "match.everest")


def test_a_record_that_is_not_legal(program: Program) -> None:
    record = committed()
    program.file(Record(record.header, record.plies[:-1]))
    assert "line" in program.bad("verify", "match.everest")


def test_no_such_file(program: Program) -> None:
    assert "no file" in program.bad("verify", "none.everest")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(program: Program, language: str) -> None:
    program.file(committed())
    out = program.good("--lang", language, "verify", "match.everest")
    assert COMMITMENT in out
    assert str(outcomes(committed())) in out
