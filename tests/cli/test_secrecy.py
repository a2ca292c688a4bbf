"""`everest replay` for one seat: matches that differ in secrets only are told alike."""

import json
import re
from collections import defaultdict
from itertools import combinations
from random import Random
from typing import Any

import pytest

from everest.cli.perspective import Perspective
from everest.cli.shared import Opened
from everest.cli.state_report import state_report
from everest.engine.actions import CHANCE
from everest.record.masking import mask
from everest.record.record import Record
from tests.cli.program import Program
from tests.record.matches import Line, before_choosing, bot_record, carry_oxygen, new_match

SPECTATOR = "spectator"


def seat_of(viewer: str) -> int | None:
    return None if viewer == SPECTATOR else int(viewer)


def spend_and_choose(line: Line, rng: Random, *, to_the_end: bool) -> None:
    """Seat 1 spends its bottles, each time in another way, and all choose the first cards."""
    while True:
        if chances := line.legal(CHANCE):
            line.act(CHANCE, rng.choice(list(chances.values())))
        elif legal := line.legal(1):
            oxygen = [action for text, action in legal.items() if text.startswith("oxygen")]
            ends = [action for text, action in legal.items() if text.startswith("return")]
            line.act(1, rng.choice(oxygen or ends or list(legal.values())[:1]))
        else:
            break
    for seat in (0, 2) if to_the_end else ():
        for _ in range(line.game.ruleset.cards_played):
            plays = [one for text, one in line.legal(seat).items() if text.startswith("play")]
            line.act(seat, plays[0])


def play_alike(lines: list[Line], plies: int) -> list[Line]:
    """Continue all lines with the same actions; lines in which one is not legal are dropped."""
    rng = Random(1)
    for _ in range(plies):
        state = lines[0].state
        if (waiting := lines[0].game.to_act(state)) == () or len(waiting) > 1:
            break
        text = rng.choice(list(lines[0].legal(waiting[0])))
        lines = [line for line in lines if text in line.legal(waiting[0])]
        for line in lines:
            line.act(waiting[0], line.legal(waiting[0])[text])
    return lines


def told(program: Program, record: Record, viewer: str) -> list[str]:
    """All that a viewer gets to read of a match."""
    path = program.file(record)
    last = json.loads(program.good("replay", path, "--seat", viewer, "--json"))["plies"]
    texts = [program.good("replay", path, "--seat", viewer)]
    for ply in (max(last - 40, 0), last - 9, last - 3, last):
        for words in ([], ["--json"]):
            texts.append(program.good("replay", path, "--seat", viewer, "--ply", str(ply), *words))
    texts.append(program.bad("replay", path, "--seat", viewer, "--ply", str(last + 1)))
    return texts


@pytest.mark.parametrize("viewer", ["0", "2", SPECTATOR])
@pytest.mark.parametrize("to_the_end", [True, False])
@pytest.mark.clause("C1", "O3")
def test_what_others_do_with_bottles_changes_nothing(
    program: Program, viewer: str, to_the_end: bool
) -> None:
    match = before_choosing("0")
    alike: dict[str, list[Line]] = defaultdict(list)
    for attempt in range(24):
        line = Line(match.game, match.record(), match.state)
        spend_and_choose(line, Random(attempt), to_the_end=to_the_end)
        alike[line.masked(seat_of(viewer))].append(line)
    lines = max(alike.values(), key=lambda group: len({len(line.plies) for line in group}))
    lines = play_alike(lines, 40 if to_the_end else 0)
    by_length = {len(line.plies): line for line in lines}
    assert len(by_length) > 1, "the number of hidden actions should have differed"
    first, *others = [told(program, line.record(), viewer) for line in by_length.values()]
    assert all(other == first for other in others)


@pytest.mark.parametrize("viewer", ["0", SPECTATOR])
@pytest.mark.clause("C1")
def test_a_bottle_that_is_drawing_does_not_show(program: Program, viewer: str) -> None:
    """Seat 1 has spent a bottle, and has got more or less far with it."""
    match = before_choosing("0")
    line = Line(match.game, match.record(), match.state)
    line.act(1, next(one for text, one in line.legal(1).items() if text.startswith("oxygen")))
    texts, due = [], set()
    while line.legal(CHANCE) or "play" not in " ".join(line.legal(1)):
        due.add(bool(line.legal(CHANCE)))
        texts.append(told(program, line.record(), viewer))
        seat = CHANCE if line.legal(CHANCE) else 1
        line.act(seat, next(iter(line.legal(seat).values())))
    assert due == {True, False}
    assert all(text == texts[0] for text in texts)
    assert json.loads(texts[0][-2])["chance_due"] is False


def test_who_draws_knows_that_chance_is_due(program: Program) -> None:
    match = before_choosing("0")
    line = Line(match.game, match.record(), match.state)
    line.act(1, next(one for text, one in line.legal(1).items() if text.startswith("oxygen")))
    path = program.file(line.record())
    for words, due in (["--seat", "1"], True), ([], True), (["--seat", "2"], False):
        assert json.loads(program.good("replay", path, "--json", *words))["chance_due"] is due
    start = program.good("replay", path, "--json", "--seat", "0", "--ply", "0")
    assert json.loads(start)["chance_due"] is True


@pytest.mark.clause("C2")
def test_the_order_in_which_others_choose_changes_nothing(program: Program) -> None:
    match = new_match(3)
    texts: list[list[str]] = []
    for attempt in range(4):
        line = Line(match.game, match.record(), match.state)
        order = [0] * 3 + [1] * 3 + [2] * 3
        Random(attempt).shuffle(order)
        for seat in order:
            line.act(seat, next(iter(line.legal(seat).values())))
        texts.append(told(program, line.record(), "0"))
    assert all(one == other for one, other in combinations(texts, 2))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_actions_have_the_numbers_of_the_masked_record(
    program: Program, viewer: int | None
) -> None:
    match = carry_oxygen(new_match(3), 9)
    record = match.record()
    masked = mask(match.game, record, viewer)
    word = SPECTATOR if viewer is None else str(viewer)
    path = program.file(record)
    assert json.loads(program.good("replay", path, "--seat", word, "--json"))["plies"] == len(
        masked.plies
    )
    text = program.good("replay", path, "--seat", word)
    steps = re.findall(r"^Actions? (\d+)(?: to (\d+))?\n((?:  .*\n)+)", text, re.MULTILINE)
    assert int(steps[-1][1] or steps[-1][0]) <= len(masked.plies)
    for first, last, lines in steps:
        part = masked.plies[int(first) - 1 : int(last or first)]
        assert part
        assert ("spends an oxygen bottle" in lines) == any(
            ply.text.startswith("oxygen") for ply in part
        )
    assert len(masked.plies) < len(record.plies)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_position_is_the_same_however_the_match_goes_on(viewer: int | None) -> None:
    match = carry_oxygen(new_match(3), 5)
    record = match.record()
    whole = Perspective.of(Opened("", record, match.game), viewer)
    for length in range(len(record.plies) - 60, len(record.plies)):
        part = Record(record.header, record.plies[:length])
        perspective = Perspective.of(Opened("", part, match.game), viewer)
        masked = mask(match.game, part, viewer)
        assert perspective.last == len(masked.plies)
        number = perspective.numbers[-1]
        assert at(perspective, number) == at(whole, number), length
        for number in range(perspective.numbers[-1], perspective.last + 1):
            state_report(perspective, number)


def at(perspective: Perspective, number: int) -> Any:
    return {**state_report(perspective, number), "plies": None}


def test_for_who_knows_everything_all_actions_count(program: Program) -> None:
    record = bot_record(("greedy", "greedy"))
    path = program.file(record)
    assert json.loads(program.good("replay", path, "--json"))["plies"] == len(record.plies)
    sentence = program.bad("replay", path, "--ply", str(len(record.plies) + 1))
    assert "the number of actions in the record" in sentence
    sentence = program.bad("replay", path, "--seat", "0", "--ply", str(len(record.plies) + 1))
    assert "that this seat may know of" in sentence
