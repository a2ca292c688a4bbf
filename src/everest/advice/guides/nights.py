"""What tonight does to every client, and the nights after it (H1, H2)."""

from __future__ import annotations

from dataclasses import dataclass

from everest.advice.guides.position import GuidePosition
from everest.advice.nights import Fate, level_after, night_at, nights_ahead
from everest.advice.shapes import Prospect
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.view import ClientView, EverestCampView, GuideView


@dataclass(frozen=True)
class ClientFate(Fate):
    """What tonight does to one client."""

    client: ClientView


def fates(position: GuidePosition, seat: int) -> dict[str, list[ClientFate]]:
    """Tonight for all clients of a seat, by where they are: A, B, camp1, camp2."""
    found: dict[str, list[ClientFate]] = {}
    for place in _places(position, seat):
        night = night_at(position, seat, place["space"])
        found[place["name"]] = [
            ClientFate(
                night,
                *level_after(client["level"], night.change, _highest(position, client)),
                client,
            )
            for client in place["clients"]
        ]
    return found


def prospects(position: GuidePosition) -> list[Prospect]:
    """The nights ahead of all clients of all seats."""
    return [
        {
            "seat": seat,
            "holder": place["name"],
            "index": index,
            "nights": nights_ahead(
                position, seat, place["space"], client["level"], _highest(position, client)
            ),
        }
        for seat in range(position.rules.seats)
        for place in _places(position, seat)
        for index, client in enumerate(place["clients"])
    ]


def _places(position: GuidePosition, seat: int) -> list[GuideView | EverestCampView]:
    """Everything of a seat that can hold clients."""
    player = position.player(seat)
    return [*player["pieces"], *player["camps"]]


def _highest(position: GuidePosition, client: ClientView) -> int:
    """The highest level that a client keeps (H2)."""
    return position.rules.clients.highest_level[KIND_NAMES.index(client["kind"])]
