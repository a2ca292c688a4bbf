"""Replaying: the same match without random numbers, and what tampering is noticed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from everest.engine.actions import CHANCE
from everest.games.mount_everest.loader import export_rules
from everest.record.errors import RecordError
from everest.record.record import Ply, Record, parse_record
from everest.record.replay import check_record, final_state, game_of, replay
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.positions import standard_game
from tests.record.matches import bot_record, carry_oxygen, new_match, play_on

MOST_SIZE = 64 << 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_replay_comes_to_the_state_that_was_played(seats: int) -> None:
    match = play_on(new_match(seats))
    record = parse_record(match.record().to_text())
    assert check_record(game_of(record.header), record) == match.state


@pytest.mark.clause("O2", "O3", "O4")
def test_a_replay_of_oxygen() -> None:
    match = carry_oxygen(new_match(3), 8)
    record = match.record()
    assert any(ply.text.startswith("return") for ply in record.plies)
    assert final_state(match.game, record) == match.state


def test_a_replay_passes_through_the_same_states() -> None:
    match = new_match(2)
    seen = [match.state.clone()]
    while len(match.plies) < 120:
        play_on(match, plies=len(match.plies) + 1)
        seen.append(match.state.clone())
    states = [state for state, _ in replay(match.game, match.record())]
    assert len(states) == len(match.plies) + 1
    assert all(state in states for state in seen)
    assert final_state(match.game, match.record(), 40) == states[40]


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random",) * 5, ("greedy",) * 3])
def test_a_record_of_a_whole_match_is_small(bots: tuple[str, ...]) -> None:
    assert len(bot_record(bots).to_text().encode()) < MOST_SIZE


@pytest.mark.parametrize("seed", range(5))
def test_records_of_random_play_are_small(seed: int) -> None:
    match = play_on(new_match(5, str(seed)), str(seed))
    assert match.game.is_over(match.state)
    assert len(match.record().to_text().encode()) < MOST_SIZE


# -- tampering ----------------------------------------------------------------------------------


def fault_of(text: str) -> RecordError:
    record = parse_record(text)
    try:
        check_record(game_of(record.header), record)
    except RecordError as error:
        return error
    raise AssertionError("nothing is wrong")


def line_of(record: Record, wanted: Callable[[Ply], bool]) -> int:
    """The number of the first line in the file with such a ply."""
    text = parse_record(record.to_text())
    return next(ply.line for ply in text.plies if wanted(ply))


def changed(record: Record, line: int, by: str | None) -> str:
    lines = record.to_text().split("\n")
    lines[line - 1 : line] = [] if by is None else [by]
    return "\n".join(lines)


def test_a_changed_action_is_noticed_on_its_line() -> None:
    record = bot_record()
    for start, by, clause in (
        ("move", "0 move A to summit", "M1"),
        ("end", "0 pitch A", "T1"),
        ("play", "0 keep rest1", "O1"),
        ("take", "0 end", "R2"),
        ("deal", "* tile cost1", "F3"),
        ("first", "* first 7", ""),
    ):
        line = line_of(record, lambda ply: ply.text.startswith(start) and ply.actor <= 0)  # noqa: B023
        error = fault_of(changed(record, line, by))
        assert error.line == line
        assert error.clause == clause, error
        assert error.code == ("record.illegal-action" if clause else "record.unknown-action")


def test_an_action_of_another_seat_is_noticed() -> None:
    record = bot_record()
    line = line_of(record, lambda ply: ply.text == "end" and ply.actor == 0)
    error = fault_of(changed(record, line, "1 end"))
    assert (error.line, error.clause) == (line, "A1")
    assert error.refusal is not None
    assert error.refusal.code == "turn.not-yours"


def test_a_dealt_card_that_is_in_no_deck_is_noticed() -> None:
    record = bot_record()
    lines = [
        ply.line for ply in parse_record(record.to_text()).plies if ply.text.startswith("deal 0")
    ]
    text = record.to_text().split("\n")
    for line in lines[:6]:
        text[line - 1] = "* deal 0 any3"
    error = fault_of("\n".join(text))
    assert (error.line, error.clause) == (lines[2], "F3")  # there are two of them


def test_every_removed_line_is_noticed() -> None:
    record = bot_record()
    start = parse_record(record.to_text()).plies[0].line
    total = len(record.to_text().split("\n"))
    for line in range(start, total, 7):
        error = fault_of(changed(record, line, None))
        assert error.line > 0
        assert error.clause or error.code == "record.wrong-plies"


def test_a_removed_end_is_noticed() -> None:
    record = bot_record()
    text = "\n".join(record.to_text().rstrip("\n").split("\n")[:-1])
    error = fault_of(text)
    assert (error.code, error.clause) == ("record.result-too-early", "E1")
    assert text.split("\n")[error.line - 1].startswith("result")


def test_a_line_after_the_end_is_noticed() -> None:
    text = bot_record().to_text() + "0 end\n"
    error = fault_of(text)
    assert (error.line, error.clause) == (len(text.split("\n")) - 1, "E1")


@pytest.mark.parametrize(
    ("key", "value", "code", "clause"),
    [
        ("result", "99 1", "record.wrong-result", "E2"),
        ("plies", "7", "record.wrong-plies", ""),
        ("digest", "sha256:00", "record.other-ruleset", "S1"),
        ("ruleset", "mine", "record.other-ruleset", "S1"),
        ("map", "north", "record.no-such-map", "S1"),
        ("weather", "spring", "record.no-such-weather", "S1"),
        ("game", "chess", "record.no-such-game", ""),
    ],
)
def test_a_changed_head_is_noticed_on_its_line(
    key: str, value: str, code: str, clause: str
) -> None:
    lines = bot_record().to_text().split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith(f"{key} "))
    lines[number] = f"{key} {value}"
    error = fault_of("\n".join(lines))
    assert (error.code, error.line, error.clause) == (code, number + 1, clause)


@pytest.mark.parametrize("plies", [0, 1, 100])
def test_another_first_seat_than_the_one_chosen_is_noticed(plies: int) -> None:
    record = new_match(2, first=1).record()
    record.plies = record.plies[:plies]
    assert check_record(game_of(record.header), record)
    text = record.to_text().replace("first-seat 1", "first-seat 0")
    if not plies:
        assert check_record(game_of(record.header), parse_record(text))
        return
    error = fault_of(text)
    assert error.code == "record.wrong-first-seat"
    assert text.split("\n")[error.line - 1] == "first-seat 0"
    assert error.params == {"stated": 0, "right": 1}


def test_another_map_of_the_same_game_is_noticed() -> None:
    error = fault_of(bot_record().to_text().replace("map easy", "map hard"))
    assert error.code == "record.other-ruleset"


def test_an_unfinished_record_is_good() -> None:
    match = play_on(new_match(2), plies=100)
    assert check_record(match.game, match.record()) == match.state
    assert match.record().header.result is None
    assert match.record().header.plies is None


def test_a_finished_record_without_its_result_is_good() -> None:
    record = bot_record()
    header = replace(record.header, result=None, plies=None)
    assert check_record(game_of(header), Record(header, record.plies))


def test_own_rules_are_needed_to_replay_a_record_of_them(tmp_path: Path) -> None:
    export_rules(tmp_path)
    deck = tmp_path / "deck.toml"
    text = deck.read_text(encoding="utf-8")
    deck.write_text(text.replace("any = 2, count = 4", "any = 2, count = 4, loss = 1"), "utf-8")
    game = standard_game(rules_dir=tmp_path)

    record = Match(game, ["Ann", "Bob"], Dealer("own")).record()
    assert check_record(game_of(record.header, tmp_path), record)
    with pytest.raises(RecordError, match="other-ruleset"):
        game_of(record.header)


def test_a_line_of_chance_where_a_player_acts() -> None:
    match = new_match(2)
    record = match.record()
    record.plies.append(Ply(CHANCE, "token 0", 77))
    with pytest.raises(RecordError) as caught:
        final_state(match.game, record)
    error = caught.value
    assert (error.code, error.line, error.refusal) == ("record.not-for-chance", 77, None)
    assert error.clause
