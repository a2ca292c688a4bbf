"""Matches played at random from a seed, ply by ply, for properties to be looked at on the way."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from everest import CHANCE
from everest.engine.events import Event
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.properties.policies import MIXED, Policy
from tests.properties.scenes import Scene, load

Condition = Callable[[MountEverest, MountEverestState], bool]


class Step(NamedTuple):
    """An action that was carried out, and what happened."""

    actor: int
    action: int
    events: list[Event]


class RandomMatch:
    """A match in which each seat follows a policy; the state after each ply is `state`."""

    def __init__(
        self,
        game: MountEverest,
        rng: Random,
        policies: list[Policy] | None = None,
        state: MountEverestState | None = None,
    ) -> None:
        self.game = game
        self.rng = rng
        seats = range(game.rules.seats)
        self.policies = policies or [rng.choice(MIXED) for _ in seats]
        self.state = game.new_state() if state is None else state
        self.plies: list[tuple[int, int]] = []

    @classmethod
    def of(cls, scene: Scene, seed: int, policies: list[Policy] | None = None) -> "RandomMatch":
        """A match of a scene; the seed alone decides what happens."""
        return cls(load(scene), Random(seed), policies)

    def choose(self) -> tuple[int, int]:
        """Who acts next, and how."""
        game, state = self.game, self.state
        waiting = game.to_act(state)
        if waiting == (CHANCE,):
            actions, weights = zip(*game.chance_outcomes(state), strict=True)
            return CHANCE, self.rng.choices(actions, weights)[0]
        seat = self.rng.choice(waiting)
        legal = game.legal_actions(state, seat)
        return seat, self.policies[seat](game, state, seat, legal, self.rng)

    def step(self) -> Step:
        """Play one ply."""
        actor, action = self.choose()
        events: list[Event] = []
        self.state.events = events
        self.game.apply(self.state, actor, action)
        self.state.events = None
        self.plies.append((actor, action))
        return Step(actor, action, events)

    def run(self) -> Iterator[Step]:
        """Play on to the end, one ply at a time."""
        while not self.game.is_over(self.state):
            yield self.step()

    def finish(self) -> MountEverestState:
        """Play on to the end; returns the last state."""
        for _ in self.run():
            pass
        return self.state

    def run_until(self, condition: Condition) -> bool:
        """Play on until the condition holds; False if the match ends before."""
        while not condition(self.game, self.state):
            if self.game.is_over(self.state):
                return False
            self.step()
        return True


def scores_move(event: Event) -> tuple[int, int, int]:
    """Seat, old and new score of an event of the kind ``score``."""
    return number(event, "seat"), number(event, "from"), number(event, "to")


def number(event: Event, name: str) -> int:
    """A number that an event carries."""
    value = event.data[name]
    assert isinstance(value, int), f"{name} of {event} is no number"
    return value


def word(event: Event, name: str) -> str:
    """A word that an event carries."""
    value = event.data[name]
    assert isinstance(value, str), f"{name} of {event} is no word"
    return value
