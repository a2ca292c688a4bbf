"""The golden games: which there are, how each is played, and what is remembered of it."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

from everest.engine.events import Event
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.record.record import Record
from everest.record.replay import action_of
from tests.properties.policies import Policy, climb, idle, late, restless, settled_in, wander

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "golden.json"
MOST_BYTES = 64 << 10


class GoldenGame(NamedTuple):
    """A game by its choices (S1), and how it was played: by whom, and from which seed."""

    seats: int
    map: str
    weather: str
    players: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """The name of its record, without the suffix."""
        return f"{self.seats}-{self.map}-{self.weather}"

    @property
    def path(self) -> Path:
        """Where its record is."""
        return FOLDER / f"{self.name}.record"


def _golden(seats: int, map: str, weather: str, players: str, seed: int) -> GoldenGame:
    return GoldenGame(seats, map, weather, tuple(players.split()), seed)


# Players and seeds were looked for, so that every kind of event and of ending comes about.
GAMES = (
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

POLICIES: dict[str, Policy] = {
    "camper": settled_in,
    "climber": climb,
    "idle": idle,
    "late": late,
    "restless": restless,
    "wanderer": wander,
}
"""The scripted players by name; ``greedy`` is the bot."""


class Memory(TypedDict):
    """What golden.json holds of a game: its end, digests, and how often what happened."""

    result: list[int]
    ranking: list[int]
    events: str
    final: str
    kinds: dict[str, int]


def replayed(game: MountEverest, record: Record) -> tuple[MountEverestState, list[Event]]:
    """The last state of a record, and all that happened on the way."""
    state = game.new_state()
    events: list[Event] = []
    state.events = events
    for ply in record.plies:
        game.apply(state, ply.actor, action_of(game, state, ply))
    state.events = None
    return state, events


def memory_of(game: MountEverest, record: Record) -> Memory:
    """What golden.json should hold of a record."""
    state, events = replayed(game, record)
    kinds: dict[str, int] = {}
    for event in events:
        kinds[event.kind] = kinds.get(event.kind, 0) + 1
    return {
        "result": game.scores(state),
        "ranking": game.ranking(state),
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


def remembered() -> dict[str, Memory]:
    """The content of golden.json."""
    content: dict[str, Memory] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return content
