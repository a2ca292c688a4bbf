"""What is counted in Mount Everest: clients on the summit, at home again, dead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from everest.engine.events import Event
from everest.games.feats import Feat, Feats, number
from everest.games.mount_everest.clients import KIND_NAMES

_ARRIVALS: Final = {"summited": "summits", "came-home": "home"}
_PLURALS: Final = {"mountaineer": "mountaineers", "tourist": "tourists"}


class MountEverestFeats(Feats):
    """Clients that reached the summit, that came home after it, and that died, by kind."""

    names: ClassVar = ("summits", "home", *[f"deaths.{kind}" for kind in KIND_NAMES])

    def of(self, event: Event) -> Iterator[Feat]:
        if event.kind in _ARRIVALS:
            clients = sum([number(event, plural) for plural in _PLURALS.values()])
            yield Feat(_ARRIVALS[event.kind], number(event, "seat"), clients)
        elif event.kind == "clients-died":
            for kind, plural in _PLURALS.items():
                yield Feat(f"deaths.{kind}", number(event, "seat"), number(event, plural))
