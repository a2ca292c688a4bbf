"""What a game counts in a match, so that many matches can be summed up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.state import State


@dataclass(frozen=True)
class Feat:
    """Something that a seat has done, and how often."""

    name: str
    seat: int
    number: int


class Feats(ABC):
    """The feats of one game.

    Attributes:
        names: all names that a feat can have; a dot stands between a sum and its part, as in
            ``deaths.tourist``.
    """

    names: ClassVar[tuple[str, ...]]

    @abstractmethod
    def of(self, event: Event) -> Iterator[Feat]:
        """What an event adds."""

    def titles(self, game: AnyGame) -> tuple[str, ...]:
        """What a match of `game` can end as, the best first; empty where only points count."""
        return ()

    def title(self, game: AnyGame, state: State) -> str | None:
        """What a match has ended as: one of `titles`; None where there are none."""
        return None


def number(event: Event, name: str) -> int:
    """A number that an event holds."""
    value = event.data[name]
    assert isinstance(value, int)
    return value
