"""Masked records: they hold what a seat may know, and tell nothing else by any line of theirs."""

from random import Random

import pytest

from everest.engine.actions import CHANCE
from everest.record.errors import RecordError
from everest.record.masking import check_masked, mask
from everest.record.record import Ply, Record, is_hidden, parse_record
from everest.record.replay import check_record, final_state
from everest.table.match import Match
from tests.record.matches import (
    Line,
    before_choosing,
    bot_record,
    carry_oxygen,
    new_match,
    play_on,
)

VIEWERS = [0, 1, 2, None]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.clause("C1")
def test_others_cards_are_hidden_and_own_ones_are_not(viewer: int | None) -> None:
    match = carry_oxygen(new_match(3), 9)
    record = mask(match.game, match.record(), viewer)
    for ply in record.plies:
        word = ply.text.split(" ")[0]
        if ply.actor == CHANCE and word in ("deal", "draw"):
            owner = int(ply.text.split(" ")[1])
            assert is_hidden(ply.text) == (owner != viewer)
            assert owner == viewer or word == "deal"
        elif word in ("keep", "return", "remove"):
            assert ply.actor == viewer
        else:
            assert not is_hidden(ply.text)
    own = [ply for ply in match.record().plies if ply.actor == viewer]
    assert [ply for ply in record.plies if ply.actor == viewer] == own
    assert record.header.plies is None


@pytest.mark.clause("C2")
def test_cards_of_others_are_hidden_until_they_are_shown() -> None:
    match = new_match(2)
    for _ in range(3):
        legal = match.game.legal_actions(match.state, 1)
        match.act(1, legal[0])
        masked = mask(match.game, match.record(), 0).plies
        own = mask(match.game, match.record(), 1).plies
        assert own[-1].text.startswith("play ")
        assert [ply for ply in masked if ply.actor == 1] in ([], [Ply(1, "play ?")] * 3)
    assert mask(match.game, match.record(), 0).plies[-3:] == [Ply(1, "play ?")] * 3
    assert mask(match.game, match.record(), None).plies[-3:] == [Ply(1, "play ?")] * 3
    for _ in range(3):
        match.act(0, match.game.legal_actions(match.state, 0)[0])
    shown = [ply for ply in match.record().plies if ply.actor == 1]
    assert [ply for ply in mask(match.game, match.record(), 0).plies if ply.actor == 1][
        :3
    ] == shown[:3]


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.clause("C1", "O3")
def test_matches_that_differ_in_secrets_only_are_masked_alike(
    viewer: int | None, seed: int
) -> None:
    """Seat 1 spends all its bottles and chooses, each time in another way."""
    match = before_choosing(str(seed))
    texts, draws = set(), set()
    for attempt in range(12):
        line = Line(match.game, match.record(), match.state)
        rng = Random(attempt)
        while legal := line.legal(1) or line.legal(CHANCE):
            if not line.legal(1):
                line.act(CHANCE, rng.choice(list(legal.values())))
                continue
            oxygen = [action for text, action in legal.items() if text.startswith("oxygen")]
            line.act(1, rng.choice(oxygen or list(legal.values())))
        draws.add(sum(ply.text.startswith("draw 1") for ply in line.plies))
        texts.add(line.masked(viewer))
    assert len(texts) == 1
    assert len(draws) > 1 or seed > 1, "the number of draws should have differed"


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.clause("C1")
def test_how_far_others_have_got_is_not_told(viewer: int | None) -> None:
    match = new_match(3)
    texts = set()
    for order in ([], [1], [1, 2], [2, 1, 2], [1, 1, 2, 2]):
        line = Line(match.game, match.record(), match.state)
        for seat in order:
            line.act(seat, next(iter(line.legal(seat).values())))
        texts.add(line.masked(viewer))
    assert len(texts) == 1


@pytest.mark.clause("C2")
def test_the_order_in_which_others_choose_is_not_told() -> None:
    match = new_match(3)
    texts = set()
    for attempt in range(6):
        line = Line(match.game, match.record(), match.state)
        order = [0] * 3 + [1] * 3 + [2] * 3
        Random(attempt).shuffle(order)
        for seat in order:
            line.act(seat, next(iter(line.legal(seat).values())))
        texts.add(line.masked(None))
    assert len(texts) == 1


@pytest.mark.clause("S3")
def test_cards_dealt_to_others_are_not_told() -> None:
    texts: dict[int | None, set[str]] = {viewer: set() for viewer in (0, 1, None)}
    for attempt in range(4):
        start = new_match(2)
        line = Line(start.game, Record(start.record().header), start.game.new_state())
        rng = Random(attempt)
        for ply in start.record().plies:
            legal = line.legal(CHANCE)
            hidden = ply.text.startswith("deal 1")
            line.act(CHANCE, rng.choice(list(legal.values())) if hidden else legal[ply.text])
        for viewer, seen in texts.items():
            seen.add(line.masked(viewer))
    assert [len(texts[viewer]) for viewer in (0, 1, None)] == [1, 4, 1]


def test_what_is_open_to_all_stays() -> None:
    match = carry_oxygen(new_match(3), 8)
    record = match.record()
    open_words = (
        "first",
        "pawn",
        "token",
        "weather",
        "tile",
        "take",
        "use",
        "move",
        "give",
        "oxygen",
    )
    expected = [ply for ply in record.plies if ply.text.split(" ")[0] in open_words]
    for viewer in VIEWERS:
        masked = mask(match.game, record, viewer)
        assert [ply for ply in masked.plies if ply.text.split(" ")[0] in open_words] == expected


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_masked_record_is_read_again_and_has_the_right_form(viewer: int | None) -> None:
    match = play_on(new_match(2), plies=300)
    masked = mask(match.game, match.record(), viewer)
    assert parse_record(masked.to_text()) == masked
    check_masked(match.game, masked)
    masked.plies.append(Ply(0, "deal 1 ?", 99))
    with pytest.raises(RecordError) as caught:
        check_masked(match.game, masked)
    assert caught.value.line == 99


def test_a_masked_record_cannot_be_replayed_or_masked_again() -> None:
    match = play_on(new_match(2), plies=60)
    masked = parse_record(mask(match.game, match.record(), 0).to_text())
    for attempt in (
        lambda: check_record(match.game, masked),
        lambda: final_state(match.game, masked),
        lambda: mask(match.game, masked, 1),
        lambda: Match.resumed(match.game, masked, match.dealer),
    ):
        with pytest.raises(RecordError, match=r"record\.masked") as caught:
            attempt()
        assert masked.header.line_of("masked") == caught.value.line


@pytest.mark.parametrize("viewer", [0, None])
def test_a_first_seat_that_was_chosen_stays_in_a_masked_record(viewer: int | None) -> None:
    match = new_match(3, first=1)
    masked = parse_record(mask(match.game, match.record(), viewer).to_text())
    assert masked.header.first_seat == 1
    check_masked(match.game, masked)
    masked.header.first_seat = 2
    with pytest.raises(RecordError, match=r"record\.wrong-first-seat"):
        check_masked(match.game, masked)


def test_the_result_stays_in_a_masked_record() -> None:
    record = bot_record()
    game = new_match(2).game
    assert mask(game, record, 0).header.result == record.header.result


@pytest.mark.parametrize("viewer", ["0", "1", "spectator"])
def test_a_full_record_is_not_taken_for_a_masked_one(viewer: str) -> None:
    match = play_on(new_match(2), plies=100)
    record = match.record()
    record.header.masked = viewer
    record.header.plies = None
    with pytest.raises(RecordError, match=r"record\.not-masked") as caught:
        check_masked(match.game, parse_record(record.to_text()))
    owner = 0 if viewer != "0" else 1
    assert str(caught.value.params["text"]).startswith(f"deal {owner} ")
