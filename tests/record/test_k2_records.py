"""Records of K2: replayed, masked, and read with their limits and variant."""

from random import Random

import pytest

from everest.engine.actions import CHANCE
from everest.record.errors import RecordError
from everest.record.masking import check_masked, mask
from everest.record.record import Record, is_hidden, parse_record
from everest.record.replay import check_record, game_of
from everest.table.match import Match
from tests.record.matches import Line, climb, new_k2_match, play_on


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["standard", "family"])
def test_a_replay_comes_to_the_state_that_was_played(seats: int, variant: str) -> None:
    match = play_on(new_k2_match(seats, variant=variant))
    record = parse_record(match.record().to_text())
    assert record == match.record()
    assert record.header.result == match.game.scores(match.state)
    assert check_record(game_of(record.header), record) == match.state


def test_a_replay_of_summits_deaths_and_rescues() -> None:
    for match in (
        climb(new_k2_match(2, "2"), 9),
        climb(new_k2_match(2, "1", variant="family"), 1),
    ):
        record = parse_record(match.record().to_text())
        assert check_record(game_of(record.header), record) == match.state


@pytest.mark.parametrize("plies", [0, 7, 60, 300])
def test_going_on_with_a_record_is_going_on_with_the_match(plies: int) -> None:
    match = play_on(new_k2_match(3, variant="family"), plies=plies)
    record = parse_record(match.record().to_text())
    resumed = Match.resumed(match.game, record, match.dealer)
    assert resumed.state == match.state
    assert play_on(resumed, "rest").record() == play_on(match, "rest").record()


def test_limits_and_variant_are_lines_of_the_head_where_they_are_not_usual() -> None:
    for limits in ("strict", "relaxed"):
        for variant in ("standard", "family"):
            text = new_k2_match(5, variant=variant, limits=limits).record().to_text()
            head = text.split("\n\n")[0].split("\n")
            assert ("limits relaxed" in head) == (limits == "relaxed")
            assert ("variant family" in head) == (variant == "family")
            assert ("limits strict" in head, "variant standard" in head) == (False, False)
            header = parse_record(text).header
            assert (header.limits, header.variant) == (limits, variant)
            assert game_of(header).ruleset.limits_name == limits


@pytest.mark.parametrize(
    ("key", "value", "code", "clause"),
    [
        ("limits", "loose", "record.no-such-limits", "KM1"),
        ("variant", "solo", "record.no-such-variant", "KX1"),
        ("map", "everest-easy", "record.no-such-limits", "KM1"),
        ("map", "north", "record.no-such-map", "KS3"),
    ],
)
def test_choices_that_there_are_not_are_noticed_on_their_line(
    key: str, value: str, code: str, clause: str
) -> None:
    text = new_k2_match(5, variant="family", limits="relaxed").record().to_text()
    lines = text.split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith(f"{key} "))
    lines[number] = f"{key} {value}"
    if code == "record.no-such-map":
        lines.remove("limits relaxed")
    with pytest.raises(RecordError) as caught:
        game_of(parse_record("\n".join(lines)).header)
    wrong = lines.index("limits relaxed") if value == "everest-easy" else number
    assert (caught.value.code, caught.value.line) == (code, wrong + 1)
    assert caught.value.clause == clause


@pytest.mark.parametrize("seats", ["0", "6", "two"])
def test_numbers_of_seats_that_nobody_plays_with(seats: str) -> None:
    text = new_k2_match(2).record().to_text().replace("seats 2", f"seats {seats}")
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.code == "record.bad-seats"
    assert caught.value.params == {"value": seats, "known": "1, 2, 3, 4, 5"}


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.clause("C1")
def test_others_cards_are_hidden_and_nothing_else_is(viewer: int | None) -> None:
    match = climb(new_k2_match(2, "1", variant="family"), 1)
    record = match.record()
    masked = mask(match.game, record, viewer)
    assert len(masked.plies) == len(record.plies)
    for ply in masked.plies:
        words = ply.text.split(" ")
        is_others = words[0] == "deal" and int(words[1]) != viewer
        assert is_hidden(ply.text) == is_others
    rescues = [ply for ply in record.plies if ply.text.startswith(("rescue", "give up"))]
    assert rescues
    assert all(ply in masked.plies for ply in rescues)
    check_masked(match.game, parse_record(masked.to_text()))


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.clause("C1", "C2")
def test_matches_that_differ_in_secrets_only_are_masked_alike(viewer: int | None) -> None:
    """Seat 1 is dealt other cards, and chooses others; all choose in any order."""
    start = new_k2_match(3)
    texts = set()
    for attempt in range(6):
        line = Line(start.game, Record(start.record().header), start.game.new_state())
        rng = Random(attempt)
        for ply in start.record().plies:
            legal = line.legal(CHANCE)
            hidden = ply.text.startswith("deal 1")
            line.act(CHANCE, rng.choice(list(legal.values())) if hidden else legal[ply.text])
        order = [0] * 3 + [1] * 3 + [2] * 2
        rng.shuffle(order)
        for seat in order:
            legal = line.legal(seat)
            line.act(seat, rng.choice(list(legal.values())) if seat == 1 else min(legal.values()))
        texts.add(line.masked(viewer))
    assert len(texts) == 1
