"""States made from views: consistent with them, playable, and different where they may be."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from everest.engine.game import AnyGame
from everest.engine.row import added, changed
from everest.engine.state import State
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, IDLE, MountEverestState
from tests.properties.audits import audit_position
from tests.properties.everest_ledger import tents_in_game
from tests.properties.matches import AnyMatch, EverestMatch
from tests.properties.scenes import BUILT_IN, Scene
from tests.properties.strategies import SEEDS, in_phase, matches, oxygen, spend_bottles, tries

SEEDS_TRIED = 4000


@tries(60)
@given(matches() | oxygen(), SEEDS)
def test_a_determinization_has_the_view_it_was_made_from(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    for seat in (*range(game.ruleset.seats), None):
        view = game.view(state, seat)
        made = game.determinize(view, Random(seed))
        assert game.view(made, seat) == view
        assert set(game.to_act(made)) == set(game.to_act(state)) or busy_with_oxygen(state)
        audit_position(game, made)
        if isinstance(made, MountEverestState):
            for other in range(game.ruleset.seats):
                assert other == seat or made.oxygen_stage[other] == IDLE


def busy_with_oxygen(state: State) -> bool:
    """Whether somebody is on the way through a bottle, which others do not see."""
    return isinstance(state, MountEverestState) and set(state.oxygen_stage) != {IDLE}


@tries(40)
@given(matches() | oxygen())
def test_the_full_view_gives_the_very_state(match: AnyMatch) -> None:
    game, state = match.game, match.state
    made = game.determinize(game.full_view(state), Random(0))
    assert made.key() == state.key()


@tries(16)
@given(matches() | oxygen(), SEEDS)
def test_a_determinization_can_be_played_to_the_end(match: AnyMatch, seed: int) -> None:
    game = match.game
    seats = game.ruleset.seats
    viewer = (*range(seats), None)[seed % (seats + 1)]
    made = game.determinize(game.view(match.state, viewer), Random(seed))
    tents = tents_of(made, seats)
    other = AnyMatch(game, Random(seed), state=made)
    for number, _ in enumerate(other.run()):
        if number % 7 == 0:
            audit_position(game, made)
            assert all(
                now <= before for now, before in zip(tents_of(made, seats), tents, strict=True)
            )
    assert made.round == game.ruleset.rounds or seats == 1
    assert len(game.returns(made)) == seats


def tents_of(state: State, seats: int) -> list[int]:
    """The tents of each seat that are in the game, where some can leave it."""
    if not isinstance(state, MountEverestState):
        return []
    return [tents_in_game(state, seat) for seat in range(seats)]


def opening(game: str, seats: int = 3) -> tuple[AnyGame, State]:
    """A match in which the first hands have been dealt."""
    match = AnyMatch.of(Scene(BUILT_IN, seats, "easy", "summer", game), seed=71)
    assert match.run_until(lambda game, state: in_phase(game, state, "cards"))
    return match.game, match.state


@pytest.mark.parametrize("name", ["mount-everest", "k2"])
def test_hidden_cards_are_dealt_as_the_real_ones_are(name: str) -> None:
    """Each of the 18 cards is in an opponent's hand of 6 one time in three (S3, KS1)."""
    game, state = opening(name)
    view = game.view(state, 0)
    found: Counter[int] = Counter()
    hands = set()
    for seed in range(SEEDS_TRIED):
        made = game.determinize(view, Random(seed))
        assert made.hand[0] == state.hand[0]
        hands.add(made.hand[1])
        found.update(made.hand[1].listed)
    assert len(hands) > 100
    for card in game.ruleset.deck.kinds:
        expected = SEEDS_TRIED * game.ruleset.deck.count(card) / 3
        assert found[card] == pytest.approx(expected, rel=0.1)


@pytest.mark.parametrize("name", ["mount-everest", "k2"])
def test_different_random_numbers_deal_different_cards_to_every_opponent(name: str) -> None:
    game, state = opening(name, 5)
    for viewer in (0, 2, None):
        view = game.view(state, viewer)
        made = [game.determinize(view, Random(seed)) for seed in range(20)]
        for seat in range(5):
            hands = {one.hand[seat] for one in made}
            assert len(hands) == 1 if seat == viewer else len(hands) > 5
    assert game.determinize(view, Random(3)) == game.determinize(view, Random(3))


def with_bottle_spent() -> tuple[MountEverest, MountEverestState]:
    """On the first day seat 1 has just spent a bottle above 8000 m; all other cards are hidden."""
    match = EverestMatch.of(Scene(BUILT_IN, 2, "easy", "summer"), seed=72)
    game, state = match.game, match.state
    assert match.run_until(lambda game, state: in_phase(game, state, "cards"))
    state.camps = changed(state.camps, 2, game.rules.board.zone.index(3))
    state.tent_stock = added(state.tent_stock, 1, -1)
    state.bottles = changed(state.bottles, HOLDERS_PER_SEAT + 2, 1)
    state.forget()
    spend_bottles(match)
    assert state.swaps == (0, 1)
    return game, state


def test_O2_a_bottle_may_have_brought_any_card() -> None:
    game, state = with_bottle_spent()
    view = game.view(state, 0)
    kept: Counter[int] = Counter()
    for seed in range(SEEDS_TRIED):
        made = game.determinize(view, Random(seed))
        kept.update((game.rules.reserve - made.reserve[1]).listed)
    assert sum(kept.values()) == SEEDS_TRIED
    for card in game.rules.reserve.kinds:
        share = game.rules.reserve.count(card) / 6
        assert kept[card] == pytest.approx(SEEDS_TRIED * share, rel=0.15)


def test_O4_a_bottle_never_removed_the_card_that_it_brought() -> None:
    """After the first bottle of a match a card of the main deck is out of the game."""
    game, state = with_bottle_spent()
    view = game.view(state, 0)
    removed: set[int] = set()
    for seed in range(300):
        removed.update(game.determinize(view, Random(seed)).removed[1].listed)
    assert removed == set(game.rules.deck.kinds)
