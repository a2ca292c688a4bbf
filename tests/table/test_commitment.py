"""Deals that can be checked: the seed of the commitment, and every outcome of chance."""

from dataclasses import replace

import pytest

import everest
from everest.engine.actions import CHANCE
from everest.engine.game import AnyGame
from everest.record.errors import RecordError
from everest.record.masking import mask
from everest.record.record import Ply, Record, parse_record
from everest.table.commitment import (
    CommittedDealer,
    NothingToVerify,
    commitment,
    verify,
    with_commitment,
)
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.positions import standard_game
from tests.record.matches import NAMES, carry_oxygen, play_on

SEED = "f135fa3b2b3ea98c0ba54ff5c44e8c46"
GAMES: dict[str, AnyGame] = {"mount-everest": standard_game(3), "k2": everest.load("k2", seats=2)}


def dealt(game: str = "k2", seed: str = SEED) -> Match:
    rules = GAMES[game]
    return Match(rules, NAMES[: rules.ruleset.seats], CommittedDealer(seed))


def finished(game: str = "k2") -> Record:
    record = with_commitment(play_on(dealt(game)).record(), SEED)
    return parse_record(record.to_text())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_as_committed(game: str) -> None:
    record = finished(game)
    assert (record.header.commitment, record.header.seed) == (commitment(SEED), SEED)
    found = verify(GAMES[game], record)
    assert (found.is_seed_right, found.wrong, found.is_over) == (True, None, True)
    assert found.outcomes == sum(ply.actor == CHANCE for ply in record.plies) > 50


@pytest.mark.parametrize("seed", ["2", "3", "4", "6"])
def test_taking_back_while_others_draw_moves_no_outcome(seed: str) -> None:
    """A draw for a bottle stands earlier in the record when somebody's card is taken back."""
    seed = seed.rjust(32, "0")
    match = carry_oxygen(dealt("mount-everest", seed), 3)
    game = match.game

    def texts(seat: int) -> dict[str, int]:
        return {game.text(one): one for one in game.legal_actions(match.state, seat)}

    while game.to_act(match.state) != (0, 1, 2) or not any("oxygen" in one for one in texts(1)):
        match = carry_oxygen(match, match.state.round)
    match.act(0, next(action for text, action in texts(0).items() if text.startswith("play")))
    match.act(1, next(action for text, action in texts(1).items() if text.startswith("oxygen")))
    assert match.plies[-1][0] == CHANCE
    length = len(match.plies)
    match.undo(0)
    assert len(match.plies) == length - 1
    record = with_commitment(play_on(match).record(), seed)
    assert verify(game, parse_record(record.to_text())).wrong is None


@pytest.mark.parametrize("game", GAMES)
def test_a_first_seat_that_was_chosen_is_expected_in_place_of_the_one_drawn(game: str) -> None:
    rules = GAMES[game]
    seats = rules.ruleset.seats
    drawn = finished(game).plies[0].text
    for first in range(seats):
        match = Match(rules, NAMES[:seats], CommittedDealer(SEED), first)
        # the other outcomes of the setup are those that they are where it is drawn who begins
        assert [ply.text for ply in match.record().plies[1:8]] == [
            ply.text for ply in dealt(game).record().plies[1:8]
        ]
        record = with_commitment(play_on(match).record(), SEED)
        record = parse_record(record.to_text())
        found = verify(rules, record)
        assert (found.is_seed_right, found.wrong, found.is_over) == (True, None, True)
        assert found.outcomes == sum(ply.actor == CHANCE for ply in record.plies) - 1
        begun = record.plies[0]
        # without the line in the head it has to be the seat that the seed gives
        record.header.first_seat = None
        found = verify(rules, record)
        assert found.wrong == (None if begun.text == drawn else begun)
        assert not found.is_first_seat_wrong
        record.header.first_seat = (first + 1) % seats
        found = verify(rules, record)
        assert (found.wrong, found.is_first_seat_wrong) == (begun, True)
        assert found.right == f"first {(first + 1) % seats}"


def test_another_seed_is_noticed() -> None:
    record = finished()
    record.header.seed = "0" * 32
    found = verify(GAMES["k2"], record)
    assert not found.is_seed_right
    record.header.commitment = commitment("0" * 32)
    found = verify(GAMES["k2"], record)
    assert found.is_seed_right
    assert found.wrong is not None


def test_the_first_changed_outcome_is_named() -> None:
    record = finished()
    state = GAMES["k2"].new_state()
    changed = None
    for number, ply in enumerate(record.plies):
        if ply.actor == CHANCE and number > 40:
            right = GAMES["k2"].parse(state, CHANCE, ply.text)
            others = [one for one, _ in GAMES["k2"].chance_outcomes(state) if one != right]
            if others:
                changed = Ply(CHANCE, GAMES["k2"].text(others[0]), ply.line)
                break
        GAMES["k2"].apply(state, ply.actor, GAMES["k2"].parse(state, ply.actor, ply.text))
    assert changed is not None
    plies = [*record.plies[:number], changed, *record.plies[number + 1 :]]
    found = verify(GAMES["k2"], Record(record.header, plies))
    assert found.wrong == changed
    assert found.wrong.line == changed.line
    assert found.right == record.plies[number].text
    assert found.is_seed_right


def test_an_outcome_that_is_not_even_legal_is_named_too() -> None:
    record = finished()
    plies = [Ply(CHANCE, "first 1" if record.plies[0].text == "first 0" else "first 0")]
    found = verify(GAMES["k2"], Record(record.header, plies + record.plies[1:]))
    assert found.wrong == plies[0]
    weather = Ply(CHANCE, "weather t1", 99)
    found = verify(GAMES["k2"], Record(record.header, [weather]))
    assert (found.wrong, found.right) == (weather, record.plies[0].text)


def test_a_record_that_is_not_legal_is_refused() -> None:
    record = finished()
    with pytest.raises(RecordError):
        verify(GAMES["k2"], Record(record.header, record.plies[:-1]))
    with pytest.raises(RecordError):
        verify(GAMES["k2"], Record(record.header, [Ply(CHANCE, "nothing"), *record.plies[1:]]))
    with pytest.raises(RecordError):
        verify(GAMES["k2"], Record(record.header, [*record.plies, Ply(CHANCE, "first 0")]))


def test_nothing_can_be_verified_without_both_lines() -> None:
    record = finished()
    unfinished = replace(record.header, seed=None)
    for header, has_commitment in (
        (unfinished, True),
        (replace(unfinished, commitment=None), False),
        (replace(record.header, commitment=None), False),
    ):
        with pytest.raises(NothingToVerify) as caught:
            verify(GAMES["k2"], Record(header, record.plies))
        assert caught.value.has_commitment == has_commitment


def test_a_running_match_has_the_commitment_and_not_the_seed() -> None:
    record = with_commitment(play_on(dealt(), plies=100).record(), SEED)
    for viewer in (None, 0, 1):
        text = mask(GAMES["k2"], record, viewer).to_text()
        assert f"\ncommitment {commitment(SEED)}\n" in text
        assert SEED not in text
    assert SEED not in record.to_text()


def test_a_masked_record_of_a_finished_match_does_not_have_the_seed() -> None:
    text = mask(GAMES["k2"], finished(), 0).to_text()
    assert SEED not in text
    assert parse_record(text).header.commitment == commitment(SEED)


def test_an_unfinished_record_with_the_seed_is_checked_as_far_as_it_goes() -> None:
    record = play_on(dealt(), plies=100).record()
    record.header.commitment, record.header.seed = commitment(SEED), SEED
    found = verify(GAMES["k2"], record)
    assert (found.is_seed_right, found.wrong, found.is_over) == (True, None, False)


def test_the_usual_dealer_goes_by_the_ply() -> None:
    outcomes = [(action, 1) for action in range(1000)]
    usual, committed = Dealer(SEED), CommittedDealer(SEED)
    assert (usual.number(7, 3), committed.number(7, 3)) == (7, 3)
    assert usual.choose(outcomes, 3) == committed.choose(outcomes, 3)


def test_the_commitment_is_that_of_the_documents() -> None:
    """Whoever wants to check it by hand: ``printf everest-seed-1:SEED | sha256sum``."""
    assert commitment("example") == (
        "252a39f30119903f3838addfe9c5a3a8c254f47bb94372cdb7db3b8e7ea9bf56"
    )
