"""The golden games: which there are, how each is played, and what is remembered of it."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

import everest
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.loading import DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT, OFFERS
from everest.record.record import Record
from everest.record.replay import action_of
from tests.k2.properties import policies as k2
from tests.properties import everest_policies as mount_everest
from tests.properties.policies import Policy, wander

FOLDERS = {"mount-everest": Path(__file__).parent, "k2": Path(__file__).parent / "k2"}
"""Where the records of each game are, and its golden.json."""
MOST_BYTES = 64 << 10
RELAXED, FAMILY = "relaxed", "family"


class GoldenGame(NamedTuple):
    """A game by its choices (S1), and how it was played: by whom, and from which seed."""

    seats: int
    map: str
    weather: str
    players: tuple[str, ...]
    seed: int
    game: str = DEFAULT_GAME
    limits: str = DEFAULT_LIMITS
    variant: str = DEFAULT_VARIANT

    @property
    def name(self) -> str:
        """The name of its record, without the suffix."""
        parts = [str(self.seats), self.map, self.weather]
        if self.limits != DEFAULT_LIMITS:
            parts.append(self.limits)
        if self.variant != DEFAULT_VARIANT:
            parts.append(self.variant)
        return "-".join(parts)

    @property
    def path(self) -> Path:
        """Where its record is."""
        return FOLDERS[self.game] / f"{self.name}.record"

    @property
    def label(self) -> str:
        """Its name among all golden games: the path of its record without the suffix."""
        return str(self.path.relative_to(Path(__file__).parent).with_suffix(""))

    def load(self) -> AnyGame:
        """The game that it is played by."""
        return everest.load(
            self.game,
            seats=self.seats,
            map=self.map,
            weather=self.weather,
            limits=self.limits,
            variant=self.variant,
        )


def _golden(seats: int, map: str, weather: str, players: str, seed: int) -> GoldenGame:
    return GoldenGame(seats, map, weather, tuple(players.split()), seed)


def _k2(
    seats: int,
    map: str,
    weather: str,
    players: str,
    seed: int,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> GoldenGame:
    names = tuple(players.split())
    return GoldenGame(seats, map, weather, names, seed, "k2", limits, variant)


# Players and seeds were looked for, so that every kind of event and of ending comes about.
EVEREST_GAMES = (
    _golden(2, "easy", "summer", "greedy greedy", 1),
    _golden(2, "easy", "winter", "greedy climber", 1),
    _golden(2, "hard", "summer", "greedy late", 1),
    _golden(2, "hard", "winter", "restless climber", 125),
    _golden(3, "easy", "summer", "greedy camper wanderer", 1),
    _golden(3, "easy", "winter", "greedy climber greedy", 1),
    _golden(3, "hard", "summer", "greedy greedy idle", 1),
    _golden(3, "hard", "winter", "climber camper wanderer", 1),
    _golden(4, "easy", "summer", "greedy greedy camper wanderer", 1),
    _golden(4, "easy", "winter", "greedy climber late wanderer", 1),
    _golden(4, "hard", "summer", "climber idle idle camper", 1),
    _golden(4, "hard", "winter", "greedy wanderer idle climber", 1),
    _golden(5, "easy", "summer", "greedy climber camper wanderer idle", 1),
    _golden(5, "easy", "winter", "greedy climber camper late wanderer", 1),
    _golden(5, "hard", "summer", "wanderer greedy climber idle camper", 1),
    _golden(5, "hard", "winter", "greedy climber camper greedy wanderer", 1),
)
K2_GAMES = (
    _k2(1, "easy", "summer", "greedy", 2),
    _k2(1, "easy", "winter", "daredevil", 16),
    _k2(1, "hard", "summer", "daredevil", 1),
    _k2(1, "hard", "winter", "greedy", 2),
    _k2(1, "everest-easy", "winter", "wanderer", 1),
    _k2(1, "everest-hard", "summer", "climber", 1, variant=FAMILY),
    _k2(2, "easy", "summer", "climber late", 1),
    _k2(2, "hard", "summer", "wanderer climber", 9),
    _k2(2, "hard", "winter", "daredevil daredevil", 2),
    _k2(2, "everest-easy", "summer", "late climber", 1, variant=FAMILY),
    _k2(3, "easy", "winter", "climber restless late", 1),
    _k2(3, "everest-easy", "summer", "fatalist climber camper", 1, variant=FAMILY),
    _k2(1, "everest-hard", "winter", "greedy", 1),
    _k2(3, "everest-hard", "winter", "climber late wanderer", 1),
    _k2(4, "easy", "summer", "climber daredevil camper late", 1, variant=FAMILY),
    _k2(4, "everest-hard", "winter", "climber late daredevil restless", 8),
    _k2(5, "easy", "summer", "climber climber climber climber late", 86),
    _k2(5, "hard", "summer", "climber climber climber late daredevil", 1, limits=RELAXED),
    _k2(5, "hard", "winter", "climber daredevil climber late fatalist", 1, RELAXED, FAMILY),
    _k2(5, "everest-easy", "summer", "greedy greedy greedy climber climber", 1),
    _k2(5, "everest-easy", "winter", "climber climber climber late climber", 2),
    _k2(5, "everest-hard", "summer", "climber late camper daredevil wanderer", 1),
)
GAMES = {"mount-everest": EVEREST_GAMES, "k2": K2_GAMES}

POLICIES: dict[str, dict[str, Policy]] = {
    "mount-everest": {
        "camper": mount_everest.settled_in,
        "climber": mount_everest.climb,
        "idle": mount_everest.idle,
        "late": mount_everest.late,
        "restless": mount_everest.restless,
        "wanderer": wander,
    },
    "k2": {
        "camper": k2.camp_early,
        "climber": k2.climb,
        "daredevil": k2.reckless,
        "fatalist": k2.stoic,
        "idle": k2.idle,
        "late": k2.assault,
        "restless": k2.hurry,
        "wanderer": wander,
    },
}
"""The scripted players of each game by name; other names are those of bots."""


class Memory(TypedDict):
    """What golden.json holds of a game: its end, digests, and how often what happened.

    `title` is what a match ended as where a game has more than points: a rank (KX2).
    """

    result: list[int]
    ranks: list[int]
    ranking: list[int]
    title: str | None
    events: str
    final: str
    kinds: dict[str, int]


def replayed(game: AnyGame, record: Record) -> tuple[State, list[Event]]:
    """The last state of a record, and all that happened on the way."""
    state: State = game.new_state()
    events: list[Event] = []
    state.events = events
    for ply in record.plies:
        game.apply(state, ply.actor, action_of(game, state, ply))
    state.events = None
    return state, events


def memory_of(game: AnyGame, record: Record) -> Memory:
    """What golden.json should hold of a record."""
    state, events = replayed(game, record)
    kinds: dict[str, int] = {}
    for event in events:
        kinds[event.kind] = kinds.get(event.kind, 0) + 1
    return {
        "result": game.scores(state),
        "ranks": game.ranks(state),
        "ranking": game.ranking(state),
        "title": OFFERS[game.ruleset.game].feats.title(game, state),
        "events": digest([[event.kind, event.audience, event.data] for event in events]),
        "final": digest([game.full_view(state)]),
        "kinds": dict(sorted(kinds.items())),
    }


def digest(items: Iterable[object]) -> str:
    """A checksum of things that JSON can hold."""
    sha = hashlib.sha256()
    for item in items:
        sha.update(json.dumps(item, sort_keys=True, separators=(",", ":")).encode() + b"\n")
    return sha.hexdigest()


def digests(game: str) -> Path:
    """Where the golden.json of a game is."""
    return FOLDERS[game] / "golden.json"


def remembered(game: str) -> dict[str, Memory]:
    """The content of a golden.json."""
    content: dict[str, Memory] = json.loads(digests(game).read_text(encoding="utf-8"))
    return content
