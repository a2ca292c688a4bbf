"""A match: what may be taken back, going on with a record, the same seed."""

from random import Random

import pytest

import everest
from everest.record.errors import RecordError
from everest.record.record import Ply, Record, parse_record
from everest.table.dealer import Dealer
from everest.table.log import NothingToTakeBack
from everest.table.match import Match
from tests.positions import standard_game
from tests.record.matches import carry_oxygen, new_match, play_on


def texts(match: Match, seat: int) -> dict[str, int]:
    return {match.game.text(one): one for one in match.game.legal_actions(match.state, seat)}


def act(match: Match, seat: int, *actions: str) -> None:
    for text in actions:
        match.act(seat, match.game.parse(match.state, seat, text))


def choose_cards(match: Match, seat: int, number: int = 3) -> None:
    for _ in range(number):
        match.act(seat, min(match.game.legal_actions(match.state, seat)))


def in_first_turn(seed: str = "match") -> tuple[Match, int]:
    """A match in the first turn of its first round, and the seat whose turn it is."""
    match = new_match(2, seed)
    while match.state.seat < 0:
        seat = match.game.to_act(match.state)[0]
        match.act(seat, match.game.legal_actions(match.state, seat)[0])
    return match, match.state.seat


# -- one's own turn -------------------------------------------------------------------------------


def test_a_whole_turn_is_taken_back_step_by_step() -> None:
    match, seat = in_first_turn()
    start, plies = match.state.clone(), len(match.plies)
    act(match, seat, "give tent from supply to A", "give tourist-1 from supply to B")
    assert match.can_undo(seat)
    assert match.game.text(match.undo(seat)) == "give tourist-1 from supply to B"
    assert match.game.text(match.undo(seat)) == "give tent from supply to A"
    assert match.state == start
    assert len(match.plies) == plies
    assert not match.can_undo(seat)
    with pytest.raises(NothingToTakeBack):
        match.undo(seat)
    assert match.state == start


def test_taking_back_and_doing_again_is_as_if_nothing_had_happened() -> None:
    match, seat = in_first_turn()
    act(match, seat, "give tent from supply to A", "give tourist-1 from supply to B")
    state, plies = match.state.clone(), match.plies[:]
    match.undo(seat)
    act(match, seat, "give tourist-1 from supply to B")
    assert match.state == state
    assert match.plies == plies


def test_a_turned_tile_cannot_be_taken_back() -> None:
    match, seat = in_first_turn()
    card = next(text for text in texts(match, seat) if text.startswith("use any"))
    act(match, seat, "give tent from supply to B", card)
    assert match.can_undo(seat)
    piece = card.split(" ")[-1]
    act(match, seat, f"move {piece} to i3")
    assert match.plies[-1][0] == everest.CHANCE
    assert not match.can_undo(seat)
    # what is done after it can be
    act(match, seat, next(text for text in texts(match, seat) if text != "end"))
    assert match.can_undo(seat) == (match.state.seat == seat)


def test_what_chance_brings_does_not_depend_on_what_was_taken_back() -> None:
    faces = set()
    for detours in range(4):
        match, seat = in_first_turn()
        card = next(text for text in texts(match, seat) if text.startswith("use any"))
        for _ in range(detours):
            act(match, seat, "give bottle from supply to B")
            match.undo(seat)
        act(match, seat, card, f"move {card.split(' ')[-1]} to i3")
        faces.add(match.plies[-1])
    assert len(faces) == 1


def test_an_ended_turn_cannot_be_taken_back() -> None:
    match, seat = in_first_turn()
    act(match, seat, "give tent from supply to A")
    while "end" not in texts(match, seat):
        match.act(seat, next(iter(texts(match, seat).values())))
    act(match, seat, "end")
    assert not match.can_undo(seat)
    assert not match.can_undo(1 - seat)


def test_nobody_takes_back_for_another_seat() -> None:
    match, seat = in_first_turn()
    act(match, seat, "give tent from supply to A")
    with pytest.raises(NothingToTakeBack):
        match.undo(1 - seat)
    assert match.can_undo(seat)


def test_a_refused_action_changes_nothing() -> None:
    match, seat = in_first_turn()
    act(match, seat, "give tent from supply to A")
    state, plies = match.state.clone(), match.plies[:]
    with pytest.raises(everest.IllegalAction):
        act(match, seat, "move A to summit")
    with pytest.raises(everest.IllegalAction):
        act(match, 1 - seat, "end")
    assert match.state == state
    assert match.plies == plies
    assert match.state.events is None
    assert match.game.text(match.undo(seat)) == "give tent from supply to A"


# -- choices of several seats at the same time -------------------------------------------------


@pytest.mark.clause("C1", "C2")
def test_each_seat_takes_back_its_own_choice_only() -> None:
    match = new_match(3)
    choose_cards(match, 0, 2)
    choose_cards(match, 1, 3)
    choose_cards(match, 0, 1)
    others = match.state.chosen[1]
    for _ in range(3):
        match.undo(0)
    assert not match.state.chosen[0]
    assert match.state.chosen[1] == others
    assert not match.can_undo(0)
    assert match.can_undo(1)
    assert [actor for actor, _ in match.plies[-3:]] == [1, 1, 1]


@pytest.mark.clause("C2")
def test_shown_cards_cannot_be_taken_back() -> None:
    match = new_match(2)
    choose_cards(match, 0)
    choose_cards(match, 1, 2)
    assert match.can_undo(0)
    choose_cards(match, 1, 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def with_bottles() -> Match:
    match = carry_oxygen(new_match(3), 3)
    while match.game.to_act(match.state) != (0, 1, 2) or not any(
        text.startswith("oxygen") for text in texts(match, 1)
    ):
        match = carry_oxygen(match, match.state.round)
        assert match.state.round < 12
    return match


@pytest.mark.clause("O1", "O2")
def test_a_spent_bottle_cannot_be_taken_back_but_what_others_chose_can() -> None:
    match = with_bottles()
    match.act(0, next(a for text, a in texts(match, 0).items() if text.startswith("play")))
    match.act(1, next(a for text, a in texts(match, 1).items() if text.startswith("oxygen")))
    assert match.plies[-1][0] == everest.CHANCE
    assert not match.can_undo(1)
    assert match.can_undo(0)
    kept = next(text for text in texts(match, 1) if text.startswith("keep"))
    act(match, 1, kept)
    drawn = match.state.clone()
    match.undo(0)
    assert not match.state.chosen[0]
    assert match.state.reserve == drawn.reserve
    assert match.game.text(match.undo(1)) == kept
    assert not match.can_undo(1)


@pytest.mark.clause("O3")
def test_a_bottle_that_brings_cards_of_known_order_cannot_be_taken_back_either() -> None:
    match = with_bottles()
    for start in ("oxygen", "keep", "return", "remove"):
        chosen = [text for text in texts(match, 1) if text.startswith(start)]
        act(match, 1, next((text for text in chosen if text.endswith("top")), chosen[0]))
    again = [text for text in texts(match, 1) if text.startswith("oxygen")]
    assert again, "a second bottle is needed"
    before = len(match.plies)
    act(match, 1, again[0])
    assert len(match.plies) - before < 3, "a card of known order should have been drawn"
    assert not match.can_undo(1)


# -- whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_seed_deals_the_same_match(seats: int) -> None:
    first, second = (play_on(new_match(seats, "same"), "same") for _ in range(2))
    assert first.plies == second.plies
    assert play_on(new_match(seats, "other"), "same").plies != first.plies


@pytest.mark.parametrize("plies", [0, 7, 60, 61, 62, 300, 100_000])
def test_going_on_with_a_record_is_going_on_with_the_match(plies: int) -> None:
    match = play_on(new_match(3), plies=plies)
    record = parse_record(match.record().to_text())
    resumed = Match.resumed(match.game, record, match.dealer)
    assert resumed.state == match.state
    assert resumed.plies == match.plies
    assert resumed.names == match.names
    assert resumed.opening == []
    for seat in range(3):
        assert resumed.can_undo(seat) == match.can_undo(seat)
    play_on(match, "rest")
    play_on(resumed, "rest")
    assert resumed.plies == match.plies
    assert resumed.record() == match.record()


def test_a_record_that_ends_before_a_deal_is_dealt_on_as_it_would_have_been() -> None:
    match = new_match(2)
    record = match.record()
    for length in range(len(record.plies)):
        record.plies = match.record().plies[:length]
        resumed = Match.resumed(match.game, record, match.dealer)
        assert resumed.plies == match.plies
        assert bool(resumed.opening)


def test_a_record_that_is_not_legal_is_not_gone_on_with() -> None:
    match = new_match(2)
    record = match.record()
    record.plies.append(Ply(0, "move A to summit", 77))
    with pytest.raises(RecordError) as caught:
        Match.resumed(match.game, record, match.dealer)
    assert caught.value.line == 77


def test_taking_back_at_random_leaves_a_legal_match() -> None:
    match = new_match(3)
    rng = Random(5)
    for _ in range(600):
        waiting = match.game.to_act(match.state)
        if not waiting:
            break
        seat = rng.choice(waiting)
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.act(seat, rng.choice(match.game.legal_actions(match.state, seat)))
    resumed = Match.resumed(match.game, match.record(), match.dealer)
    assert resumed.state == match.state


@pytest.mark.clause("S8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_can_be_given(first: int) -> None:
    match = new_match(3, first=first)
    assert match.state.first_seat == first
    assert match.opening[0].data == {"seat": first}


@pytest.mark.clause("S8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_first_seat_that_was_chosen_is_chosen_in_the_resumed_match(first: int) -> None:
    record = new_match(3, first=first).record()
    for plies in (0, 1, 30):
        begun = Record(record.header, record.plies[:plies])
        resumed = Match.resumed(standard_game(3), begun, Dealer("match"))
        assert resumed.record() == record


def test_names_are_made_fit_and_seats_without_one_get_one() -> None:
    match = Match(standard_game(), ["  Ann\n", "\x1b"], Dealer("x"))
    assert match.names == ["Ann", "seat 1"]


@pytest.mark.parametrize(
    ("names", "first"), [(["Ann"], None), (["Ann", "Bob"], 2), (["A", "B"], -1)]
)
def test_a_match_needs_a_name_for_each_seat_and_a_seat_that_is_there(
    names: list[str], first: int | None
) -> None:
    with pytest.raises(ValueError, match="seats"):
        Match(standard_game(), names, Dealer("x"), first)


def test_events_say_what_happened_in_their_order() -> None:
    match = new_match(2)
    kinds = [event.kind for event in match.opening]
    assert kinds[:2] == ["first-seat", "pawn-order"]
    assert kinds.count("drawn") == 12
    events = match.act(0, match.game.legal_actions(match.state, 0)[0])
    assert [(event.kind, event.audience) for event in events] == [("card-chosen", 0)]
