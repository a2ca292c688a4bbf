"""Events reach only those who may know of them."""

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import assume, given

from everest import CHANCE
from everest.engine.events import EVERYONE, Event
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.engine.vocabulary import PLAY
from everest.record.masking import mask
from everest.record.record import Record
from tests.properties.matches import AnyMatch, record_of
from tests.properties.policies import wander
from tests.properties.scenes import SCENES, Scene
from tests.properties.strategies import SEEDS, choices_begin, in_phase, matches, supply_camps, tries

SHOWS_CARDS = {"cards-shown", "card-used", "rest-used"}
"""Kinds of events for everyone that name cards: cards that lie open."""

SECRET = {
    "card-chosen",
    "card-removed",
    "drawn",
    "oxygen-drawn",
    "oxygen-kept",
    "oxygen-returned",
}
"""Kinds of events for one seat alone."""


def words_in(event: Event) -> set[str]:
    """All words in the data of an event."""
    found: set[str] = set()
    for value in event.data.values():
        parts = value if isinstance(value, list) else [value]
        found.update([part for part in parts if isinstance(part, str)])
    return found


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_events_for_everyone_name_no_hidden_card(scene: Scene) -> None:
    match = AnyMatch.of(scene, seed=61)
    cards = set(match.game.ruleset.cards.ids)
    for step in match.run():
        for event in step.events:
            if event.audience != EVERYONE:
                assert event.kind in SECRET
                assert event.audience == event.data["seat"]
                continue
            assert event.kind not in SECRET
            if event.kind not in SHOWS_CARDS:
                assert not words_in(event) & cards


class Twin(NamedTuple):
    """One of two matches: what happened since they parted, the state, and what led to it."""

    events: list[Event]
    state: State
    record: Record


class Twins:
    """Two matches from one position that differ only in what one seat draws and chooses."""

    def __init__(self, match: AnyMatch, owner: int, bottles: int, seed: int) -> None:
        self.game: AnyGame = match.game
        self.owner = owner
        self.bottles = bottles
        self.seed = seed
        self.start = match.state
        self.plies = match.plies

    def play(self, own_seed: int) -> Twin:
        """Play on until the owner's last card is chosen; the others choose by the common seed."""
        game, state = self.game, self.start.clone()
        own, common = Random(own_seed), Random(self.seed)
        state.events = []
        left = self.bottles
        plies = self.plies[:]
        while not self._only_the_last_card_is_missing(state):
            waiting = game.to_act(state)
            actor = next((seat for seat in waiting if seat != self.owner), self.owner)
            if waiting == (CHANCE,):
                actor, action = CHANCE, self._dealt(state, own, common)
            else:
                legal = game.legal_actions(state, actor)
                if actor == self.owner:
                    spend = [action for action in legal if self._spends_a_bottle(action)]
                    legal = tuple([one for one in legal if not self._spends_a_bottle(one)])
                    if spend and left:
                        legal, left = tuple(spend[:1]), left - 1
                action = wander(game, state, actor, legal, own if actor == self.owner else common)
            game.apply(state, actor, action)
            plies.append((actor, action))
        events = state.events
        state.events = None
        return Twin(events, state, record_of(game, state, plies))

    def _spends_a_bottle(self, action: int) -> bool:
        table = self.game.actions
        return table.kind_names[table.kinds[action]] == "oxygen"

    def _dealt(self, state: State, own: Random, common: Random) -> int:
        actions, weights = zip(*self.game.chance_outcomes(state), strict=True)
        owned = self.game.owner(CHANCE, actions[0]) == self.owner
        action: int = (own if owned else common).choices(actions, weights)[0]
        return action

    def _only_the_last_card_is_missing(self, state: State) -> bool:
        """Whether the owner is about to choose the third card, and all others have chosen."""
        game = self.game
        if not in_phase(game, state, "cards") or game.to_act(state) != (self.owner,):
            return False
        actions = game.legal_actions(state, self.owner)
        if any(game.actions.kinds[action] != PLAY for action in actions):
            return False
        after = state.clone()
        game.apply(after, self.owner, actions[0])
        return not in_phase(game, after, "cards")

    def told_alike(self, one: Twin, other: Twin) -> None:
        """Fail if anybody but the owner could tell the two matches apart."""
        for seat in (*range(self.game.ruleset.seats), EVERYONE):
            if seat != self.owner:
                told = [event for event in one.events if event.audience in (seat, EVERYONE)]
                assert told == [e for e in other.events if e.audience in (seat, EVERYONE)]
                viewer = None if seat == EVERYONE else seat
                assert self.game.view(one.state, viewer) == self.game.view(other.state, viewer)

    def masked_alike(self, one: Twin, other: Twin) -> None:
        """Fail if the masked records of anybody but the owner are different."""
        for viewer in (*range(self.game.ruleset.seats), None):
            if viewer != self.owner:
                masked = mask(self.game, one.record, viewer)
                assert masked.to_text() == mask(self.game, other.record, viewer).to_text()


@tries(30)
@given(matches(condition=choices_begin), SEEDS)
def test_what_others_are_told_is_the_same_whatever_a_seat_draws(match: AnyMatch, seed: int) -> None:
    game, state = match.game, match.state
    supply_camps(game, state, match.rng)
    twins = Twins(match, seed % game.ruleset.seats, bottles=seed % 3, seed=seed)
    twins.told_alike(twins.play(1), twins.play(2))


@tries(20)
@given(matches(condition=lambda game, state: in_phase(game, state, "actions")), SEEDS)
def test_what_others_are_told_is_the_same_until_cards_are_shown(match: AnyMatch, seed: int) -> None:
    """From a turn over the end of the round, a deal, bottles, to the choice of cards."""
    game, state = match.game, match.state
    while in_phase(game, state, "actions"):
        match.step()
    while in_phase(game, state, "check"):
        match.step()  # rescues (KX1)
    assume(not game.is_over(state) and state.round < game.ruleset.rounds)
    owner = seed % game.ruleset.seats
    twins = Twins(match, owner, bottles=1, seed=seed)
    one, other = twins.play(1), twins.play(2)
    twins.told_alike(one, other)
    twins.masked_alike(one, other)
    own = [[event for event in twin.events if event.audience == owner] for twin in (one, other)]
    assert len(own[0]) > 0
