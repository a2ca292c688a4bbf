"""What is counted in K2: climbers on the summit, dead, rescued; and the ranks of solo games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.feats import Feat, Feats, number
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.standings import solo_rank

_NAMES: Final = {"summited": "summits", "climber-died": "deaths", "rescued": "rescues"}


class K2Feats(Feats):
    """Arrivals of climbers on the summit, deaths, rescues."""

    names: ClassVar = tuple(_NAMES.values())

    def of(self, event: Event) -> Iterator[Feat]:
        if event.kind in _NAMES:
            yield Feat(_NAMES[event.kind], number(event, "seat"), 1)

    def titles(self, game: AnyGame) -> tuple[str, ...]:
        """The ranks of a player alone (KX2)."""
        rules = _ruleset(game)
        return tuple([rank for _, rank in rules.solo_ranks]) if rules.seats == 1 else ()

    def title(self, game: AnyGame, state: State) -> str | None:
        rules = _ruleset(game)
        return solo_rank(rules, state.scores[0]) if rules.seats == 1 else None


def _ruleset(game: AnyGame) -> K2Ruleset:
    assert isinstance(game.ruleset, K2Ruleset)
    return game.ruleset
