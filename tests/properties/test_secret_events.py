"""Events reach only those who may know of them."""

from random import Random

import pytest
from hypothesis import assume, given

from everest import CHANCE
from everest.engine.actions import ActionTable
from everest.engine.events import EVERYONE, Event
from everest.engine.vocabulary import DEAL, PLAY
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.vocabulary import DRAW, OXYGEN
from tests.properties.matches import RandomMatch
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
    match = RandomMatch.of(scene, seed=61)
    cards = set(match.game.rules.cards.ids)
    for step in match.run():
        for event in step.events:
            if event.audience != EVERYONE:
                assert event.kind in SECRET
                assert event.audience == event.data["seat"]
                continue
            assert event.kind not in SECRET
            if event.kind not in SHOWS_CARDS:
                assert not words_in(event) & cards


class Twins:
    """Two matches from one position that differ only in what one seat draws and chooses."""

    def __init__(
        self, game: MountEverest, state: MountEverestState, owner: int, bottles: int, seed: int
    ) -> None:
        self.game = game
        self.owner = owner
        self.bottles = bottles
        self.seed = seed
        self.start = state

    def play(self, own_seed: int) -> tuple[list[Event], MountEverestState]:
        """Play on until the owner's last card is chosen; the others choose by the common seed."""
        game, state, table = self.game, self.start.clone(), self.game.actions
        own, common = Random(own_seed), Random(self.seed)
        state.events = []
        left = self.bottles
        while not self._only_the_last_card_is_missing(state):
            waiting = game.to_act(state)
            actor = next((seat for seat in waiting if seat != self.owner), self.owner)
            if waiting == (CHANCE,):
                action = self._dealt(state, table, own, common)
                game.apply(state, CHANCE, action)
                continue
            legal = game.legal_actions(state, actor)
            if actor == self.owner:
                spend = [action for action in legal if table.kinds[action] == OXYGEN]
                legal = tuple([action for action in legal if table.kinds[action] != OXYGEN])
                if spend and left:
                    legal, left = tuple(spend[:1]), left - 1
                action = wander(game, state, actor, legal, own)
            else:
                action = wander(game, state, actor, legal, common)
            game.apply(state, actor, action)
        events = state.events
        state.events = None
        return events, state

    def _dealt(
        self, state: MountEverestState, table: ActionTable, own: Random, common: Random
    ) -> int:
        actions, weights = zip(*self.game.chance_outcomes(state), strict=True)
        owned = table.kinds[actions[0]] in (DEAL, DRAW) and table.arg_a[actions[0]] == self.owner
        action: int = (own if owned else common).choices(actions, weights)[0]
        return action

    def _only_the_last_card_is_missing(self, state: MountEverestState) -> bool:
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


@tries(40)
@given(matches(condition=choices_begin), SEEDS)
def test_what_others_are_told_is_the_same_whatever_a_seat_draws(
    match: RandomMatch, seed: int
) -> None:
    game, state = match.game, match.state
    supply_camps(game, state, match.rng)
    owner = seed % game.rules.seats
    twins = Twins(game, state, owner, bottles=seed % 3, seed=seed)
    (one, first), (other, second) = twins.play(1), twins.play(2)
    for seat in (*range(game.rules.seats), EVERYONE):
        if seat != owner:
            told = [event for event in one if event.audience in (seat, EVERYONE)]
            assert told == [event for event in other if event.audience in (seat, EVERYONE)]
            viewer = None if seat == EVERYONE else seat
            assert game.view(first, viewer) == game.view(second, viewer)


@tries(15)
@given(matches(condition=lambda game, state: in_phase(game, state, "actions")), SEEDS)
def test_what_others_are_told_is_the_same_until_cards_are_shown(
    match: RandomMatch, seed: int
) -> None:
    """From a turn over the end of the round, a deal, bottles, to the choice of cards."""
    game, state = match.game, match.state
    assume(state.round < game.rules.rounds)
    while in_phase(game, state, "actions"):
        match.step()
    owner = seed % game.rules.seats
    twins = Twins(game, state, owner, bottles=1, seed=seed)
    (one, _), (other, _) = twins.play(1), twins.play(2)
    for seat in (*range(game.rules.seats), EVERYONE):
        if seat != owner:
            told = [event for event in one if event.audience in (seat, EVERYONE)]
            assert told == [event for event in other if event.audience in (seat, EVERYONE)]
    own = [[event for event in events if event.audience == owner] for events in (one, other)]
    assert len(own[0]) > 0
