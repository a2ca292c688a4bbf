"""Where the engine gets its randomness from: it has none of its own, callers bring it."""

from __future__ import annotations

from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Uniform(Protocol):
    """What draws chance outcomes; `random.Random` is one."""

    def random(self) -> float:
        """A number that is uniform in 0 <= number < 1."""
        ...


class RandomSource(Protocol):
    """What draws determinizations; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop - 1``, each as likely."""
        ...


def shuffle(items: list[Item], rng: RandomSource) -> None:
    """Put a list into a random order, each order as likely, in place."""
    for index in range(len(items) - 1, 0, -1):
        other = rng.randrange(index + 1)
        items[index], items[other] = items[other], items[index]
