"""A running match as one viewer has it: the lines it knows of, and what it is told.

What goes into messages is made here as plain dicts, in the shape of the models in
`everest.server.messages.play`: an update is sent to every viewer after every action.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from everest.engine.events import EVERYONE, Event
from everest.engine.game import AnyGame
from everest.engine.vocabulary import PLAY
from everest.record.masking import Observer
from everest.record.record import Ply, actor_sign
from everest.table.match import Match

Viewer = int | None
"""A seat, or None for spectators."""


class Perspective:
    """Keeps the lines of a match that a viewer knows of.

    They are those of the record that is masked for the viewer. The number of those that stay, whose
    end hides nothing any more, is what a client and the server name a moment by: nothing that
    others do in secret shows in it, and neither does that they take it back.

    Attributes:
        settled: the lines that stay as they are.
        told: how many of them all that watch as this viewer have.
    """

    def __init__(self, game: AnyGame, viewer: Viewer) -> None:
        self.settled: list[Ply] = []
        self.told = 0
        self._game = game
        self._observer = Observer(game, viewer)

    def note(self, actor: int, action: int, *, ends_phase: bool) -> None:
        """An action was carried out in the match."""
        ply = _shared(actor, self._game.text(action))
        for step in self._observer.note(ply, action, ends_phase=ends_phase):
            if step.seen is not None:
                self.settled.append(_shared(step.seen.actor, step.seen.text))

    def unsettled(self) -> list[Ply]:
        """The lines at the end that still hide something, and go when it is shown."""
        return [step.seen for step in self._observer.unshown() if step.seen is not None]

    def follow(self, before: Perspective) -> None:
        """The match is another from some line on than it was `before`: so much is told of it."""
        pairs = zip(self.settled, before.settled[: before.told], strict=False)
        self.told = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


@lru_cache(maxsize=1 << 16)
def _shared(actor: int, text: str) -> Ply:
    """One object for all lines that say the same: there are few, and each viewer keeps them all."""
    return Ply(actor, text)


def shows(game: AnyGame, viewer: Viewer, actor: int, action: int) -> bool:
    """Whether an action of a seat is a line for the viewer as soon as it is done."""
    kind = game.actions.kinds[action]
    return game.owner(actor, action) == viewer or not (kind == PLAY or kind in game.private_kinds)


def views_of(match: Match, viewers: Sequence[Viewer]) -> Mapping[Viewer, Any]:
    """What each of some viewers may know; everything when the match is over."""
    game = match.game
    if game.is_over(match.state):
        everything = game.full_view(match.state)
        return dict.fromkeys(viewers, everything)
    return game.views(match.state, viewers)


def legal_for(match: Match, viewer: Viewer) -> Sequence[int]:
    """The legal actions of a seat now; a spectator has none."""
    return () if viewer is None else match.game.legal_actions(match.state, viewer)


def events_for(events: Iterable[Event], viewer: Viewer) -> list[dict[str, object]]:
    """Those of the events that the viewer is in the audience of, as `TableEvent`."""
    return [
        {"kind": event.kind, "data": event.data}
        for event in events
        if event.audience == EVERYONE or event.audience == viewer
    ]


def as_lines(plies: Iterable[Ply]) -> list[dict[str, str]]:
    """Plies as a client gets them, as `Line`."""
    return [{"actor": actor_sign(ply.actor), "text": ply.text} for ply in plies]
