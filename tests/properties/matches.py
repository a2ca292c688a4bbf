"""Matches played at random from a seed, ply by ply, for properties to be looked at on the way."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic, NamedTuple, Self, TypeVar

from everest import CHANCE
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.state import State, StateT
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.record.record import Header, Ply, Record
from tests.k2.properties import policies as k2_policies
from tests.properties import everest_policies
from tests.properties.policies import Policy
from tests.properties.scenes import Scene, load

GameT = TypeVar("GameT", bound=AnyGame)

Condition = Callable[[Any, Any], bool]
"""Whether something holds in a game and a state of it."""

MIXED: dict[str, tuple[Policy, ...]] = {
    "mount-everest": everest_policies.MIXED,
    "k2": k2_policies.MIXED,
}
"""What seats are given in matches in which anything may happen, by game."""


class Step(NamedTuple):
    """An action that was carried out, and what happened."""

    actor: int
    action: int
    events: list[Event]


class RandomMatch(Generic[GameT, StateT]):
    """A match in which each seat follows a policy; the state after each ply is `state`."""

    def __init__(
        self,
        game: GameT,
        rng: Random,
        policies: list[Policy] | None = None,
        state: StateT | None = None,
    ) -> None:
        self.game = game
        self.rng = rng
        mixed = MIXED[game.ruleset.game]
        self.policies = policies or [rng.choice(mixed) for _ in range(game.ruleset.seats)]
        self.state: StateT = game.new_state() if state is None else state
        self.plies: list[tuple[int, int]] = []

    @classmethod
    def of(cls, scene: Scene, seed: int, policies: list[Policy] | None = None) -> Self:
        """A match of a scene; the seed alone decides what happens."""
        game: Any = load(scene)
        return cls(game, Random(seed), policies)

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

    def finish(self) -> StateT:
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


AnyMatch = RandomMatch[Any, Any]
"""A match of any game of the family."""

EverestMatch = RandomMatch[MountEverest, MountEverestState]
K2Match = RandomMatch[K2, K2State]


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


def record_of(game: AnyGame, state: State, plies: list[tuple[int, int]]) -> Record:
    """The record of a match that these plies have led to `state`."""
    rules = game.ruleset
    over = game.is_over(state)
    header = Header(
        game=rules.game,
        ruleset=rules.id,
        map=rules.map_name,
        weather=rules.weather_name,
        digest=rules.digest,
        seats=rules.seats,
        names=[f"player {seat}" for seat in range(rules.seats)],
        limits=rules.limits_name,
        variant=rules.variant,
        result=game.scores(state) if over else None,
        plies=len(plies) if over else None,
    )
    return Record(header, [Ply(actor, game.text(action)) for actor, action in plies])
